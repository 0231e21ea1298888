"""Where the pointers in memory that is copied land.

    memcpy(%a + 16, %b + 8, %n)       a pointer in %b at 24   ->   in %a at 32
    memmove(%a, %a + 56, %n)          items of a list move down, perhaps often: a pointer in %a at 120   ->   at 8 + 56k
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from .objects import ANYWHERE, START, MemoryObject, Offset, Pointees, join

Cells = dict[Offset, Pointees]


class TooManyPointers(Exception):
    """Memory full of pointers is copied to and fro: an analysis that can be done without is given up."""


def landings(sources: Pointees, destinations: Pointees, copied: dict[MemoryObject, Cells], size_known: bool) -> Iterator:
    """(object, offset, pointees) of all that a copy may write; ``copied``: of each source, see `cells_from`."""
    # Where some of the memory may be the same, what is copied may be copied again: all multiples of the distance.
    again = not size_known and not sources.keys().isdisjoint(destinations)
    for source, start in sources.items():
        for target, offset in destinations.items():
            repeated = Offset.of(0, offset.base - start.base) if again else START
            for place, pointees in copied[source].items():
                yield target, offset.plus(place).plus(repeated), pointees


def cells_from(offset: Offset, contents: Cells, members: dict[Offset, MemoryObject], behind: Pointees) -> Cells:
    """Pointers in memory from an offset on, by their distance from there; ``members``, ``behind``: what an argument's lead to."""
    found: Cells = {}
    for place, pointees in [*contents.items(), *((place, {member: START}) for place, member in members.items())]:
        distance = Offset.of(place.base - offset.base, gcd(place.stride, offset.stride))
        if distance.base >= 0:  # else it lies before what is copied
            join(found.setdefault(distance, {}), pointees)
    if behind:
        join(found.setdefault(ANYWHERE, {}), behind)
    return found
