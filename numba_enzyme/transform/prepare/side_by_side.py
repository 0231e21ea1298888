"""Four iterations of a loop side by side, where the loop inside waits for itself or runs down columns.

    for i: p = 1, r = y[i]                     for i in fours: p0, .., p3 = 1; r0, .., r3 = y[i], .., y[i + 3]
        for j: r -= x[j] * p; p *= t[i]   ->       for j: r0 -= x[j] * p0; p0 *= t[i]; ..; r3 -= x[j] * p3; p3 *= t[i + 3]
        total += r * r                             total = (((total + r0 * r0) + r1 * r1) + r2 * r2) + r3 * r3
                                               for the i that are left: as it was

An iteration of a recurrence waits for the one before, so neither it nor its adjoint is ever a vector; four of them that do not
know of each other are one. The same goes for sums down columns that can't be exchanged with the loop along rows
(:mod:`.interchange`). All is added up in the same order, so its bits are the same. Unroll and jam: Callahan, Cocke, Kennedy,
"Estimating interlock and improving balance for pipelined architectures", J. Parallel Distrib. Comput. 5 (1988).
"""

from __future__ import annotations

from ...analysis.control.trip_count import TripCount, affine_phi, constant_count
from ...ir.builder import Builder
from ...ir.clone import append_copies, copy_instruction
from ...ir.functions import Block, Instruction, Module, Phi
from ...ir.instructions import Call, Compare, Select
from ...ir.types import I64
from ...ir.values import Value
from .column_nests import Nest, made_of
from .hoist_loops import redirect, rename_incoming
from .loop_form import count_expression

LANES = 4
MOST_INSTRUCTIONS = 60  # of one iteration: there are five of it afterwards
FEW = 8  # iterations
INSTRUCTIONS = ("llvm.fma.", "llvm.fmuladd.", "llvm.sqrt.", "llvm.fabs.")
Values = dict[Value, Value]


def can_be_side_by_side(nest: Nest, trip: TripCount) -> bool:
    """Whether the outer loop counts by a constant, and is not large."""
    if not trip.exact or trip.bound.type != I64:
        return False
    small = len(nest.head) + len(nest.within) + len(nest.terms) + len(nest.behind) <= MOST_INSTRUCTIONS
    late = {*nest.totals}  # known only when the iteration before is done
    behind = [i for i in nest.behind if i.block is not nest.outer.latches[0]]
    early = [*nest.head, *nest.within, *nest.inner.header.instructions, *nest.closed, *nest.joins, *behind]
    return small and not any(o in late for i in early for o in i.operands)


def is_recurrence(nest: Nest, trip: TripCount) -> bool:
    """Whether an iteration of the inner loop waits for the one before, and not only to add to it: such a loop is no vector."""
    if (constant_count(trip) or FEW + 1) <= FEW:
        return False  # it will be unrolled, and the outer loop becomes one of vectors
    if any(isinstance(i, Call) and not i.callee.name.startswith(INSTRUCTIONS) for i in nest.terms):
        return False  # calls are made one by one, and take longer than what waits
    chained = made_of([phi.value_from(nest.inner.header) for phi in nest.carried], {*nest.terms, *nest.carried})
    if any(isinstance(i, Compare | Select) for i in chained):
        return False
    return not all(_is_added_to(phi, nest) for phi in nest.carried)


def _is_added_to(phi: Phi, nest: Nest) -> bool:
    following = phi.value_from(nest.inner.header)
    readers = [i for i in (*nest.terms, *nest.carried) if phi in i.operands or (following in i.operands and i is not phi)]
    if readers != [following] or not isinstance(following, Instruction):
        return False
    return following.opcode in ("fadd", "fsub") or "reassoc" in following.flags


