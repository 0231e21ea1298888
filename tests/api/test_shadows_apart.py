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
MODES = pytest.mark.parametrize("run", [reverse, forward, *IN_PYTHON],
                                ids=["reverse in njit", "forward in njit", "reverse", "forward"])  # fmt: skip


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


@njit
def overwrites_a_field(r, x):
    r.a = 5.0
    return x.a * 3.0 + r.b


@njit
def reads_fields(r, x):
    return r.a * x.b


def test_records():
    kind = np.dtype([("a", "f8"), ("b", "f8")])
    r, other, d, e = np.array([(1.0, 2.0)] * 2, kind), np.array([(1.0, 2.0)], kind), np.zeros(2, kind), np.zeros(2, kind)
    for given in ((r[0], d[0], r[1], d[0]), (r[0], d[0], r[0], d[1]), (r[0], r[0], r[1], d[0]), (r[0], r[1], r[1], d[0])):
        with pytest.raises(ActivityError, match="overlap"):
            autodiff(overwrites_a_field, Duplicated(*given[:2]), Duplicated(*given[2:]))
    assert not any(map(any, d.tolist())) and r.tolist() == [(1.0, 2.0)] * 2
    autodiff(overwrites_a_field, Duplicated(r[0], d[0]), Duplicated(other[0], d[1]))
    assert d.tolist() == [(0.0, 1.0), (3.0, 0.0)]
    autodiff(reads_fields, Duplicated(other[0], e[0]), Duplicated(other[0], e[1]))
    assert e.tolist() == [(2.0, 0.0), (0.0, 1.0)]
