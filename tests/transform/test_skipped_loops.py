"""The reverse sweep skips inner loops whose results were thrown away, and only those."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link

PAST = "way past"
CENTRES = np.array([[0.1, 0.9], [0.8, -0.3], [-0.5, 0.4]])
POINTS = np.array([[0.2, 0.7], [0.9, 0.1], [-0.4, 0.2], [0.3, 0.3]])


def nearest(centres, points):
    total = 0.0
    for i in range(points.shape[0]):
        least = np.inf
        for c in range(centres.shape[0]):
            square = 0.0
            for j in range(centres.shape[1]):
                difference = centres[c, j] - points[i, j]
                square += difference * difference
            least = min(least, square)
        total += least
    return total


def of_two_sums(centres, points):
    """Both sums of the loop are selected, each under a condition of its own."""
    total = 0.0
    for i in range(points.shape[0]):
        first, second = 0.0, 0.0
        for j in range(centres.shape[1]):
            first += centres[0, j] * points[i, j]
            second += np.sin(centres[1, j]) * points[i, j]
        larger = first if points[i, 0] > 0.25 else 0.5
        total += larger * (second if points[i, 1] > 0.25 else 2.0)
    return total


def loop_in_a_loop(centres, points):
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for c in range(centres.shape[0]):
            for j in range(centres.shape[1]):
                square += centres[c, j] * centres[c, j] * points[i, j]
        total += max(square, 0.6)
    return total


def writes(centres, points):
    """What the loop writes has an adjoint of its own."""
    kept = np.empty(centres.shape[1])
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for j in range(centres.shape[1]):
            kept[j] = centres[0, j] * points[i, j]
            square += kept[j] * kept[j]
        total += max(square, 0.1) + kept[0]
    return total


def counted(centres, points):
    """Nobody knows how often the loop runs, so its tape is a stack."""
    total = 0.0
    for i in range(points.shape[0]):
        x = centres[0, 0]
        while x < 4.0:
            x = x * x + 1.0 + points[i, 0] * points[i, 0]
        total += max(x, 6.5)
    return total


def added_up(centres, points):
    """Nothing is thrown away."""
    total = 0.0
    for i in range(points.shape[0]):
        square = 0.0
        for j in range(centres.shape[1]):
            square += centres[0, j] * points[i, j]
        total += square * square
    return total


def plan_of(function) -> str:
    before, differentiated = set(link._LINKED), njit(function)
    ne.grad(differentiated)(CENTRES, POINTS)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


SKIPPED = [(nearest, 1), (of_two_sums, 1), (loop_in_a_loop, 1)]
ENTERED = [writes, counted, added_up]


@pytest.mark.parametrize(("function", "count"), SKIPPED)
def test_loops_that_are_gone_past(function, count, monkeypatch):
    plan = plan_of(function)
    assert plan.count(PAST) == count
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "skipped-loops")
    assert PAST not in plan_of(function)


@pytest.mark.parametrize("function", ENTERED)
def test_loops_that_are_not(function):
    assert PAST not in plan_of(function)


@pytest.mark.parametrize("function", [*(f for f, _ in SKIPPED), *ENTERED])
def test_gradients(function):
    ne.testing.check_grads(njit(function), (CENTRES, POINTS), order=2)


def test_what_is_thrown_away_may_be_infinite():
    centres = np.vstack([CENTRES, [[np.inf, 1.0]]])
    gradient = ne.grad(njit(nearest))(centres, POINTS)
    np.testing.assert_array_equal(gradient[3], [0.0, 0.0])
    np.testing.assert_array_equal(gradient[:3], ne.grad(njit(nearest))(CENTRES, POINTS))
