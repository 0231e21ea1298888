"""Sums of lanes as what they compute.

    call void @ne.lanes.add.f64.2(ptr %p, i64 0, i64 8, ...)   ->  two calls of @ne.lanes.add.f64, which `take_apart` leaves
    call void @ne.lanes.add.f64(ptr %p, double %v, ...)        ->  atomicrmw fadd ptr %p, double %v monotonic

The second for those who differentiate a derivative: every thread adds for itself.
"""

from __future__ import annotations

import re

from ...ir.builder import Builder
from ...ir.functions import Block, Module
from ...ir.instructions import AtomicRMW, Call
from ...ir.types import VOID
from ...ir.values import ConstantInt
from ..instructions.shared_updates import LANES_ADD, ORDER

COMBINED = re.compile(re.escape(LANES_ADD) + r"f\d\d\.\d+")


def add_each_alone(module: Module) -> bool:
    """Replace the calls, in place; whether there were any."""
    take_apart(module)
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


def take_apart(module: Module) -> None:
    """Make single sums of those that were combined, in place."""
    combined = [function for name, function in module.functions.items() if COMBINED.fullmatch(name)]
    for function in module.functions.values() if combined else ():
        for block in function.blocks:
            for call in [i for i in block.instructions if isinstance(i, Call) and i.callee in combined]:
                _take_apart(module, block, call)
    for function in combined:
        del module.functions[function.name]


def _take_apart(module: Module, block: Block, call: Call) -> None:
    name, _, count = call.called.name.rpartition(".")
    pointer, numbers = call.arguments[0], call.arguments[1 + int(count) :]
    b = Builder(module, Block("", block.function))
    for offset, number in zip(call.arguments[1:], numbers[: int(count)], strict=False):
        place = b.byte_offset(pointer, offset.value if isinstance(offset, ConstantInt) else offset)
        b.call_named(name, VOID, [place, number, *numbers[int(count) :]])
    made, at = b.block.instructions, block.instructions.index(call)
    for instruction in made:
        instruction.metadata = dict(call.metadata)
    block.insert(at, made)
    block.instructions.remove(call)
