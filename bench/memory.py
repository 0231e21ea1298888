"""How much memory a call needs beyond what the process already holds: for a gradient that is its tape and inner shadows.

    peak_growth(lambda: gradient(x))      ->  bytes, or None where the system does not tell

Measured, not computed from the plan: the high-water mark of resident memory is reset before the call and read after it. What is
below a few hundred kB drowns in what the allocator keeps in reserve, and is given as 0. To be measured in the main thread of a
young process: a thread's heap keeps what is free at its end, and the system may take pages of files from a process that has not
looked at them for long. Either makes the growth less than it is, never more.
"""

from __future__ import annotations

import ctypes
import re
from collections.abc import Callable
from pathlib import Path

STATUS, CLEAR_REFS = Path("/proc/self/status"), Path("/proc/self/clear_refs")
RESET_HIGH_WATER_MARK = "5"
NOISE = 256 * 1024


def peak_growth(call: Callable[[], object]) -> int | None:
    """Bytes by which resident memory grows at most during the call."""
    if not CLEAR_REFS.exists():
        return None
    give_back_free_memory()
    CLEAR_REFS.write_text(RESET_HIGH_WATER_MARK)
    before = resident("VmRSS")
    call()
    grown = resident("VmHWM") - before
    return grown if grown > NOISE else 0


def give_back_free_memory() -> None:
    """Let the C library return what it holds in reserve, so that new memory is seen as such."""
    library = ctypes.CDLL(None)
    if hasattr(library, "malloc_trim"):
        library.malloc_trim(0)


def resident(field: str) -> int:
    """A field of the process status, in bytes."""
    return 1024 * int(re.search(rf"^{field}:\s+(\d+) kB", STATUS.read_text(), re.MULTILINE)[1])
