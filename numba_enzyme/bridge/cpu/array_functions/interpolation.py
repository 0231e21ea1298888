"""`np.interp`: the line between the two nodes around x, at the nodes, too.

At a node the derivative is that of the line on its right, at the last node that of the line on its left; outside the nodes that
of a constant. Nodes that coincide leave a jump, whose height has no derivative by x.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numba import njit
from numba.np.arraymath import binary_search_with_guess

from ..glue import glue
from ..primal import primal_of


@njit(inline="always")
def _check(nodes: Any, heights: Any):
    if len(nodes) == 0:
        raise ValueError("array of sample points is empty")
    if len(nodes) != len(heights):
        raise ValueError("fp and xp are not of the same size.")


@glue
def real(x: Any, xp: Any, fp: Any, dtype: Any):
    """What Numba calls for real heights."""
    given, nodes, heights = np.asarray(x, dtype=np.float64), np.asarray(xp, dtype=np.float64), np.asarray(fp, dtype=np.float64)
    _check(nodes, heights)
    result, last, j = np.empty(given.shape, dtype=dtype), len(nodes) - 1, 0
    for i in range(given.size):
        at = given.flat[i]
        if last == 0:
            result.flat[i] = heights[0]
        elif np.isnan(at):
            result.flat[i] = at
        else:
            j = binary_search_with_guess(at, nodes, last + 1, j)
            if j == -1:
                result.flat[i] = heights[0]
            elif j > last:
                result.flat[i] = heights[last]
            else:
                k = min(j, last - 1)
                slope = (heights[k + 1] - heights[k]) / (nodes[k + 1] - nodes[k])
                node = j == last or nodes[j] == at
                result.flat[i] = _height(at, slope, nodes[k], nodes[k + 1], heights[k], heights[k + 1], node, heights[j])
    return result


@glue
def complex_heights(x: Any, xp: Any, fp: Any, dtype: Any):
    """What Numba calls for complex heights."""
    given, nodes, heights = np.asarray(x), np.asarray(xp), np.asarray(fp)
    _check(nodes, heights)
    result, last, j = np.empty(given.shape, dtype=dtype), len(nodes) - 1, 0
    for i in range(given.size):
        at = given.flat[i]
        if last == 0:
            result.flat[i] = heights[0]
        elif np.isnan(at):
            result.flat[i] = at + 0j
        else:
            j = binary_search_with_guess(at, nodes, last + 1, j)
            if j == -1:
                result.flat[i] = heights[0]
            elif j > last:
                result.flat[i] = heights[last]
            else:
                k = min(j, last - 1)
                low, high, node = heights[k], heights[k + 1], j == last or nodes[j] == at
                inverse = 1 / (nodes[k + 1] - nodes[k])
                across = _height(at, (high.real - low.real) * inverse, nodes[k], nodes[k + 1], low.real, high.real,
                                 node, heights[j].real)  # fmt: skip
                up = _height(at, (high.imag - low.imag) * inverse, nodes[k], nodes[k + 1], low.imag, high.imag,
                             node, heights[j].imag)  # fmt: skip
                result.flat[i] = across + 1j * up
    return result


@njit(inline="always")
def _height(at: Any, slope: Any, left: Any, right: Any, low: Any, high: Any, at_node: Any, height: Any):
    """The line through (left, low) and (right, high), as NumPy computes it: from the other end where this one gives NaN."""
    line = slope * (at - left) + low
    if at_node:
        return primal_of(height, line if np.isfinite(slope) else height)
    if np.isnan(line):
        line = slope * (at - right) + high
        if np.isnan(line) and low == high:
            line = low
    return line
