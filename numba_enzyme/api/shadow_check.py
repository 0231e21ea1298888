"""Does a shadow fit its primal? What types can't tell is checked at each call, in compiled code.

    check_shadow(x, dx)        raises ActivityError unless shapes and strides agree and the memories are apart
"""

from __future__ import annotations

import numba
from numba.core import types

from ..errors import ActivityError


@numba.njit
def check_shadow(primal, shadow):
    """Shapes and strides of arrays agree, and no byte belongs to both."""
    if primal.shape != shadow.shape:
        raise ActivityError("a shadow must have the shape of its primal: make it with np.zeros_like")
    for i in range(primal.ndim):
        if primal.shape[i] > 1 and primal.strides[i] != shadow.strides[i] and primal.size > 0:
            raise ActivityError("a shadow must have the memory layout of its primal (strides differ)")
    if primal.size > 0 and _overlap(primal, shadow):
        raise ActivityError("a shadow overlaps its primal: it must have memory of its own")


@numba.njit
def _overlap(primal, shadow):
    """Two arrays of equal strides overlap where their extents do, unless they interleave without touching."""
    low, high, step = 0, primal.itemsize, 0
    for i in range(primal.ndim):
        reach = (primal.shape[i] - 1) * primal.strides[i]
        low += min(reach, 0)
        high += max(reach, 0)
        a, b = step, abs(primal.strides[i]) if primal.shape[i] > 1 else 0
        while b:
            a, b = b, a % b
        step = a
    distance = shadow.ctypes.data - primal.ctypes.data
    if distance >= high - low or distance <= low - high:
        return False
    return step == 0 or distance % step < primal.itemsize or distance % step > step - primal.itemsize


def check_types(name: str, primal: types.Type, shadow: types.Type) -> None:
    """Refuses shadows whose type does not fit, before anything is compiled."""
    if isinstance(primal, types.Array):
        if not isinstance(shadow, types.Array):
            raise ActivityError(f"the shadow of {name} must be an array like its primal {primal}, got {shadow}")
        if shadow.dtype != primal.dtype or shadow.ndim != primal.ndim:
            raise ActivityError(f"the shadow of {name} must have the dtype and dimension of its primal {primal}, got {shadow}")
        if shadow.layout != primal.layout and primal.layout != "A":
            raise ActivityError(f"the shadow of {name} must have the layout of its primal {primal}, got {shadow}")
        if not shadow.mutable:
            raise ActivityError(f"the shadow of {name} is read-only: derivatives are written to it")
    elif isinstance(primal, types.BaseTuple) and not (
            isinstance(shadow, types.BaseTuple) and len(shadow.types) == len(primal.types)):
        raise ActivityError(f"the shadow of {name} must be a tuple like its primal {primal}, got {shadow}")
