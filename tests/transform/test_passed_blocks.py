"""The reverse sweep skips blocks whose values were used on the other side of a branch only, and only those."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu import link

PAST = "way past"
POINTS = np.array([[0.2, 0.7, 0.1], [0.9, 0.1, -0.3], [-0.4, 0.2, 0.6], [0.3, 0.3, 0.4], [1.5, -0.9, 0.2]])


def near_pairs(x, limit):
    total = 0.0
    for i in range(x.shape[0]):
        for j in range(i + 1, x.shape[0]):
            dx, dy, dz = x[i, 0] - x[j, 0], x[i, 1] - x[j, 1], x[i, 2] - x[j, 2]
            square = dx * dx + dy * dy + dz * dz
            if square < limit:
                total += 1.0 / (square * square + 1.0)
    return total


def near_and_far(x, limit):
    """Both sides use the sum of squares."""
    total = 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0] + x[i, 1] * x[i, 1] + x[i, 2] * x[i, 2]
        if square < limit:
            total += np.exp(square) * np.sin(square)
        else:
            total -= np.cos(square) / (1.0 + square)
    return total


def used_afterwards(x, limit):
    total = 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0] + x[i, 1] * x[i, 1] + x[i, 2] * x[i, 2]
        factor = 1.0
        if square < limit:
            factor = np.exp(square) * np.sin(square)
        total += factor * np.sin(square)
    return total


def used_in_the_next_iteration(x, limit):
    total, before = 0.0, 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0] + x[i, 1] * x[i, 1] + x[i, 2] * x[i, 2]
        if square < limit:
            total += np.exp(square) * np.sin(before)
        before = square
    return total


def used_by_an_inner_loop(x, limit):
    total = 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0] + x[i, 1] * x[i, 1] + x[i, 2] * x[i, 2]
        if square < limit:
            for j in range(i):
                total += np.exp(square) * np.sin(x[j, 0] * square)
    return total


def writes(x, limit):
    """What is written has an adjoint of its own."""
    kept = np.zeros(x.shape[0])
    total = 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0] + x[i, 1] * x[i, 1] + x[i, 2] * x[i, 2]
        kept[i] = square
        if square < limit:
            total += np.exp(square) * np.sin(square)
    return total + kept.sum()


def one_update(x, limit):
    total = 0.0
    for i in range(x.shape[0]):
        square = x[i, 0] * x[i, 0]
        if square < limit:
            total += np.exp(square) * np.sin(square)
    return total


PASSED = [near_pairs, used_by_an_inner_loop]
ENTERED = [near_and_far, used_afterwards, used_in_the_next_iteration, writes, one_update]


def plan_of(function) -> str:
    before, differentiated = set(link._LINKED), njit(function)
    ne.grad(differentiated)(POINTS, 1.0)
    (made,) = [linked for key, linked in link._LINKED.items() if key not in before]
    return made.derivative.plan


@pytest.mark.parametrize("function", PASSED)
def test_blocks_that_are_gone_past(function, monkeypatch):
    assert plan_of(function).count(PAST) == 1
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "skipped-loops")
    assert PAST not in plan_of(function)


@pytest.mark.parametrize("function", ENTERED)
def test_blocks_that_are_not(function):
    assert PAST not in plan_of(function)


@pytest.mark.parametrize("function", [*PASSED, *ENTERED])
def test_gradients(function):
    compiled = njit(function)
    gradient = ne.grad(compiled)
    for limit in (0.0, 1.0, 50.0):
        np.testing.assert_allclose(gradient(POINTS, limit), forward(compiled, limit), rtol=1e-12, atol=1e-14)


def forward(compiled, limit) -> np.ndarray:
    """The gradient by forward mode, element by element."""
    found = np.zeros_like(POINTS)
    for place in np.ndindex(*POINTS.shape):
        tangent = np.zeros_like(POINTS)
        tangent[place] = 1.0
        found[place] = ne.jvp(compiled, (POINTS, limit), (tangent, 0.0))[1]
    return found


def test_second_derivatives():
    ne.testing.check_grads(njit(near_pairs), (POINTS, 1.0), order=2)


def test_what_is_far_may_be_infinite():
    points = np.vstack([POINTS, [[np.inf, 0.0, 0.0]]])
    gradient = ne.grad(njit(near_pairs))(points, 1.0)
    np.testing.assert_array_equal(gradient[5], [0.0, 0.0, 0.0])
    np.testing.assert_array_equal(gradient[:5], ne.grad(njit(near_pairs))(POINTS, 1.0))
