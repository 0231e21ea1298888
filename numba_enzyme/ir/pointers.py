"""What an address is a step from.

    %q = getelementptr double, ptr %p, i64 %i          base_of(%q) is %p
"""

from __future__ import annotations

from .instructions import Cast, GetElementPtr
from .values import Value


def base_of(pointer: Value) -> Value:
    """The pointer that steps and bit casts lead to an address from."""
    while isinstance(pointer, GetElementPtr) or (isinstance(pointer, Cast) and pointer.opcode == "bitcast"):
        pointer = pointer.operands[0]
    return pointer
