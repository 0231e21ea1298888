"""Implicit functions of numbers inside kernels: closed forms are the judges."""

import math

import numpy as np
import pytest
from kernel_corpus import kernel
from launched import annotated
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Const, Duplicated, EnzymeError, differentiate

X = np.array([1.0, 2.0, 3.0, 4.0])


@njit
def bisect(a, s, n):
    low, high = 0.0, 10.0
    for _ in range(70):
        middle = 0.5 * (low + high)
        if middle**n < a * s:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


@njit
def power_minus(x, a, s, n):
    product = 1.0
    for _ in range(n):
        product *= x
    return product - a * s


ROOT = ne.implicit(power_minus, bisect)


@kernel
def of_roots(x, s, n, y):
    i = cuda.grid(1)
    y[i] = ROOT(x[i], s[0], n) * x[i]


def test_bisection_in_a_kernel_has_the_derivatives_of_the_root():
    """y = (x s)^(1/3) x; the residual has a loop, so its own derivative keeps products."""
    s, y = np.array([2.0]), np.zeros(4)
    dx, ds = np.zeros(4), np.zeros(1)
    of_roots.grad[1, 4](Duplicated(X, dx), Duplicated(s, ds), Const(3), Duplicated(y, np.ones(4)))
    root = np.cbrt(2.0 * X)
    np.testing.assert_allclose(y, root * X, rtol=1e-14)
    np.testing.assert_allclose(dx, 4 / 3 * root, rtol=1e-13)
    np.testing.assert_allclose(ds, np.sum(root * X) / 6.0, rtol=1e-13)
    dy = np.zeros(4)
    of_roots.jvp[1, 4](Duplicated(X, 2.0 * np.ones(4)), Duplicated(s, np.ones(1)), Const(3), Duplicated(y, dy))
    np.testing.assert_allclose(dy, 8 / 3 * root + root * X / 6.0, rtol=1e-13)


@njit
def kepler(mean, e):
    low, high = mean - 1.0, mean + 1.0
    for _ in range(60):
        middle = 0.5 * (low + high)
        if middle - e * math.sin(middle) < mean:
            low = middle
        else:
            high = middle
    return 0.5 * (low + high)


ANOMALY = ne.implicit(lambda x, mean, e: x - e * math.sin(x) - mean, kepler)


@kernel
def orbit(mean, e, y):
    i = cuda.grid(1)
    y[i] = math.cos(ANOMALY(mean[i], e[i]))


def test_keplers_equation_and_its_ptx():
    mean, e = X.copy(), np.array([0.1, 0.3, 0.5, 0.7])
    y, dmean, de = np.zeros(4), np.zeros(4), np.zeros(4)
    orbit.grad[1, 4](Duplicated(mean, dmean), Duplicated(e, de), Duplicated(y, np.ones(4)))
    x = np.arccos(y) * np.where(np.sin([kepler(*p) for p in zip(mean, e, strict=True)]) < 0, -1, 1)
    slope = 1 - e * np.cos(x)
    np.testing.assert_allclose(dmean, -np.sin(x) / slope, rtol=1e-10)
    np.testing.assert_allclose(de, -(np.sin(x) ** 2) / slope, rtol=1e-10)
    text = orbit.inspect_gradient("(float64[::1], float64[::1], float64[::1])", view="ptx")
    assert ".entry" in text and "autodiff" not in text and "ne_ruled" not in text


def test_what_is_refused():
    system = ne.implicit(lambda x, a: x * a[0] - 1.0, njit(lambda a: 1.0 / a[0]))

    @kernel
    def of_arrays(x, y):
        y[0] = system(x)

    with pytest.raises(EnzymeError, match="implicit functions are differentiated for real numbers"):
        of_arrays.grad[1, 1](*annotated((X, np.zeros(1)))[0])
    assert differentiate(njit(lambda a: system(a) * 1.0)).grad(X)[0] == pytest.approx(-1.0)
