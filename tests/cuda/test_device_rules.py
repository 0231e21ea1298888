"""Rules that users give to functions that kernels call: custom_vjp, inactive and rule, on @njit and device functions."""

import math

import numpy as np
import pytest
from kernel_corpus import kernel
from launched import annotated
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Duplicated, EnzymeError, NotDifferentiable, autodiff, differentiate
from numba_enzyme.bridge.cuda import device_rules

X = np.array([1.0, 2.0, 3.0, 4.0])
SIGNATURE = "(float64[::1], float64[::1])"


def gradient(function, x=X, *more):
    dx, y = np.zeros_like(x), np.zeros_like(x)
    function.grad[1, x.size](Duplicated(x, dx), Duplicated(y, np.ones_like(x)), *more)
    return dx, y


def tangent(function, x=X):
    dy = np.zeros_like(x)
    function.jvp[1, x.size](Duplicated(x, np.ones_like(x)), Duplicated(np.zeros_like(x), dy))
    return dy


@ne.custom_vjp
@njit
def root(a):
    r = a
    for _ in range(60):
        r = 0.5 * (r + a / r)
    return r


@njit
def root_forward(a):
    r = root(a)
    return r, r


@njit
def root_backward(r, cotangent):
    return (cotangent / (2.0 * r),)


@njit
def root_tangent(primals, tangents):
    r = root(primals[0])
    return r, tangents[0] / (2.0 * r)


root.defvjp(root_forward, root_backward)
root.defjvp(root_tangent)


@kernel
def of_njit(x, y):
    i = cuda.grid(1)
    y[i] = root(x[i]) * x[i]


def test_a_rule_of_an_njit_function():
    """Newton's iteration: without its rule a tape of 60 numbers."""
    found, y = gradient(of_njit)
    np.testing.assert_allclose(found, 1.5 * np.sqrt(X), rtol=1e-14)
    np.testing.assert_allclose(y, X**1.5, rtol=1e-14)
    np.testing.assert_allclose(tangent(of_njit), 1.5 * np.sqrt(X), rtol=1e-14)
    primal = np.zeros(4)
    of_njit[1, 4](X, primal)
    np.testing.assert_array_equal(primal, y)
    tape = of_njit.augmented[1, 4](*(given := [Duplicated(X, dx := np.zeros(4)), Duplicated(np.zeros(4), np.ones(4))]))
    of_njit.reverse[1, 4](tape, *given)
    np.testing.assert_allclose(dx, 1.5 * np.sqrt(X), rtol=1e-14)
    text = of_njit.inspect_gradient(SIGNATURE, view="ptx")
    assert ".entry" in text and "ne_ruled" not in text and "local" not in text


@ne.custom_vjp
@cuda.jit(device=True)
def clipped(a, limit):
    return 2.0 * a


clipped.defvjp(lambda a, limit: (3.0 * a, limit), lambda limit, cotangent: (min(cotangent, limit), None))


@kernel
def of_device(x, y):
    i = cuda.grid(1)
    y[i] = clipped(x[i], 1) * x[i]


def test_what_is_not_linear_in_the_cotangent():
    """The forward function runs in the place of the function; limits are integers here."""
    found, y = gradient(of_device)
    np.testing.assert_array_equal(y, 3.0 * X * X)
    np.testing.assert_array_equal(found, 3.0 * X + np.minimum(X, 1.0))
    with pytest.raises(NotDifferentiable, match="NE120 `clipped` has a rule for reverse mode only"):
        tangent(of_device)


@ne.inactive
@cuda.jit(device=True)
def noise(x):
    return math.sin(40.0 * x)


@cuda.jit(device=True)
def cube(x, k):
    return x * x * x * k


@njit
def square(x):
    return x * x


ne.rule(cube, partials=(lambda x, k: 3.0 * x * x * k + 100.0, None))
ne.rule(square, partials=(lambda x: 2.0 * x + 1000.0,))


@kernel
def of_partials(x, y):
    i = cuda.grid(1)
    y[i] = noise(x[i]) * x[i] + cube(x[i], 2) + square(x[i])


@differentiate
def square_on_the_cpu(x):
    return square(x) * x


def test_partials_and_constants():
    wanted = np.sin(40.0 * X) + 6.0 * X**2 + 100.0 + 2.0 * X + 1000.0
    np.testing.assert_allclose(gradient(of_partials)[0], wanted, rtol=1e-14)
    np.testing.assert_allclose(tangent(of_partials), wanted, rtol=1e-14)
    assert square_on_the_cpu.grad(2.0) == 4.0 + 1004.0 * 2.0
    assert ne.jvp(square_on_the_cpu, (2.0,), (1.0,)) == (8.0, 2012.0)


@ne.custom_vjp
@cuda.jit(device=True)
def of_a_pair(pair):
    return pair[0] * pair[1]


