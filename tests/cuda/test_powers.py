"""Powers with whole exponents: constant ones are products, and need no tape."""

import numpy as np
import pytest
from kernel_corpus import kernel, uniform
from numba import cuda

from numba_enzyme import Const, Duplicated
from numba_enzyme.bridge.cuda.powers import LARGEST
from numba_enzyme.testing import check_kernel


@kernel
def constant(x, y, z):
    i = cuda.grid(1)
    if i < x.size:
        y[i] = x[i] ** 2 + x[i] ** -3 + x[i] ** 11 + x[i] ** 0 + x[i] ** 1
        z[i] = z[i] ** 5 - z[i] ** (-1)


@kernel
def given(x, y, n):
    i = cuda.grid(1)
    y[i] = x[i] ** n + x[i] ** (LARGEST + 1)


def shadowed(array):
    return Duplicated(array.copy(), np.zeros_like(array))


@pytest.mark.on_device
def test_constant_exponents():
    x, z = 1 + uniform(20) / 4, 1 + uniform(20, dtype=np.float32) / 4
    y, after = np.zeros(20), z.copy()
    constant[1, 32](x, y, after)
    np.testing.assert_allclose(y, x**2 + 1 / x**3 + x**11 + 1 + x, rtol=1e-14)
    np.testing.assert_allclose(after, z**5 - 1 / z, rtol=1e-5, atol=1e-6)
    check_kernel(constant, (1, 32), (x, y, z), oracle=True)
    bytes_ = constant.tape_bytes[1, 32](*map(shadowed, (x, y, z)))
    assert bytes_ <= 32 * 2 * 8, "the two numbers alone"
    assert "loop" not in constant.inspect_gradient("(float64[::1], float64[::1], float32[::1])", view="plan")


@pytest.mark.on_device
def test_exponents_that_only_the_run_tells():
    for n in (3, 0, -2):
        check_kernel(given, (1, 8), (1 + uniform(8) / 8, np.zeros(8), Const(n)))


@kernel
def inverse_square(x, y):
    i = cuda.grid(1)
    y[i] = x[i] ** -2


def test_the_square_of_an_inverse_may_overflow():
    x, y = np.float32([1e-12, -1e-11, 1.5]), np.zeros(3, np.float32)
    given, result = Duplicated(x, np.zeros(3, np.float32)), Duplicated(y, np.ones(3, np.float32))
    inverse_square.grad[1, 3](given, result)
    np.testing.assert_allclose(given.shadow, -2 * x.astype(float) ** -3.0, rtol=1e-6)
