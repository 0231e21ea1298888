"""Sums that run down columns, and can't be exchanged with the loop along rows, are made four at a time.

    for j: total = 0                               for j in fours: t0, t1, t2, t3 = 0, 0, 0, 0
        for k: total += u[k] * e[k, j]      ->         for k: t0 += u[k] * e[k, j]; ...; t3 += u[k] * e[k, j + 3]
        v[j] -= rate * total                           v[j] -= rate * t0; ...; v[j + 3] -= rate * t3
                                                   for the j that are left: as it was

Each sum has its terms in the same order, so its bits are the same. The four lie side by side: LLVM makes vectors of them, and of
their adjoints. Unroll and jam: Callahan, Cocke, Kennedy, "Estimating interlock and improving balance for pipelined
architectures", J. Parallel Distrib. Comput. 5 (1988).
"""

from __future__ import annotations

from ...analysis.control.dominators import Dominators
from ...analysis.control.trip_count import affine_phi, find_trip_count
from ...ir.builder import Builder
from ...ir.clone import copy_instruction
from ...ir.functions import Block, Instruction, Module, Phi
from ...ir.types import I64
from ...ir.values import Value
from .column_nests import Nest
from .hoist_loops import redirect, rename_incoming
from .loop_form import count_expression

LANES = 4
MOST_INSTRUCTIONS = 60  # of one iteration: there are five of it afterwards
Values = dict[Value, Value]


def can_be_side_by_side(nest: Nest) -> bool:
    """Whether the outer loop counts by a constant, and is not large."""
    (counter,) = nest.outer.header.phis()
    small = len(nest.head) + len(nest.terms) + len(nest.behind) <= MOST_INSTRUCTIONS
    return small and counter.type == I64 and affine_phi(counter, nest.outer) is not None


def put_side_by_side(module: Module, nest: Nest, dominators: Dominators) -> bool:
    """Put the loop over fours in front of the outer loop, which begins behind it; whether it is known how often it runs."""
    outer, function = nest.outer, nest.outer.header.function
    trip = find_trip_count(outer, dominators)
    if trip is None or not trip.exact or trip.bound.type != I64:
        return False
    (counter,), (_, leave), entry, name = outer.header.phis(), outer.exits[0], outer.before, outer.header.name
    counted = affine_phi(counter, outer)
    assert counted is not None
    begin, _, step = counted
    parts = ("fours", "four", "preheader", "sums", "summed", "next", "rest", "single")
    fours, four, into, sums, summed, latch, rest, single = blocks = [Block(f"{name}.{part}", function) for part in parts]
    function.blocks += blocks
    redirect(entry, outer.header, fours)
    b = Builder(module, fours)
    count = count_expression(b, trip, False)
    whole = b.binary("lshr", count, b.i64(2))
    behind = b.binary("add", begin, b.binary("mul", whole, b.i64(LANES * step)))
    b.cond_br(b.icmp("ne", whole, b.i64(0)), four, single)
    lanes = _Lanes(module, nest, (four, into, sums, summed, latch))
    number = lanes.number(begin, step, fours)
    lanes.emit()
    b = Builder(module, latch)
    following = b.binary("add", number, b.i64(1), flags=("nuw", "nsw"))
    number.operands.append(following)
    number.incoming_blocks.append(latch)
    b.cond_br(b.icmp("eq", following, whole), rest, four)
    b = Builder(module, rest)
    b.cond_br(b.icmp("ne", b.binary("and", count, b.i64(LANES - 1)), b.i64(0)), single, leave)
    for phi in leave.phis():
        phi.operands.append(phi.value_from(outer.latches[0]))
        phi.incoming_blocks.append(rest)
    b = Builder(module, single)
    start = b.phi(I64, [(begin, fours), (behind, rest)])
    b.br(outer.header)
    counter.operands = [start if block is entry else value for value, block in counter.incoming()]
    rename_incoming([counter], entry, single)
    return True


class _Lanes:
    """The copies of one iteration, in the blocks of a loop like the nest's."""

    def __init__(self, module: Module, nest: Nest, blocks: tuple[Block, ...]) -> None:
        self.module = module
        self.nest = nest
        self.first, self.into, self.sums, self.summed, self.latch = blocks
        self.lanes: list[Values] = [{} for _ in range(LANES)]

    def number(self, begin: Value, step: int, entry: Block) -> Phi:
        """The loop's counter, from which those of the lanes are made."""
        (counter,), b = self.nest.outer.header.phis(), Builder(self.module, self.first)
        number = b.append(Phi(I64, [b.i64(0)], [entry]), f"{counter.name}.fours")
        at = b.binary("add", begin, b.binary("mul", number, b.i64(LANES * step)))
        for lane, values in enumerate(self.lanes):
            values[counter] = b.binary("add", at, b.i64(lane * step)) if lane else at
        return number

    def emit(self) -> None:
        nest, inner = self.nest, self.nest.inner
        self._copied(nest.head, self.first)
        b = Builder(self.module, self.first)
        if nest.guard is None or nest.guard.condition is None:
            b.br(self.into)
        else:
            b.cond_br(nest.guard.condition, *(self.into if t is inner.preheader else self.latch for t in nest.guard.targets))
        Builder(self.module, self.into).br(self.sums)
        self._sums()
        ends = Builder(self.module, self.summed)
        for values in self.lanes:
            values[nest.closed] = ends.phi(nest.sum.type, [(values[nest.closed.operands[0]], self.sums)])
        after, last = inner.exits[0][1], nest.outer.latches[0]
        if after is not last:
            self._copied([i for i in nest.behind if i.block is after], self.summed)
        ends.br(self.latch)
        b = Builder(self.module, self.latch)
        for values in self.lanes:
            for phi in nest.joins:
                past, through = phi.value_from(nest.outer.header), phi.value_from(after)
                values[phi] = b.phi(phi.type, [(values.get(past, past), self.first), (values.get(through, through), self.summed)])
        self._copied([i for i in nest.behind if i.block is last], self.latch)

    def _sums(self) -> None:
        nest, inner, b = self.nest, self.nest.inner, Builder(self.module, self.sums)
        carried = [(phi, values) for phi in nest.counters for values in self.lanes[:1]]
        carried += [(nest.sum, values) for values in self.lanes]
        for phi, values in carried:
            start = phi.value_from(inner.before)
            values[phi] = b.append(Phi(phi.type, [values.get(start, start)], [self.into]), phi.name)
        for phi in nest.counters:
            for values in self.lanes[1:]:
                values[phi] = self.lanes[0][phi]
        self._copied(nest.terms, self.sums)
        for phi, values in carried:
            following, new = phi.value_from(inner.header), values[phi]
            assert isinstance(new, Phi)
            new.operands.append(values.get(following, following))
            new.incoming_blocks.append(self.sums)
        stays, values = {inner.header: self.sums}, self.lanes[0]
        branch = inner.header.terminator
        b.append(copy_instruction(branch, lambda v: values.get(v, v), lambda block: stays.get(block, self.summed)))

    def _copied(self, instructions: list[Instruction], block: Block) -> None:
        """Lane by lane, the first one first."""
        b = Builder(self.module, block)
        for values in self.lanes:
            for instruction in instructions:
                new = copy_instruction(instruction, lambda v, values=values: values.get(v, v))
                values[instruction] = b.append(new, instruction.name)
