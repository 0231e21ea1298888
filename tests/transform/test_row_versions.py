"""Loops over arrays whose columns the code names have a version for rows of that length, and are right for all others."""

import math

import numpy as np
import pytest
from numba import njit, typeof

import numba_enzyme as ne

RNG = np.random.default_rng(3)
M = RNG.uniform(0.5, 2.0, 40)


@njit
def gravity(p, m):
    energy = 0.0
    for i in range(p.shape[0]):
        for j in range(i):
            dx, dy, dz = p[i, 0] - p[j, 0], p[i, 1] - p[j, 1], p[i, 2] - p[j, 2]
            energy -= m[i] * m[j] / math.sqrt(dx * dx + dy * dy + dz * dz)
    return energy


def by_hand(p, m):
    apart = p[:, None, :3] - p[:, :3]
    square = np.sum(apart * apart, axis=2)
    np.fill_diagonal(square, np.inf)
    gradient = np.zeros(p.shape)
    gradient[:, :3] = np.einsum("i,j,ij,ijk->ik", m, m, square**-1.5, apart)
    return gradient, -(square**-0.5) @ m


@njit
def to_one_place(p, q, w):
    """Two arrays of their own row lengths, one of them written."""
    total = 0.0
    for i in range(p.shape[0]):
        q[i, 1] = w * p[i, 0] * p[i, 1]
        total += q[i, 0] * p[i, 1] * w
    return total


def versions(function, *arguments):
    return ".rows:" in ne.differentiate(function).inspect_gradient(tuple(map(typeof, arguments)))


@pytest.mark.parametrize("columns", [3, 4, 5])
@pytest.mark.parametrize("rows", [0, 1, 2, 7, 40])
def test_rows_of_any_length(rows, columns):
    p, m = RNG.standard_normal((rows, columns)), M[:rows]
    expected = by_hand(p, m)
    value, found = ne.value_and_grad(gravity, argnums=(0, 1))(p, m)
    assert value == gravity(p, m)
    for one, other, wanted in zip(ne.grad(gravity, argnums=(0, 1))(p, m), found, expected, strict=True):
        np.testing.assert_allclose(one, wanted, rtol=1e-10, atol=1e-12)
        np.testing.assert_array_equal(one, other)


def test_single_precision():
    p, m = RNG.standard_normal((40, 3)).astype(np.float32), M.astype(np.float32)
    for found, wanted in zip(ne.grad(gravity, argnums=(0, 1))(p, m), by_hand(p.astype(float), M), strict=True):
        assert found.dtype == np.float32
        np.testing.assert_allclose(found, wanted, rtol=2e-3, atol=2e-3)


@pytest.mark.parametrize("lengths", [(2, 2), (2, 3), (3, 2), (4, 5)])
def test_two_arrays(lengths):
    p, q = (RNG.standard_normal((23, n)) for n in lengths)
    dp, dq = np.zeros_like(p), RNG.standard_normal(q.shape)
    before, seed, w = q.copy(), dq.copy(), 0.7
    slope = ne.autodiff(to_one_place, ne.Duplicated(p, dp), ne.Duplicated(q, dq), ne.Active(w))[-1]
    np.testing.assert_array_equal(q[:, 1], w * p[:, 0] * p[:, 1])
    np.testing.assert_allclose(dp[:, 0], seed[:, 1] * w * p[:, 1], rtol=1e-13)
    np.testing.assert_allclose(dp[:, 1], seed[:, 1] * w * p[:, 0] + before[:, 0] * w, rtol=1e-13)
    assert not dp[:, 2:].any()
    np.testing.assert_allclose(dq[:, 0], seed[:, 0] + p[:, 1] * w, rtol=1e-13)
    assert not dq[:, 1].any()
    np.testing.assert_array_equal(dq[:, 2:], seed[:, 2:])
    np.testing.assert_allclose(slope, np.sum(seed[:, 1] * p[:, 0] * p[:, 1]) + np.sum(before[:, 0] * p[:, 1]), rtol=1e-12)


@njit
def by_index(p, w):
    """A column that is not named: no row length follows."""
    total = 0.0
    for i in range(p.shape[0]):
        total += p[i, 0] * w[0] + p[i, i % p.shape[1]] * w[1]
    return total


@njit
def one_column(p, w):
    total = 0.0
    for i in range(p.shape[0]):
        total += p[i, 0] * w[0]
    return total


def test_which_loops_have_versions(monkeypatch):
    p = RNG.standard_normal((40, 3))
    assert versions(gravity, p, M)
    assert not versions(by_index, p, M)
    assert not versions(one_column, p, M)  # LLVM makes that one itself
    gradient = ne.grad(by_index)(p, M)
    rows, places = np.arange(40), np.arange(40) % 3
    wanted = np.zeros_like(p)
    wanted[:, 0] += M[0]
    wanted[rows, places] += M[1]
    np.testing.assert_allclose(gradient, wanted, rtol=1e-13)
    with_versions = ne.grad(gravity)(p, M)
    monkeypatch.setenv("NUMBA_ENZYME_DISABLE", "row-versions")
    plain = njit(gravity.py_func)
    assert not versions(plain, p, M)
    np.testing.assert_allclose(ne.grad(plain)(p, M), with_versions, rtol=1e-10)


def test_a_failure_is_found_in_either_version():
    for columns in (3, 4):
        p = RNG.standard_normal((12, columns))
        p[7, :3] = p[2, :3]
        for transform in (ne.grad, ne.value_and_grad):
            with pytest.raises(ZeroDivisionError):
                transform(gravity)(p, M[:12])
