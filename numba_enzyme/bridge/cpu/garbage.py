"""Python's garbage collector while Numba compiles.

    with garbage_waits():
        dispatcher.compile(args)

Compiling makes many objects that refer to each other and mostly stay alive. The collector looks through them, and through all
that has been compiled before, again and again: a tenth of the time.
"""

from __future__ import annotations

import gc
from collections.abc import Iterator
from contextlib import contextmanager

PATIENCE = 1_000_000  # objects that are made between two collections: some hundred megabytes at most


@contextmanager
def garbage_waits() -> Iterator[None]:
    """Inside, garbage is collected rarely; if the collector is off, or waits already, nothing changes."""
    before = gc.get_threshold()
    if not 0 < before[0] < PATIENCE:
        yield
        return
    gc.set_threshold(PATIENCE, *before[1:])
    try:
        yield
    finally:
        gc.set_threshold(*before)
