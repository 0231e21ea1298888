"""Which of two equal numbers a program takes stays what it says: LLVM makes no extremum of a choice between them.

    %r = select nnan nsz i1 %a_is_more, double %a, double %b        without `nnan`, so that it does not become llvm.maxnum(%a, %b)

Of equal numbers `a > b ? a : b` is b and `a < b ? b : a` is a. Both become the same call where NaN is excluded.
"""

from __future__ import annotations

from ...ir.functions import Module, Phi
from ...ir.instructions import Select
from ...ir.types import is_floating
from .contraction import FAST


def keep_choices(module: Module) -> bool:
    """Take `nnan` from choices of numbers; whether there are any."""
    found = False
    for function in module.functions.values():
        for instruction in function.instructions():
            if isinstance(instruction, Phi | Select) and is_floating(instruction.type):
                flags = FAST if "fast" in instruction.flags else instruction.flags
                if "nnan" in flags:
                    instruction.flags = tuple(flag for flag in flags if flag != "nnan")
                    found = True
    return found
