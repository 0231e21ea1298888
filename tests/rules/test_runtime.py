"""Our helper functions against mpmath, beyond the domain that the table's loop samples: poles, roots, negative numbers."""

from __future__ import annotations

import math
import random

import mpmath as mp
import pytest

from numba_enzyme.ir.types import DOUBLE, FLOAT

from .compiled import compiled
from .references import SINGLE
from .test_table import TOLERANCE

SOURCE = random.Random("helpers")
POSITIVE = [*(SOURCE.uniform(1e-9, 40.0) for _ in range(60)), 1e-300, 1e-5, 1.0, 9.999, 10.0, 1e5, 1e300]
NEAR_ROOT = [1.4616321449683622, 1.4616321449683625, 1.17, 1.76, *(SOURCE.uniform(1.1, 1.9) for _ in range(40))]
NEGATIVE = [*(-SOURCE.uniform(1e-9, 40.0) for _ in range(60)), -1e-300, -1e-5, -100000.3]


def relative(got: float, expected) -> float:
    return float(abs(mp.mpf(got) - expected) / abs(expected))


@pytest.mark.parametrize("x", [*POSITIVE, *NEAR_ROOT])
def test_digamma_positive(x):
    with mp.workdps(40):
        assert relative(compiled(DOUBLE).primal("digamma")(x), mp.digamma(mp.mpf(x))) < TOLERANCE[DOUBLE]


@pytest.mark.parametrize("x", NEGATIVE)
def test_digamma_negative(x):
    with mp.workdps(40):
        expected = mp.digamma(mp.mpf(x))
        assert abs(compiled(DOUBLE).primal("digamma")(x) - expected) < TOLERANCE[DOUBLE] * max(1, abs(expected))


@pytest.mark.parametrize("order", [1, 2, 3, 7, 15])
def test_polygamma(order):
    helper = compiled(DOUBLE).primal("polygamma")
    with mp.workdps(60):
        for x in [*POSITIVE[:20], 1e-9, 1e5, *([1e170, 1e300] if order == 1 else []), *NEGATIVE[:20]]:
            assert relative(helper(order, x), mp.psi(order, mp.mpf(x))) < TOLERANCE[DOUBLE], x


def test_poles_and_orders_out_of_range():
    digamma, polygamma = compiled(DOUBLE).primal("digamma"), compiled(DOUBLE).primal("polygamma")
    for pole in (0.0, -0.0, -3.0, -1e15):
        assert math.isnan(digamma(pole))
        assert math.isnan(polygamma(2, pole))
    assert math.isnan(polygamma(-1, 2.0))
    assert math.isnan(digamma(math.nan))
    assert math.isnan(polygamma(1, math.nan))
    assert polygamma(0, 2.5) == digamma(2.5)


@pytest.mark.parametrize("name", ["sinpi", "cospi"])
def test_half_turns_are_exact(name):
    helper = compiled(DOUBLE).primal(name)
    assert helper(0.5 if name == "cospi" else 7.0) == 0.0
    assert helper(1e15 + (0.5 if name == "cospi" else 0.0)) == 0.0
    for _ in range(50):
        x = SOURCE.uniform(-1e3, 1e3)
        assert relative(helper(x), SINGLE[name](mp.mpf(x))) < TOLERANCE[DOUBLE]
    single = compiled(FLOAT).primal(name)
    assert relative(single(0.25), SINGLE[name](mp.mpf(0.25))) < TOLERANCE[FLOAT]
