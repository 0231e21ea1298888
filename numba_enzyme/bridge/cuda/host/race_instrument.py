"""What a thread does in memory is told to the race check.

    store double %v, ptr %p         call void @ne.race.access(ptr %p, i64 8, i32 site, i32 thread, i32 block); the store
    a barrier of the block          the barrier; call void @ne.race.meeting(i32 thread, i32 0)

A site is a load, store or atomic operation with the line of the source that it stems from. Done before threads are made to wait,
while barriers are still calls.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from ....analysis.source.source_lines import SourceLines
from ....diagnostics import SourceLocation
from ....ir.builder import Builder
from ....ir.data_layout import DataLayout
from ....ir.functions import Block, Function, Instruction, Module, users
from ....ir.instructions import Alloca, AtomicRMW, Binary, Call, CompareExchange, Load, Select, Unary
from ....ir.parser import parse_module
from ....ir.pointers import access_of, base_of
from ....ir.types import DOUBLE, FLOAT, I32, I64, VOID
from ....ir.values import ConstantInt, Value
from ....transform.derivative import merge_functions
from ..names import MISPLACED, OUTSIDE
from .meetings import BARRIER, MEETINGS, WARP_BARRIER, WHOLE_GRID

ACCESS, MEETING, FENCE = "ne.race.access", "ne.race.meeting", "ne.race.fence"
MISTAKES = {OUTSIDE: ("takes an index", "ne.race.outside"), MISPLACED: ("differentiates", "ne.race.misplaced")}
"""What is called at a mistake that ends the thread: what the thread does there, and the function that is told of it."""
FENCES = {"llvm.nvvm.membar.cta": 1, "llvm.nvvm.membar.gl": 0, "llvm.nvvm.membar.sys": 0}  # whether for the block alone
READ, WRITE, ATOMIC = "reads", "writes", "updates atomically"
FINITE, NONFINITE, MOST_OPERANDS = "ne.check.finite", "ne.race.nonfinite", 3
FINITE_TEXT = f"""
declare void @{NONFINITE}(double, double, double, double, i32, i32, i32, i32)
declare i1 @llvm.is.fpclass.f64(double, i32)
define internal void @{FINITE}(double %r, double %a, double %b, double %c, i32 %n, i32 %site, i32 %thread, i32 %block) {{
  %bad = call i1 @llvm.is.fpclass.f64(double %r, i32 519)
  br i1 %bad, label %look, label %done
look:
  %x = call i1 @llvm.is.fpclass.f64(double %a, i32 519)
  %y = call i1 @llvm.is.fpclass.f64(double %b, i32 519)
  %z = call i1 @llvm.is.fpclass.f64(double %c, i32 519)
  %xy = or i1 %x, %y
  %xyz = or i1 %xy, %z
  br i1 %xyz, label %done, label %made
made:
  call void @{NONFINITE}(double %r, double %a, double %b, double %c, i32 %n, i32 %site, i32 %thread, i32 %block)
  br label %done
done:
  ret void
}}
"""  # 519: nan and infinities
TRANSFERS = {"llvm.memcpy": ((1, READ), (0, WRITE)), "llvm.memmove": ((1, READ), (0, WRITE)), "llvm.memset": ((0, WRITE),)}


@dataclass(frozen=True)
class Site:
    """One access in the code: what it does, and from which line it stems."""

    kind: str
    place: SourceLocation


def instrument(module: Module, thread: Function, *, finite: bool = False) -> list[Site]:
    """Add the calls, in place; the sites in the order of their numbers. ``finite``: results of arithmetic are looked at, too."""
    lines, layout = SourceLines(module), DataLayout(module.data_layout.strip('"'), module.structs)
    sites: list[Site] = []
    hoisted = _hoisted(thread, lines) if finite else set()
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
            if finite and (operands := _operands(instruction)) and instruction not in hoisted:
                sites.append(Site(_operation(instruction), lines.place(instruction)))
                values = [b.cast("fpext", v, DOUBLE) if v.type == FLOAT else v for v in (instruction, *operands)]
                values += [values[-1]] * (1 + MOST_OPERANDS - len(values))
                amount = ConstantInt(I32, len(operands))
                b.call_named(FINITE, VOID, [*values, amount, ConstantInt(I32, len(sites) - 1), number, block_number])
            if isinstance(instruction, Call) and (mistake := MISTAKES.get(instruction.callee_name or "")):
                sites.append(Site(mistake[0], lines.place(instruction)))
                block.instructions.pop()
                b.call_named(mistake[1], VOID, [*instruction.arguments, ConstantInt(I32, len(sites) - 1), number, block_number])
                b.ret()  # the thread ends
                break
            if isinstance(instruction, Call) and (of_block := FENCES.get(instruction.callee_name or "")) is not None:
                block.instructions.pop()
                b.call_named(FENCE, VOID, [number, block_number, ConstantInt(I32, of_block)])
            meeting = MEETINGS.get(instruction.callee_name or "") if isinstance(instruction, Call) else None
            if isinstance(instruction, Call) and meeting is not None and meeting.kind in (BARRIER, WARP_BARRIER, WHOLE_GRID):
                lanes = instruction.arguments[0] if meeting.kind == WARP_BARRIER else ConstantInt(I32, 0)
                b.call_named(MEETING, VOID, [number, block_number, lanes, ConstantInt(I32, int(meeting.kind == WHOLE_GRID))])
    for instruction in indices.instructions:
        instruction.block = thread.entry
    thread.entry.instructions[0:0] = indices.instructions
    if FINITE in module.functions:
        merge_functions(module, parse_module(FINITE_TEXT))
    return sites


def _operands(instruction: Instruction) -> list[Value]:
    """The floating operands of arithmetic in single and double precision; nothing for anything else."""
    if instruction.type not in (FLOAT, DOUBLE) or not isinstance(instruction, (Binary, Unary, Call)):
        return []
    if isinstance(instruction, Call) and not (instruction.callee_name or "").startswith(("__nv_", "llvm.")):
        return []
    operands = instruction.arguments if isinstance(instruction, Call) else instruction.operands
    return [o for o in operands if o.type in (FLOAT, DOUBLE)][:MOST_OPERANDS]


def _hoisted(thread: Function, lines: SourceLines) -> set[Instruction]:
    """What LLVM may have taken out of a branch that uses it: it has no line any more, and no user beside it that keeps it."""
    found: set[Instruction] = set()
    uses = users(thread)
    for block in thread.blocks:
        for instruction in reversed(block.instructions):
            kept = any(u.block is block and u not in found and not isinstance(u, Select) for u in uses.get(instruction, ()))
            if not kept and not lines.place(instruction).line:
                found.add(instruction)
    return found


def _operation(instruction: Instruction) -> str:
    if not isinstance(instruction, Call):
        return {"fadd": "+", "fsub": "-", "fmul": "*", "fdiv": "/", "frem": "%"}.get(instruction.opcode, instruction.opcode)
    return (instruction.callee_name or "").removeprefix("__nv_").removeprefix("llvm.").partition(".")[0]


def _linear(b: Builder, known: Mapping[str, Value], index: str, extent: str) -> Value:
    row = b.binary("add", b.binary("mul", known[f"{index}.z"], known[f"{extent}.y"]), known[f"{index}.y"])
    return b.binary("add", b.binary("mul", row, known[f"{extent}.x"]), known[f"{index}.x"])


def _accesses(instruction: Instruction, layout: DataLayout) -> Iterator[tuple[Value, int | Value, str]]:
    """(pointer, bytes, what happens there)."""
    access = access_of(instruction, layout)
    if access is not None:
        is_atomic = isinstance(instruction, (AtomicRMW, CompareExchange)) or "atomic" in instruction.flags
        yield *access, ATOMIC if is_atomic else READ if isinstance(instruction, Load) else WRITE
    elif isinstance(instruction, Call):
        name = ".".join((instruction.callee_name or "").split(".")[:2])
        for position, kind in TRANSFERS.get(name, ()):
            yield instruction.arguments[position], instruction.arguments[2], kind


def _is_on_stack(pointer: Value) -> bool:
    return isinstance(base_of(pointer), Alloca)
