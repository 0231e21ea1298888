"""`np.clip` where a number and both bounds are equal: the bounds leave no room, so the derivative is that of the upper one.

    min(max(x, s), s)     is s, whatever x is; at x == s Numba returns x
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numba.np.arrayobj import _np_clip_prepare_out

from ..glue import glue
from ..primal import primal_of


@njit(inline="always")
def _limited(x: Any, low: Any, high: Any, kind: Any):
    result = kind(min(max(x, low), high))
    return primal_of(result, kind(high)) if low == x and x == high else result


@glue
def of_numbers(a: Any, a_min: Any, a_max: Any, out: Any = None):
    """Between bounds that are numbers."""
    result = _np_clip_prepare_out(a, a.shape, out)
    for index in np.ndindex(a.shape):
        result[index] = _limited(a[index], a_min, a_max, result.dtype.type)
    return result


@glue
def of_arrays(a: Any, a_min: Any, a_max: Any, out: Any):
    """Between bounds of which there may be one for each number: what Numba calls for them."""
    numbers, low, high = np.broadcast_arrays(a, a_min, a_max)
    result = _np_clip_prepare_out(a, numbers.shape, out)
    for index in np.ndindex(numbers.shape):
        result[index] = _limited(numbers[index], low[index], high[index], result.dtype.type)
    return result
