"""Array functions that Numba computes by branches on values: the same values, with the derivative of the function.

    np.interp(x, xp, fp)       at x == xp[j] Numba returns fp[j], from which nothing leads to x and xp
    here                       primal_of(fp[j], slope * (x - xp[j]) + fp[j])

Other special cases are harmless: what they return has the derivative of the formula beside them. Which function follows which
module is said here. Most take Numba's own implementation for the value, and loops over its result for the derivative.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numba.core import types
from numba.core.typing import Signature
from numba.np import arraymath, arrayobj, linalg
from numba.np.polynomial import polynomial_functions as numba_polynomials
from numpy.polynomial import polynomial

from ..glue import Glue, glue
from ..rules import Choice, substitute
from . import clipping, interpolation, norms, phases, polynomials, statistics


def _around(overload: Callable, make: Callable, fits: Callable[..., bool]) -> Choice:
    """A choice for a function whose implementation in Numba is what *overload* returns for the types of its arguments.

    ``make(implementation)`` is the function to differentiate; ``fits(*types)`` says where anything can be differentiated.
    """
    @cache
    def made(arguments: tuple[object, ...]) -> Glue:
        return glue(make(glue(overload(*arguments))))

    def choice(signature: Signature) -> Glue | None:
        given = tuple(kind.value if isinstance(kind, types.Omitted) else kind for kind in signature.args)
        return made(given) if fits(*given) else None

    return choice


def _is_float(kind: object) -> bool:
    return isinstance(kind, types.Float | types.Complex)


def _is_array(kind: object, dimensions: int = 1) -> bool:
    return isinstance(kind, types.Array) and kind.ndim == dimensions and _is_float(kind.dtype)


def _has_floats(kind: object) -> bool:
    return isinstance(kind, types.Array) and isinstance(kind.dtype, types.Float)


def _clip_of_numbers(signature: Signature) -> Glue | None:
    a, a_min, a_max, *out = signature.args
    fits = all(isinstance(bound, types.Float | types.Integer) for bound in (a_min, a_max)) and _has_floats(a)
    return clipping.of_numbers if fits and all(not isinstance(o, types.Array) or _has_floats(o) for o in out) else None


def follow_rules() -> None:
    """From now on these functions are what derivatives are made of."""
    substitute(arraymath.np_interp_impl_inner, lambda signature: interpolation.real)
    substitute(arraymath.np_interp_impl_complex_inner, lambda signature: interpolation.complex_heights)
    substitute(arraymath._clip_corr, lambda signature: statistics.clip_correlation)
    substitute(arraymath._collect_percentiles_inner, lambda signature: statistics.percentiles)
    substitute(np.clip, _clip_of_numbers)
    substitute(arrayobj._np_clip_impl, lambda signature: clipping.of_arrays if _has_floats(signature.args[0]) else None)
    substitute(np.unwrap, _around(arraymath.numpy_unwrap, phases.unwrap,
                                  lambda p, discont=None, axis=-1, period=0.0: isinstance(p, types.Array) and _is_float(p.dtype)))
    substitute(np.linalg.norm, _around(linalg.norm_impl, norms.norm,
                                       lambda x, order=None: _is_array(x) and isinstance(order, types.Float)))
    substitute(np.linalg.cond, _around(linalg.cond_impl, norms.cond, lambda x, p=None: _is_array(x, 2)))
    substitute(np.roots, _around(numba_polynomials.roots_impl, polynomials.roots, _is_array))
    for name in ("polyadd", "polysub", "polymul"):
        substitute(getattr(polynomial, name), _around(getattr(numba_polynomials, f"numpy_{name}"), getattr(polynomials, name),
                                                      lambda a, b: _is_array(a) or _is_array(b)))
    substitute(polynomial.polydiv, _around(numba_polynomials.numpy_polydiv, polynomials.polydiv,
                                           lambda a, b: _is_array(a) or _is_array(b)))
