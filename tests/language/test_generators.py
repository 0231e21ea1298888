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


@njit
def powers(x, n):
    """x, x², x⁴, ..."""
    for _ in range(n):
        yield x
        x = x * x


@njit
def chained(x, n):
    """The state of a generator is kept in that of another one: numbers, integers and where it stands."""
    for k, a in enumerate(powers(x, n)):
        for b in powers(a, 2):
            yield b * x + k


@njit
def of_chained(x):
    total = 0.0
    for a, b in zip(chained(x, 2), powers(x, 3)):
        total += a * b
    return total


def test_generators_inside_generators():
    x = 0.9                                              # x² x + x³ x² + (x³ + 1) x⁴
    exact = 3 * x**2 + 5 * x**4 + 7 * x**6 + 4 * x**3
    np.testing.assert_allclose(ne.grad(of_chained)(x), exact, rtol=1e-13)
    np.testing.assert_allclose(ne.jvp(of_chained, (x,), (1.0,))[1], exact, rtol=1e-13)


@njit
def piped(values, factor):
    for value in values:
        yield value * factor


@njit
def through_arguments(x):
    total = 0.0
    for value in piped(piped(powers(x, 2), x), 2.0):
        total += value
    return total


def test_generators_that_are_arguments():
    np.testing.assert_allclose(ne.grad(through_arguments)(0.9), 4 * 0.9 + 6 * 0.9**2, rtol=1e-13)   # of 2 x² + 2 x³
