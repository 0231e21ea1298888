"""Functions that are kept as values: in fields of jitclass instances, and under types that say less of their results."""

import numpy as np
import pytest
from numba import float64, njit, types
from numba.experimental import jitclass

import numba_enzyme as ne

from .witness import check

SLOPE = types.FunctionType(float64(float64))
ANY_STRIDES = float64[:]
OF_ARRAYS = types.FunctionType(ANY_STRIDES(ANY_STRIDES))


@jitclass([("slope", SLOPE), ("x", float64)])
class Stepper:
    def __init__(self, slope, x):
        self.slope = slope
        self.x = x

    def step(self):
        self.x = self.x + 0.1 * self.slope(self.x)


@njit(float64(float64))
def square(x):
    return x * x


@njit
def cube(x):
    return x * x * x


@pytest.mark.parametrize(("function", "slope"), [(square, lambda x: 2 * x), (cube, lambda x: 3 * x * x)], ids=["square", "cube"])
def test_a_jitclass_that_keeps_a_function(function, slope):
    """Its method writes to the object, after which LLVM takes the function for any."""
    @njit
    def integrated(x):
        stepper = Stepper(function, x)
        for _ in range(3):
            stepper.step()
        return stepper.x

    x, expected = 0.5, 1.0
    for _ in range(3):
        expected *= 1 + 0.1 * slope(x)
        x += 0.1 * function.py_func(x)
    assert ne.grad(integrated)(0.5) == pytest.approx(expected, rel=1e-14)
    assert ne.jvp(integrated, (0.5,), (1.0,)) == pytest.approx((x, expected), rel=1e-14)


def test_one_of_two_functions_in_a_field():
    @njit
    def chosen(x, which):
        stepper = Stepper(cube, x)
        if which:
            stepper.slope = square
        stepper.step()
        stepper.step()
        return stepper.x

    for which, function, slope in ((True, square, lambda x: 2 * x), (False, cube, lambda x: 3 * x * x)):
        first = 0.5 + 0.1 * function.py_func(0.5)
        expected = (1 + 0.1 * slope(0.5)) * (1 + 0.1 * slope(first))
        assert ne.grad(chosen)(0.5, which) == pytest.approx(expected, rel=1e-14)


@pytest.mark.parametrize("before", [False, True])
def test_a_result_of_any_strides(before):
    @njit
    def pair(y):
        return np.array((y[0] * y[1], y[1]))

    if before:
        pair(np.arange(8.0)[::4])  # compiled for such arguments already, with a contiguous result

    @njit(float64(OF_ARRAYS, ANY_STRIDES))
    def called(function, y):
        a = function(y)
        return a[0] + a[1] * a[1]

    gradient = ne.grad(njit(lambda y: called(pair, y)))(np.array([0.3, 0.7]))
    np.testing.assert_allclose(gradient, [0.7, 0.3 + 1.4], rtol=1e-15)


def test_a_tuple_of_results_of_any_strides():
    @njit
    def both(y):
        return y * y, np.array((y[0], y[1]))

    both(np.arange(8.0)[::4])

    @njit(float64(types.FunctionType(types.UniTuple(ANY_STRIDES, 2)(ANY_STRIDES)), ANY_STRIDES))
    def called(function, y):
        a, b = function(y)
        return a[0] * b[1]

    gradient = ne.grad(njit(lambda y: called(both, y)))(np.array([0.3, 0.7]))
    np.testing.assert_allclose(gradient, [2 * 0.3 * 0.7, 0.09], rtol=1e-15)


@njit
def applied(function, x):
    return function(x)


def test_a_variable_that_changes_in_a_loop():
    """LLVM makes null of it behind Numba's test for functions without an address, and keeps the test."""
    @njit
    def alternating(x):
        first, second, last, total = square, cube, square, 0.0
        for k in range(x.size):
            if x[k] > 1.0:
                last = cube
            elif x[k] < 0.7:
                last = square
            total += first(x[k]) * second(x[k]) + applied(last, total * x[k])
            first, second = second, last
        return total

    x, v, step = np.array([0.9, 0.5, 1.2, 0.8]), np.array([1.0, -0.5, 0.3, 0.7]), 1e-5
    difference = (alternating(x + step * v) - alternating(x - step * v)) / (2 * step)
    assert ne.grad(alternating)(x) @ v == pytest.approx(difference, rel=1e-7)
    assert ne.jvp(alternating, (x,), (v,))[1] == pytest.approx(difference, rel=1e-7)


def test_either_of_two_objects():
    @njit
    def alternating(x):
        one, two, total = Stepper(square, x), Stepper(cube, 0.5 * x), 0.0
        for k in range(5):
            stepper = one if k % 2 else two
            stepper.step()
            if k == 2:
                one.slope = two.slope
            total += stepper.slope(one.x) * two.x
        return total

    difference = (alternating(0.7 + 1e-5) - alternating(0.7 - 1e-5)) / 2e-5
    assert ne.grad(alternating)(0.7) == pytest.approx(difference, rel=1e-7)


@njit
def iterated(function, start, factors):
    """Too large to be inlined at each of its calls."""
    total = start
    for i in range(len(factors)):
        total = function(total) * factors[i] + function(start + i)
        if total > 100.0:
            total = np.sqrt(total)
        total += np.exp(-total * total) * function(factors[i])
    for i in range(1, len(factors)):
        total += function(factors[i] - factors[i - 1])
        if total < -100.0:
            total = -total
    return total


@njit
def passed_on(function, start, factors):
    return iterated(function, start, factors) - 0.5 * iterated(function, 2.0 * start, factors)


@njit
def twice(x, factors, limit):
    function = square
    if x > limit:
        function = cube
    return passed_on(function, x, factors) + passed_on(function, x * x, factors)


@pytest.mark.parametrize("limit", [0.0, 1.0])
def test_a_variable_that_is_passed_to_functions_that_are_called_twice(limit):
    check(twice, 0.7, np.array([0.3, 0.9, 0.4]), limit, argnums=(0, 1))
