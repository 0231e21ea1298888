"""Estimated rounding errors: bounds of what a run in 50 digits finds, and of what rounding to single precision does."""

import math

import mpmath
import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne


@njit
def slope(x, i, h):
    left = x[i - 1]
    return (x[i + 1] - left) / (2.0 * h)


@ne.differentiate
def energy(x, h, steps):
    """Loops, a called function, an array that is overwritten, a number that is added up."""
    u = x.copy()
    for _ in range(steps):
        for i in range(1, u.size - 1):
            u[i] -= 0.125 * u[i] * slope(u, i, h)
    total = 0.0
    for v in u:
        total += v * v
    return total / h


def exact_energy(x, h, steps):
    u, h = [mpmath.mpf(float(v)) for v in x], mpmath.mpf(h)
    for _ in range(steps):
        for i in range(1, len(u) - 1):
            u[i] -= mpmath.mpf(0.125) * u[i] * (u[i + 1] - u[i - 1]) / (2 * h)
    return sum(v * v for v in u) / h


@ne.differentiate
def cancellation(a, b):
    big = a * a
    small = b * 1e-3
    kept, scaled = big + small, 2.0 * small
    difference = kept - big
    if difference > 0.0:
        difference = math.sqrt(difference)
    return difference + 1e-6 * scaled


X = np.linspace(0.1, 1.0, 12)


def test_against_fifty_digits():
    estimate = ne.estimate_error(energy, X, 0.05, 10)
    with mpmath.workdps(50):
        actual = float(abs(exact_energy(X, 0.05, 10) - estimate.value))
    assert estimate.value == energy(X, 0.05, 10)
    assert actual <= estimate.error <= 1e3 * max(actual, 2.0**-53 * estimate.value)
    assert {"u", "total", "slope.result", "result"} <= set(estimate.by_variable)
    assert {"u", "total", "x", "h", "v", "slope.left"} == set(estimate.as_float32)
    assert np.array_equal(X, np.linspace(0.1, 1.0, 12)), "the caller's arrays are as before"
    for name, cost in estimate.as_float32.items():
        assert estimate.measured([name]) <= 1.01 * cost, name
    chosen = estimate.float32_variables
    assert chosen and "u" not in chosen and 0.0 < estimate.measured(chosen) <= estimate.tolerance
    assert estimate.demotable(0.0) == [] and set(estimate.demotable(1.0)) == set(estimate.as_float32)
    assert "could be float32: " + ", ".join(chosen) in str(estimate) and "<td>slope.left</td>" in estimate._repr_html_()


def test_cancellation_is_found():
    estimate = ne.estimate_error(cancellation, 1e3, 0.7, tolerance=1e-5)
    with mpmath.workdps(50):
        small = mpmath.mpf(0.7) * mpmath.mpf(1e-3)
        actual = float(abs(mpmath.sqrt(small) + mpmath.mpf(1e-6) * 2 * small - estimate.value))
    assert actual <= estimate.error
    assert max(estimate.by_variable, key=estimate.by_variable.get) in ("big", "kept")
    assert "kept" not in estimate.float32_variables and "scaled" in estimate.float32_variables
    assert estimate.measured(["kept"]) > 1e3 * estimate.tolerance


def test_arrays_as_a_whole_and_single_precision():
    @njit
    def norm(x, scale):
        y = x * scale + 1.0
        y += x
        z = y
        return np.sum(z * z)

    estimate = ne.estimate_error(norm, X, 0.5)
    stored = (0.5 * X + 1.0), (1.5 * X + 1.0)  # what y holds, one after the other; the slope of both is 2 y
    wanted = sum(np.sum(np.abs(2 * (1.5 * X + 1.0) * y)) for y in stored) * 2.0**-24
    assert estimate.as_float32["y"] == pytest.approx(wanted, rel=1e-9) and "z" not in estimate.as_float32
    single = ne.estimate_error(norm, X.astype(np.float32), np.float32(0.5))
    assert single.error > 1e6 * estimate.error and abs(single.value - estimate.value) <= single.error


def test_what_is_refused():
    with pytest.raises(ne.EnzymeError, match="takes 3 arguments, 1 were given"):
        ne.estimate_error(energy, X)
    with pytest.raises(ne.EnzymeError, match="nothing is not a variable of energy"):
        ne.estimate_error(energy, X, 0.05, 10).measured(["nothing"])
    namespace = {}
    exec("def unseen(x):\n    return x * x", namespace)
    with pytest.raises(ne.EnzymeError, match="the source of unseen is unavailable"):
        ne.estimate_error(njit(namespace["unseen"]), 1.0)
    with pytest.raises(ne.EnzymeError, match="energy returns complex128"):
        ne.estimate_error(energy, X + 1j, 0.05, 10)
