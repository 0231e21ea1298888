"""How long launches take on a device, without what the host needs to enqueue them; and how long a caller waits for a call.

    device_seconds(clock, {"primal": f, "gradient": g}, restore)     ->   {"primal": Sample(seconds, waits=False), ...}
    call_seconds({"primal": f, "gradient": g}, wait, restore)        ->   {"primal": seconds, ...}

The device is kept busy by a kernel that only spends time, until everything is enqueued: events before and behind each launch then
stand in the queue, and nothing of Python lies between them. If the device has come to the first of them before the host is done,
the round does not count and the next one is kept busy for longer. A call that waits for the device itself can't be enqueued so:
its time is that between two events around it, the host's work included, and ``waits`` says so.

Before every launch the arrays are put back, outside the events, so that each does the same work. All variants are measured by
turns; what is returned are medians of the rounds.
"""

from __future__ import annotations

import statistics
import time
import warnings
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

ROUNDS = 7
MOST_LAUNCHES = 20  # of a variant in a round
LONG_ENOUGH = 10e-3  # seconds of launches in a round
FIRST_DELAY, LONGEST_DELAY = 10e-3, 1.0  # seconds for which the device is kept busy
NOT_READY = 600  # CUDA_ERROR_NOT_READY
CALLS_SECONDS = 20e-3  # of one round of calls


class Clock(Protocol):
    """Events on the device, in the order of the default stream."""

    def event(self) -> object:
        """Recorded now."""

    def has_passed(self, event: object) -> bool: ...

    def seconds(self, begin: object, end: object) -> float:
        """Between two events; returns when the second one has passed."""

    def keep_busy(self, seconds: float) -> None: ...

    def wait(self) -> None:
        """Until the device has nothing left to do."""


@dataclass(frozen=True)
class Sample:
    """Seconds of a launch. ``waits``: the call returns only when the device has done a part of it, so the host is included."""

    seconds: float
    waits: bool


def device_seconds(clock: Clock, variants: Mapping[str, Callable[[], None]], restore: Callable[[], None]) -> dict[str, Sample]:
    """Medians over rounds in which the variants come by turns."""
    waits = {name: _waits(clock, call, restore) for name, call in variants.items()}
    counts = {name: _launches(_of_one(clock, call, restore)) for name, call in variants.items()}
    rounds: dict[str, list[float]] = {name: [] for name in variants}
    for _ in range(ROUNDS):
        for name, call in variants.items():
            sample = _between_events if waits[name] else _enqueued
            rounds[name].append(sample(clock, call, restore, counts[name]))
    return {name: Sample(statistics.median(samples), waits[name]) for name, samples in rounds.items()}


def call_seconds(variants: Mapping[str, Callable[[], None]], wait: Callable[[], None],
                 restore: Callable[[], None]) -> dict[str, float]:  # fmt: skip
    """Seconds per call in a loop of calls that ends when the device has done them all; nothing is put back within the loop."""
    counts = dict.fromkeys(variants, 1)
    for name, call in variants.items():
        counts[name] = max(1, min(1000, int(CALLS_SECONDS / _loop(call, wait, restore, 3))))
    rounds: dict[str, list[float]] = {name: [] for name in variants}
    for _ in range(ROUNDS):
        for name, call in variants.items():
            rounds[name].append(_loop(call, wait, restore, counts[name]))
    return {name: statistics.median(samples) for name, samples in rounds.items()}


def _loop(call: Callable[[], None], wait: Callable[[], None], restore: Callable[[], None], count: int) -> float:
    restore()
    wait()
    start = time.perf_counter()
    for _ in range(count):
        call()
    wait()
    return (time.perf_counter() - start) / count


def _launches(seconds: float) -> int:
    return max(1, min(MOST_LAUNCHES, int(LONG_ENOUGH / max(seconds, 1e-9))))


def _of_one(clock: Clock, call: Callable[[], None], restore: Callable[[], None]) -> float:
    return _between_events(clock, call, restore, 1)


def _waits(clock: Clock, call: Callable[[], None], restore: Callable[[], None]) -> bool:
    """Whether a call returns only when the device has come to it. After one call that compiles."""
    restore()
    call()
    delay = FIRST_DELAY
    while True:
        clock.wait()
        clock.keep_busy(delay)
        begin = clock.event()
        call()
        if not clock.has_passed(begin):
            clock.wait()
            return False
        delay *= 4
        if delay > LONGEST_DELAY:
            return True


def _between_events(clock: Clock, call: Callable[[], None], restore: Callable[[], None], count: int) -> float:
    """Mean seconds of a launch, with whatever the host does between its beginning and its end."""
    total = 0.0
    for _ in range(count):
        restore()
        clock.wait()
        begin = clock.event()
        call()
        total += clock.seconds(begin, clock.event())
    return total / count


def _enqueued(clock: Clock, call: Callable[[], None], restore: Callable[[], None], count: int) -> float:
    """Mean seconds of a launch, all of them enqueued while the device is kept busy."""
    delay = FIRST_DELAY
    while True:
        clock.wait()
        clock.keep_busy(delay)
        first, marks = clock.event(), []
        for _ in range(count):
            restore()
            begin = clock.event()
            call()
            marks.append((begin, clock.event()))
        in_time = not clock.has_passed(first)
        clock.wait()
        if in_time:
            return sum(clock.seconds(*pair) for pair in marks) / count
        if delay >= LONGEST_DELAY and count == 1:
            raise RuntimeError("the host takes longer to start a launch than the device was kept busy")
        delay, count = min(LONGEST_DELAY, 2 * delay), max(1, count // 2) if delay >= LONGEST_DELAY else count


class CudaClock:
    """Events of numba.cuda; a thread that waits for its own sums keeps the device busy."""

    STEPS = 1 << 16  # of the chain whose time is measured

    def __init__(self) -> None:
        import numpy as np
        from numba import cuda

        @cuda.jit("void(float64[:], int64)")
        def spend(x, steps):
            value = x[0]
            for _ in range(steps):
                value = value * 0.999999 + 1e-6
            x[0] = value

        self._cuda, self._spend = cuda, spend
        self._number = cuda.to_device(np.ones(1))
        self._seconds_per_step = 1.0
        self._start(self.STEPS)
        self.wait()
        begin = self.event()
        self._start(16 * self.STEPS)
        self._seconds_per_step = self.seconds(begin, self.event()) / (16 * self.STEPS)

    def event(self) -> object:
        made = self._cuda.event(timing=True)
        made.record()
        return made

    def has_passed(self, event: object) -> bool:
        from numba.cuda.cudadrv.driver import CudaAPIError

        try:
            return bool(event.query())
        except CudaAPIError as error:
            if error.code != NOT_READY:
                raise
            return False

    def seconds(self, begin: object, end: object) -> float:
        end.synchronize()
        return 1e-3 * self._cuda.event_elapsed_time(begin, end)

    def keep_busy(self, seconds: float) -> None:
        self._start(int(seconds / self._seconds_per_step))

    def _start(self, steps: int) -> None:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")  # numba.cuda warns of a grid that does not fill the device: that is what it is for
            self._spend[1, 1](self._number, steps)

    def wait(self) -> None:
        self._cuda.synchronize()
