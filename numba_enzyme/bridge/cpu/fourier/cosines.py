"""Cosine and sine transforms, of the types 1 to 4: real matrices, whose transposes are the opposite transforms.

    orthogonalised:     ct_x = idct(ct, type, norm of the same factor, orthogonalize=True)
    else                the same between two diagonal matrices, with roots of 2 at one end or at both

    cosines   type 1: M = B M' / B        type 2: M = A M'        type 3: M = M' / A     A, B: 2^(1/2) at the first, at both ends
    sines     the same of types 2 and 3, with the last end; types 1 and 4 are symmetric

M' is the orthogonalised matrix; the inverse of type 2 is type 3, and of type 3 type 2. Each axis is treated like this.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from functools import cache
from typing import Any

from numba.core import types
from numba.core.typing import Signature
from numba.extending import overload

from ..glue import Glue, glue
from ..rules import Rule
from .parts import axes_of, fitted, flipped, listed, scale_end
from .transforms import by_dtype

ROOT = math.sqrt(2)


def is_plain(orthogonalize: Any, norm: Any):
    """Whether the matrix is as it is defined, and not scaled at its ends so that it is orthogonal."""
    return norm != "ortho" if orthogonalize is None else not orthogonalize


@overload(is_plain)
def _is_plain(orthogonalize, norm):
    if not isinstance(orthogonalize, types.NoneType):
        return lambda orthogonalize, norm: not orthogonalize
    if isinstance(norm, types.NoneType):
        return lambda orthogonalize, norm: True
    return lambda orthogonalize, norm: norm != "ortho"


@glue
def scaled(x: Any, axes: Any, sine: Any, one_ended: Any, both_ended: Any, factor: Any):
    """A copy in which the ends are scaled, along each of the axes."""
    out = x.copy()
    for axis in listed(axes):
        if one_ended:
            scale_end(out, axis, x.shape[axis] - 1 if sine else 0, factor)
        if both_ended and not sine:
            scale_end(out, axis, 0, factor)
            scale_end(out, axis, x.shape[axis] - 1, factor)
    return out


def _backward(opposite: Callable, sine: bool, of_type_2: int, of_type_3: int) -> Glue:
    @glue
    def backward(residuals: tuple, ct: Any):
        shape, kind, n, axis, norm, workers, orthogonalize = residuals
        axes = axes_of(axis, n, ct.ndim)
        plain = is_plain(orthogonalize, norm)
        given = scaled(ct, axes, sine, plain and kind == of_type_2, plain and kind == 1, ROOT)
        made = opposite(given, kind, None, axes, flipped(norm), False, workers, True)
        made = scaled(made, axes, sine, plain and kind == of_type_3, plain and kind == 1, 1 / ROOT)
        return fitted(made, shape), None, None, None, None, None, None, None

    return backward


def follow(function: Callable, opposite: Callable, *, sine: bool, inverse: bool) -> Callable[[Signature], Rule]:
    """The choice for a transform whose opposite is given."""
    @glue
    def transform(x: Any, kind: Any, n: int, axis: Any, norm: Any, overwrite_x: Any, workers: Any, orthogonalize: Any):
        return function(x, kind, n, axis, norm, False, workers, orthogonalize)

    @glue
    def forward(x: Any, kind: Any, n: int, axis: Any, norm: Any, overwrite_x: Any, workers: Any, orthogonalize: Any):
        out = function(x, kind, n, axis, norm, False, workers, orthogonalize)
        return out, (x.shape, kind, n, axis, norm, workers, orthogonalize)

    @glue
    def tangent(residuals: tuple, primals: tuple, tangents: tuple):
        _, kind, n, axis, norm, workers, orthogonalize = residuals
        return function(tangents[0], kind, n, axis, norm, False, workers, orthogonalize)

    @cache
    def ruled(real: bool) -> Rule:
        backward = _backward(opposite, sine, *((3, 2) if inverse else (2, 3)))
        return Rule(function.__name__, transform, forward, backward, tangent)

    @cache
    def inactive() -> Rule:
        return Rule(function.__name__, transform, inactive=True)

    return lambda signature: by_dtype(signature, ruled, inactive)
