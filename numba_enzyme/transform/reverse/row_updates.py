"""Additions to shadow memory that wait until a strip of their loop's iterations is mirrored (see planning/shifted_updates.py).

    edge into loop.rev     lowest = the first number of the last strip
    loop.rev               rows[0][j - lowest] = v.d; rows[1][j - lowest] = w.d          instead of additions
    behind each strip      for i: x.d[i + 1] += rows[0][i + 2] + rows[1][i]              but for 2 at each end, one by one
                           out of the loop, or lowest = that of the strip before

A strip is as long as the rows that lie on the stack, which stay in the nearest cache (strip mining: Allen and Kennedy). Loads
whose adjoint is the same value share a row.
"""

from __future__ import annotations

from functools import reduce

from ...analysis.control.loops import Loop
from ...ir.builder import zero
from ...ir.functions import Block
from ...ir.instructions import Load
from ...ir.types import I64, PTR, ArrayType
from ...ir.values import Value
from ..chunk_calls import counted_loop
from ..for_annotations import ReverseSweep
from ..instructions.memory import add_to_memory
from ..planning.shifted_updates import ELEMENT, ON_STACK, ShiftedUpdate, strip_length


class RowUpdates:
    """The rows of one function's reverse sweep ``r``."""

    def __init__(self, r: ReverseSweep) -> None:
        self.r = r
        self._loop_of = {update.load: loop for loop, updates in r.plan.late_additions.items() for update in updates}
        self._strips = {loop: _Strips(r, len(updates)) for loop, updates in r.plan.late_additions.items()}
        self._row_of: dict[Load, int] = {}
        self._stack = r.alloca(ArrayType(ON_STACK // ELEMENT, I64), "rows") if self._strips else zero(PTR)

    def enter(self, loop: Loop, last: Value, mirror: Block) -> Block:
        """Begin with the last strip of a loop; ``last``: the number of its last iteration. Returns where its mirror begins."""
        return self._strips[loop].enter(last, mirror) if loop in self._strips else mirror

    def ends(self, loop: Loop, count: Value) -> Value:
        """Whether iteration number ``count`` is the last to be mirrored of its strip."""
        return self.r.b.icmp("eq", count, self._strips[loop].lowest())

    def put(self, load: Load, amount: Value) -> bool:
        """Put the adjoint of a load in a row; whether its addition waits."""
        loop = self._loop_of.get(load)
        if loop is None:
            return False
        strips, b = self._strips[loop], self.r.b
        if amount not in strips.rows:
            strips.rows[amount] = len(strips.rows)
            place = b.binary("sub", self.r.counter(loop), strips.lowest())
            b.store(amount, self._element(strips, strips.rows[amount], place, load))
        self._row_of[load] = strips.rows[amount]
        return True

    def leave_strip(self, loop: Loop, first: Value, out: Block) -> Block:
        """Add the rows of a strip, where its last iteration is mirrored; go ``out`` at the ``first`` iteration of the loop.

        The builder goes on where there is another strip, whose mirror begins where it is said.
        """
        r, b, strips = self.r, self.r.b, self._strips[loop]
        count = b.load(I64, strips.count)
        groups: dict[int, list[ShiftedUpdate]] = {}
        for update in r.plan.late_additions[loop]:
            if update.load in self._row_of:
                groups.setdefault(update.group, []).append(update)
        for group in groups.values():
            self._add_group(strips, group, count)
        more = b.new_block("strip")
        b.cond_br(first, out, more)
        b.at(more)
        return strips.go_on()

    def _add_group(self, strips: _Strips, group: list[ShiftedUpdate], count: Value) -> None:
        """Places to which all of a group come are changed once, by their sum; the others by each that comes there."""
        b = self.r.b
        first = {update: self.r.shadow(update.load.pointer) for update in group}
        farthest = max(update.shift for update in group)
        late = {update: farthest - update.shift for update in group}  # iterations until it comes to where the farthest begins
        spread = b.i64(max(late.values()))
        common = b.select(b.icmp("sgt", count, spread), b.binary("sub", count, spread), b.i64(0))

        def add(i: Value, delays: dict[ShiftedUpdate, int]) -> None:
            one, *_ = delays
            at = {update: b.binary("add", i, b.i64(delay)) if delay else i for update, delay in delays.items()}
            rows = {update: self._element(strips, self._row_of[update.load], at[update], update.load) for update in delays}
            flags = self.r.adjoints.permissions(one.load.pointer)
            total = reduce(lambda x, y: b.binary("fadd", x, y, flags=flags), (b.load(u.load.type, rows[u]) for u in delays))
            add_to_memory(self.r, b.byte_offset(first[one], b.binary("mul", at[one], b.i64(one.step))), one.load, total)

        for update, delay in late.items() if len(group) > 1 else ():
            before = b.select(b.icmp("slt", count, b.i64(delay)), count, b.i64(delay))
            behind = b.binary("add", before, common)
            after = b.binary("sub", count, behind)
            counted_loop(b, before, lambda i, u=update: add(i, {u: 0}))
            counted_loop(b, after, lambda i, u=update, begin=behind: add(b.binary("add", i, begin), {u: 0}))
        counted_loop(b, common, lambda i: add(i, late))

    def _element(self, strips: _Strips, row: int, i: Value, load: Load) -> Value:
        b = self.r.b
        begin = b.byte_offset(self._stack, b.i64(row * ELEMENT * strips.length))
        return b.byte_offset(begin, b.binary("mul", i, b.i64(self.r.context.layout.store_size(load.type))))


class _Strips:
    """The strips of one loop, the last one first; ``rows``: the number of the row of each adjoint that is put in one."""

    def __init__(self, r: ReverseSweep, rows: int) -> None:
        self.b = r.b
        self.length = strip_length(rows)
        self.rows: dict[Value, int] = {}
        self.count = r.zeroed_slot(I64, "strip")
        self._lowest = r.zeroed_slot(I64, "lowest")
        self._begin: Block | None = None

    def lowest(self) -> Value:
        """The number of the first iteration of the strip."""
        return self.b.load(I64, self._lowest)

    def enter(self, last: Value, mirror: Block) -> Block:
        """Where the mirror of each strip begins; the first of them ends with iteration ``last``."""
        self._begin_at(last)
        if self._begin is None:
            own, self._begin = self.b.block, self.b.new_block("strips")
            self.b.at(self._begin).br(mirror)
            self.b.at(own)
        return self._begin

    def go_on(self) -> Block:
        """The strip before this one is next; where its mirror begins."""
        assert self._begin is not None
        self._begin_at(self.b.binary("sub", self.lowest(), self.b.i64(1)))
        return self._begin

    def _begin_at(self, last: Value) -> None:
        b = self.b
        lowest = b.binary("sub", last, b.i64(self.length - 1))
        lowest = b.select(b.icmp("sgt", lowest, b.i64(0)), lowest, b.i64(0))
        b.store(lowest, self._lowest)
        b.store(b.binary("add", b.binary("sub", last, lowest), b.i64(1)), self.count)
