"""Pullbacks see the random numbers of the call that they belong to."""

import numpy as np
from numba import njit

import numba_enzyme as ne


@njit
def scaled(x):
    return x * np.random.normal(0.5, 1.5)


@njit
def scaled_by(x, generator):
    return x * generator.normal(0.5, 1.5)


@njit
def draw():
    return np.random.normal()


@njit
def seed(number):
    np.random.seed(number)


X, ONES = np.ones(2), np.ones(2)


def test_state_of_the_module():
    for _ in range(3):  # an odd and an even number of normal numbers: one is left over
        out, pullback = ne.vjp(scaled, X)
        for _ in range(2):
            np.testing.assert_array_equal(pullback(ONES)[0], out)


def test_pullbacks_leave_the_generator_where_it_was():
    seed(5)
    expected = [draw() for _ in range(3)][1:]
    seed(5)
    _, pullback = ne.vjp(scaled, X)
    found = []
    for _ in range(2):
        pullback(ONES)
        found.append(draw())
    assert found == expected


def test_a_function_that_seeds():
    """It leaves the generator where it found it, though it draws."""
    @njit
    def f(x):
        found = x * np.random.normal()
        np.random.seed(5)
        return found

    seed(5)
    out, pullback = ne.vjp(f, X)
    drawn = draw()
    np.testing.assert_array_equal(pullback(ONES)[0], out)
    following = draw()
    seed(5)
    assert [draw(), draw()] == [drawn, following]


def test_generators_as_arguments():
    generator = np.random.default_rng(7)
    out, pullback = ne.vjp(scaled_by, X, generator)
    for _ in range(2):
        gradient, nothing = pullback(ONES)
        np.testing.assert_array_equal(gradient, out)
        assert nothing is None
    assert generator.normal() != np.random.default_rng(7).normal()
