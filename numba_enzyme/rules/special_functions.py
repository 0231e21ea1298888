"""The real functions of ``scipy.special.cython_special``: one row per function, called by its name there.

    gammaln(x)  at the address that SciPy gives       call double @scipy.special.gammaln(double %x)
                                                      tangent: psi(x)*dx, as call double @scipy.special.psi(double %x)

UNKNOWN stands for a partial without a closed form: the derivative by that argument is refused where it is asked for. Where a
closed form cancels, a series takes its place. Formulas from the NIST Digital Library of Mathematical Functions (DLMF), chapters
5 to 15 and 18, 19, and from the definitions in SciPy's documentation.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import cache
from math import factorial
from math import sqrt as sqrt_of

from .by_order import quotient_rows
from .expression import UNKNOWN, ZERO, Expression, IntegerConstant, equal, where
from .rule import Interval, ScalarRule, anything, moderate, positive, within
from .scalar_math import (
    FLAT,
    LN2,
    LN10,
    PI,
    SQRT_PI,
    SQRT_TWO_PI,
    TWO_OVER_SQRT_PI,
    b,
    c,
    copysign,
    cos,
    d,
    exp,
    fabs,
    log,
    polygamma,
    power,
    sin,
    sqrt,
    x,
    y,
)
from .special_counts import counted_rows
from .special_distributions import DISTRIBUTIONS, gamma_by_order, gamma_density, gamma_quantile_by_order
from .special_expressions import (
    COUNT,
    DEGREE,
    PREFIX,
    UNIT,
    exprel_slope,
    guarded,
    log1p,
    psi,
    row,
    scipy,
    series,
    trunc,
)
from .voigt import imaginary_row, voigt_row

DISPATCHED = ".dispatched"  # the same function, called with the integer that Cython adds to its parameters

erf, erfcx, expit = map(scipy, ("erf", "erfcx", "expit"))
j0, j1, y0, y1, i0, i1, k0, k1 = map(scipy, ("j0", "j1", "y0", "y1", "i0", "i1", "k0", "k1"))
i0e, i1e, k0e, k1e = map(scipy, ("i0e", "i1e", "k0e", "k1e"))
ellipk, ellipe, ellipkinc, ellipeinc, elliprd = map(scipy, ("ellipk", "ellipe", "ellipkinc", "ellipeinc", "elliprd"))
elliprf = scipy("elliprf")


def far_out(inner: Expression, *coefficients: float) -> Expression:
    """*inner* where it does not cancel; beyond, an asymptotic series: ``1/x**2`` times a polynomial in ``1/x**2``."""
    t = 1 / (where(fabs(x) < 60, 60, x) * where(fabs(x) < 60, 60, x))
    return where(fabs(x) < 60, inner, t * series(t, *coefficients))


def neighbours(name: str, sign: int, factor: float, further: Expression = ZERO) -> Expression:
    bessel = scipy(name)
    below, above = bessel(x - 1, b), bessel(x + 1, b)
    return factor * (below + above if sign > 0 else below - above) + further


def first_order(sign: int, far: Callable[[Expression], Expression]) -> Expression:
    """The derivative of ``j1`` (-1) and ``i1`` (1), which is ``far(x)`` but for cancellation near zero: there DLMF 10.2.2 and
    10.25.2, so far that nine derivatives are right at zero."""
    coefficients = (sign**k * (2 * k + 1) / (2 ** (2 * k + 1) * factorial(k) * factorial(k + 1)) for k in range(6))
    return guarded(x, 0.3, series(x * x, *coefficients), far)


SIGN = where(equal(x, 0), 0, copysign(1, x))


STRUVE_SERIES = (-2 / PI, 2 / (9 * PI), -2 / (225 * PI), 2 / (11025 * PI), -2 / (893025 * PI))
"""Of ``-struve(0, t)/t`` by ``t*t``."""


def log_slope(t: Expression) -> Expression:
    """The derivative of ``log(1 + t)/t``."""
    near = series(t, *((-1) ** n * n / (n + 1) for n in range(1, 9)))
    return guarded(t, 0.02, near, lambda t: (t / (1 + t) - log1p(t)) / (t * t))


def box_cox(logarithm: Expression) -> Expression:
    return logarithm * logarithm * exprel_slope(b * logarithm)


def inverse_box_cox(value: Expression) -> Expression:
    return value * x * x * log_slope(b * x)


def sines(*weights: float) -> Expression:
    """``0.5`` times the sum of ``w[k] m**k`` times the integral of ``sin**(2k + 2)`` from 0 to x."""
    s, product = sin(x), sin(x) * cos(x)
    integral: Expression = 0.5 * (x - product)
    total: Expression = weights[0] * integral
    m: Expression = b
    for k, weight in enumerate(weights[1:], start=1):
        product = product * (s * s)
        integral = ((2 * k + 1) * integral - product) / (2 * k + 2)
        total = total + weight * m * integral
        m = m * b
    return 0.5 * total


def delta() -> Expression:
    return sqrt(1 - b * (sin(x) * sin(x)))


def ellipkinc_by_m(m: Expression) -> Expression:
    root = sqrt(1 - m * (sin(x) * sin(x)))
    return (ellipeinc(x, m) / (1 - m) - ellipkinc(x, m) - m * sin(x) * cos(x) / ((1 - m) * root)) / (2 * m)


def elliprd_slope(t: Expression, other: Expression, last: Expression) -> Expression:
    """The derivative of ``elliprd(t, other, last)`` by t: a quotient of differences, or its series where these are small."""
    middle, half = 0.5 * (t + last), 0.5 * (last - t)
    close = fabs(half) < 5e-4 * middle
    m = where(close, middle, 1)
    part = 1 - where(close, other, 1) / m
    square = half * half / (m * m)
    terms = [scipy("hyp2f1")(0.5, 2.5 + 2 * k, 3.5 + 2 * k, part) / (2.5 + 2 * k) for k in range(2)]
    near = -0.75 * power(m, -2.5) * (terms[0] + 1.5 * square * terms[1])
    return where(close, near, -(elliprd(other, last, t) - elliprd(t, other, last)) / (4 * where(close, 1, half)))


def moment(t: Expression, other: Expression, last: Expression) -> Expression:
    """``t * elliprd_slope(t, other, last)``, which is 0 at 0."""
    nowhere = equal(t, 0)
    return where(nowhere, 0, t * elliprd_slope(where(nowhere, 1, t), other, last))


def elliprd_by_last(value: Expression, first: Expression, other: Expression, last: Expression) -> Expression:
    """The slope of ``value = elliprd(first, other, last)`` by homogeneity: the degree is -3/2."""
    return (-1.5 * value - moment(first, other, last) - moment(other, first, last)) / last


NODES = [5 / 9 + sign * sqrt_of(25 / 81 - 5 / 21) for sign in (-1, 1)]  # of Gauss and Jacobi's rule with the weight u**0.5
SHARES = [(0.6 - NODES[1]) / (NODES[0] - NODES[1]), (0.6 - NODES[0]) / (NODES[1] - NODES[0])]


def elliprj_slope(t: Expression, first: Expression, other: Expression) -> Expression:
    """The derivative of ``elliprj(t, first, other, d)`` by t: a quotient of differences (DLMF 19.18); where t is close to d,
    the mean of what it is for equal arguments."""
    close = fabs(d - t) < 1e-3 * fabs(t)
    between = [where(close, u * t + (1 - u) * d, 1) for u in NODES]
    one, two = where(close, first, 1), where(close, other, 1)
    slopes = [elliprd_by_last(elliprd(one, two, last), one, two, last) for last in between]
    near = (SHARES[0] * slopes[0] + SHARES[1] * slopes[1]) / 3
    return where(close, near, (y - elliprd(first, other, t)) / (2 * where(close, 1, d - t)))


def elliprj_partials() -> tuple[Expression, ...]:
    """The last one by homogeneity: the degree is -3/2."""
    slopes = [elliprj_slope(*order) for order in ((x, b, c), (b, c, x), (c, x, b))]
    moments = [where(equal(t, 0), 0, t * slope) for t, slope in zip((x, b, c), slopes, strict=True)]
    return *slopes, (-1.5 * y - moments[0] - moments[1] - moments[2]) / d


def struve_by_argument(sign: int) -> Expression:
    """``y / b`` of Struve functions, by their series where b is small (DLMF 11.2.1)."""
    small = fabs(where(x < 0, 1, b)) < 0.1
    v, t = where(small, x, 1), 0.5 * where(small, b, 1)
    q = sign * (t * t)
    total = 1 + q / (1.5 * (v + 1.5)) * (1 + q / (2.5 * (v + 2.5)) * (1 + q / (3.5 * (v + 3.5))))
    near = (1 / SQRT_PI) * power(t, v) * scipy("rgamma")(v + 1.5) * total
    return where(small, near, y / where(small, 1, b))


def hazard(t: Expression) -> Expression:
    """The derivative of ``log_ndtr``."""
    return (2 / SQRT_TWO_PI) / erfcx(-t / 2**0.5)


def norm(u: Expression) -> Expression:
    return sqrt(1 + u * u)


def elliprc_partials() -> tuple[Expression, Expression]:
    """Of ``elliprf(x, b, b)``; its principal value where b is negative, whose derivatives are quotients of differences."""
    principal = b < 0
    second = where(principal, 1, b)
    distance = 2 * where(principal, x - b, 1)
    by_x = where(principal, (1 / sqrt(x) - y) / distance, -elliprd(second, second, x) / 6)
    by_b = where(principal, (y - sqrt(x) / where(principal, b, 1)) / distance, -elliprd(x, second, second) / 3)
    return by_x, by_b


def elliprg_moment(t: Expression, other: Expression, last: Expression) -> Expression:
    """``t * elliprd(other, last, t) / 3``, which is 0 at 0."""
    return where(equal(t, 0), 0, t * elliprd(other, last, where(equal(t, 0), 1, t)) / 3)


def elliprg_slope(t: Expression, other: Expression, last: Expression) -> Expression:
    """Where the other two are 0 the value is ``sqrt(t) / 2``, and both terms are infinite."""
    alone = equal(other + last, 0)
    slope = (elliprf(x, b, c) - elliprg_moment(t, other, last)) / 4
    return where(alone, y / (2 * where(alone, t, 1)), slope)


def agm_slope(t: Expression, other: Expression) -> Expression:
    """The arithmetic-geometric mean is ``pi / (2 * elliprf(0, t*t, other*other))``."""
    return y * y * (2 / (3 * PI)) * fabs(t) * elliprd(0, other * other, t * t)


GAMMA = (
    row("gamma", y * psi(x), on=positive),
    row("gammaln", psi(x), on=positive),
    row("loggamma", psi(x), on=positive),
    row("rgamma", -(y * psi(x)), on=positive),
    row("psi", polygamma(IntegerConstant(1), x), on=positive),
    row("beta", y * (psi(x) - psi(x + b)), y * (psi(b) - psi(x + b)), on=(positive, positive)),
    row("betaln", psi(x) - psi(x + b), psi(b) - psi(x + b), on=(positive, positive)),
    row("binom", y * (psi(x + 1) - psi(x - b + 1)), y * (psi(x - b + 1) - psi(b + 1)), on=(within(4, 9), within(1, 3))),
    row("poch", y * (psi(x + b) - psi(x)), y * psi(x + b), on=(within(0.2, 9), within(0.2, 4))),
    row("gammainc", gamma_by_order(x, b), gamma_density(x, b), on=(within(0.3, 9), within(0.1, 9))),
    row("gammaincc", -gamma_by_order(x, b), -gamma_density(x, b), on=(within(0.3, 9), within(0.1, 9))),
    row("gammaincinv", gamma_quantile_by_order(x, y), 1 / gamma_density(x, y), on=(within(0.5, 9), within(0.1, 0.9))),
    row("gammainccinv", gamma_quantile_by_order(x, y), -1 / gamma_density(x, y), on=(within(0.5, 9), within(0.1, 0.9))),
)  # fmt: skip

ERROR_FUNCTIONS = (
    row("erf", TWO_OVER_SQRT_PI * exp(-(x * x)), on=moderate),
    row("erfc", -TWO_OVER_SQRT_PI * exp(-(x * x)), on=moderate),
    row("erfcx", where(x < 0, 2 * x * y - TWO_OVER_SQRT_PI,
                       far_out(2 * x * y - TWO_OVER_SQRT_PI, *(k / SQRT_PI for k in (-1, 1.5, -3.75, 13.125)))), on=moderate),
    row("erfi", TWO_OVER_SQRT_PI * exp(x * x), on=moderate),
    row("dawsn", far_out(1 - 2 * x * y, -0.5, -0.75, -1.875, -6.5625), on=moderate),
    row("erfinv", (0.5 * SQRT_PI) * exp(y * y), on=within(-0.99, 0.99)),
    row("erfcinv", (-0.5 * SQRT_PI) * exp(y * y), on=within(0.01, 1.9)),
    row("ndtr", (1 / SQRT_TWO_PI) * exp(-0.5 * (x * x)), on=moderate),
    row("log_ndtr", hazard(x), on=within(-30, 6)),
    row("ndtri", SQRT_TWO_PI * exp(0.5 * (y * y)), on=within(0.01, 0.99)),
    row("ndtri_exp", 1 / hazard(y), on=within(-30, -0.05)),
    row("owens_t", -exp(-0.5 * (x * x)) * erf(x * b / 2**0.5) / (2 * SQRT_TWO_PI),
        exp(-0.5 * (x * x) * (1 + b * b)) / (2 * PI * (1 + b * b)), on=(moderate, moderate)),
    voigt_row(),
)  # fmt: skip

BESSEL = (
    row("j0", -j1(x)),
    row("j1", first_order(-1, lambda t: j0(t) - j1(t) / t)),
    row("y0", -y1(x), on=positive),
    row("y1", y0(x) - y / x, on=positive),
    row("i0", i1(x)),
    row("i1", first_order(1, lambda t: i0(t) - i1(t) / t)),
    row("i0e", i1e(x) - SIGN * y, ties="0 at 0"),
    row("i1e", where(fabs(x) < 0.3, exp(-fabs(x)), 1) * first_order(1, lambda t: i0e(t) - i1e(t) / t) - SIGN * y),
    row("k0", -k1(x), on=positive),
    row("k1", -k0(x) - y / x, on=positive),
    row("k0e", y - k1e(x), on=positive),
    row("k1e", y - k0e(x) - y / x, on=positive),
    *(row(name, UNKNOWN, neighbours(name, -1, 0.5), on=(within(0.2, 4), positive)) for name in ("jv", "jve", "yv", "yve")),
    row("iv", UNKNOWN, neighbours("iv", 1, 0.5), on=(within(0.2, 4), within(0.2, 9))),
    row("ive", UNKNOWN, neighbours("ive", 1, 0.5, -(copysign(1, b) * y)), on=(within(0.2, 4), within(0.2, 9))),
    row("kv", UNKNOWN, neighbours("kv", 1, -0.5), on=(within(0.2, 4), within(0.2, 9))),
    row("kve", UNKNOWN, neighbours("kve", 1, -0.5, y), on=(within(0.2, 4), within(0.2, 9))),
    row("struve", UNKNOWN, scipy("struve")(x - 1, b) - x * struve_by_argument(-1), on=(within(0.2, 4), within(0.2, 9))),
    row("modstruve", UNKNOWN, scipy("modstruve")(x - 1, b) - x * struve_by_argument(1), on=(within(0.2, 4), within(0.2, 9))),
    row("kn", UNKNOWN, -0.5 * (scipy("kn")(trunc(x) - 1, b) + scipy("kn")(trunc(x) + 1, b)), on=(COUNT, within(0.2, 9))),
    row("yn", UNKNOWN, 0.5 * (scipy("yn")(trunc(x) - 1, b) - scipy("yn")(trunc(x) + 1, b)), on=(COUNT, within(0.2, 9))),
    row("itstruve0", scipy("struve")(0, x), on=within(0.2, 9)),
    row("it2struve0", guarded(x, 0.1, series(x * x, *STRUVE_SERIES), lambda t: -scipy("struve")(0, t) / t), on=within(0.2, 9)),
    row("itmodstruve0", scipy("modstruve")(0, x), on=within(0.2, 9)),
    row("wright_bessel", UNKNOWN, UNKNOWN, scipy("wright_bessel")(x, x + b, c),
        on=(within(0.3, 2), within(0.3, 2), within(0.2, 3))),
    row("log_wright_bessel", UNKNOWN, UNKNOWN, exp(scipy("log_wright_bessel")(x, x + b, c) - y),
        on=(within(0.3, 2), within(0.3, 2), within(0.2, 3))),
    *(row(name, scipy(f"{name}p")(x), on=within(0.2, 9)) for name in ("ber", "bei", "ker", "kei")),
    *(row(f"{first}p", sign * scipy(second)(x) - y / x, on=within(0.2, 9))
      for first, second, sign in (("ber", "bei", -1), ("bei", "ber", 1), ("ker", "kei", -1), ("kei", "ker", 1))),
)  # fmt: skip

ELLIPTIC = (
    row("ellipk", elliprd(0, 1, 1 - x) / 6, on=within(-4, 0.95)),
    row("ellipkm1", -elliprd(0, 1, x) / 6, on=within(0.05, 4)),
    row("ellipe", -elliprd(0, 1 - x, 1) / 6, on=within(-4, 0.95)),
    row("ellipkinc", 1 / delta(), guarded(b, 1e-3, sines(1, 1.5, 1.875, 2.1875), ellipkinc_by_m), on=(moderate, within(-4, 0.9))),
    row("ellipeinc", delta(), guarded(b, 1e-3, -sines(1, 0.5, 0.375, 0.3125),
                                      lambda m: (ellipeinc(x, m) - ellipkinc(x, m)) / (2 * m)), on=(moderate, within(-4, 0.9))),
    row("elliprf", -elliprd(b, c, x) / 6, -elliprd(c, x, b) / 6, -elliprd(x, b, c) / 6,
        on=(within(0.2, 1), within(1.1, 2), within(2.1, 4))),
    row("elliprd", elliprd_slope(x, b, c), elliprd_slope(b, x, c),
        elliprd_by_last(y, x, b, c),
        on=(within(0.2, 1), within(1.1, 2), within(2.1, 4))),
    row("elliprj", *elliprj_partials(), on=(within(0.2, 1), within(1.1, 2), within(2.1, 4), within(0.2, 4))),
    row("elliprc", *elliprc_partials(), on=(within(0.2, 1), within(1.1, 2))),
    row("elliprg", *(elliprg_slope(*order) for order in ((x, b, c), (b, c, x), (c, x, b))),
        on=(within(0.2, 1), within(1.1, 2), within(2.1, 4))),
    row("agm", agm_slope(x, b), agm_slope(b, x), on=(within(0.2, 1), within(1.1, 2))),
    row("lpmv", UNKNOWN, UNKNOWN, (b * c * y - where(equal(b + x, 0), 0, (b + x) * scipy("lpmv")(x, b - 1, c))) / (c * c - 1),
        on=(COUNT, within(4.2, 9), within(-0.9, 0.9))),
)  # fmt: skip

LOGARITHMS = (
    row("expit", y * expit(-x), on=moderate),
    row("logit", 1 / (x * (1 - x)), on=UNIT),
    row("log_expit", expit(-x), on=moderate),
    row("xlogy", log(b), where(equal(x, 0), 0, x / b), on=(anything, positive)),
    row("xlog1py", log1p(b), where(equal(x, 0), 0, x / (1 + b)), on=(anything, positive)),
    row("entr", -log(x) - 1, on=positive),
    row("rel_entr", log(x / b) + 1, -(x / b), on=(positive, positive)),
    row("kl_div", log(x / b), 1 - x / b, on=(positive, positive)),
    row("huber", where(fabs(b) <= x, 0, fabs(b) - x), where(fabs(b) <= x, b, x * copysign(1, b)), on=(positive, anything)),
    row("pseudo_huber", 2 * (norm(b / x) - 1) * x - b * (b / x) / norm(b / x), b / norm(b / x), on=(positive, anything)),
    row("boxcox", power(x, b - 1), box_cox(log(x)), on=(positive, within(-2, 2))),
    row("boxcox1p", power(1 + x, b - 1), box_cox(log1p(x)), on=(positive, within(-2, 2))),
    row("inv_boxcox", power(y, 1 - b), inverse_box_cox(y), on=(within(0.1, 2), UNIT)),
    row("inv_boxcox1p", power(1 + y, 1 - b), inverse_box_cox(1 + y), on=(within(0.1, 2), UNIT)),
    row("exprel", exprel_slope(x), on=moderate),
    row("spence", where(equal(x, 1), -1, log(x) / where(equal(x, 1), 1, 1 - x)), on=positive),
    row("wrightomega", y / (1 + y), on=moderate),
    row("powm1", b * power(x, b - 1), (y + 1) * log(x), on=(positive, moderate)),
)  # fmt: skip

ELEMENTARY = (
    row("expm1", exp(x), on=moderate),
    row("log1p", 1 / (1 + x), on=positive),
    row("cbrt", 1 / (3 * (y * y)), on=positive),
    row("exp2", LN2 * y, on=moderate),
    row("exp10", LN10 * y, on=moderate),
    row("cosm1", -sin(x)),
    row("sindg", DEGREE * scipy("cosdg")(x)),
    row("cosdg", -DEGREE * scipy("sindg")(x)),
    row("tandg", DEGREE * (1 + y * y)),
    row("cotdg", -DEGREE * (1 + y * y), on=positive),
    row("round", ZERO, ties=FLAT),
)

INTEGRALS = (
    row("exp1", -exp(-x) / x, on=positive),
    row("expi", exp(x) / x, on=positive),
    row("expn", UNKNOWN, -where(x < 1, y * (1 + 1 / b), scipy("expn")(where(x < 1, 1, x) - 1, b)), on=(COUNT, positive)),
    row("hyp0f1", UNKNOWN, scipy("hyp0f1")(x + 1, b) / x, on=(within(0.5, 4), moderate)),
    row("hyp1f1", UNKNOWN, UNKNOWN, x / b * scipy("hyp1f1")(x + 1, b + 1, c), on=(within(0.5, 4), within(0.5, 4), moderate)),
    row("hyp2f1", UNKNOWN, UNKNOWN, UNKNOWN, x * b / c * scipy("hyp2f1")(x + 1, b + 1, c + 1, d),
        on=(within(0.5, 2), within(0.5, 2), within(2.5, 4), within(-0.7, 0.7))),
    row("hyperu", UNKNOWN, UNKNOWN, -x * scipy("hyperu")(x + 1, b + 1, c), on=(within(0.5, 3), within(0.5, 3), within(0.5, 5))),
)  # fmt: skip

jacobi, gegenbauer, chebyu, binom = map(scipy, ("eval_jacobi", "eval_gegenbauer", "eval_chebyu", "binom"))


def unless_flat(factor: Expression, degree: Expression, slope: Callable[[Expression], Expression]) -> Expression:
    """``slope(degree)``; 0 where the factor is 0, as of a polynomial of degree 0."""
    return where(equal(factor, 0), 0, slope(where(equal(factor, 0), 1, degree)))


def chebyt_slope(t: Expression) -> Expression:
    return unless_flat(x, x, lambda n: n * chebyu(n - 1, t))


def chebyu_slope(t: Expression) -> Expression:
    """Half of it; ``U[-2 - n]`` is ``-U[n]``."""
    n = fabs(x + 1) - 1
    return copysign(1, x + 1) * unless_flat(n * (n + 1), n, lambda n: gegenbauer(n - 1, 2, t))


def legendre_slope(t: Expression) -> Expression:
    """``P[-1 - n]`` is ``P[n]``."""
    n = fabs(x + 0.5) - 0.5
    return unless_flat(n, n, lambda n: 0.5 * (n + 1) * jacobi(n - 1, 1, 1, t))


POLYNOMIALS = (
    row("eval_jacobi", UNKNOWN, UNKNOWN, UNKNOWN,
        unless_flat(x * (x + b + c + 1), x, lambda n: 0.5 * (n + b + c + 1) * jacobi(n - 1, b + 1, c + 1, d)),
        on=(within(1, 5), within(0.1, 3), within(0.1, 3), within(-0.9, 0.9))),
    row("eval_sh_jacobi", UNKNOWN, UNKNOWN, UNKNOWN,
        unless_flat(x * (x + b), x, lambda n: (n + b) * jacobi(n - 1, b - c + 1, c, 2 * d - 1) / binom(2 * n + b - 1, n)),
        on=(within(1, 5), within(2, 3), within(0.5, 1.5), UNIT)),
    row("eval_gegenbauer", UNKNOWN, UNKNOWN, unless_flat(x * (x + 1) * b, x, lambda n: 2 * b * gegenbauer(n - 1, b + 1, c)),
        on=(within(1, 5), within(0.1, 3), within(-0.9, 0.9))),
    row("eval_chebyt", UNKNOWN, chebyt_slope(b), on=(within(1, 5), within(-0.9, 0.9))),
    row("eval_chebyu", UNKNOWN, 2 * chebyu_slope(b), on=(within(1, 5), within(-0.9, 0.9))),
    row("eval_chebyc", UNKNOWN, chebyt_slope(0.5 * b), on=(within(1, 5), within(-1.9, 1.9))),
    row("eval_chebys", UNKNOWN, chebyu_slope(0.5 * b), on=(within(1, 5), within(-1.9, 1.9))),
    row("eval_sh_chebyt", UNKNOWN, 2 * chebyt_slope(2 * b - 1), on=(within(1, 5), UNIT)),
    row("eval_sh_chebyu", UNKNOWN, 4 * chebyu_slope(2 * b - 1), on=(within(1, 5), UNIT)),
    row("eval_legendre", UNKNOWN, legendre_slope(b), on=(within(1, 5), within(-0.9, 0.9))),
    row("eval_sh_legendre", UNKNOWN, 2 * legendre_slope(2 * b - 1), on=(within(1, 5), UNIT)),
    row("eval_laguerre", UNKNOWN, -scipy("eval_genlaguerre")(x - 1, 1, b), on=(within(1, 5), within(0.1, 5))),
    row("eval_genlaguerre", UNKNOWN, UNKNOWN, -scipy("eval_genlaguerre")(x - 1, b + 1, c),
        on=(within(1, 5), within(0.1, 3), within(0.1, 5))),
)  # fmt: skip

SPECIAL_ROWS: tuple[ScalarRule, ...] = (
    *GAMMA, *ERROR_FUNCTIONS, *BESSEL, *ELLIPTIC, *LOGARITHMS, *ELEMENTARY, *DISTRIBUTIONS, *INTEGRALS, *POLYNOMIALS)  # fmt: skip
DISPATCH = Interval(0, 1, "0", integers=True)


def dispatched(found: ScalarRule) -> ScalarRule:
    """The row of the same function, called with the integer that Cython adds to its parameters."""
    outputs = tuple((*partials, ZERO) for partials in found.outputs)
    return replace(found, name=found.name + DISPATCHED, outputs=outputs, on=(*found.on, DISPATCH),
                   names=(*found.names, "dispatch"), integers=frozenset({found.arity}))  # fmt: skip


def special_rows(present: Sequence[str]) -> list[ScalarRule]:
    """The rows of the functions that bear these symbols."""
    return [_known_rows()[symbol] for symbol in present if symbol in _known_rows()]


@cache
def _known_rows() -> dict[str, ScalarRule]:
    rows = (*SPECIAL_ROWS, *counted_rows(SPECIAL_ROWS, PREFIX), imaginary_row(), *quotient_rows())
    return {made.name: made for found in rows for made in (found, dispatched(found))}
