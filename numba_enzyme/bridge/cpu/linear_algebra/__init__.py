"""Linear algebra: rules for the functions of NumPy that call BLAS and LAPACK, which call them again.

    x = np.linalg.solve(a, b)       ->      ct_b = solve(a^H, ct_x),    ct_a = -ct_b x^H

Which function of Numba follows which rule is said here; other functions of NumPy (`np.linalg.matrix_power`, `cond`, most norms,
`np.cov`) are made of these and of loops, and need none. Matrices that LAPACK takes for Hermitian are read in their lower
triangle only: a gradient with respect to one lies there, with both elements' parts.
"""

from __future__ import annotations

import operator
from dataclasses import replace
from types import ModuleType

import numpy as np
from numba.core.typing import Signature
from numba.np.linalg import _compute_singular_values, _oneD_norm_2

from ..glue import Glue, glue
from ..rules import EXTERNAL, Rule, substitute, with_rule
from . import factorisations, lapack, least_squares, products, spectra, systems, vectors


def _rule(module: ModuleType, name: str) -> Rule:
    functions = vars(module)
    return with_rule(functions[name], forward=functions[f"{name}_forward"], backward=functions[f"{name}_backward"],
                     tangent=functions[f"{name}_tangent"], adding=functions.get(f"{name}_adding", ()))  # fmt: skip


_PRODUCT_OF_VIEWS = with_rule(products.dot, forward=products.dot_forward, backward=products.dot_backward,
                              tangent=products.dot_tangent, adding=products.dot_adding)  # fmt: skip
_PRODUCT = replace(_PRODUCT_OF_VIEWS, forward=None, filling=products.dot_filling)
_PRODUCTS = {
    (1, 1): vectors.vector_vector,
    (2, 1): vectors.matrix_vector,
    (1, 2): vectors.vector_matrix,
}


def _into(kind: str) -> Glue:
    """`np.dot` with a third argument is the product, and a copy."""
    message = f"incompatible output array size for np.dot(a, b, out) ({kind})"

    @glue
    def dot(a: np.ndarray, b: np.ndarray, out: np.ndarray):
        product = np.dot(a, b)
        if out.shape != product.shape:
            raise ValueError(message)
        out[...] = product
        return out

    return dot


_PRODUCTS_INTO = {(2, 1): _into("matrix * vector"), (1, 2): _into("vector * matrix"), (2, 2): _into("matrix * matrix")}


def _product(signature: Signature) -> Rule | Glue:
    dimensions = signature.args[0].ndim, signature.args[1].ndim
    if len(signature.args) == 3:
        return _PRODUCTS_INTO[dimensions]
    if dimensions != (2, 2):
        return _PRODUCTS[dimensions]
    return _PRODUCT if {matrix.layout for matrix in signature.args} <= {"C", "F"} else _PRODUCT_OF_VIEWS


def follow_rules() -> None:
    """From now on derivatives of functions that are made of these call them again."""
    substitute(np.dot, _product)
    substitute(operator.matmul, _product)
    substitute(np.vdot, lambda signature: vectors.vector_vector_conjugated)
    substitute(_oneD_norm_2, lambda signature: vectors.norm)
    for name in ("solve", "inv", "det", "slogdet"):
        substitute(getattr(np.linalg, name), _rule(systems, name))
    for name in ("pinv", "lstsq"):
        substitute(getattr(np.linalg, name), _rule(least_squares, name))
    for name in ("cholesky", "qr"):
        substitute(getattr(np.linalg, name), _rule(factorisations, name))
    for name in ("eigh", "eigvalsh", "eig", "eigvals", "svd"):
        substitute(getattr(np.linalg, name), _rule(spectra, name))
    substitute(_compute_singular_values, _rule(spectra, "singular_values"))
    lapack.factored.enzyme_rule = _rule(lapack, "factored")
    EXTERNAL["numba_xgesv"] = lapack.xgesv
