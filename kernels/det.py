"""Determinant by expansion in minors, recursive, over lists of remaining columns edited in place (cmpad and GradBench `det`).

    det = sum_j (-1)^j a[row, j] minor(j)               gradient: det(a) inverse(a) transposed

``following[c]`` is the next remaining column after c (a linked list with its head at ``following[n]``): a column is unlinked for
the recursive call and linked back after it. The number of products is n!.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": 4, "bench": 8, "large": 10}


@njit
def expand(matrix, row, following):
    """Determinant of the rows from ``row`` on and the columns still linked."""
    n = matrix.shape[0]
    if row == n - 1:
        return matrix[row, following[n]]
    total = 0.0
    sign = 1.0
    previous = n
    column = following[n]
    while column < n:
        following[previous] = following[column]
        total += sign * matrix[row, column] * expand(matrix, row + 1, following)
        following[previous] = column
        sign = -sign
        previous = column
        column = following[column]
    return total


@njit
def det(matrix):
    """Determinant by recursive expansion in minors."""
    n = matrix.shape[0]
    following = np.empty(n + 1, np.int64)
    for c in range(n):
        following[c] = c + 1
    following[n] = 0
    return expand(matrix, 0, following)


def adjoint(matrix, d_matrix):
    """Gradient in closed form (NumPy)."""
    d_matrix += np.linalg.det(matrix) * np.linalg.inv(matrix).T


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n = DIMENSIONS[size]
    return (np.random.default_rng(seed).standard_normal((n, n)).astype(dtype),)


primal = det
active = (0,)
KERNELS = (Kernel("det", primal, inputs, active, adjoint, comparable=False, notes="recursion; index lists edited in place"),)
