"""Offsets against the bytes that they stand for."""

from functools import cache
from itertools import product

from numba_enzyme.analysis.memory.objects import Offset

REACH = range(-48, 96)
MIDDLE = range(24)  # here each class has all its members in reach
FAR = 200


@cache
def members(offset):
    if not offset.stride:
        return {offset.base}
    return {place for place in REACH if (place - offset.base) % offset.stride == 0}


@cache
def touched(offset, size):
    """Bytes of all accesses of this size; one of unknown size may go on for ever."""
    return {place + byte for place in members(offset) for byte in range(size if size >= 0 else FAR)}


OFFSETS = [Offset.of(base, stride) for stride in (0, 1, 2, 4, 6, 8, 12) for base in range(max(stride, 9))]


def test_accesses_overlap_where_they_share_a_byte():
    for a, b in product(OFFSETS, repeat=2):
        for n, m in product((1, 2, 4, 8, -1), repeat=2):
            shared = touched(a, n) & touched(b, m)
            assert a.overlaps(n, b, m) == bool(shared), (a, n, b, m)


def test_a_join_has_the_members_of_both():
    for a, b in product(OFFSETS, repeat=2):
        assert members(a) | members(b) <= members(a.join(b)), (a, b)


def test_sums_and_multiples():
    for a, b in product(OFFSETS, repeat=2):
        sums = {x + y for x in members(a) for y in members(b)} & set(MIDDLE)
        assert sums == members(a.plus(b)) & set(MIDDLE), (a, b)
    for a, factor in product(OFFSETS, (-3, -1, 2, 5)):
        assert {x * factor for x in members(a)} & set(MIDDLE) <= members(a.scaled(factor)), (a, factor)
