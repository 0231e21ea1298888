"""Watches a launch on the host for races: two threads at one place, one of them writing, in no order.

    RaceCheck(sites, regions).watch(run)        -> [Race(first, second, where), ...], and what was done with the arrays raced for

``outside`` is the first index outside of an array, ``misplaced`` the first call of a derivative with shadows that share memory in
a way of their own, ``nonfinite`` the first number that is nan or infinite, if there was one.

Threads of one block are ordered by its barriers, the lanes that `syncwarp` names by that as well; threads of different blocks by
barriers of the grid, and all by fences and counters (:mod:`.told_by_counters`). Of every lane a thread knows how many meetings it
had been to when they last met, perhaps by way of others. Two atomic operations never race. Of every word the check remembers who
came there last: of the current block two threads, of earlier blocks one each, for each kind of access. Where nothing but barriers
orders threads that is enough to find a race at every word that has one.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any

import llvmlite.binding as ll

from ....errors import Access, Race
from ..names import MISPLACED, NO_AXIS, OUTSIDE
from .race_instrument import ACCESS, ATOMIC, FENCE, MEETING, MISTAKES, NONFINITE, READ, Site
from .told_by_counters import Counters, Visit

WORD = 4
WARP = 32
MOST_RACES = 20
MOST_ACCESSES = 100_000
MOST_BLOCKS = 32  # that are remembered for a word


@dataclass(frozen=True)
class Region:
    """Memory that threads share. ``shape`` and ``strides``: in bytes, to name an element."""

    name: str
    start: int
    size: int
    shape: tuple[int, ...] = ()
    strides: tuple[int, ...] = ()
    item: int = 1
    gradient: bool = False
    block: bool = False

    @property
    def array(self) -> str:
        """The array, as one speaks of it."""
        return f"{'the shadow of ' if self.gradient else ''}{self.name}"

    def element(self, address: int) -> tuple[int, ...]:
        """The index of the element at an address; empty for a number."""
        offset, index = address - self.start, [0] * len(self.shape)
        for axis in sorted(range(len(self.shape)), key=lambda axis: (-self.strides[axis], -self.shape[axis])):
            stride = self.strides[axis]
            index[axis] = (offset // stride) % self.shape[axis] if stride else 0
            offset -= index[axis] * stride
        return tuple(index)


@dataclass(frozen=True)
class Outside:
    """An index that a thread has taken outside of an array. ``axis``: NO_AXIS where all of its memory counts."""

    site: Site
    thread: int
    block: int
    index: int
    extent: int
    axis: int

    def __str__(self) -> str:
        along = "in the array's memory" if self.axis == NO_AXIS else f"along axis {self.axis}"
        return (f"thread {self.thread} of block {self.block} {self.site.kind} outside of an array at {self.site.place}: "
                f"index {self.index} {along}, which has {self.extent} elements")  # fmt: skip


@dataclass(frozen=True)
class Misplaced:
    """Shadows that share memory in another way than their arguments, in a derivative that a thread calls."""

    site: Site
    thread: int
    block: int

    def __str__(self) -> str:
        return f"thread {self.thread} of block {self.block} {self.site.kind} at {self.site.place}"


@dataclass(frozen=True)
class NonFinite:
    """A nan or an infinity that a thread has made of finite numbers."""

    site: Site
    thread: int
    block: int
    result: float
    operands: tuple[float, ...]

    def __str__(self) -> str:
        made = f"{self.site.kind}({', '.join(map(repr, self.operands))})"
        return f"thread {self.thread} of block {self.block} makes {self.result} at {self.site.place}: {made}"


@dataclass(eq=False)
class Seen:
    """The latest visits of two threads of the current block, and one of each earlier block."""

    block: tuple[int, int] = (-1, -1)
    latest: list[Visit] = field(default_factory=list)
    earlier: list[Visit] = field(default_factory=list)

    def add(self, visit: Visit) -> None:
        if (visit.round, visit.block) != self.block:
            self.earlier = [*self.latest[:1], *self.earlier[: MOST_BLOCKS - 1]]
            self.block, self.latest = (visit.round, visit.block), []
        others = [v for v in self.latest if v.thread != visit.thread]
        self.latest = [visit, *others[:1]]

    def all(self) -> list[Visit]:
        return [*self.latest, *self.earlier]


class RaceCheck:
    """One launch under observation."""

    def __init__(self, sites: list[Site], regions: list[Region]) -> None:
        self.sites, self.regions = sites, sorted(regions, key=lambda r: r.start)
        self.races: dict[tuple, Race] = {}
        self.visits: list[tuple[Visit, Region]] = []
        self.raced: set[Region] = set()
        self.words: dict[int, dict[str, Seen]] = {}
        self.outside: Outside | None = None
        self.misplaced: Misplaced | None = None
        self.nonfinite: NonFinite | None = None
        self.block, self.round = -1, 0
        self.rounds: dict[tuple[int, int], int] = {}  # (block, thread) -> the barriers of the grid that it has passed
        self.phases: dict[int, int] = {}
        self.seen_of: dict[int, dict[int, int]] = {}  # thread -> lane's thread -> the epoch of it that was seen
        self.counters, self.moment = Counters(self._ordered), 0
        self.met: dict[int, int] = {}  # meetings of lanes that a thread has come from, but not told of yet

    def watch(self, run: Callable[[], None]) -> tuple[list[Race], list[Access]]:
        """The races of what ``run`` launches, and the accesses to what is raced for."""
        global _WATCHING
        install()
        _WATCHING = self
        try:
            run()
        finally:
            _WATCHING = None
        return list(self.races.values()), [self._told(visit, region) for visit, region in self.visits if region in self.raced]

    def _arrive(self, thread: int, block: int) -> int:
        """How many barriers of the grid a thread has passed; the first to come from a block, or from one of them, enters."""
        round_ = self.rounds.get((block, thread), 0)
        if (block, round_) != (self.block, self.round):
            self._enter(block, round_)
        return round_

    def _enter(self, block: int, round_: int) -> None:
        """What comes now is of another block than what came before, or lies behind a barrier of the grid."""
        again = round_ > 0
        self.block, self.round = block, round_
        self.phases, self.seen_of, self.met = {}, {}, {}
        self.counters.enter()
        for region in self.regions if not again else ():
            if region.block:  # a block begins with memory of its own
                for word in range(region.start // WORD, (region.start + region.size) // WORD + 1):
                    self.words.pop(word, None)

    def meeting(self, thread: int, block: int, lanes: int, whole_grid: int) -> None:
        """A thread goes on after a barrier of the grid, of the block, or of these lanes. The first of them tells for all."""
        lanes &= 0xFFFFFFFF
        if whole_grid:
            self.rounds[block, thread] = self.rounds.get((block, thread), 0) + 1
            return
        self._arrive(thread, block)
        if not lanes:
            self.phases[thread] = self.phases.get(thread, 0) + 1
        elif self.met.get(thread):
            self.met[thread] -= 1
        else:
            first = thread // WARP * WARP
            members = [first + lane for lane in range(WARP) if lanes >> lane & 1]
            together: dict[int, int] = {}
            for member in members:
                for other, epoch in {**self.seen_of.get(member, {}), member: self._epoch(member)}.items():
                    together[other] = max(together.get(other, 0), epoch)
            for member in members:
                self.seen_of[member] = {**together, member: self._epoch(member) + 1}
                self.met[member] = self.met.get(member, 0) + 1
            self.met[thread] -= 1

    def _epoch(self, thread: int) -> int:
        return self.seen_of.get(thread, {}).get(thread, 1)

    def _ordered(self, before: Visit, now: Visit) -> bool:
        if before.round != now.round:
            return True
        if before.block != now.block:
            return False
        if before.thread == now.thread or before.phase != now.phase:
            return True
        return self.seen_of.get(now.thread, {}).get(before.thread, 0) >= before.epoch

    def access(self, address: int | None, size: int, site: int, thread: int, block: int) -> None:
        address = address or 0
        region = next((r for r in self.regions if r.start <= address < r.start + r.size), None)
        if region is None:
            return  # a thread's own: its tape, its stack
        visit, kind = self._visit(thread, block, address, size, site), self.sites[site].kind
        if kind == ATOMIC:
            self.counters.atomic(visit)
        if len(self.visits) < MOST_ACCESSES:
            self.visits.append((visit, region))
        for word in range(address // WORD, (address + size - 1) // WORD + 1):
            seen = self.words.setdefault(word, {})
            for other, visits in seen.items():
                if (kind == READ == other) or (kind == ATOMIC == other):
                    continue
                for before in visits.all():
                    overlap = before.address < address + size and address < before.address + before.size
                    if overlap and not self._ordered(before, visit) and not (
                        self.counters.tell(before, visit, is_atomic=other == ATOMIC)
                    ):
                        self._report(before, visit, region)
            seen.setdefault(kind, Seen()).add(visit)

    def fence(self, thread: int, block: int, of_block: int) -> None:
        """What a thread has done is seen by others before what it does next."""
        visit = self._visit(thread, block, 0, 0, 0)
        self.counters.fence(visit, self.seen_of.get(thread, {}), of_block=bool(of_block))

    def leaves_array(self, index: int, extent: int, axis: int, site: int, thread: int, block: int) -> None:
        """A thread takes an index outside of an array."""
        self.outside = self.outside or Outside(self.sites[site], thread, block, index, extent, axis)

    def misplaces(self, site: int, thread: int, block: int) -> None:
        """A thread calls a derivative with such shadows."""
        self.misplaced = self.misplaced or Misplaced(self.sites[site], thread, block)

    def leaves_numbers(self, result: float, a: float, b: float, c: float, count: int, site: int, thread: int, block: int) -> None:
        """A thread makes a nan or an infinity of ``count`` finite numbers."""
        self.nonfinite = self.nonfinite or NonFinite(self.sites[site], thread, block, result, (a, b, c)[:count])

    def _visit(self, thread: int, block: int, address: int, size: int, site: int) -> Visit:
        round_, self.moment = self._arrive(thread, block), self.moment + 1
        return Visit(thread, block, round_, self.phases.get(thread, 0), self._epoch(thread), address, size, site, self.moment)

    def _report(self, first: Visit, second: Visit, region: Region) -> None:
        key = (first.site, second.site, region.name, region.gradient)
        if key not in self.races and (second.site, first.site, *key[2:]) not in self.races and len(self.races) < MOST_RACES:
            here = region.element(max(first.address, second.address))
            first_told, second_told = (replace(self._told(visit, region), element=here) for visit in (first, second))
            self.races[key] = Race(first_told, second_told)
            self.raced.add(region)

    def _told(self, visit: Visit, region: Region) -> Access:
        site = self.sites[visit.site]
        element = region.element(visit.address)
        return Access(visit.thread, visit.block, visit.phase, site.kind, region.array, element, str(site.place))


_WATCHING: RaceCheck | None = None
_CALLBACKS: list = []


def install() -> None:
    """Give the machine code the addresses of what it calls."""
    if _CALLBACKS:
        return

    def telling(method: Callable[..., None]) -> Callable[..., None]:
        def tell(*args: Any) -> None:
            if _WATCHING is not None:
                method(_WATCHING, *args)

        return tell

    address, wide, word, real = ctypes.c_void_p, ctypes.c_int64, ctypes.c_int32, ctypes.c_double
    told = ((RaceCheck.access, address, wide, *[word] * 3), (RaceCheck.meeting, *[word] * 4), (RaceCheck.fence, *[word] * 3),
            (RaceCheck.leaves_array, wide, wide, *[word] * 4), (RaceCheck.misplaces, *[word] * 3),
            (RaceCheck.leaves_numbers, *[real] * 4, *[word] * 4))  # fmt: skip
    _CALLBACKS.extend(ctypes.CFUNCTYPE(None, *types)(telling(method)) for method, *types in told)
    names = (ACCESS, MEETING, FENCE, *(MISTAKES[mistake][1] for mistake in (OUTSIDE, MISPLACED)), NONFINITE)
    for name, callback in zip(names, _CALLBACKS, strict=True):
        ll.add_symbol(name, ctypes.cast(callback, ctypes.c_void_p).value)
