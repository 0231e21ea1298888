"""Log of a sum of exponentials, stabilised by the maximum (GradBench `lse`).

    max(x) + log(sum(exp(x - max(x))))            gradient: softmax(x)

The maximum is found by a loop with a branch; its derivative cancels in the end, so the gradient is exactly the softmax.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": 10, "bench": 160_000, "large": 10_000_000}


@njit
def lse(x):
    """Log of a sum of exponentials."""
    largest = x[0]
    for i in range(1, x.shape[0]):
        if x[i] > largest:
            largest = x[i]
    total = 0.0
    for i in range(x.shape[0]):
        total += math.exp(x[i] - largest)
    return largest + math.log(total)


@njit
def adjoint(x, d_x):
    """Gradient in closed form: the softmax."""
    value = lse(x)
    for i in range(x.shape[0]):
        d_x[i] += math.exp(x[i] - value)


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    return (np.random.default_rng(seed).standard_normal(DIMENSIONS[size]).astype(dtype),)


primal = lse
active = (0,)
KERNELS = (Kernel("lse", primal, inputs, active, adjoint, notes="reduction, then a non-linear use of the result"),)
