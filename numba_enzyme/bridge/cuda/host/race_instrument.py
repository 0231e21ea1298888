"""What a thread does in memory is told to the race check.

    store double %v, ptr %p         call void @ne.race.access(ptr %p, i64 8, i32 site, i32 thread, i32 block); the store
    a barrier of the block          the barrier; call void @ne.race.meeting(i32 thread, i32 0)

A site is a load, store or atomic operation with the line of the source that it stems from. Done before threads are made to wait,
while barriers are still calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ....analysis.source_lines import SourceLines
from ....diagnostics import Place
from ....ir.builder import Builder
from ....ir.data_layout import DataLayout
from ....ir.model import (
    Alloca,
    AtomicRMW,
    Block,
    Call,
    CompareExchange,
    ConstantInt,
    Function,
    Instruction,
    Load,
    Module,
    Store,
    Value,
)
from ....ir.types import I32, I64, VOID
from ....transform.prepare.settle_extrema import base_of
from .meetings import BARRIER, MEETINGS, WARP_BARRIER

ACCESS, MEETING = "ne.race.access", "ne.race.meeting"
READ, WRITE, ATOMIC = "reads", "writes", "updates atomically"
TRANSFERS = {"llvm.memcpy": ((1, READ), (0, WRITE)), "llvm.memmove": ((1, READ), (0, WRITE)), "llvm.memset": ((0, WRITE),)}


@dataclass(frozen=True)
class Site:
    """One access in the code: what it does, and from which line it stems."""

    kind: str
    place: Place


def instrument(module: Module, thread: Function) -> list[Site]:
    """Add the calls, in place; the sites in the order of their numbers."""
    lines, layout = SourceLines(module), DataLayout(module.data_layout.strip('"'), module.structs)
    sites: list[Site] = []
    indices = Block("detached", thread)
    known = {a.name: a for a in thread.arguments}
    number = _linear(Builder(module, indices), known, "tid", "ntid")
    block_number = _linear(Builder(module, indices), known, "ctaid", "nctaid")
    for block in thread.blocks:
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        for instruction in old:
            for pointer, size, kind in _accesses(instruction, layout):
                if not _is_on_stack(pointer):
                    sites.append(Site(kind, lines.place(instruction)))
                    bytes_ = ConstantInt(I64, size) if isinstance(size, int) else size
                    b.call_named(ACCESS, VOID, [pointer, bytes_, ConstantInt(I32, len(sites) - 1), number, block_number])
            block.instructions.append(instruction)
            meeting = MEETINGS.get(instruction.callee_name or "") if isinstance(instruction, Call) else None
            if meeting is not None and meeting.kind in (BARRIER, WARP_BARRIER):
                lanes = instruction.arguments[0] if meeting.kind == WARP_BARRIER else ConstantInt(I32, 0)
                b.call_named(MEETING, VOID, [number, lanes])
    for instruction in indices.instructions:
        instruction.block = thread.entry
    thread.entry.instructions[0:0] = indices.instructions
    return sites


def _linear(b: Builder, known: dict[str, Value], index: str, extent: str) -> Value:
    row = b.binary("add", b.binary("mul", known[f"{index}.z"], known[f"{extent}.y"]), known[f"{index}.y"])
    return b.binary("add", b.binary("mul", row, known[f"{extent}.x"]), known[f"{index}.x"])


def _accesses(instruction: Instruction, layout: DataLayout) -> Iterator[tuple[Value, int | Value, str]]:
    """(pointer, bytes, what happens there)."""
    if isinstance(instruction, Load):
        yield instruction.pointer, layout.store_size(instruction.type), ATOMIC if "atomic" in instruction.flags else READ
    elif isinstance(instruction, Store):
        yield instruction.pointer, layout.store_size(instruction.value.type), ATOMIC if "atomic" in instruction.flags else WRITE
    elif isinstance(instruction, (AtomicRMW, CompareExchange)):
        yield instruction.operands[0], layout.store_size(instruction.operands[1].type), ATOMIC
    elif isinstance(instruction, Call):
        name = ".".join((instruction.callee_name or "").split(".")[:2])
        for position, kind in TRANSFERS.get(name, ()):
            yield instruction.arguments[position], instruction.arguments[2], kind


def _is_on_stack(pointer: Value) -> bool:
    return isinstance(base_of(pointer), Alloca)
