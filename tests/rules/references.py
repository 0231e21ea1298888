"""What the functions are, by mpmath: row name -> value of its first result (or of each, for rows with several)."""

from __future__ import annotations

from collections.abc import Callable

import mpmath as mp

from numba_enzyme.rules.symbols import GIVEN_PREFIX, GIVEN_ROWS, words


def _sign(x):
    return mp.sign(x) if x != 0 else mp.mpf(1)


def _round_away(x):
    return _sign(x) * mp.floor(abs(x) + mp.mpf(1) / 2)


def _remainder(x, b):
    return x - b * mp.nint(x / b)


def _fmod(x, b):
    return x - b * _sign(x / b) * mp.floor(abs(x / b))


def _complex(name: str) -> Callable:
    def parts(x, b) -> tuple:
        value = getattr(mp, name)(mp.mpc(x, b))
        return value.real, value.imag

    return parts


def _norm(*components):
    return mp.sqrt(sum(t * t for t in components))


def _exponent(x) -> int:
    """e with 1/2 <= |x| 2^-e < 1."""
    return int(mp.frexp(x)[1]) if x != 0 else 0


def _quotient(x, b, c, d) -> tuple:
    value = mp.mpc(x, b) / mp.mpc(c, d)
    return value.real, value.imag


def _power(x, b, c, d) -> tuple:
    value = mp.mpc(x, b) ** mp.mpc(c, d)
    return value.real, value.imag


def _arguments_only(function: Callable, count: int) -> Callable:
    """Of a call that is given its own results behind its arguments."""
    return lambda *arguments: function(*arguments[:count])


def _spherical(n, x):
    """By its definition, sqrt(pi/2x) J(n + 1/2, x), or the power series' first term at 0."""
    if x == 0:
        return mp.mpf(1 if n == 0 else 0)
    return mp.sign(x) ** n * mp.sqrt(mp.pi / (2 * abs(x))) * mp.besselj(n + mp.mpf(1) / 2, abs(x))


GIVEN_SINGLE = {
    "logaddexp": lambda x, b: mp.log(mp.exp(x) + mp.exp(b)),
    "logaddexp2": lambda x, b: mp.log(mp.mpf(2) ** x + mp.mpf(2) ** b) / mp.log(2),
    "floor_mod": lambda x, b: x - b * mp.floor(x / b),
    "floor_divide": lambda x, b: mp.floor(x / b),
    "sinc": mp.sincpi,
    "power_log": lambda x, b: x**b * mp.log(x),
    "direction": lambda x, b: x / mp.hypot(x, b) if x or b else mp.mpf(0),
    "negative_power": lambda x, n: x**n,
    "constant": lambda: mp.mpf(0),  # by no argument
}

SAME_NAME = words("""
sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log1p sqrt hypot floor ceil erf erfc sinpi
cospi digamma erfinv sech""")

