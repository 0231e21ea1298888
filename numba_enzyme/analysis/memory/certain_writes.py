"""Whether an iteration has certainly written all the memory that a load in it reads, before it reads it.

    for j: { for k < 4: a[k] = f(j, k);  ... = a[m] }       yes: all four, whatever m is
    for j: { if c: a[0] = f(j);  ... = a[0] }               no: it may be what an iteration before has left

Only then the iteration alone tells what the load finds. Memory is an array on the stack; a write counts if nothing decides on it
but loops of constant length, for whose iterations its addresses are worked out one by one.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable, Iterator
from math import prod

from ...ir.data_layout import DataLayout
from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Alloca, Call, GetElementPtr, Store
from ...ir.types import IntType, integer_bits
from ...ir.values import ConstantInt, Value
from ..control.loops import Loop
from ..control.shape import Shape
from ..control.trip_count import affine_phi
from ..values.integer_arithmetic import Undecided, computed, signed
from .objects import Offset

MOST_PLACES = 4096  # addresses of one write that are looked at
Steps = dict[Loop, int]


def loops_around(shape: Shape, writer: Instruction, loop: Loop) -> list[Loop] | None:
    """The loops around the writer within ``loop``, outermost first; None if it is not in that."""
    innermost = shape.loop_of(writer.block)
    if innermost is None or not loop.contains(innermost):
        return None
    return innermost.nest[innermost.nest.index(loop) + 1 :]


def has_run(shape: Shape, writer: Instruction, load: Instruction, around: list[Loop], entry: Callable[[Loop], Block]) -> bool:
    """Whether the writer has run in all iterations of the loops around it when the load runs.

    ``entry``: a block of which it is enough that everybody comes by, for a loop to have run."""
    dominates, inside = shape.dominators.dominates, writer.block
    for inner in reversed(around):
        known = shape.shapes.get(inner)
        if known is None or not known.exact or known.count is None or load.block in inner.blocks:
            return False
        if [block for block, _ in inner.exits] != inner.latches or not dominates(inside, inner.latches[0]):
            return False
        inside = entry(inner)
    if inside is load.block and not around:
        order = inside.instructions
        return order.index(writer) < order.index(load)
    return inside is not load.block and dominates(inside, load.block)


class CertainWrites:
    """Asked per iteration; ``shape``: the control flow of the function."""

    def __init__(self, shape: Shape, layout: DataLayout) -> None:
        self.shape = shape
        self.layout = layout

    def cover(self, writers: Iterable[Instruction], load: Instruction, loop: Loop, array: Alloca, place: Offset,
              size: int) -> bool:  # fmt: skip
        """Whether ``size`` bytes at all places of the class ``place`` are written in each iteration, before ``load``."""
        if array.count is None:
            return False
        extent = self.layout.size_of(array.allocated_type) * array.count
        written: set[int] = set()
        for writer in writers:
            for begin, end in self._certain(writer, load, loop, array):
                written.update(range(max(begin, 0), min(end, extent)))
        starts = range(place.base, max(place.base + 1, extent - size + 1), place.stride) if place.stride else (place.base,)
        return all(byte in written for start in starts for byte in range(start, start + size))

    def _certain(self, writer: Instruction, load: Instruction, loop: Loop, array: Alloca) -> Iterator[tuple[int, int]]:
        """What the writer has certainly written, as (first byte, end)."""
        around = self._complete_loops(writer, load, loop)
        if around is None:
            return
        if isinstance(writer, Store):
            pointer, size = writer.pointer, self.layout.store_size(writer.value.type)
        elif isinstance(writer, Call) and isinstance(writer.arguments[2], ConstantInt):  # a memset
            pointer, size = writer.arguments[0], writer.arguments[2].value
        else:
            return
        for steps in itertools.product(*map(range, around.values())):
            try:
                begin = self._offset(pointer, dict(zip(around, steps, strict=True)), array)
            except Undecided:
                return
            yield begin, begin + size

    def _complete_loops(self, writer: Instruction, load: Instruction, loop: Loop) -> dict[Loop, int] | None:
        """The loops around the writer within ``loop``, and how many iterations, all before the load; None if one may not."""
        around = loops_around(self.shape, writer, loop)
        if around is None or not has_run(self.shape, writer, load, around, lambda inner: inner.header):
            return None
        counts = {inner: count for inner in around if (count := self.shape.shapes[inner].constant) is not None}
        return counts if len(counts) == len(around) and prod(counts.values()) <= MOST_PLACES else None

    # ---- addresses

    def _offset(self, pointer: Value, steps: Steps, array: Alloca) -> int:
        """Bytes from the beginning of the array in one iteration; raises Undecided if they are not known."""
        total = 0
        while isinstance(pointer, GetElementPtr):
            for times, size in self.layout.steps(pointer.source_type, pointer.operands[1:]):
                total += self._number(times, steps) * size
            pointer = pointer.operands[0]
        if pointer is not array:
            raise Undecided
        return total

    def _number(self, value: Value, steps: Steps) -> int:
        """An integer in one iteration, as a signed number of its type."""
        if isinstance(value, ConstantInt):
            return signed(value.value, value.type.bits)
        if isinstance(value, Phi):
            return self._counted(value, steps)
        if not isinstance(value, Instruction) or not isinstance(value.type, IntType):
            raise Undecided
        bits = [self._number(o, steps) % (1 << integer_bits(o.type)) for o in value.operands]
        return signed(computed(value, bits), integer_bits(value.type))

    def _counted(self, phi: Phi, steps: Steps) -> int:
        loop = self.shape.loops.by_header.get(phi.block)
        found = affine_phi(phi, loop) if loop is not None and loop in steps else None
        if loop is None or found is None:
            raise Undecided
        return signed(self._number(found[0], steps) + steps[loop] * found[2], integer_bits(phi.type))
