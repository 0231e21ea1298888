"""Derivatives that kernels call with shadows that share memory in another way than their arguments."""

import numpy as np
import pytest
from numba import cuda, float64

from numba_enzyme import ActivityError, Const, Duplicated, Forward, autodiff, differentiate


@cuda.jit(device=True)
def multiplies(x, y):
    y[0] = x[0] * x[0] * y[0]


@cuda.jit(device=True)
def reads(x, y):
    return x[0] * x[0] * y[0]


def launched(kernel, *arguments, **options):
    differentiate(cuda.jit(kernel), target="cpu", **options)[1, 2](*arguments)
    return arguments[-1]


def one_shadow(x, y, d):
    if cuda.grid(1) == 0:
        autodiff(multiplies, Duplicated(x, d), Duplicated(y, d))


def one_shadow_of_own_arrays(x, y, d):
    own, shadow = cuda.local.array(2, float64), cuda.local.array(2, float64)
    own[0], own[1], shadow[0] = x[0], y[0], 1.0
    autodiff(multiplies, Duplicated(own[:1], shadow[:1]), Duplicated(own[1:], shadow[:1]))
    d[0] = shadow[0]


def two_shadows_of_one(x, y, d):
    shadow = cuda.local.array(1, float64)
    shadow[0] = 0.0
    autodiff(multiplies, Duplicated(x, shadow), Duplicated(x, d))


def a_tangent_that_is_an_argument(x, y, d):
    autodiff(multiplies, Duplicated(x, d), Duplicated(y, x), mode=Forward)


def a_shadow_that_is_its_primal(x, y, d):
    autodiff(reads, Duplicated(x, x), Const(y))


def a_constant_that_is_written(x, y, d):
    autodiff(multiplies, Const(y), Duplicated(y, d))


@pytest.mark.parametrize("kernel", [one_shadow, one_shadow_of_own_arrays, two_shadows_of_one, a_tangent_that_is_an_argument,
                                    a_shadow_that_is_its_primal, a_constant_that_is_written])  # fmt: skip
def test_what_the_kernel_alone_tells_is_refused(kernel):
    with pytest.raises(ActivityError, match=r"pass copies|memory of its own"):
        launched(kernel, np.array([3.0]), np.array([2.0]), np.ones(1))


def test_arguments_of_the_launch_that_share_memory_share_a_shadow():
    x = np.array([3.0])
    np.testing.assert_array_equal(launched(one_shadow, x, x, np.ones(1)), [27])


def test_arrays_that_are_only_read_may_have_one_shadow():
    def kernel(x, y, d):
        if cuda.grid(1) == 0:
            autodiff(reads, Duplicated(x, d), Duplicated(y, d))

    np.testing.assert_array_equal(launched(kernel, np.array([3.0]), np.array([2.0]), np.zeros(1)), [21])


def at_places(x, d, k):
    i = cuda.grid(1)
    y, dy = x[2 * i + 1 :], d[2 * i + k[0] :]
    autodiff(multiplies, Duplicated(x[2 * i : 2 * i + 1], d[2 * i : 2 * i + 1]), Duplicated(y[:1], dy[:1]), mode=Forward)


def test_what_only_the_run_tells_is_found_where_launches_are_watched():
    for options in ({"debug": True}, {"race_check": True}):
        d = np.ones(4)
        launched(at_places, np.array([3.0, 2.0, 1.0, 4.0]), d, np.array([1]), **options)
        np.testing.assert_array_equal(d, [1, 21, 1, 9])
    with pytest.raises(ActivityError, match=r"thread 0 of block 0 differentiates at .*_in_kernels.py:\d+: .* pass copies"):
        launched(at_places, np.array([3.0, 2.0, 1.0, 4.0]), d, np.array([0]), debug=True)


def test_elements_that_interleave_do_not_touch():
    def kernel(x, d, e):
        autodiff(multiplies, Duplicated(x[::2], d[::2]), Duplicated(x[1::2], e[::2]), mode=Forward)

    e = np.ones(4)
    differentiate(cuda.jit(kernel), target="cpu", debug=True)[1, 1](np.array([3.0, 2.0, 1.0, 1.0]), np.ones(4), e)
    np.testing.assert_array_equal(e, [21, 1, 1, 1])
