"""Mathematical functions of the oracle: name -> value and exact partial derivatives, by mpmath.

    tanh(x)        value mp.tanh(x)         partials (1 - y*y,)
    pow(x, y)      value mp.power(x, y)     partials (y * x**(y-1), x**y * log(x))

In precision "double" the primal comes from the C library that compiled code calls, where it has the function, so that
values are those of the compiled program; partials are always taken at fifty digits at the primal argument. A partial
that is None is zero: the function is flat, or jumps, in that argument.
"""

from __future__ import annotations

import ctypes
import ctypes.util
import re
from collections.abc import Callable
from dataclasses import dataclass

from .oracle_scalars import INFINITY, NAN, PRECISE, Arithmetic, Dual, Number, divide, is_finite, linear, mpc, mpf

mp = PRECISE


@dataclass(frozen=True, slots=True)
class Function:
    """``value(*arguments)`` and one partial per argument, called with the arguments and then the value."""

    value: Callable[..., Number]
    partials: tuple[Callable[..., Number] | None, ...]


def _inverse(x: mpf) -> Number:
    return divide(mpf(1), x)


def _inverse_root(x: mpf) -> Number:
    return NAN if x < 0 else _inverse(mp.sqrt(x))


def _cbrt(x: mpf) -> mpf:
    return -mp.cbrt(-x) if x < 0 else mp.cbrt(x)


def _gamma_sign_free_log(x: mpf) -> mpf:
    """C's lgamma is log |gamma|."""
    return mp.log(abs(mp.gamma(x))) if x < 0 else mp.re(mp.loggamma(x))


def _round_away(x: mpf) -> mpf:
    return mp.floor(x + 0.5) if x >= 0 else mp.ceil(x - 0.5)


def _truncate(x: mpf) -> mpf:
    return mp.floor(x) if x >= 0 else mp.ceil(x)


def _power(x: mpf, y: mpf) -> mpf:
    if y == 0 or x == 1:
        return mpf(1)
    if x == 0:
        return mpf(0) if y > 0 else INFINITY
    if x < 0 and mp.isint(y):
        return mp.power(-x, y) * (-1 if int(y) % 2 else 1)
    return NAN if x < 0 else mp.power(x, y)


def _power_by_exponent(x: mpf, y: mpf, z: mpf) -> mpf:
    if x == 0 and y > 0:
        return mpf(0)
    return z * mp.log(x) if x > 0 else NAN


def _nearest_quotient(x: mpf, y: mpf) -> mpf:
    return mp.nint(x / y)


def _hypotenuse(x: mpf, y: mpf) -> mpf:
    return mp.sqrt(x * x + y * y)


def _log_two() -> mpf:
    return mp.log(2)


def _flat(value: Callable[..., mpf], arguments: int = 1) -> Function:
    return Function(value, (None,) * arguments)


_TWO_OVER_ROOT_PI = 2 / mp.sqrt(mp.pi)

