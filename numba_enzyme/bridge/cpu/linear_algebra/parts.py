"""Small pieces of matrices that the rules share: conjugate transposes, triangles, diagonals.

    backward of a @ b:      np.dot(ct, adjoint(b)), np.dot(adjoint(a), ct)

Everywhere in these rules the inner product is the real one, <g, x> = Re(sum(conj(g) * x)): the cotangent of a complex number
holds the derivatives by its real and by its imaginary part. The adjoint of a linear map is then its conjugate transpose.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba.core import types
from numba.extending import overload

from ..glue import glue


def adjoint(a: np.ndarray):
    """The conjugate transpose of a matrix; of a real one a view."""
    return np.conj(a).T


@overload(adjoint, inline="always")
def _adjoint(a):
    if isinstance(a.dtype, types.Complex):
        return lambda a: np.conj(a).T
    return lambda a: a.T


def conjugate(a: np.ndarray):
    """The conjugate; what is real stays as it is."""
    return np.conj(a)


@overload(conjugate, inline="always")
def _conjugate(a):
    if isinstance(getattr(a, "dtype", a), types.Complex):
        return lambda a: np.conj(a)
    return lambda a: a


def real_part(a: Any):
    """The real part of a number."""
    return a.real


@overload(real_part, inline="always")
def _real_part(a):
    if isinstance(a, types.Complex):
        return lambda a: a.real
    return lambda a: a


def imaginary(a: Any):
    """A number without its real part; nothing is left of a real one."""
    return a - a.real


@overload(imaginary, inline="always")
def _imaginary(a):
    if isinstance(a, types.Complex):
        return lambda a: a - a.real
    return lambda a: a * 0


def outer(a: np.ndarray, b: np.ndarray):
    """a b^H: of two vectors, or of two matrices, column by column, added up."""
    return np.outer(a, np.conj(b)) if a.ndim == 1 else np.dot(a, np.conj(b).T)


@overload(outer)
def _outer(a, b):
    if a.ndim == 1:
        return outer_of_vectors
    return lambda a, b: np.dot(a, adjoint(b))


def outer_of_vectors(a, b):  # without annotations, which Numba compares with those of the overload
    """As `np.outer`, whose implementation in Numba takes far longer to compile."""
    result = np.empty((a.size, b.size), a.dtype)
    for i in range(a.size):
        for j in range(b.size):
            result[i, j] = a[i] * conjugate(b[j])
    return result


def contiguous(a: np.ndarray):
    """The array in C or Fortran order; copied where its layout is not known to be one of them."""
    return a if a.flags.c_contiguous or a.flags.f_contiguous else np.ascontiguousarray(a)


@overload(contiguous, inline="always")
def _contiguous(a):
    if a.layout in "CF":
        return lambda a: a
    return lambda a: np.ascontiguousarray(a)


@glue
def product(a: np.ndarray, b: np.ndarray, c: Any):
    """a b c."""
    return np.dot(np.dot(a, b), c)


@glue
def from_lower(a: np.ndarray):
    """The Hermitian matrix whose lower triangle is that of *a*: what LAPACK makes of an argument that should be Hermitian."""
    result = np.empty(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(i):
            result[i, j] = a[i, j]
            result[j, i] = np.conj(a[i, j])
        result[i, i] = real_part(a[i, i])
    return result


@glue
def to_lower(a: np.ndarray):
    """The adjoint of `from_lower`: an element below the diagonal stands for two; of the diagonal the real part is read."""
    result = np.zeros(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(i):
            result[i, j] = a[i, j] + np.conj(a[j, i])
        result[i, i] = real_part(a[i, i])
    return result


@glue
def lower(a: np.ndarray):
    """As `np.tril`, whose implementation in Numba takes far longer to compile."""
    result = np.zeros(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(i + 1):
            result[i, j] = a[i, j]
    return result


@glue
def half_lower(a: np.ndarray):
    """The lower triangle with half of the diagonal's real part; of a Hermitian matrix the X for which X + X^H is the matrix."""
    result = np.zeros(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(i):
            result[i, j] = a[i, j]
        result[i, i] = real_part(a[i, i]) / 2
    return result


@glue
def scale_columns(a: np.ndarray, factors: Any):
    """a diag(factors)."""
    result = np.empty(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            result[i, j] = a[i, j] * factors[j]
    return result


@glue
def quotient(a: np.ndarray, b: np.ndarray):
    """a / b, and zero where both are zero: vectors that nobody reads have no derivative, however close their values are."""
    return a * b if a == 0 and b == 0 else a / b


@glue
def over_columns(a: np.ndarray, divisors: Any):
    """a diag(divisors)^-1; zero where both are zero."""
    result = np.empty(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            result[i, j] = quotient(a[i, j], divisors[j])
    return result


@glue
def over_gaps(a: np.ndarray, values: Any):
    """a[i, j] / (values[j] - values[i]), zero on the diagonal; inf where two values are equal and a[i, j] is not zero."""
    result = np.zeros(a.shape, a.dtype)
    for i in range(a.shape[0]):
        for j in range(a.shape[1]):
            if i != j:
                result[i, j] = quotient(a[i, j], values[j] - values[i])
    return result


@glue
def solved(a: Any, b: Any):
    """The solution of a x = b. NumPy raises where b is not finite, as a cotangent may be whose function raises nothing: NaN."""
    if np.isfinite(b).all():
        return np.linalg.solve(a, b)
    x = np.linalg.solve(a, np.zeros(b.shape, b.dtype))
    x[:] = np.nan
    return x
