"""What the C heap holds, for finding leaks of compiled derivatives.

    heap_growth(lambda: native.call(...))   ->   bytes that the call left behind
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable


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
