"""Enzyme's form: annotations, shadows that accumulate, and errors when they do not fit."""

from typing import NamedTuple

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import Active, ActivityError, Const, Duplicated, DuplicatedNoNeed, EnzymeError, Forward, Reverse, autodiff


@njit
def axpy(a, x, y):
    for i in range(x.shape[0]):
        y[i] = a * x[i] + y[i] * y[i]


@njit
def power(x, n):
    return x ** n


@njit
def dot(x, y):
    total = 0.0
    for i in range(x.shape[0]):
        total += x[i] * y[i]
    return total


def test_shadows_accumulate_and_the_adjoint_of_what_is_overwritten_becomes_that_of_the_entry():
    x, y = np.array([1.0, 2.0]), np.array([3.0, 5.0])
    dx, dy = np.array([100.0, 200.0]), np.array([1.0, 10.0])
    result = autodiff(axpy, Active(2.0), Duplicated(x, dx), Duplicated(y, dy))
    assert result == (pytest.approx(1.0 * 1 + 2.0 * 10), None, None)
    np.testing.assert_array_equal(dx, [102.0, 220.0])
    np.testing.assert_array_equal(dy, [6.0, 100.0])
    np.testing.assert_array_equal(y, [11.0, 29.0])


def test_scalars_and_the_primal():
    assert autodiff(power, Active(3.0), Const(2)) == (6.0, None)
    assert autodiff(power, Active(3.0), Const(2), with_primal=True) == (9.0, (6.0, None))
    assert autodiff(power, 3.0, 2, seed=10.0) == (60.0, None)
    assert autodiff(power, Const(3.0), 2) == (None, None)


def test_constants_stay_as_they_are():
    x, dx, y = np.array([1.0, 2.0]), np.zeros(2), np.array([3.0, 5.0])
    autodiff(dot, Duplicated(x, dx), Const(y), seed=2)
    np.testing.assert_array_equal(dx, 2 * y)
    autodiff(dot, DuplicatedNoNeed(x, dx), Const(y))
    np.testing.assert_array_equal(dx, 3 * y)


def test_forward():
    x, dx, y = np.array([1.0, 2.0]), np.array([1.0, -1.0]), np.array([3.0, 5.0])
    assert autodiff(dot, Duplicated(x, dx), Const(y), mode=Forward) == -2.0
    assert autodiff(dot, Duplicated(x, dx), Const(y), mode=Forward, with_primal=True) == (13.0, -2.0)
    assert autodiff(power, Duplicated(3.0, 1.0), 2, mode=Forward) == 6.0


def test_strided_shadows_and_interleaved_memory():
    memory = np.arange(1.0, 9.0)
    shadow = np.zeros(8)
    autodiff(dot, Duplicated(memory[::2], shadow[::2]), Const(np.ones(4)))
    np.testing.assert_array_equal(shadow, [1.0, 0.0] * 4)
    autodiff(dot, Duplicated(memory[::2], memory[1::2]), Const(np.ones(4)))
    np.testing.assert_array_equal(memory, [1.0, 3.0, 3.0, 5.0, 5.0, 7.0, 7.0, 9.0])


def test_inside_njit():
    @njit
    def step(x, dx, y):
        before = autodiff(dot, Duplicated(x, dx), Const(y), with_primal=True)
        autodiff(dot, ne.Duplicated(x, dx), ne.Const(y), seed=3)
        slope = ne.autodiff(power, ne.Duplicated(x[0], 1.0), 3, mode=ne.Forward)
        by_seed = autodiff(power, Active(x[0]), 3, seed=x[0])
        return before[0], slope, by_seed[0]
    x, dx, y = np.array([1.0, 2.0]), np.zeros(2), np.array([3.0, 5.0])
    assert step(x, dx, y) == (13.0, 3.0, 3.0)
    np.testing.assert_array_equal(dx, 4 * y)
    with pytest.raises(ActivityError, match="overlaps"):
        step(x, x, y)


X = np.ones(3)


