"""The product of matrices: `np.dot`, `@`.

    out = a b:      d out = da b + a db,        ct_a = ct b^H,      ct_b = a^H ct

What it keeps are its operands: no copies, unless something overwrites them before the reverse sweep. BLAS writes the product
into its array, and adds to the shadows; operands that BLAS can't read are copied for each product, and theirs is copied, too.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from ..glue import glue
from .blas import add_product
from .parts import adjoint, contiguous

LARGEST = 2**31 - 1  # what BLAS counts with


@glue
def dot(a: np.ndarray, b: np.ndarray):
    return np.dot(a, b)


@glue
def begin_dot(a: np.ndarray, b: np.ndarray):
    """What `np.dot` finds wrong with its operands: Numba's in rows of no elements nothing, but their shadows would not fit."""
    (m, k), (rows, n) = a.shape, b.shape
    if k != rows:
        raise ValueError("incompatible array sizes for np.dot(a, b) (matrix * matrix)")
    if max(m, k, n) > LARGEST:
        raise OverflowError("array size too large to fit in C int")
    return (m, n), (a, b)


@glue
def fill_dot(residuals: tuple, out: np.ndarray):
    a, b = residuals
    if a.shape[1] == 0:
        out[:] = 0
    else:
        np.dot(a, b, out)


dot_filling = begin_dot, fill_dot


@glue
def dot_forward(a: np.ndarray, b: np.ndarray):
    begin_dot(a, b)
    return np.dot(a, b), (a, b)


@glue
def dot_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    (a, b), (da, db) = residuals, tangents
    return np.dot(contiguous(da), contiguous(b)) + np.dot(contiguous(a), contiguous(db))


@glue
def dot_backward(residuals: tuple, ct: np.ndarray):
    a, b = contiguous(residuals[0]), contiguous(residuals[1])
    return np.dot(ct, adjoint(b)), np.dot(adjoint(a), ct)


@glue
def add_to_left(residuals: tuple, ct: np.ndarray, shadow: Any):
    add_product(ct, adjoint(contiguous(residuals[1])), shadow)


@glue
def add_to_right(residuals: tuple, ct: np.ndarray, shadow: Any):
    add_product(adjoint(contiguous(residuals[0])), ct, shadow)


dot_adding = add_to_left, add_to_right
