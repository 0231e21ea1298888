"""Integer instructions that touch nothing of a number but its sign: what optimisers make of negations and absolute values.

    xor i64 %bits, 1 << 63        sub i64 %bits, (%n << 63)        and i64 %bits, ~(1 << 63)
"""

from __future__ import annotations

from ...ir.instructions import Binary
from ...ir.types import IntType, integer_bits
from ...ir.values import ConstantInt, Value

WIDTHS = (32, 64)


def same_but_for_sign(value: Value) -> Value | None:
    """The operand from which an integer differs in its highest bit at most."""
    if not isinstance(value, Binary) or not isinstance(value.type, IntType) or value.type.bits not in WIDTHS:
        return None
    a, b = value.operands
    if value.opcode == "and":
        clears = isinstance(b, ConstantInt) and b.value % (1 << value.type.bits) == (1 << (value.type.bits - 1)) - 1
        return a if clears else None
    if value.opcode in ("add", "sub", "xor") and _is_sign_alone(b):
        return a
    return b if value.opcode in ("add", "xor") and _is_sign_alone(a) else None


def _is_sign_alone(value: Value) -> bool:
    """Whether all bits but the highest one are zero."""
    top = integer_bits(value.type) - 1
    if isinstance(value, ConstantInt):
        return value.value % (1 << value.type.bits) == 1 << top
    by = value.operands[1] if isinstance(value, Binary) and value.opcode == "shl" else None
    return isinstance(by, ConstantInt) and by.value == top
