"""Which Numba scalars carry a derivative, and by which word the compiler core calls them.

    float64 -> "double"     complex64 -> "float"     int32, boolean -> "integer"
"""

from __future__ import annotations

from numba.core import types

_WORDS = {types.float64: "double", types.complex128: "double", types.float32: "float", types.complex64: "float",
          types.float16: "half"}


def is_floating(type_: types.Type) -> bool:
    """Real and complex floating scalars."""
    return isinstance(type_, (types.Float, types.Complex))


def scalar_word(dtype: types.Type) -> str:
    """The word of `GradientRequest.parameter_layouts` for memory that holds *dtype*; empty where nothing is known."""
    if isinstance(dtype, (types.Integer, types.Boolean)):
        return "integer"
    return _WORDS.get(dtype, "")
