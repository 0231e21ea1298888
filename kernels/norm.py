"""Normalising a vector, with the norm called inside the loop (the motivating example of the Enzyme paper, NeurIPS 2020).

    for i in range(n): out[i] = x[i] / norm(x)

Optimised *before* differentiation the norm leaves the loop and the derivative is O(n); differentiated first it is O(n^2). Numba
itself can't hoist the call, because it must assume that ``out`` overlaps ``x``: its primal is O(n^2). A derivative that knows the
two do not overlap is O(n). Benchmarks time ``norm_hoisted`` as the primal. The derivative is the vector-Jacobian product.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": 8, "bench": 1_000_000, "large": 64_000_000}


@njit
def euclidean(x):
    square = 0.0
    for i in range(x.shape[0]):
        square += x[i] * x[i]
    return math.sqrt(square)


@njit
def norm(x, out):
    """A vector divided by its norm, which is called inside the loop."""
    for i in range(x.shape[0]):
        out[i] = x[i] / euclidean(x)


@njit
def norm_hoisted(x, out):
    """The same function with the call taken out of the loop by hand."""
    length = euclidean(x)
    for i in range(x.shape[0]):
        out[i] = x[i] / length


@njit
def adjoint(x, out, d_x, d_out):
    """Vector-Jacobian product by hand: d_x += (w - y <y, w>) / |x|, where y is the result and w the cotangent."""
    n = x.shape[0]
    length = euclidean(x)
    along = 0.0
    for i in range(n):
        out[i] = x[i] / length
        along += out[i] * d_out[i]
    for i in range(n):
        d_x[i] += (d_out[i] - out[i] * along) / length
        d_out[i] = 0.0


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    rng = np.random.default_rng(seed)
    x = rng.standard_normal(DIMENSIONS[size]).astype(dtype)
    return x, np.zeros_like(x)


primal = norm
active = (0, 1)
KERNELS = (
    Kernel(
        "norm", primal, inputs, active, adjoint, outputs=(1,), timed_primal=norm_hoisted,
        notes="must be O(n); Numba's own primal is O(n^2), so the hoisted primal is timed",
    ),
)  # fmt: skip
