"""Where each warp's part of a tape lies in the buffer, and each place in it, where the host knows the counts.

    counts   warp 0: 3 iterations, warp 1: 5       one place of doubles: 256 * 3 bytes, then 256 * 5
    table    notice, (offset, room) per place and warp; one row for all warps where that wastes little

In a place element k of the 32 threads of a warp lie side by side, so what neighbours touch together is one transaction. What
the device has counted, it lays out itself: see :mod:`.layout_kernel`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from ....result import BufferLayout
from ....transform.reverse.buffered_tape import WARP
from ..tape_access import CELL_BYTES, NOTICE_BYTES

ALIGNMENT = 256
MOST_WASTE = 1.25  # of one row for all warps, against a row for each
MOST_BYTES = 1 << 62  # beyond, nothing fits, and 64 bits do not hold what is computed on the way


@dataclass(frozen=True)
class TapeSizes:
    """``bytes``: of the buffer; ``row``, ``warp``: as :mod:`..tape_access` says."""

    bytes: int
    row: int
    warp: int


@dataclass(frozen=True)
class LaidOut:
    """``table``: as the threads read it; empty where no memory is as large as the tape."""

    sizes: TapeSizes
    table: np.ndarray


def warps_of(grid: tuple[int, int, int], block: tuple[int, int, int]) -> int:
    return math.prod(grid) * -(-math.prod(block) // WARP)


def row_bytes(layout: BufferLayout, counts: Sequence[int]) -> int:
    """What a warp takes. ``counts``: of each group."""
    rooms = [counts[place.group] if place.group >= 0 else 1 for place in layout.places]
    return sum(-(-room * place.bytes * WARP // ALIGNMENT) for room, place in zip(rooms, layout.places, strict=True)) * ALIGNMENT


def row_of_largest(layout: BufferLayout, largest: Sequence[int], warps: int) -> LaidOut:
    """One row for all warps. ``largest``: count of each group."""
    row = _rows(layout, np.array([largest], object).reshape(1, -1))
    sizes = TapeSizes(int(row.sizes[0]) * warps, 0, int(row.sizes[0]))
    return LaidOut(sizes, _table(row.offsets, row.rooms, sizes))


def wastes_little(one_row: int, row_each: int) -> bool:
    """Whether one row for all warps is as good as a row for each, by the bytes of both tapes."""
    return one_row <= MOST_WASTE * row_each


def lay_out(layout: BufferLayout, counts: np.ndarray, warps: int) -> LaidOut:
    """``counts``: elements per warp (one row: of every warp) and group."""
    one_row = row_of_largest(layout, counts.max(axis=0).tolist() if len(counts) else [0] * layout.groups, warps)
    if len(counts) <= 1:
        return one_row
    rows = _rows(layout, counts if one_row.sizes.bytes < MOST_BYTES else counts.astype(object))
    size = int(rows.sizes.sum())
    if wastes_little(one_row.sizes.bytes, size):
        return one_row
    begins = np.cumsum(rows.sizes) - rows.sizes
    sizes = TapeSizes(size, CELL_BYTES * len(layout.places), 0)
    return LaidOut(sizes, _table(rows.offsets + begins[:, None], rows.rooms, sizes))


def bytes_of_rows(layout: BufferLayout, counts: Sequence[int]) -> int:
    """Of a row for each warp, however large. ``counts``: of each group of the first warp, then of the next one."""
    return sum(row_bytes(layout, counts[i : i + layout.groups]) for i in range(0, len(counts), layout.groups))


@dataclass(frozen=True)
class _Rows:
    offsets: np.ndarray
    rooms: np.ndarray
    sizes: np.ndarray


def _rows(layout: BufferLayout, counts: np.ndarray) -> _Rows:
    rooms = np.stack([counts[:, p.group] if p.group >= 0 else np.ones(len(counts), np.int64) for p in layout.places], axis=1)
    widths = np.array([p.bytes for p in layout.places], np.int64)
    spans = -(-rooms * widths * WARP // ALIGNMENT) * ALIGNMENT
    ends = np.cumsum(spans, axis=1)
    return _Rows(ends - spans, rooms, ends[:, -1])


def _table(offsets: np.ndarray, rooms: np.ndarray, sizes: TapeSizes) -> np.ndarray:
    if sizes.bytes >= MOST_BYTES:
        return np.zeros(0, np.int64)
    cells = np.stack([offsets, rooms], axis=2).reshape(-1)
    return np.concatenate([np.zeros(NOTICE_BYTES // 8, np.int64), cells.astype(np.int64)])