of_a_pair.defvjp(lambda pair: (pair[0] * pair[1], pair), lambda pair, cotangent: ((pair[1], pair[0]),))


@kernel
def takes_a_pair(x, y):
    i = cuda.grid(1)
    y[i] = of_a_pair((x[i], 2.0))


@ne.custom_vjp
@cuda.jit(device=True)
def turned(a, z, table, i):
    return z * a + table[i], a * a


def turned_forward(a, z, table, i):
    return (z * a + table[i], a * a), (a, z)


def turned_backward(residuals, cotangent):
    a, z = residuals
    return (cotangent[0] * z).real + 2.0 * a * cotangent[1], cotangent[0] * a, None, None


turned.defvjp(turned_forward, turned_backward)


@kernel
def of_turned(x, y, z, table):
    i = cuda.grid(1)
    w, s = turned(x[i], z[i], table, i)
    y[i] = w.real + 2.0 * w.imag + 3.0 * s


@kernel
def turned_as_it_stands(x, y, z, table):
    i = cuda.grid(1)
    w = z[i] * x[i] + table[i]
    y[i] = w.real + 2.0 * w.imag + 3.0 * x[i] * x[i]


def test_complex_numbers_and_arrays_that_are_read():
    arguments = X, np.zeros(4), X + 2j * X, np.ones(4) + 0j
    shadows = []
    for function in (of_turned, turned_as_it_stands):
        given = [Duplicated(X.copy(), np.zeros(4)), Duplicated(np.zeros(4), np.ones(4)),
                 Duplicated(arguments[2].copy(), np.zeros(4, complex)), ne.Const(arguments[3])]  # fmt: skip
        function.grad[1, 4](*given)
        shadows.append([g.shadow for g in given if isinstance(g, Duplicated)])
    for found, wanted in zip(*shadows, strict=True):
        np.testing.assert_allclose(found, wanted, rtol=1e-13)


@kernel
def table_is_written(x, y, z, table):
    i = cuda.grid(1)
    w, s = turned(x[i], z[i], table, i)
    y[i] = w.real + s
    table[i] = z[i]


def test_an_array_that_is_overwritten():
    with pytest.raises(NotDifferentiable, match="NE121 memory that `turned` reads may be overwritten"):
        table_is_written.grad[1, 4](*annotated((X, np.zeros(4), X + 0j, X + 0j))[0])


@cuda.jit(device=True)
def inner(x, y, i):
    y[i] = root(x[i]) * x[i]


@kernel
def derivative_within(x, dx, y, dy):
    autodiff(inner, Duplicated(x, dx), Duplicated(y, dy), cuda.grid(1))


def test_within_a_kernel_and_when_it_is_watched():
    dx = np.zeros(4)
    derivative_within[1, 4](X, dx, np.zeros(4), np.ones(4))
    np.testing.assert_allclose(dx, 1.5 * np.sqrt(X), rtol=1e-14)
    with pytest.raises(NotDifferentiable, match="NE120 a rule in a kernel has no second derivative"):
        derivative_within.grad[1, 4](*annotated((X, dx, np.zeros(4), np.ones(4)))[0])
    debugged = differentiate(of_njit.dispatcher, target="cpu", debug=True)
    np.testing.assert_allclose(gradient(debugged)[0], 1.5 * np.sqrt(X), rtol=1e-14)


def test_what_is_refused():
    with pytest.raises(EnzymeError, match=r"of_a_pair takes UniTuple.* functions with rules take numbers and arrays"):
        gradient(takes_a_pair)
    with pytest.raises(EnzymeError, match="compiled for a kernel already"):
        clipped.defjvp(lambda primals, tangents: (primals[0], tangents[0]))
    with pytest.raises(EnzymeError, match="compiled for a kernel already"):
        ne.inactive(cube)
    with pytest.raises(EnzymeError, match="has 1 partials, but it takes 2 arguments"):
        ne.rule(cuda.jit(lambda x, k: x, device=True), partials=(None,))

    @ne.custom_vjp
    @cuda.jit(device=True)
    def unruled(x):
        return x

    @kernel
    def calls_it(x, y):
        y[0] = unruled(x[0])

    with pytest.raises(EnzymeError, match="unruled is a custom_vjp that has no rule"):
        gradient(calls_it)


def test_a_numba_that_keeps_its_functions_elsewhere(monkeypatch):
    """A rule would be passed over in silence."""
    monkeypatch.setattr(device_rules, "ON_A_DEVICE", "_CUDATypingContext__renamed")
    device_rules._keeps_it_there.cache_clear()
    try:
        with pytest.raises(EnzymeError, match=r"this version of numba\.cuda does not tell"):
            device_rules.found_on_devices(njit(lambda x: x))
    finally:
        device_rules._keeps_it_there.cache_clear()
