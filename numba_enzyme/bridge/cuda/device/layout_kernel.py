"""The kernel that lays a tape out: from what each warp has counted to where its part of the buffer lies, all on the device.

    counts   warp 0: 3 iterations, warp 1: 5        one place of doubles: 768 bytes, then 1280
    header   at most 5, 2048 bytes, not too many    all that has to be known before the tape is used
    rows     warp 1: (0, 5), warp 0: (1280, 3)      whoever adds to the total first lies first

A thread does several warps where there are many: it adds them up, takes their part of the buffer with one atomic operation, and
writes their rows. Counts are cut at 2**36, which with all that a row has is below 2**63 bytes and above all memory there is.
A part that ends behind the room tells so: whatever the order, one does if all parts together do.
"""

from __future__ import annotations

from functools import lru_cache

from ....ir.functions import Module
from ....ir.parser import parse_module
from ....transform.reverse.buffered_tape import WARP, TapeRegion
from ..entry import ENTRY
from ..kernel import Kernel
from ..ptx import PtxOptions
from ..tape_access import CELL_BYTES
from .program import Program
from .tape_layout import ALIGNMENT

LAYOUT = Kernel("", "tape", (), (), ())
BLOCK, MOST_BLOCKS = 128, 512
MOST_ROOM = 1 << 36


