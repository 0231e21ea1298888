"""`np.unwrap`: phases, and as many periods as make them continuous.

    Numba at a jump of half a period:   period / 2 - jump, which moves with the jump;   here  whole periods, which do not
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from ..primal import primal_of


def unwrap(numba_unwrap: Callable) -> Callable:
    """A function with the values of Numba's implementation."""
    def unwrap(p: Any, discont: Any = None, axis: Any = -1, period: float = 6.283185307179586):
        out = numba_unwrap(p, discont, axis, period)
        flat = out.reshape(-1)
        for i in range(out.size):
            given = p.flat[i]
            flat[i] = primal_of(flat[i], flat.dtype.type(given + period * np.floor((flat[i] - given) / period + 0.5)))
        return out

    return unwrap
