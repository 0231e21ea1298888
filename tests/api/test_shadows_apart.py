"""Arguments and shadows that share memory: right where it is only read or shared in one way by both, refused elsewhere."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import ActivityError, Const, Duplicated, Forward, autodiff


@njit
def overwrites(x, y):
    x[0] = 5.0
    return y[0] * 3.0 + x[1]


@njit
def reads(x, y):
    return np.sum(x * y * y)


@njit
def reverse(f, x, dx, y, dy):
    autodiff(f, Duplicated(x, dx), Duplicated(y, dy))


@njit
def forward(f, x, dx, y, dy):
    return autodiff(f, Duplicated(x, dx), Duplicated(y, dy), mode=Forward)


IN_PYTHON = (lambda f, x, dx, y, dy: autodiff(f, Duplicated(x, dx), Duplicated(y, dy)),
             lambda f, x, dx, y, dy: autodiff(f, Duplicated(x, dx), Duplicated(y, dy), mode=Forward))  # fmt: skip
MODES = pytest.mark.parametrize("run", [reverse, forward, *IN_PYTHON], ids=["reverse in njit", "forward in njit", "reverse", "forward"])


def numbers():
    return np.array([0.7, 1.3, -0.4])


@MODES
def test_memory_that_is_written_is_shared_by_arguments_and_shadows_alike(run):
    x, y, dx, dy, whole = numbers(), numbers(), np.ones(3), np.ones(3), np.ones(5)
    for given in ((x, dx, y, dx), (x, whole[:3], y, whole[2:]), (x, dx, x, dy), (x, y, y, dy), (x, dx, y, x)):
        kept = [part.copy() for part in given]
        with pytest.raises(ActivityError, match="pass copies"):
            run(overwrites, *given)
        np.testing.assert_array_equal(given, kept)
    run(overwrites, x, dx, y, dy)
    run(overwrites, x, dx, x, dx)  # in one way


def test_a_constant_that_is_part_of_a_written_argument():
    x, dx = numbers(), np.zeros(3)
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(overwrites, Duplicated(x, dx), Const(x))
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(reads, Duplicated(x, dx), Const(dx))  # the gradient would change what it reads
    autodiff(reads, Duplicated(x, dx), Const(x))
    np.testing.assert_allclose(dx, x * x)


def test_memory_that_is_only_read():
    x, y, both, dy = numbers(), numbers() + 1.0, np.zeros(3), np.zeros(3)
    autodiff(reads, Duplicated(x, both), Duplicated(y, both))
    np.testing.assert_allclose(both, y * y + 2 * x * y)  # the sum of both gradients
    autodiff(reads, Duplicated(x, both), Duplicated(x, dy))
    np.testing.assert_allclose(dy, 2 * x * x)
    tangent = autodiff(reads, Duplicated(x, y), Duplicated(y, x), mode=Forward)
    np.testing.assert_allclose(tangent, np.sum(y ** 3 + 2 * x * x * y))


def test_arrays_of_tuples():
    pair, shadow = (numbers(), numbers()), np.zeros(3)
    of_pair = ne.differentiate(lambda pair: overwrites(pair[0], pair[1]))
    with pytest.raises(ActivityError, match="pass copies"):
        autodiff(of_pair, Duplicated(pair, (shadow, shadow)))
