"""What rocket-fft also gives to Numba: shifts along axes, and the frequencies of a transform.

    y = np.fft.fftshift(x)      ct_x = np.fft.ifftshift(ct)          y = np.roll(x, 2, axis=0)      ct_x = np.roll(ct, -2, axis=0)

It replaces Numba's own `np.roll` by a call of C, too.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba.core import types
from numba.core.typing import Signature
from numba.extending import overload

from ..glue import Glue, glue
from ..rules import Rule
from .parts import integers
from .transforms import by_dtype

ROLLED = 3  # arguments of what rocket-fft makes of np.roll; Numba's own has two


def shift(function: Callable, opposite: Callable) -> Callable[[Signature], Rule]:
    """The choice for one of the two shifts."""
    @glue
    def shifted(x: Any, axes: Any):
        return function(x, axes)

    @glue
    def forward(x: Any, axes: Any):
        return function(x, axes), axes

    @glue
    def tangent(axes: Any, primals: tuple, tangents: tuple):
        return function(tangents[0], axes)

    @glue
    def backward(axes: Any, ct: Any):
        return opposite(ct, axes), None

    ruled = Rule(function.__name__, shifted, forward, backward, tangent)
    inactive = Rule(function.__name__, shifted, inactive=True)
    return lambda signature: by_dtype(signature, lambda real: ruled, lambda: inactive)


def opposite_of(places: Any):
    """As many places in the other direction."""
    return -places if isinstance(places, int) else -np.array(places)


@overload(opposite_of)
def _opposite_of(places):
    if isinstance(places, types.Integer):
        return lambda places: -places
    return lambda places: -integers(places)


@glue
def rolled(a: Any, places: Any, axis: Any):
    return np.roll(a, places, axis)


@glue
def rolled_forward(a: Any, places: Any, axis: Any):
    return np.roll(a, places, axis), (places, axis)


@glue
def rolled_tangent(residuals: tuple, primals: tuple, tangents: tuple):
    return np.roll(tangents[0], residuals[0], residuals[1])


@glue
def rolled_backward(residuals: tuple, ct: Any):
    return np.roll(ct, opposite_of(residuals[0]), residuals[1]), None, None


ROLL = Rule("roll", rolled, rolled_forward, rolled_backward, rolled_tangent)
ROLL_OF_OTHERS = Rule("roll", rolled, inactive=True)


def roll(signature: Signature) -> Rule | None:
    """Of arrays; what is no array is made one in Python that Numba compiles."""
    if len(signature.args) != ROLLED or not isinstance(signature.args[0], types.Array):
        return None
    return by_dtype(signature, lambda real: ROLL, lambda: ROLL_OF_OTHERS)


def frequencies(function: Callable) -> Callable[[Signature], Rule | None]:
    """The choice for `fftfreq` and `rfftfreq`, k / (n d): where the spacing d is floating, it carries a derivative."""
    @glue
    def tangent(residuals: tuple, primals: tuple, tangents: tuple):
        out, d = residuals
        return out * (-tangents[1] / d)

    @glue
    def of_numpy(n: int, d: Any, device: Any):
        return function(n, d)

    @glue
    def of_numpy_forward(n: int, d: Any, device: Any):
        out = function(n, d)
        return out, (out, d)

    @glue
    def of_scipy(n: int, d: Any, xp: Any, device: Any):
        return function(n, d)

    @glue
    def of_scipy_forward(n: int, d: Any, xp: Any, device: Any):
        out = function(n, d)
        return out, (out, d)

    def backward(others: tuple[None, ...]) -> Glue:
        @glue
        def backward(residuals: tuple, ct: Any):
            out, d = residuals
            return (None, np.sum(ct * conjugate_of(out / -d)), *others)

        return backward

    rules = {3: Rule(function.__name__, of_numpy, of_numpy_forward, backward((None,)), tangent),
             4: Rule(function.__name__, of_scipy, of_scipy_forward, backward((None, None)), tangent)}  # fmt: skip
    return lambda signature: rules[len(signature.args)]


def conjugate_of(x: Any):
    """The complex conjugate of an array."""
    return np.conj(x)


@overload(conjugate_of)
def _conjugate_of(x):
    return (lambda x: np.conj(x)) if isinstance(x.dtype, types.Complex) else lambda x: x
