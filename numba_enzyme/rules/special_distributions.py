"""Distributions, their quantiles and their inverses by a parameter, of ``scipy.special.cython_special``.

    chdtr(v, x)                                       by x: the density, gamma_density(v/2, x/2) / 2

The slope of a quantile is one over the density there; that of an inverse by a parameter, the partials' quotient.
"""

from __future__ import annotations

from collections.abc import Callable

from .by_order import beta_quotients, gamma_quotient
from .expression import ONE, UNKNOWN, ZERO, Expression, Operand, equal, where
from .rule import anything, moderate, positive, within
from .scalar_math import FLAT, PI, SQRT_TWO_PI, b, c, exp, log, power, sqrt, x, y
from .special_expressions import (
    COUNT,
    DEGREE,
    UNIT,
    betaln,
    exprel_slope,
    floor,
    gammaln,
    log1p,
    row,
    scipy,
    trunc,
    xlog1py,
    xlogy,
)

INFINITE = 1e300
LARGE = 1000  # from here on two terms of Stirling's series are exact


def student(df: Expression, t: Expression) -> Expression:
    """The density of Student's distribution."""
    half = 0.5 * df
    return exp(gammaln(half + 0.5) - gammaln(half) - 0.5 * log(PI * df) - (half + 0.5) * log1p(t * t / df))


def inside_or_at_ends(end: Expression, factor: Expression, inside: Callable[[Expression], Expression],
                      powers: Callable[[Expression], Expression], t: Expression) -> Expression:
    """``exp(inside(t))``; where *end* is 0, ``powers(t) * exp(factor)``, whose derivatives are right there too."""
    largest = where(factor < 700, factor, 700)  # where it is larger, the powers and their derivatives are 0
    there, elsewhere = where(equal(end, 0), t, 0.5), where(equal(end, 0), 0.5, t)
    return where(equal(end, 0), powers(there) * exp(largest), exp(inside(elsewhere)))


def beta_density(p: Expression, q: Expression, t: Expression) -> Expression:
    factor = -betaln(p, q)
    return inside_or_at_ends(t * (1 - t), factor, lambda t: xlogy(p - 1, t) + xlog1py(q - 1, -t) + factor,
                             lambda t: power(t, p - 1) * power(1 - t, q - 1), t)


def binomial_density(t: Expression) -> Expression:
    """The slope of ``bdtrc(x, b, t)`` by t. Counts are rounded down; below x = 0 and from x = b on it is 0, or NaN as y."""
    least = where(floor(x) < 0, -1, floor(b) - floor(x))
    return where(least < 1, y - y, beta_density(where(least < 1, 1, floor(x) + 1), where(least < 1, 1, least), t))


def negative_binomial_density(t: Expression) -> Expression:
    """The slope of ``nbdtr(x, b, t)`` by t, whose counts are cut towards zero."""
    return y - y + beta_density(trunc(b), trunc(x) + 1, t)


def gamma_density(shape: Expression, t: Expression) -> Expression:
    """Of a large shape by the distance from it and Stirling's series: its logarithms are too large to be subtracted."""
    factor, large = -gammaln(shape), where(shape > LARGE, shape, LARGE)

    def logarithm(t: Expression) -> Expression:
        away, remainder = (t - large) / large, (1 / 12 - 1 / (360 * large * large)) / large
        by_distance = large * (log1p(away) - away) + 0.5 * log(large / (2 * PI)) - log(t) - remainder
        return where(shape > LARGE, by_distance, xlogy(shape - 1, t) - t + factor)

    return inside_or_at_ends(t, factor, logarithm, lambda t: power(t, shape - 1) * exp(-t), t)


def between(t: Expression, low: Operand, middle: float, high: Operand, inside: Callable[[Expression], Expression]) -> Expression:
    """``inside(t)``; 0 at the ends and outside."""
    outside = where(t <= low, 1, where(t >= high, 1, 0))
    return where(outside > 0, 0, inside(where(outside > 0, middle, t)))


def gamma_by_order(shape: Expression, t: Expression) -> Expression:
    return between(t, 0, 1, INFINITE, lambda t: gamma_density(shape, t) * gamma_quotient(shape, t))


