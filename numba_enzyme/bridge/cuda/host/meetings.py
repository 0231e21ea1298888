"""Where threads meet: what each leaves in its state before it waits, and what it finds there afterwards.

    %n = call i32 @...barrier.cta.red.popc...(i32 0, i1 %p)      state: kind barrier, value %p;   afterwards %n = answer

The state of a thread, 48 bytes; :mod:`.scheduler` resolves meetings, :mod:`.launch` lets threads go on.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ....analysis.threads.phases import GRID_SYNC
from ....ir.builder import Builder
from ....ir.functions import Block, Instruction, Module
from ....ir.instructions import Call, Cast
from ....ir.types import DOUBLE, FLOAT, I1, I32, I64, FloatType, IntType, StructType, Type
from ....ir.values import ConstantInt, Value
from ....transform.instructions.barriers import TURN

RUNS, BARRIER, WARP_BARRIER, SHUFFLE, VOTE, SHUFFLE_ADJOINT, MATCH_ANY, MATCH_ALL, ACTIVE_MASK, WHOLE_GRID = range(10)
ENDED = -1
STATE_BYTES = 48
OFFSETS = {"kind": 0, "site": 4, "mask": 8, "mode": 12, "value": 16, "operand": 24, "clamp": 28, "answer": 32, "inside": 40}
TYPES: dict[str, IntType] = {name: I64 if name in ("value", "answer") else I32 for name in OFFSETS}
PAIR = StructType((I32, I1))
COUNT, AND, OR = 1, 2, 3
TURN_SITE = 1 << 30  # of all turns: where threads have ended their primals
PADDING = 8  # of a thread that has come to the end: it waits with the others, wherever they wait


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


def _shuffled(a: list[Value]) -> dict[str, Value]:
    return {"mask": a[0], "mode": a[1], "value": a[2], "operand": a[3], "clamp": a[4], "inside": _int(_width(a[2].type))}


def _width(type_: Type) -> int:
    """Bits of a number, for the sums of a shuffle's adjoint."""
    return 32 if type_ == FLOAT else 64 if type_ == DOUBLE else 0


PLAIN = Meeting(BARRIER, lambda a: {"mode": _int(0)})
TURNING = Meeting(ENDED, lambda a: {"site": _int(TURN_SITE)})
MEETINGS: dict[str, Meeting] = {
    "llvm.nvvm.barrier0": PLAIN,
    "llvm.nvvm.barrier.cta.sync.aligned.all": PLAIN,
    "llvm.nvvm.barrier.cta.sync.all": PLAIN,
    **{spelling.format(name): _reduction(mode)
       for name, mode in (("popc", COUNT), ("and", AND), ("or", OR))
       for spelling in ("llvm.nvvm.barrier0.{}", "llvm.nvvm.barrier.cta.red.{}.aligned.all")},
    "ne.barrier.any": _reduction(OR),
    "ne.barrier.count": _reduction(COUNT),
    "ne.barrier.padding": _reduction(PADDING | OR),
    "ne.barrier.padding.count": _reduction(PADDING | COUNT),
    "llvm.nvvm.bar.warp.sync": Meeting(WARP_BARRIER, lambda a: {"mask": a[0]}),
    **{f"ne.shfl.sync.{type_}": Meeting(SHUFFLE, _shuffled, "number") for type_ in ("i32", "i64", "f32", "f64")},
    **{f"ne.shfl.adjoint.{type_}": Meeting(SHUFFLE_ADJOINT, _shuffled, "number") for type_ in ("f32", "f64")},
    **{f"llvm.nvvm.match.any.sync.{type_}": Meeting(MATCH_ANY, lambda a: {"mask": a[0], "value": a[1]}, "number")
       for type_ in ("i32", "i64")},
    **{f"llvm.nvvm.match.all.sync.{type_}p": Meeting(MATCH_ALL, lambda a: {"mask": a[0], "value": a[1]}, "pair")
       for type_ in ("i32", "i64")},
    TURN: TURNING,
    GRID_SYNC: Meeting(WHOLE_GRID, lambda a: {}),
    "ne.active.mask": Meeting(ACTIVE_MASK, lambda a: {}, "number"),
    "ne.vote.sync": Meeting(VOTE, lambda a: {"mask": a[0], "mode": a[1], "value": a[2]}, "pair"),
}  # fmt: skip


def post(module: Module, block: Block, rest: Block, call: Call, meeting: Meeting, site: int, state: Value) -> Value | None:
    """Emit what stands before the meeting at the end of ``block`` and after it in ``rest``; the call's result."""
    b = Builder(module, block)
    fields = {"kind": _int(meeting.kind), "site": _int(site), **meeting.fields(call.arguments)}
    for name, value in fields.items():
        wanted = TYPES[name]
        if isinstance(value.type, FloatType):
            value = b.bitcast(value, I32 if value.type == FLOAT else I64)
        if isinstance(value.type, IntType) and value.type != wanted:
            value = b.append(Cast("zext" if value.type.bits < wanted.bits else "trunc", wanted, [value]))
        b.store(value, b.byte_offset(state, OFFSETS[name]))
    if not meeting.answer:
        return None
    after = Block("detached", rest.function)
    b = Builder(module, after)
    answer: Value = b.load(I64, b.byte_offset(state, OFFSETS["answer"]))
    if call.type != PAIR:
        bits = I32 if call.type == FLOAT else I64 if call.type == DOUBLE else call.type
        if bits == I1:
            answer = b.icmp("ne", answer, ConstantInt(I64, 0))
        elif bits != I64:
            answer = b.cast("trunc", answer, bits)
        if bits != call.type:
            answer = b.bitcast(answer, call.type)
    else:
        inside = b.icmp("ne", b.load(I32, b.byte_offset(state, OFFSETS["inside"])), _int(0))
        answer = b.struct([b.cast("trunc", answer, I32), inside])
    _put_first(rest, after.instructions)
    return answer


def _put_first(block: Block, instructions: list[Instruction]) -> None:
    for instruction in instructions:
        instruction.block = block
    block.instructions[0:0] = instructions

