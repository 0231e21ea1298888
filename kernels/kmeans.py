"""k-means objective (GradBench `kmeans`).

    sum_i min_j |C_j - P_i|^2          gradient: 2 sum over the points of cluster j of (C_j - P_i)
    diagonal Hessian: 2 |cluster j|
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (3, 30, 2), "bench": (10, 10_000, 8), "large": (100, 100_000, 16)}


@njit
def kmeans(centres, points):
    """Sum of squared distances to the nearest centre."""
    k, d = centres.shape
    total = 0.0
    for i in range(points.shape[0]):
        nearest = np.inf
        for c in range(k):
            square = 0.0
            for j in range(d):
                difference = centres[c, j] - points[i, j]
                square += difference * difference
            nearest = min(nearest, square)
        total += nearest
    return total


@njit
def adjoint(centres, points, d_centres):
    """Gradient by hand: each point pulls its nearest centre."""
    k, d = centres.shape
    for i in range(points.shape[0]):
        nearest = np.inf
        winner = 0
        for c in range(k):
            square = 0.0
            for j in range(d):
                difference = centres[c, j] - points[i, j]
                square += difference * difference
            if square < nearest:
                nearest = square
                winner = c
        for j in range(d):
            d_centres[winner, j] += 2.0 * (centres[winner, j] - points[i, j])


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    k, n, d = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    return rng.standard_normal((k, d)).astype(dtype), rng.standard_normal((n, d)).astype(dtype)


primal = kmeans
active = (0,)
KERNELS = (Kernel("kmeans", primal, inputs, active, adjoint, notes="a minimum over an inner loop"),)
