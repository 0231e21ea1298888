"""Sums of adjoints in any order: for the interpreter only, in innermost loops, with one result everywhere."""

import math
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


@njit
def divides_in_the_inner_loop(x, w):
    """The mirrors of the inner loop make its tests, with the value and without."""
    total = 0.0
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            total += w[i] / (w[1] * w[1] + x[i, j] * x[i, j])
    return total


@njit
def divides_and_keeps(x, w):
    """The tape has the states of the outer loop: a forward sweep makes all tests."""
    state = w[0]
    for i in range(x.shape[0]):
        push = 0.0
        for j in range(x.shape[1]):
            push += w[i] / (1.0 + (state - x[i, j]) ** 2)
        state = np.sin(state + push / x.shape[1])
    return state


@njit
def divides_in_some_iterations(x, w):
    total = 0.0
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            if x[i, j] > 0.5:
                total += w[0] / x[i, j] + w[i] / (x[i, j] + w[1] * w[1])
    return total


DIVIDING = [divides_in_the_outer_loop, divides_in_the_inner_loop, divides_and_keeps, divides_in_some_iterations, rows_of_its_own]


@pytest.mark.parametrize("function", DIVIDING)
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
    assert sums_of(quotients, X[0], 0.5)  # its tests are made behind the loop
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
    assert one.fndesc is other.fndesc


def test_derivatives_that_are_differentiated_again_keep_their_order():
    linked = derivative_for(weighted_squares, (typeof(X), typeof(W)), (typeof(X), typeof(W)), Mode.REVERSE, again=True)
    assert "reassoc" not in linked.derivative.text


@pytest.mark.parametrize("function", [divides_in_the_inner_loop, divides_and_keeps, divides_in_some_iterations])
def test_sums_of_quotients_have_no_order(function):
    assert sums_of(ne.differentiate(function), X, W)
    for x in (X, X[:, :1].copy(), X[:1].copy()):
        shadow = np.zeros_like(W)
        ne.autodiff(function, ne.Const(x), ne.Duplicated(W, shadow))
        np.testing.assert_array_equal(shadow, ne.grad(function, argnums=1)(x, W))
        step = 1e-5 * RNG.standard_normal(W.size)
        differences = [(function(x, W + k * step) - function(x, W - k * step)) / 2.0 for k in (1, 2)]
        np.testing.assert_allclose(shadow @ step, (8.0 * differences[0] - differences[1]) / 6.0, rtol=1e-8)


@njit
def gravity(p, m):
    energy = 0.0
    for i in range(p.size // 3):
        for j in range(i):
            dx, dy, dz = p[3 * i] - p[3 * j], p[3 * i + 1] - p[3 * j + 1], p[3 * i + 2] - p[3 * j + 2]
            energy -= m[i] * m[j] / math.sqrt(dx * dx + dy * dy + dz * dz)
    return energy


@pytest.mark.parametrize("transform", [ne.grad, ne.value_and_grad])
def test_tests_behind_a_loop_raise_what_the_primal_raises(transform):
    derivative = transform(ne.differentiate(gravity), argnums=(0, 1))
    p, m = RNG.standard_normal(36), RNG.standard_normal(12)
    found = derivative(p, m)
    by_p, by_m = found if transform is ne.grad else found[1]
    r = p.reshape(-1, 3)
    apart = r[:, None] - r
    inverse = 1.0 / np.sqrt(np.sum(apart * apart, axis=2) + np.diag(np.full(12, np.inf)))
    np.testing.assert_allclose(by_m, -inverse @ m, rtol=1e-12)
    np.testing.assert_allclose(by_p.reshape(-1, 3), np.einsum("i,j,ij,ijk->ik", m, m, inverse**3, apart), rtol=1e-11)
    for second in (3, 6, 33):  # in the first, a middle and the last iteration of a loop
        touching = p.copy()
        touching[second : second + 3] = touching[:3]
        with pytest.raises(ZeroDivisionError):
            gravity(touching, m)
        with pytest.raises(ZeroDivisionError):
            derivative(touching, m)
    np.testing.assert_array_equal(derivative(p, m)[0], found[0])


def test_a_failing_call_leaves_shadows_as_they_were():
    p, m = np.ones(36), np.ones(12)
    shadows = np.ones(36), np.ones(12)
    with pytest.raises(ZeroDivisionError):
        ne.autodiff(ne.differentiate(gravity), ne.Duplicated(p, shadows[0]), ne.Duplicated(m, shadows[1]))
    assert all(np.all(shadow == 1.0) for shadow in shadows)
