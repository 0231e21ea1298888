"""How a thread finds its part of a tape that lies in a buffer, and how it tells what it needs.

    %p = call ptr @ne.tape.place(i32 2)      ->   %p = %tape + %tape.warp * warp + %offset.2 + lane * 8
    call void @ne.tape.count(i32 0, i64 %n)  ->   counts[warp, 0] = max(counts[warp, 0], %n)

``tape``: the buffer. ``tape.table``: a notice (16 bytes), then rows of (offset, room) for each place. ``tape.row``: bytes from
one warp's row to the next (0: all have the same). ``tape.warp``: bytes from one warp's part of the buffer to the next.

A notice: a verdict, and whether a thread has found that there is too little. Where a launch may begin with too small a buffer,
two words lie before the table, the bytes of the whole tape and whether these are too many. Threads that read so do nothing, and
the first of all tells the verdict in a notice that is a parameter of its own, ``tape.notice``.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Instruction, Module, Phi, replace_uses
from ...ir.instructions import AtomicRMW, Call
from ...ir.parser import parse_module
from ...ir.types import I32, I64, PTR, FunctionType, Type
from ...ir.values import ConstantInt, Value
from ...result import BufferLayout
from ...transform.derivative import merge_functions
from ...transform.reverse.buffered_tape import COUNT, PLACE, ROOM, WARP

BUFFER: tuple[tuple[Type, str], ...] = ((PTR, "tape"), (PTR, "tape.table"), (I64, "tape.row"), (I64, "tape.warp"))
NOTICE: tuple[tuple[Type, str], ...] = ((PTR, "tape.notice"),)
COUNTS: tuple[tuple[Type, str], ...] = ((PTR, "tape.counts"),)
NOTICE_BYTES, CELL_BYTES = 16, 16
FLAG_AT = 8  # in a notice
FOUND_BYTES, TOO_MANY_BEFORE = 16, 8  # before a table: the tape's bytes, and whether they are too many
CAME, TOO_MANY = 1, 2  # of a verdict, beside the tape's bytes, which are a multiple of more
STOP = "llvm.nvvm.exit"

CHECK = f"""
define linkonce_odr void @ne.tape.check(ptr %flag, ptr %room, i64 %need) alwaysinline nounwind {{
entry:
  %there = load i64, ptr %room, align 8
  %over = icmp ugt i64 %need, %there
  br i1 %over, label %stop, label %done
stop:
  store volatile i64 1, ptr %flag, align 8
  call void @{STOP}()
  br label %done
done:
  ret void
}}
declare void @{STOP}()
"""
_AXES = [f"llvm.nvvm.read.ptx.sreg.{what}.{axis}" for what in ("tid", "ctaid") for axis in "xyz"]
_ANY = "\n".join(f"  %at.{i} = call i32 @{name}()\n  %any.{i} = or i32 %at.{i}, {f'%any.{i - 1}' if i else '0'}"
                 for i, name in enumerate(_AXES))  # fmt: skip
BEGIN = f"""
define linkonce_odr i1 @ne.tape.begin(ptr %table, ptr %notice) alwaysinline nounwind {{
entry:
  %bytes.at = getelementptr i8, ptr %table, i64 -{FOUND_BYTES}
  %over.at = getelementptr i8, ptr %table, i64 -{TOO_MANY_BEFORE}
  %bytes = load i64, ptr %bytes.at, align 8
  %over = load i64, ptr %over.at, align 8
  %begins = icmp eq i64 %over, 0
{_ANY}
  %is.first = icmp eq i32 %any.5, 0
  br i1 %is.first, label %tell, label %done
tell:
  %many = select i1 %begins, i64 {CAME}, i64 {CAME | TOO_MANY}
  %verdict = or i64 %bytes, %many
  store volatile i64 %verdict, ptr %notice, align 8
  br label %done
done:
  ret i1 %begins
}}
""" + "\n".join(f"declare i32 @{name}()" for name in _AXES)


def take_buffer(module: Module, body: Function, layout: BufferLayout, *, counting: bool, checked: bool,
                noticed: bool = False) -> list[Argument]:  # fmt: skip
    """Give a derivative's function parameters for its tape, and the code that uses them; what was added.

    ``noticed``: with a notice as a parameter of its own.
    """
    wanted = COUNTS if counting else BUFFER + NOTICE if noticed else BUFFER
    added = [Argument(type_, name, len(body.arguments) + i) for i, (type_, name) in enumerate(wanted)]
    body.arguments.extend(added)
    body.function_type = FunctionType(body.function_type.result, tuple(a.type for a in body.arguments))
    prologue = Block("detached", body)
    b = Builder(module, prologue)
    lane, warp = _lane_and_warp(b)
    if counting:
        counts = b.byte_offset(added[0], b.binary("mul", warp, b.i64(8 * layout.groups)))
        _lower(module, body, {COUNT: lambda b, call: _raise(b, counts, call)})
    else:
        tape, table, row, each, *notice = added
        mine = b.byte_offset(tape, b.binary("mul", warp, each))
        cells = b.byte_offset(b.byte_offset(table, NOTICE_BYTES), b.binary("mul", warp, row))
        places = []
        for number, place in enumerate(layout.places):
            offset = b.load(I64, b.byte_offset(cells, CELL_BYTES * number), align=8)
            at = b.binary("add", offset, b.binary("mul", lane, b.i64(place.bytes)))
            places.append(b.byte_offset(mine, at, f"tape.{number}"))
        if checked:
            merge_functions(module, parse_module(f'target triple = "{module.triple}"\n' + CHECK))

        def check(b: Builder, call: Call) -> None:
            if checked:
                room = b.byte_offset(cells, CELL_BYTES * _constant(call.arguments[0]) + 8)
                flag = b.byte_offset(notice[0] if notice else table, FLAG_AT)
                b.call(module.functions["ne.tape.check"], [flag, room, call.arguments[1]])

        _lower(module, body, {PLACE: lambda b, call: places[call.arguments[0].value], ROOM: check})
    entry = body.entry
    for instruction in prologue.instructions:
        instruction.block = entry
    first = next(i for i, instruction in enumerate(entry.instructions) if not isinstance(instruction, Phi))
    entry.instructions[first:first] = prologue.instructions
    return added


def begins(b: Builder, table: Value, notice: Value) -> Value:
    """Whether the tape has room. The first of all threads tells so in the notice."""
    merge_functions(b.module, parse_module(f'target triple = "{b.module.triple}"\n' + BEGIN))
    return b.call(b.module.functions["ne.tape.begin"], [table, notice])


def _lower(module: Module, body: Function, lowering: dict) -> None:
    """Replace calls by what stands for them."""
    found: dict[Value, Value] = {}
    for block in body.blocks:
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        for instruction in old:
            name = instruction.callee_name if isinstance(instruction, Call) else None
            if name in lowering:
                b.debug = instruction.metadata.get("dbg")
                found[instruction] = lowering[name](b, instruction)
            else:
                block.instructions.append(instruction)
    replace_uses(body, found)
    for name in lowering:
        module.functions.pop(name, None)


def _constant(value: Value) -> int:
    assert isinstance(value, ConstantInt)
    return value.value


def _raise(b: Builder, counts: Value, call: Call) -> Instruction:
    group, count = call.arguments
    return b.append(AtomicRMW(I64, "umax", b.byte_offset(counts, 8 * _constant(group)), count, suffix=" monotonic"))


def _lane_and_warp(b: Builder) -> tuple[Value, Value]:
    """The thread's place in its warp, and the warp's number in the grid."""
    linear, threads = linear_index(b, "tid", "ntid"), block_threads(b)
    warps = b.binary("lshr", b.binary("add", threads, b.i64(WARP - 1)), b.i64(5))
    warp = b.binary("add", b.binary("mul", linear_index(b, "ctaid", "nctaid"), warps), b.binary("lshr", linear, b.i64(5)))
    return b.binary("and", linear, b.i64(WARP - 1)), warp


def register(b: Builder, name: str) -> Value:
    return b.cast("zext", b.call_named(f"llvm.nvvm.read.ptx.sreg.{name}", I32, []), I64)


def linear_index(b: Builder, index: str, size: str) -> Value:
    """x fastest."""
    row = b.binary("add", b.binary("mul", register(b, f"{index}.z"), register(b, f"{size}.y")), register(b, f"{index}.y"))
    return b.binary("add", b.binary("mul", row, register(b, f"{size}.x")), register(b, f"{index}.x"))


def block_threads(b: Builder) -> Value:
    return b.binary("mul", b.binary("mul", register(b, "ntid.x"), register(b, "ntid.y")), register(b, "ntid.z"))

