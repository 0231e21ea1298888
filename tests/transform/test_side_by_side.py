"""Sums down columns, of which something is made, are made four at a time where that changes no bit of them."""

import numpy as np
import pytest
from numba import njit

import numba_enzyme as ne

RANDOM = np.random.default_rng(9)


@njit
def step(u, e, v):
    """A step of a descent: v - 0.3 u' e."""
    for r in range(v.shape[0]):
        for j in range(v.shape[1]):
            total = 0.0
            for i in range(u.shape[0]):
                total += u[i, r] * e[i, j]
            v[r, j] -= 0.3 * total
    return np.sum(v * v)


@njit
def from_the_second(u, e, v):
    """The first column stays as it is; each sum begins with what is read."""
    for r in range(v.shape[0]):
        for j in range(1, v.shape[1]):
            total = v[r, 0] if r < 0 else 0.0
            for i in range(u.shape[0]):
                total -= u[i, r] * e[i, j]
            v[r, j] = total * total + v[r, j]
    return np.sum(v)


@njit
def steps(u, e, v):
    """What a step writes is what the next one reads."""
    for _ in range(3):
        for r in range(v.shape[0]):
            for j in range(v.shape[1]):
                total = 0.0
                for i in range(u.shape[0]):
                    total += u[i, r] * e[i, j]
                v[r, j] = np.sin(v[r, j]) - 0.3 * total
        for i in range(e.shape[0]):
            for j in range(e.shape[1]):
                e[i, j] += 0.1 * v[0, j]
    return np.sum(v * v)


@njit
def products(u, e, v):
    """What runs down the columns is multiplied: its order with the loop along rows stays, and fours of it are made."""
    for r in range(v.shape[0]):
        for j in range(v.shape[1]):
            total = 1.0
            for i in range(u.shape[0]):
                total *= 1.0 + 0.1 * u[i, r] * e[i, j]
            v[r, j] = total
    return np.sum(v * v)


@njit
def reads_what_is_written(u, e, v):
    """The next sum reads what is made of this one."""
    for j in range(e.shape[1] - 1):
        total = 0.0
        for i in range(u.shape[0]):
            total += u[i, 0] * e[i, j]
        e[0, j + 1] -= 0.3 * total
    return np.sum(e) + np.sum(v)


@njit
def where_there_are_rows(u, e, v):
    """Behind the sum, where there is one, what was made of the sum before is read."""
    for j in range(1, v.shape[1]):
        total = 0.0
        for i in range(u.shape[0]):
            total += u[i, 0] * e[i, j]
        before = 0.5 * v[0, j - 1] if u.shape[0] > 0 else 0.0
        v[0, j] = before * total - 0.3 * total
    return np.sum(v * v)


@njit
def in_a_column(u, e, v):
    """What is made of the sums does not lie side by side."""
    other = np.ones((v.shape[1], 2))
    for j in range(v.shape[1]):
        total = 0.0
        for i in range(u.shape[0]):
            total += u[i, 0] * e[i, j]
        other[j, 1] -= 0.3 * total
    return np.sum(other * other) + np.sum(v)


def arguments(n, rank, m):
    return tuple(RANDOM.standard_normal(shape) for shape in ((n, rank), (n, m), (rank, m)))


@pytest.fixture(scope="module")
def closed_form_gradient():
    return ne.value_and_grad(njit(step.py_func), argnums=(0, 1, 2))


@pytest.mark.parametrize("m", [0, 1, 3, 4, 5, 8, 11])
@pytest.mark.parametrize("n", [0, 1, 6])
def test_any_number_of_sums(n, m, closed_form_gradient):
    u, e, v = arguments(n, 2, m)
    value, (by_u, by_e, by_v) = closed_form_gradient(u, e, v.copy())
    assert value == step(u, e, v.copy())
    bar = 2.0 * (v - 0.3 * u.T @ e)
    np.testing.assert_allclose(by_v, bar, rtol=1e-13, atol=1e-13)
    np.testing.assert_allclose(by_u, -0.3 * e @ bar.T, rtol=1e-12, atol=1e-12)
    np.testing.assert_allclose(by_e, -0.3 * u @ bar, rtol=1e-12, atol=1e-12)


@pytest.mark.parametrize(("f", "taken"), [(step, True), (from_the_second, True), (steps, True), (products, True),
                                          (reads_what_is_written, False), (where_there_are_rows, False), (in_a_column, False)],
                         ids=lambda f: getattr(f, "__name__", ""))  # fmt: skip
def test_gradients(f, taken, made):
    f = njit(f.py_func)
    given = arguments(5, 2, 7)
    value, found = ne.value_and_grad(f, argnums=(0, 1, 2))(*(x.copy() for x in given))
    assert bool(made) == taken
    assert value == f(*(x.copy() for x in given))
    for place, gradient in enumerate(found):
        along = np.cos(np.arange(gradient.size)).reshape(gradient.shape)
        ahead, behind = ([x + h * along if i == place else x.copy() for i, x in enumerate(given)] for h in (1e-6, -1e-6))
        assert np.sum(gradient * along) == pytest.approx((f(*ahead) - f(*behind)) / 2e-6, rel=1e-7, abs=1e-8)


def test_the_switch(made, monkeypatch):
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "loop-interchange")
    ne.grad(njit(step.py_func))(*arguments(5, 2, 7))
    assert not made


def test_single_precision(made):
    f = njit(step.py_func)
    u, e, v = (x.astype(np.float32) for x in arguments(5, 2, 7))
    found = ne.grad(f, argnums=2)(u, e, v.copy())
    assert bool(made)
    np.testing.assert_allclose(found, 2.0 * (v - np.float32(0.3) * u.T @ e), rtol=1e-4, atol=1e-5)
