"""Every function of the oracle's table: its partials against a numerical derivative at fifty digits, its spelling, its primal."""

import math

import pytest

from numba_enzyme.testing import Dual, Oracle
from numba_enzyme.testing.oracle_functions import FUNCTIONS, evaluate, spelled
from numba_enzyme.testing.oracle_scalars import PRECISE, Arithmetic, mpf

POINTS = {
    "acosh": (1.7,),
    "erfcinv": (0.4,),
    "jn": (2, 1.3),
    "yn": (2, 1.3),
    "ldexp": (0.7, 3),
    "powi": (0.7, -3),
    "fma": (0.7, 1.1, 0.4),
}
FLAT = {"floor", "ceil", "trunc", "round", "rint", "nearbyint", "roundeven", "logb"}


def point(name: str) -> tuple:
    return POINTS.get(name) or ((0.37,) if len(FUNCTIONS[name].partials) == 1 else (0.7, 1.1))


@pytest.mark.parametrize("name", sorted(FUNCTIONS))
@pytest.mark.parametrize("precision", ["double", "exact"])
def test_partials_are_derivatives(name, precision):
    arithmetic = Arithmetic(precision)
    values = point(name)
    arguments = [v if isinstance(v, int) else Dual(arithmetic.number("double", v), {i: mpf(1)}) for i, v in enumerate(values)]
    result = evaluate(name, "double", arguments, arithmetic)
    for i, value in enumerate(values):
        if isinstance(value, int):
            continue

        def along(t, i=i):
            return FUNCTIONS[name].value(*(t if k == i else v if isinstance(v, int) else mpf(v) for k, v in enumerate(values)))

        expected = 0 if name in FLAT or (name, i) == ("nextafter", 1) else PRECISE.diff(along, mpf(value))
        found = (result.tangent or {}).get(i, mpf(0))
        assert abs(found - expected) <= mpf("1e-20") * max(1, abs(expected))


@pytest.mark.parametrize("name", sorted(set(FUNCTIONS) - FLAT - {"nextafter"}))
def test_primal_is_near_the_exact_value(name):
    """The C library's value where it has one: within a few units in the last place."""
    values = point(name)
    result = evaluate(name, "double", [v if isinstance(v, int) else Dual(v) for v in values], Arithmetic("double")).value
    exact = FUNCTIONS[name].value(*(v if isinstance(v, int) else mpf(v) for v in values))
    assert abs(mpf(result) - exact) <= 8 * math.ulp(float(exact))


SPELLINGS = {
    "sin": ("sin", "double"), "sinf": ("sin", "float"), "sinl": ("sin", "x86_fp80"), "__nv_sinf": ("sin", "float"),
    "__nv_fast_expf": ("exp", "float"), "__exp_finite": ("exp", "double"), "erf": ("erf", "double"), "erff": ("erf", "float"),
    "modf": None, "j0f": ("j0", "float"), "lgamma": ("lgamma", "double"), "fmaxf": ("fmax", "float"), "strlen": None,
    "scalbn": ("ldexp", "double"), "__nv_rsqrt": ("rsqrt", "double"), "fabsf": ("fabs", "float"), "ceil": ("ceil", "double"),
}  # fmt: skip


@pytest.mark.parametrize("spelling", SPELLINGS)
def test_spellings(spelling):
    assert spelled(spelling) == SPELLINGS[spelling]


CHOICES = [
    ("fmax", (2.0, 1.0), (1, 0)), ("fmax", (1.0, 2.0), (0, 1)), ("fmin", (2.0, 1.0), (0, 1)), ("fmax", (math.nan, 1.0), (0, 1)),
    ("fdim", (3.0, 1.0), (1, -1)), ("fdim", (1.0, 3.0), (0, 0)), ("fmod", (7.5, 2.0), (1, -3)), ("fmod", (-7.5, 2.0), (1, 3)),
    ("copysign", (2.0, -1.0), (-1, 0)), ("copysign", (-2.0, -1.0), (1, 0)), ("fmuladd", (2.0, 3.0, 4.0), (3, 2, 1)),
]  # fmt: skip


@pytest.mark.parametrize(("name", "values", "slopes"), CHOICES)
def test_functions_that_choose(name, values, slopes):
    result = evaluate(name, "double", [Dual(v, {i: mpf(1)}) for i, v in enumerate(values)], Arithmetic("double"))
    assert tuple(int((result.tangent or {}).get(i, 0)) for i in range(len(values))) == slopes


@pytest.mark.parametrize(
    ("body", "slope"),
    [
        ("%r = call double @frexp(double %x, ptr %p)", 0.125),
        ("%r = call double @modf(double %x, ptr %p)", 1.0),
        ("call void @sincos(double %x, ptr %p, ptr %q)\n %r = load double, ptr %q", -math.sin(5.25)),
        ("%r = call double @remquo(double %x, double 2.0, ptr %p)", 1.0),
        ("%r = call double @lgamma_r(double %x, ptr %p)", float(PRECISE.digamma(5.25))),
    ],
)
def test_functions_with_two_results(body, slope):
    text = f"""define double @f(double %x) {{
  %p = alloca double
  %q = alloca double
  {body}
  ret double %r
}}
declare double @frexp(double, ptr)
declare double @modf(double, ptr)
declare void @sincos(double, ptr, ptr)
declare double @remquo(double, double, ptr)
declare double @lgamma_r(double, ptr)
"""
    assert float(Oracle(text).call("f", [Dual(5.25, {0: mpf(1)})]).tangent[0]) == pytest.approx(slope, rel=1e-15)


@pytest.mark.parametrize("x", [-0.5, -1.5, -2.5, 2.5, -math.inf])
def test_lgamma_r_stores_the_sign_of_gamma(x):
    text = """define i32 @f(double %x) {
  %p = alloca i32
  %r = call double @lgamma_r(double %x, ptr %p)
  %s = load i32, ptr %p
  ret i32 %s
}
declare double @lgamma_r(double, ptr)
"""
    assert Oracle(text).call("f", [x]) == (1 if math.isinf(x) or math.gamma(x) > 0 else 2**32 - 1)


@pytest.mark.parametrize(("x", "y"), [(0.0, 2.0), (-2.0, 3.0), (2.0, 0.0)])
def test_power_where_its_logarithm_is_not_defined(x, y):
    result = evaluate("pow", "double", [Dual(x, {0: mpf(1)}), Dual(y)], Arithmetic("double"))
    assert float(result.tangent[0]) == y * x ** (y - 1)


def test_infinite_slopes_do_not_touch_what_carries_no_tangent():
    root = evaluate("sqrt", "double", [Dual(0.0, {0: mpf(1)})], Arithmetic("double"))
    assert root.tangent[0] == PRECISE.inf
    assert evaluate("sqrt", "double", [Dual(0.0)], Arithmetic("double")).tangent is None
