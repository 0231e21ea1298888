"""What evidence of other places says of one: what is known of fewer places outweighs what is known of more.

double at 0 + 8k      some element of an array in a structure, and the array ends somewhere
integer at 16 + 24k   a field of each of the structures
load 16 + 24k         an integer, though the first says that doubles lie there, too
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from ...ir.types import FloatType
from .kinds import INTEGER, Kind, kind_bytes
from .objects import Offset

EXACT = 1 << 62  # finer than every stride


def kinds_at(known: Mapping[Offset, set[Kind]], access: Offset, size: int, declared: Kind | None) -> dict[int, set[Kind]]:
    """Evidence in ``size`` bytes from ``access`` on, by byte relative to it.

    ``declared``: the caller's word for all of the memory, for which a guess about one place is no match.
    """
    certain: dict[int, dict[int, set[Kind]]] = {}  # byte -> how fine the places are -> kinds there, of all accesses of the class
    found: dict[int, set[Kind]] = {}
    for place, kinds in known.items():
        stride = gcd(place.stride, access.stride)
        first = (place.base - access.base) % stride if stride else place.base - access.base
        of_all = not access.stride % place.stride if place.stride else not access.stride
        for byte in range(first, size, stride or EXACT) if first >= 0 else ():
            if of_all:
                certain.setdefault(byte, {}).setdefault(place.stride or EXACT, set()).update(kinds)
            else:
                found.setdefault(byte, set()).update(kinds)
    for byte, by_fineness in certain.items():
        finest = by_fineness[max(by_fineness)]
        said = (kind for kinds in by_fineness.values() for kind in kinds if kind == declared)
        found.setdefault(byte, set()).update(finest, said)
    return found


def is_inside_float(known: Mapping[Offset, set[Kind]], access: Offset) -> bool:
    """Whether a float that begins before an integer goes on there: one that is known of no more places than the integer is."""
    integer = max((_fineness(p) for p, kinds in known.items() if INTEGER in kinds and _is_of_all(p, access, 0)), default=0)
    for place, kinds in known.items():
        longest = max((kind_bytes(kind) for kind in kinds if isinstance(kind, FloatType)), default=0)
        stride = gcd(place.stride, access.stride)
        before = (access.base - place.base) % stride if stride else access.base - place.base
        if 0 < before < longest and (_fineness(place) >= integer or not _is_of_all(place, access, before)):
            return True
    return False


def _fineness(place: Offset) -> int:
    return place.stride or EXACT


def _is_of_all(place: Offset, access: Offset, before: int) -> bool:
    """Whether what is known of places holds so many bytes before each of the accesses of a class."""
    distance = access.base - before - place.base
    return not (access.stride % place.stride or distance % place.stride) if place.stride else not (access.stride or distance)
