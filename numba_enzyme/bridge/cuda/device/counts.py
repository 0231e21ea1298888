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
from ....ir.functions import Argument, Function, Instruction, Module
from ....ir.instructions import Alloca, AtomicRMW, Call, Load, Store
from ....ir.parser import parse_module
from ....ir.pointers import origins
from ....ir.printer import print_module
from ....ir.values import GlobalVariable, Value
from ....result import Derivative
from ....rules.book import kernel_book
from ....rules.effects import CallKind
from ..entry import ENTRY
from ..late_blocks import go_late
from .entry import Variant, device_entry
from .needed import MARKS, needed_instructions

ROUNDS = 4  # of taking away what has no use any more
THREAD = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(tid|ctaid|laneid)")
LAUNCH = re.compile(r"llvm\.nvvm\.read\.ptx\.sreg\.(ntid|nctaid|warpsize)|ne\.dynamic_shared_bytes")
OTHER_MEMORY = frozenset({"cmpxchg", "fence", "va_arg", "invoke", "callbr"})


class Matters(str, Enum):
    """What the counts depend on besides the launch."""

    SCALARS = "scalars"
    READS = "reads"
    RERUN = "rerun"


@dataclass(frozen=True)
class Counting:
    """A function that counts. ``per_thread``: whether threads may count differently. ``restored``: where among the words of a
    launch the memory stands that must be put back behind it."""

    text: str
    matters: Matters
    per_thread: bool
    restored: tuple[int, ...] = ()

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
    module = device_entry(derivative, Variant.COUNTING, checked=False)
    go_late(module.functions[ENTRY])
    for function in module.functions.values():
        for block in function.blocks:
            block.instructions = [i for i in block.instructions if not _prints(i)]
    whole = llvm_io.optimize(print_module(module), inline=llvm_io.INLINE_FIRST)
    text, written = whole, set()
    for _ in range(ROUNDS):
        module = parse_module(text)
        if not _drop_effects(module.functions[ENTRY], written):
            break
        text = llvm_io.optimize(print_module(module))
    entry = parse_module(text).functions[ENTRY]
    read: set[object] = set()
    for instruction in entry.instructions():
        if isinstance(instruction, Load):
            read |= _bases(instruction.operands[0])
        elif isinstance(instruction, Call):
            if not _is_harmless(instruction.callee_name or ""):
                return _rerun(whole, derivative)
        elif instruction.opcode in OTHER_MEMORY or (isinstance(instruction, AtomicRMW) and not _counts(instruction)):
            return _rerun(whole, derivative)
    if not read:
        return Counting(text, Matters.SCALARS, _depends_on_thread(entry))
    apart = bool(derivative.request.noalias) or not written
    if apart and "" not in read | written and not read & written:
        return Counting(text, Matters.READS, True)
    return _rerun(whole, derivative)


def _rerun(whole: str, derivative: Derivative) -> Counting:
    """The whole kernel counts. Memory to which it only writes becomes the same again in the launch itself, if nothing but memory
    that it only reads decides what is written, and nothing is written by another name."""
    entry = parse_module(whole).functions[ENTRY]
    twice_the_same = bool(derivative.request.noalias) and all(map(_is_repeatable, entry.instructions()))
    harmless = {"readonly", "readnone", *(["writeonly"] if twice_the_same else [])}
    pointers = [i for i, a in enumerate(entry.arguments[1:]) if str(a.type) == "ptr"]
    restored = tuple(i for i in pointers if not harmless & set(str(entry.arguments[1 + i].attributes).split()))
    return Counting(whole, Matters.RERUN, True, restored)


def _is_repeatable(instruction: Instruction) -> bool:
    """Whether an instruction does the same in the next launch, whichever thread comes first."""
    if isinstance(instruction, Call):
        name = instruction.callee_name or ""
        facts = kernel_book().facts(name)
        exchanges = facts is not None and facts.kind in (CallKind.BARRIER, CallKind.SHUFFLE)
        return _is_harmless(name) or name.startswith("llvm.mem") or exchanges
    if isinstance(instruction, AtomicRMW):
        return _counts(instruction)
    return instruction.opcode not in OTHER_MEMORY


def _depends_on_thread(entry: Function) -> bool:
    """Whether threads may count differently: something that they ask for is not the launch's. Where they put it is no matter."""
    told = [i.operands[1] for i in entry.instructions() if _counts(i)]
    asked = [i for i in needed_instructions(entry, told) if isinstance(i, Call) and not i.arguments]
    return not all(LAUNCH.match(call.callee_name or "") for call in asked)


def _prints(instruction: Instruction) -> bool:
    """What the launch itself prints is not printed by the one that counts."""
    return isinstance(instruction, Call) and instruction.callee_name == "vprintf"


def _drop_effects(entry: Function, written: set[object]) -> bool:
    """Take away what no branch and no count needs; whether something of it writes to memory or waits."""
    needed = needed_instructions(entry, filter(_counts, entry.instructions()))
    found = False
    for block in entry.blocks:
        kept: list[Instruction] = []
        for instruction in block.instructions:
            if instruction in needed:
                kept.append(instruction)
            elif _is_effect(instruction):
                for pointer in (o for o in instruction.operands if str(o.type) == "ptr" and not isinstance(o, Function)):
                    written |= _bases(pointer)
                found = True
        block.instructions = kept
    return found


def _is_effect(instruction: Instruction) -> bool:
    if isinstance(instruction, Call):
        return not (instruction.callee_name or "").startswith(MARKS)
    return isinstance(instruction, (Store, AtomicRMW)) or instruction.opcode in ("cmpxchg", "fence")


def _counts(instruction: Instruction) -> bool:
    return isinstance(instruction, AtomicRMW) and _bases(instruction.operands[0]) == {"tape.counts"}


def _is_harmless(name: str) -> bool:
    if THREAD.match(name) or LAUNCH.match(name) or name.startswith(MARKS):
        return True
    return kernel_book().accesses_no_memory(name)


def _bases(pointer: Value) -> set[object]:
    """The parameters behind a pointer by name, "" for what is not known; nothing for the thread's own memory."""
    found: set[object] = set()
    for origin in origins(pointer):
        if isinstance(origin, Argument):
            found.add(origin.name)
        elif not isinstance(origin, Alloca) and not (isinstance(origin, GlobalVariable) and origin.constant):
            found.add("")
    return found
