"""Scalar functions from outside, by symbol and by address, with partial derivatives that the user gives."""

import ctypes
import ctypes.util
import math

import llvmlite.binding as ll
import numpy as np
import pytest
from numba import njit, types

import numba_enzyme as ne
from numba_enzyme import grad, hessian, jvp

# Functions of the C library under names that nobody has a rule for.
LIBM = ctypes.CDLL(ctypes.util.find_library("m"))
for symbol, known in (("outside_sin", "sin"), ("outside_sinf", "sinf"), ("outside_jn", "jn")):
    ll.add_symbol(symbol, ctypes.cast(LIBM[known], ctypes.c_void_p).value)
outside_sin = types.ExternalFunction("outside_sin", types.float64(types.float64))
outside_sinf = types.ExternalFunction("outside_sinf", types.float32(types.float32))
outside_jn = types.ExternalFunction("outside_jn", types.float64(types.int32, types.float64))

ne.rule("outside_sin", partials=(njit(lambda x: 2 * math.cos(x)),))  # twice too large: so it is the rule that is used
ne.rule(outside_sinf, partials=(lambda x: math.cos(x),))


@njit
def bessel_slope(n, x):
    return n / x * outside_jn(n, x) - outside_jn(n + 1, x)


ne.rule("outside_jn", partials=(None, bessel_slope))


def test_tangent_adjoint_and_second_order():
    @njit
    def f(x):
        return outside_sin(x) * x

    g = grad(f)
    assert f(0.5) == 0.5 * math.sin(0.5)
    np.testing.assert_allclose(g(0.5), math.sin(0.5) + math.cos(0.5), rtol=1e-15)
    np.testing.assert_allclose(jvp(f, (0.5,), (2.0,))[1], 2 * g(0.5), rtol=1e-15)
    # The gradient is sin(x) + 2 x cos(x); once more by the rule for sin, and by the partial's own code.
    np.testing.assert_allclose(grad(g)(0.5), 4 * math.cos(0.5) - math.sin(0.5), rtol=1e-14)


def test_integers_and_arrays():
    @njit
    def f(x):
        total = np.float64(0.0)
        for i in range(x.size):
            total += outside_jn(np.int32(i), x[i]) * x[0]
        return total

    x = np.array([0.7, 1.3, 2.1])
    step = 1e-6
    numeric = [(f(x + step * e) - f(x - step * e)) / (2 * step) for e in np.eye(3)]
    np.testing.assert_allclose(grad(f)(x), numeric, atol=1e-9)
    columns = [(grad(f)(x + step * e) - grad(f)(x - step * e)) / (2 * step) for e in np.eye(3)]
    np.testing.assert_allclose(hessian(f)(x), np.array(columns).T, atol=1e-8)


def test_single_precision():
    @njit
    def f(x):
        return outside_sinf(x)

    np.testing.assert_allclose(grad(f)(np.float32(0.5)), math.cos(0.5), rtol=1e-6)


def test_functions_by_address():
    tangent = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(("tan", LIBM))

    @njit
    def f(x):
        return tangent(x) * 2.0

    # Known as what the process calls `tan`, until the user says otherwise (twice too much, so that it is seen).
    np.testing.assert_allclose(grad(f)(0.5), 2 * (1 + math.tan(0.5) ** 2), rtol=1e-14)
    ne.rule(tangent, partials=(lambda x: 2 + 2 * math.tan(x) ** 2,))

    @njit
    def g(x):
        return tangent(x) * 2.0

    np.testing.assert_allclose(grad(g)(0.5), 4 * (1 + math.tan(0.5) ** 2), rtol=1e-14)


def test_partials_may_use_functions_whose_values_are_given():
    """What stands for the derivative of `%`, of whole powers and of products in their code is defined, in both orders."""
    sine = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(("sin", LIBM))

    @njit
    def slope(x):
        pair = np.array([math.cos(x), 1.0])
        return np.dot(pair, np.array([1.0, 0.0])) * (1 + 0 * (x % 3.0)) + 0 * np.logaddexp(x, 1.0) + 0 * x**-2

    ne.rule(sine, partials=(slope,))

    @njit
    def f(x):
        return sine(x)

    np.testing.assert_allclose([grad(f)(0.5), grad(grad(f))(0.5)], [math.cos(0.5), -math.sin(0.5)], rtol=1e-14)


def test_refusals():
    with pytest.raises(ne.EnzymeError, match="takes a symbol"):
        ne.rule(3.0, partials=())
    grad(njit(lambda x: outside_sin(x)))(0.5)  # from now on derivatives have been made with its rule
    with pytest.raises(ne.EnzymeError, match="already"):
        ne.rule("outside_sin", partials=(None,))
    ll.add_symbol("outside_cos", ctypes.cast(LIBM["cos"], ctypes.c_void_p).value)
    outside_cos = types.ExternalFunction("outside_cos", types.float64(types.float64))
    ne.rule("outside_cos", partials=(None, None))

    @njit
    def f(x):
        return outside_cos(x)

    with pytest.raises(Exception, match="has 2 partials, but it takes 1 arguments"):
        grad(f)(0.5)


CUBE = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda v: v**3)
FOURTH = ctypes.CFUNCTYPE(ctypes.c_double, ctypes.c_double)(lambda v: v**4)


class CubeByProtocol(types.WrapperAddressProtocol):
    """A first-class function of somebody else's class."""

    def __wrapper_address__(self):
        return ctypes.cast(CUBE, ctypes.c_void_p).value

    def signature(self):
        return types.float64(types.float64)


def test_wrapped_addresses_and_bare_ones():
    cube, address = CubeByProtocol(), ctypes.cast(FOURTH, ctypes.c_void_p).value
    ne.rule(cube, partials=(lambda v: 3 * v * v,))
    ne.rule(address, partials=(lambda v: 4 * v**3,), signature="float64(float64)")

    @njit
    def f(x):
        return cube(x) * x + CUBE(x) + FOURTH(x)

    assert ne.grad(f)(2.0) == 4 * 8 + 3 * 4 + 4 * 8
    assert ne.jvp(f, (2.0,), (1.0,))[1] == 76.0
    assert ne.grad(ne.grad(f))(2.0) == 12 * 4 + 6 * 2 + 12 * 4
    with pytest.raises(ne.EnzymeError, match="signature= goes with an address"):
        ne.rule(address, partials=(None,))
    with pytest.raises(ne.EnzymeError, match="signature= goes with an address"):
        ne.rule(CUBE, partials=(None,), signature="float64(float64)")
    with pytest.raises(ne.EnzymeError, match="does not say what is returned"):
        ne.rule(address, partials=(None,), signature="(float64,)")
