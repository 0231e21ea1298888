"""Functions that the tests of all frameworks share."""

from typing import NamedTuple

import numpy as np
from numba import cuda, njit

import numba_enzyme as ne


@ne.differentiate
def energy(x, a, n):
    """A number from an array, a number and a count."""
    u = x.copy()
    for _ in range(n):
        for i in range(1, u.size - 1):
            u[i] += a * u[i] * (u[i + 1] - u[i - 1])
    return np.sum(u * u)


@njit
def scaled_waves(x, a):
    """Arrays and a count from an array and a number."""
    y = np.empty_like(x)
    for i in range(x.size):
        y[i] = np.sin(a * x[i]) * x[i]
    return y, y.sum() * a, x.size


class Spring(NamedTuple):
    stiffness: object
    rest: object


@njit
def spring_energy(spring, x):
    return spring.stiffness * (x - spring.rest) ** 2 + spring.rest * x


@njit
def overwrites(x):
    x[0] = 2.0 * x[0]
    return x.sum()


@njit
def raises_below_zero(x):
    if x[0] < 0.0:
        raise ValueError("below zero")
    return x[0] * x[0]


@njit
def complex_product(z, w):
    return z * z * w + np.conj(z)


@njit
def twice_the_same(x):
    y = 2.0 * x
    return y, y


@ne.differentiate(target="cpu")
@cuda.jit
def smooth(x, weight, n, out):
    """A stencil through shared memory: `out[i] = weight * (x[i-1] + x[i]**2 + x[i+1])`, zero outside."""
    tile = cuda.shared.array(34, np.float64)
    i, t = cuda.grid(1), cuda.threadIdx.x
    tile[t + 1] = x[i] if i < n else 0.0
    if t == 0:
        tile[0] = x[i - 1] if 0 < i <= n else 0.0
    if t == cuda.blockDim.x - 1:
        tile[t + 2] = x[i + 1] if i + 1 < n else 0.0
    cuda.syncthreads()
    if i < n:
        out[i] = weight * (tile[t] + tile[t + 1] ** 2 + tile[t + 2])
