"""Gradient descent of a matrix factorisation; the loss after all steps, as a function of the learning rates (Enzyme's suite).

    E = U V - A        U -= r_t E V^T,  V -= r_t U^T E        loss = |U V - A|^2 / 2 after the last step

``rates`` holds one learning rate per step. The inner gradient is written out, so that one derivative through the whole descent is
asked for; it is the problem of learning an optimiser.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from .kernel import Kernel

DIMENSIONS = {"test": (4, 2, 5), "bench": (100, 10, 20), "large": (1000, 10, 20)}


@njit
def error_of(u, v, target, error):
    """error = u v - target."""
    n, rank = u.shape
    for i in range(n):
        for j in range(v.shape[1]):
            total = -target[i, j]
            for r in range(rank):
                total += u[i, r] * v[r, j]
            error[i, j] = total


@njit
def matdescent(rates, start_u, start_v, target):
    """Loss after gradient descent, as a function of the learning rates."""
    n, rank = start_u.shape
    m = start_v.shape[1]
    u, v = start_u.copy(), start_v.copy()
    error = np.empty((n, m))
    step_u = np.empty((n, rank))
    for t in range(rates.shape[0]):
        error_of(u, v, target, error)
        for i in range(n):
            for r in range(rank):
                total = 0.0
                for j in range(m):
                    total += error[i, j] * v[r, j]
                step_u[i, r] = total
        for r in range(rank):
            for j in range(m):
                total = 0.0
                for i in range(n):
                    total += u[i, r] * error[i, j]
                v[r, j] -= rates[t] * total
        for i in range(n):
            for r in range(rank):
                u[i, r] -= rates[t] * step_u[i, r]
    error_of(u, v, target, error)
    loss = 0.0
    for i in range(n):
        for j in range(m):
            loss += 0.5 * error[i, j] * error[i, j]
    return loss


def adjoint(rates, start_u, start_v, target, d_rates):
    """Gradient by hand (NumPy): all factors kept; reversing a descent step takes the Hessian-vector product of the loss."""
    factors = [(start_u, start_v)]
    for rate in rates:
        u, v = factors[-1]
        error = u @ v - target
        factors.append((u - rate * (error @ v.T), v - rate * (u.T @ error)))
    u, v = factors.pop()
    error = u @ v - target
    d_u, d_v = error @ v.T, u.T @ error
    for t in range(rates.shape[0] - 1, -1, -1):
        u, v = factors.pop()
        error = u @ v - target
        d_rates[t] -= np.sum((error @ v.T) * d_u) + np.sum((u.T @ error) * d_v)
        d_error = d_u @ v + u @ d_v
        d_u, d_v = d_u - rates[t] * (error @ d_v.T + d_error @ v.T), d_v - rates[t] * (d_u.T @ error + u.T @ d_error)


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n, rank, steps = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    scale = 1.0 / np.sqrt(n)
    arrays = (np.full(steps, 0.1), scale * rng.standard_normal((n, rank)), scale * rng.standard_normal((rank, n)))
    target = scale * rng.standard_normal((n, n))
    return *(array.astype(dtype) for array in arrays), target.astype(dtype)


primal = matdescent
active = (0,)
KERNELS = (Kernel("matdescent", primal, inputs, active, adjoint, notes="a descent inside; its adjoint is a second derivative"),)
