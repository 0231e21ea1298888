"""Writes of one memory object, found by the bytes that they may touch.

    index.add(store, Offset(8), 8) ...        index.touching(Offset(8), 8) == [store]

Functions of thousands of instructions write thousands of places of one array; who asks about each of them must not look at
all the others. Places without a stride lie in order of their bases; those with one are few: a base is less than its stride.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterator
from operator import itemgetter

from ...ir.functions import Instruction
from .objects import Offset

Numbered = list[tuple[int, Instruction]]


class WriteIndex:
    """Writes of one object; they are found in the order in which they were added."""

    def __init__(self) -> None:
        self._writers: list[Instruction] = []
        self._places: dict[tuple[Offset, int], Numbered] = {}
        self._fixed: dict[int, list[Offset]] | None = None
        self._others: list[tuple[Offset, int]] = []
        self._answers: dict[tuple[Offset, int], list[Instruction]] = {}

    def add(self, writer: Instruction, place: Offset, size: int) -> None:
        self._places.setdefault((place, size), []).append((len(self._writers), writer))
        self._writers.append(writer)
        self._fixed = None
        self._answers.clear()

    def __iter__(self) -> Iterator[Instruction]:
        """All writers, in order."""
        return iter(self._writers)

    def touching(self, place: Offset, size: int) -> list[Instruction]:
        """Who may write one of ``size`` bytes there (-1: unknown)."""
        key = place, size
        if key not in self._answers:
            found = [numbered for other in self._overlapping(place, size) for numbered in self._places[other]]
            self._answers[key] = [writer for _, writer in sorted(found, key=itemgetter(0))]
        return self._answers[key]

    def _overlapping(self, place: Offset, size: int) -> list[tuple[Offset, int]]:
        fixed = self._fixed if self._fixed is not None else self._sort()
        found = [(other, extent) for other, extent in self._others if place.overlaps(size, other, extent)]
        for extent, offsets in fixed.items():
            near = offsets
            if size >= 0 and not place.stride:
                start = bisect_left(offsets, place.base - extent + 1, key=_base)
                near = offsets[start : bisect_left(offsets, place.base + size, lo=start, key=_base)]
            found += [(other, extent) for other in near if place.overlaps(size, other, extent)]
        return found

    def _sort(self) -> dict[int, list[Offset]]:
        self._fixed, self._others = {}, []
        for place, size in self._places:
            if size < 0 or place.stride:
                self._others.append((place, size))
            else:
                self._fixed.setdefault(size, []).append(place)
        for offsets in self._fixed.values():
            offsets.sort(key=_base)
        return self._fixed


def _base(place: Offset) -> int:
    return place.base
