"""Complex numbers with JAX's conventions, single precision, mixed precision: against closed forms."""

import cmath
import math
import re

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne
from numba_enzyme.errors import EnzymeError

Z, W = 0.4 + 0.7j, 0.3 + 1.1j
VECTOR = np.array([0.3 + 0.1j, 1.0 - 0.5j])


@njit
def entire(z):
    return z * z * cmath.exp(z)


@njit
def mixture(z, w):
    """Quotients, powers, roots and inverse functions in one."""
    return z**w / cmath.sqrt(z + w) + cmath.atan(z) * cmath.acosh(w) - cmath.tan(w) * cmath.log10(z)


def mixture_derivatives(z, w):
    root = cmath.sqrt(z + w)
    by_z = w * z ** (w - 1) / root - 0.5 * z**w / root**3 + cmath.acosh(w) / (1 + z * z) - cmath.tan(w) / (z * math.log(10))
    by_w = (cmath.log(z) * z**w / root - 0.5 * z**w / root**3 + cmath.atan(z) / (cmath.sqrt(w - 1) * cmath.sqrt(w + 1))
            - cmath.log10(z) / cmath.cos(w) ** 2)  # fmt: skip
    return by_z, by_w


def test_holomorphic_functions_and_their_second_derivatives():
    first = ne.grad(entire, holomorphic=True)
    assert first(Z) == pytest.approx((2 * Z + Z * Z) * cmath.exp(Z), rel=1e-13)
    assert ne.grad(first, holomorphic=True)(Z) == pytest.approx((2 + 4 * Z + Z * Z) * cmath.exp(Z), rel=1e-12)
    assert ne.grad(mixture, argnums=(0, 1), holomorphic=True)(Z, W) == pytest.approx(mixture_derivatives(Z, W), rel=1e-12)
    by_z, by_w = mixture_derivatives(Z, W)
    assert ne.jvp(mixture, (Z, W), (0.2j, 1.0 + 0j))[1] == pytest.approx(0.2j * by_z + by_w, rel=1e-12)


@njit
def through_polar(z):
    r, phi = cmath.polar(z)
    return r * r * phi + abs(z) - np.angle(z.conjugate())


def test_real_functions_of_complex_arguments_are_dx_minus_i_dy():
    r, phi = cmath.polar(Z)
    by_r, by_phi = 2 * r * phi + 1, r * r + 1
    expected = complex(by_r * Z.real / r - by_phi * Z.imag / r**2, -(by_r * Z.imag / r + by_phi * Z.real / r**2))
    assert ne.grad(through_polar)(Z) == pytest.approx(expected, rel=1e-13)


@njit
def antiholomorphic(z):
    return 1j * z.conjugate() * z


def test_products_of_what_is_not_holomorphic():
    direction, weight = 0.3 - 0.2j, 1.5 + 0.5j
    assert ne.jvp(antiholomorphic, (Z,), (direction,))[1] == pytest.approx(2j * (direction * Z.conjugate()).real, rel=1e-13)
    # Re(w J v) for every direction v
    (pulled,) = ne.vjp(antiholomorphic, Z)[1](weight)
    for v in (1.0 + 0j, 1j):
        assert (pulled * v).real == pytest.approx((weight * 2j * (v * Z.conjugate()).real).real, rel=1e-13)


@njit
def elementwise(x):
    return np.sqrt(x) * np.log(x) + x * x


@pytest.mark.slow
def test_jacobians_of_holomorphic_functions():
    exact = np.diag(0.5 / np.sqrt(VECTOR) * np.log(VECTOR) + np.sqrt(VECTOR) / VECTOR + 2 * VECTOR)
    for transform in (ne.jacfwd, ne.jacrev):
        np.testing.assert_allclose(transform(elementwise, holomorphic=True)(VECTOR), exact, rtol=1e-12, atol=1e-15)
    single = ne.jacfwd(elementwise, holomorphic=True)(VECTOR.astype(np.complex64))
    assert single.dtype == np.complex64
    np.testing.assert_allclose(single, exact, rtol=1e-5, atol=1e-6)


@njit
def turned(s):
    return np.array([s * 1j + s * s, cmath.exp(1j * s)])


@njit
def parts(z):
    return np.array([z[0].real * z[1].imag, abs(z[1])])


def test_jacobians_from_real_and_to_real():
    np.testing.assert_allclose(ne.jacfwd(turned)(0.3), [1j + 0.6, 1j * cmath.exp(0.3j)], rtol=1e-13)
    a, b = VECTOR
    exact = np.array([[b.imag, -1j * a.real], [0, b.conjugate() / abs(b)]])
    np.testing.assert_allclose(ne.jacrev(parts)(VECTOR), exact, rtol=1e-13, atol=1e-15)


@pytest.mark.parametrize(
    ("call", "message"),
    [
        (lambda: ne.jacfwd(elementwise)(VECTOR), "jacfwd needs a real array or float.*argument.*holomorphic=True"),
        (lambda: ne.jacrev(turned)(0.3), "jacrev needs a real array or float.*result"),
        (lambda: ne.jacfwd(turned, holomorphic=True)(0.3), "holomorphic=True needs complex"),
        (lambda: ne.jacrev(parts, holomorphic=True)(VECTOR), "complex arguments and results"),
        (lambda: ne.grad(entire)(Z), "holomorphic=True"),
        (lambda: ne.grad(through_polar)(3), "not floating: pass a float"),
    ],
)
def test_refusals_say_what_is_missing(call, message):
    with pytest.raises(EnzymeError, match=message):
        call()


# ------------------------------------------------------------------------------------------------- precision


@njit
def single(x, a):
    y = np.zeros_like(x)
    for i in range(x.size):
        y[i] = a * np.sin(x[i]) * x[i] + (y[i - 1] if i > 0 else a)
    return (y * y).sum()


@njit
def mixed(x, y):
    return np.sum(x * y)


def test_single_precision_stays_single():
    x, a = np.linspace(0.1, 1.0, 5).astype(np.float32), np.float32(0.7)
    by_x, _ = ne.grad(single, argnums=(0, 1))(x, a)
    wide, _ = ne.grad(single, argnums=(0, 1))(x.astype(np.float64), float(a))
    assert by_x.dtype == np.float32
    np.testing.assert_allclose(by_x, wide, rtol=2e-5)
    text = ne.differentiate(single).inspect_gradient("float32(float32[::1], float32)")
    body = text[text.index("@diffe_") :]
    assert "float" in body
    assert not re.search(r"\b(fpext|fptrunc|fadd [a-z ]*double|fmul [a-z ]*double)\b", body)


def test_mixed_precision_keeps_each_dtype():
    x, y = np.linspace(0.1, 1.0, 4).astype(np.float32), np.linspace(1.0, 2.0, 4)
    by_x, by_y = ne.grad(mixed, argnums=(0, 1))(x, y)
    assert (by_x.dtype, by_y.dtype) == (np.float32, np.float64)
    np.testing.assert_array_equal(by_x, y.astype(np.float32))
    np.testing.assert_array_equal(by_y, x.astype(np.float64))
    z = VECTOR.astype(np.complex64)
    energy = njit(lambda z: np.sum(np.abs(z) ** 2))
    gradient = ne.grad(energy)(z)
    assert gradient.dtype == np.complex64
    np.testing.assert_allclose(gradient, 2 * z.conj(), rtol=1e-5)
