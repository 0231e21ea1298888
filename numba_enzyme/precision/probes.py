"""What instrumented functions call in place of doing nothing: probes that measure, and probes that round.

    v = stored(v, errors[3, 0])        the gradient of errors[3, 0] is the sum over all executions of |v * adjoint(v)| * 2**-24
    v = rounded(v, flags[3, 0])        float64(float32(v)) where the flag is set
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numba.core import types
from numba.extending import overload

from ..api.custom_rules import custom_vjp

UNIT32, UNIT64 = 2.0**-24, 2.0**-53  # the largest relative error of rounding to nearest
Kept = float | np.ndarray


def _probe(unit: float):
    """`v`, unchanged; the gradient by *place* is |v * adjoint(v)| * unit."""

    @custom_vjp
    @njit
    def probe(value: float, place: float):
        return value

    @njit
    def forward(value: float, place: float):
        return value, value

    @njit
    def backward(value: float, cotangent: float):
        return cotangent, unit * abs(np.float64(value) * np.float64(cotangent))

    return probe.defvjp(forward, backward)


narrowed, computed, computed_single = _probe(UNIT32), _probe(UNIT64), _probe(UNIT32)


def stored(value: Kept, place: float):
    """A value as a variable keeps it: what it would cost to keep it in single precision."""
    raise NotImplementedError("inside @njit code only")


def copied(value: Kept, place: float):
    """As :func:`stored`, for a value that may be an array which another variable holds, too: numbers only."""
    raise NotImplementedError("inside @njit code only")


def worked(value: Kept, place: float):
    """The result of an operation: what rounding it costs."""
    raise NotImplementedError("inside @njit code only")


def rounded(value: Kept, place: float):
    """A value in the precision that its flag asks for."""
    raise NotImplementedError("inside @njit code only")


def rounded_copy(value: Kept, place: float):
    raise NotImplementedError("inside @njit code only")


def unchanged(value: Kept, place: float):
    raise NotImplementedError("inside @njit code only")


@njit
def _through_single(value: float, flag: float):
    return np.float64(np.float32(value)) if flag > 0.0 else value


def _by_type(probes: dict, *, arrays: bool):
    """An implementation for every type of value; arrays are probed element by element, in place."""
    def choose(value, place):  # Numba compares it with what it returns, annotations included
        dtype = value.dtype if isinstance(value, types.Array) else types.unliteral(value)
        probe = probes.get(dtype)
        if probe is None or (isinstance(value, types.Array) and not (arrays and value.mutable)):
            return lambda value, place: value
        if not isinstance(value, types.Array):
            return lambda value, place: probe(value, place)

        def elements(value, place):
            for index in np.ndindex(value.shape):
                value[index] = probe(value[index], place)
            return value

        return elements

    return choose


overload(stored)(_by_type({types.float64: narrowed}, arrays=True))
overload(copied)(_by_type({types.float64: narrowed}, arrays=False))
overload(worked)(_by_type({types.float64: computed, types.float32: computed_single}, arrays=True))
overload(rounded)(_by_type({types.float64: _through_single}, arrays=True))
overload(rounded_copy)(_by_type({types.float64: _through_single}, arrays=False))
overload(unchanged)(_by_type({}, arrays=False))
MEASURING = {"stored": stored, "copied": copied, "worked": worked}
ROUNDING = {"stored": rounded, "copied": rounded_copy, "worked": unchanged}
