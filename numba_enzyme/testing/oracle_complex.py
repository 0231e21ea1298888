"""Complex functions of C in the oracle: holomorphic, so one complex derivative gives all four real partials.

    %w = call { double, double } @cexp(double %re, double %im)      w = exp(z), dw = exp(z) dz
    %w = call <2 x float> @cexpf(<2 x float> %z)                    single precision comes packed

Primals are mpmath's, rounded to the kind: they may differ from a C library's in the last place.
"""

from __future__ import annotations

from collections.abc import Callable

from ..ir.types import FloatType, Type, VectorType, float_kind, scalar_type
from .oracle_functions import evaluate
from .oracle_scalars import NAN, PRECISE, Arithmetic, Dual, Tangent, mpc, mpf

mp = PRECISE
Holomorphic = tuple[Callable, Callable]  # value(z), derivative(z, w)

UNARY: dict[str, Holomorphic] = {
    "cexp": (mp.exp, lambda z, w: w),
    "clog": (mp.log, lambda z, w: 1 / z),
    "csqrt": (mp.sqrt, lambda z, w: 1 / (2 * w)),
    "csin": (mp.sin, lambda z, w: mp.cos(z)),
    "ccos": (mp.cos, lambda z, w: -mp.sin(z)),
    "ctan": (mp.tan, lambda z, w: 1 + w * w),
    "csinh": (mp.sinh, lambda z, w: mp.cosh(z)),
    "ccosh": (mp.cosh, lambda z, w: mp.sinh(z)),
    "ctanh": (mp.tanh, lambda z, w: 1 - w * w),
    "casin": (mp.asin, lambda z, w: 1 / mp.sqrt(1 - z * z)),
    "cacos": (mp.acos, lambda z, w: -1 / mp.sqrt(1 - z * z)),
    "catan": (mp.atan, lambda z, w: 1 / (1 + z * z)),
    "casinh": (mp.asinh, lambda z, w: 1 / mp.sqrt(1 + z * z)),
    "cacosh": (mp.acosh, lambda z, w: 1 / (mp.sqrt(z - 1) * mp.sqrt(z + 1))),
    "catanh": (mp.atanh, lambda z, w: 1 / (1 - z * z)),
}
BINARY: dict[str, tuple[Callable, Callable, Callable]] = {
    "cpow": (mp.power, lambda a, b, w: b * w / a, lambda a, b, w: w * mp.log(a)),
    "__divdc3": (lambda a, b: a / b, lambda a, b, w: 1 / b, lambda a, b, w: -w / b),
    "__muldc3": (lambda a, b: a * b, lambda a, b, w: b, lambda a, b, w: a),
}
FLOAT_NAMES = {"__divsc3": "__divdc3", "__mulsc3": "__muldc3"}


def spelled(name: str) -> str | None:
    """The double-precision name of a complex function."""
    stem = FLOAT_NAMES.get(name, name)
    for candidate in (stem, stem[:-1]):
        if candidate in UNARY or candidate in BINARY or candidate in ("cabs", "carg"):
            return candidate
    return None


def _complex_tangent(re: Dual, im: Dual) -> dict[int, mpc]:
    """Direction -> complex tangent."""
    total: dict[int, mpc] = {k: mpc(t) for k, t in (re.tangent or {}).items()}
    for k, t in (im.tangent or {}).items():
        total[k] = total.get(k, mpc(0)) + mpc(0, t)
    return total


def _product(arithmetic: Arithmetic, kind: str, parts: list[Dual]) -> tuple[Dual, Dual]:
    """As compilers multiply, rounding for rounding, where nothing overflows."""
    a, b, c, d = parts
    times, plus, minus = arithmetic.multiply, arithmetic.add, arithmetic.subtract
    re = minus(kind, times(kind, a, c), times(kind, b, d))
    return re, plus(kind, times(kind, a, d), times(kind, b, c))


def _holomorphic(arithmetic: Arithmetic, kind: str, name: str, parts: list[Dual]) -> tuple[Dual, Dual]:
    points = [mpc(parts[i].value, parts[i + 1].value) for i in range(0, len(parts), 2)]
    tangents = [_complex_tangent(parts[i], parts[i + 1]) for i in range(0, len(parts), 2)]
    functions = UNARY.get(name) or BINARY[name]
    try:
        value = mpc(functions[0](*points))
        slopes = [d(*points, value) if t else mpc(0) for d, t in zip(functions[1:], tangents, strict=True)]
    except (ZeroDivisionError, ValueError):
        return Dual(arithmetic.number(kind, NAN)), Dual(arithmetic.number(kind, NAN))
    total: dict[int, mpc] = {}
    for slope, tangent in zip(slopes, tangents, strict=True):
        for k, t in tangent.items():
            total[k] = total.get(k, mpc(0)) + slope * t
    real: Tangent = {k: mpf(t.real) for k, t in total.items()} or None
    imaginary: Tangent = {k: mpf(t.imag) for k, t in total.items()} or None
    return Dual(arithmetic.number(kind, value.real), real), Dual(arithmetic.number(kind, value.imag), imaginary)


def call_complex(arithmetic: Arithmetic, name: str, result: Type, values: list, types: list[Type]):
    """A call of a complex function, or None if ``name`` is none."""
    stem = spelled(name)
    if stem is None or not types or not all(isinstance(scalar_type(t), FloatType) for t in types):
        return None
    kind = float_kind(scalar_type(types[0]))
    parts = [part for v, t in zip(values, types, strict=True) for part in (v if isinstance(t, VectorType) else (v,))]
    if len(parts) != (4 if stem in BINARY else 2):
        return None
    if stem == "cabs":
        return evaluate("hypot", kind, parts, arithmetic)
    if stem == "carg":
        return evaluate("atan2", kind, parts[::-1], arithmetic)
    if stem == "__muldc3":
        return _product(arithmetic, kind, parts)
    return _holomorphic(arithmetic, kind, stem, parts)
