"""Eigenvalues and singular values, where they are distinct: eigh, eigvalsh, eig, eigvals, svd.

    A V = V diag(w):    C = V^-1 dA V,      dw = diag(C),       dV = V (C[i, j] / (w[j] - w[i]))
    A = U diag(s) V^H:  the same for the Hermitian matrices A A^H and A^H A

From M. Giles (2008); M. Seeger et al., "Auto-differentiating linear algebra" (2017); for complex singular vectors Z.-Q. Wan and
S.-X. Zhang, "Automatic differentiation for complex valued SVD" (2019). Values have derivatives always that do not meet others.
Vectors have a derivative where no two values are equal: else it comes out as inf or nan, but for those that nobody reads. The
phase of a complex vector is arbitrary: a function of it has to be one that does not depend on the phases.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.np.linalg import _compute_singular_values

from ..glue import glue
from .parts import (
    adjoint,
    conjugate,
    contiguous,
    from_lower,
    imaginary,
    over_columns,
    over_gaps,
    product,
    quotient,
    real_part,
    scale_columns,
    solved,
    to_lower,
)


@glue
def eigh(a: np.ndarray):
    return np.linalg.eigh(a)


@glue
def eigh_forward(a: np.ndarray):
    out = np.linalg.eigh(a)
    return out, out


@glue
def eigh_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    w, v = residuals
    c = product(adjoint(v), from_lower(tangents[0]), v)
    return np.real(np.diag(c)), np.dot(v, over_gaps(c, w))


@glue
def eigh_backward(residuals: tuple, ct: np.ndarray):
    w, v = residuals
    inner = over_gaps(np.dot(adjoint(v), np.ascontiguousarray(ct[1])), w)
    for i in range(w.size):
        inner[i, i] = ct[0][i]
    return (to_lower(product(v, inner, adjoint(v))),)


@glue
def eigvalsh(a: np.ndarray):
    return np.linalg.eigvalsh(a)


@glue
def eigvalsh_forward(a: np.ndarray):
    return np.linalg.eigvalsh(a), a


@glue
def eigvalsh_tangent(a: np.ndarray, primals: tuple, tangents: tuple):
    _, v = np.linalg.eigh(a)
    return np.real(np.diag(product(adjoint(v), from_lower(tangents[0]), v)))


@glue
def eigvalsh_backward(a: np.ndarray, ct: np.ndarray):
    _, v = np.linalg.eigh(a)
    return (to_lower(np.dot(scale_columns(v, ct), adjoint(v))),)


@glue
def eig(a: np.ndarray):
    return np.linalg.eig(a)


@glue
def eig_forward(a: np.ndarray):
    out = np.linalg.eig(a)
    return out, out


@glue
def eig_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    """Vectors keep the length one, and their largest component stays real."""
    w, v = residuals[0], contiguous(residuals[1])
    c = solved(v, np.dot(tangents[0].astype(v.dtype), v))
    dv = np.dot(v, over_gaps(c, w))
    for j in range(w.size):
        largest = np.argmax(np.abs(v[:, j]))
        excess = real_part(np.sum(conjugate(v[:, j]) * dv[:, j])) + imaginary(dv[largest, j]) / real_part(v[largest, j])
        for i in range(w.size):
            dv[i, j] -= v[i, j] * excess
    return np.diag(c), dv


@glue
def eig_backward(residuals: tuple, ct: np.ndarray):
    w, v = residuals[0], contiguous(residuals[1])
    ct_v = np.copy(ct[1])
    for j in range(w.size):
        largest = np.argmax(np.abs(v[:, j]))
        excess = np.sum(conjugate(v[:, j]) * ct[1][:, j])
        for i in range(w.size):
            ct_v[i, j] -= real_part(excess) * v[i, j]
        ct_v[largest, j] -= imaginary(excess) / real_part(v[largest, j])
    inner = over_gaps(np.dot(adjoint(v), np.ascontiguousarray(ct_v)), conjugate(w))
    for i in range(w.size):
        inner[i, i] = ct[0][i]
    return (np.dot(solved(adjoint(v), inner), adjoint(v)),)


@glue
def eigvals(a: np.ndarray):
    return np.linalg.eigvals(a)


@glue
def eigvals_forward(a: np.ndarray):
    w = np.linalg.eigvals(a)
    return w, (a, w)


@glue
def eigvals_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    v = eigenvectors_of(*residuals)
    return np.diag(solved(v, np.dot(contiguous(tangents[0]), v)))


@glue
def eigvals_backward(residuals: tuple, ct: np.ndarray):
    v = eigenvectors_of(*residuals)
    return (np.dot(solved(adjoint(v), np.diag(ct)), adjoint(v)),)


@glue
def eigenvectors_of(a: np.ndarray, values: Any):
    """Eigenvectors in the order of *values*: LAPACK may find the values in another order when it looks for vectors, too."""
    w, v = np.linalg.eig(a)
    free = np.ones(w.size, np.bool_)
    result = np.empty(v.shape, v.dtype)
    for j in range(w.size):
        nearest, distance = -1, np.inf
        for k in range(w.size):
            if free[k] and abs(w[k] - values[j]) < distance:
                nearest, distance = k, abs(w[k] - values[j])
        free[nearest] = False
        result[:, j] = v[:, nearest]
    return result


@glue
def svd(a: np.ndarray, full_matrices: Any = 1):
    return np.linalg.svd(a, full_matrices)


@glue
def svd_forward(a: np.ndarray, full_matrices: Any = 1):
    out = np.linalg.svd(a, full_matrices)
    return out, out


@glue
def svd_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    """Columns of U, and of V, that belong to no singular value turn as little as they can."""
    u, s, v = np.ascontiguousarray(residuals[0]), residuals[1], np.ascontiguousarray(adjoint(residuals[2]))
    da = np.ascontiguousarray(tangents[0])
    du, dv = np.empty_like(u), np.empty_like(v)
    thin_u, thin_v = np.ascontiguousarray(u[:, :s.size]), np.ascontiguousarray(v[:, :s.size])
    c = product(adjoint(thin_u), da, thin_v)
    turn_vectors(u, s, np.dot(da, thin_v), c, du)
    turn_vectors(v, s, np.dot(adjoint(da), thin_u), adjoint(c), dv)
    return du, np.real(np.diag(c)), adjoint(dv)


@glue
def turn_vectors(u: np.ndarray, s: np.ndarray, image: Any, c: Any, du: Any):
    """du for dA V = *image* and U^H dA V = *c*; with dA^H U and the conjugate transpose of c it is dv."""
    thin = np.ascontiguousarray(u[:, :s.size])
    inner = over_gaps(scale_columns(c, s) + adjoint(scale_columns(c, s)), s * s)
    for i in range(s.size):
        inner[i, i] = quotient(imaginary(c[i, i]), 2 * s[i])
    turned = np.dot(thin, inner)
    if u.shape[0] > s.size:
        turned = turned + over_columns(image - np.dot(thin, c), s)
    du[:, :s.size] = turned
    if u.shape[1] > s.size:
        rest = np.ascontiguousarray(u[:, s.size:])
        du[:, s.size:] = -np.dot(thin, adjoint(np.dot(adjoint(rest), turned)))


@glue
def svd_backward(residuals: tuple, ct: np.ndarray):
    u, s, v = np.ascontiguousarray(residuals[0]), residuals[1], np.ascontiguousarray(adjoint(residuals[2]))
    thin_u, thin_v = np.ascontiguousarray(u[:, :s.size]), np.ascontiguousarray(v[:, :s.size])
    ct_u, across_u = vectors_backward(u, s, ct[0])
    ct_v, across_v = vectors_backward(v, s, adjoint(ct[2]))
    inner = ct_u + adjoint(ct_v)
    for i in range(s.size):
        inner[i, i] += ct[1][i]
    across = np.dot(across_u, adjoint(thin_v)) + np.dot(thin_u, adjoint(across_v))
    return product(thin_u, inner, adjoint(thin_v)) + across, None


@glue
def vectors_backward(u: np.ndarray, s: np.ndarray, ct: np.ndarray):
    """The adjoint of `turn_vectors`: the cotangent of c within the space of U, and that of dA V across it."""
    thin, ct_thin = np.ascontiguousarray(u[:, :s.size]), np.ascontiguousarray(ct[:, :s.size])
    if u.shape[1] > s.size:
        rest, ct_rest = np.ascontiguousarray(u[:, s.size:]), np.ascontiguousarray(ct[:, s.size:])
        ct_thin = ct_thin - np.dot(rest, np.dot(adjoint(ct_rest), thin))
    along = np.dot(adjoint(thin), ct_thin)
    gaps = over_gaps(along, s * s)
    inner = scale_columns(gaps + adjoint(gaps), s)
    for i in range(s.size):
        inner[i, i] = quotient(imaginary(along[i, i]), 2 * s[i])
    across = np.zeros(thin.shape, thin.dtype)
    if u.shape[0] > s.size:
        across = over_columns(ct_thin - np.dot(thin, along), s)
    return inner, across


@glue
def singular_values(a: np.ndarray):
    return _compute_singular_values(a)


@glue
def singular_values_forward(a: np.ndarray):
    return singular_values(a), a


@glue
def singular_values_tangent(a: np.ndarray, primals: tuple, tangents: tuple):
    u, _, v = np.linalg.svd(a, False)
    return np.real(np.diag(product(adjoint(u), contiguous(tangents[0]), adjoint(v))))


@glue
def singular_values_backward(a: np.ndarray, ct: np.ndarray):
    u, _, v = np.linalg.svd(a, False)
    return (np.dot(scale_columns(u, ct), v),)
