"""Rows of complex arithmetic and of C's complex functions, as functions of real and imaginary parts.

    cexp: (x + ib) -> (y0 + iy1)       dy0 = y0 dx - y1 db       dy1 = y1 dx + y0 db

A holomorphic function is one line: its complex derivative (u, v) gives all four partials, u -v v u (Cauchy and Riemann).
The C functions take two doubles where the calling convention says so (x86-64, AArch64); the float ones are passed packed on
x86-64 and are refused.
"""

from __future__ import annotations

from .expression import Expression
from .rule import ScalarRule, anything, moderate, positive, rule, within
from .scalar_math import b, c, cos, cosh, d, over_norm, sin, sinh, x, y0_result, y1_result

UNDEFINED_AT_ZERO = "undefined (NaN) at 0"
p, q = y0_result, y1_result


def holomorphic(name: str, real: Expression, imaginary: Expression, **facts) -> ScalarRule:
    """A row from the real and the imaginary part of the complex derivative."""
    outputs = [[real, -imaginary], [imaginary, real]]
    return rule(name, outputs=outputs, **({"on": moderate, "strong_zero": True, "cost": 20} | facts))


def reciprocal(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    """1/(real + i imaginary)."""
    over_real, over_imaginary = over_norm(real, imaginary)
    return over_real, -over_imaginary


def half_reciprocal(real: Expression, imaginary: Expression) -> tuple[Expression, Expression]:
    inverse = reciprocal(real, imaginary)
    return 0.5 * inverse[0], 0.5 * inverse[1]


def division() -> list[list[Expression]]:
    """(x + ib)/(c + id) = p + iq: by the numerator 1/w, by the denominator -z/w."""
    over_c, over_d = over_norm(c, d)
    real, imaginary = p * over_c + q * over_d, q * over_c - p * over_d  # z/w
    return [[over_c, over_d, -real, imaginary], [-over_d, over_c, -imaginary, -real]]


COMPLEX = (
    rule("complex_multiply", outputs=[[c, -d, x, -b], [d, c, b, x]], cost=4),
    rule("complex_divide", outputs=division(), on=(anything, anything, positive, anything), strong_zero=True,
         ties="undefined (NaN) where the denominator is 0"),
    holomorphic("cexp", p, q),
    holomorphic("clog", *reciprocal(x, b), ties=UNDEFINED_AT_ZERO, on=(positive, anything)),
    holomorphic("csqrt", *half_reciprocal(p, q), ties=UNDEFINED_AT_ZERO, on=(positive, anything)),
    holomorphic("csin", cos(x) * cosh(b), -(sin(x) * sinh(b))),
    holomorphic("ccos", -(sin(x) * cosh(b)), -(cos(x) * sinh(b))),
    holomorphic("csinh", cosh(x) * cos(b), sinh(x) * sin(b)),
    holomorphic("ccosh", sinh(x) * cos(b), cosh(x) * sin(b)),
    holomorphic("ctan", 1 + (p * p - q * q), 2 * (p * q), on=within(-1.4, 1.4)),
    holomorphic("ctanh", 1 - (p * p - q * q), -2 * (p * q), on=within(-1.4, 1.4)),
)  # fmt: skip
