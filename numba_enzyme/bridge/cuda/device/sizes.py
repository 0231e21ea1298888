"""Counts that only scalars and the launch decide: the host runs the counting function, once per combination of those.

    count_on_host(counting, ..., words, grid, block)      ->  elements per warp and group; one row where all warps agree
"""

from __future__ import annotations

from functools import lru_cache

import numpy as np

from ....request import Activity, GradientRequest
from ..host.engine import HostCode
from ..host.launch import launch_text
from ..host.retarget import retarget
from ..kernel import Kernel
from .counts import Counting
from .tape_layout import warps_of


@lru_cache(maxsize=256)
def _code(counting: Counting) -> HostCode:
    thread = retarget(counting.module())
    return HostCode(launch_text(thread, ()), thread)


def count_on_host(counting: Counting, kernel: Kernel, request: GradientRequest, groups: int, words: list[int],
                  grid: tuple[int, int, int], block: tuple[int, int, int], dynamic_bytes: int) -> np.ndarray:  # fmt: skip
    """``words``: of the launch; addresses among them are not followed."""
    activities = request.activities[len(request.activities) - len(kernel.shared) :] if kernel.shared else ()
    slots = [0] * (len(words) + sum(1 + (a is not Activity.CONST) for a in activities))
    for place in counting.deciding:
        slots[place] = words[place]
    return _counted(counting, groups, tuple(slots), grid, block, dynamic_bytes)


@lru_cache(maxsize=1024)
def _counted(counting: Counting, groups: int, words: tuple[int, ...], grid: tuple[int, int, int], block: tuple[int, int, int],
             dynamic_bytes: int) -> np.ndarray:
    code = _code(counting)
    counts = np.zeros((warps_of(grid, block), groups), np.int64)
    slots = np.array([counts.ctypes.data, *(w & 0xFFFF_FFFF_FFFF_FFFF for w in words)], np.uint64).view(np.int64)
    code.launch(slots, grid, block, dynamic_bytes, only_first=not counting.per_thread)
    if not counting.per_thread or (len(counts) and (counts == counts[0]).all()):
        counts = counts[:1].copy()
    counts.flags.writeable = False
    return counts
