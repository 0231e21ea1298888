"""Memory that is one array of floats: where things that are vaguely known to be floats, or to begin there, must lie.

    double at 0 + 8k, double at 0 + 1k     the second says nothing new: it is one of the elements
    a copy from 0 + 1k of such memory      begins at an element: 0 + 8k

Two doubles that share some of their bytes would be needed for it to be otherwise, and whoever copies or reads memory of
one kind from the middle of an element gets no number.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd, lcm

from ...ir.types import FloatType
from .kinds import FLOAT_BYTES, INTEGER, Kind, Lanes, kind_bytes, settled
from .objects import Offset

Pattern = tuple[int, Lanes]  # (stride, lanes): what repeats every so many bytes; stride 0: fields at fixed places only


def fills(place: Offset, kind: Kind) -> bool:
    """Whether elements of this kind at this place leave nothing between them."""
    return isinstance(kind, FloatType) and place.stride == FLOAT_BYTES[kind.kind]


def is_vague(place: Offset, kind: Kind) -> bool:
    """Whether elements at such places would lie on one another."""
    return isinstance(kind, FloatType) and 0 < place.stride < FLOAT_BYTES[kind.kind]


def may_be(vague: Offset, tile: Offset) -> bool:
    """Whether a vaguely known place may be that of an element."""
    return (tile.base - vague.base) % gcd(vague.stride, tile.stride) == 0


def only_tile(places: Mapping[Offset, Iterable[Kind]]) -> Offset | None:
    """Where the elements lie in memory that holds floats of one kind only, without gaps; None if it is not so."""
    found: set[tuple[Offset, Kind]] = {
        (place, kind) for place, kinds in places.items() for kind in kinds if kind != INTEGER and not is_vague(place, kind)
    }
    tiles = {(place, kind) for place, kind in found if fills(place, kind)}
    if len(tiles) != 1:
        return None
    (tile, of), = tiles
    inside = all(kind == of and (place.stride % tile.stride, place.base % tile.stride) == (0, tile.base) for place, kind in found)
    return tile if inside else None


def at_element(offset: Offset, tile: Offset) -> Offset:
    """Those places of a class that are elements; the class itself if there are none."""
    if offset.stride % tile.stride == 0 or not may_be(offset, tile):
        return offset
    base = offset.base
    while (base - tile.base) % tile.stride:
        base += offset.stride
    return Offset.of(base, lcm(offset.stride, tile.stride))


def repeated(places: list[tuple[Offset, set[Kind]]]) -> Pattern | None:
    """The pattern of all that is known of places; None where that contradicts itself."""
    stride = 0
    for place, _ in places:
        stride = gcd(stride, place.stride)
    merged: dict[int, set[Kind]] = {}
    for place, kinds in places:
        base = place.base % stride if stride else place.base
        if base >= 0:
            merged.setdefault(base, set()).update(kinds)
    lanes = settled(merged)
    period = stride + min(lanes, default=0) if lanes is not None else 0  # the first one comes again there
    if lanes is None or (stride and any(byte + kind_bytes(kind) > period for byte, kind in lanes.items())):
        return numbers_alone(places)
    return stride, lanes


def numbers_alone(places: list[tuple[Offset, set[Kind]]]) -> Pattern | None:
    """Floats of one kind behind each other without gaps, where nothing else is known of the memory."""
    only, *others = set[Kind]().union(*(found for _, found in places))
    if others or not isinstance(only, FloatType):
        return None
    size = FLOAT_BYTES[only.kind]
    apart = [place for place, _ in places if place.stride > size]
    gaps = any(len({p.base % place.stride for p in apart if p.stride == place.stride}) * size != place.stride for place in apart)
    return None if gaps else (size, {0: only})
