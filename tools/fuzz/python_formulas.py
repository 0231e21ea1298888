"""How the fuzzer spells its operations: every formula maps numbers within [-2, 2] to numbers within about [-2, 2].

    unary("math.exp", "v0")   ->   "math.exp(0.3 * v0)"
"""

from __future__ import annotations

UNARY = {
    "math.sin": "math.sin({0})", "math.cos": "math.cos(1.3 * {0})", "math.tanh": "math.tanh({0})",
    "np.sin": "np.sin(0.7 * {0})", "np.tanh": "np.tanh({0})", "np.exp": "np.exp(-{0} * {0})", "math.exp": "math.exp(0.3 * {0})",
    "np.sqrt": "np.sqrt(0.3 + 0.8 * {0} * {0})", "math.sqrt": "math.sqrt(1.2 + 0.5 * {0})",
    "math.log": "math.log(1.5 + {0} * {0})", "np.log": "np.log(3.1 + {0})", "abs": "abs({0})", "math.atan": "math.atan({0})",
    "negate": "-{0}", "square": "0.45 * {0} ** 2", "cube": "0.2 * {0} ** 3", "reciprocal": "1.0 / (1.0 + {0} * {0})",
    "math.log1p": "math.log1p({0} * {0})", "math.expm1": "math.expm1(0.4 * {0})", "np.arctan": "np.arctan({0})",
    "math.sinh": "math.sinh(0.6 * {0})", "np.cosh": "np.cosh(0.6 * {0})", "math.asin": "math.asin(0.4 * {0})",
    "np.arccos": "0.5 * np.arccos(0.4 * {0})", "math.erf": "math.erf({0})", "math.lgamma": "math.lgamma(2.4 + 0.5 * {0})",
    "math.asinh": "math.asinh({0})", "np.square": "0.45 * np.square({0})", "np.reciprocal": "np.reciprocal(3.5 + {0})",
    "float": "float({0})", "math.fabs": "math.fabs({0})", "math.pow": "0.7 * math.pow(2.6 + {0}, 0.7)",
}  # fmt: skip
BINARY = {
    "mean": "(0.5 * {0} + 0.4 * {1})", "product": "0.5 * {0} * {1}", "quotient": "{0} / (1.0 + {1} * {1})",
    "max": "max({0}, {1})", "min": "min({0}, {1})", "difference": "0.5 * ({0} - {1})",
    "math.hypot": "0.6 * math.hypot({0}, {1})", "math.atan2": "math.atan2({0}, 1.5 + {1} * {1})",
    "np.maximum": "np.maximum({0}, {1})", "np.minimum": "np.minimum({0}, {1})", "np.hypot": "0.6 * np.hypot({0}, {1})",
    "np.arctan2": "np.arctan2({0}, {1} + 3.0)", "power": "0.5 * (1.5 + 0.4 * math.sin({0})) ** {1}",
    "math.copysign": "math.copysign({0}, {1})", "blend": "({1} + 0.3 * ({0} - {1}))",
}  # fmt: skip
MAPS = {
    "np.sin": "np.sin({0})", "np.cos": "np.cos({0})", "np.tanh": "np.tanh({0})", "np.exp": "np.exp(0.3 * {0})",
    "np.sqrt": "np.sqrt(0.3 + 0.8 * {0} * {0})", "np.log": "np.log(3.1 + {0})", "np.abs": "np.abs({0})",
    "square": "0.45 * {0} ** 2", "negate": "-{0}", "np.arctan": "np.arctan({0})", "reciprocal": "1.0 / (1.0 + {0} * {0})",
}  # fmt: skip
REDUCTIONS = {
    "np.sum": "0.15 * np.sum({0})", "method sum": "0.15 * ({0}).sum()", "np.prod": "np.prod(np.tanh({0}))",
    "np.mean": "np.mean({0})", "np.max": "np.max({0})", "np.min": "np.min({0})", "np.dot": "0.1 * np.dot({0}, {1})",
    "np.var": "0.5 * np.var({0})", "np.cumsum": "0.15 * np.cumsum({0})[-1]",
}  # fmt: skip
MODIFICATIONS = {
    "+=": "{0} += 0.2 * ({1} - {0})", "-=": "{0} -= 0.3 * ({0} - {1})", "*=": "{0} *= 0.9 + 0.1 * {wave}({1})",
    "/=": "{0} /= 1.2 + 0.1 * {wave}({1})",
}  # fmt: skip
SLICES = {"all": "", "tail": "1:", "head": ":-1", "even": "::2", "odd": "1::2", "reversed": "::-1", "half": ":{half}"}


def grouped(text: str) -> str:
    """Parentheses where an operator inside would otherwise bind differently."""
    depth = 0
    for i, sign in enumerate(text):
        depth += (sign in "([") - (sign in ")]")
        if depth == 0 and (sign in " -" or (sign in ")]" and i + 1 < len(text) and text[i + 1] == " ")):
            return f"({text})"
    return text


def unary(name: str, operand: str) -> str:
    return UNARY[name].format(grouped(operand))


def binary(name: str, first: str, second: str) -> str:
    return BINARY[name].format(grouped(first), grouped(second))


def sliced_length(name: str, length):
    """Elements that a slice leaves of ``length``."""
    return len(range(length)[slice(*_parts(name, length))])


def slice_text(name: str, length) -> str:
    return SLICES[name].format(half=(length + 1) // 2 if isinstance(length, int) else 0)


def _parts(name: str, length: int) -> list[int | None]:
    parts = [int(part) if part else None for part in slice_text(name, length).split(":")]
    return parts if len(parts) > 1 else [None, None]
