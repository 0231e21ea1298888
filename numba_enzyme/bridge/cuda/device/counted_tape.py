"""A tape whose size the device finds: it counts, lays the tape out, and tells how many bytes there are.

    one buffer, its first three parts zeroed    counts of each warp; header: largest counts, total; notice; a row for each warp
    counting kernel                             where it is the whole kernel: memory that it writes is put back behind it
    layout kernel                               counts -> header and rows (see :mod:`.layout_kernel`)
    copy out                                    the header, for which the host waits

The host need not wait where the room of earlier launches may do: behind the rows of the same buffer there can be a tape.
Counts are not read by the host but where the tape is larger than any memory, to name its size.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ....errors import EnzymeError
from ..tape_access import CELL_BYTES, FOUND_BYTES, NOTICE_BYTES, TOO_MANY_BEFORE
from .buffers import Buffer
from .entry import Variant
from .layout_kernel import MOST_ROOM, layout_launch
from .memory import LaunchMemory
from .prepared import Prepared
from .program import Program
from .saved import Saved
from .seam import Driver
from .tables import Table
from .tape_layout import ALIGNMENT, MOST_BYTES, TapeSizes, bytes_of_rows, row_bytes


@dataclass(frozen=True)
class CountedTape:
    """``table``: a row for each warp. ``largest``: count of each group."""

    table: Table
    largest: list[int]


class TapeCounter:
    """Counts for launches of one size. ``start(program, words)``: launches a function of the derivative as they do."""

    def __init__(self, driver: Driver, stream: int, prepared: Prepared, warps: int,
                 start: Callable[[Program, list[int]], None]) -> None:  # fmt: skip
        self.driver, self.stream, self.prepared, self.warps, self.start = driver, stream, prepared, warps, start
        self._layout_launch = layout_launch(warps)
        layout = prepared.kept_layout
        counts = _rounded(8 * layout.groups * warps, 16)
        self._header = _rounded(8 * layout.groups + FOUND_BYTES, 16)
        self.table_at, self._row = counts + self._header, CELL_BYTES * len(layout.places)
        self._bytes = self.table_at + NOTICE_BYTES + self._row * warps
        self.tape_at = _rounded(self._bytes, ALIGNMENT)  # where there may be one behind the rows

    def count(self, memory: LaunchMemory, words: list[int], written: Iterable[tuple[int, int]]) -> CountedTape:
        """``written``: memory that is put back when everything has been counted."""
        buffer = memory.take(self._bytes, "table of a tape")
        self.enqueue(buffer, words, self.saved(memory, written), MOST_BYTES)
        return self.found(buffer)

    def saved(self, memory: LaunchMemory, written: Iterable[tuple[int, int]]) -> Saved:
        """Copies of what counting writes."""
        return Saved(self.driver, self.stream, memory, written)

    def enqueue(self, buffer: Buffer, words: list[int], saved: Saved, room: int) -> None:
        """Count, and lay out a tape that has ``room``."""
        self.driver.clear(buffer.address, self.table_at + NOTICE_BYTES, self.stream)
        self.start(self.prepared.program(Variant.COUNTING), [buffer.address, *words])
        saved.put_back()
        saved.give_back()
        table = buffer.address + self.table_at
        self.driver.launch(self.driver.load(self.prepared.layout_program), *self._layout_launch, 0, self.stream,
                           [buffer.address, table - FOUND_BYTES, table + NOTICE_BYTES, self.warps, room])  # fmt: skip

    def found(self, buffer: Buffer) -> CountedTape:
        """What has been counted, for which the host waits."""
        layout = self.prepared.kept_layout
        *found, total, _ = self._read(buffer.address + self.table_at - self._header, self._header // 8)
        largest = found[::-1][: layout.groups]
        if row_bytes(layout, largest) * self.warps >= MOST_BYTES or max(largest) > MOST_ROOM:
            total = bytes_of_rows(layout, self._read(buffer.address, layout.groups * self.warps))
        return CountedTape(Table(TapeSizes(total, self._row, 0), buffer, self.table_at, self._bytes), largest)

    def found_too_many(self, buffer: Buffer) -> CountedTape:
        """The same where the tape had too little room; the next one may be used."""
        counted = self.found(buffer)
        self.driver.clear(counted.table.address - TOO_MANY_BEFORE, TOO_MANY_BEFORE, self.stream)
        return counted

    def words_behind(self, buffer: Buffer) -> list[int]:
        """Of the tape behind the rows, as a launch takes them."""
        return [buffer.address + self.tape_at, buffer.address + self.table_at, self._row, 0]

    def _read(self, address: int, count: int) -> list[int]:
        found = (ctypes.c_uint64 * count)()
        self.driver.copy_out(ctypes.addressof(found), address, 8 * count, self.stream)
        return list(found)


def went_another_way(name: str) -> EnzymeError:
    """For threads that have needed more than they did when the kernel was run to find out."""
    return EnzymeError(f"{name}: threads have gone another way than when the size of the tape was found (the order of atomic "
                       "operations decides about it): all results are void; use target='cpu'")  # fmt: skip


def _rounded(size: int, to: int) -> int:
    return -(-size // to) * to
