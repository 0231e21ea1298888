"""BLAS and LAPACK for the programs that call them: SciPy's library, made by others than the code under test.

    provide()        cblas_dgemm, dgemm_, dpotrf_, ... are found in SciPy's copy of OpenBLAS
"""

from __future__ import annotations

import ctypes
import functools
import re
from pathlib import Path

import llvmlite.binding as llvm

NAME = re.compile(r"^declare [^\n]*@((?:cblas_)?[sd]\w+)\(", re.MULTILINE)


@functools.cache
def library() -> ctypes.CDLL:
    import scipy

    place = Path(scipy.__file__).parent
    found = [*place.parent.glob("scipy.libs/*openblas*"), *place.glob(".libs/*openblas*")]
    if not found:
        raise FileNotFoundError("SciPy's OpenBLAS")
    return ctypes.CDLL(str(found[0]))


def provide(text: str) -> None:
    """What the module declares and the library has is known to LLVM's linker."""
    for name in NAME.findall(text):
        if name.startswith("cblas_") or name.endswith("_"):
            function = getattr(library(), f"scipy_{name}", None)
            if function is not None:
                llvm.add_symbol(name, ctypes.cast(function, ctypes.c_void_p).value)
