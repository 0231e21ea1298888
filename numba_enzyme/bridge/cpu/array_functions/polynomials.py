"""Polynomials: coefficients that are zero count for derivatives, though NumPy strips them before it computes.

    polymul([1, 0], [1, 2])         Numba multiplies [1] by [1, 2]: nothing leads to the second coefficient;   here it does
    roots([1, -1, 0])               Numba appends the root 0;   here Newton steps from the roots of the whole polynomial

The results have the lengths that NumPy gives them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from numba import njit
from numpy.polynomial import polyutils

from ..primal import primal_of


@njit(inline="always")
def _with_derivatives_of(values: Any, others: Any):
    """The first ones of *others* give their derivatives to *values*."""
    for i in range(min(values.size, others.size)):
        values[i] = primal_of(values[i], others[i])
    return values


def polyadd(numba_polyadd: Callable) -> Callable:
    def polyadd(c1: Any, c2: Any):
        a, b = polyutils.as_series((c1, c2), False)
        total = np.zeros(max(a.size, b.size), a.dtype)
        total[: a.size] += a
        total[: b.size] += b
        return _with_derivatives_of(numba_polyadd(c1, c2), total)

    return polyadd


def polysub(numba_polysub: Callable) -> Callable:
    def polysub(c1: Any, c2: Any):
        a, b = polyutils.as_series((c1, c2), False)
        total = np.zeros(max(a.size, b.size), a.dtype)
        total[: a.size] += a
        total[: b.size] -= b
        return _with_derivatives_of(numba_polysub(c1, c2), total)

    return polysub


def polymul(numba_polymul: Callable) -> Callable:
    def polymul(c1: Any, c2: Any):
        a, b = polyutils.as_series((c1, c2), False)
        return _with_derivatives_of(numba_polymul(c1, c2), np.convolve(a, b))

    return polymul


def polydiv(numba_polydiv: Callable) -> Callable:
    """Leading zeros of the divisor stay without: there the quotient has a pole."""
    def polydiv(c1: Any, c2: Any):
        quotient, remainder = numba_polydiv(c1, c2)
        _, divisor = polyutils.as_series((c1, c2))
        rest, _ = polyutils.as_series((c1, c2), False)
        last, whole = divisor.size - 1, np.zeros(rest.size, rest.dtype)
        for i in range(rest.size - 1, last - 1, -1):
            whole[i - last] = rest[i] / divisor[last]
            for k in range(last):
                rest[i - last + k] -= whole[i - last] * divisor[k]
        if rest.size > last:
            rest = rest[:last]
        return _with_derivatives_of(quotient, whole), _with_derivatives_of(remainder, rest)

    return polydiv


def roots(numba_roots: Callable) -> Callable:
    """Each Newton step doubles the order to which derivatives are right; they start from roots without any."""
    def roots(p: Any):
        found = numba_roots(p)
        for i in range(found.size):
            at = primal_of(found[i], found.dtype.type(0))
            for _ in range(2):
                value, slope = at * 0, at * 0
                for k in range(p.size):
                    slope = slope * at + value
                    value = value * at + p[k]
                at = at - value / slope
            found[i] = primal_of(found[i], at)
        return found

    return roots
