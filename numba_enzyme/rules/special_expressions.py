"""What the rows of SciPy's functions are written with."""

from __future__ import annotations

from collections.abc import Callable

from .expression import ZERO, Expression, Operand, function, where
from .rule import SPECIAL, Interval, ScalarRule, anything, rule, within
from .scalar_math import PI, exp, fabs

PREFIX = "scipy.special."
UNIT = within(0, 1)
COUNT = within(2, 2)  # a number that SciPy cuts to an integer
DEGREE = PI / 180

log1p, expm1, floor, trunc = map(function, ("log1p", "expm1", "floor", "trunc"))


def scipy(name: str):
    return function(PREFIX + name)


psi, gammaln, betaln, xlogy, xlog1py = map(scipy, ("psi", "gammaln", "betaln", "xlogy", "xlog1py"))


def row(name: str, *partials: Operand, on: Interval | tuple[Interval, ...] = anything, **facts) -> ScalarRule:
    """A row of a function of SciPy's; ``on`` as for :func:`rule`."""
    return rule(PREFIX + name, *partials, on=on, cost=SPECIAL, **facts)


def series(t: Expression, *coefficients: Operand) -> Expression:
    """A polynomial by Horner's rule."""
    total: Expression = ZERO + coefficients[-1]
    for coefficient in coefficients[-2::-1]:
        total = total * t + coefficient
    return total


def guarded(t: Expression, limit: float, near: Expression, far: Callable[[Expression], Expression]) -> Expression:
    """``near`` where ``|t| < limit``; ``far(t)`` elsewhere, kept away from the zero of its divisors."""
    small = fabs(t) < limit
    return where(small, near, far(where(small, limit, t)))


EXPREL_SLOPE = (1 / 2, 1 / 3, 1 / 8, 1 / 30, 1 / 144, 1 / 840, 1 / 5760)


def exprel_slope(t: Expression) -> Expression:
    """The derivative of ``(exp(t) - 1)/t``."""
    return guarded(t, 0.1, series(t, *EXPREL_SLOPE, 1 / 45360), lambda t: (exp(t) * (t - 1) + 1) / (t * t))
