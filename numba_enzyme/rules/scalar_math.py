"""THE TABLE: one row per scalar function. Everything else about a function is derived from its row.

    rule("exp", y)      tangent: dy = y dx     adjoint: dx += y dy     keeps: y     needs no argument

x, b, c are the arguments, n an integer one, y the result. Calls in formulas name other rows. A row states ``ties`` if the
function has a kink or a jump. Laws for authors of rows stand in the package's docstring.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from .expression import (
    ZERO,
    Argument,
    Condition,
    Expression,
    IntegerConstant,
    IntegerOffset,
    Operand,
    Result,
    SmallestNormal,
    ToFloat,
    equal,
    function,
    is_nan,
    named,
    where,
)
from .rule import (
    ARITHMETIC,
    SPECIAL,
    ScalarRule,
    anything,
    flat,
    moderate,
    orders,
    positive,
    rule,
    small_integers,
    within,
)

x, b, c, d = (Argument(i) for i in range(4))
y = y0_result = Result()
y1_result = Result(1)

LN2 = math.log(2.0)
LN10 = math.log(10.0)
PI = math.pi
SQRT_PI = math.sqrt(math.pi)
SQRT_TWO_PI = math.sqrt(2.0 * math.pi)
TWO_OVER_SQRT_PI = 2.0 / SQRT_PI

cos, sin, cosh, sinh = function("cos"), function("sin"), function("cosh"), function("sinh")
exp, exp2, log, power, sqrt = function("exp"), function("exp2"), function("log"), function("pow"), function("sqrt")
fabs, copysign, rint, powi = function("fabs"), function("copysign"), function("rint"), function("powi")
sinpi, cospi = function("sinpi"), function("cospi")
j0, j1, jn = function("j0"), function("j1"), function("jn")
i0, i1 = function("cyl_bessel_i0"), function("cyl_bessel_i1")
y0, y1, yn = function("y0"), function("y1"), function("yn")
digamma, polygamma = function("digamma"), function("polygamma")
hypot, tanh, sech, logistic = function("hypot"), function("tanh"), function("sech"), function("logistic")
spherical_jn = function("spherical_jn")
power_log, given_direction = function("given_power_log"), function("given_direction")  # these take their value last
constant = function("given_constant")

FIRST_WINS = "equal arguments: the first one has the derivative"
FLAT = "jumps have derivative 0"


def nonzero(value: Expression) -> Expression:
    """The value, or 1 in place of 0: a divisor in a branch of ``where`` that is not taken at 0."""
    return where(equal(value, 0), 1, value)


def chosen(condition: Condition) -> tuple[Expression, Expression]:
    """Partials of a function that returns its first argument where the condition holds or the second one is NaN."""
    first = where(condition, 1, where(is_nan(b), 1, 0))
    second = where(condition, 0, where(is_nan(b), 0, 1))
    return first, second


def one_minus_square(u: Expression) -> Expression:
    """1 - u^2 without cancellation, and without one in its derivative -2 u."""
    return named("one_minus_square", u)(where(fabs(u) < 0.5, 1 - u * u, (1 - u) * (1 + u)))


def over_norm(u: Expression, v: Expression) -> tuple[Expression, Expression]:
    """``u/(u*u + v*v)`` and ``v/(u*u + v*v)`` without overflow or underflow on the way."""
    u_larger = fabs(u) >= fabs(v)
    larger = named("larger", u, v)(where(u_larger, u, v))
    ratio = named("ratio", u, v)(where(u_larger, v, u) / larger)
    large_part = named("large_part", u, v)(1 / (1 + ratio * ratio) / larger)
    small_part = named("small_part", u, v)(ratio * large_part)
    first = named("over_norm", u, v)(where(u_larger, large_part, small_part))
    second = named("over_norm", v, u)(where(u_larger, small_part, large_part))
    return first, second


def base_of(exponent: Expression, size: Expression, part: Expression, at_zero: Operand) -> Expression:
    """A part of the base of v z^(v - 1): where v is 0, neither 1/z nor 1/z^2, of the derivative, is felt where not finite."""
    small = where(size >= 2 * sqrt(SmallestNormal()), part, where(size >= SmallestNormal(), constant(part), at_zero))
    return where(equal(exponent, 0), small, part)


def pow_partials() -> tuple[Expression, Expression]:
    """Guards: x^b with b = 0 near x = 0 (0 times an overflow), and the logarithm where x = 0 or the power vanished."""
    base = base_of(b, fabs(x), x, 1)
    logarithm = log(where(equal(x, 0), 1, where(equal(y, 0), 1, x)))
    return b * power(base, b - 1), power_log(x, b, y * logarithm)


def power_log_partials() -> tuple[Expression, Expression]:
    """Of x^b log x: by x it may be a number where x^b is 0 or infinite."""
    below = power(x, b - 1)
    by_x, by_b = (log(where(equal(x, 0), 1, where(equal(factor, 0), 1, x))) for factor in (below, y))
    return below * where(equal(x, 0), 0, b * by_x + 1), y * by_b


def bessel_of_order_one(order_zero: Callable[..., Expression]) -> Expression:
    return where(equal(x, 0), 0.5, order_zero(x) - y / nonzero(x))


def neighbours(bessel: Callable[..., Expression]) -> Expression:
    """The derivative of a spherical Bessel function: ``(n f(n-1) - (n+1) f(n+1)) / (2n+1)``, without a division by x."""
    order = ToFloat(x)
    below, above = bessel(IntegerOffset(x, -1), b), bessel(IntegerOffset(x, 1), b)
    return (order * below - (order + 1) * above) / (2 * order + 1)


def direction(u: Expression, v: Expression, norm: Expression) -> Expression:
    """u/norm, 0 at the origin: (v/norm)^2/norm is the derivative by u, where that of the quotient would cancel."""
    return named("direction", u, v)(given_direction(u, v, where(equal(norm, 0), 0, u / nonzero(norm))))


def direction_partials() -> tuple[Expression, Expression]:
    norm = hypot(x, b)
    across = direction(b, x, norm)
    return across * across / nonzero(norm), -(y * across) / nonzero(norm)


def inverse_of_one_plus_square(u: Expression) -> Expression:
    """1/(1 + u^2), of a large u the square of 1/u: the derivative is small as well, and does not overflow on the way."""
    large = fabs(u) * sqrt(sqrt(SmallestNormal())) > 4
    inverse = 1 / where(large, u, 1 + u * u)
    return where(large, inverse * inverse, inverse)


def norm_partials(dimension: int) -> list[Expression]:
    """Of the Euclidean norm: the unit vector, and 0 at the origin."""
    return [where(equal(y, 0), 0, component / nonzero(y)) for component in (x, b, c, d)[:dimension]]


def reciprocal_norm_partials(dimension: int) -> list[Expression]:
    return [-(y * y * y) * component for component in (x, b, c, d)[:dimension]]


ARC = within(-1, 1)
OVER_NORM_COSINE, OVER_NORM_SINE = over_norm(b, x)
OVER_NORM_REAL, OVER_NORM_IMAGINARY = over_norm(x, b)
QUOTIENT = rint((y - x) / b)  # how often b was taken away: exact, unlike trunc(x/b)

ELEMENTARY = (
    rule("sin", cos(x)),
    rule("cos", -sin(x)),
    rule("tan", 1 + y * y, on=within(-1.5, 1.5)),
    rule("sincos", outputs=[[y1_result], [-y0_result]]),
    rule("sinpi", PI * cospi(x)),
    rule("cospi", -PI * sinpi(x)),
    rule("sincospi", outputs=[[PI * y1_result], [-PI * y0_result]]),
    rule("asin", 1 / sqrt(one_minus_square(x)), on=ARC),
    rule("acos", -1 / sqrt(one_minus_square(x)), on=ARC),
    rule("atan", inverse_of_one_plus_square(x)),
    rule("atan2", OVER_NORM_COSINE, -OVER_NORM_SINE, ties="undefined (NaN) at (0, 0)"),
    rule("carg", -OVER_NORM_IMAGINARY, OVER_NORM_REAL, ties="undefined (NaN) at 0"),
    rule("sinh", cosh(x)),
    rule("cosh", sinh(x)),
    rule("tanh", sech(x) * sech(x), on=moderate),
    rule("sech", -(y * tanh(x)), on=moderate),
    rule("logistic", y * logistic(-x), on=moderate),
    rule("asinh", 1 / hypot(1, x)),
    rule("acosh", 1 / (sqrt(x - 1) * sqrt(x + 1)), on=within(1, 20)),
    rule("atanh", 1 / one_minus_square(x), on=ARC),
    rule("exp", y),
    rule("exp2", LN2 * y),
    rule("exp10", LN10 * y),
    rule("expm1", exp(x)),
    rule("log", 1 / x, on=positive),
    rule("log2", (1 / LN2) / x, on=positive),
    rule("log10", (1 / LN10) / x, on=positive),
    rule("log1p", 1 / (1 + x), on=within(-1, 20)),
    rule("sqrt", 0.5 * (1 / y), on=positive, cost=4),
    rule("half_power", 0.5 * (1 / y), on=positive, cost=4),
    rule("rsqrt", -0.5 * y / x, on=positive, cost=6),
    rule("reciprocal", -(y * y), on=positive, cost=4),
    rule("cbrt", 1 / (3 * (y * y))),
    rule("rcbrt", y / (-3 * x)),
    rule("pow", *pow_partials(), on=(positive, within(-3, 3)),
         ties="x = 0: by b it is 0 if b >= 0; b = 0: by x it is 0"),
    rule("powi", ToFloat(b) * powi(where(equal(ToFloat(b), 0), 1, x), IntegerOffset(b, -1)), ZERO,
         on=(positive, small_integers), names=("x", "n")),
    rule("hypot", direction(x, b, y), direction(b, x, y), ties="0 at the origin"),
    rule("rhypot", *reciprocal_norm_partials(2)),
    *(rule(f"norm{n}d", *norm_partials(n), ties="0 at the origin") for n in (3, 4)),
    *(rule(f"rnorm{n}d", *reciprocal_norm_partials(n)) for n in (3, 4)),
)  # fmt: skip

PIECEWISE = (
    rule("fabs", where(equal(x, 0), 0, copysign(1, x)), ties="0 at 0", cost=ARITHMETIC),
    rule("copysign", where(equal(x, 0), 0, copysign(1, x) * copysign(1, b)), ZERO, ties="0 at x = 0", cost=ARITHMETIC),
    *(rule(name, *chosen(x <= b), ties=FIRST_WINS + "; a NaN has none", cost=ARITHMETIC)
      for name in ("fmin", "minnum", "minimum", "minimumnum")),
    *(rule(name, *chosen(x >= b), ties=FIRST_WINS + "; a NaN has none", cost=ARITHMETIC)
      for name in ("fmax", "maxnum", "maximum", "maximumnum")),
    rule("saturate", where(x > 0, where(x < 1, 1, 0), 0), ties="0 at 0 and at 1", cost=ARITHMETIC),
    rule("fdim", where(x > b, 1, 0), where(x > b, -1, 0), ties="0 where x = b", cost=ARITHMETIC),
    rule("fmod", 1, QUOTIENT, on=(anything, positive), ties=FLAT),
    rule("remainder", 1, QUOTIENT, on=(anything, positive), ties=FLAT),
    *flat("floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven", ties=FLAT),
    *flat("logb", ties=FLAT, cost=4),
    rule("modf", outputs=[[1], [0]], ties=FLAT + "; the fraction has derivative 1", cost=4),
    rule("frexp", outputs=[[where(equal(x, 0), 1, y / nonzero(x))], [0]], integer_outputs=frozenset({1}), ties=FLAT, cost=4),
    rule("remquo", outputs=[[1, QUOTIENT], [0, 0]], on=(anything, positive), integer_outputs=frozenset({1}), ties=FLAT),
    rule("significand", where(equal(x, 0), 1, y / nonzero(x)), on=positive, ties=FLAT, cost=4),
    rule("nextafter", 1, ZERO, ties="moves with its first argument", cost=4),
)  # fmt: skip

LINEAR = (
    rule("fneg", -1, cost=ARITHMETIC),
    rule("fadd", 1, 1, cost=ARITHMETIC),
    rule("fsub", 1, -1, cost=ARITHMETIC),
    rule("fmul", b, x, cost=ARITHMETIC),
    # One division for both operands, and for all quotients by one number: it costs as much as a dozen products.
    rule("fdiv", 1 / b, -(y * (1 / b)), on=(anything, positive), cost=4),
    rule("frem", 1, QUOTIENT, on=(anything, positive), ties=FLAT),
    rule("fma", b, x, 1, cost=ARITHMETIC),
    rule("fmuladd", b, x, 1, cost=ARITHMETIC),
    rule("canonicalize", 1, cost=ARITHMETIC),
    rule("arithmetic.fence", 1, cost=ARITHMETIC),
    rule("ldexp", exp2(ToFloat(b)), ZERO, on=(anything, small_integers), names=("x", "n"), cost=4),
)

SPECIAL_FUNCTIONS = (
    rule("erf", TWO_OVER_SQRT_PI * exp(-(x * x)), on=moderate),
    rule("erfc", -TWO_OVER_SQRT_PI * exp(-(x * x)), on=moderate),
    rule("erfinv", (0.5 * SQRT_PI) * exp(y * y), on=ARC),
    rule("erfcinv", (-0.5 * SQRT_PI) * exp(y * y), on=within(0, 2)),
    rule("normcdf", (1 / SQRT_TWO_PI) * exp(-0.5 * (x * x)), on=moderate),
    rule("normcdfinv", SQRT_TWO_PI * exp(0.5 * (y * y)), on=within(0, 1)),
    rule("tgamma", y * digamma(x), on=positive, cost=SPECIAL),
    rule("lgamma", digamma(x), on=positive, cost=SPECIAL),
    rule("lgamma_r", outputs=[[digamma(x)], [0]], on=positive, integer_outputs=frozenset({1}), cost=SPECIAL),
    rule("digamma", polygamma(IntegerConstant(1), x), on=positive, cost=SPECIAL),
    rule("polygamma", ZERO, polygamma(IntegerOffset(x, 1), b), on=(orders, positive), names=("n", "x"),
         cost=SPECIAL),
    rule("j0", -j1(x), cost=SPECIAL),
    rule("j1", bessel_of_order_one(j0), cost=SPECIAL),
    rule("jn", ZERO, 0.5 * (jn(IntegerOffset(x, -1), b) - jn(IntegerOffset(x, 1), b)), on=(orders, anything), names=("n", "x"),
         cost=SPECIAL),
    rule("spherical_jn", ZERO, neighbours(spherical_jn), on=(orders, anything), names=("n", "x"), cost=SPECIAL),
    rule("cyl_bessel_i0", i1(x), cost=SPECIAL),
    rule("cyl_bessel_i1", bessel_of_order_one(i0), cost=SPECIAL),
    rule("y0", -y1(x), on=positive, cost=SPECIAL),
    rule("y1", y0(x) - y / x, on=positive, cost=SPECIAL),
    rule("yn", ZERO, 0.5 * (yn(IntegerOffset(x, -1), b) - yn(IntegerOffset(x, 1), b)), on=(orders, positive), names=("n", "x"),
         cost=SPECIAL),
)  # fmt: skip


ROWS: tuple[ScalarRule, ...] = ELEMENTARY + PIECEWISE + LINEAR + SPECIAL_FUNCTIONS