def layout_launch(warps: int) -> tuple[tuple[int, int, int], tuple[int, int, int]]:
    """Grid and block."""
    return (min(-(-warps // BLOCK), MOST_BLOCKS), 1, 1), (BLOCK, 1, 1)


@lru_cache(maxsize=1024)
def layout_program(places: tuple[TapeRegion, ...], groups: int, triple: str, data_layout: str) -> Program:
    """For all tapes with these places."""
    return Program(LAYOUT, layout_module(places, groups, triple, data_layout), None, "tape_layout", PtxOptions())


def layout_module(places: tuple[TapeRegion, ...], count: int, triple: str, data_layout: str) -> Module:
    """``@ne.entry(counts, header, rows, number of warps, room)``; the header is zero, and will be the total, and whether that is
    more than the room; before it the largest count of each of the ``count`` groups, the first one last."""
    groups = range(count)
    row = CELL_BYTES * len(places)
    largest = "\n".join(f"  %largest.{g} = phi i64 [ 0, %entry ], [ %larger.{g}, %measure ]" for g in groups)
    larger = "\n".join(f"  %larger.{g} = call i64 @llvm.umax.i64(i64 %largest.{g}, i64 %measure.count.{g})" for g in groups)
    told = "\n".join(f"  %header.{g} = getelementptr i8, ptr %header, i64 {-8 * (1 + g)}\n"
                     f"  %was.{g} = atomicrmw umax ptr %header.{g}, i64 %larger.{g} monotonic, align 8"
                     for g in groups)  # fmt: skip
    text = f"""
target triple = "{triple}"
target datalayout = "{data_layout}"
define void @{ENTRY}(ptr %counts, ptr %header, ptr %rows, i64 %warps, i64 %room) {{
entry:
  %tid = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ntid = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ctaid = call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %nctaid = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %before = mul i32 %ctaid, %ntid
  %thread.32 = add i32 %before, %tid
  %threads.32 = mul i32 %nctaid, %ntid
  %thread = zext i32 %thread.32 to i64
  %threads = zext i32 %threads.32 to i64
  %some = icmp ult i64 %thread, %warps
  br i1 %some, label %measure, label %done
measure:
  %measure.warp = phi i64 [ %thread, %entry ], [ %measure.next, %measure ]
  %sum = phi i64 [ 0, %entry ], [ %measure.end, %measure ]
  %over.before = phi i1 [ false, %entry ], [ %over, %measure ]
{largest}
{_counts(count, "measure")}
{_spans(places, "measure", "%sum")}
{larger}
  %over.now = icmp ugt i64 %measure.end, %room
  %over = or i1 %over.before, %over.now
  %measure.next = add i64 %measure.warp, %threads
  %measure.more = icmp ult i64 %measure.next, %warps
  br i1 %measure.more, label %measure, label %take
take:
  %first = atomicrmw add ptr %header, i64 %measure.end monotonic, align 8
{told}
  %last = add i64 %first, %measure.end
  %over.last = icmp ugt i64 %last, %room
  %too.many = or i1 %over, %over.last
  br i1 %too.many, label %tell, label %place
tell:
  %too.many.at = getelementptr i8, ptr %header, i64 8
  store i64 1, ptr %too.many.at, align 8
  br label %place
place:
  %place.warp = phi i64 [ %thread, %take ], [ %thread, %tell ], [ %place.next, %place ]
  %begin = phi i64 [ %first, %take ], [ %first, %tell ], [ %place.end, %place ]
{_counts(count, "place")}
{_spans(places, "place", "%begin")}
  %place.row = mul i64 %place.warp, {row}
  %cells = getelementptr i8, ptr %rows, i64 %place.row
{_cells(places)}
  %place.next = add i64 %place.warp, %threads
  %place.more = icmp ult i64 %place.next, %warps
  br i1 %place.more, label %place, label %done
done:
  ret void
}}
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i64 @llvm.umax.i64(i64, i64)
declare i64 @llvm.umin.i64(i64, i64)
"""
    return parse_module(text)


def _counts(groups: int, loop: str) -> str:
    """What the warp of a loop has counted, and the room that this is."""
    lines = [f"  %{loop}.at = mul i64 %{loop}.warp, {8 * groups}",
             f"  %{loop}.counts = getelementptr i8, ptr %counts, i64 %{loop}.at"]  # fmt: skip
    for g in range(groups):
        lines += [f"  %{loop}.at.{g} = getelementptr i8, ptr %{loop}.counts, i64 {8 * g}",
                  f"  %{loop}.count.{g} = load i64, ptr %{loop}.at.{g}, align 8",
                  f"  %{loop}.room.{g} = call i64 @llvm.umin.i64(i64 %{loop}.count.{g}, i64 {MOST_ROOM})"]  # fmt: skip
    return "\n".join(lines)


def _room(place: TapeRegion, loop: str) -> str:
    return f"%{loop}.room.{place.group}" if place.group >= 0 else "1"


def _spans(places: tuple[TapeRegion, ...], loop: str, begin: str) -> str:
    """Where the places of a warp begin, one after the other, and where the last one ends."""
    lines = [f"  %{loop}.begin.0 = add i64 {begin}, 0"]
    for number, place in enumerate(places):
        following = f"%{loop}.begin.{number + 1}" if number + 1 < len(places) else f"%{loop}.end"
        lines += [f"  %{loop}.bytes.{number} = mul i64 {_room(place, loop)}, {place.bytes * WARP}",
                  f"  %{loop}.more.{number} = add i64 %{loop}.bytes.{number}, {ALIGNMENT - 1}",
                  f"  %{loop}.span.{number} = and i64 %{loop}.more.{number}, {-ALIGNMENT}",
                  f"  {following} = add i64 %{loop}.begin.{number}, %{loop}.span.{number}"]  # fmt: skip
    return "\n".join(lines)


def _cells(places: tuple[TapeRegion, ...]) -> str:
    lines = []
    for number, place in enumerate(places):
        lines += [f"  %cell.{number} = getelementptr i8, ptr %cells, i64 {CELL_BYTES * number}",
                  f"  store i64 %place.begin.{number}, ptr %cell.{number}, align 8",
                  f"  %cell.{number}.room = getelementptr i8, ptr %cells, i64 {CELL_BYTES * number + 8}",
                  f"  store i64 {_room(place, 'place')}, ptr %cell.{number}.room, align 8"]  # fmt: skip
    return "\n".join(lines)
