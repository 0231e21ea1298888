"""Scalar functions and operators at the points where their implementations, or their derivatives, change their form.

Each case is an expression of x and y as it stands in a program, the same in mpmath (``m``) and, where JAX has the function, in
JAX (``jnp``, ``lax``), and points. At regular points mpmath's differences say what both orders of derivatives are; at the others
``stated`` does. ``unlike_jax``: points where ours is another convention, on docs/conventions.md.
"""

from __future__ import annotations

import math
from dataclasses import dataclass, field

INF, NAN = math.inf, math.nan
TINY, SUBNORMAL = 2.3e-308, 5e-324
Point = tuple[float, float]
Stated = dict[Point, tuple[tuple[float, float], tuple[float, float, float] | None]]


@dataclass(frozen=True)
class Case:
    """``source`` for Numba; ``exact`` and ``jax`` are sources, too (None: there is none). ``regular``: mpmath judges there.

    ``stated``: point -> ((by x, by y), (twice by x, by both, twice by y) or None). ``further``: points where only JAX judges, and
    both modes have to agree.
    """

    source: str
    exact: str | None
    jax: str | None
    regular: tuple[Point, ...]
    stated: Stated = field(default_factory=dict)
    further: tuple[Point, ...] = ()
    unlike_jax: tuple[Point, ...] = ()
    tolerance: float = 1e-13

    @property
    def points(self) -> tuple[Point, ...]:
        return (*self.regular, *self.stated, *self.further)


def along(*numbers: float) -> tuple[Point, ...]:
    """Points of a function of x alone."""
    return tuple((float(number), 0.25) for number in numbers)


ENDS = along(INF, -INF, NAN)
SMALL = along(0.0, 1e-9, -1e-9, 1e-160, TINY, SUBNORMAL, -SUBNORMAL)


def unary(name: str, exact: str, regular: tuple[Point, ...], further: tuple[Point, ...] = ENDS, **facts) -> Case:
    """A function of NumPy of one number."""
    return Case(f"np.{name}(x)", exact, f"jnp.{name}(x)", regular, further=further, **facts)


ZERO_SLOPE = ((0.0, 0.0), (0.0, 0.0, 0.0))

