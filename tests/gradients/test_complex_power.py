"""Powers of complex numbers, which Numba leaves to a function of its own that works through memory."""

import numpy as np
from numba import njit

import numba_enzyme as ne
from numba_enzyme.testing import check_grads

Z = np.array([0.3 + 0.4j, -0.45 + 0.2j, 0.7 - 0.6j])
V = np.array([1.1 - 0.2j, 0.4 + 0.9j, -0.8 + 0.5j])


@njit
def powers(z, v):
    return z**v + v**3 - z**-1.5


@njit
def polynomial(z):
    return z**3 + 2 * z**2 + z**1 + z**0


def test_both_precisions_and_modes():
    check_grads(powers, (Z, V))
    check_grads(powers, (Z.astype(np.complex64), V.astype(np.complex64)))


def test_whole_powers_at_zero():
    assert ne.grad(polynomial, holomorphic=True)(0j) == 1.0
    z = 0.3 - 0.2j
    np.testing.assert_allclose(ne.grad(polynomial, holomorphic=True)(z), 3 * z**2 + 4 * z + 1, rtol=1e-13)


@njit
def real_part_of_a_power(z, v):
    return (z ** v).real


def test_slope_of_the_first_power_of_zero_by_the_exponent():
    """v z^(v - 1) by v is z^(v - 1) (1 + v log z), where a power of zero has no slope by its exponent: a convention."""
    by_base = ne.grad(real_part_of_a_power)
    for zero, one in ((0j, 1 + 0j), (0.0, 1.0)):
        _, slope = ne.jvp(by_base, (zero, one), (zero, one))
        assert slope == 1.0
