"""`np.clip` where a number and both bounds are equal: the bounds leave no room, so the derivative is that of the upper one.

    min(max(x, s), s)     is s, whatever x is; at x == s Numba returns x
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit

from ..glue import glue
from ..primal import primal_of


@njit(inline="always")
def _limited(x: Any, low: Any, high: Any, kind: Any):
    result = kind(min(max(x, low), high))
    return primal_of(result, kind(high)) if low == x and x == high else result


@njit(inline="always")
def _result(a: Any, shape: tuple, out: Any):
    """Where the numbers go. Numba 0.67 writes beyond the end of arrays that are too small."""
    result = np.empty_like(a) if out is None else out
    if result.shape != shape:
        raise ValueError("clip: the shape of the 'out' array does not match the shape of the result")
    return result


@glue
def of_numbers(a: Any, a_min: Any, a_max: Any, out: Any = None):
    """Between bounds that are numbers."""
    result = _result(a, a.shape, out)
    for index in np.ndindex(a.shape):
        result[index] = _limited(a[index], a_min, a_max, result.dtype.type)
    return result


@glue
def of_arrays(a: Any, a_min: Any, a_max: Any, out: Any):
    """Between bounds of which there may be one for each number: what Numba calls for them."""
    numbers, low, high = np.broadcast_arrays(a, a_min, a_max)
    result = _result(a, numbers.shape, out)
    for index in np.ndindex(numbers.shape):
        result[index] = _limited(numbers[index], low[index], high[index], result.dtype.type)
    return result
