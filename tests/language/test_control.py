"""Exceptions, assertions, random numbers, functions that Numba is extended with."""

import math
import random

import numpy as np
import pytest
from numba import njit, types
from numba.extending import intrinsic, overload

import numba_enzyme as ne

from .failing import asserting, caught, raises_below
from .witness import check, keeps_nothing


def test_exceptions():
    check(caught, 0.3, 1.0, argnums=(0,))
    check(caught, 2.3, 1.0, argnums=(0,))
    check(raises_below, 0.3, 5)


def test_the_same_exception_and_no_leak():
    with pytest.raises(ValueError, match="at") as expected:
        raises_below(0.7, 9)
    with pytest.raises(ValueError, match="at") as found:
        ne.grad(raises_below)(0.7, 9)
    assert found.value.args == expected.value.args == ("at", 3, 0.7)
    with pytest.raises(AssertionError, match="too large"):
        ne.grad(caught)(11.0, 1.0)

    def failing():
        with pytest.raises(AssertionError):
            ne.grad(asserting)(2.0)

    failing()
    keeps_nothing(failing)


@njit
def noisy(x, mu, sigma, n):
    np.random.seed(3)
    random.seed(3)
    total = 0.0
    for _ in range(n):
        total += math.sin(x * np.random.normal()) + x * np.random.random() * np.random.randint(1, 5)
    a = np.random.randn(5)
    b = np.random.permutation(5)
    total += (np.sin(a * x) * b).sum() + random.random() * x * x + random.gauss(0.0, 1.0) * x
    return total + np.random.normal(mu, sigma) * x + np.random.uniform(mu, 2 * x) + np.random.exponential(sigma) * x


@njit
def from_generator(x, rng):
    return x * x * rng.normal() + x * rng.random()


@njit
def one_draw(x):
    return x * np.random.random()


def test_random_numbers():
    check(noisy, 0.3, 0.5, 0.2, 4)
    check(from_generator, 0.3, np.random.default_rng(3), argnums=(0,))


@njit
def seed(value):
    np.random.seed(value)


def test_the_random_state_advances_once():
    seed(5)
    expected = [one_draw(1.0), one_draw(1.0)]
    seed(5)
    assert ne.grad(one_draw)(1.0) == expected[0]
    assert one_draw(1.0) == expected[1]


def clamp(x):
    return min(max(x, 0.1), 1.0)


@overload(clamp)
def overloaded_clamp(x):
    def implementation(x):
        return min(max(x, 0.1), 1.0) * x

    return implementation


@intrinsic
def times(typingctx, a, b):
    def codegen(context, builder, signature, args):
        return builder.fmul(*args)

    return types.float64(types.float64, types.float64), codegen


gamma = types.ExternalFunction("tgamma", types.float64(types.float64))


@njit
def extended(x):
    return clamp(x) * x + times(x, x) * gamma(x)


def test_overload_intrinsic_and_external_function():
    check(extended, 0.4)
    check(extended, 1.4)
