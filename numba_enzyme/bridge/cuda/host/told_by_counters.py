"""What a thread knows to be done by what it has found at a place that others change atomically, as the race check sees it.

    block 0: store %parts[0]; a fence; atomicrmw add %count          what it did before the fence is behind the counter
    block 1: atomicrmw add %count; load %parts[0]                    it has been there since: the two are in order

What a thread did before its last fence, and what it knew then, is known to all who change or read atomically what it has changed
since. An atomic operation itself comes before what is done by those who have come to its place after it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import NamedTuple


class Visit(NamedTuple):
    """A thread's access, or its fence. ``round``, ``phase``, ``epoch``: how many barriers of the grid, of the block, and of
    lanes, it had passed; ``moment``: when it came, among all."""

    thread: int
    block: int
    round: int
    phase: int
    epoch: int
    address: int
    size: int
    site: int
    moment: int


@dataclass(frozen=True, eq=False)
class Fence:
    """A thread's fence. ``seen``: the epochs of lanes that it had seen; ``known``: the fences of others that it had been told
    of, by way of others too."""

    visit: Visit
    seen: dict[int, int]
    known: frozenset[Fence]
    of_block: bool

    def follows(self, before: Visit) -> bool:
        """Whether a visit of its block was over."""
        at = self.visit
        if (before.block, before.round) != (at.block, at.round) or before.moment > at.moment:
            return False
        return before.thread == at.thread or before.phase != at.phase or self.seen.get(before.thread, 0) >= before.epoch


@dataclass(frozen=True, eq=False)
class Told:
    """An atomic operation, and the fences whose threads had been there before."""

    visit: Visit
    fences: frozenset[Fence]


class Counters:
    """Which fences are known at which place. ``ordered``: whether a visit comes before another one of its block."""

    def __init__(self, ordered: Callable[[Visit, Visit], bool]) -> None:
        self.ordered = ordered
        self.fences: dict[int, Fence] = {}  # of threads of the current block
        self.left: dict[int, frozenset[Fence]] = {}  # address -> fences of those that have changed it atomically
        self.told: list[Told] = []  # of the current block

    def enter(self) -> None:
        """Another block begins."""
        self.fences, self.told = {}, []

    def fence(self, visit: Visit, seen: dict[int, int], *, of_block: bool) -> None:
        """A thread's accesses from now on come after those before."""
        self.fences[visit.thread] = Fence(visit, dict(seen), self._known(visit), of_block)

    def atomic(self, visit: Visit) -> None:
        """A thread changes a place atomically."""
        before = self.left.get(visit.address, frozenset())
        self.told.append(Told(visit, before))
        if visit.thread in self.fences:
            self.left[visit.address] = before | {self.fences[visit.thread]}

    def tell(self, before: Visit, now: Visit, *, is_atomic: bool) -> bool:
        """Whether a visit is known to be over by another one. ``is_atomic``: it was an atomic operation."""
        told = [t for t in self.told if self.ordered(t.visit, now)]
        if is_atomic and any(t.visit.address == before.address and t.visit.moment > before.moment for t in told):
            return True
        return any(f.follows(before) for f in self._known(now) if not f.of_block or f.visit.block == now.block)

    def _known(self, now: Visit) -> frozenset[Fence]:
        found = {f for t in self.told if self.ordered(t.visit, now) for f in t.fences}
        return frozenset(found.union(*(f.known for f in found)))