SINGLE: dict[str, Callable] = {
    **{name: getattr(mp, name) for name in SAME_NAME},
    "exp2": lambda x: mp.mpf(2) ** x,
    "exp10": lambda x: mp.mpf(10) ** x,
    "log2": lambda x: mp.log(x) / mp.log(2),
    "log10": lambda x: mp.log(x) / mp.log(10),
    "half_power": mp.sqrt,
    "logistic": lambda x: 1 / (1 + mp.exp(-x)),
    "spherical_jn": _spherical,
    "rsqrt": lambda x: 1 / mp.sqrt(x),
    "cbrt": lambda x: _sign(x) * mp.cbrt(abs(x)),
    "rcbrt": lambda x: _sign(x) / mp.cbrt(abs(x)),
    "rhypot": lambda x, b: 1 / mp.hypot(x, b),
    "reciprocal": lambda x: 1 / x,
    **dict.fromkeys(("norm3d", "norm4d"), _norm),
    **dict.fromkeys(("rnorm3d", "rnorm4d"), lambda *components: 1 / _norm(*components)),
    "saturate": lambda x: min(max(x, mp.mpf(0)), mp.mpf(1)),
    "erfcinv": lambda x: mp.erfinv(1 - x),
    "normcdf": mp.ncdf,
    "normcdfinv": lambda x: mp.sqrt(2) * mp.erfinv(2 * x - 1),
    "cyl_bessel_i0": lambda x: mp.besseli(0, x),
    "cyl_bessel_i1": lambda x: mp.besseli(1, x),
    "carg": lambda re, im: mp.atan2(im, re),
    "complex_power_real": lambda *arguments: _power(*arguments)[0],
    "complex_power_imaginary": lambda *arguments: _power(*arguments)[1],
    "log_modulus": lambda x, b: mp.log(mp.hypot(x, b)),
    "times_log_real": lambda x, b: (mp.mpc(x, b) * mp.log(mp.mpc(x, b))).real,
    "times_log_imaginary": lambda x, b: (mp.mpc(x, b) * mp.log(mp.mpc(x, b))).imag,
    "pow": lambda x, b: x**b,
    "powi": lambda x, n: x**n,
    "fabs": abs,
    "copysign": lambda x, b: abs(x) * _sign(b),
    **dict.fromkeys(("fmin", "minnum", "minimum", "minimumnum"), min),
    **dict.fromkeys(("fmax", "maxnum", "maximum", "maximumnum"), max),
    "fdim": lambda x, b: max(x - b, mp.mpf(0)),
    **dict.fromkeys(("fmod", "frem"), _fmod),
    "remainder": _remainder,
    "trunc": lambda x: _sign(x) * mp.floor(abs(x)),
    **dict.fromkeys(("rint", "nearbyint", "roundeven"), mp.nint),
    "round": _round_away,
    "logb": lambda x: mp.mpf(_exponent(x) - 1),
    "significand": lambda x: mp.ldexp(x, 1 - _exponent(x)),
    "nextafter": lambda x, b: x,
    "fneg": lambda x: -x,
    "fadd": lambda x, b: x + b,
    "fsub": lambda x, b: x - b,
    "fmul": lambda x, b: x * b,
    "fdiv": lambda x, b: x / b,
    **dict.fromkeys(("fma", "fmuladd"), lambda x, b, c: x * b + c),
    **dict.fromkeys(("canonicalize", "arithmetic.fence"), lambda x: x),
    "ldexp": lambda x, n: mp.ldexp(x, int(n)),
    "tgamma": mp.gamma,
    "lgamma": lambda x: mp.log(abs(mp.gamma(x))),
    "polygamma": lambda n, x: mp.psi(int(n), x),
    "j0": lambda x: mp.besselj(0, x),
    "j1": lambda x: mp.besselj(1, x),
    "jn": lambda n, x: mp.besselj(int(n), x),
    "y0": lambda x: mp.bessely(0, x),
    "y1": lambda x: mp.bessely(1, x),
    "yn": lambda n, x: mp.bessely(int(n), x),
}

SEVERAL: dict[str, Callable] = {
    "sincos": lambda x: (mp.sin(x), mp.cos(x)),
    "sincospi": lambda x: (mp.sinpi(x), mp.cospi(x)),
    "modf": lambda x: (x - SINGLE["trunc"](x), SINGLE["trunc"](x)),
    "frexp": lambda x: (mp.ldexp(x, -_exponent(x)), mp.mpf(_exponent(x))),
    "remquo": lambda x, b: (_remainder(x, b), mp.nint(x / b)),
    "lgamma_r": lambda x: (SINGLE["lgamma"](x), _sign(mp.gamma(x))),
    "complex_multiply": lambda x, b, c, d: (x * c - b * d, x * d + b * c),
    "complex_divide": _quotient,
    "complex_power": _power,
    **{f"c{name}": _complex(name) for name in words("exp log sqrt sin cos sinh cosh tan tanh")},
}

GIVEN_SEVERAL = {**{f"c{name}": _complex(name) for name in words("asin acos atan asinh acosh atanh")},
                 "complex_reciprocal": lambda x, b: _quotient(mp.mpf(1), mp.mpf(0), x, b)}
GIVEN_SINGLE |= {name: SINGLE[name] for name in ("cbrt", "pow")}
for _name, (_count, _results) in GIVEN_ROWS.items():
    _table, _source = (SINGLE, GIVEN_SINGLE) if _results == 1 else (SEVERAL, SEVERAL | GIVEN_SEVERAL)
    _table[GIVEN_PREFIX + _name] = _arguments_only(_source[_name], _count)


def values(row: str, arguments: tuple) -> tuple:
    """All results of a row as mpmath numbers."""
    return SEVERAL[row](*arguments) if row in SEVERAL else (SINGLE[row](*arguments),)


def partial(row: str, output: int, index: int, arguments: tuple):
    """Derivative of a result by one argument, by differences of 60-digit values: knows nothing of our formulas."""
    with mp.workdps(60):

        def along(t):
            moved = (*arguments[:index], t, *arguments[index + 1 :])
            return mp.mpf(values(row, moved)[output])

        step = mp.mpf(10) ** -25 * max(1, abs(arguments[index]))
        return (along(arguments[index] + step) - along(arguments[index] - step)) / (2 * step)
