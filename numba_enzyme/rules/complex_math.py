"""Rows of complex arithmetic and of C's complex functions, as functions of real and imaginary parts.

    cexp: (x + ib) -> (y0 + iy1)       dy0 = y0 dx - y1 db       dy1 = y1 dx + y0 db

A holomorphic function is one line: its complex derivative (u, v) gives all four partials, u -v v u (Cauchy and Riemann).
The C functions take two doubles where the calling convention says so (x86-64, AArch64); the float ones are passed packed on
x86-64 and are refused.
"""

from __future__ import annotations

from .expression import Expression, SmallestNormal, equal, function, named, where
from .rule import Interval, ScalarRule, anything, moderate, positive, rule, within
from .scalar_math import b, c, cos, cosh, d, fabs, log, over_norm, sech, sin, sinh, tanh, x, y0_result, y1_result

UNDEFINED_AT_ZERO = "undefined (NaN) at 0"
AROUND_ONE = Interval(0.5, 2.0, "all x")
p, q = y0_result, y1_result
hypot, atan2 = function("hypot"), function("atan2")


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


def division() -> list[list[Expression]]:
    """(x + ib)/(c + id) = p + iq: by the numerator 1/w, by the denominator -z/w."""
    over_c, over_d = over_norm(c, d)
    real, imaginary = p * over_c + q * over_d, q * over_c - p * over_d  # z/w
    return [[over_c, over_d, -real, imaginary], [-over_d, over_c, -imaginary, -real]]


def power() -> list[list[Expression]]:
    """(x + ib)^(c + id) = w: by the base v w/z, by the exponent w log z; at z = 0 what the power v z^(v - 1) is there.

    Where w may underflow, 2 z and 3 z^2 stand for themselves: their derivatives do not underflow.
    """
    sum_of_parts = fabs(x) + fabs(b)
    at_zero = sum_of_parts <= where(c >= 3, SmallestNormal(), 0)  # 1/z may overflow, and z^(v - 2) is not felt
    larger = where(fabs(x) >= fabs(b), fabs(x), fabs(b))
    size = named("size", x, b)(where(at_zero, 1, where(equal(larger - larger, 0), larger, 1)))
    over_x, over_b = over_norm(where(at_zero, 1, x) / size, b / size)  # 1/z overflows where z is subnormal
    along, across = (c * p - d * q) / size, (c * q + d * p) / size  # v w
    identity = where(equal(c, 1), where(equal(d, 0), 1, 0), where(equal(c, 0), 0, where(c < 1, 1 / sum_of_parts, 0)))
    real = where(at_zero, identity, along * over_x + across * over_b)
    imaginary = where(at_zero, 0, across * over_x - along * over_b)
    for exponent, power_of_sum, exact in ((3, sum_of_parts * sum_of_parts * sum_of_parts, (3 * (x * x - b * b), 6 * (x * b))),
                                          (2, sum_of_parts * sum_of_parts, (2 * x, 2 * b))):  # fmt: skip
        vanishes = equal(where(power_of_sum < SmallestNormal(), fabs(c - exponent) + fabs(d), 1), 0)
        real, imaginary = where(vanishes, exact[0], real), where(vanishes, exact[1], imaginary)
    length, angle = log(where(at_zero, 1, hypot(x, b))), atan2(b, x)
    by_v, by_iv = p * length - q * angle, p * angle + q * length
    return [[real, -imaginary, by_v, -by_iv], [imaginary, real, by_iv, by_v]]


COMPLEX = (
    rule("complex_multiply", outputs=[[c, -d, x, -b], [d, c, b, x]], cost=4),
    rule("complex_divide", outputs=division(), on=(anything, anything, positive, anything),
         ties="undefined (NaN) where the denominator is 0"),
    rule("complex_power", outputs=power(), on=(AROUND_ONE, within(-1, 1), AROUND_ONE, within(-1, 1)), cost=60,
         ties="infinite at 0 where the exponent's real part is below 1"),
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
