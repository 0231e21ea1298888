"""Functions that are no plain @njit functions: universal functions, stencils, pointers to functions, Python itself."""

import re

import numba
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

from .witness import check

X = np.array([0.3, -0.7, 1.1, 0.4, -0.2, 0.9])


@numba.vectorize(["float64(float64, float64)"])
def scaled(a, b):
    return a * b + np.sin(a)


@numba.vectorize
def squared(a):
    return a * a


@numba.guvectorize(["(float64[:], float64[:])"], "(n)->(n)")
def running(a, out):
    out[0] = a[0]
    for i in range(1, a.shape[0]):
        out[i] = out[i - 1] * a[i] + a[i]


@numba.stencil
def neighbours(a):
    return a[-1] * a[1] + 0.5 * a[0]


@njit
def over_elements(x, y):
    out = np.zeros(x.shape)
    running(x, out)
    return scaled(x, y).sum() + squared(x)[2] * squared(y) + out.sum() * neighbours(x).sum()


def test_universal_functions_and_stencils():
    check(over_elements, X, 0.7)


@njit
def talking(x):
    y = x * x
    print("y is", y, 3, "of", True)
    return y * x


def test_texts_are_printed_once(capfd):
    assert ne.grad(talking)(0.5) == pytest.approx(0.75)
    assert capfd.readouterr().out == "y is 0.25 3 of True\n"


@njit
def showing(x):
    if x[0] > 5.0:
        print("far", x, (x[0], 2.0))
        raise ValueError("far")
    print(x * 2.0)
    return (x * x).sum()


def test_arrays_are_printed_once(capfd):
    x = np.array([0.5, 1.5])
    np.testing.assert_array_equal(ne.grad(showing)(x), 2.0 * x)
    assert ne.jvp(showing, (x,), (x,)) == (2.5, 5.0)
    assert capfd.readouterr().out == "[1. 3.]\n" * 2
    with pytest.raises(ValueError, match="far"):
        ne.grad(showing)(10.0 * x + 5.0)
    assert capfd.readouterr().out == "far [10. 20.] (10.0, 2.0)\n"


@njit
def with_python(x):
    y = x * x
    with numba.objmode(z="float64"):
        z = float(np.real(y))
    return z * x


@ne.custom_vjp
@njit
def sine_in_python(x):
    with numba.objmode(z="float64[:]"):
        z = np.sin(x)
    return z


@njit
def sine_and_residuals(x):
    with numba.objmode(z="float64[:]"):
        z = np.sin(x)
    return z, x


sine_in_python.defvjp(sine_and_residuals, njit(lambda x, cotangent: (np.cos(x) * cotangent,)))


@ne.inactive
@njit
def report(words, numbers):
    with numba.objmode():
        print(words, numbers)


@njit
def reported(x):
    y = x * x
    if y > 0.1:
        report("large", (("y", y),))
    return y * x


@numba.cfunc("float64(float64)")
def through_a_pointer(x):
    return x * x


@njit
def by_pointer(x):
    return through_a_pointer(x) * x


@njit("float64(float64)")
def first(x):
    return x * x


@njit("float64(float64)")
def second(x):
    return x * x * x


@njit
def by_table(x, i):
    functions = (first, second)
    return functions[i](x)


TABLE = (second, through_a_pointer)


@njit
def by_global_table(x, i):
    return TABLE[i](x) * x


@njit
def by_choice(x, flag):
    chosen = first if flag else through_a_pointer
    return chosen(x) * x


@njit
def applied(function, x):
    return function(x) * x


@pytest.mark.filterwarnings("ignore:First-class function type feature is experimental")
def test_functions_as_values():
    check(by_pointer, 0.5)
    check(by_table, 0.5, 1)
    check(by_choice, 0.5, True)
    check(by_global_table, 0.5, 0)
    assert ne.grad(by_global_table)(0.5, 0) == 0.5  # 4 x**3
    assert ne.grad(by_global_table)(0.5, 1) == 0.75  # 3 x**2
    assert ne.grad(applied, argnums=1)(first, 0.5) == pytest.approx(3 * 0.25)


@njit
def in_a_set(x):
    total = 0.0
    for number in {x, x * x}:
        total += number
    return total


def test_sets_of_active_numbers():
    assert ne.grad(in_a_set)(0.5) == 2.0  # 1 + 2 x


def test_blocks_in_object_mode_behind_a_rule(capfd):
    x = np.array([0.3, 0.5])
    np.testing.assert_allclose(ne.grad(lambda x: (sine_in_python(x) * x).sum())(x), np.sin(x) + x * np.cos(x), rtol=1e-14)
    assert ne.grad(reported)(0.5) == 0.75
    assert capfd.readouterr().out == "large (('y', 0.25),)\n"
    assert ne.jvp(reported, (0.5,), (2.0,)) == (0.125, 1.5)
    assert ne.grad(ne.grad(reported))(0.5) == 3.0


def test_what_is_refused_says_where_and_what_to_do():
    with pytest.raises(ne.EnzymeError, match=re.escape("test_functions.py:")) as caught:
        ne.grad(with_python)(0.5)
    assert "objmode block" in str(caught.value)
    assert "custom_vjp" in str(caught.value)
    with pytest.raises(ne.NotDifferentiable, match="call it by its name"):
        ne.grad(applied, argnums=1)(through_a_pointer, 0.5)


@pytest.mark.filterwarnings("ignore:First-class function type feature is experimental")
def test_signatures_that_take_functions():
    """The signature says what kind of function it is, the call which one."""
    kind = numba.types.FunctionType(numba.float64(numba.float64))
    scaled = njit(numba.float64(kind, numba.float64))(lambda function, x: function(x) * x)
    assert ne.grad(scaled, 1)(first, 2.0) == 12.0
    assert ne.grad(scaled, 1)(second, 2.0) == 32.0
    assert ne.jvp(scaled, (second, 2.0), (None, 1.0)) == (16.0, 32.0)
    assert ne.vjp(scaled, first, 2.0)[1](1.0) == (None, 12.0)
