"""Percentiles at the ends, and correlations that rounding has put outside [-1, 1].

    np.quantile(a, 1.0)    Numba returns max(a), from which nothing leads to q; here the line between the two largest
    np.corrcoef(x, 2 * x)  Numba clips 1.0000000000000002 to 1, a constant; here with the derivatives of what was clipped
"""

from __future__ import annotations

import math
from typing import Any

import numpy as np
from numba.np.arraymath import _collect_percentiles_inner, _select, _select_two

from ..glue import glue
from ..primal import primal_of

_numba_percentiles = glue(_collect_percentiles_inner)


@glue
def percentiles(a: Any, q: Any):
    """Percentiles of the numbers *a*, whose order is changed; at q between two ranks the derivative is that on its right.

    In the order of their ranks, so that what is in its place stays there: of equal numbers, all percentiles of one rank are one.
    """
    n = len(a)
    out = np.empty(len(q), dtype=np.float64)
    placed = 0
    for i in np.argsort(q):
        if n == 1:
            out[i] = a[0]
        else:
            rank = 1 + (n - 1) * np.true_divide(q[i], 100.0)
            below = min(math.floor(rank), n - 1)
            m = rank - below
            k = int(below - 1)
            if k >= placed:
                _select_two(a, k=k, low=placed, high=n - 1)
            elif k + 1 == placed:
                _select(a, placed, placed, n - 1)
            placed = k + 2
            out[i] = a[k] * (1 - m) + a[k + 1] * m
            if q[i] == 0 or q[i] == 100:
                out[i] = primal_of(_numba_percentiles(a, q[i : i + 1])[0], out[i])
    return out


@glue
def clip_correlation(x: Any):
    """Correlations, of which only rounding can leave [-1, 1]."""
    clipped = np.where(np.fabs(x) > 1, np.sign(x), x)
    for i in range(x.shape[0]):
        for j in range(x.shape[1]):
            clipped[i, j] = primal_of(clipped[i, j], x[i, j])
    return clipped
