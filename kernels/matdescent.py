"""Gradient descent of a matrix factorisation; the loss after all steps, as a function of the learning rates (Enzyme's suite).

    E = U V - A        U -= r_t E V^T,  V -= r_t U^T E        loss = |U V - A|^2 / 2 after the last step

``rates`` holds one learning rate per step. The inner gradient is written out, so that one derivative through the whole descent is
asked for; it is the problem of learning an optimiser. It is here twice, each time with an adjoint of its own kind by hand:

    matdescent           loops in primal and adjoint, as in Enzyme's suite; the loops of `adjoint` run along rows, for vectors
    matdescent_matrix    products of matrices by BLAS in both, as NumPy users write it (`adjoint_by_products`)
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


@njit
def matdescent_matrix(rates, start_u, start_v, target):
    """Loss after gradient descent, as a function of the learning rates, by matrix products."""
    u, v = start_u, start_v
    for t in range(rates.shape[0]):
        error = u @ v - target
        u, v = u - rates[t] * (error @ v.T), v - rates[t] * (u.T @ error)
    error = u @ v - target
    return 0.5 * np.sum(error * error)


@njit
def error_by_rows(u, v, target, error):
    """error = u v - target, two columns of u at a time along the rows of v."""
    n, rank = u.shape
    m = v.shape[1]
    for i in range(n):
        row = error[i]
        for j in range(m):
            row[j] = -target[i, j]
        for r in range(0, rank - 1, 2):
            first, second = u[i, r], u[i, r + 1]
            for j in range(m):
                row[j] = row[j] + first * v[r, j] + second * v[r + 1, j]
        if rank % 2:
            last = u[i, rank - 1]
            for j in range(m):
                row[j] += last * v[rank - 1, j]


@njit
def slopes_by_rows(u, v, error, slope_u, slope_v):
    """slope_u = error v^T, slope_v = u^T error."""
    n, rank = u.shape
    m = v.shape[1]
    columns = v.T.copy()
    slope_v[:] = 0.0
    for i in range(n):
        for r in range(rank):
            slope_u[i, r] = 0.0
        for j in range(m):
            for r in range(rank):
                slope_u[i, r] += error[i, j] * columns[j, r]
        for r in range(rank):
            for j in range(m):
                slope_v[r, j] += u[i, r] * error[i, j]


@njit
def stepped(factors, slopes, rates, t):
    """Leave the factor after step t behind the one before it."""
    for i in range(factors.shape[1]):
        for j in range(factors.shape[2]):
            factors[t + 1, i, j] = factors[t, i, j] - rates[t] * slopes[t, i, j]


@njit
def inner(a, b):
    """Sum of the products of the elements."""
    total = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            total += a[i, j] * b[i, j]
    return total


@njit
def adjoint(rates, start_u, start_v, target, d_rates):
    """Gradient by hand, in loops: all factors kept; reversing a descent step takes the Hessian-vector product of the loss."""
    n, rank = start_u.shape
    m = start_v.shape[1]
    steps = rates.shape[0]
    us, vs = np.empty((steps + 1, n, rank)), np.empty((steps + 1, rank, m))
    slopes_u, slopes_v = np.empty((steps, n, rank)), np.empty((steps, rank, m))
    error, d_error = np.empty((n, m)), np.empty(m)
    us[0], vs[0] = start_u, start_v
    for t in range(steps):
        error_by_rows(us[t], vs[t], target, error)
        slopes_by_rows(us[t], vs[t], error, slopes_u[t], slopes_v[t])
        stepped(us, slopes_u, rates, t)
        stepped(vs, slopes_v, rates, t)
    d_u, d_v = np.empty((n, rank)), np.empty((rank, m))
    error_by_rows(us[steps], vs[steps], target, error)
    slopes_by_rows(us[steps], vs[steps], error, d_u, d_v)
    d_slope, d_next = np.empty(rank), np.empty((rank, m))
    for t in range(steps - 1, -1, -1):
        u, v, rate = us[t], vs[t], rates[t]
        error_by_rows(u, v, target, error)
        d_rates[t] -= inner(slopes_u[t], d_u) + inner(slopes_v[t], d_v)
        columns, d_columns = v.T.copy(), d_v.T.copy()
        d_next[:] = d_v
        for i in range(n):
            for j in range(m):
                d_error[j] = 0.0
            for r in range(rank):
                for j in range(m):
                    d_error[j] = d_error[j] + d_u[i, r] * v[r, j] + u[i, r] * d_v[r, j]
            for r in range(rank):
                d_slope[r] = 0.0
            for j in range(m):
                for r in range(rank):
                    d_slope[r] = d_slope[r] + error[i, j] * d_columns[j, r] + d_error[j] * columns[j, r]
            for r in range(rank):
                du, factor = rate * d_u[i, r], rate * u[i, r]
                for j in range(m):
                    d_next[r, j] = d_next[r, j] - du * error[i, j] - factor * d_error[j]
            for r in range(rank):
                d_u[i, r] -= rate * d_slope[r]
        d_v, d_next = d_next, d_v


@njit
def adjoint_by_products(rates, start_u, start_v, target, d_rates):
    """Gradient by hand, by matrix products into arrays that are there: the same steps back as in `adjoint`."""
    n, rank = start_u.shape
    m = start_v.shape[1]
    steps = rates.shape[0]
    us, vs = np.empty((steps + 1, n, rank)), np.empty((steps + 1, rank, m))
    slopes_u, slopes_v = np.empty((steps, n, rank)), np.empty((steps, rank, m))
    error, d_error, part = np.empty((n, m)), np.empty((n, m)), np.empty((n, m))
    us[0], vs[0] = start_u, start_v
    for t in range(steps):
        np.dot(us[t], vs[t], error)
        for i in range(n):
            for j in range(m):
                error[i, j] -= target[i, j]
        np.dot(error, vs[t].T, slopes_u[t])
        np.dot(us[t].T, error, slopes_v[t])
        stepped(us, slopes_u, rates, t)
        stepped(vs, slopes_v, rates, t)
    error[:] = us[steps] @ vs[steps] - target
    d_u, d_v = error @ vs[steps].T, us[steps].T @ error
    back_u, more_u, back_v, more_v = np.empty((n, rank)), np.empty((n, rank)), np.empty((rank, m)), np.empty((rank, m))
    for t in range(steps - 1, -1, -1):
        u, v, rate = us[t], vs[t], rates[t]
        d_rates[t] -= inner(slopes_u[t], d_u) + inner(slopes_v[t], d_v)
        np.dot(u, v, error)
        np.dot(d_u, v, d_error)
        np.dot(u, d_v, part)
        for i in range(n):
            for j in range(m):
                error[i, j] -= target[i, j]
                d_error[i, j] += part[i, j]
        np.dot(error, d_v.T, back_u)
        np.dot(d_error, v.T, more_u)
        np.dot(d_u.T, error, back_v)
        np.dot(u.T, d_error, more_v)
        for i in range(n):
            for r in range(rank):
                d_u[i, r] -= rate * (back_u[i, r] + more_u[i, r])
        for r in range(rank):
            for j in range(m):
                d_v[r, j] -= rate * (back_v[r, j] + more_v[r, j])


def inputs(size: str, seed: int = 0, dtype=np.float64) -> tuple:
    n, rank, steps = DIMENSIONS[size]
    rng = np.random.default_rng(seed)
    scale = 1.0 / np.sqrt(n)
    arrays = (np.full(steps, 0.1), scale * rng.standard_normal((n, rank)), scale * rng.standard_normal((rank, n)))
    target = scale * rng.standard_normal((n, n))
    return *(array.astype(dtype) for array in arrays), target.astype(dtype)


primal = matdescent
active = (0,)
KERNELS = (
    Kernel("matdescent", primal, inputs, active, adjoint, notes="a descent inside; its adjoint is a second derivative"),
    Kernel("matdescent_matrix", matdescent_matrix, inputs, active, adjoint_by_products, notes="matdescent with @: BLAS"),
)
