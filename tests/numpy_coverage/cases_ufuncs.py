"""Universal functions: real, complex and single precision."""

from __future__ import annotations

from .case import INACTIVE, Case
from .case import case as row

ANYWHERE = """sin cos tan sinh cosh tanh arctan arcsinh exp exp2 expm1 square negative positive absolute fabs cbrt deg2rad rad2deg
degrees radians conjugate"""
POSITIVE = "sqrt log log2 log10 log1p reciprocal arcsin arccos arctanh"
FLAT = "sign floor ceil trunc rint"
BINARY = "add subtract multiply maximum minimum fmax fmin hypot arctan2 copysign logaddexp logaddexp2 nextafter"
COMPLEX = """sin cos tan sinh cosh tanh arctan arcsinh arcsin arccos arccosh arctanh exp exp2 expm1 log log2 log10 log1p sqrt
square negative positive conjugate reciprocal absolute sign rint"""
QUESTIONS = "isnan isinf isfinite signbit logical_not"
RELATIONS = "equal not_equal less less_equal greater greater_equal logical_and logical_or logical_xor"
INTEGERS = "bitwise_and bitwise_or bitwise_xor left_shift right_shift gcd lcm"

# One number is enough for a function of one element: what arrays add is the loop around it, which has its own rows below.
CASES: list[Case] = [
    *(row(f"np.{name}", f"np.{name}(s)") for name in f"{ANYWHERE} {POSITIVE}".split()),
    row("np.arccosh", "np.arccosh(1.5 + s)"),
    row("np.spacing", "np.spacing(s) * s", INACTIVE),
    *(row(f"np.{name}", f"s * np.{name}(3.0 * t)", INACTIVE) for name in FLAT.split()),
    *(row(f"np.{name}", f"np.{name}(s, t)") for name in BINARY.split()),
    row("np.divide", "np.divide(s, t)"),
    row("np.power", "np.power(s, t) + s**3 + t**-2 + s**t + s**0"),
    row("np.float_power", "np.float_power(s, t)"),
    row("np.remainder", "np.remainder(t, s) + np.mod(-t, s)"),
    row("np.fmod", "np.fmod(-t, s)"),
    row("np.floor_divide", "np.floor_divide(t, s) * s", INACTIVE),
    row("np.divmod", "np.divmod(x, p)[1]"),
    row("np.ldexp", "np.ldexp(s, n)"),
    *(row(f"np.{name}", f"s * (2.0 if np.{name}(t) else 3.0)", INACTIVE) for name in QUESTIONS.split()),
    *(row(f"np.{name}", f"s * (2.0 if np.{name}(s, t) else t)", INACTIVE) for name in RELATIONS.split()),
    *(row(f"np.{name}", f"s * np.{name}(n, 5)", INACTIVE) for name in INTEGERS.split()),
    row("np.invert", "s * np.invert(n)", INACTIVE),
    row("np.isnat", "np.where(np.isnat(np.zeros(5, np.dtype('datetime64[s]'))), x, y)", INACTIVE),
    # complex
    *(row(f"np.{name}", f"np.{name}(c)") for name in COMPLEX.split()),
    row("np.add", "z + v * np.conj(v) - c * z"),
    row("np.divide", "np.divide(z, v)"),
    row("np.power", "np.power(z, v) + z**2 + v**0.5"),
    row("np.maximum", "np.maximum(z, v)"),
    row("np.add", "z + x[:3] * 1j"),
    # arrays
    row("np.sin", "np.sin(x) * np.exp(y) + np.arctan2(x, y)"),
    row("np.maximum", "np.maximum(x, y) + np.abs(x) * np.minimum(y, 0.5)"),
    row("np.less", "np.where(np.less(x, y), x * y, y)", INACTIVE),
    row("np.power", "p**3 + x**2 + p**y"),
    row("np.ldexp", "np.ldexp(x, k)"),
    row("np.gcd", "x * np.gcd(k, 12)", INACTIVE),
    # single precision stays single
    row("np.sin", "np.sin(h) * np.exp(h)"),
    row("np.power", "np.power(hp, h)"),
    row("np.sqrt", "np.sqrt(hp) + np.log(hp) * np.float32(2)"),
    row("np.add", "h + x"),
    row("np.hypot", "np.hypot(h, hp) + np.arctan2(h, hp)"),
    # broadcasting, outputs, scalars
    row("np.add", "A + x[:4] * s"),
    row("np.multiply", "A[:, :1] * B + u[:, np.newaxis]"),
    row("np.add", "e + s"),
    row("np.add", "one + x"),
    row("np.multiply", "r = np.empty(5)\nnp.multiply(x, y, r)\nreturn r"),
    row("np.sin", "r = np.empty_like(x)\nnp.sin(x, r)\nnp.add(r, x, r)\nreturn r"),
    row("np.exp", "np.exp(s) + np.log(t) + np.hypot(s, t)"),
    row("np.add", "r = x.copy()\nr += y\nr *= s\nr -= x * y\nr /= t\nr **= 2\nreturn r"),
    row("np.sin", "np.sin(F) * A + F.T[:3, :3].sum()"),
    row("np.add", "T + A[:2].reshape(2, 1, 4)[:, :, :2]"),
]  # fmt: skip
