"""Arguments that hold floats among other things: shadows, gradients and Jacobians leaf by leaf.

The judge is written out by hand, or differences along the imaginary axis, which are exact for these functions.
"""

from typing import NamedTuple

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme import Active, ActivityError, Const, Duplicated, Forward


class State(NamedTuple):
    where: object
    a: object
    s: object


class Nested(NamedTuple):
    name: object
    state: object
    pair: object


@njit
def picked(state, k):
    return state.a[state.where].sum() * state.s * k


@njit
def products(nested, k):
    a = nested.state.a
    return a[nested.state.where] * a[0] * nested.state.s * k, nested.pair[0] ** 2 * nested.pair[1].sum() * k


def products_of_leaves(a, s, p, q, k):
    return a[np.array([2, 0])] * a[0] * s * k, p**2 * q.sum() * k


A, WHERE = np.array([1.0, 2.0, 3.0]), np.array([0, 2])


def state():
    return State(WHERE, A, 2.0)


def nested():
    return Nested("model", State(np.array([2, 0]), A, 2.0), (3.0, np.array([[1.0, 4.0]])))


@njit
def reverse_inside(primal, shadow, k):
    return ne.autodiff(picked, Duplicated(primal, shadow), Active(k))


@njit
def forward_inside(primal, tangent, k):
    return ne.autodiff(picked, Duplicated(primal, tangent), Const(k), mode=Forward)


def reverse_outside(primal, shadow, k):
    return ne.autodiff(picked, Duplicated(primal, shadow), Active(k))


def forward_outside(primal, tangent, k):
    return ne.autodiff(picked, Duplicated(primal, tangent), Const(k), mode=Forward)


@pytest.mark.parametrize("run", [reverse_outside, reverse_inside])
@pytest.mark.parametrize("others", [(None, None), (WHERE, 0.0), (None, 7)])
def test_gradients_of_numbers_in_a_tuple_are_returned_and_arrays_are_added_to(run, others):
    shadow = State(others[0], np.ones(3), others[1])
    assert run(state(), shadow, 3.0) == (State(None, None, 12.0), 8.0)
    assert np.array_equal(shadow.a, [7.0, 1.0, 7.0])


@pytest.mark.parametrize("run", [forward_outside, forward_inside])
def test_forward_mode_takes_tangents_of_the_floating_leaves(run):
    assert run(state(), State(None, np.array([1.0, 5.0, 0.0]), 0.5), 3.0) == 2.0 * 3.0 + 4.0 * 0.5 * 3.0
    assert run(state(), State(None, None, 0.5), 3.0) == 4.0 * 0.5 * 3.0  # None: the array is constant


@njit
def nest(p):
    return p[0] * p[1][0] * p[1][1].sum()


def test_shadows_are_nested_as_their_primals():
    primal, shadow = (2.0, (3.0, A)), (None, (None, np.zeros(3)))
    assert ne.autodiff(nest, Duplicated(primal, shadow), with_primal=True) == (36.0, ((18.0, (12.0, None)),))
    assert np.array_equal(shadow[1][1], [6.0] * 3)
    tangent = (1.0, (0.5, np.ones(3)))
    assert ne.autodiff(nest, Duplicated(primal, tangent), mode=Forward) == 18.0 + 0.5 * 12.0 + 3 * 6.0


@njit
def product(pair):
    return pair[0] * pair[1]


class Pair(NamedTuple):
    left: object
    right: object


@pytest.mark.parametrize("argument", [Pair(2.0, 3.0), Active(Pair(2.0, 3.0)), Duplicated(Pair(2.0, 3.0), Pair(0.0, 0.0))],
                         ids=["bare", "active", "duplicated"])  # fmt: skip
def test_a_tuple_of_numbers_has_its_gradient_returned(argument):
    [found] = ne.autodiff(product, argument)
    assert type(found) is Pair and found == (3.0, 2.0)


def test_a_tuple_of_arrays_alone_has_no_entry():
    shadow = np.zeros(3)
    assert ne.autodiff(njit(lambda t: t[0].sum() * t[1]), Duplicated((A, 3), (shadow, 3))) == (None,)
    assert np.array_equal(shadow, [3.0] * 3)


@pytest.mark.parametrize("shadow, words", [
    (State(None, np.zeros(4), None), ["`state.a`", "(4,)", "(3,)"]),
    (State(None, np.zeros(3, np.float32), None), ["`state.a`", "dtype"]),
    (State(None, 1.0, None), ["`state.a`", "array like its primal"]),
    ((np.zeros(3),), ["`state`", "tuple like its primal"]),
], ids=["shape", "dtype", "number", "length"])  # fmt: skip
def test_shadows_that_do_not_fit_are_named(shadow, words):
    with pytest.raises(ActivityError) as refusal:
        ne.autodiff(picked, Duplicated(state(), shadow), Active(3.0))
    assert all(word in str(refusal.value) for word in words)


