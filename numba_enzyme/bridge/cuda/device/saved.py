"""What a kernel that runs twice may write: copied before the first run, put back behind it.

    saved = Saved(driver, stream, memory, places);  ... launch ...;  saved.put_back()
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import accumulate

from .memory import LaunchMemory
from .seam import Driver
from .tape_layout import ALIGNMENT


class Saved:
    """Copies of ``places``, (begin, end) in any order, in one buffer."""

    def __init__(self, driver: Driver, stream: int, memory: LaunchMemory, places: Iterable[tuple[int, int]]) -> None:
        self._driver, self._stream, self._memory = driver, stream, memory
        self._copies: list[tuple[int, int, int]] = []  # address, that of the copy, bytes
        self._buffer = None
        apart = merged(places)
        if not apart:
            return
        *begins, size = accumulate((-(-(end - begin) // ALIGNMENT) * ALIGNMENT for begin, end in apart), initial=0)
        self._buffer = memory.take(size, "copy of arrays, kept while the size of the tape is found,")
        self._copies = [(begin, self._buffer.address + at, end - begin) for (begin, end), at in zip(apart, begins, strict=True)]
        for address, copy, length in self._copies:
            driver.copy(copy, address, length, stream)

    def put_back(self) -> None:
        for address, copy, length in self._copies:
            self._driver.copy(address, copy, length, self._stream)

    def give_back(self) -> None:
        """The copies are not needed any more."""
        if self._buffer is not None:
            self._memory.give_back(self._buffer)


def merged(places: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The same bytes, each once."""
    found: list[tuple[int, int]] = []
    for begin, end in sorted(p for p in places if p[0] < p[1]):
        if found and begin < found[-1][1]:
            found[-1] = (found[-1][0], max(end, found[-1][1]))
        else:
            found.append((begin, end))
    return found
