"""Factorisations that always exist: Cholesky and QR.

    A = L L^H:      dL = L F(L^-1 dA L^-H),     F: lower triangle with half of the diagonal
    A = Q R:        dQ = dA R^-1 - Q T, dR = T R,   T: what is upper triangular in Q^H dA R^-1

From I. Murray, "Differentiation of the Cholesky decomposition" (2016); M. Seeger et al., "Auto-differentiating linear
algebra" (2017). LAPACK reads the lower triangle of a Hermitian argument only, and that is where its gradient lies.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..glue import glue
from .blas import subtract_product
from .parts import adjoint, contiguous, from_lower, half_lower, lower, product, real_part, to_lower

BLOCK = 32  # rows of a triangle with which loops do as fast as products would


@glue
def cholesky(a: np.ndarray):
    return np.linalg.cholesky(a)


@glue
def cholesky_forward(a: np.ndarray):
    out = np.linalg.cholesky(a)
    return out, out


@glue
def cholesky_tangent(factor: Any, primals: tuple, tangents: tuple):
    inverse = inverse_of_lower(factor)
    return np.dot(factor, half_lower(product(inverse, from_lower(tangents[0]), adjoint(inverse))))


@glue
def cholesky_backward(factor: Any, ct: np.ndarray):
    if factor.shape[0] <= BLOCK:
        return (small_cholesky_backward(factor, ct),)
    inverse = inverse_of_lower(factor)
    inner = half_lower(np.dot(adjoint(factor), lower(ct)))
    return (to_lower(product(adjoint(inverse), inner, inverse)),)


@glue
def add_to_factored(factor: Any, ct: np.ndarray, shadow: Any):
    """Block by block, as the factor is made, the last one first, by products with what lies left and below: twice the work of
    the factorisation, where the formula takes nine times as much.

    I. Murray, "Differentiation of the Cholesky decomposition" (2016), section 4.2, here also for complex numbers.
    """
    n = factor.shape[0]
    rows, total = np.ascontiguousarray(factor), lower(ct)
    for last in range(n, 0, -BLOCK):
        first = max(last - BLOCK, 0)
        left, pivot = rows[first:last, :first], np.ascontiguousarray(rows[first:last, first:last])
        if last < n:
            scaled = np.dot(np.ascontiguousarray(total[last:, first:last]), inverse_of_lower(pivot))
            total[last:, first:last] = scaled
            subtract_product(scaled, left, total[last:, :first])
            subtract_product(adjoint(scaled), rows[last:, first:last], total[first:last, first:last])
            subtract_product(adjoint(scaled), rows[last:, :first], total[first:last, :first])
        own = small_cholesky_backward(pivot, total[first:last, first:last])
        total[first:last, first:last] = own
        subtract_product(own + np.ascontiguousarray(adjoint(own)), left, total[first:last, :first])
    for i in range(n):
        for j in range(i + 1):
            shadow[i, j] += total[i, j]


@glue
def small_cholesky_backward(factor: Any, ct: np.ndarray):
    """Column by column, as the factor was made, the last one first: one array where products would take seven.

    S. Smith, "Differentiation of the Cholesky algorithm" (1995); ``columns[k, i]`` is the adjoint of ``factor[i, k]``.
    """
    n = factor.shape[0]
    columns = lower(ct).T.copy()
    for j in range(n - 1, -1, -1):
        own, pivot = columns[j], real_part(factor[j, j])
        slope = real_part(own[j])
        for i in range(j + 1, n):
            slope -= real_part(np.conj(own[i]) * factor[i, j]) / pivot
            own[i] /= pivot
        own[j] = slope / (2 * pivot)
        for k in range(j):
            scale, column = factor[j, k], columns[k]
            total = 2 * own[j] * scale
            for i in range(j + 1, n):
                column[i] -= own[i] * scale
                total += np.conj(own[i]) * factor[i, k]
            column[j] -= total
    return np.ascontiguousarray(columns.T)


cholesky_adding = (add_to_factored,)


@glue
def inverse_of_lower(a: np.ndarray):
    """The inverse of a lower triangle: of blocks on the diagonal, then of ever larger ones by products, a quarter of what a
    general system takes.

    N. Higham, "Accuracy and Stability of Numerical Algorithms" (2002), section 14.2: its residual is as small as that of systems.
    """
    n = a.shape[0]
    inverse = np.zeros((n, n), a.dtype)
    for i in range(n):
        if a[i, i] == 0:
            raise np.linalg.LinAlgError("Matrix is singular to machine precision.")
        first = i - i % BLOCK
        scale = 1 / a[i, i]
        for k in range(first, i):
            for j in range(first, k + 1):
                inverse[i, j] -= scale * a[i, k] * inverse[k, j]
        inverse[i, i] = scale
    size = BLOCK
    while size < n:
        for first in range(0, n - size, 2 * size):
            middle, last = first + size, min(first + 2 * size, n)
            right = np.dot(np.ascontiguousarray(a[middle:last, first:middle]),
                           np.ascontiguousarray(inverse[first:middle, first:middle]))  # fmt: skip
            below = np.dot(np.ascontiguousarray(inverse[middle:last, middle:last]), right)
            for i in range(below.shape[0]):
                for j in range(below.shape[1]):
                    inverse[middle + i, first + j] = -below[i, j]
        size *= 2
    return inverse


@glue
def qr(a: np.ndarray):
    return np.linalg.qr(a)


@glue
def qr_forward(a: np.ndarray):
    out = np.linalg.qr(a)
    return out, out


@glue
def qr_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    """A wide matrix is Q (R1, R2), where Q R1 is the factorisation of its square part."""
    q, r = contiguous(residuals[0]), contiguous(residuals[1])
    da = tangents[0]
    size = r.shape[0]
    square = np.ascontiguousarray(r[:, :size])
    quotient = np.dot(np.ascontiguousarray(da[:, :size]), adjoint(inverse_of_lower(adjoint(square))))
    turned = upper_part(np.dot(adjoint(q), quotient))
    dq = quotient - np.dot(q, turned)
    dr = np.empty(r.shape, r.dtype)
    dr[:, :size] = np.dot(turned, square)
    if r.shape[1] > size:
        rest = np.ascontiguousarray(r[:, size:])
        dr[:, size:] = np.dot(adjoint(dq), np.dot(q, rest)) + np.dot(adjoint(q), np.ascontiguousarray(da[:, size:]))
    return dq, dr


@glue
def upper_part(c: Any):
    """c less a skew-Hermitian matrix, so that what remains is upper triangular with a real diagonal."""
    result = np.zeros(c.shape, c.dtype)
    for i in range(c.shape[0]):
        result[i, i] = real_part(c[i, i])
        for j in range(i + 1, c.shape[1]):
            result[i, j] = c[i, j] + np.conj(c[j, i])
    return result


@glue
def qr_backward(residuals: tuple, ct: np.ndarray):
    q, r = contiguous(residuals[0]), contiguous(residuals[1])
    ct_q, ct_r = np.ascontiguousarray(ct[0]), ct[1]
    size = r.shape[0]
    square = np.ascontiguousarray(r[:, :size])
    result = np.empty((q.shape[0], r.shape[1]), r.dtype)
    if r.shape[1] > size:
        ct_rest = np.ascontiguousarray(ct_r[:, size:])
        result[:, size:] = np.dot(q, ct_rest)
        ct_q = ct_q + np.dot(np.dot(q, np.ascontiguousarray(r[:, size:])), adjoint(ct_rest))
    ct_square = adjoint(lower(adjoint(ct_r[:, :size])))
    inner = np.dot(ct_square, adjoint(square)) - np.dot(adjoint(q), ct_q)
    numerator = ct_q + np.dot(q, from_upper(inner))
    result[:, :size] = np.dot(numerator, inverse_of_lower(adjoint(square)))
    return (result,)


@glue
def from_upper(c: Any):
    """The adjoint of `upper_part`: the Hermitian matrix with this upper triangle."""
    result = np.empty(c.shape, c.dtype)
    for i in range(c.shape[0]):
        result[i, i] = real_part(c[i, i])
        for j in range(i + 1, c.shape[1]):
            result[i, j] = c[i, j]
            result[j, i] = np.conj(c[i, j])
    return result