def test_tangents_that_do_not_fit_are_named():
    with pytest.raises(ValueError, match=r"`state\.a` has shape \(4,\), its primal \(3,\)"):
        ne.jvp(picked, (state(), 3.0), (State(None, np.ones(4), 1.0), 0.0))


def jacobian_of(function, arguments, place):
    """Of a real analytic function of NumPy, by steps along the imaginary axis."""
    step, argument = 1e-30, np.asarray(arguments[place])
    columns = []
    for index in np.ndindex(argument.shape):
        moved = argument.astype(complex)
        moved[index] += step * 1j
        columns.append(np.imag(function(*arguments[:place], moved, *arguments[place + 1:])) / step)
    return np.moveaxis(np.array(columns), 0, -1).reshape(np.shape(columns[0]) + argument.shape)


def leaves(tree):
    """The arrays and numbers of a structure without its None."""
    return [leaf for part in tree for leaf in leaves(part)] if isinstance(tree, tuple) else [] if tree is None else [tree]


@pytest.mark.parametrize("transform", [ne.jacrev, ne.jacfwd, lambda f, argnums: njit(lambda n, k: ne.jacrev(f, argnums)(n, k))],
                         ids=["jacrev", "jacfwd", "inside"])  # fmt: skip
def test_jacobians_have_the_structure_of_the_result_and_in_it_that_of_the_arguments(transform):
    found = transform(products, (0, 1))(nested(), 3.0)
    for block, of_k in found:
        assert type(block) is Nested and block.name is None and type(block.state) is State and block.state.where is None
        assert np.ndim(of_k) in (0, 1)
    arguments = A, 2.0, 3.0, np.array([[1.0, 4.0]]), 3.0
    expected = [jacobian_of(lambda *given, part=part: products_of_leaves(*given)[part], arguments, i)
                for part in range(2) for i in range(5)]  # fmt: skip
    for mine, theirs in zip(leaves(found), expected, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-14)


@njit
def scalar(nested, k):
    return (nested.state.a[nested.state.where] ** 2).sum() * nested.state.s * k * nested.pair[0] * nested.pair[1].sum()


def test_hessians_are_structures_of_structures():
    def gradient(a, s, p, q):
        square, mask = (a[np.array([2, 0])] ** 2).sum(), np.array([1.0, 0.0, 1.0])
        return (2 * a * mask * s * 3.0 * p * q.sum(), square * 3.0 * p * q.sum(), square * s * 3.0 * q.sum(),
                square * s * 3.0 * p * np.ones((1, 2)))

    found = ne.hessian(scalar)(nested(), 3.0)
    assert found.name is None and found.state.a.state.where is None and found.pair[0].pair[0] == 0.0
    arguments = A, 2.0, 3.0, np.array([[1.0, 4.0]])
    expected = [jacobian_of(lambda *given, part=part: gradient(*given)[part], arguments, i)
                for part in range(4) for i in range(4)]  # fmt: skip
    for mine, theirs in zip(leaves(found), expected, strict=True):
        np.testing.assert_allclose(mine, theirs, rtol=1e-13)


@njit
def overwrites(pair, k):
    pair[0][0] *= pair[1]
    return pair[0] * k


@pytest.mark.parametrize("transform", [ne.jacrev, ne.jacfwd])
def test_jacobians_by_arrays_in_tuples_that_the_function_overwrites(transform):
    of_array, of_number = transform(overwrites)((np.arange(1.0, 7.0)[::2], 2.0), 3.0)
    assert np.array_equal(of_array, np.diag([6.0, 3.0, 3.0])) and np.array_equal(of_number, [3.0, 0.0, 0.0])


class Series(NamedTuple):
    values: np.ndarray
    used: np.ndarray
    days: np.ndarray
    names: np.ndarray
    counts: np.ndarray


def test_arrays_of_dates_strings_and_records_of_integers_need_nothing():
    @njit
    def total(series):
        found = 0.0
        for i in range(series.values.size):
            if series.used[i]:
                found += series.values[i] ** 2
        return found * series.days.size * series.counts[0].k

    series = Series(np.arange(3.0), np.array([True, False, True]), np.array(["2020-01-01"], "M8[D]"), np.array(["ab", "c"]),
                    np.ones(1, [("k", "i8")]))
    d = ne.grad(total)(series)
    assert d.values.tolist() == [0.0, 0.0, 4.0] and d[1:] == (None, None, None, None)
    assert ne.jvp(total, (series,), (Series(np.ones(3), None, None, None, None),))[1] == 4.0
