"""Where the pointers of a kernel lead to, and what it writes, apart from the derivatives that it calls.

    %p = getelementptr double, ptr %q.4, i64 %i                 bases(%p)                             {%q.4}
    store double 0.0, ptr %p                                    is_written(kernel, {%q.4}, site)      True
"""

from __future__ import annotations

from ...ir.functions import Argument, Function
from ...ir.instructions import Alloca, AtomicRMW, Call, CompareExchange, Store
from ...ir.pointers import origins
from ...ir.types import PTR
from ...ir.values import ConstantWord, GlobalVariable, Value


def bases(pointer: Value) -> frozenset[Value] | None:
    """The variables and arguments that a pointer may lead into; None if that is not known."""
    found = origins(pointer)
    return frozenset(found) if all(isinstance(value, (Alloca, Argument, GlobalVariable)) for value in found) else None


def is_written(function: Function, memory: frozenset[Value], site: Call | None = None) -> bool:
    """Whether anything, or anything but one call, may write the memory, or hand on where it is."""
    for instruction in function.instructions():
        if isinstance(instruction, (Store, AtomicRMW, CompareExchange, Call)) and instruction is not site:
            pointers = (o for o in instruction.operands if o.type == PTR and not isinstance(o, (Function, ConstantWord)))
            if any(found is None or found & memory for found in map(bases, pointers)):
                return True
    return False
