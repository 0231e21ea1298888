"""How formulas call the primal of a row on a target: ``SymbolTable.symbol("cos", DOUBLE)``.

    cos     on double        llvm.cos.f64           the intrinsic wherever LLVM has one: it folds and vectorises
    cos     on <4 x float>   llvm.cos.v4f32
    erf     on float         erff                   libm
    digamma on double        ne.digamma.f64         our own helper, text in runtime_ir/
    erf     on <4 x float>   None                   the caller unrolls
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ir.types import FloatType, Type, VectorType, scalar_type


def words(text: str) -> list[str]:
    """Names written one after the other, as all tables here write them."""
    return text.split()


SUFFIX_OF_KIND = {"half": "f16", "bfloat": "bf16", "float": "f32", "double": "f64", "x86_fp80": "f80", "fp128": "f128"}
KIND_OF_SUFFIX = {suffix: kind for kind, suffix in SUFFIX_OF_KIND.items()}

INTRINSIC_ROWS = frozenset(
    words("""sqrt sin cos tan asin acos atan atan2 sinh cosh tanh exp exp2 exp10 log log2 log10 pow fma fmuladd fabs minnum maxnum
    minimum maximum minimumnum maximumnum copysign floor ceil trunc rint nearbyint round roundeven canonicalize
    arithmetic.fence""")
)
GIVEN_PREFIX = "given_"
# Functions whose value is given to the call that stands for their derivative (given_values.py): numbers of arguments and results.
GIVEN_ROWS = {
    "logaddexp": (2, 1), "logaddexp2": (2, 1), "floor_mod": (2, 1), "floor_divide": (2, 1), "sinc": (1, 1), "cbrt": (1, 1),
    "power_log": (2, 1), "csqrt": (2, 2), "ctan": (2, 2), "ctanh": (2, 2), "casin": (2, 2), "cacos": (2, 2), "catan": (2, 2),
    "casinh": (2, 2), "cacosh": (2, 2), "catanh": (2, 2), "complex_power": (4, 2), "complex_divide": (4, 2),
    "complex_reciprocal": (2, 2), "constant": (0, 1), "direction": (2, 1), "pow": (2, 1), "negative_power": (2, 1),
}  # fmt: skip
DEVICE_HELPERS = frozenset(words("""
digamma polygamma half_power sech logistic spherical_jn log_modulus times_log_real times_log_imaginary complex_power_real
complex_power_imaginary given_power_log given_constant given_direction"""))
HELPER_ROWS = DEVICE_HELPERS | frozenset(words("sinpi cospi complex_power"))
RUNTIME_ROWS = HELPER_ROWS | {GIVEN_PREFIX + name for name in GIVEN_ROWS}


def type_suffix(type_: Type) -> str | None:
    """The overload suffix of an intrinsic: f64, v4f32, nxv2f64; None for other types."""
    element = scalar_type(type_)
    if not isinstance(element, FloatType) or element.kind not in SUFFIX_OF_KIND:
        return None
    suffix = SUFFIX_OF_KIND[element.kind]
    if isinstance(type_, VectorType):
        return f"{'nx' if type_.scalable else ''}v{type_.count}{suffix}"
    return suffix


@dataclass(frozen=True)
class SymbolTable:
    """A target's names. ``intrinsics``: rows called as LLVM intrinsics; ``runtime``: rows that come as helper IR; all
    other rows are ``prefix + name`` on double and ``prefix + name + "f"`` on float, unless the target lacks them
    (``missing``)."""

    intrinsics: frozenset[str]
    runtime: frozenset[str]
    missing: frozenset[str] = frozenset()
    prefix: str = ""

    def symbol(self, name: str, type_: Type) -> str | None:
        """What to call for row ``name`` on ``type_``; None if there is nothing for this type."""
        suffix = type_suffix(type_)
        if suffix is None or name in self.missing:
            return None
        if name in self.intrinsics:
            return f"llvm.{name}.{suffix}"
        if isinstance(type_, VectorType):
            return None
        if name == "powi" and not self.prefix:
            return f"llvm.powi.{suffix}.i32"
        if suffix not in ("f32", "f64"):
            return None
        if name in self.runtime:
            return f"ne.{name}.{suffix}"
        return self.prefix + name + ("f" if suffix == "f32" else "")


DEVICE_ONLY = frozenset(words("""
rsqrt rcbrt rhypot reciprocal norm3d norm4d rnorm3d rnorm4d saturate erfinv erfcinv normcdf normcdfinv cyl_bessel_i0
cyl_bessel_i1"""))

HOST = SymbolTable(INTRINSIC_ROWS, RUNTIME_ROWS, DEVICE_ONLY)

# What NVPTX selects by itself, in full precision; all else is libdevice's.
NVPTX = SymbolTable(
    frozenset(words("sqrt fma fmuladd fabs copysign floor ceil trunc rint nearbyint minnum maxnum canonicalize")),
    DEVICE_HELPERS,
    frozenset(words("minimum maximum minimumnum maximumnum reciprocal saturate significand")),
    prefix="__nv_",
)
