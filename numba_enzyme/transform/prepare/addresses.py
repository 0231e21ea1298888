"""Addresses of elements do not wrap around the end of memory: Numba leaves that open, and LLVM forgets it now and then.

    %p = getelementptr double, ptr %a, i64 %k          ->      %p = getelementptr nusw double, ptr %a, i64 %k

LLVM tells `a[k]` from `a[k + half]` by it. An address at which nothing is read or written may be anything.
"""

from __future__ import annotations

from ...ir.functions import Module
from ...ir.instructions import GetElementPtr

SAID = frozenset(["inbounds", "nusw", "nuw"])


def keep_from_wrapping(module: Module) -> bool:
    """Say it of all addresses of a module of which nothing is said, in place; whether there were some."""
    found = [
        instruction
        for function in module.functions.values()
        for instruction in function.instructions()
        if isinstance(instruction, GetElementPtr) and not SAID.intersection(instruction.flags)
    ]
    for instruction in found:
        instruction.flags = (*instruction.flags, "nusw")
    return bool(found)
