"""All names under which a row is called: libm, glibc's ``_finite``, Numba's helpers, LLVM intrinsics, libdevice, our helpers.

    "sinf"            -> row sin, float          "llvm.sin.v4f32"   -> row sin, float
    "__pow_finite"    -> row pow, double         "ne.digamma.f64"   -> row digamma, double
    "sinl"            -> nothing: long double is refused

Spelling only, never mathematics. What a call through such a name does besides (pointers that it writes) is said by
:data:`STORING_SPELLINGS`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

from .libdevice import LIBDEVICE_SPELLINGS, LIBDEVICE_STORING
from .symbols import INTRINSIC_ROWS, KIND_OF_SUFFIX, RUNTIME_ROWS, words

# Rows whose C spelling is the row's name on double and name + "f" on float.
LIBM_ROWS = words("""
sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp exp2 exp10 expm1 log log2 log10 log1p sqrt
cbrt pow hypot fabs copysign fmin fmax fdim fmod remainder floor ceil trunc rint nearbyint round roundeven logb significand
nextafter fma ldexp erf erfc tgamma lgamma j0 j1 jn y0 y1 yn""")

# Further C spellings of a row: double; the float spelling appends "f".
LIBM_ALIASES = {
    "pow10": "exp10",
    "drem": "remainder",
    "gamma": "lgamma",  # glibc: the logarithm, by another name
    "scalbn": "ldexp",
    "scalbln": "ldexp",
    "fminimum": "minimum",
    "fmaximum": "maximum",
    "fminimum_num": "minimumnum",
    "fmaximum_num": "maximumnum",
}

# glibc before 2.31 and -ffinite-math-only: __exp_finite, __expf_finite.
FINITE_ROWS = words("""
acos acosh asin atan2 atanh cosh exp exp10 exp2 fmod hypot j0 j1 jn log log10 log2 pow remainder sinh sqrt
y0 y1 yn""")

EXACT_SPELLINGS = {
    "numba_gamma": ("tgamma", "double"),
    "numba_gammaf": ("tgamma", "float"),
    "numba_lgamma": ("lgamma", "double"),
    "numba_lgammaf": ("lgamma", "float"),
    "numba_ldexp": ("ldexp", "double"),
    "numba_ldexpf": ("ldexp", "float"),
    "numba_nextafter": ("nextafter", "double"),
    "numba_nextafterf": ("nextafter", "float"),
    "__sinpi": ("sinpi", "double"),
    "__sinpif": ("sinpi", "float"),
    "__cospi": ("cospi", "double"),
    "__cospif": ("cospi", "float"),
    "__exp10": ("exp10", "double"),
    "__exp10f": ("exp10", "float"),
    "sinpi": ("sinpi", "double"),
    "sinpif": ("sinpi", "float"),
    "cospi": ("cospi", "double"),
    "cospif": ("cospi", "float"),
    "__muldc3": ("complex_multiply", "double"),
    "__mulsc3": ("complex_multiply", "float"),
    "__divdc3": ("complex_divide", "double"),
    "__divsc3": ("complex_divide", "float"),
    "cabs": ("hypot", "double"),  # of two doubles; cabsf and cargf take a packed <2 x float> on x86-64: refused
    "carg": ("carg", "double"),
    **{name: (name, "double") for name in words("cexp clog csqrt csin ccos csinh ccosh ctan ctanh")},
}

# LLVM: base name after "llvm." -> row. Overloaded on the type of the first argument.
INTRINSICS = {name: name for name in INTRINSIC_ROWS} | {
    "powi": "powi",
    "ldexp": "ldexp",
    "frexp": "frexp",
    "modf": "modf",
    "sincos": "sincos",
    "sincospi": "sincospi",
}

# To 12 bits; the derivative is of what they approximate.
X86_APPROXIMATIONS = {
    "llvm.x86.sse.rcp.ps": ("reciprocal", "float"),
    "llvm.x86.avx.rcp.ps.256": ("reciprocal", "float"),
    "llvm.x86.sse.rsqrt.ps": ("rsqrt", "float"),
    "llvm.x86.avx.rsqrt.ps.256": ("rsqrt", "float"),
}


@dataclass(frozen=True, slots=True)
class Storing:
    """A spelling that returns only some results and writes the others through pointers.

    ``returned``: index of the returned result or None. ``stored``: (index of the pointer argument, index of the result).
    """

    row: str
    kind: str
    returned: int | None
    stored: tuple[tuple[int, int], ...]


STORING_FORMS = {
    "sincos": ("sincos", None, ((1, 0), (2, 1))),
    "sincospi": ("sincospi", None, ((1, 0), (2, 1))),
    "__sincos": ("sincos", None, ((1, 0), (2, 1))),
    "modf": ("modf", 0, ((1, 1),)),
    "frexp": ("frexp", 0, ((1, 1),)),
    "numba_frexp": ("frexp", 0, ((1, 1),)),
    "remquo": ("remquo", 0, ((2, 1),)),
}
STORING_SPELLINGS = {
    name + letter: Storing(row, kind, returned, stored)
    for name, (row, returned, stored) in STORING_FORMS.items()
    for letter, kind in (("", "double"), ("f", "float"))
} | {
    name: Storing("lgamma_r", kind, 0, ((1, 1),))
    for name, kind in (
        ("lgamma_r", "double"),
        ("lgammaf_r", "float"),
        ("__lgamma_r_finite", "double"),
        ("__lgammaf_r_finite", "float"),
    )
} | {
    name: Storing(row, kind, returned, stored)
    for name, (like, kind) in LIBDEVICE_STORING.items()
    for row, returned, stored in (STORING_FORMS[like],)
}

# Vector forms of C functions: glibc's and others' _ZGVbN2v_sin (unmasked), Intel's __svml_sinf4_ha.
VECTOR_NAME = re.compile(r"_ZGV[a-z]+N(?:\d+|x)v+_(\w+)|__svml_([a-z]+\d*[a-z]*?f?)(?:2|4|8|16)(?:_ha|_l|_ep)?")
RUNTIME_NAME = re.compile(r"ne\.(\w+)\.(f32|f64)")
INTRINSIC_NAME = re.compile(r"llvm\.(?P<base>[a-z0-9.]+?)\.(?P<vector>(?:nx)?v\d+)?(?P<kind>f16|bf16|f32|f64|f80|f128)(?:\..*)?")


def _libm_table() -> dict[str, tuple[str, str]]:
    table = dict(EXACT_SPELLINGS)
    for name, row in [*((name, name) for name in LIBM_ROWS), *LIBM_ALIASES.items()]:
        table[name], table[name + "f"] = (row, "double"), (row, "float")
    table |= LIBDEVICE_SPELLINGS
    for name in FINITE_ROWS:
        table[f"__{name}_finite"], table[f"__{name}f_finite"] = (name, "double"), (name, "float")
    return table


LIBM_SPELLINGS = _libm_table()


def split_spelling(callee: str) -> tuple[str, str] | None:
    """(row, kind of the floating element type) behind the name of a callee, or None."""
    callee = callee.strip('"')
    if callee in LIBM_SPELLINGS:
        return LIBM_SPELLINGS[callee]
    if callee in X86_APPROXIMATIONS:
        return X86_APPROXIMATIONS[callee]
    match = RUNTIME_NAME.fullmatch(callee)
    if match and match[1] in RUNTIME_ROWS:
        return match[1], KIND_OF_SUFFIX[match[2]]
    match = VECTOR_NAME.fullmatch(callee)
    if match:
        return LIBM_SPELLINGS.get(match[1] or match[2])
    match = INTRINSIC_NAME.fullmatch(callee)
    if match and match["base"] in INTRINSICS:
        return INTRINSICS[match["base"]], KIND_OF_SUFFIX[match["kind"]]
    return None


def spellings_of(row: str) -> tuple[str, ...]:
    """All spellings of a row, for documentation and tests; intrinsics without their type suffix."""
    named = [name for name, (target, _) in LIBM_SPELLINGS.items() if target == row]
    storing = [name for name, form in STORING_SPELLINGS.items() if form.row == row]
    intrinsics = [f"llvm.{base}.*" for base, target in INTRINSICS.items() if target == row]
    runtime = [f"ne.{row}.*"] if row in RUNTIME_ROWS else []
    return (*sorted(named), *sorted(storing), *intrinsics, *runtime)