UNARY = (
    unary("sin", "m.sin(x)", (*SMALL, *along(0.5, -3.0, 1e5))),
    unary("cos", "m.cos(x)", (*SMALL, *along(0.5, -3.0, 1e5))),
    unary("tan", "m.tan(x)", (*SMALL, *along(0.5, -1.5, 3.0))),
    unary("arcsin", "m.asin(x)", (*SMALL, *along(0.5, -0.999999)), (*ENDS, *along(1.0, -1.0, 1.5))),
    unary("arccos", "m.acos(x)", (*SMALL, *along(0.5, -0.999999)), (*ENDS, *along(1.0, -1.0, 1.5))),
    unary("arctan", "m.atan(x)", (*SMALL, *along(0.5, -3.0, 1e5))),
    unary("sinh", "m.sinh(x)", (*SMALL, *along(0.5, -3.0, 100.0)), (*ENDS, *along(800.0))),
    unary("cosh", "m.cosh(x)", (*SMALL, *along(0.5, -3.0, 100.0)), (*ENDS, *along(800.0))),
    unary("tanh", "m.tanh(x)", (*SMALL, *along(0.5, -3.0, 9.0, 18.0, -18.5, 19.1, 25.0, 100.0, -300.0))),
    unary("arcsinh", "m.asinh(x)", (*SMALL, *along(0.5, -3.0, 1e9, 1e160, -1e200))),
    unary("arccosh", "m.acosh(x)", along(1.5, 1.0000001, 1e9), (*ENDS, *along(1.0, 0.5)), unlike_jax=along(-INF)),
    unary("arctanh", "m.atanh(x)", (*SMALL, *along(0.5, -0.999)), (*ENDS, *along(1.0, -1.0, 2.0))),
    unary("exp", "m.exp(x)", (*SMALL, *along(0.5, -3.0, -700.0)), (*ENDS, *along(800.0))),
    unary("exp2", "m.mpf(2)**x", (*SMALL, *along(0.5, -3.0, 2.0)), (*ENDS, *along(2000.0))),
    unary("expm1", "m.expm1(x)", (*SMALL, *along(0.5, -3.0, -50.0)), (*ENDS, *along(800.0))),
    unary("log", "m.log(x)", along(1.0, 0.5, 1e-9, 1e-100, 1e9), (*ENDS, *along(0.0, -1.0))),
    unary("log2", "m.log(x, 2)", along(1.0, 0.5, 1e-9, 1e9), (*ENDS, *along(0.0, -1.0))),
    unary("log10", "m.log10(x)", along(1.0, 0.5, 1e-9, 1e9), (*ENDS, *along(0.0, -1.0))),
    unary("log1p", "m.log1p(x)", (*SMALL, *along(0.5, -0.5, 1e9)), (*ENDS, *along(-1.0, -2.0))),
    unary("sqrt", "m.sqrt(x)", along(1.0, 0.5, 1e-9, 1e9), (*ENDS, *along(0.0, -1.0))),
    unary("cbrt", "m.sign(x)*m.cbrt(abs(x))", along(1.0, -8.0, 1e-9, 1e9), (*ENDS, *along(0.0))),
    unary("square", "x*x", (*SMALL, *along(0.5, -3.0))),
    unary("reciprocal", "1/x", along(0.5, -3.0, 1e-9, 1e9), (*ENDS, *along(0.0))),
    unary("abs", "abs(x)", along(0.5, -3.0, 1e-160, -1e-160), ENDS, stated={(0.0, 0.25): ZERO_SLOPE},
          unlike_jax=along(0.0, NAN)),
    unary("sign", "m.sign(x)", along(0.5, -3.0, 1e-160), ENDS, stated={(0.0, 0.25): ZERO_SLOPE}),
    *(unary(name, exact, along(0.5, -2.75, 1e5 + 0.5), ENDS, stated={(0.0, 0.25): ZERO_SLOPE, (1.0, 0.25): ZERO_SLOPE})
      for name, exact in (("floor", "m.floor(x)"), ("ceil", "m.ceil(x)"))),
    Case("x*np.spacing(x)*1e16", None, None, (), stated={(0.7, 0.25): ((1e16 * math.ulp(0.7), 0.0), (0.0, 0.0, 0.0))}),
    unary("sinc", "m.sincpi(x)", (*SMALL, *along(1.0, -2.0, 0.5, 1e-5, 0.3, 0.7, 3.5)),
          unlike_jax=along(1e-9, -1e-9, 1e-160, TINY, 1e-5, INF, -INF)),  # where JAX loses digits
    Case("math.erf(x)", "m.erf(x)", "jax.scipy.special.erf(x)", (*SMALL, *along(0.5, -3.0, 6.0)), further=ENDS),
    Case("math.erfc(x)", "m.erfc(x)", "jax.scipy.special.erfc(x)", (*SMALL, *along(0.5, -3.0, 6.0)), further=ENDS),
    Case("math.gamma(x)", "m.gamma(x)", None, along(0.5, 1.0, 2.0, -0.5, 5.5, 1e-5), further=(*ENDS, *along(0.0, -1.0))),
    Case("math.lgamma(x)", "m.log(abs(m.gamma(x)))", "jax.scipy.special.gammaln(x)", along(0.5, 1.0, 2.0, -0.5, 5.5, 1e-5),
         further=along(INF, NAN, 0.0, -1.0)),
    Case("round(x, 1)", "m.nint(x*10)/10", "jnp.round(x, 1)", along(0.52, -2.77)),
    *(Case(f"x**{power}", f"x**m.mpf({power})", f"x**{power}", regular, further=further,
           unlike_jax=along(0.0, SUBNORMAL, -SUBNORMAL, NAN) if power == "0.0" else ()) for power, regular, further in (
        ("0.5", along(1.0, 4.0, 1e-9), along(0.0, -0.0, INF, NAN, -1.0)),
        ("1.5", along(1.0, 4.0, 1e-9), along(0.0, INF, NAN, -1.0)),
        ("2.0", (*SMALL, *along(1.0, -4.0)), ENDS),
        ("3.0", (*SMALL, *along(1.0, -4.0)), ENDS),
        ("1.0", (*SMALL, *along(1.0, -4.0)), ENDS),
        ("0.0", (*SMALL, *along(1.0, -4.0)), along(INF, NAN)),
        ("-1.0", along(1.0, -4.0, 1e-9), (*ENDS, *along(0.0))),
        ("-0.5", along(1.0, 4.0, 1e-9), along(0.0, INF, NAN, -1.0)),
        ("2", (*SMALL, *along(1.0, -4.0)), ENDS),
        ("3", (*SMALL, *along(1.0, -4.0)), ENDS),
        ("-1", along(1.0, -4.0, 1e-9), along(INF, NAN)),
        ("0", (*SMALL, *along(1.0, -4.0)), along(INF, NAN)),
    )),
)  # fmt: skip

