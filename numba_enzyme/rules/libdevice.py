"""The names of CUDA's libdevice: spellings of rows, and facts about functions on integers. Spelling only, no mathematics.

    __nv_sin, __nv_sinf, __nv_fast_sinf  -> row sin          __nv_dmul_rz  -> row fmul
    __nv_popc                            -> inactive         __nv_double_as_longlong  -> unknown: refused

libdevice is linked after differentiation, so calls carry these names. Functions that hand a float's bits to integers or
convert between floating types are left out: nothing may be assumed of them.
"""

from __future__ import annotations

from .effects import CallKind, pure, table
from .symbols import words

# Rows spelled __nv_<row> on double and __nv_<row>f on float.
REGULAR = words("""
acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh cospi cyl_bessel_i0 cyl_bessel_i1 erf erfc erfcinv erfinv
exp exp10 exp2 expm1 fabs fdim floor fma fmax fmin fmod hypot j0 j1 jn ldexp lgamma log log10 log1p log2 logb nearbyint
nextafter norm3d norm4d normcdf normcdfinv pow powi rcbrt remainder rhypot rint rnorm3d rnorm4d round rsqrt sin sinh sinpi sqrt
tan tanh tgamma trunc y0 y1 yn""")

ROUNDINGS = ("rn", "rd", "ru", "rz")
ROUNDED = {"add": "fadd", "sub": "fsub", "mul": "fmul", "div": "fdiv", "rcp": "reciprocal", "sqrt": "sqrt"}

FAST = {f"__nv_fast_{name}f": (name, "float") for name in words("cos exp10 exp log10 log2 log pow sin tan tanh")}

LIBDEVICE_SPELLINGS: dict[str, tuple[str, str]] = {
    **{f"__nv_{name}": (name, "double") for name in REGULAR},
    **{f"__nv_{name}f": (name, "float") for name in REGULAR},
    **FAST,
    **{f"__nv_d{name}_{r}": (row, "double") for name, row in ROUNDED.items() for r in ROUNDINGS},
    **{f"__nv_f{name}_{r}": (row, "float") for name, row in ROUNDED.items() for r in ROUNDINGS},
    **{f"__nv_fma_{r}": ("fma", "double") for r in ROUNDINGS},
    **{f"__nv_fmaf_{r}": ("fma", "float") for r in ROUNDINGS},
    **{f"__nv_fmaf_ieee_{r}": ("fma", "float") for r in ROUNDINGS},
    "__nv_scalbn": ("ldexp", "double"),
    "__nv_scalbnf": ("ldexp", "float"),
    "__nv_frsqrt_rn": ("rsqrt", "float"),
    "__nv_fast_fdividef": ("fdiv", "float"),
    "__nv_saturatef": ("saturate", "float"),
}

# Functions that write results through pointers: name -> (the C function whose form they have, kind).
LIBDEVICE_STORING: dict[str, tuple[str, str]] = {
    **{f"__nv_{name}": (name, "double") for name in words("sincos sincospi modf frexp remquo")},
    **{f"__nv_{name}f": (name, "float") for name in words("sincos sincospi modf frexp remquo")},
    "__nv_fast_sincosf": ("sincos", "float"),
}

INTEGERS = """
__nv_abs __nv_llabs __nv_brev __nv_brevll __nv_byte_perm __nv_clz __nv_clzll __nv_ffs __nv_ffsll __nv_hadd __nv_rhadd
__nv_uhadd __nv_urhadd __nv_max __nv_min __nv_llmax __nv_llmin __nv_umax __nv_umin __nv_ullmax __nv_ullmin __nv_mul24
__nv_umul24 __nv_mulhi __nv_umulhi __nv_mul64hi __nv_umul64hi __nv_popc __nv_popcll __nv_sad __nv_usad"""

WITH_INTEGER_RESULT = """
__nv_finitef __nv_isfinited __nv_isinfd __nv_isinff __nv_isnand __nv_isnanf __nv_signbitd __nv_signbitf __nv_ilogb
__nv_ilogbf __nv_llrint __nv_llrintf __nv_llround __nv_llroundf"""

INTEGER_KINDS = ("int", "uint", "ll", "ull")
CONVERSIONS = " ".join(
    f"__nv_{source}2{target}_{r}"
    for floating in ("float", "double")
    for integer in INTEGER_KINDS
    for source, target in ((floating, integer), (integer, floating))
    for r in (ROUNDINGS if (source, target) not in (("int", "double"), ("uint", "double")) else ("rn",))
)

LIBDEVICE_FACTS = table(
    (INTEGERS, pure(kind=CallKind.INTEGER)),
    (WITH_INTEGER_RESULT, pure()),
    ("__nv_nan __nv_nanf", pure(reads=(0,))),
    (CONVERSIONS, pure()),
)
