"""Fourier transforms: maps that are linear over the real numbers, whose adjoints are the opposite transforms.

    complex to complex:    y = F x         ct_x = F^H ct, which is the opposite transform with the same factor
    real to complex:       y = half of F x             ct_x = C (ct / w), with the opposite map C of halves to real numbers
    complex to real:       y = C x         ct_x = w R ct,     with the opposite map R of real numbers to halves

The half of a spectrum stands for all of it: w is 2, but 1 where a number is its own conjugate. `hfft` and `ihfft` are the two
with the other sign. A length ``n`` crops or fills up with zeros, the adjoint of which fills up or crops.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from numba.core import types
from numba.core.typing import Signature

from ..glue import Glue, glue
from ..rules import Rule
from .parts import axes_of, fitted, flipped, has_repeated, last_of, real_parts, same, scale_ends, size_or, sizes_with


@dataclass(frozen=True)
class Interface:
    """How a library calls its transforms. ``call(function)``: the function of x, n, axis, norm and workers alone.

    ``ahead(call)``: that function, and ``keeping(call)``: with what backward needs, of the arguments that users give.
    """

    call: Callable
    ahead: Callable
    keeping: Callable
    others: tuple[None, ...]
    out: int = -1


def _numpy_ahead(call: Callable) -> Callable:
    @glue
    def transform(x: Any, n: int, axis: Any, norm: Any, out: Any):
        return call(x, n, axis, norm, None)

    return transform


def _numpy_keeping(call: Callable) -> Callable:
    @glue
    def forward(x: Any, n: int, axis: Any, norm: Any, out: Any):
        return call(x, n, axis, norm, None), (x.shape, n, axis, norm, None)

    return forward


def _scipy_ahead(call: Callable) -> Callable:
    @glue
    def transform(x: Any, n: int, axis: Any, norm: Any, overwrite_x: Any, workers: Any, plan: Any):
        return call(x, n, axis, norm, workers)

    return transform


def _scipy_keeping(call: Callable) -> Callable:
    @glue
    def forward(x: Any, n: int, axis: Any, norm: Any, overwrite_x: Any, workers: Any, plan: Any):
        return call(x, n, axis, norm, workers), (x.shape, n, axis, norm, workers)

    return forward


NUMPY = Interface(lambda function: glue(lambda x, n, axis, norm, workers: function(x, n, axis, norm)),
                  _numpy_ahead, _numpy_keeping, (None,) * 4, out=4)  # fmt: skip
SCIPY = Interface(lambda function: glue(lambda x, n, axis, norm, workers: function(x, n, axis, norm, False, workers)),
                  _scipy_ahead, _scipy_keeping, (None,) * 6)  # fmt: skip
"""SciPy may be told to overwrite its input, whose contents are then undefined: here it stays as it is."""
REPEATED = "an axis that is named twice: write one transform after the other to differentiate them"


def complex_to_complex(opposite: Callable, part: Callable, others: tuple[None, ...]) -> Callable:
    @glue
    def backward(residuals: tuple, ct: Any):
        shape, n, axis, norm, workers = residuals
        axes = axes_of(axis, n, ct.ndim)
        if n is not None and has_repeated(axes, ct.ndim):
            raise ValueError(REPEATED)
        return (fitted(part(opposite(ct, None, axes, flipped(norm), workers)), shape), *others)

    return backward


def real_to_complex(opposite: Callable, part: Callable, others: tuple[None, ...]) -> Callable:
    @glue
    def backward(residuals: tuple, ct: Any):
        shape, n, axis, norm, workers = residuals
        axes = axes_of(axis, n, ct.ndim)
        if has_repeated(axes, ct.ndim):
            raise ValueError(REPEATED)
        last = last_of(axes)
        size = size_or(n, shape[last])
        half = ct * ct.dtype.type(0.5)
        scale_ends(half, last, size, 2)
        return (fitted(opposite(half, sizes_with(ct.shape, axes, size), axes, flipped(norm), workers), shape), *others)

    return backward


def complex_to_real(opposite: Callable, part: Callable, others: tuple[None, ...]) -> Callable:
    @glue
    def backward(residuals: tuple, ct: Any):
        shape, n, axis, norm, workers = residuals
        axes = axes_of(axis, n, ct.ndim)
        if has_repeated(axes, ct.ndim):
            raise ValueError(REPEATED)
        last = last_of(axes)
        made = opposite(ct, None, axes, flipped(norm), workers)
        twice = made * made.dtype.type(2)
        scale_ends(twice, last, ct.shape[last], 0.5)
        return (fitted(part(twice), shape), *others)

    return backward


def follow(interface: Interface, function: Callable, opposite: Callable, kind: Callable) -> Callable[[Signature],
           Rule | Glue | None]:
    """The choice for a transform whose opposite is given."""
    @cache
    def ruled(real: bool) -> Rule:
        call, back = interface.call(function), interface.call(opposite)

        @glue
        def tangent(residuals: tuple, primals: tuple, tangents: tuple):
            _, n, axis, norm, workers = residuals
            return call(tangents[0], n, axis, norm, workers)

        backward = kind(back, real_parts if real else same, interface.others)
        return Rule(function.__name__, interface.ahead(call), interface.keeping(call), backward, tangent)

    @cache
    def inactive() -> Rule:
        return Rule(function.__name__, interface.ahead(interface.call(function)), inactive=True)

    @cache
    def into() -> Glue:
        @glue
        def transform(x: Any, n: int, axis: Any, norm: Any, out: Any):
            out[...] = function(x, n, axis, norm)
            return out

        return transform

    def choice(signature: Signature) -> Rule | Glue | None:
        if interface.out >= 0 and not is_none(signature.args[interface.out]):
            return into()
        return by_dtype(signature, ruled, inactive)

    return choice


def by_dtype(signature: Signature, ruled: Callable[[bool], Rule], inactive: Callable[[], Rule]) -> Rule:
    """The rule for an array of real numbers, or of complex ones; of integers there is no derivative."""
    dtype = signature.args[0].dtype
    return ruled(isinstance(dtype, types.Float)) if isinstance(dtype, types.Float | types.Complex) else inactive()


def is_none(kind: object) -> bool:
    return isinstance(kind, types.NoneType) or (isinstance(kind, types.Omitted) and kind.value is None)
