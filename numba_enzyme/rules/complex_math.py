"""Rows of complex arithmetic and of C's complex functions, as functions of real and imaginary parts.

    cexp: (x + ib) -> (y0 + iy1)       dy0 = y0 dx - y1 db       dy1 = y1 dx + y0 db

A holomorphic function is one line: its complex derivative (u, v) gives all four partials, u -v v u (Cauchy and Riemann).
The C functions take two doubles where the calling convention says so (x86-64, AArch64); the float ones are passed packed on
x86-64 and are refused.
"""

from __future__ import annotations

from .expression import Expression, SmallestNormal, equal, function, named, where
from .rule import Interval, ScalarRule, anything, moderate, positive, rule, within
from .scalar_math import (
    LN2,
    b,
    base_of,
    c,
    copysign,
    cos,
    cosh,
    d,
    fabs,
    one_minus_square,
    over_norm,
    sech,
    sin,
    sinh,
    sqrt,
    tanh,
    x,
    y0_result,
    y1_result,
)

UNDEFINED_AT_ZERO = "undefined (NaN) at 0"
AROUND_ONE = Interval(0.5, 2.0, "all x")
AROUND_ONE_AND_ZERO = (AROUND_ONE, within(-1, 1), AROUND_ONE, within(-1, 1))
p, q = y0_result, y1_result
atan2 = function("atan2")
log_modulus, times_log_real, times_log_imaginary = (
    function(name) for name in ("log_modulus", "times_log_real", "times_log_imaginary"))  # fmt: skip
power_real, power_imaginary = function("complex_power_real"), function("complex_power_imaginary")


def holomorphic(name: str, real: Expression, imaginary: Expression, **facts) -> ScalarRule:
    """A row from the real and the imaginary part of the complex derivative."""
    outputs = [[real, -imaginary], [imaginary, real]]
    return rule(name, outputs=outputs, **({"on": moderate, "cost": 20} | facts))


