"""Generators that are called, not inlined: their end is no failure, and what they do after the last yield counts."""

import numpy as np
from numba import njit

import numba_enzyme as ne


@njit
def products(x):
    w = x * x
    for i in range(x.size):
        yield w[i] * x[0]


@njit
def zipped(x):
    total = 0.0
    for a, b in zip(products(x), products(2.0 * x)):
        total += a * b
    return total


def test_a_generator_that_comes_to_its_end():
    x = np.array([1.3, 0.4])
    exact = 8.0 * np.array([6 * x[0] ** 5 + 2 * x[0] * x[1] ** 4, 4 * x[0] ** 2 * x[1] ** 3])   # of 8 x0² (x0⁴ + x1⁴)
    np.testing.assert_allclose(ne.grad(zipped)(x), exact, rtol=1e-13)
    np.testing.assert_allclose(ne.jvp(zipped, (x,), (np.array([1.0, 0.0]),))[1], exact[0], rtol=1e-13)


@njit
def writing(x, out, n):
    for i in range(n):
        yield x * i
    out[0] *= x
    for _ in range(3):
        out[0] *= 1.0 + x


@njit
def finished(x):
    out = np.ones(1)
    total = 0.0
    for a, b in zip(writing(x, out, 3), writing(x * x, out, 2)):
        total += a * b
    for a in writing(x, out, 2):
        total += a
    return total * out[0]


def test_what_is_written_after_the_last_yield():
    x = 0.7
    p = np.polynomial.Polynomial([0, 1, 0, 1]) * np.polynomial.Polynomial([0, 0, 0, 1])
    p = p * np.polynomial.Polynomial([1, 1]) ** 3 * np.polynomial.Polynomial([1, 0, 1]) ** 3   # (x³ + x) x³ (1 + x)³ (1 + x²)³
    np.testing.assert_allclose([finished(x), ne.grad(finished)(x)], [p(x), p.deriv()(x)], rtol=1e-13)


@njit
def perhaps(x, out, i):
    out[0] += x * x
    if i == 0:
        return None
    below = perhaps(x * out[0], out, i - 1)
    return x if below is None else x * below


@njit
def with_none(x):
    out = np.zeros(1)
    value = perhaps(x, out, 1)
    return out[0] if value is None else value * out[0]


def test_a_call_that_returns_none_is_no_failure():
    x = 0.7                                              # x (x² + x⁶)
    np.testing.assert_allclose(ne.grad(with_none)(x), 3 * x**2 + 7 * x**6, rtol=1e-13)
