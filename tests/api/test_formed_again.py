"""A transform that is asked for again is the one that was formed, and belongs to the function that it was asked of."""

import functools

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne


@njit
def area(x, y):
    return x * y


@pytest.mark.parametrize("transform", [ne.grad, ne.value_and_grad, ne.jacfwd, ne.jacrev, ne.hessian])
def test_the_transform_is_the_same_each_time(transform):
    assert transform(area) is transform(area)
    assert transform(area, argnums=(0, 1)) is transform(area, argnums=[0, 1])
    assert transform(area, argnames="y") is transform(area, argnums=1)
    assert transform(area, argnums=1) is not transform(area, argnums=0)


def test_what_is_no_position_is_refused_before_and_after():
    for _ in range(2):
        with pytest.raises(ne.EnzymeError, match="argnums must be an int"):
            ne.grad(area, argnums=0.0)
        assert ne.grad(area, argnums=0)(2.0, 3.0) == 3.0


def test_a_function_that_wraps_another_has_derivatives_of_its_own():
    assert ne.jvp(area, (2.0, 3.0), (1.0, 0.0)) == (6.0, 3.0)
    assert ne.vjp(area, 2.0, 3.0)[1](1.0) == (3.0, 2.0)

    @functools.wraps(area)
    def fourfold(x, y):
        return 4.0 * x * y

    assert ne.jvp(fourfold, (2.0, 3.0), (1.0, 0.0)) == (24.0, 12.0)
    assert ne.vjp(fourfold, 2.0, 3.0)[1](1.0) == (12.0, 8.0)


def test_a_pullback_leaves_the_primals_as_they_are_and_says_which_shape_is_wanted():
    @njit
    def doubled(x, y):
        x[0] = 5.0
        return x * y, y * 2.0

    x, y = np.array([1.0, 2.0]), np.array([3.0, 4.0])
    (first, second), pullback = ne.vjp(doubled, x, y)
    x[:], y[:] = 9.0, 9.0
    assert np.array_equal(first, [15.0, 8.0]) and np.array_equal(second, [6.0, 8.0])
    for _ in range(2):
        dx, dy = pullback((np.ones(2), np.ones(2)))
        assert np.array_equal(dx, [0.0, 4.0]) and np.array_equal(dy, [7.0, 4.0])
    with pytest.raises(ValueError, match=r"doubled returned \(\(2,\), \(2,\)\), the cotangent has \(\(2,\), \(3,\)\)"):
        pullback((np.ones(2), np.ones(3)))


def test_primals_that_share_memory_which_is_only_read():
    @njit
    def product(x, y):
        return x * y

    x = np.array([1.0, 2.0, 3.0, 4.0])
    for first, second in ((x, x), (x[:3], x[1:])):
        _, pullback = ne.vjp(product, first, second)
        dx, dy = pullback(np.ones(len(first)))
        assert np.array_equal(dx, second) and np.array_equal(dy, first)
