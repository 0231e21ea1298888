"""Where each warp's part of a tape lies in the buffer, and each place in it.

    counts   warp 0: 3 iterations, warp 1: 5       one place of doubles: 256 * 3 bytes, then 256 * 5
    table    flag, (offset, room) per place and warp; one row for all warps where that wastes little

In a place element k of the 32 threads of a warp lie side by side, so what neighbours touch together is one transaction.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from ....pipeline import BufferLayout
from ....transform.reverse.buffered_tape import WARP
from ..tape_access import CELL_BYTES, FLAG_BYTES

ALIGNMENT = 256
MOST_WASTE = 1.25  # of one row for all warps, against a row for each


@dataclass(frozen=True)
class TapeSizes:
    """``bytes``: of the buffer; ``row``, ``warp``: as :mod:`..tape_access` says."""

    bytes: int
    table: np.ndarray
    row: int
    warp: int


def warps_of(grid: tuple[int, int, int], block: tuple[int, int, int]) -> int:
    blocks, threads = int(np.prod(grid, dtype=np.int64)), int(np.prod(block, dtype=np.int64))
    return blocks * -(-threads // WARP)


def lay_out(layout: BufferLayout, counts: np.ndarray, warps: int) -> TapeSizes:
    """``counts``: elements per warp (one row: of every warp) and group."""
    largest = counts.max(axis=0, initial=0)[None, :] if len(counts) else np.zeros((1, layout.groups), np.int64)
    row = _rows(layout, largest)
    uniform, ragged = int(row.sizes[0]) * warps, None
    if len(counts) > 1:
        ragged = _rows(layout, counts)
        if uniform <= MOST_WASTE * int(ragged.sizes.sum()):
            ragged = None
    if ragged is None:
        return TapeSizes(uniform, _table(row.offsets, row.rooms), 0, int(row.sizes[0]))
    begins = np.concatenate(([0], np.cumsum(ragged.sizes)))
    table = _table(ragged.offsets + begins[:-1, None], ragged.rooms)
    return TapeSizes(int(begins[-1]), table, CELL_BYTES * len(layout.places), 0)


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


def _table(offsets: np.ndarray, rooms: np.ndarray) -> np.ndarray:
    cells = np.stack([offsets, rooms], axis=2).reshape(-1)
    return np.concatenate([np.zeros(FLAG_BYTES // 8, np.int64), cells]).astype(np.int64)
