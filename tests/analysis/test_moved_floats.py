"""Regions of bytes that are moved, against the bytes one by one."""

from itertools import product

from numba_enzyme.analysis.memory.moved_floats import Region
from numba_enzyme.analysis.memory.objects import Offset

REACH = range(-64, 256)


def members(offset):
    return {byte for byte in REACH if not (byte - offset.base) % (offset.stride or 1 << 20)}


def covered(region):
    """All bytes of a region but those that are spared."""
    spared = {place + byte for around, size in region.spared for place in members(around) for byte in range(size)}
    return {place + byte for place in members(region.place) for byte in range(region.size)} - spared


def test_a_moved_region_has_every_byte_that_may_have_been_moved():
    regions = [
        Region(Offset(0, 8), 8, frozenset([(Offset(0, 32), 4)])),
        Region(Offset(8, 16), 8, frozenset([(Offset(24), 8)])),
        Region(Offset(16), 8),
    ]
    ends = [Offset(0), Offset(24), Offset(0, 8), Offset(0, 32), Offset(8, 24)]
    for region, start, end, limit in product(regions, ends, ends, (8, 32, 64)):
        moved = region.shifted(start, end, limit)
        for begin, to in product(members(start), members(end)):
            if not 0 <= begin < 64 or not 0 <= to < 64:
                continue
            arrived = {byte - begin + to for byte in covered(region) if 0 <= byte - begin < limit}
            assert arrived <= set().union(*map(covered, moved)), (region, start, end, limit, begin, to)


def test_spared_integers_are_passed_by():
    region = Region(Offset(0, 8), 8, frozenset([(Offset(0, 32), 8)]))
    assert not region.reaches(Offset(32), 8)
    assert not region.reaches(Offset(0, 32), 4)
    assert region.reaches(Offset(8, 32), 8)
    assert region.reaches(Offset(0, 8), 8)
