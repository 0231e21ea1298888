"""Numba's own wrapper of LAPACK, called by its symbol as quantecon does it: solutions and factors have derivatives."""

import numpy as np
import pytest
from numba import njit
from numba.core import types
from numba.np.linalg import _LAPACK, F_INT_nptype

import numba_enzyme as ne

XGESV = _LAPACK().numba_xgesv(types.complex64)
KIND = ord("c")


@njit
def solved(columns, right):
    """A weighted sum over the solutions and the elements of both factors; element 0 where the matrix is singular."""
    a, b = columns.copy(), right.copy()
    n = a.shape[0]
    pivots = np.empty(n, F_INT_nptype)
    if XGESV(KIND, n, b.shape[0], a.ctypes, n, pivots.ctypes, b.ctypes, n) != 0:
        return 3.0 * columns[0, 0].real
    total = 0.0
    for i in range(n):
        for j in range(n):
            total += (a[i, j] * a[i, j] * (i + 2j * j + 1)).real
        for k in range(b.shape[0]):
            total += (b[k, i] * b[k, i] * (1 + 1j * i)).imag
    return total


def test_solutions_and_factors():
    rng = np.random.default_rng(0)
    shapes = (4, 4), (2, 4), (4, 4), (2, 4)
    matrix, right, by_matrix, by_right = ((rng.normal(size=s) + 1j * rng.normal(size=s)).astype(np.complex64) for s in shapes)
    derivative = ne.value_and_grad(solved, argnums=(0, 1))
    value, (of_matrix, of_right) = derivative(matrix, right)
    assert value == pytest.approx(solved(matrix, right), rel=1e-6)
    slope = slope_of_sum(matrix.T.astype(complex), right.T.astype(complex), by_matrix.T, by_right.T)
    assert (np.sum(of_matrix * by_matrix) + np.sum(of_right * by_right)).real == pytest.approx(slope, rel=1e-4)
    assert ne.jvp(solved, (matrix, right), (by_matrix, by_right))[1] == pytest.approx(slope, rel=1e-4)
    singular = np.ones((3, 3), np.complex64), np.ones((1, 3), np.complex64)
    of_singular = derivative(*singular)[1]
    assert of_singular[0][0, 0] == 3.0 and np.count_nonzero(of_singular[0]) == 1 and not of_singular[1].any()
    assert ne.jvp(solved, singular, singular)[1] == 3.0


def slope_of_sum(matrix, right, by_matrix, by_right):
    """Differences in double precision of the same sum, of factors that are made by elimination with the pivots of LAPACK."""
    def total(a, b):
        a, x, n = a.copy(), np.linalg.solve(a, b), len(a)
        for k in range(n):
            pivot = k + np.argmax(abs(a[k:, k].real) + abs(a[k:, k].imag))
            a[[k, pivot]] = a[[pivot, k]]
            a[k + 1:, k] /= a[k, k]
            a[k + 1:, k + 1:] -= np.outer(a[k + 1:, k], a[k, k + 1:])
        j, i = np.indices(a.shape)
        return np.sum(a * a * (i + 2j * j + 1)).real + np.sum(x * x * (1 + 1j * np.arange(n))[:, None]).imag

    h = 1e-5
    above, below = (total(matrix + step * by_matrix, right + step * by_right) for step in (h, -h))
    return (above - below) / (2 * h)
