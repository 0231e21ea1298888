"""Numba's wrapper of LAPACK's xGESV, called by its symbol: a matrix and right-hand sides become factors and solutions.

    numba_xgesv(kind, n, nrhs, a, lda, pivots, b, ldb)   ->   factors, x, pivots = factored(kind, columns of a, columns of b)

    P A = L U:     F = L^-1 P dA U^-1,     dL = L tril(F, -1),     dU = triu(F) U,     dx = U^-1 L^-1 P (db - dA x)

They are loops: matrices whose systems are solved in this way are small, and loops compile faster than products of arrays.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import carray
from numba.core import types
from numba.extending import overload
from numba.np.linalg import _LAPACK, F_INT_nptype

from ..glue import glue
from .parts import conjugate


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
    for i in range(n):
        chosen[i] = pivots[i]
    chosen[n] = status
    return factors, x, chosen


@glue
def factored_forward(kind: int, a: np.ndarray, b: np.ndarray):
    out = factored(kind, a, b)
    return out, out


@glue
def exchanged(rows: np.ndarray, pivots: np.ndarray, back: bool):
    """A copy of vectors, one a row, with their elements exchanged as the pivots say, or back."""
    out, n = rows.copy(), rows.shape[1]
    for step in range(n):
        k = n - 1 - step if back else step
        other = pivots[k] - 1
        for c in range(out.shape[0]):
            kept = out[c, k]
            out[c, k] = out[c, other]
            out[c, other] = kept
    return out


@glue
def solve_lower(f: np.ndarray, v: np.ndarray):
    """v = L^-1 v in place, of vectors that are rows; here and below element (i, j) of L or U is f[j, i]."""
    n = f.shape[0]
    for c in range(v.shape[0]):
        for k in range(n):
            for i in range(k + 1, n):
                v[c, i] -= f[k, i] * v[c, k]


@glue
def solve_rows(f: np.ndarray, v: np.ndarray):
    """v = U^-1 L^-1 v in place."""
    n = f.shape[0]
    solve_lower(f, v)
    for c in range(v.shape[0]):
        for k in range(n - 1, -1, -1):
            v[c, k] /= f[k, k]
            for i in range(k):
                v[c, i] -= f[k, i] * v[c, k]


@glue
def solve_lower_adjoint(f: np.ndarray, v: np.ndarray):
    """v = L^-H v in place."""
    n = f.shape[0]
    for c in range(v.shape[0]):
        for i in range(n - 1, -1, -1):
            for k in range(i + 1, n):
                v[c, i] -= conjugate(f[i, k]) * v[c, k]


@glue
def undefined(a: np.ndarray):
    """NaN, but for zeros."""
    out = a.copy()
    for j in range(out.shape[0]):
        for i in range(out.shape[1]):
            if out[j, i] != 0:
                out[j, i] = np.nan
    return out


@glue
def change_of_factors(f: np.ndarray, dm: np.ndarray):
    """By the change of P A, which is overwritten."""
    n = f.shape[0]
    solve_lower(f, dm)  # F = L^-1 dM U^-1
    for j in range(n):
        for i in range(n):
            for k in range(j):
                dm[j, i] -= f[j, k] * dm[k, i]
            dm[j, i] /= f[j, j]
    change = np.zeros_like(dm)
    for j in range(n):
        for i in range(n):
            for k in range(j + 1, i + 1):
                change[j, i] += dm[j, k] if k == i else f[k, i] * dm[j, k]
            for k in range(i, j + 1):
                change[j, i] += dm[k, i] * f[j, k]
    return change


@glue
def factored_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    f, x, pivots = residuals
    da, db = tangents[1], tangents[2]
    n = f.shape[0]
    if pivots[n] != 0:  # singular: no solution, and the factors have no derivative
        return undefined(da), db.copy(), pivots
    dm, dx = exchanged(da, pivots, False), exchanged(db, pivots, False)
    for c in range(dx.shape[0]):
        for j in range(n):
            for i in range(n):
                dx[c, i] -= dm[j, i] * x[c, j]
    solve_rows(f, dx)
    change = change_of_factors(f, dm)
    return change, dx, pivots


@glue
def by_matrix(f: np.ndarray, by_factors: np.ndarray):
    """The cotangent of P A by that of the factors."""
    n = f.shape[0]
    inner = np.zeros_like(by_factors)
    for j in range(n):
        for i in range(n):
            if i > j:
                inner[j, i] = by_factors[j, i]
                for k in range(i + 1, n):
                    inner[j, i] += conjugate(f[i, k]) * by_factors[j, k]
            else:
                for k in range(j, n):
                    inner[j, i] += by_factors[k, i] * conjugate(f[k, j])
    solve_lower_adjoint(f, inner)
    for j in range(n - 1, -1, -1):  # and U^-H from the right
        for i in range(n):
            for k in range(j + 1, n):
                inner[j, i] -= inner[k, i] * conjugate(f[k, j])
            inner[j, i] /= conjugate(f[j, j])
    return inner


@glue
def factored_backward(residuals: tuple, ct: tuple):
    f, x, pivots = residuals
    by_factors, by_x = ct[0], ct[1]
    n = f.shape[0]
    if pivots[n] != 0:
        return None, undefined(by_factors), by_x.copy()
    inner = by_matrix(f, by_factors)
    g = by_x.copy()
    for c in range(g.shape[0]):
        for i in range(n):
            for k in range(i):
                g[c, i] -= conjugate(f[i, k]) * g[c, k]
            g[c, i] /= conjugate(f[i, i])
    solve_lower_adjoint(f, g)
    for c in range(g.shape[0]):
        for j in range(n):
            for i in range(n):
                inner[j, i] -= g[c, i] * conjugate(x[c, j])
    return None, exchanged(inner, pivots, True), exchanged(g, pivots, True)


@glue
def xgesv(kind: int, n: int, count: int, a: Any, a_step: int, pivots: Any, b: Any, b_step: int):
    """What is differentiated in the place of the function of that name."""
    matrix, right, chosen = carray(a, (n, a_step)), carray(b, (count, b_step)), carray(pivots, (n,))
    factors, x, found = factored(kind, matrix[:, :n].copy(), right[:, :n].copy())
    for i in range(n):
        chosen[i] = found[i]
        for j in range(n):
            matrix[j, i] = factors[j, i]
        for j in range(count):
            right[j, i] = x[j, i]
    return types.intc(found[n])