def gamma_quantile_by_order(shape: Expression, quantile: Expression) -> Expression:
    return between(quantile, 0, 1, INFINITE, lambda t: -gamma_quotient(shape, t))


def beta_by_orders() -> tuple[Expression, ...]:
    return tuple(between(c, 0, 0.5, 1, lambda t, q=q: beta_density(x, b, t) * q(x, b, t)) for q in beta_quotients)


def beta_quantile_by_orders() -> tuple[Expression, ...]:
    return tuple(between(y, 0, 0.5, 1, lambda t, q=q: -q(x, b, t)) for q in beta_quotients)


def f_density(t: Expression) -> Expression:
    """Of the distribution of F with ``x`` and ``b`` degrees of freedom."""
    m, n = 0.5 * x, 0.5 * b
    factor = m * log(x) + n * log(b) - (m + n) * log(b + x * t) - betaln(m, n)
    return inside_or_at_ends(t, factor, lambda t: xlogy(m - 1, t) + factor, lambda t: power(t, m - 1), t)


def normal_quantile_slope(p: Expression) -> Expression:
    """The derivative of ``ndtri``."""
    z = scipy("ndtri")(p)
    return SQRT_TWO_PI * exp(0.5 * (z * z))


def noncentral_density(t: Expression, df: Expression, shift: Expression) -> Expression:
    """Of the chi-square distribution with a noncentrality of *shift*: by Bessel's function, scaled, or where that is no
    quotient of zeros, by its series."""
    product, half = t * shift, 0.5 * df
    near = product < 1
    far = where(near, 1, product)
    order, ratio = half - 1, where(near, 1, t) / where(near, 1, shift)
    gap = sqrt(where(near, 1, t)) - sqrt(where(near, 1, shift))
    bessel = 0.5 * exp(-0.5 * (gap * gap)) * power(ratio, 0.5 * order) * scipy("ive")(order, sqrt(far))
    series = 0.5 * exp(-0.5 * shift) * gamma_density(half, 0.5 * t) * scipy("hyp0f1")(half, 0.25 * where(near, product, 0))
    return where(near, series, bessel)


def tukey_density(p: Expression, shape: Expression) -> Expression:
    """Of Tukey's distribution at its quantile of p, ``(p**shape - (1 - p)**shape) / shape``; 0 where it has ended."""
    inside = 1 - tukey_ended(p)
    p = where(inside < 1, 0.5, p)
    return inside / (power(p, shape - 1) + power(1 - p, shape - 1))


def tukey_ended(p: Expression) -> Expression:
    return where(p * (1 - p) <= 0, 1, 0)


def tukey_by_shape() -> Expression:
    p = where(tukey_ended(y) < 1, y, 0.5)
    left, right = log(p), log1p(-p)
    return -tukey_density(y, b) * (left * left * exprel_slope(b * left) - right * right * exprel_slope(b * right))


