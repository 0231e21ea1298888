"""A kernel for launches that are one thread or one block wide along some axes.

    single: ntid.y, nctaid.y          call i32 @llvm.nvvm.read.ptx.sreg.tid.y() -> 0;   ...ntid.y() -> 1
"""

from __future__ import annotations

from ...ir.functions import Function, Module, replace_uses
from ...ir.instructions import Call
from ...ir.values import ConstantInt, Value

REGISTER = "llvm.nvvm.read.ptx.sreg."


def fix_single_extents(module: Module, single: tuple[str, ...]) -> bool:
    """Replace the registers that are known, in place; whether any were read."""
    known = {f"{REGISTER}{name}": 1 for name in single} | {f"{REGISTER}{name.removeprefix('n')}": 0 for name in single}
    changed = [_fix(function, known) for function in module.functions.values()]
    return any(changed)


def _fix(function: Function, known: dict[str, int]) -> bool:
    found: dict[Value, Value] = {}
    for block in function.blocks:
        for instruction in list(block.instructions):
            if isinstance(instruction, Call) and instruction.callee_name in known:
                found[instruction] = ConstantInt(instruction.type, known[instruction.callee_name])
                block.instructions.remove(instruction)
    if found:
        replace_uses(function, found)
    return bool(found)