@pytest.mark.parametrize("message, annotated", [
    ("needs an annotation", (X, Const(X))),
    ("arrays need a shadow", (Active(X), Const(X))),
    ("overlaps", (Duplicated(X, X), Const(X))),
    ("shape", (Duplicated(X, np.ones(4)), Const(X))),
    ("dtype", (Duplicated(X, np.ones(3, np.float32)), Const(X))),
    ("layout", (Duplicated(X, np.ones(6)[::2]), Const(X))),
    ("must be an array", (Duplicated(X, 1.0), Const(X))),
    ("missing a required", (Duplicated(X, np.ones(3)),)),
])
def test_annotations_that_do_not_fit(message, annotated):
    with pytest.raises(ActivityError, match=message):
        autodiff(dot, *annotated)


def test_arrays_of_integers_have_no_shadow():
    @njit
    def pick(x, index):
        return x[index[0]]
    with pytest.raises(ActivityError, match="not floating"):
        autodiff(pick, Duplicated(np.ones(3), np.zeros(3)), Duplicated(np.array([1]), np.zeros(1)))


def test_shadow_must_be_writable():
    shadow = np.zeros(3)
    shadow.flags.writeable = False
    with pytest.raises(ActivityError, match="read-only"):
        autodiff(dot, Duplicated(X, shadow), Const(X))


def test_strides_must_agree():
    base = np.ones(12)
    with pytest.raises(ActivityError, match="layout"):
        autodiff(dot, Duplicated(base[::2][:3], np.zeros(9)[::3]), Const(X))


def test_scalar_annotations_that_do_not_fit():
    cases = [("write Active", (Duplicated(3.0, 1.0), 2), {}), ("not floating", (3.0, Active(2)), {}),
             ("reverse mode", (Active(3.0), 2), {"mode": Forward}), ("needs an annotation", (3.0, 2), {"mode": Forward}),
             ("mode must be", (3.0, 2), {"mode": "forward"})]
    for message, annotated, options in cases:
        with pytest.raises(ActivityError, match=message):
            autodiff(power, *annotated, **options)


def test_arrays_returned_in_reverse_mode_are_refused():
    with pytest.raises(EnzymeError, match="vjp"):
        autodiff(njit(lambda x: x * 2.0), Duplicated(X, np.zeros(3)), mode=Reverse)


@njit
def multiply_into(a, b):
    for i in range(a.shape[0]):
        a[i] *= b[i]
    return a.sum()


@njit
def inside(a, da, b, db):
    autodiff(multiply_into, Duplicated(a, da), Duplicated(b, db))


@pytest.mark.parametrize("run", [inside, lambda a, da, b, db: autodiff(multiply_into, Duplicated(a, da), Duplicated(b, db))],
                         ids=["njit", "python"])
def test_arguments_that_share_memory_with_shadows_that_do(run):
    whole, shadow = np.array([1.0, 2.0, 3.0]), np.zeros(3)
    run(whole[1:], shadow[1:], whole[:-1], shadow[:-1])  # x1 x0 + x2 x1 x0
    np.testing.assert_allclose(shadow, [8.0, 4.0, 2.0])
    a, shadow = X.copy(), np.zeros_like(X)
    run(a, shadow, a, shadow)
    np.testing.assert_allclose(shadow, 2 * X)
    a, da, db = X.copy(), np.zeros_like(X), np.zeros_like(X)
    run(a, da, X.copy(), db)
    np.testing.assert_allclose((da, db), (X, X))


def test_annotations_are_told_from_tuples_of_the_same_contents():
    """Python hands on plain tuples, in which Active(2.0), Const(2.0) and (2.0,) have one type."""
    cube, of_tuple = njit(lambda x: x ** 3), njit(lambda t: t[0] ** 3)
    for _ in range(2):  # the second time by what is remembered
        assert autodiff(cube, Active(2.0)) == autodiff(cube, 2.0) == autodiff(cube, np.float64(2.0)) == (12.0,)
        assert autodiff(cube, Const(2.0)) == (None,)
        assert autodiff(of_tuple, (2.0,)) == ((12.0,),)
        shadow = np.ones(3)
        assert autodiff(dot, Duplicated(X, shadow), Const(X)) == (None, None)
        np.testing.assert_array_equal(shadow, 1 + X)


class Scaled(NamedTuple):
    factor: float

    @ne.differentiate
    def times(self, x):
        return self.factor * x * x


def test_what_is_remembered_of_a_method_is_not_that_of_the_function():
    two = Scaled(2.0)
    for _ in range(2):
        assert autodiff(two.times, Active(3.0)) == (12.0,)
        assert autodiff(Scaled.times, Const(two), Active(3.0)) == (None, 12.0)
