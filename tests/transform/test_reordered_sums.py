"""Sums of adjoints in any order: for the interpreter only, in innermost loops that can't fail, with one result everywhere."""

import re

import numpy as np
import pytest
from numba import njit, typeof

import numba_enzyme as ne
from numba_enzyme.bridge.cpu.wrap import derivative_for
from numba_enzyme.request import Mode

RNG = np.random.default_rng(7)
X, W = RNG.standard_normal((9, 103)), RNG.standard_normal(10)


@ne.differentiate
def weighted_squares(x, w):
    total = 0.0
    for i in range(x.shape[0]):
        s = w[0]
        for j in range(x.shape[1]):
            s += x[i, j] * w[1 + i] * x[i, j]
        total += s * s * w[0]
    return total


def by_hand(x, w):
    """The gradient by w, in closed form."""
    squares = np.sum(x * x, axis=1)
    s = w[0] + squares * w[1:]
    return np.concatenate([[np.sum(s * s) + 2.0 * w[0] * np.sum(s)], 2.0 * w[0] * s * squares])


@ne.differentiate
def quotients(x, w):
    total = 0.0
    for i in range(x.size):
        total += x[i] * w / (1.0 + w * w * x[i] * x[i])
    return total


def sums_of(function, *arguments):
    """The flags of the sums in a gradient that LLVM may add in any order."""
    text = function.inspect_gradient(tuple(map(typeof, arguments)))
    return re.findall(r"fadd reassoc ", text)


def test_gradient_in_any_order_is_right_and_the_same_everywhere():
    by_w = ne.grad(weighted_squares, argnums=1)
    gradient = by_w(X, W)
    np.testing.assert_allclose(gradient, by_hand(X, W), rtol=1e-13)
    value, with_value = ne.value_and_grad(weighted_squares, argnums=1)(X, W)
    shadow = np.zeros_like(W)
    ne.autodiff(weighted_squares, ne.Const(X), ne.Duplicated(W, shadow))
    assert value == weighted_squares(X, W)
    np.testing.assert_array_equal(with_value, gradient)
    np.testing.assert_array_equal(shadow, gradient)
    np.testing.assert_array_equal(by_w(X.copy(), W.copy()), gradient)


@njit
def divides_in_the_outer_loop(x, w):
    """Without the value there is no forward sweep, and its mirrors make the tests."""
    total = 0.0
    for i in range(x.shape[0]):
        q = w[i] / (2.0 + x[i, 0] * x[i, 0])
        for j in range(x.shape[1]):
            total += x[i, j] * q * w[1]
    return total


@njit
def rows_of_its_own(x, w):
    """The reverse sweep alone runs the outer loop."""
    total = 0.0
    row = np.empty(x.shape[1])
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            row[j] = np.tanh(w[i] * x[i, j])
        size = 0.0
        for j in range(x.shape[1]):
            size += row[j] * row[j] * w[0]
        total += size / (3.0 + w[i] * w[i])
    return total / x.shape[0]


@pytest.mark.parametrize("function", [divides_in_the_outer_loop, rows_of_its_own])
def test_the_plan_does_not_show_in_the_bits(function):
    gradient, with_value = ne.grad(function, argnums=(0, 1)), ne.value_and_grad(function, argnums=(0, 1))
    for length in (1, 3, 4, 7, 16, 33, 100):
        x = RNG.standard_normal((9, length))
        value, expected = with_value(x, W)
        assert value == function(x, W)
        for found, wanted in zip(gradient(x, W), expected, strict=True):
            np.testing.assert_array_equal(found, wanted)


def test_plan_and_switch(monkeypatch):
    assert "any order" in weighted_squares.inspect_gradient((typeof(X), typeof(W)), view="plan")
    assert "in any order" in str(weighted_squares.explain(X, W))
    assert sums_of(weighted_squares, X, W)
    assert not sums_of(quotients, X[0], 0.5)  # it tests divisors, in one sweep or the other
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "any-order")
    plain = ne.differentiate(weighted_squares.py_func)
    assert not sums_of(plain, X, W)
    np.testing.assert_allclose(ne.grad(plain, argnums=1)(X, W), by_hand(X, W), rtol=1e-13)


def test_what_compiled_code_calls_keeps_its_order():
    """A gradient inside a function is the same whether that function is called or differentiated."""
    by_w = ne.grad(weighted_squares, argnums=1)

    @njit
    def norm(x, w):
        g = by_w(x, w)
        return np.sum(g * g)

    value, gradient = ne.value_and_grad(norm, argnums=1)(X, W)
    assert value == norm(X, W)
    assert not any(d.request.any_order for found in by_w.for_compiled_callers.derivatives.values() for d in found)
    hessian = ne.hessian(weighted_squares, argnums=1)(X, W)
    np.testing.assert_allclose(gradient, 2.0 * hessian @ by_hand(X, W), rtol=1e-12)


@pytest.mark.parametrize("first", ["interpreter", "compiled"])
def test_one_compilation_where_the_order_does_not_matter(first):
    @njit
    def polynomial(x):
        return x * x * x

    slope = ne.grad(polynomial)

    @njit
    def twice(x):
        return 2.0 * slope(x)

    calls = [lambda: slope(2.0), lambda: twice(2.0)]
    found = [call() for call in (calls if first == "interpreter" else calls[::-1])]
    assert sorted(found) == [12.0, 24.0]
    (one,), (other,) = slope.overloads.values(), slope.for_compiled_callers.overloads.values()
    assert one is other


def test_derivatives_that_are_differentiated_again_keep_their_order():
    linked = derivative_for(weighted_squares, (typeof(X), typeof(W)), (typeof(X), typeof(W)), Mode.REVERSE, again=True)
    assert "reassoc" not in linked.derivative.text
