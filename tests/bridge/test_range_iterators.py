"""Ranges forwards, backwards, to the last number that there is, and of numbers without sign."""

import numpy as np
from numba import float64, int64, njit

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.extract import extract

LARGEST = 2**63 - 1


@njit
def steps(x, start, stop, step):
    total = 0.0
    for i in range(start, stop, step):
        total += x[i % x.size] ** 2 * (i % 7)
    return total


@njit
def last_of(x, n):
    last = -1
    for i in range(n):
        last = i
        total = x[i] * x[i]
    for i in range(np.uint64(2)):
        total += x[np.int64(i)]
    return total * last


def test_values_and_gradients():
    x = np.array([0.5, -1.5, 2.5])
    for bounds in ((0, 9, 2), (8, -1, -3), (LARGEST - 3, LARGEST, 2), (-LARGEST, -LARGEST - 1, -1), (3, 3, 1), (-4, 5, 1)):
        value, gradient = ne.value_and_grad(steps)(x, *bounds)
        expected = np.zeros(3)
        for i in range(*bounds):
            expected[i % 3] += 2.0 * x[i % 3] * (i % 7)
        np.testing.assert_allclose(gradient, expected)
        assert value == steps(x, *bounds)
    ne.testing.check_grads(steps, (x, 0, 9, 2))
    ne.testing.check_grads(last_of, (x, 3))


@njit
def pairs(x):
    total = 0.0
    for i in range(x.size):
        for j in range(i + 1, x.size, 3):
            total += x[i] * x[j]
    return total


def test_indices_from_zero_are_not_tested():
    assert "select" not in extract(pairs, (float64[::1],)).text
    assert "select" in extract(steps, (float64[::1], int64, int64, int64)).text
