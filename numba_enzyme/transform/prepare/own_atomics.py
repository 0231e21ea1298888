"""Atomic operations on numbers at places to which no other thread comes are loads and stores.

    i = cuda.grid(1)                                        %old = load double, ptr %y.i
    cuda.atomic.max(y, i, x[i])                             %won = fcmp ogt double %x, %old
                                                            store (%won ? %x : %old), ptr %y.i

So they are differentiated as what they are: no order of threads matters, the number of before may be used, and the place may be
written again. The derivatives that a kernel calls add atomically where the kernel's own addresses tell the threads.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TypeGuard

from ...analysis.control.shape import Shape
from ...analysis.memory.effects import Effects
from ...analysis.memory.points_to import PointsTo
from ...analysis.threads.kernel_sharing import ShadowAccess, share_in_kernel
from ...ir.builder import Builder
from ...ir.data_layout import DataLayout
from ...ir.extrema import is_extremum, wins
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, replace_uses
from ...ir.instructions import AtomicRMW, Compare, GetElementPtr, Select
from ...ir.pointers import access_of
from ...ir.types import DOUBLE, FLOAT, PTR
from ...request import GradientRequest
from ...rules import RuleBook

ARITHMETIC = ("fadd", "fsub")
FROM_POINTERS = (GetElementPtr, Compare, Phi, Select)  # to pointers and bits, touching no memory


def make_own_atomics_plain(module: Module, shapes: Mapping[Function, Shape], root: Function, request: GradientRequest,
                           book: RuleBook) -> bool:  # fmt: skip
    """Rewrite them in a kernel, in place, all of which is inlined; whether there were any."""
    atomics = [i for i in root.instructions() if _is_of_numbers(i)]
    if not atomics or len(shapes) > 1 or request.target.within_kernel:
        return False
    effects, layout = Effects(PointsTo(module, root, book)), DataLayout.of(module)
    accesses: list[ShadowAccess] = []
    others: list[Instruction] = []
    for instruction in root.instructions():
        if access := access_of(instruction, layout):
            accesses.append(ShadowAccess(instruction, *access, instruction.block))
        elif not isinstance(instruction, (DebugRecord, *FROM_POINTERS)) and any(o.type == PTR for o in instruction.operands):
            others.append(instruction)
    alone = replace(request, race_free=())  # that is said of shadows
    sharing = share_in_kernel(root, effects, shapes[root], alone, accesses, others)
    own = [a for a in atomics if sharing.is_own(a)]
    for atomic in own:
        _make_plain(module, atomic)
    return bool(own)


def _is_of_numbers(instruction: Instruction) -> TypeGuard[AtomicRMW]:
    return isinstance(instruction, AtomicRMW) and instruction.type in (FLOAT, DOUBLE) and (
        instruction.operation in (*ARITHMETIC, "xchg") or is_extremum(instruction))


def _make_plain(module: Module, atomic: AtomicRMW) -> None:
    made = Block("detached", atomic.block.function)
    b = Builder(module, made)
    b.debug = atomic.metadata.get("dbg")
    pointer, value = atomic.operands
    old = b.load(atomic.type, pointer)
    if is_extremum(atomic):
        new = b.select(wins(b, atomic, value, old), value, old)
    else:
        new = b.binary(atomic.operation, old, value) if atomic.operation in ARITHMETIC else value
    b.store(new, pointer)
    block = atomic.block
    at = block.instructions.index(atomic)
    del block.instructions[at]
    block.insert(at, made.instructions)
    replace_uses(block.function, {atomic: old})
