"""Where threads meet: what each leaves in its state before it waits, and what it finds there afterwards.

    %n = call i32 @...barrier.cta.red.popc...(i32 0, i1 %p)      state: kind barrier, value %p;   afterwards %n = answer

The state of a thread, 48 bytes; :mod:`.scheduler` resolves meetings, :mod:`.launch` lets threads go on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....ir.builder import Builder
from ....ir.model import Block, Call, Cast, Compare, ConstantInt, Instruction, Module, Value
from ....ir.types import I1, I32, I64, StructType, Type

RUNS, BARRIER, WARP_BARRIER, SHUFFLE, VOTE = range(5)
ENDED = -1
STATE_BYTES = 48
OFFSETS = {"kind": 0, "site": 4, "mask": 8, "mode": 12, "value": 16, "operand": 24, "clamp": 28, "answer": 32, "inside": 40}
TYPES: dict[str, Type] = {name: I64 if name in ("value", "answer") else I32 for name in OFFSETS}
PAIR = StructType((I32, I1))
COUNT, AND, OR = 1, 2, 3


@dataclass(frozen=True)
class Meeting:
    """One kind of meeting. ``fields``: what goes into the state, made of the call's arguments; ``answer``: its result."""

    kind: int
    fields: Callable[[list[Value]], dict[str, Value]]
    answer: str = ""


def _int(value: int) -> ConstantInt:
    return ConstantInt(I32, value)


def _reduction(mode: int) -> Meeting:
    return Meeting(BARRIER, lambda a: {"mode": _int(mode), "value": a[-1]}, "number")


PLAIN = Meeting(BARRIER, lambda a: {"mode": _int(0)})
MEETINGS: dict[str, Meeting] = {
    "llvm.nvvm.barrier0": PLAIN,
    "llvm.nvvm.barrier.cta.sync.aligned.all": PLAIN,
    "llvm.nvvm.barrier.cta.sync.all": PLAIN,
    **{f"llvm.nvvm.barrier.cta.red.{name}.aligned.all": _reduction(mode)
       for name, mode in (("popc", COUNT), ("and", AND), ("or", OR))},
    "llvm.nvvm.bar.warp.sync": Meeting(WARP_BARRIER, lambda a: {"mask": a[0]}),
    "ne.shfl.sync.i32": Meeting(
        SHUFFLE, lambda a: {"mask": a[0], "mode": a[1], "value": a[2], "operand": a[3], "clamp": a[4]}, "pair"),
    "ne.vote.sync": Meeting(VOTE, lambda a: {"mask": a[0], "mode": a[1], "value": a[2]}, "pair"),
}  # fmt: skip


def post(module: Module, block: Block, rest: Block, call: Call, meeting: Meeting, site: int, state: Value) -> Value | None:
    """Emit what stands before the meeting at the end of ``block`` and after it in ``rest``; the call's result."""
    b = Builder(module, block)
    fields = {"kind": _int(meeting.kind), "site": _int(site), **meeting.fields(call.arguments)}
    for name, value in fields.items():
        wanted = TYPES[name]
        if value.type != wanted:
            value = b.append(Cast("zext" if value.type.bits < wanted.bits else "trunc", wanted, [value]))
        b.store(value, b.byte_offset(state, OFFSETS[name]))
    if not meeting.answer:
        return None
    after = Block("detached", rest.function)
    b = Builder(module, after)
    answer: Value = b.load(I64, b.byte_offset(state, OFFSETS["answer"]))
    if call.type != PAIR:
        if call.type == I1:
            answer = b.append(Compare("icmp", "ne", [answer, ConstantInt(I64, 0)]))
        elif call.type != I64:
            answer = b.cast("trunc", answer, call.type)
    else:
        inside = b.icmp("ne", b.load(I32, b.byte_offset(state, OFFSETS["inside"])), _int(0))
        answer = b.struct([b.cast("trunc", answer, I32), inside])
    _put_first(rest, after.instructions)
    return answer


def _put_first(block: Block, instructions: list[Instruction]) -> None:
    for instruction in instructions:
        instruction.block = block
    block.instructions[0:0] = instructions

