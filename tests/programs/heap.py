"""What the C heap holds, for finding leaks of compiled derivatives.

    heap_growth(lambda: native.call(...))   ->   bytes that the call left behind

The C library's per-thread cache hides frees from its statistics; only a process that started without it can tell.
"""

from __future__ import annotations

import ctypes
import os
import sys
from collections.abc import Callable

EXACT = "glibc.malloc.tcache_count=0"


def heap_is_exact() -> bool:
    return os.environ.get("GLIBC_TUNABLES") == EXACT


def restart_with_exact_heap(module: str) -> None:
    """Start ``python -m module`` anew, with the same arguments, without the per-thread cache."""
    if not heap_is_exact():
        os.execve(sys.executable, [sys.executable, "-m", module, *sys.argv[1:]], {**os.environ, "GLIBC_TUNABLES": EXACT})


class HeapState(ctypes.Structure):
    _fields_ = [(name, ctypes.c_size_t) for name in (
        "arena", "ordblks", "smblks", "hblks", "hblkhd", "usmblks", "fsmblks", "uordblks", "fordblks", "keepcost")]


def heap_growth(call: Callable[[], None]) -> int:
    """Bytes of the C heap that one call leaves behind."""
    library = ctypes.CDLL(None)
    library.mallinfo2.restype = HeapState
    before = library.mallinfo2()
    call()
    after = library.mallinfo2()
    return (after.uordblks + after.hblkhd) - (before.uordblks + before.hblkhd)
