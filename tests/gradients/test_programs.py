"""Functions as people write them, from many fields: both modes agree with each other and with differences."""

import importlib

import pytest

from .collection import PROGRAMS, check

FIELDS = (
    "numba_docs", "statistics", "orbits", "economics", "metrics", "signals", "physics", "numerics", "graphics", "language",
    "parallel", "arrays", "matrices", "waves",
)  # fmt: skip
for field in FIELDS:
    importlib.import_module(f"{__package__}.programs_{field}")


def test_the_collection_is_large_and_its_names_differ():
    names = [program.name for program in PROGRAMS]
    assert len(set(names)) == len(names) >= 120


def _case(program):
    return pytest.param(program, id=program.name, marks=[pytest.mark.slow] if program.slow else [])


@pytest.mark.parametrize("program", [_case(program) for program in PROGRAMS])
def test_derivatives(program):
    check(program)
