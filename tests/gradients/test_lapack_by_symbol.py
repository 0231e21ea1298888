"""Numba's own wrapper of LAPACK, called by its symbol as quantecon does it: solutions and factors have derivatives."""

import numpy as np
import pytest
from numba import njit
from numba.core import types
from numba.np.linalg import _LAPACK, F_INT_nptype

import numba_enzyme as ne

XGESV = _LAPACK().numba_xgesv(types.float64)
KIND = ord("d")


@njit
def solved(matrix, right):
    """A weighted sum over the solutions and, at the places of the matrix, both factors; element 0 where it is singular."""
    a, b = matrix.T.copy().T, right.T.copy().T
    n = a.shape[0]
    pivots = np.empty(n, F_INT_nptype)
    if XGESV(KIND, n, b.shape[1], a.ctypes, n, pivots.ctypes, b.ctypes, n) != 0:
        return 3.0 * matrix[0, 0]
    total = np.sum(np.sin(b))
    for i in range(n):
        for j in range(n):
            total += np.cos(a[i, j] * (i + 2 * j + 1))
    return total


def test_solutions_and_factors():
    rng = np.random.default_rng(0)
    matrix, right, by_matrix, by_right = (rng.normal(size=shape) for shape in ((4, 4), (4, 2), (4, 4), (4, 2)))
    value, (of_matrix, of_right) = ne.value_and_grad(solved, argnums=(0, 1))(matrix, right)
    assert value == solved(matrix, right)
    h = 1e-6
    above, below = (solved(matrix + step * by_matrix, right + step * by_right) for step in (h, -h))
    slope = (above - below) / (2 * h)
    assert np.sum(of_matrix * by_matrix) + np.sum(of_right * by_right) == pytest.approx(slope, rel=1e-7)
    assert ne.jvp(solved, (matrix, right), (by_matrix, by_right))[1] == pytest.approx(slope, rel=1e-7)
    singular = np.ones((3, 3)), np.ones((3, 1))
    of_singular = ne.grad(solved, argnums=(0, 1))(*singular)
    assert of_singular[0][0, 0] == 3.0 and np.count_nonzero(of_singular[0]) == 1 and not of_singular[1].any()
    assert ne.jvp(solved, singular, singular)[1] == 3.0
