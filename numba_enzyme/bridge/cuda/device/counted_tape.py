"""A tape whose size the device finds: it counts, lays the tape out, and tells the host the number of bytes.

    one buffer, its first three parts zeroed    counts of each warp; header: total, largest counts; flag; a row for each warp
    counting kernel                             where it is the whole kernel: memory that it writes is put back behind it
    layout kernel                               counts -> total and rows (see :mod:`.layout_kernel`)
    copy out                                    the header, for which the host waits

Counts are not read by the host but where the tape is larger than any memory, to name its size.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from ..tape_access import CELL_BYTES, FLAG_BYTES
from .entry import Variant
from .layout_kernel import MOST_ROOM, layout_launch
from .memory import LaunchMemory
from .prepared import Prepared
from .program import Program
from .saved import Saved
from .seam import Driver
from .tables import Table
from .tape_layout import MOST_BYTES, TapeSizes, bytes_of_rows, row_bytes


@dataclass(frozen=True)
class CountedTape:
    """``table``: a row for each warp. ``largest``: count of each group."""

    table: Table
    largest: list[int]


class TapeCounter:
    """Counts for one launch. ``start(program, words)``: launches the counting kernel as the launch itself will be."""

    def __init__(self, driver: Driver, stream: int, prepared: Prepared, warps: int,
                 start: Callable[[Program, list[int]], None]) -> None:  # fmt: skip
        self.driver, self.stream, self.prepared, self.warps, self._start = driver, stream, prepared, warps, start

    def count(self, memory: LaunchMemory, words: list[int], written: Iterable[tuple[int, int]]) -> CountedTape:
        """``written``: memory that is put back when everything has been counted."""
        layout = self.prepared.kept_layout
        counts, header = _rounded(8 * layout.groups * self.warps), _rounded(8 * (1 + layout.groups))
        row = CELL_BYTES * len(layout.places)
        size = counts + header + FLAG_BYTES + row * self.warps
        buffer = memory.take(size, "table of a tape")
        self.driver.clear(buffer.address, counts + header + FLAG_BYTES, self.stream)
        saved = Saved(self.driver, self.stream, memory, written)
        self._start(self.prepared.program(Variant.COUNTING), [buffer.address, *words])
        saved.put_back()
        saved.give_back()
        at = buffer.address + counts
        self._lay_out([buffer.address, at, at + header + FLAG_BYTES, self.warps])
        total, *largest = self._read(at, 1 + layout.groups)
        if row_bytes(layout, largest) * self.warps >= MOST_BYTES or max(largest) > MOST_ROOM:
            total = bytes_of_rows(layout, self._read(buffer.address, layout.groups * self.warps))
        return CountedTape(Table(TapeSizes(total, row, 0), buffer, counts + header, size), largest)

    def _lay_out(self, words: list[int]) -> None:
        grid, block = layout_launch(self.warps)
        self.driver.launch(self.driver.load(self.prepared.layout_program), grid, block, 0, self.stream, words)

    def _read(self, address: int, count: int) -> list[int]:
        found = (ctypes.c_uint64 * count)()
        self.driver.copy_out(ctypes.addressof(found), address, 8 * count, self.stream)
        return list(found)


def _rounded(size: int) -> int:
    return -(-size // 16) * 16
