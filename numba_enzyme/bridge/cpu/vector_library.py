"""The vector functions of glibc's libmvec, which derivatives call in loops that may be approximate (`fastmath`).

    vector_functions("+sse4.1,+avx2,...")   ->   ("_ZGVbN2v_exp", "_ZGVdN4v_exp", "_ZGVdN4vv_pow", ...)

On x86-64 with glibc 2.22 or newer; elsewhere there are none, and loops call scalar functions. Four units in the last place at
most, says glibc. The library is loaded with this module, since machine code from the cache on disk may call it.
"""

from __future__ import annotations

import ctypes
import platform
from functools import cache
from itertools import product

import llvmlite.binding as ll

from ...rules import c_names

NAME = "libmvec.so.1"
SETS = (("b", "sse4.1", 128), ("d", "avx2", 256), ("e", "avx512f", 512))
"""Letter of x86's vector-function ABI, what LLVM calls the instruction set, bits of a vector."""


def _loaded() -> ctypes.CDLL | None:
    if platform.machine() not in ("x86_64", "AMD64") or platform.system() != "Linux":
        return None
    try:
        ll.load_library_permanently(NAME)
        return ctypes.CDLL(NAME)
    except (OSError, RuntimeError):
        return None


_LIBRARY = _loaded()


def library_name() -> str:
    """The library that is loaded, if any."""
    return NAME if _LIBRARY is not None else ""


@cache
def vector_functions(features: str) -> tuple[str, ...]:
    """The names of what the library has for a processor with these features, LLVM's words."""
    if _LIBRARY is None:
        return ()
    sets = [(letter, bits) for letter, feature, bits in SETS if f"+{feature}" in features.split(",")]
    names = (f"_ZGV{letter}N{bits // size}{arguments}_{name}"
             for (letter, bits), name, arguments, size in product(sets, c_names(), ("v", "vv"), (32, 64)))
    return tuple(sorted(name for name in names if hasattr(_LIBRARY, name)))
