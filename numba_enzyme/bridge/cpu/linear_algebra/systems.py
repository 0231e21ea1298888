"""Linear systems and what is defined by them: solve, inv, det, slogdet.

    x = A^-1 b:     dx = A^-1 (db - dA x),      ct_b = A^-H ct,     ct_A = -ct_b x^H

From M. Giles, "Collected matrix derivative results for forward and reverse mode algorithmic differentiation" (2008).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..glue import glue
from .parts import adjoint, contiguous, imaginary, outer, product, real_part, scale_columns, solved


@glue
def solve(a: np.ndarray, b: np.ndarray):
    return np.linalg.solve(a, b)


@glue
def solve_forward(a: np.ndarray, b: np.ndarray):
    x = np.linalg.solve(a, b)
    return x, (a, x)


@glue
def solve_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    a, x = residuals
    da, db = tangents
    return solved(a, db - np.dot(contiguous(da), x))


@glue
def solve_backward(residuals: tuple, ct: np.ndarray):
    a, x = residuals
    g = solved(adjoint(a), ct)
    return -outer(g, x), g


@glue
def inv(a: np.ndarray):
    return np.linalg.inv(a)


@glue
def inv_forward(a: np.ndarray):
    inverse = np.linalg.inv(a)
    return inverse, inverse


@glue
def inv_tangent(inverse: Any, primals: tuple, tangents: tuple):
    return -product(inverse, contiguous(tangents[0]), inverse)


@glue
def inv_backward(inverse: Any, ct: np.ndarray):
    return (-product(adjoint(inverse), ct, adjoint(inverse)),)


@glue
def slogdet(a: np.ndarray):
    return np.linalg.slogdet(a)


@glue
def slogdet_forward(a: np.ndarray):
    out = np.linalg.slogdet(a)
    return out, (a, out[0])


@glue
def slogdet_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    """With t = tr(A^-1 dA): d log|det A| is its real part; the sign turns by its imaginary part.

    Of a singular matrix, whose sign is zero, the inverse is infinite or NaN: like the function, the derivative does not raise.
    """
    a, sign = residuals
    t = np.sum(inverse_or_infinite(a, sign) * tangents[0].T)
    return imaginary(t) * sign, real_part(t)


@glue
def slogdet_backward(residuals: tuple, ct: np.ndarray):
    a, sign = residuals
    t = ct[1] - imaginary(np.conj(ct[0]) * sign)
    return (t * adjoint(inverse_or_infinite(a, sign)),)


@glue
def det(a: np.ndarray):
    return np.linalg.det(a)


@glue
def det_forward(a: np.ndarray):
    out = np.linalg.det(a)
    return out, (a, out)


@glue
def det_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    a, out = residuals
    return np.sum(cofactors(a, out) * tangents[0].T)


@glue
def det_backward(residuals: tuple, ct: np.ndarray):
    a, out = residuals
    return (ct * adjoint(cofactors(a, out)),)


@glue
def inverse_or_infinite(a: np.ndarray, sign: Any):
    return np.linalg.inv(a).astype(a.dtype) if sign != 0 else cofactors(a, sign) / sign


@glue
def small_cofactors(a: np.ndarray):
    """Of at most three rows, by their definition: no digits are lost near singular matrices, at any order."""
    n = a.shape[0]
    out = np.ones_like(a)
    if n == 2:
        out[0, 0], out[0, 1], out[1, 0], out[1, 1] = a[1, 1], -a[0, 1], -a[1, 0], a[0, 0]
    elif n == 3:
        for i in range(3):
            for j in range(3):
                p, q, r, s = (i + 1) % 3, (i + 2) % 3, (j + 1) % 3, (j + 2) % 3
                out[j, i] = a[p, r] * a[q, s] - a[p, s] * a[q, r]
    return out


@glue
def cofactors(a: np.ndarray, determinant: Any):
    """det(A) A^-1, which is a polynomial in A and defined for a singular matrix, too: there by A = U diag(s) V."""
    if a.shape[0] <= 3:
        return small_cofactors(a)
    if determinant != 0:
        return (determinant * np.linalg.inv(a)).astype(a.dtype)
    u, s, v = np.linalg.svd(a)
    others = np.ones_like(s)
    for i in range(s.size):
        for j in range(s.size):
            if i != j:
                others[i] *= s[j]
    sign = np.linalg.det(u) * np.linalg.det(v)
    return np.ascontiguousarray(sign * np.dot(scale_columns(adjoint(v), others), adjoint(u))).astype(a.dtype)
