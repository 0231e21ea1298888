"""Global and closure arrays that take the place of active ones: they carry no tangent, which is memory of zeros."""

from collections import namedtuple

import numpy as np
import pytest
from numba import cuda, njit

import numba_enzyme as ne
from numba_enzyme import Duplicated, differentiate

GLOBAL = np.array([0.7, 0.2, 0.4])
NAMED = namedtuple("Named", "value")(np.array([0.7, 0.2, 0.4]))
COMPLEX = np.array([0.7 + 0.1j, 0.2 - 1j, 0.4j])
SINGLE = np.array([0.7, 0.2, 0.4], np.float32)
OTHER = np.array([1.5, 2.5, -0.5])


@njit
def product(x, y):
    mask = x != 0.0
    return x[mask] * y[mask]


def chosen(a):
    total = 0.0
    for i in range(3):
        y = GLOBAL if i == 1 else a
        total += product(a, y).sum()
    return total


def listed(a):
    arrays = [a, GLOBAL, a * a]
    total = 0.0
    for i in range(5):
        total += product(product(a, arrays[i % 3]), arrays[(i + 1) % 3]).sum()
    return total


def named(a):
    return product(product(a, a), NAMED.value).sum()


def of_complex_numbers(a):
    total = 0.0
    for i in range(3):
        y = COMPLEX if i == 1 else a * (1 + 2j)
        total += (y * a).real.sum() - (y * y).imag.sum()
    return total


def of_single_precision(a):
    total = 0.0
    for i in range(3):
        y = SINGLE if i == 1 else a.astype(np.float32)
        total += product(a, y).sum()
    return total


@njit
def one_of_three(a, k):
    if k == 0:
        return a
    return GLOBAL if k == 1 else OTHER


def one_of_two_in_its_place(a):
    """LLVM chooses between the two constants first; that is no pointer to anything active."""
    total = 0.0
    for k in range(4):
        y = one_of_three(a, k % 3)
        total += (y * a).sum() * y[1]
    return total


@pytest.mark.parametrize("function", [chosen, listed, named, of_complex_numbers, of_single_precision, one_of_two_in_its_place])
def test_the_tangent_of_a_global_array_is_zero(function):
    compiled, step = njit(function), 1e-2 if function is of_single_precision else 1e-4
    a, v = np.array([0.3, 0.5, 0.9]), np.array([1.0, -0.7, 0.4])
    before, after = (compiled(a + h * v) for h in (-step, step))
    tangent = ne.jvp(compiled, (a,), (v,))[1]
    tolerance = 1e-4 if function is of_single_precision else 1e-7
    assert tangent == pytest.approx((after - before) / (2 * step), rel=tolerance)
    assert tangent == pytest.approx(ne.grad(compiled)(a) @ v, rel=1e-6 if function is of_single_precision else 1e-13)
    assert ne.jvp(compiled, (a,), (0 * v,))[1] == 0.0


@pytest.mark.parametrize("function", [pytest.param(listed, marks=pytest.mark.slow), one_of_two_in_its_place])
def test_second_order(function):
    compiled, step = njit(function), 1e-5
    a, v = np.array([0.3, 0.5, 0.9]), np.array([1.0, -0.7, 0.4])
    gradient = ne.grad(compiled)
    difference = (gradient(a + step * v) - gradient(a - step * v)) / (2 * step)
    np.testing.assert_allclose(ne.hvp(compiled, (a,), (v,)), difference, rtol=1e-7)


def test_constant_memory_of_a_kernel():
    @differentiate(target="cpu")
    @cuda.jit
    def mixed(x, y, n):
        c = cuda.const.array_like(GLOBAL)
        i = cuda.grid(1)
        for k in range(n):
            u = c if k == 1 else x
            y[i] += u[i] * x[i] + u[(i + 1) % 3] * u[i]

    x, v = np.array([0.3, 0.5, 0.9]), np.array([1.0, -0.7, 0.4])
    tangent = np.zeros(3)
    mixed.jvp[1, 3](Duplicated(x, v), Duplicated(np.zeros(3), tangent), 3)
    results = []
    for h in (-1e-4, 1e-4):
        y = np.zeros(3)
        mixed[1, 3](x + h * v, y, 3)
        results.append(y)
    np.testing.assert_allclose(tangent, (results[1] - results[0]) / 2e-4, rtol=1e-9)
