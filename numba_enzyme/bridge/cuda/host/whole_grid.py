"""Blocks that meet: each runs in a host thread of its own, one at a time, and hands over to the next when it waits for all.

    block 0 ... waits -> block 1 ... waits -> block 0 goes on ... ends -> block 1 goes on ... ends

So the order is the same every time, and what one block writes is there for the next one. All must meet at the same place: a
thread that leaves the kernel between two meetings would come to the mirror of the first one while others are at the second.
"""

from __future__ import annotations

import _thread
import ctypes
import threading
from collections.abc import Callable

import numpy as np

from ....errors import EnzymeError
from .meetings import OFFSETS, STATE_BYTES, WHOLE_GRID
from .scheduler import DEADLOCK, DIVERGENT, resolver_address

MOST_BLOCKS = 1024  # of a launch in which blocks wait for each other; a device has its limit, too
RESOLVER = ctypes.CFUNCTYPE(ctypes.c_int32, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_int64)
ENDED, RUNS = -1, 0
AWAKE = 0.05  # seconds that a wait may last before Python looks for signals
KIND, SITE = OFFSETS["kind"] // 4, OFFSETS["site"] // 4


class WholeGrid:
    """The blocks of one launch. ``resolver``: the address of what the machine code asks when threads of a block wait."""

    def __init__(self, blocks: int) -> None:
        if blocks > MOST_BLOCKS:
            raise EnzymeError(f"{blocks} blocks wait for each other: the host runs at most {MOST_BLOCKS} of them together")
        self.blocks = blocks
        self._waiting, self._ended = set(), set()  # touched by whoever has the turn
        self._turns = [threading.Semaphore(int(block == 0)) for block in range(blocks)]
        self._resolve_block = RESOLVER(resolver_address())
        self._resolve = RESOLVER(self._meet)
        self._mine = threading.local()
        self._failures: list[BaseException] = []
        self._over = threading.Event()  # all blocks have ended
        self._sites: set[int] = set()  # where those that wait do so
        self._apart = False

    @property
    def resolver(self) -> int:
        return ctypes.cast(self._resolve, ctypes.c_void_p).value or 0

    def run(self, run_block: Callable[[int], None]) -> None:
        """Run all blocks. Raises what one of them raises.

        A KeyboardInterrupt is raised when all blocks have ended: they end at their next meeting. Until then they use the
        caller's memory.
        """
        blocks = iter(range(self.blocks))  # a thread takes the next one

        def take_a_block() -> None:
            block = next(blocks, None)
            if block is not None:
                self._run(block, run_block)

        missing = self.blocks
        while missing:
            try:  # `Thread.start` waits for the thread: interrupted, it does not tell whether it was started
                _thread.start_new_thread(take_a_block, ())
                missing -= 1
            except KeyboardInterrupt as interrupt:  # after the start or before: a thread too many finds no block left
                self._failures.append(interrupt)
        finish(lambda: self._over.wait(AWAKE), self._failures.append)
        if self._failures:
            raise self._failures[0]

    def _run(self, block: int, run_block: Callable[[int], None]) -> None:
        self._mine.block = block
        self._await_turn(block)
        try:
            if not self._failures:
                run_block(block)
        except BaseException as failure:
            self._failures.append(failure)
        self._ended.add(block)
        self._hand_over(block)
        if len(self._ended) == self.blocks:
            self._over.set()

    def _await_turn(self, block: int) -> None:
        self._turns[block].acquire()

    def _hand_over(self, block: int) -> None:
        """The next block that can run gets the turn; when all wait, they have met."""
        if len(self._waiting) == self.blocks:
            self._waiting.clear()
            self._apart |= len(self._sites) > 1
            self._sites.clear()
        others = [(block + i) % self.blocks for i in range(1, self.blocks + 1)]
        ready = [b for b in others if b not in self._ended and b not in self._waiting]
        stuck = [b for b in others if b not in self._ended]  # they wait for blocks that have ended
        following = min(ready, default=min(stuck, default=-1))
        if following >= 0:
            self._turns[following].release()

    def _meet(self, words_address: int, longs_address: int, count: int) -> int:
        """Threads of a block wait: for the grid if all of them do, else for each other."""
        words = np.ctypeslib.as_array(ctypes.cast(words_address, ctypes.POINTER(ctypes.c_int32)), (count, STATE_BYTES // 4))
        kinds = words[:, KIND]
        alive = kinds != ENDED
        if not (kinds[alive] == WHOLE_GRID).all():
            return self._resolve_block(words_address, longs_address, count)
        block = self._mine.block
        self._waiting.add(block)
        self._sites.update(map(int, words[alive, SITE]))
        self._hand_over(block)
        self._await_turn(block)
        if self._apart:
            return DIVERGENT
        if block in self._waiting or self._failures:
            return DEADLOCK
        kinds[alive] = RUNS
        return 0


def finish(wait: Callable[[], object], note: Callable[[BaseException], None]) -> None:
    """Wait to the end, whatever comes in between: an interrupt is noted, and waiting goes on.

    ``wait`` says whether it is the end, and takes `AWAKE` seconds at most: Python looks for signals between two waits, and one
    that comes between its last look and the wait of the operating system does not end that wait.
    """
    ended = False
    while not ended:
        try:
            ended = bool(wait())
        except KeyboardInterrupt as interrupt:
            note(interrupt)
