"""The launch of a kernel whose threads take memory: repeated with more until every thread has found enough.

    copies of all that the kernel may write;  1 KiB for each thread;  launch;  flag up: put back, 4 KiB, launch again

How much was enough is remembered with what was prepared for the kernel.
"""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from .memory import LaunchMemory
from .saved import Saved
from .seam import Driver

FIRST_BYTES, GROWTH = 1024, 4


class ArenaLaunches:
    """``each``: bytes for each thread that have been enough so far."""

    def __init__(self) -> None:
        self.each = FIRST_BYTES

    def run(self, driver: Driver, memory: LaunchMemory, stream: int, threads: int, save: Callable[[], Saved],
            start: Callable[[list[int]], None]) -> None:  # fmt: skip
        """``save()``: copies of what the kernel may write; ``start(words)``: launch it with an arena.

        Raises EnzymeError if there is not so much memory.
        """
        saved = save()
        flag = memory.take(8, "flag of the threads' memory")
        up = np.zeros(1, np.int64)
        while True:
            arena = memory.take(self.each * threads, "memory of the threads")
            driver.clear(flag.address, up.nbytes, stream)
            start([arena.address, self.each, flag.address])
            driver.copy_out(up.ctypes.data, flag.address, up.nbytes, stream)
            if not up[0]:
                return
            saved.put_back()
            memory.give_back(arena)
            self.each *= GROWTH


def threads_of(grid: tuple[int, int, int], block: tuple[int, int, int]) -> int:
    return math.prod(grid) * math.prod(block)
