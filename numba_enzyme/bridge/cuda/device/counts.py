"""What a launch must be told before the sizes of its tape are known, and the counting function cut down to that.

    for i in range(n): ...            SCALARS   the host evaluates it: nothing in memory matters
    for k in range(row[i], row[i+1])  READS     a kernel that only counts: nobody writes what it reads
    while error > eps: ...            RERUN     the whole kernel runs once before, on memory that is put back afterwards
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import Enum
from functools import cached_property

from ....ir import llvm_io
from ....ir.model import (
    Alloca,
    Argument,
    AtomicRMW,
    Call,
    Cast,
    DebugRecord,
    Function,
    GetElementPtr,
    GlobalVariable,
    Instruction,
    Load,
    Module,
    Phi,
    Select,
    Store,
    Value,
)
from ....ir.parser import parse_module
from ....ir.printer import print_module
from ....pipeline import Derivative
from ....rules.book import kernel_book
from ..entry import ENTRY
from .entry import Half, device_entry

ROUNDS = 4  # of taking away what has no use any more
THREAD = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(tid|ctaid|laneid)")
LAUNCH = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(ntid|nctaid|warpsize)|ne\.dynamic_shared_bytes")
OTHER_MEMORY = frozenset({"cmpxchg", "fence", "va_arg", "invoke", "callbr"})
HARMLESS = ("llvm.assume", "llvm.lifetime.", "llvm.dbg.", "llvm.experimental.noalias")


class Matters(str, Enum):
    """What the counts depend on besides the launch."""

    SCALARS = "scalars"
    READS = "reads"
    RERUN = "rerun"


@dataclass(frozen=True)
class Counting:
    """A function that counts. ``per_thread``: whether threads may count differently."""

    text: str
    matters: Matters
    per_thread: bool

    def module(self) -> Module:
        return parse_module(self.text)

    @cached_property
    def deciding(self) -> tuple[int, ...]:
        """Where among the words of a launch the scalars stand that it looks at."""
        entry = self.module().functions[ENTRY]
        used = {id(o) for i in entry.instructions() for o in i.operands}
        return tuple(i for i, a in enumerate(entry.arguments[1:]) if id(a) in used and str(a.type) != "ptr")


def counting_of(derivative: Derivative) -> Counting:
    """The smallest function that counts what a derivative keeps."""
    module = device_entry(derivative, Half.COUNTING, checked=False)
    for function in module.functions.values():
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if not _prints(i)]
    whole = llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_EVERYTHING)
    text, written = whole, set()
    for _ in range(ROUNDS):
        module = parse_module(text)
        if not _drop_effects(module.functions[ENTRY], written):
            break
        text = llvm_io.optimize(print_module(module))
    entry = parse_module(text).functions[ENTRY]
    read: set[object] = set()
    per_thread = False
    for instruction in entry.instructions():
        if isinstance(instruction, Load):
            read |= _bases(instruction.operands[0])
        elif isinstance(instruction, Call):
            name = instruction.callee_name or ""
            per_thread |= THREAD.match(name) is not None
            if not _is_harmless(name):
                return Counting(whole, Matters.RERUN, True)
        elif instruction.opcode in OTHER_MEMORY or (isinstance(instruction, AtomicRMW) and not _counts(instruction)):
            return Counting(whole, Matters.RERUN, True)
    if not read:
        return Counting(text, Matters.SCALARS, per_thread)
    apart = bool(derivative.request.noalias) or not written
    if apart and "" not in read | written and not read & written:
        return Counting(text, Matters.READS, True)
    return Counting(whole, Matters.RERUN, True)


def _prints(instruction: Instruction) -> bool:
    """What the launch itself prints is not printed by the one that counts."""
    return isinstance(instruction, Call) and instruction.callee_name == "vprintf"


def _drop_effects(entry: Function, written: set[object]) -> bool:
    """Take away what writes to memory or waits, unless a branch or a count needs what it returns; whether there was something."""
    live = _live(entry)
    found = False
    for block in entry.blocks:
        kept: list[Instruction] = []
        for instruction in block.instructions:
            if _is_effect(instruction) and instruction not in live:
                for pointer in (o for o in instruction.operands if str(o.type) == "ptr" and not isinstance(o, Function)):
                    written |= _bases(pointer)
                found = True
            elif instruction in live or isinstance(instruction, DebugRecord):
                kept.append(instruction)
        block.instructions = [i for i in kept if not isinstance(i, DebugRecord)]
    return found


def _live(entry: Function) -> set[Instruction]:
    """Branches, counts, the thread's own memory, and everything from which they are computed."""
    live: set[Instruction] = set()
    stack: list[Value] = [i for i in entry.instructions() if i is i.block.instructions[-1] or not _may_go(i)]
    while stack:
        value = stack.pop()
        if isinstance(value, Instruction) and value not in live:
            live.add(value)
            stack.extend(value.operands)
    return live


def _may_go(instruction: Instruction) -> bool:
    """Whether an instruction goes where nobody needs its result."""
    if isinstance(instruction, (Store, AtomicRMW)) or (isinstance(instruction, Call) and not _is_pure(instruction)):
        return _is_effect(instruction)
    return True


def _is_pure(call: Call) -> bool:
    return _is_harmless(call.callee_name or "")


def _is_effect(instruction: Instruction) -> bool:
    if isinstance(instruction, Store):
        return bool(_bases(instruction.operands[1]))
    if isinstance(instruction, AtomicRMW):
        return not _counts(instruction)
    if isinstance(instruction, Call):
        name = instruction.callee_name or ""
        if name.startswith(("llvm.memset", "llvm.memcpy", "llvm.memmove")):
            return bool(_bases(instruction.arguments[0]))
        return not name.startswith(HARMLESS)
    return instruction.opcode in ("cmpxchg", "fence")


def _counts(instruction: AtomicRMW) -> bool:
    return _bases(instruction.operands[0]) == {"tape.counts"}


def _is_harmless(name: str) -> bool:
    if THREAD.match(name) or LAUNCH.match(name) or name.startswith(HARMLESS):
        return True
    facts = kernel_book().facts(name)
    return (facts is not None and facts.memory == "none") or kernel_book().scalar_rule(name) is not None


def _bases(pointer: Value) -> set[object]:
    """The parameters behind a pointer by name, "" for what is not known; nothing for the thread's own memory."""
    found: set[object] = set()
    seen: set[Value] = set()
    stack = [pointer]
    while stack:
        value = stack.pop()
        if value in seen:
            continue
        seen.add(value)
        if isinstance(value, Argument):
            found.add(value.name)
        elif isinstance(value, (GetElementPtr, Cast)) and str(value.operands[0].type) == "ptr":
            stack.append(value.operands[0])
        elif isinstance(value, Phi):
            stack.extend(value.operands)
        elif isinstance(value, Select):
            stack.extend(value.operands[1:])
        elif not isinstance(value, Alloca) and not (isinstance(value, GlobalVariable) and value.constant):
            found.add("")
    return found
