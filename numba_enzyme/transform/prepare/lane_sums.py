"""Sums of lanes as what they compute, for those who differentiate a derivative: every thread adds for itself.

    call void @ne.lanes.add.f64(ptr %p, double %v, ...)  ->  atomicrmw fadd ptr %p, double %v monotonic
"""

from __future__ import annotations

from ...ir.functions import Module
from ...ir.instructions import AtomicRMW, Call
from ..instructions.shared_updates import LANES_ADD, ORDER


def add_each_alone(module: Module) -> bool:
    """Replace the calls, in place; whether there were any."""
    sums = [name for name in module.functions if name.startswith(LANES_ADD)]
    for function in module.functions.values() if sums else ():
        for block in function.blocks:
            for at, instruction in enumerate(block.instructions):
                if isinstance(instruction, Call) and (instruction.callee_name or "") in sums:
                    pointer, amount = instruction.arguments[:2]
                    new = AtomicRMW(amount.type, "fadd", pointer, amount, suffix=ORDER)
                    new.block = block
                    block.instructions[at] = new
    for name in sums:
        del module.functions[name]
    return bool(sums)