PAIRS = ((1.5, 0.5), (-2.25, 1.75), (3.0, -0.7))
TIES = ((1.0, 1.0), (-2.5, -2.5), (0.0, 0.0))
STRANGE = ((INF, 1.0), (1.0, INF), (-INF, 1.0), (NAN, 1.0), (1.0, NAN))
FIRST_TIES: Stated = dict.fromkeys(TIES, ((1.0, 0.0), (0.0, 0.0, 0.0)))
EXACT = ((3.0, 1.5), (-3.0, 1.5), (3.0, -1.5), (0.0, 1.5), (1.5, 1.5), (-0.0, 2.0))
MULTIPLES: Stated = {(x, y): ((1.0, -math.floor(x / y) + 0.0), (0.0, 0.0, 0.0)) for x, y in EXACT}
FLAT: Stated = dict.fromkeys((*MULTIPLES, (3.5, 1.5), (-3.5, 1.5)), ZERO_SLOPE)
QUOTIENTS = ((3.5, 1.5), (-3.5, 1.5), (3.5, -1.5), (1e-9, 2.0), (-1e-9, 2.0))

BINARY = (
    Case("x + y", "x + y", "x + y", (*PAIRS, *TIES), further=STRANGE),
    Case("x - y", "x - y", "x - y", (*PAIRS, *TIES), further=STRANGE),
    Case("x * y", "x * y", "x * y", (*PAIRS, *TIES), further=STRANGE),
    Case("x / y", "x / y", "x / y", (*PAIRS, (0.0, 2.0)), further=STRANGE),
    Case("x % y", "x - y*m.floor(x/y)", "jnp.mod(x, y)", QUOTIENTS, MULTIPLES),
    Case("divmod(x, y)[1]", "x - y*m.floor(x/y)", "jnp.mod(x, y)", QUOTIENTS, MULTIPLES),
    Case("np.mod(x, y)", "x - y*m.floor(x/y)", "jnp.mod(x, y)", QUOTIENTS, MULTIPLES),
    Case("np.remainder(x, y)", "x - y*m.floor(x/y)", "jnp.remainder(x, y)", QUOTIENTS, MULTIPLES),
    Case("np.fmod(x, y)", "x - y*m.sign(x/y)*m.floor(abs(x/y))", "jnp.fmod(x, y)", QUOTIENTS, MULTIPLES),
    Case("x // y", "m.floor(x/y)", "x // y", QUOTIENTS, FLAT),
    Case("divmod(x, y)[0]", "m.floor(x/y)", "x // y", QUOTIENTS, FLAT),
    Case("np.floor_divide(x, y)", "m.floor(x/y)", "x // y", QUOTIENTS, FLAT),
    Case("x ** y", "x**y", "x**y", ((1.5, 0.5), (1.0, 2.0), (2.0, 1.0), (3.0, -0.7), (2.0, 0.0), (1e-9, 0.5), (4.0, 2.0)),
         further=((0.0, 0.5), (0.0, 1.0), (0.0, 2.0), (0.0, 3.0), (0.0, 0.0), (0.0, -1.0), (-2.0, 3.0), (-2.0, 2.0), (-2.0, 0.0),
                  (0.0, 1.5), *STRANGE), unlike_jax=((0.0, 0.0),)),
    Case("np.power(x, y)", "x**y", "jnp.power(x, y)", ((1.5, 0.5), (1.0, 2.0), (4.0, 0.5)), further=((0.0, 0.5), (0.0, 2.0))),
    Case("np.float_power(x, y)", "x**y", "jnp.float_power(x, y)", ((1.5, 0.5), (1.0, 2.0)), further=((0.0, 0.5), (0.0, 2.0))),
    Case("np.arctan2(x, y)", "m.atan2(x, y)", "jnp.arctan2(x, y)",
         (*PAIRS, (0.0, 1.0), (1.0, 0.0), (-1.0, 0.0), (1e-100, 1e-100), (1e200, 1e200)), further=((0.0, 0.0), *STRANGE),
         unlike_jax=STRANGE[:3]),
    Case("np.hypot(x, y)", "m.hypot(x, y)", "jnp.hypot(x, y)", (*PAIRS, (0.0, 1.0), (1.0, 0.0), (1e-150, 1e-150), (3e200, 4e200)),
         {(0.0, 0.0): ZERO_SLOPE}, further=STRANGE, unlike_jax=((3e200, 4e200), (0.0, 0.0), *STRANGE[:3])),
    Case("np.copysign(x, y)", "abs(x)*m.sign(y)", "jnp.copysign(x, y)", PAIRS, {(0.0, 1.0): ZERO_SLOPE}, further=STRANGE[:3],
         unlike_jax=((0.0, 1.0),)),
    *(Case(f"np.{name}(x, y)", f"{kind}(x, y)", f"jnp.{name}(x, y)", PAIRS, FIRST_TIES, further=STRANGE,
           unlike_jax=(*TIES, *(STRANGE[3:] if name[1] != "m" else ())))
      for name, kind in (("maximum", "max"), ("minimum", "min"), ("fmax", "max"), ("fmin", "min"))),
    *(Case(f"{kind}(x, y)", f"{kind}(x, y)", f"jnp.{kind}imum(x, y)", PAIRS, FIRST_TIES, further=STRANGE[:3], unlike_jax=TIES)
      for kind in ("max", "min")),
    Case("np.logaddexp(x, y)", "m.log(m.exp(x) + m.exp(y))", "jnp.logaddexp(x, y)",
         (*PAIRS, *TIES, (0.0, 50.0), (60.0, 0.0), (800.0, 799.0)),
         {(INF, INF): ((0.5, 0.5), None), (-INF, -INF): ((0.5, 0.5), None), (INF, 1.0): ((1.0, 0.0), None)}, further=STRANGE[1:],
         unlike_jax=((INF, INF), (-INF, -INF), *STRANGE[:2])),
    Case("np.logaddexp2(x, y)", "m.log(m.mpf(2)**x + m.mpf(2)**y, 2)", "jnp.logaddexp2(x, y)", (*PAIRS, *TIES, (0.0, 50.0)),
         {(INF, INF): ((0.5, 0.5), None)}, further=STRANGE, unlike_jax=((INF, INF), *STRANGE[:2])),
)  # fmt: skip