def put_side_by_side(module: Module, nest: Nest, trip: TripCount) -> None:
    """Put the loop over fours in front of the outer loop, which begins behind it and runs as often as ``trip`` says."""
    outer, function = nest.outer, nest.outer.header.function
    (_, leave), entry, name = outer.exits[0], outer.before, outer.header.name
    parts = ("fours", "four", "preheader", "sums", "summed", "next", "rest", "single")
    fours, four, into, sums, summed, latch, rest, single = blocks = [Block(f"{name}.{part}", function) for part in parts]
    function.blocks += blocks
    redirect(entry, outer.header, fours)
    b = Builder(module, fours)
    count = count_expression(b, trip, False)
    whole = b.binary("lshr", count, b.i64(2))
    counted = {phi: affine_phi(phi, outer) for phi in nest.indices}
    steps = {phi: (found[0], found[2]) for phi, found in counted.items() if found is not None}
    behind = {phi: b.binary("add", begin, b.binary("mul", whole, b.i64(LANES * step))) for phi, (begin, step) in steps.items()}
    b.cond_br(b.icmp("ne", whole, b.i64(0)), four, single)
    lanes = _Lanes(module, nest, (four, into, sums, summed, latch))
    number = lanes.number(steps, fours)
    lanes.emit()
    b = Builder(module, latch)
    following = b.binary("add", number, b.i64(1), flags=("nuw", "nsw"))
    number.add_incoming(following, latch)
    b.cond_br(b.icmp("eq", following, whole), rest, four)
    b = Builder(module, rest)
    b.cond_br(b.icmp("ne", b.binary("and", count, b.i64(LANES - 1)), b.i64(0)), single, leave)
    last = lanes.lanes[-1]
    for phi in leave.phis():
        value = phi.value_from(outer.latches[0])
        phi.add_incoming(last.get(value, value), rest)
    b = Builder(module, single)
    starts = {phi: b.phi(I64, [(begin, fours), (behind[phi], rest)]) for phi, (begin, _) in steps.items()}
    for phi in nest.totals:
        following = phi.value_from(outer.latches[0])
        starts[phi] = b.phi(phi.type, [(phi.value_from(entry), fours), (last.get(following, following), rest)])
    b.br(outer.header)
    for phi, start in starts.items():
        phi.operands = [start if block is entry else value for value, block in phi.incoming()]
    rename_incoming([*starts], entry, single)


class _Lanes:
    """The copies of one iteration, in the blocks of a loop like the nest's."""

    def __init__(self, module: Module, nest: Nest, blocks: tuple[Block, ...]) -> None:
        self.module = module
        self.nest = nest
        self.first, self.into, self.sums, self.summed, self.latch = blocks
        self.lanes: list[Values] = [{} for _ in range(LANES)]

    def number(self, steps: dict[Phi, tuple[Value, int]], entry: Block) -> Phi:
        """The loop's counter, from which the indices of the lanes are made, and what its iterations leave to the next."""
        b = Builder(self.module, self.first)
        number = b.append(Phi(I64, [b.i64(0)], [entry]), "fours")
        for phi in self.nest.totals:
            self.lanes[0][phi] = b.append(Phi(phi.type, [phi.value_from(self.nest.outer.before)], [entry]), phi.name)
        for index, (begin, step) in steps.items():
            at = b.binary("add", begin, b.binary("mul", number, b.i64(LANES * step)))
            for lane, values in enumerate(self.lanes):
                values[index] = b.binary("add", at, b.i64(lane * step)) if lane else at
        return number

    def emit(self) -> None:
        nest, inner = self.nest, self.nest.inner
        self._copied(nest.head, self.first)
        b = Builder(self.module, self.first)
        if nest.guard is None or nest.guard.condition is None:
            b.br(self.into)
        else:
            b.cond_br(nest.guard.condition, *(self.into if t is inner.preheader else self.latch for t in nest.guard.targets))
        self._copied(nest.within, self.into)
        Builder(self.module, self.into).br(self.sums)
        self._sums()
        ends = Builder(self.module, self.summed)
        for values in self.lanes:
            for phi in nest.closed:
                left = phi.operands[0]
                values[phi] = ends.phi(phi.type, [(values.get(left, left), self.sums)])
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
        for phi in nest.totals:
            following, new = phi.value_from(last), self.lanes[0][phi]
            assert isinstance(new, Phi)
            new.add_incoming(self.lanes[-1].get(following, following), self.latch)

    def _sums(self) -> None:
        nest, inner, b = self.nest, self.nest.inner, Builder(self.module, self.sums)
        carried = [(phi, values) for phi in nest.counters for values in self.lanes[:1]]
        carried += [(phi, values) for phi in nest.carried for values in self.lanes]
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
            new.add_incoming(values.get(following, following), self.sums)
        stays, values = {inner.header: self.sums}, self.lanes[0]
        branch = inner.header.terminator
        b.append(copy_instruction(branch, lambda v: values.get(v, v), lambda block: stays.get(block, self.summed)))

    def _copied(self, instructions: list[Instruction], block: Block) -> None:
        """Lane by lane, the first one first: it knows what the one before has left."""
        b, before, latch = Builder(self.module, block), None, self.nest.outer.latches[0]
        for values in self.lanes:
            if before is not None:
                following = {phi: phi.value_from(latch) for phi in self.nest.totals}
                values |= {phi: before.get(value, value) for phi, value in following.items()}
            before = values
            append_copies(b, instructions, values)
