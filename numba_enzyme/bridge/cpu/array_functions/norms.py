"""`np.linalg.norm(x, p)` of a vector where p is a number that may carry a derivative; `np.linalg.cond` where it is infinite.

    Numba at p == 2:    the length by BLAS, from which nothing leads to p;      here  |x| = r (sum |x / r|^p)^(1 / p)
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..primal import primal_of


def norm(numba_norm: Callable) -> Callable:
    """A function with the values of Numba's implementation. The largest element scales, which the result does not depend on."""
    def norm(x: Any, ord: Any = None):
        value = numba_norm(x, ord)
        if len(x) == 0 or ord == 0 or not np.isfinite(ord):
            return value
        largest = abs(x[0])
        for i in range(1, len(x)):
            largest = max(largest, abs(x[i]))
        if largest == 0 or not np.isfinite(largest):
            return value
        scale = primal_of(largest, type(largest)(0.0))  # of an infinite slope nothing comes here, not even NaN
        total = 0.0
        for i in range(len(x)):
            total += (abs(x[i]) / scale) ** ord
        return primal_of(value, type(value)(scale * total ** (1.0 / ord)))

    return norm


def cond(numba_cond: Callable) -> Callable:
    """A function with the values of Numba's implementation, which returns inf for 0 / 0: there the derivative is NaN."""
    def cond(x: Any, p: Any = None):
        value = numba_cond(x, p)
        if np.isfinite(value):
            return value
        return primal_of(value, type(value)(np.log(0.0 * np.sum(np.abs(x)))))  # a product with NaN LLVM would fold: no derivative

    return cond