OFF_AXES = ((0.5, 0.25), (-1.25, 0.75), (0.5, -2.0))
AXES = ((0.5, 0.0), (0.0, 0.5), (0.0, -0.5))


def holomorphic(name: str, exact: str, points: tuple[Point, ...], part: str = "real", *, in_jax: bool = True, **facts) -> Case:
    """Real or imaginary part of a function of x + iy."""
    jax = f"jnp.{exact}(lax.complex(x, y)).{part}" if in_jax else None
    return Case(f"{name}(complex(x, y)).{part}", f"m.{exact}(m.mpc(x, y)).{part}", jax, points, **facts)


COMPLEX = (
    Case("abs(complex(x, y))", "abs(m.mpc(x, y))", "jnp.abs(lax.complex(x, y))", (*OFF_AXES, *AXES), {(0.0, 0.0): ZERO_SLOPE}),
    Case("cmath.phase(complex(x, y))", "m.arg(m.mpc(x, y))", "jnp.angle(lax.complex(x, y))", (*OFF_AXES, *AXES)),
    Case("cmath.rect(x, y).real", "x*m.cos(y)", None, (*OFF_AXES, *AXES, (0.0, 0.0))),
    Case("(complex(x, y) * complex(y, 2.0)).imag", "(m.mpc(x, y)*m.mpc(y, 2)).imag", None, (*OFF_AXES, *AXES)),
    Case("(complex(1.0, x) / complex(x, y)).real", "(m.mpc(1, x)/m.mpc(x, y)).real", None,
         (*OFF_AXES, *AXES, (2.0, 2.0), (2.0, -2.0))),
    Case("np.divide(complex(1.0, x), complex(x, y)).imag", "(m.mpc(1, x)/m.mpc(x, y)).imag", None, (*OFF_AXES, *AXES),
         further=((0.0, 1e-160), (1e-160, 0.0))),
    Case("np.reciprocal(complex(x, y)).imag", "(1/m.mpc(x, y)).imag", None, (*OFF_AXES, *AXES, (2.0, 2.0))),
    Case("(complex(x, y) ** complex(2.0, 0.0)).real", "(m.mpc(x, y)**2).real", None, (*OFF_AXES, *AXES)),
    Case("(complex(1.0, 0.5) ** complex(x, y)).real", "(m.mpc(1, 0.5)**m.mpc(x, y)).real", None,
         (*OFF_AXES, (2.0, 0.0), (1.0, 0.0), (0.0, 0.0), (0.5, 0.0), (3.0, 0.0), (-1.0, 0.0))),
    Case("(complex(x, y) ** 2).real", "(m.mpc(x, y)**2).real", None, (*OFF_AXES, *AXES, (0.0, 0.0)),
         {(1e-310, 5e-324): ((2e-310, -1e-323), None), (0.0, 1e-310): ((0.0, -2e-310), None)}),
    Case("(complex(x, y) ** 3).imag", "(m.mpc(x, y)**3).imag", None, (*OFF_AXES, *AXES, (0.0, 0.0)),
         {(1e-310, 0.0): ((0.0, 0.0), None)}),
    Case("np.power(complex(x, 0.5), complex(y, 0.0)).imag", "(m.mpc(x, 0.5)**m.mpc(y, 0)).imag", None,
         ((0.5, 2.0), (-1.0, 2.0), (0.5, 1.0), (0.5, 0.0), (0.5, 3.0))),
    *(holomorphic(f"cmath.{name}", name, (*OFF_AXES, *AXES, (0.0, 0.0)), part)
      for name in ("exp", "sin", "cos", "sinh", "cosh", "tan", "tanh") for part in ("real", "imag")),
    *(holomorphic(f"np.{name}", name, ((18.0, 0.3), (0.5, 0.0)) if name == "tanh" else ((0.3, 18.0), (0.0, 0.5)))
      for name in ("tan", "tanh")),
    *(holomorphic(f"{module}.{name}", name, (*OFF_AXES, (0.5, 0.0), (-4.0, 1e-3), (0.0, 0.5)), part, further=((0.0, 0.0),),
                  unlike_jax=((0.0, 0.0),) if name == "log" else ())
      for module in ("cmath", "np") for name in ("sqrt", "log") for part in ("real", "imag")),
    *(holomorphic(f"cmath.{name}", name, (*OFF_AXES, (0.5, 0.0), (0.0, 0.5), (0.0, 0.0)), part, in_jax=False)
      for name in ("asin", "asinh", "atan", "atanh") for part in ("real", "imag")),
    holomorphic("cmath.acos", "acos", (*OFF_AXES, (0.5, 0.0), (0.0, 0.5), (0.0, 0.0)), in_jax=False),
    holomorphic("cmath.acosh", "acosh", (*OFF_AXES, (1.5, 0.0), (0.0, 0.5)), in_jax=False),
    holomorphic("np.arctanh", "atanh", (*OFF_AXES, (0.5, 0.0), (0.0, 0.0)), in_jax=False),
)  # fmt: skip

