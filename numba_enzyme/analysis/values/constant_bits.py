"""Whether the bits of a value are those of constants, whichever way it came about.

    phi [ zeroinitializer ], [ insertelement %itself, i64 4602678819172646912, 0 ]     ->  yes
    phi [ 0 ], [ add %itself, 1 ]                                                      ->  no

LLVM writes numbers that it knows as integers, and moves them through loops and vectors; such bits carry no derivative.
"""

from __future__ import annotations

from ...ir.functions import Phi
from ...ir.instructions import Cast, ExtractElement, ExtractValue, Freeze, InsertElement, InsertValue, Select, ShuffleVector
from ...ir.values import Constant, Value


def is_made_of_constants(value: Value) -> bool:
    """Whether only constants go into it; how they are chosen and put together does not matter."""
    seen: set[Value] = set()
    pending = [value]
    while pending:
        value = pending.pop()
        if isinstance(value, Constant) or value in seen:
            continue
        seen.add(value)
        if isinstance(value, (Phi, Freeze, Cast, ShuffleVector, InsertValue, ExtractValue)):
            pending += value.operands
        elif isinstance(value, Select):
            pending += value.operands[1:]
        elif isinstance(value, InsertElement):
            pending += value.operands[:2]  # not where it goes
        elif isinstance(value, ExtractElement):
            pending += value.operands[:1]
        else:
            return False
    return True
