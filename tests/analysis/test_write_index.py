"""The index finds what a look at every write finds, in the same order, and does not look at every write."""

import itertools
import random

import pytest

from numba_enzyme.analysis.memory.objects import Offset
from numba_enzyme.analysis.memory.write_index import WriteIndex

SIZES = (-1, 0, 1, 4, 8, 24)


def _places(chance: random.Random, strides: tuple[int, ...]) -> list[tuple[Offset, int]]:
    return [(Offset.of(chance.randrange(-20, 60), chance.choice(strides)), chance.choice(SIZES)) for _ in range(60)]


@pytest.mark.parametrize("strides", [(0,), (0, 0, 8, 16, 1), (24, 32)])
def test_the_same_as_a_look_at_every_write(strides):
    chance = random.Random(len(strides))
    for _ in range(8):
        index, written = WriteIndex(), []
        for number, (place, size) in enumerate(_places(chance, strides)):
            index.add(number, place, size)
            written.append((number, place, size))
            if number in (20, 59):  # asked between two writes, too
                for place, size in _places(chance, (0, 8, 12)):
                    expected = [n for n, other, extent in written if place.overlaps(size, other, extent)]
                    assert index.touching(place, size) == expected == index.touching(place, size)
        assert list(index) == list(range(60))


def test_the_work_grows_with_what_is_found(monkeypatch):
    count = 3000
    index = WriteIndex()
    for number in range(count):
        index.add(number, Offset(8 * number), 8)
    asked = itertools.count()
    monkeypatch.setattr(Offset, "overlaps", lambda *a, _real=Offset.overlaps: (next(asked), _real(*a))[1])
    assert all(index.touching(Offset(8 * number), 8) == [number] for number in range(count))
    assert next(asked) <= 3 * count
