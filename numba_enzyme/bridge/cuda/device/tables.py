"""Tables of tapes that stay on the device: the same counts, the same table, at every launch.

    tables.find(key)          ->   the table of an earlier launch with these counts
    tables.add(key, table)         for all launches to come, on whichever stream

The first launch copies the table on its own stream. Others wait for that on the device until the driver says that it is done;
then nobody asks any more. At most 1024 tables of 64 MiB are kept; the older half goes when there are more.
"""

from __future__ import annotations

import threading
from dataclasses import dataclass

from .buffers import Buffer, Marks
from .tape_layout import TapeSizes

MOST_TABLES = 1024
MOST_BYTES = 64 << 20


@dataclass(eq=False)
class Table:
    """``begin``: where it is in its buffer, of ``bytes``. ``shared``: by all launches with these counts. ``mark``: where the
    stream that copies a shared one was when it had been told so; None once it has come by."""

    sizes: TapeSizes
    buffer: Buffer
    begin: int
    bytes: int
    shared: bool = False
    mark: object | None = None

    @property
    def address(self) -> int:
        return self.buffer.address + self.begin

    def ready(self, driver: Marks, stream: int) -> None:
        """What comes next on the stream finds the table."""
        mark = self.mark
        if mark is None:
            return
        if driver.has_passed(mark):
            self.mark = None
        else:
            driver.wait(stream, mark)


class Tables:
    """All of a device."""

    def __init__(self) -> None:
        self._known: dict[tuple, Table] = {}
        self._lock = threading.Lock()

    def find(self, key: tuple) -> Table | None:
        return self._known.get(key)

    def add(self, key: tuple, table: Table) -> Table:
        """The table, or the one that another thread has added meanwhile."""
        with self._lock:
            kept = self._known.setdefault(key, table)
            if len(self._known) > MOST_TABLES or sum(t.bytes for t in self._known.values()) > MOST_BYTES:
                for old in list(self._known)[: -(-len(self._known) // 2)]:
                    if old != key:
                        del self._known[old]
        return kept

    def drop(self) -> int:
        """Forget all of them; the number of bytes. Their memory is free when the device has nothing left to do."""
        with self._lock:
            known, self._known = self._known, {}
        return sum(table.bytes for table in known.values())
