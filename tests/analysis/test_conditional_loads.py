"""Products are guarded where something that changes from one iteration to the next decides whether their result is read."""

import numpy as np
import pytest
from numba import float64, int64, njit, types

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.request import Mode
from tests.interpreted import check_gradient


@njit
def buffers_change_places(x, steps):
    u, v = x.copy(), x.copy()
    for _ in range(steps):
        for i in range(1, x.size - 1):
            v[i] = u[i] * u[i - 1] + u[i + 1]
        u, v = v, u
    total = 0.0
    for i in range(x.size):
        total += u[i]
    return total


@njit
def the_same_question_in_all_iterations(x, steps):
    """LLVM asks before the inner loop whether it runs, and what comes after that reads under no other condition."""
    y = x.copy()
    total = 0.0
    for i in range(x.size):
        y[i] = x[i] * x[i]
        for _ in range(steps):
            y[i] = np.sin(y[i])
        if steps > 2:
            total += y[i]
    return total


@njit
def masked(x, steps):
    y = x.copy()
    for i in range(x.size):
        y[i] = x[i] * x[i]
    total = 0.0
    for i in range(x.size):
        if x[i] > steps:
            total += y[i]
    return total


@njit
def one_of_two(x, steps):
    y, z = x.copy(), x.copy()
    for i in range(x.size):
        y[i] = x[i] * x[i]
    read = y if steps > 2 else z
    total = 0.0
    for i in range(x.size):
        total += read[i]
    return total


@njit
def the_last_of_many(x, steps):
    best = x.copy()
    for _ in range(steps):
        tried = np.empty(x.size)
        for i in range(x.size):
            tried[i] = best[i] * best[i]
        if tried[0] < best[0]:
            best = tried
    total = 0.0
    for i in range(x.size):
        total += best[i]
    return total


@njit
def exchanged_under_a_condition(x, steps):
    """What is written after the exchange is read by nobody whom a condition stops."""
    y = x.copy()
    for i in range(1, x.size):
        if i < steps:
            y[i], y[0] = y[0], y[i]
    total = 0.0
    for i in range(x.size):
        y[i] = y[i] * x[i]
    for i in range(x.size):
        total += y[i]
    return total


def guarded(function) -> int:
    """How many products are taken to be such that their results may be thrown away."""
    derivative = derivative_for(function, (float64[::1], int64), (float64[::1], types.none), Mode.REVERSE).derivative
    return sum(
        plan.context.speculated(i) for plan in derivative.plans.values() for i in plan.context.function.instructions()
        if i.opcode == "fmul"
    )  # fmt: skip


@pytest.mark.parametrize("function", [buffers_change_places, the_same_question_in_all_iterations, exchanged_under_a_condition])
def test_what_is_read_in_every_iteration_or_in_none(function):
    assert guarded(function) == 0


@pytest.mark.parametrize("function", [masked, one_of_two, the_last_of_many])
def test_what_may_be_thrown_away(function):
    assert guarded(function) == 1


@pytest.mark.parametrize(
    "function",
    [buffers_change_places, the_same_question_in_all_iterations, masked, one_of_two, the_last_of_many,
     exchanged_under_a_condition],
)  # fmt: skip
def test_gradients(function):
    x = np.array([0.9, 0.4, 0.7, 0.6])
    for steps in (0, 3):
        check_gradient(function, (x, steps))


def test_infinite_elements_that_no_iteration_takes():
    x = np.array([2.0, -np.inf, 3.0])
    np.testing.assert_array_equal(ne.grad(masked)(x, 1), [4.0, 0.0, 6.0])