def branched(source: str, stated: Stated) -> Case:
    return Case(f"({source})", None, None, (), stated)


COMPOSED = (
    Case("math.log(1.0 + math.exp(x))", "m.log(1 + m.exp(x))", "jnp.log(1.0 + jnp.exp(x))", along(0.0, 1.0, -30.0),
         further=along(800.0)),
    Case("1.0 / (1.0 + math.exp(-x))", "1/(1 + m.exp(-x))", "1.0/(1.0 + jnp.exp(-x))", along(0.0, 1.0, 30.0),
         further=along(-800.0)),
    Case("x * math.log(x)", "x*m.log(x)", "x*jnp.log(x)", along(1.0, 0.5), further=along(0.0)),
    Case("math.sqrt(abs(x))", "m.sqrt(abs(x))", "jnp.sqrt(jnp.abs(x))", along(1.0, -0.5), further=along(0.0),
         unlike_jax=along(0.0)),  # by the slope of the absolute value at 0
    Case("math.sqrt(x * x + y * y)", "m.hypot(x, y)", "jnp.sqrt(x*x + y*y)", PAIRS, further=((0.0, 0.0),)),
    Case("x**0.5 * x", "x**m.mpf(1.5)", "x**0.5 * x", along(1.0, 0.5), further=along(0.0)),
    # What a branch does not take has no part in the derivative, whatever LLVM makes of the branch.
    branched("math.sqrt(x) if x > 0.0 else 0.0", {(0.0, 0.25): ZERO_SLOPE, (4.0, 0.25): ((0.25, 0.0), (-0.03125, 0.0, 0.0))}),
    branched("1.0 / x if x != 0.0 else y",
             {(0.0, 0.25): ((0.0, 1.0), (0.0, 0.0, 0.0)), (2.0, 0.25): ((-0.25, 0.0), (0.25, 0.0, 0.0))}),
    # A branch on a value in the program is differentiated as it stands: in it, x is still a variable.
    branched("x * x * y if x == 2.0 else x",
             {(2.0, 3.0): ((12.0, 4.0), (6.0, 4.0, 0.0)), (1.0, 3.0): ((1.0, 0.0), (0.0, 0.0, 0.0))}),
    branched("x if x != 2.0 else x * x * y", {(2.0, 3.0): ((12.0, 4.0), (6.0, 4.0, 0.0))}),
    branched("x * y * y if x == y else x", {(2.0, 2.0): ((4.0, 8.0), (0.0, 4.0, 4.0))}),
    Case("np.where(np.array([x]) > 0.0, np.log(np.array([x])), 0.0)[0]", None, None, (),
         {(0.0, 0.25): ZERO_SLOPE, (2.0, 0.25): ((0.5, 0.0), (-0.25, 0.0, 0.0))}),
)  # fmt: skip