FUNCTIONS: dict[str, Function] = {
    "sqrt": Function(lambda x: NAN if x < 0 else mp.sqrt(x), (lambda x, y: _inverse_root(x) / 2,)),
    "rsqrt": Function(_inverse_root, (lambda x, y: -y * _inverse(x) / 2,)),
    "cbrt": Function(_cbrt, (lambda x, y: _inverse(3 * y * y),)),
    "sin": Function(mp.sin, (lambda x, y: mp.cos(x),)),
    "cos": Function(mp.cos, (lambda x, y: -mp.sin(x),)),
    "tan": Function(mp.tan, (lambda x, y: 1 + y * y,)),
    "sinpi": Function(mp.sinpi, (lambda x, y: mp.pi * mp.cospi(x),)),
    "cospi": Function(mp.cospi, (lambda x, y: -mp.pi * mp.sinpi(x),)),
    "tanpi": Function(lambda x: mp.tan(mp.pi * x), (lambda x, y: mp.pi * (1 + y * y),)),
    "asin": Function(mp.asin, (lambda x, y: _inverse_root(1 - x * x),)),
    "acos": Function(mp.acos, (lambda x, y: -_inverse_root(1 - x * x),)),
    "atan": Function(mp.atan, (lambda x, y: 1 / (1 + x * x),)),
    "sinh": Function(mp.sinh, (lambda x, y: mp.cosh(x),)),
    "cosh": Function(mp.cosh, (lambda x, y: mp.sinh(x),)),
    "tanh": Function(mp.tanh, (lambda x, y: mp.sech(x) ** 2,)),
    "asinh": Function(mp.asinh, (lambda x, y: 1 / mp.sqrt(1 + x * x),)),
    "acosh": Function(mp.acosh, (lambda x, y: _inverse_root(x * x - 1),)),
    "atanh": Function(mp.atanh, (lambda x, y: _inverse(1 - x * x),)),
    "exp": Function(mp.exp, (lambda x, y: y,)),
    "exp2": Function(lambda x: mp.power(2, x), (lambda x, y: y * _log_two(),)),
    "exp10": Function(lambda x: mp.power(10, x), (lambda x, y: y * mp.log(10),)),
    "expm1": Function(mp.expm1, (lambda x, y: mp.exp(x),)),
    "log": Function(mp.log, (lambda x, y: _inverse(x),)),
    "log2": Function(lambda x: mp.log(x) / _log_two(), (lambda x, y: _inverse(x * _log_two()),)),
    "log10": Function(lambda x: mp.log(x) / mp.log(10), (lambda x, y: _inverse(x * mp.log(10)),)),
    "log1p": Function(lambda x: mp.log1p(x) if x != -1 else -INFINITY, (lambda x, y: _inverse(1 + x),)),
    "logb": _flat(lambda x: mpf(mp.frexp(x)[1] - 1)),
    "erf": Function(mp.erf, (lambda x, y: _TWO_OVER_ROOT_PI * mp.exp(-x * x),)),
    "erfc": Function(mp.erfc, (lambda x, y: -_TWO_OVER_ROOT_PI * mp.exp(-x * x),)),
    "erfcx": Function(
        lambda x: mp.exp(x * x) * mp.erfc(x), (lambda x, y: 2 * x * y - _TWO_OVER_ROOT_PI,)
    ),
    "erfinv": Function(mp.erfinv, (lambda x, y: mp.exp(y * y) / _TWO_OVER_ROOT_PI,)),
    "erfcinv": Function(lambda x: mp.erfinv(1 - x), (lambda x, y: -mp.exp(y * y) / _TWO_OVER_ROOT_PI,)),
    "normcdf": Function(mp.ncdf, (lambda x, y: mp.npdf(x),)),
    "tgamma": Function(mp.gamma, (lambda x, y: y * mp.digamma(x),)),
    "lgamma": Function(_gamma_sign_free_log, (lambda x, y: mp.digamma(x),)),
    "digamma": Function(mp.digamma, (lambda x, y: mp.polygamma(1, x),)),
    "j0": Function(mp.j0, (lambda x, y: -mp.j1(x),)),
    "j1": Function(mp.j1, (lambda x, y: (mp.j0(x) - mp.besselj(2, x)) / 2,)),
    "y0": Function(lambda x: mp.bessely(0, x), (lambda x, y: -mp.bessely(1, x),)),
    "y1": Function(lambda x: mp.bessely(1, x), (lambda x, y: (mp.bessely(0, x) - mp.bessely(2, x)) / 2,)),
    "jn": Function(mp.besselj, (None, lambda n, x, y: (mp.besselj(n - 1, x) - mp.besselj(n + 1, x)) / 2)),
    "yn": Function(mp.bessely, (None, lambda n, x, y: (mp.bessely(n - 1, x) - mp.bessely(n + 1, x)) / 2)),
    "floor": _flat(mp.floor),
    "ceil": _flat(mp.ceil),
    "trunc": _flat(_truncate),
    "round": _flat(_round_away),
    "rint": _flat(mp.nint),
    "nearbyint": _flat(mp.nint),
    "roundeven": _flat(mp.nint),
    "pow": Function(_power, (lambda x, y, z: y * _power(x, y - 1), _power_by_exponent)),
    "atan2": Function(
        mp.atan2, (lambda y, x, z: divide(x, x * x + y * y), lambda y, x, z: -divide(y, x * x + y * y))
    ),
    "hypot": Function(_hypotenuse, (lambda x, y, z: divide(x, z), lambda x, y, z: divide(y, z))),
    "remainder": Function(
        lambda x, y: x - _nearest_quotient(x, y) * y, (lambda x, y, z: mpf(1), lambda x, y, z: -_nearest_quotient(x, y))
    ),
    "nextafter": Function(lambda x, y: x, (lambda x, y, z: mpf(1), None)),
    "ldexp": Function(lambda x, n: mp.ldexp(x, n), (lambda x, n, y: mp.ldexp(mpf(1), n), None)),
    "powi": Function(lambda x, n: _power(x, mpf(n)), (lambda x, n, y: n * _power(x, mpf(n - 1)), None)),
    "fma": Function(
        lambda x, y, z: x * y + z, (lambda x, y, z, r: y, lambda x, y, z, r: x, lambda x, y, z, r: mpf(1))
    ),
}
SYNONYMS = {
    "gamma": "lgamma", "lgamma_r": "lgamma", "scalbn": "ldexp", "scalbln": "ldexp", "pow10": "exp10", "drem": "remainder",
    "cyl_bessel_i0": "i0", "cyl_bessel_i1": "i1", "rcp": "reciprocal",
}  # fmt: skip
FUNCTIONS["i0"] = Function(lambda x: mp.besseli(0, x), (lambda x, y: mp.besseli(1, x),))
FUNCTIONS["i1"] = Function(lambda x: mp.besseli(1, x), (lambda x, y: (mp.besseli(0, x) + mp.besseli(2, x)) / 2,))
FUNCTIONS["reciprocal"] = Function(_inverse, (lambda x, y: -y * y,))

