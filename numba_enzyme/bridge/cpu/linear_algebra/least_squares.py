"""The pseudo-inverse and least squares, of matrices whose rank does not change.

    P = A^+:    dP = -P dA P + P P^H dA^H (1 - A P) + (1 - P A) dA^H P^H P
    x = P b:    dx = dP b + P db

From G. Golub and V. Pereyra, "The differentiation of pseudo-inverses and nonlinear least squares problems whose variables
separate" (1973). Singular values that are cut off count as zero, and as staying so.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.extending import overload

from ..glue import glue
from .parts import adjoint, contiguous, outer, product, scale_columns


@glue
def pinv(a: np.ndarray, rcond: float = 1.0e-15):
    return np.linalg.pinv(a, rcond)


@glue
def pinv_forward(a: np.ndarray, rcond: float = 1.0e-15):
    out = np.linalg.pinv(a, rcond)
    return out, (a, out)


@glue
def pinv_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    a, p = residuals
    return pinv_derivative(contiguous(a), p, contiguous(tangents[0]))


@glue
def rank_of(a: np.ndarray, p: np.ndarray):
    """The trace of the projector, which is a whole number but for rounding."""
    trace = 0.0
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            trace += (a[i, j] * p[j, i]).real
    return int(np.round(trace))


@glue
def pinv_derivative(a: np.ndarray, p: np.ndarray, da: Any):
    """At full rank 1 - a p or 1 - p a is zero; what rounding leaves of it would be multiplied by the square of p."""
    rank, d = rank_of(a, p), -product(p, da, p)
    if rank < a.shape[0]:
        down = adjoint(da) - product(adjoint(da), a, p)
        d += product(p, adjoint(p), down)
    if rank < a.shape[1]:
        across = product(adjoint(da), adjoint(p), p)
        d += across - product(p, a, across)
    return d


@glue
def pinv_backward(residuals: tuple, ct: np.ndarray):
    a, p = contiguous(residuals[0]), residuals[1]
    rank, ca = rank_of(a, p), -product(adjoint(p), ct, adjoint(p))
    if rank < a.shape[0]:
        down = product(adjoint(ct), p, adjoint(p))
        ca += down - product(a, p, down)
    if rank < a.shape[1]:
        across = product(adjoint(p), p, adjoint(ct))
        ca += across - product(across, p, a)
    return ca, None


@glue
def lstsq(a: np.ndarray, b: np.ndarray, rcond: Any = -1.0):
    return np.linalg.lstsq(a, b, rcond)


@glue
def lstsq_forward(a: np.ndarray, b: np.ndarray, rcond: Any = -1.0):
    out = np.linalg.lstsq(a, b, rcond)
    return out, (a, b, out[0], out[1].size > 0, rcond)


@glue
def lstsq_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    a, b, x, full_rank, rcond = residuals
    a, b = contiguous(a), contiguous(b)
    da, db = contiguous(tangents[0]), contiguous(tangents[1])
    p = np.linalg.pinv(a, cut_off(rcond, a))
    dx = np.dot(pinv_derivative(a, p, da), b) + np.dot(p, db)
    rest = columns(b - np.dot(a, x))
    slope = columns(db - np.dot(da, x))
    squares = np.zeros(rest.shape[1] if full_rank else 0, p.real.dtype)
    for j in range(squares.size):
        squares[j] = 2 * np.vdot(np.ascontiguousarray(rest[:, j]), np.ascontiguousarray(slope[:, j])).real
    u, _, v = np.linalg.svd(a, False)
    return dx, squares, None, np.real(np.diag(product(adjoint(u), da, adjoint(v))))


@glue
def lstsq_backward(residuals: tuple, ct: np.ndarray):
    """The solution's part; what the sums of squares add to the cotangent of b - A x; that of the singular values."""
    a, b, x, full_rank, rcond = residuals
    a, b = contiguous(a), contiguous(b)
    p = np.linalg.pinv(a, cut_off(rcond, a))
    ct_x = np.ascontiguousarray(ct[0])
    ct_b = np.dot(adjoint(p), ct_x)
    rest = b - np.dot(a, x)
    ct_a = outer(rest, np.dot(p, ct_b)) + outer(np.dot(adjoint(p), x), ct_x - np.dot(p, np.dot(a, ct_x)))
    if full_rank:
        ct_b = ct_b + times_columns(rest, 2 * ct[1])
    u, _, v = np.linalg.svd(a, False)
    return ct_a - outer(ct_b, x) + np.dot(scale_columns(u, ct[3]), v), ct_b, None


@glue
def cut_off(rcond: Any, a: Any):
    """What LAPACK takes for a negative condition."""
    return rcond if rcond >= 0 else np.finfo(a.real.dtype).eps


def columns(b: np.ndarray):
    """A vector as a matrix of one column."""
    return b.reshape(b.size, 1) if b.ndim == 1 else b


@overload(columns)
def _columns(b):
    if b.ndim == 1:
        return lambda b: b.reshape(b.size, 1)
    return lambda b: b


def times_columns(b: np.ndarray, factors: Any):
    """Every column times its factor; a vector is one column."""
    return b * factors


@overload(times_columns)
def _times_columns(b, factors):
    if b.ndim == 1:
        return lambda b, factors: b * factors[0]
    return lambda b, factors: scale_columns(b, factors)