GROUPS = {"unary": UNARY, "binary": BINARY, "complex": COMPLEX, "composed": COMPOSED}

# Of single precision: the same functions at points that float has, by their slopes alone.
SINGLE = tuple(
    Case(source, exact, None, regular) for source, exact, regular in (
        ("np.tanh(x)", "m.tanh(x)", along(0.0, 0.5, 4.0, 8.5, -9.5, 12.0, 30.0)),
        ("np.sinc(x)", "m.sincpi(x)", along(0.0, 1e-5, -1e-20, 0.5, 1.0)),
        ("np.arcsinh(x)", "m.asinh(x)", along(0.0, 0.5, 1e15, -1e25)),
        ("np.logaddexp(x, y)", "m.log(m.exp(x) + m.exp(y))", ((1.0, 1.0), (0.0, 30.0), (1.5, -2.25))),
        ("x % y", "x - y*m.floor(x/y)", ((3.5, 1.5), (-3.5, 1.5))),
        ("x ** np.float32(0.5)", "x**m.mpf(0.5)", along(4.0, 0.25)),
        ("np.hypot(x, y)", "m.hypot(x, y)", ((3e20, 4e20), (1e-25, 1e-25))),
        ("np.cbrt(x)", "m.sign(x)*m.cbrt(abs(x))", along(-8.0, 1e-9)),
    )
)  # fmt: skip
EXTREMES = (0.0, -0.0, 1.0, -1.0, 2.0, -2.0, 0.5, -0.5, 1.5, 3.0, -3.0, 1e-9, 1e-160, -1e-160, TINY, SUBNORMAL, 1e160, -1e300,
            INF, -INF, NAN, math.pi)  # fmt: skip