def reciprocal(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    """1/(real + i imaginary)."""
    over_real, over_imaginary = over_norm(real, imaginary)
    return over_real, -over_imaginary


def half_reciprocal(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    inverse = reciprocal(real, imaginary)
    return 0.5 * inverse[0], 0.5 * inverse[1]


def square_over(size: Expression, real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    """(size / (real + i imaginary))^2: 1/cosh^2 keeps its digits where tanh is nearly 1, and does not overflow."""
    over_real, over_imaginary = reciprocal(real, imaginary)
    u, v = size * over_real, size * over_imaginary
    return (u - v) * (u + v), 2 * (u * v)


def from_one(real: Expression, imaginary: Expression) -> tuple[Expression, Expression, Expression]:
    """s, and real and imaginary part of s^2 (1 - z^2): s is 1, or smaller where z^2 would overflow."""
    small = sqrt(SmallestNormal()) / 256
    scale = named("scale", real, imaginary)(where((fabs(real) + fabs(imaginary)) * small > 2.0**-9, small, 1))
    u, v = real * scale, imaginary * scale
    near = one_minus_square(real) + imaginary * imaginary
    square = where(fabs(real) + fabs(imaginary) > 2, scale * scale - (u - v) * (u + v), near)
    return scale, square, -2 * (u * v)


def over_root_from_one(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    """1/sqrt(1 - z^2), the slope of the arc sine."""
    scale, u, v = from_one(real, imaginary)
    return scale * power_real(u, v, -0.5, 0), scale * power_imaginary(u, v, -0.5, 0)


def over_from_one(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    """1/(1 - z^2), the slope of the inverse hyperbolic tangent; of a large z the product of 1/(1 - z) and 1/(1 + z)."""
    size = fabs(real) + fabs(imaginary)
    u, v = where(size > 2, 0, real), where(size > 2, 0, imaginary)
    inner = reciprocal(one_minus_square(u) + v * v, -2 * (u * v))
    (first, second), (third, fourth) = reciprocal(1 - real, -imaginary), reciprocal(1 + real, imaginary)
    outer = first * third - second * fourth, first * fourth + second * third
    return where(size > 2, outer[0], inner[0]), where(size > 2, outer[1], inner[1])


def acosh_slope() -> tuple[Expression, Expression]:
    """i/sqrt(1 - z^2) below the real axis, and minus that above it."""
    real, imaginary = over_root_from_one(x, b)
    return copysign(1, b) * imaginary, -(copysign(1, b) * real)


def division() -> list[list[Expression]]:
    """(x + ib)/(c + id) = p + iq: by the numerator 1/w, by the denominator -z/w."""
    over_c, over_d = over_norm(c, d)
    real, imaginary = p * over_c + q * over_d, q * over_c - p * over_d  # z/w
    return [[over_c, over_d, -real, imaginary], [-over_d, over_c, -imaginary, -real]]


def power() -> list[list[Expression]]:
    """(x + ib)^(c + id) = z^v: by the base v z^(v - 1), by the exponent z^v log z."""
    size = fabs(x) + fabs(b)
    base = [base_of(fabs(c) + fabs(d), size, part, at_zero) for part, at_zero in ((x, 1), (b, b))]
    below, across = power_real(*base, c - 1, d), power_imaginary(*base, c - 1, d)
    real, imaginary = c * below - d * across, c * across + d * below
    imaginary = where(size <= where(c < 1, 0, -1), 0, imaginary)
    by_v, by_iv = power_times_log(size)
    return [[real, -imaginary, by_v, -by_iv], [imaginary, real, by_iv, by_v]]


def power_times_log(size: Expression) -> tuple[Expression, Expression]:
    """z^v log z, where c >= 1 as z^(v - 1) (z log z): its derivative z^(v - 1) (v log z + 1) may be a number where z^v is not."""
    higher, huge = c >= 1, size > 2.0**-24 / SmallestNormal()
    scale, log_of_scale = where(huge, 2.0**-20, 1), where(huge, -20 * LN2, 0)  # z log z overflows before z does
    u, v = x * scale, b * scale
    scaled = times_log_real(u, v) - log_of_scale * u, times_log_imaginary(u, v) - log_of_scale * v
    real = where(higher, scaled[0], log_modulus(where(equal(size, 0), 1, x), b))
    imaginary = where(higher, scaled[1], atan2(b, x))
    exponent, weight = where(higher, c - 1, c), where(higher, 1 / scale, 1)
    p, q = weight * power_real(x, b, exponent, d), weight * power_imaginary(x, b, exponent, d)
    vanishes = size <= where(c > 0, 0, -1)
    return where(vanishes, 0, p * real - q * imaginary), where(vanishes, 0, p * imaginary + q * real)


POWER = power()
POWER_TIES = "infinite at 0 where the exponent's real part is below 1"

COMPLEX = (
    rule("complex_multiply", outputs=[[c, -d, x, -b], [d, c, b, x]], cost=4),
    rule("complex_divide", outputs=division(), on=(anything, anything, positive, anything),
         ties="undefined (NaN) where the denominator is 0"),
    rule("complex_power", outputs=POWER, on=AROUND_ONE_AND_ZERO, cost=60, ties=POWER_TIES),
    rule("complex_power_real", *POWER[0], on=AROUND_ONE_AND_ZERO, cost=60, ties=POWER_TIES),
    rule("complex_power_imaginary", *POWER[1], on=AROUND_ONE_AND_ZERO, cost=60, ties=POWER_TIES),
    rule("log_modulus", *over_norm(x, b), ties=UNDEFINED_AT_ZERO, on=(positive, anything), cost=20),
    rule("times_log_real", log_modulus(x, b) + 1, -atan2(b, x), ties="infinite at 0", on=(positive, anything), cost=30),
    rule("times_log_imaginary", atan2(b, x), log_modulus(x, b) + 1, ties="infinite at 0", on=(positive, anything), cost=30),
    holomorphic("cexp", p, q),
    holomorphic("clog", *reciprocal(x, b), ties=UNDEFINED_AT_ZERO, on=(positive, anything)),
    holomorphic("csqrt", *half_reciprocal(p, q), ties=UNDEFINED_AT_ZERO, on=(positive, anything)),
    holomorphic("csin", cos(x) * cosh(b), -(sin(x) * sinh(b))),
    holomorphic("ccos", -(sin(x) * cosh(b)), -(cos(x) * sinh(b))),
    holomorphic("csinh", cosh(x) * cos(b), sinh(x) * sin(b)),
    holomorphic("ccosh", sinh(x) * cos(b), cosh(x) * sin(b)),
    holomorphic("ctan", *square_over(sech(b), cos(x), -(tanh(b) * sin(x))), on=within(-1, 1)),
    holomorphic("ctanh", *square_over(sech(x), cos(b), tanh(x) * sin(b)), on=within(-1, 1)),
)  # fmt: skip