_LIBM = ctypes.CDLL(ctypes.util.find_library("m") or None)
_C_TYPES = {"double": ctypes.c_double, "float": ctypes.c_float}
_NATIVE: dict[tuple[str, str], Callable[..., float] | None] = {}


def spelled(name: str) -> tuple[str, str] | None:
    """The table's name and the kind that a C, CUDA or fast-math spelling means: ``sinf`` -> ("sin", "float")."""
    bare = re.sub(r"^__nv_(fast_)?|^numba_|^npy_|^__(?=\w+_finite$)", "", name)
    bare = bare.removesuffix("_finite")
    for suffix, kind in (("", "double"), ("f", "float"), ("l", "x86_fp80")):
        stem = bare.removesuffix(suffix) if suffix else bare
        if suffix and not bare.endswith(suffix):
            continue
        stem = SYNONYMS.get(stem, stem)
        if stem in FUNCTIONS or stem in SPECIAL:
            return stem, kind
    return None


def _number(argument: Dual | int) -> Number:
    return argument.value if isinstance(argument, Dual) else argument


def _native(name: str, kind: str, arguments: list[Dual | int]) -> float | None:
    """The C library's value; None where it has no such function or the kind has none."""
    if kind not in _C_TYPES or name in ("powi", "roundeven"):
        return None
    key = (name, kind)
    if key not in _NATIVE:
        function = getattr(_LIBM, name + ("f" if kind == "float" else ""), None)
        if function is not None:
            c_type = _C_TYPES[kind]
            function.restype = c_type
            function.argtypes = [c_type if isinstance(a, Dual) else ctypes.c_int for a in arguments]
        _NATIVE[key] = function
    function = _NATIVE[key]
    return None if function is None else function(*map(_number, arguments))


def _guarded(function: Callable[..., Number], *arguments: Number) -> mpf:
    """mpmath raises at poles and goes complex outside the real domain; C gives infinity and NaN."""
    try:
        result = function(*arguments)
    except ZeroDivisionError:
        return INFINITY
    except (ValueError, OverflowError):
        return NAN
    return NAN if isinstance(result, mpc) else mpf(result)


def _repeated_multiplication(arithmetic: Arithmetic, kind: str, x: Number, n: int) -> Number:
    """compiler-rt's powi, rounding for rounding."""
    base, result, exponent = Dual(x), Dual(arithmetic.number(kind, 1)), abs(n)
    while True:
        if exponent & 1:
            result = arithmetic.multiply(kind, result, base)
        exponent //= 2
        if not exponent:
            break
        base = arithmetic.multiply(kind, base, base)
    return arithmetic.divide(kind, Dual(arithmetic.number(kind, 1)), result).value if n < 0 else result.value


