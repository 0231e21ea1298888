"""Timing of several variants in turn, so that whatever slows the machine down slows all of them down.

    interleaved({"primal": f, "gradient": g}, rounds=15)   ->   {"primal": [seconds per call, ...], "gradient": [...]}
"""

from __future__ import annotations

import os
import time
from collections.abc import Callable

SHORTEST_SAMPLE = 2e-3


def pin_to_one_core() -> int | None:
    """Stay on one core where the system allows it; return which."""
    if not hasattr(os, "sched_setaffinity"):
        return None
    core = max(os.sched_getaffinity(0))
    os.sched_setaffinity(0, {core})
    return core


def seconds(call: Callable[[], object], repeats: int = 1) -> float:
    """CPU seconds of one call, averaged over the repeats."""
    start = time.process_time()
    for _ in range(repeats):
        call()
    return (time.process_time() - start) / repeats


def repeats_for(call: Callable[[], object]) -> int:
    """How many calls make a sample long enough for the clock."""
    call()
    once = max(seconds(call), 1e-7)
    return max(1, int(SHORTEST_SAMPLE / once))


def interleaved(variants: dict[str, Callable[[], object]], rounds: int) -> dict[str, list[float]]:
    """CPU seconds per call of each variant, one sample per round."""
    repeats = {name: repeats_for(call) for name, call in variants.items()}
    samples: dict[str, list[float]] = {name: [] for name in variants}
    for _ in range(rounds):
        for name, call in variants.items():
            samples[name].append(seconds(call, repeats[name]))
    return samples
