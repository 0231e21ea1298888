"""Numba's wrapper of LAPACK's xGESV, called by its symbol: a matrix and right-hand sides become factors and solutions.

    numba_xgesv(kind, n, nrhs, a, lda, pivots, b, ldb)   ->   factors, x, pivots = factored(kind, columns of a, columns of b)

    P A = L U:     F = L^-1 P dA U^-1,     dL = L tril(F, -1),     dU = triu(F) U;      x as in `systems.solve`
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray
from numba.core import types
from numba.extending import overload
from numba.np.linalg import _LAPACK, F_INT_nptype

from ..glue import glue
from .parts import adjoint, contiguous, solved


def call_xgesv(kind: int, a: np.ndarray, pivots: np.ndarray, b: np.ndarray):
    """Numba's function of the numbers that the arrays hold."""
    raise NotImplementedError


@overload(call_xgesv)
def _call_xgesv(kind, a, pivots, b):
    xgesv = _LAPACK().numba_xgesv(a.dtype)

    def call(kind, a, pivots, b):
        return xgesv(kind, a.shape[0], b.shape[0], a.ctypes, a.shape[0], pivots.ctypes, b.ctypes, a.shape[0])

    return call


@glue
def factored(kind: int, a: np.ndarray, b: np.ndarray):
    """The columns of both factors, of the solutions, and the pivots, after which stands what LAPACK returns."""
    n = a.shape[0]
    factors, x, pivots = a.copy(), b.copy(), np.empty(n, F_INT_nptype)
    status = call_xgesv(kind, factors, pivots, x)
    chosen = np.empty(n + 1, np.int64)
    chosen[:n] = pivots
    chosen[n] = status
    return factors, x, chosen


@glue
def factored_forward(kind: int, a: np.ndarray, b: np.ndarray):
    out = factored(kind, a, b)
    return out, (a, *out)


@glue
def rows_exchanged(a: np.ndarray, pivots: np.ndarray, step: int):
    """A copy with its rows exchanged as the pivots say, or back."""
    out, n = a.copy(), a.shape[0]
    for k in range(n) if step > 0 else range(n - 1, -1, -1):
        other = pivots[k] - 1
        for j in range(out.shape[1]):
            out[k, j], out[other, j] = out[other, j], out[k, j]
    return out


@glue
def triangles(factors: np.ndarray):
    """L and U."""
    both = np.ascontiguousarray(factors.T)
    lower, upper = np.tril(both, -1), np.triu(both)
    for i in range(both.shape[0]):
        lower[i, i] = 1
    return lower, upper


@glue
def factored_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    a, factors, x, pivots = residuals
    da, db = tangents[1], tangents[2]
    n = a.shape[0]
    if pivots[n] != 0:  # singular: no solution, and the factors have no derivative
        return np.where(da == 0, da, np.full_like(da, np.nan)), db.copy(), pivots
    lower, upper = triangles(factors)
    inner = solved(lower, rows_exchanged(np.ascontiguousarray(da.T), pivots, 1))
    inner = np.ascontiguousarray(solved(np.ascontiguousarray(upper.T), np.ascontiguousarray(inner.T)).T)
    change = np.dot(lower, np.tril(inner, -1)) + np.dot(np.triu(inner), upper)
    matrix, right = np.ascontiguousarray(a.T), np.ascontiguousarray(db.T)
    dx = solved(matrix, right - np.dot(np.ascontiguousarray(da.T), np.ascontiguousarray(x.T)))
    return np.ascontiguousarray(change.T), np.ascontiguousarray(dx.T), pivots


@glue
def factored_backward(residuals: tuple, ct: tuple):
    a, factors, x, pivots = residuals
    n = a.shape[0]
    by_factors, by_x = np.ascontiguousarray(ct[0].T), np.ascontiguousarray(ct[1].T)
    if pivots[n] != 0:
        return None, np.where(ct[0] == 0, ct[0], np.full_like(ct[0], np.nan)), ct[1].copy()
    g = solved(adjoint(np.ascontiguousarray(a.T)), by_x)
    by_a = -np.dot(g, contiguous(adjoint(np.ascontiguousarray(x.T))))
    if np.any(by_factors != 0):
        lower, upper = triangles(factors)
        below, above = np.tril(by_factors, -1), np.triu(by_factors)
        inner = (np.tril(np.dot(contiguous(adjoint(lower)), below), -1)
                 + np.triu(np.dot(above, contiguous(adjoint(upper)))))  # fmt: skip
        inner = solved(adjoint(lower), inner)
        inner = contiguous(adjoint(solved(upper, contiguous(adjoint(inner)))))
        by_a += rows_exchanged(inner, pivots, -1)
    return None, np.ascontiguousarray(by_a.T), np.ascontiguousarray(g.T)


@glue
def xgesv(kind: int, n: int, count: int, a: Any, a_step: int, pivots: Any, b: Any, b_step: int):
    """What is differentiated in the place of the function of that name."""
    matrix, right, chosen = carray(a, (n, a_step)), carray(b, (count, b_step)), carray(pivots, (n,))
    factors, x, found = factored(kind, matrix[:, :n].copy(), right[:, :n].copy())
    matrix[:, :n] = factors
    right[:, :n] = x
    for i in range(n):
        chosen[i] = found[i]
    return types.intc(found[n])
