"""What evidence of other places says of one: what is known of fewer places outweighs what is known of more.

double at 0 + 8k      some element of an array in a structure, and the array ends somewhere
integer at 16 + 24k   a field of each of the structures
load 16 + 24k         an integer, though the first says that doubles lie there, too
"""

from __future__ import annotations

from collections.abc import Mapping
from math import gcd

from .kinds import Kind
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
