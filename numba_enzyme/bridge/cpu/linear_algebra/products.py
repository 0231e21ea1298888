"""The product of matrices: `np.dot`, `@`.

    out = a b:      d out = da b + a db,        ct_a = ct b^H,      ct_b = a^H ct

What it keeps are its operands: no copies, unless something overwrites them before the reverse sweep. BLAS adds to the shadows.
"""

from __future__ import annotations

import numpy as np

from ..glue import glue
from .blas import add_product
from .parts import adjoint, contiguous


@glue
def dot(a, b):
    return np.dot(a, b)


@glue
def dot_forward(a, b):
    return np.dot(a, b), (a, b)


@glue
def dot_tangent(residuals, primals, tangents):
    (a, b), (da, db) = residuals, tangents
    return np.dot(contiguous(da), contiguous(b)) + np.dot(contiguous(a), contiguous(db))


@glue
def dot_backward(residuals, ct):
    a, b = contiguous(residuals[0]), contiguous(residuals[1])
    return np.dot(ct, adjoint(b)), np.dot(adjoint(a), ct)


@glue
def add_to_left(residuals, ct, shadow):
    add_product(ct, adjoint(contiguous(residuals[1])), shadow)


@glue
def add_to_right(residuals, ct, shadow):
    add_product(adjoint(contiguous(residuals[0])), ct, shadow)


dot_adding = add_to_left, add_to_right
