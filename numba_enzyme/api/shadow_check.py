"""Does a shadow fit its primal, are arguments apart? What types can't tell is checked at each call, in compiled code.

    check_shadow(x, dx)        raises ActivityError unless shapes and strides agree and the memories are apart
    check_apart(x, y)          raises ActivityError if two arguments share memory, of which one is written
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
    if overlaps(primal, shadow):
        raise ActivityError("a shadow overlaps its primal: it must have memory of its own")


@numba.njit
def check_apart(first, second):
    """No byte belongs to both arrays."""
    if overlaps(first, second):
        raise ActivityError("two arguments overlap in memory and the function writes to one of them: "
                            "their gradients can't be told apart, pass copies")


@numba.njit
def _extent(array):
    """First byte, one past the last byte, and the greatest common divisor of the strides."""
    low, high, step = array.ctypes.data, array.ctypes.data + array.itemsize, 0
    for i in range(array.ndim):
        reach = (array.shape[i] - 1) * array.strides[i]
        low += min(reach, 0)
        high += max(reach, 0)
        if array.shape[i] > 1:
            step = _common_divisor(step, abs(array.strides[i]))
    return low, high, step


@numba.njit
def _common_divisor(a, b):
    while b:
        a, b = b, a % b
    return a


@numba.njit
def overlaps(first, second):
    """Arrays overlap where their extents do, unless their elements interleave without touching."""
    if first.size == 0 or second.size == 0:
        return False
    first_low, first_high, first_step = _extent(first)
    second_low, second_high, second_step = _extent(second)
    if first_high <= second_low or second_high <= first_low:
        return False
    step = _common_divisor(first_step, second_step)
    offset = (second_low - first_low) % step if step else 0
    return step == 0 or offset < first.itemsize or offset > step - second.itemsize


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