def _primal(name: str, kind: str, arguments: list[Dual | int], arithmetic: Arithmetic) -> Number:
    if not arithmetic.exact:
        if name == "powi":
            return _repeated_multiplication(arithmetic, kind, _number(arguments[0]), int(_number(arguments[1])))
        native = _native(name, kind, arguments)
        if native is not None:
            return native
    raw = [mpf(a.value) if isinstance(a, Dual) else a for a in arguments]
    if name in _ROUNDING and not is_finite(raw[0]):
        return _number(arguments[0])
    value = arithmetic.number(kind, _guarded(FUNCTIONS[name].value, *raw))
    if name in _ROUNDING and value == 0 and isinstance(value, float) and _negative(_number(arguments[0])):
        return -0.0  # mpmath has one zero
    return value


_ROUNDING = frozenset({"floor", "ceil", "trunc", "round", "rint", "nearbyint", "roundeven"})


def evaluate(name: str, kind: str, arguments: list[Dual | int], arithmetic: Arithmetic) -> Dual:
    """The function of the table on duals; integer arguments (of ldexp, jn, powi) come as int and carry no tangent."""
    if name in SPECIAL:
        return SPECIAL[name](arithmetic, kind, *arguments)
    value = _primal(name, kind, arguments, arithmetic)
    if all(isinstance(a, int) or a.tangent is None for a in arguments):
        return Dual(value)
    raw = [mpf(a.value) if isinstance(a, Dual) else a for a in arguments]
    precise = _guarded(FUNCTIONS[name].value, *raw)
    terms = [
        (_guarded(partial, *raw, precise), argument.tangent)
        for argument, partial in zip(arguments, FUNCTIONS[name].partials, strict=True)
        if partial is not None and isinstance(argument, Dual) and argument.tangent is not None
    ]
    return Dual(value, linear(*terms))


# ------------------------------------------------------- functions that choose among or reshape their arguments


def _negative(value: Number) -> bool:
    return str(value).startswith("-")


def _greater(arithmetic: Arithmetic, kind: str, x: Dual, y: Dual) -> Dual:
    if x.value != x.value:
        return y
    if y.value != y.value or x.value > y.value:
        return x
    return x if x.value == y.value and not _negative(x.value) else y


def _lesser(arithmetic: Arithmetic, kind: str, x: Dual, y: Dual) -> Dual:
    if x.value != x.value:
        return y
    if y.value != y.value or x.value < y.value:
        return x
    return x if x.value == y.value and _negative(x.value) else y


def _or_nan(choose: Callable[..., Dual]) -> Callable[..., Dual]:
    """IEEE 754-2019 maximum and minimum: a NaN wins."""

    def chosen(arithmetic: Arithmetic, kind: str, x: Dual, y: Dual) -> Dual:
        if x.value != x.value:
            return x
        return y if y.value != y.value else choose(arithmetic, kind, x, y)

    return chosen


def _positive_difference(arithmetic: Arithmetic, kind: str, x: Dual, y: Dual) -> Dual:
    return Dual(arithmetic.number(kind, 0)) if x.value <= y.value else arithmetic.subtract(kind, x, y)


def _copy_sign(arithmetic: Arithmetic, kind: str, x: Dual, y: Dual) -> Dual:
    magnitude = arithmetic.absolute(x)
    return arithmetic.negate(magnitude) if _negative(y.value) else magnitude


SPECIAL: dict[str, Callable[..., Dual]] = {
    "fabs": lambda arithmetic, kind, x: arithmetic.absolute(x),
    "fmax": _greater,
    "fmin": _lesser,
    "maximum": _or_nan(_greater),
    "minimum": _or_nan(_lesser),
    "fdim": _positive_difference,
    "fmod": lambda arithmetic, kind, x, y: arithmetic.remainder(kind, x, y),
    "copysign": _copy_sign,
    "canonicalize": lambda arithmetic, kind, x: x,
    "fmuladd": lambda arithmetic, kind, x, y, z: arithmetic.add(kind, arithmetic.multiply(kind, x, y), z),
}
