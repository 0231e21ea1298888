"""Additions to shadow memory that wait until the mirror of their loop is left (see planning/shifted_updates.py).

    edge into loop.rev     rows = 4 kB of the stack, or what ne.tape.acquire gives
    loop.rev               rows[0][j] = v.d; rows[1][j] = w.d                             instead of additions
    behind it              for j: x.d[j + 1] += rows[0][j + 2] + rows[1][j]               but for 2 at each end, one by one
                           ne.tape.release(rows)                                          unless on the stack

Loads whose adjoint is the same value share a row.
"""

from __future__ import annotations

from functools import reduce

from ...analysis.control.loops import Loop
from ...ir.builder import zero
from ...ir.instructions import Load
from ...ir.types import I64, PTR, VOID, ArrayType
from ...ir.values import Value
from ..chunk_calls import counted_loop
from ..for_annotations import ReverseSweep
from ..instructions.memory import add_to_memory
from ..planning.shifted_updates import ShiftedUpdate

ELEMENT = 8  # bytes of a row for each iteration, at most
ON_STACK = 4096  # bytes; functions that call themselves have as much in each frame


class RowUpdates:
    """The rows of one function's reverse sweep ``r``."""

    def __init__(self, r: ReverseSweep) -> None:
        self.r = r
        self._loop_of = {update.load: loop for loop, updates in r.plan.late_additions.items() for update in updates}
        self._rows: dict[Loop, dict[Value, int]] = {loop: {} for loop in r.plan.late_additions}
        self._row_of: dict[Load, int] = {}
        self._counts = {loop: r.zeroed_slot(I64, "row") for loop in self._rows}
        self._memory = {loop: r.zeroed_slot(PTR, "rows") for loop in self._rows}
        self._stack = r.alloca(ArrayType(ON_STACK // ELEMENT, I64), "rows") if self._rows else zero(PTR)

    def enter(self, loop: Loop, last: Value) -> None:
        """Have rows of as many elements as the loop has had iterations; ``last``: the number of the last one."""
        if loop not in self._rows:
            return
        b = self.r.b
        count = b.binary("add", last, b.i64(1))
        size = self._size(loop, count)
        own, more, there = b.block, b.new_block("more"), b.new_block("rows")
        b.cond_br(self._is_small(size), there, more)
        b.at(more)
        acquired = b.call_named(self.r.plan.storage.acquire, PTR, [size])
        b.br(there)
        b.at(there)
        b.store(b.phi(PTR, [(self._stack, own), (acquired, more)]), self._memory[loop])
        b.store(count, self._counts[loop])

    def put(self, load: Load, amount: Value) -> bool:
        """Put the adjoint of a load in a row; whether its addition waits."""
        loop = self._loop_of.get(load)
        if loop is None:
            return False
        rows, b = self._rows[loop], self.r.b
        if amount not in rows:
            rows[amount] = len(rows)
            b.store(amount, self._element(self._row(loop, rows[amount]), self.r.counter(loop), load))
        self._row_of[load] = rows[amount]
        return True

    def leave(self, loop: Loop) -> None:
        """Add the rows of a loop; the builder stands where the mirror of its first iteration has ended."""
        if loop not in self._rows:
            return
        r, b = self.r, self.r.b
        count = b.load(I64, self._counts[loop])
        groups: dict[int, list[ShiftedUpdate]] = {}
        for update in r.plan.late_additions[loop]:
            if update.load in self._row_of:
                groups.setdefault(update.group, []).append(update)
        for group in groups.values():
            self._add_group(loop, group, count)
        release, there = b.new_block("more"), b.new_block("added")
        b.cond_br(self._is_small(self._size(loop, count)), there, release)
        b.at(release)
        b.call_named(r.plan.storage.release, VOID, [b.load(PTR, self._memory[loop])])
        b.br(there)
        b.at(there)

    def _add_group(self, loop: Loop, group: list[ShiftedUpdate], count: Value) -> None:
        """Places to which all of a group come are changed once, by their sum; the others by each that comes there."""
        b = self.r.b
        rows = {update: self._row(loop, self._row_of[update.load]) for update in group}
        first = {update: self.r.shadow(update.load.pointer) for update in group}
        farthest = max(update.shift for update in group)
        late = {update: farthest - update.shift for update in group}  # iterations until it comes to where the farthest begins
        spread = b.i64(max(late.values()))
        common = b.select(b.icmp("sgt", count, spread), b.binary("sub", count, spread), b.i64(0))

        def add(i: Value, delays: dict[ShiftedUpdate, int]) -> None:
            one, *_ = delays
            at = {update: b.binary("add", i, b.i64(delay)) if delay else i for update, delay in delays.items()}
            amounts = [b.load(one.load.type, self._element(rows[update], at[update], update.load)) for update in delays]
            flags = self.r.adjoints.permissions(one.load.pointer)
            total = reduce(lambda x, y: b.binary("fadd", x, y, flags=flags), amounts)
            add_to_memory(self.r, b.byte_offset(first[one], b.binary("mul", at[one], b.i64(one.step))), one.load, total)

        for update, delay in late.items() if len(group) > 1 else ():
            before = b.select(b.icmp("slt", count, b.i64(delay)), count, b.i64(delay))
            behind = b.binary("add", before, common)
            after = b.binary("sub", count, behind)
            counted_loop(b, before, lambda i, u=update: add(i, {u: 0}))
            counted_loop(b, after, lambda i, u=update, begin=behind: add(b.binary("add", i, begin), {u: 0}))
        counted_loop(b, common, lambda i: add(i, late))

    def _size(self, loop: Loop, count: Value) -> Value:
        b = self.r.b
        return b.binary("mul", count, b.i64(ELEMENT * len(self.r.plan.late_additions[loop])))

    def _is_small(self, size: Value) -> Value:
        return self.r.b.icmp("ule", size, self.r.b.i64(ON_STACK))

    def _row(self, loop: Loop, number: int) -> Value:
        b = self.r.b
        begin = b.binary("mul", b.load(I64, self._counts[loop]), b.i64(number * ELEMENT))
        return b.byte_offset(b.load(PTR, self._memory[loop]), begin)

    def _element(self, row: Value, i: Value, load: Load) -> Value:
        b = self.r.b
        return b.byte_offset(row, b.binary("mul", i, b.i64(self.r.context.layout.store_size(load.type))))
