"""Page-locked memory by which a running kernel tells the host something.

    notice = driver.notice();  ... launch ...;  awaited(driver, stream, notice);  notice.needed;  driver.give_back(notice)

One that is not given back, after an error, is never used again: something on the device may still write to it.
"""

from __future__ import annotations

import ctypes
import mmap
import time
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from ....errors import EnzymeError
from ..tape_access import CAME, NOTICE_BYTES, TOO_MANY

PORTABLE_MAPPED = 3  # CU_MEMHOSTREGISTER_PORTABLE | CU_MEMHOSTREGISTER_DEVICEMAP
PAGE, APART = 4096, 64  # bytes that are asked for at a time, and from one notice to the next
AT_ONCE = 2000  # looks at a notice, 0.1 microseconds each, before the host does something else meanwhile
PAUSE = 20e-6  # seconds


class Notice:
    """``address``: as the device has it; ``memory``: as the host has it, with the notice ``at`` some place in it."""

    __slots__ = ("_words", "address")

    def __init__(self, address: int, memory: Any, at: int = 0) -> None:
        self.address, self._words = address, (ctypes.c_uint64 * (NOTICE_BYTES // 8)).from_buffer(memory, at)

    def clear(self) -> Notice:
        self._words[:] = (0,) * len(self._words)
        return self

    @property
    def has_come(self) -> bool:
        return bool(self._words[0])

    @property
    def needed(self) -> int | None:
        """Bytes of the tape; None where they were too many."""
        verdict = self._words[0]
        return None if verdict & TOO_MANY else verdict - CAME

    @property
    def flag(self) -> int:
        return self._words[1]


class Notices:
    """All of a context, where they stay. ``call``: of the driver's functions."""

    def __init__(self, call: Callable[..., None]) -> None:
        self._call, self._free, self._are_none = call, list[Notice](), False
        self._pages: list[mmap.mmap] = []  # also of those that are not given back: they are never unmapped

    def take(self) -> Notice | None:
        """A cleared one; None where the host's memory can't be written to from the device."""
        while not self._are_none:
            try:
                return self._free.pop().clear()
            except IndexError:
                made = self._made()
                self._are_none = not made
                self._free += made
        return None

    def give_back(self, notice: Notice) -> None:
        self._free.append(notice)

    def _made(self) -> list[Notice]:
        """In memory of the process, which is there also when the context has been reset."""
        memory, device = mmap.mmap(-1, PAGE), ctypes.c_uint64()
        host = ctypes.addressof(ctypes.c_char.from_buffer(memory))
        with suppress(EnzymeError, MemoryError):
            self._call("cuMemHostRegister_v2", host, PAGE, PORTABLE_MAPPED)
            self._call("cuMemHostGetDevicePointer_v2", ctypes.byref(device), host, 0)
        self._pages.append(memory)
        if not device.value:
            return []
        return [Notice(device.value + at, memory, at) for at in range(0, PAGE, APART)]


class Streams(Protocol):
    def is_done(self, stream: int) -> bool:
        """Whether a stream has done all that it was told. Raises EnzymeError where something has failed."""
        ...


def awaited(driver: Streams, stream: int, notice: Notice) -> None:
    """Return when the notice has come. Raises EnzymeError where it does not."""
    for _ in range(AT_ONCE):
        if notice.has_come:
            return
    while not notice.has_come:
        if driver.is_done(stream) and not notice.has_come:
            raise EnzymeError("a launch has ended and has not told whether its tape had room: all results are void")
        time.sleep(PAUSE)
