"""Least squares of a polynomial against the sign function (cmpad and GradBench `llsq`).

    1/2 sum_i (sign(t_i) - sum_j x_j t_i^j)^2        t_i = -1 + 2 i / (n - 1)
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (4, 16), "bench": (128, 2048), "large": (128, 16392)}


@njit
def sign(t):
    if t > 0.0:
        return 1.0
    return -1.0 if t < 0.0 else 0.0


@njit
def llsq(x, n):
    """Squared distance of a polynomial to the sign function."""
    total = 0.0
    for i in range(n):
        t = -1.0 + 2.0 * i / (n - 1.0)
        residual = sign(t)
        power = 1.0
        for j in range(x.shape[0]):
            residual -= x[j] * power
            power *= t
        total += 0.5 * residual * residual
    return total


@njit
def adjoint(x, n, d_x):
    """Gradient in closed form: minus the residuals against the monomials."""
    for i in range(n):
        t = -1.0 + 2.0 * i / (n - 1.0)
        residual = sign(t)
        power = 1.0
        for j in range(x.shape[0]):
            residual -= x[j] * power
            power *= t
        power = 1.0
        for j in range(x.shape[0]):
            d_x[j] -= residual * power
            power *= t


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    m, n = DIMENSIONS[size]
    return np.random.default_rng(seed).standard_normal(m).astype(dtype), n


primal = llsq
active = (0,)
KERNELS = (Kernel("llsq", primal, inputs, active, adjoint, notes="powers carried through the inner loop, inactive"),)
