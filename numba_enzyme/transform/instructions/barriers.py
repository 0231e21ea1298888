"""Where threads wait for each other: the mirror of a barrier is a barrier.

    store %s[t]; barrier; load %s[r]          reverse: s.d[r] += ...; barrier; t = s.d[t]; s.d[t] = 0

Between two barriers of the reverse sweep a place of shadow memory is touched as between the two barriers of the forward sweep
that they mirror: by many threads that only add, or by one. So the four cases (store-load, load-store, store-store,
load-load) are one rule.

On the host threads come one after the other. Where a kernel has barriers, the reverse sweep of all begins (:func:`turn`) when
the last one has ended its primal, and goes through them from the last one to the first: so it mirrors the order of the primal
also where threads race for memory.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...analysis.threads.barrier_divergence import is_out_of_step
from ...analysis.threads.phases import GRID_SYNC, is_block_barrier
from ...diagnostics import Problem
from ...ir.builder import Builder, zero
from ...ir.instructions import Call
from ...ir.types import VOID
from ...ir.values import Constant
from ..context import Context
from ..for_annotations import ReverseSweep
from .family import Family
from .passing_on import is_passed_on
from .places import problem

TURN = "ne.turn"


def turn(b: Builder, c: Context) -> None:
    """Between the sweeps of a kernel whose threads meet, on the host."""
    target = c.facts.request.target
    if not (target.threads and target.in_turn) or target.within_kernel:
        return
    if any(is_block_barrier(i, c.book) for i in c.facts.root.instructions()):
        b.call_named(TURN, VOID, []).called.suffix = "convergent nounwind"


class Fences(Family):
    """Fences for the whole grid: with them a block can read what another one has written in the same launch."""

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        late_first = c.facts.request.late_first
        if not c.forward_mode and not late_first and not call.callee.name.endswith(".cta") and is_passed_on(c):
            yield problem("NE311", "blocks may hand numbers to each other within one launch, whose reverse would have to run "
                          "block after block", call, c, fix="make it two kernels")  # fmt: skip


class Barriers(Family):
    """Barriers of a block or a warp, also those that count a predicate: their mirror counts nothing."""

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        """Padded kernels have no problem; threads of the grid's barriers and of a function within a kernel can't be padded."""
        request, root = c.facts.request, c.facts.root
        unpadded = request.target.threads and (request.target.within_kernel or call.callee.name == GRID_SYNC)
        if not c.forward_mode and unpadded and is_block_barrier(call, c.book) and is_out_of_step(root, request, c.book):
            what = "function" if request.target.within_kernel else "kernel"
            yield problem("NE313", f"a thread may leave the {what} without coming to this barrier, and its reverse sweep "
                          "would run ahead of the others'", call, c,
                          fix="let all threads come to all barriers, and those with nothing to do skip the work between them")

    def is_mirrored(self, call: Call, c: Context) -> bool:
        return True

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        for mask in self._mask(call):
            if not isinstance(mask, Constant):
                yield Need(mask)

    @staticmethod
    def _mask(call: Call) -> list:
        """Which threads take part, if the call says it."""
        return call.arguments if call.callee.name.endswith("bar.warp.sync") else []

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        if call.callee.name.endswith("bar.warp.sync"):
            arguments = [r.primal(a) for a in call.arguments]
        else:
            arguments = [a if isinstance(a, Constant) else zero(a.type) for a in call.arguments]
        r.b.call(call.callee, arguments)
