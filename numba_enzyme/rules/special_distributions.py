"""Distributions, their quantiles and their inverses by a parameter, of ``scipy.special.cython_special``.

    chdtr(v, x)                                       by x: the density, gamma_density(v/2, x/2) / 2

The slope of a quantile is one over the density there; that of an inverse by a parameter, the partials' quotient.
"""

from __future__ import annotations

from collections.abc import Callable

from .by_order import beta_quotient, gamma_quotient
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
    series,
    trunc,
    xlog1py,
    xlogy,
)

INFINITE, LEAST = 1e300, 1e-300
LARGE = 1000  # from here on two terms of Stirling's series are exact


def student(df: Expression, t: Expression) -> Expression:
    """The density of Student's distribution."""
    is_large, df = df > 2 * LARGE, where(df > 1e20, 1e20, df)
    few, inverse = 0.5 * where(is_large, 1, df), 1 / where(is_large, df, 2 * LARGE)
    factor = where(is_large, -0.5 * log(2 * PI) - inverse * (0.25 - inverse * inverse / 24),
                   gammaln(few + 0.5) - gammaln(few) - 0.5 * log(2 * PI * few))
    return exp(factor - 0.5 * (df + 1) * log1p(t * t / df))


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


def beta_orders(p: Expression, q: Expression, t: Expression, rest: Expression) -> tuple[Expression, Expression]:
    """What the incomplete beta function's partials by its orders are, over ``t (1-t)`` times its density; *rest* is 1-t."""
    return beta_quotient(p, q, t, rest), -beta_quotient(q, p, rest, t)


def beta_by_orders() -> tuple[Expression, ...]:
    return tuple(between(c, 0, 0.5, 1, lambda t, k=k: beta_density(x, b, t) * (t * (1 - t) * beta_orders(x, b, t, 1 - t)[k]))
                 for k in range(2))  # fmt: skip


def beta_quantile_by_orders() -> tuple[Expression, ...]:
    return tuple(between(y, 0, 0.5, 1, lambda t, k=k: -(t * (1 - t) * beta_orders(x, b, t, 1 - t)[k])) for k in range(2))


def student_shift(df: Expression, t: Expression) -> Expression:
    """What Student's quantile t moves by with the degrees of freedom: its distribution is half the incomplete beta function
    of df/2, 1/2 and ``df/(df + t*t)`` below zero. From 10000 on that loses digits, and Fisher's series has them."""
    is_large = df > 10000
    few, many = where(is_large, 1, df), where(is_large, df, 10000)
    square = where(t * t < LEAST, LEAST, where(t * t > INFINITE, INFINITE, t * t))
    at, rest = few / (few + square), square / (few + square)
    near = where(is_large, where(square > many, many, square), 1)
    moves = series(1 / many, series(near, 1 / 4, 1 / 4), -series(near, 1 / 16, 1 / 6, 13 / 48),
                   series(near, -15 / 128, 1 / 128, 19 / 128, 35 / 128)) / (many * many)
    grows = series(1 / many, ONE, -series(near, 1 / 4, 3 / 4), series(near, 1 / 32, 1 / 4, 65 / 96))
    return t * where(is_large, -moves / grows, 0.25 * beta_quotient(0.5 * few, 0.5, at, rest) + 0.5 / few)


def f_shifts(t: Expression) -> tuple[Expression, Expression]:
    """What the quantile of F moves by with ``x`` and ``b``: its distribution is the incomplete beta function of x/2, b/2 and
    ``x t/(x t + b)``."""
    inside = where(t * x < LEAST, LEAST, where(t * x > INFINITE, INFINITE, t * x))
    by_first, by_second = beta_orders(0.5 * x, 0.5 * b, inside / (inside + b), b / (inside + b))
    return -t * (0.5 * by_first + 1 / x), -t * (0.5 * by_second - 1 / b)


def f_density(t: Expression) -> Expression:
    """Of the distribution of F with ``x`` and ``b`` degrees of freedom."""
    m, n = 0.5 * x, 0.5 * b
    factor = m * log(x) + n * log(b) - (m + n) * log(b + x * t) - betaln(m, n)
    return inside_or_at_ends(t, factor, lambda t: xlogy(m - 1, t) + factor, lambda t: power(t, m - 1), t)


def f_by_degrees() -> tuple[Expression, ...]:
    """Of the complement, ``fdtrc``."""
    return tuple(between(c, 0, 1, INFINITE, lambda t, k=k: f_density(t) * f_shifts(t)[k]) for k in range(2))


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
    row("stdtr", between(b, -INFINITE, 0, INFINITE, lambda t: -student(x, t) * student_shift(x, t)), student(x, b),
        on=(within(1, 9), moderate)),
    row("stdtrit", student_shift(x, y), 1 / student(x, y), on=(within(1, 9), within(0.1, 0.9))),
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
    row("fdtr", *(-slope for slope in f_by_degrees()), f_density(c), on=(within(1, 9), within(1, 9), within(0.1, 5))),
    row("fdtrc", *f_by_degrees(), -f_density(c), on=(within(1, 9), within(1, 9), within(0.1, 5))),
    row("fdtri", *f_shifts(y), 1 / f_density(y), on=(within(1, 9), within(1, 9), within(0.1, 0.9))),
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