DISTRIBUTIONS = (
    row("stdtr", UNKNOWN, student(x, b), on=(within(1, 9), moderate)),
    row("stdtrit", UNKNOWN, 1 / student(x, y), on=(within(1, 9), within(0.1, 0.9))),
    row("betainc", *beta_by_orders(), beta_density(x, b, c), on=(within(0.3, 5), within(0.3, 5), UNIT)),
    row("betaincc", *(-slope for slope in beta_by_orders()), -beta_density(x, b, c),
        on=(within(0.3, 5), within(0.3, 5), UNIT)),
    row("betaincinv", *beta_quantile_by_orders(), 1 / beta_density(x, b, y),
        on=(within(0.5, 5), within(0.5, 5), within(0.1, 0.9))),
    row("betainccinv", *beta_quantile_by_orders(), -1 / beta_density(x, b, y),
        on=(within(0.5, 5), within(0.5, 5), within(0.1, 0.9))),
    row("chdtr", 0.5 * gamma_by_order(0.5 * x, 0.5 * b), 0.5 * gamma_density(0.5 * x, 0.5 * b),
        on=(within(0.5, 9), within(0.1, 9))),
    row("chdtrc", -0.5 * gamma_by_order(0.5 * x, 0.5 * b), -0.5 * gamma_density(0.5 * x, 0.5 * b),
        on=(within(0.5, 9), within(0.1, 9))),
    row("chdtri", gamma_quantile_by_order(0.5 * x, 0.5 * y), -2 / gamma_density(0.5 * x, 0.5 * y),
        on=(within(0.5, 9), within(0.1, 0.9))),
    row("fdtr", UNKNOWN, UNKNOWN, f_density(c), on=(within(1, 9), within(1, 9), within(0.1, 5))),
    row("fdtrc", UNKNOWN, UNKNOWN, -f_density(c), on=(within(1, 9), within(1, 9), within(0.1, 5))),
    row("fdtri", UNKNOWN, UNKNOWN, 1 / f_density(y), on=(within(1, 9), within(1, 9), within(0.1, 0.9))),
    row("gdtr", c * gamma_density(b, x * c), gamma_by_order(b, x * c), x * gamma_density(b, x * c),
        on=(within(0.5, 3), within(0.5, 5), within(0.1, 4))),
    row("gdtrc", -(c * gamma_density(b, x * c)), -gamma_by_order(b, x * c), -(x * gamma_density(b, x * c)),
        on=(within(0.5, 3), within(0.5, 5), within(0.1, 4))),
    row("gdtrix", -y / x, gamma_quantile_by_order(b, x * y) / x, 1 / (x * gamma_density(b, x * y)),
        on=(within(0.5, 3), within(0.5, 5), within(0.1, 0.9))),
    row("nrdtrimn", -b * normal_quantile_slope(x), -scipy("ndtri")(x), ONE, on=(within(0.1, 0.9), positive, moderate)),
    row("nrdtrisd", -1 / scipy("ndtri")(b), -(y / scipy("ndtri")(b)) * normal_quantile_slope(b), 1 / scipy("ndtri")(b),
        on=(within(0.1, 1), within(0.6, 0.9), within(1.1, 4))),
    row("bdtr", UNKNOWN, UNKNOWN, -binomial_density(c), on=(COUNT, within(7, 7), UNIT)),
    row("bdtrc", UNKNOWN, UNKNOWN, binomial_density(c), on=(COUNT, within(7, 7), UNIT)),
    row("nbdtr", UNKNOWN, UNKNOWN, negative_binomial_density(c), on=(COUNT, within(7, 7), UNIT)),
    row("nbdtrc", UNKNOWN, UNKNOWN, -negative_binomial_density(c), on=(COUNT, within(7, 7), UNIT)),
    row("pdtr", ZERO, -gamma_density(floor(x) + 1, b), on=(within(0, 6), within(0.1, 6)), ties=FLAT),
    row("pdtrc", ZERO, gamma_density(floor(x) + 1, b), on=(within(0, 6), within(0.1, 6)), ties=FLAT),
    row("pdtri", UNKNOWN, -1 / gamma_density(trunc(x) + 1, y), on=(COUNT, within(0.1, 0.9))),
    row("bdtri", UNKNOWN, UNKNOWN, -1 / binomial_density(y), on=(COUNT, within(7, 7), within(0.1, 0.9))),
    row("nbdtri", UNKNOWN, UNKNOWN, 1 / negative_binomial_density(y), on=(COUNT, within(7, 7), within(0.1, 0.9))),
    row("gdtria", 1 / (c * gamma_density(b, y * c)), gamma_quantile_by_order(b, y * c) / c, -y / c,
        on=(within(0.1, 0.9), within(0.5, 5), within(0.5, 3))),
    row("chndtr", noncentral_density(x, b, c), UNKNOWN, -noncentral_density(x, b + 2, c),
        on=(within(0.1, 9), within(0.5, 6), within(0.1, 5))),
    row("chndtrix", 1 / noncentral_density(y, b, c), UNKNOWN, noncentral_density(y, b + 2, c) / noncentral_density(y, b, c),
        on=(within(0.1, 0.9), within(0.5, 6), within(0.1, 5))),
    row("chndtrinc", noncentral_density(x, b, y) / noncentral_density(x, b + 2, y), UNKNOWN, -1 / noncentral_density(x, b + 2, y),
        on=(within(3, 9), within(0.5, 3), within(0.1, 0.5))),
    row("tklmbda", tukey_density(y, b), tukey_by_shape(), on=(within(-0.9, 0.9), within(-1, 1))),
    row("radian", DEGREE, DEGREE / 60, DEGREE / 3600, on=(anything, anything, anything)),
)  # fmt: skip
