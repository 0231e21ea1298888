"""Results whose parts may be None: derivatives of what is there."""

from collections import Counter, namedtuple

import numpy as np
import pytest
from central_differences import numeric_gradient
from numba import njit, types

import numba_enzyme as ne

X = np.array([0.3, 0.7, 1.1])
Split = namedtuple("Split", "left middle right")


@njit
def split(x, which):
    """As splittings of matrices return their factors: those that were asked for."""
    if which == 0:
        return x * x, None, 3, None
    if which == 1:
        return None, x[0] * x[1] * x[2], 4, None
    return np.sin(x), x.sum() ** 2, 5, (x[0] ** 3, x * 2.0)


@njit
def named(x, middle):
    return Split(np.exp(x), x[1] if middle else None, 1)


COTANGENTS = [(X, None, None, None), (None, 1.5, None, None), (X, 2.0, None, (3.0, np.ones(3)))]


def weighed(result, cotangent):
    """The sum of the products of what is there."""
    if cotangent is None:
        return 0.0
    if isinstance(cotangent, tuple):
        return sum(map(weighed, result, cotangent))
    return np.sum(result * np.asarray(cotangent))


@pytest.mark.parametrize("which", [0, 1, 2])
def test_parts_that_are_there_have_derivatives_in_both_modes(which):
    cotangent = COTANGENTS[which]
    expected = numeric_gradient(lambda x: weighed(split(x, which), cotangent), X)
    value, pullback = ne.vjp(split, X, which)
    for _ in range(2):
        np.testing.assert_allclose(pullback(cotangent)[0], expected, rtol=1e-8)
    primal, tangent = ne.jvp(split, (X, which), (np.ones(3), None))
    assert [part is None for part in primal] == [part is None for part in value]
    assert [part is None for part in tangent] == [part is None for part in cotangent]
    np.testing.assert_allclose(weighed(tangent, cotangent), expected.sum(), rtol=1e-8)


def test_named_tuples_stay_named():
    primal, tangent = ne.jvp(named, (X, False), (np.ones(3), None))
    assert primal.middle is None and tangent.middle is None and primal.right == 1
    np.testing.assert_allclose(tangent.left, np.exp(X))
    assert ne.jvp(named, (X, True), (np.ones(3), None))[1].middle == 1.0
    np.testing.assert_allclose(ne.vjp(named, X, False)[1](Split(X, None, None))[0], X * np.exp(X))


def test_inside_compiled_code():
    @njit
    def both(x):
        tangent = ne.jvp(split, (x, 0), (np.ones(3), None))[1]
        pullback = ne.vjp(split, x, 0)[1]
        return tangent[0], pullback((x, None, None, None))[0]

    tangent, gradient = both(X)
    np.testing.assert_allclose(tangent, 2.0 * X)
    np.testing.assert_allclose(gradient, 2.0 * X * X)


def test_a_cotangent_has_to_say_none_where_the_function_does():
    pullback = ne.vjp(split, X, 0)[1]
    with pytest.raises(ne.EnzymeError, match="has returned None where the cotangent is not None"):
        pullback((X, 1.0, None, None))
    with pytest.raises(ne.EnzymeError, match="give a cotangent for every part"):
        pullback((None, None, None, None))
    np.testing.assert_allclose(pullback((X, None, None, None))[0], 2.0 * X * X)


def test_references_of_a_function_that_always_raises_are_counted_once():
    """What is made on the way to a failure has no shadow that could be counted beside it."""

    @njit
    def fails(out, x, k):
        parts = two(x, k)
        out[0] = parts[0][0]
        if k == 0:
            raise ValueError("first")
        if parts[1] is not None:
            raise ValueError("second")
        return parts[0][1]

    @njit
    def two(x, k):
        return (x * x, None) if k == 0 else (np.sin(x), x * 2.0)

    vector = types.float64[::1]
    text = ne.differentiate(fails).inspect_gradient((vector, vector, types.int64), view="ir")
    released = Counter(line.split("NRT_decref(")[1].split("%")[1].split(")")[0] for line in text.splitlines()
                       if "call void @NRT_decref(" in line and "%" in line.split("NRT_decref(")[1])
    assert released and set(released.values()) == {1}, released
