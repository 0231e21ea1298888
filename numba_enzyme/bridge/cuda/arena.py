"""Memory that the threads of a kernel take while they run, from a buffer that the launch gives: no thread calls an allocator.

    void @ne.entry(ptr %x, ...)                       %p = call ptr @malloc(i64 %n)
    ->  void @ne.entry(ptr %arena, i64 %arena.each, ptr %arena.flag, ptr %x, ...)
                                                      %p = call ptr @ne.arena.malloc(ptr %arena.state, i64 %n)

For kernels that call derivatives whose tapes have a size that only the run tells. Every thread has as much; one that needs more
raises the flag, its derivative ends for want of memory, and the launch is repeated with more (see :mod:`.device.arena_launch`).
A tape is given up when its derivative ends, so a thread begins anew when it has given back every piece.
"""

from __future__ import annotations

import re
from functools import cache
from importlib.resources import files

from ...ir import llvm_io
from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Module
from ...ir.instructions import Call
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.types import I64, PTR, FunctionType, StructType
from ...ir.values import Value
from ...transform.derivative import merge_functions
from .entry import ENTRY
from .tape_access import block_threads, linear_index

ALLOCATORS = ("malloc", "calloc", "realloc", "free")
HEAP = re.compile(r"call [^\n]*@(malloc|realloc|calloc)\(")
ARENA = ((PTR, "arena"), (I64, "arena.each"), (PTR, "arena.flag"))
STATE = StructType((PTR, PTR, PTR, PTR, I64))


def takes_arena(module: Module) -> bool:
    """Whether the entry function has been given an arena."""
    return [a.name for a in module.functions[ENTRY].arguments[: len(ARENA)]] == [name for _, name in ARENA]


def with_arena(module: Module) -> Module:
    """The module, with an arena for its entry function if that takes memory.

    Where a function that is not inlined takes some, nothing is changed.
    """
    text = print_module(module)
    if not HEAP.search(text):
        return module
    made = parse_module(llvm_io.optimize(text, inline=llvm_io.INLINE_FIRST))
    entry = made.functions[ENTRY]
    inside = [f for f in made.functions.values() if any(_allocator(i) for i in f.instructions())]
    if inside != [entry]:
        return module
    merge_functions(made, parse_module(f'target triple = "{module.triple}"\n' + _runtime()))
    state = _give(made, entry)
    for instruction in entry.instructions():
        name = _allocator(instruction)
        if name and isinstance(instruction, Call):
            callee = made.functions[f"ne.arena.{name}"]
            instruction.operands = [state, *instruction.arguments, callee]
            instruction.function_type = callee.function_type
            instruction.argument_attributes = [""] * (len(instruction.operands) - 1)
    for name in ALLOCATORS:
        made.functions.pop(name, None)
    return made


def _allocator(instruction: object) -> str:
    name = instruction.callee_name if isinstance(instruction, Call) else None
    return name if name in ALLOCATORS else ""


def _give(module: Module, entry: Function) -> Value:
    """Add the parameters, and the state of the thread's part at the beginning."""
    arena, each, flag = added = [Argument(type_, name, i) for i, (type_, name) in enumerate(ARENA)]
    for argument in entry.arguments:
        argument.index += len(added)
    entry.arguments[:0] = added
    entry.function_type = FunctionType(entry.function_type.result, tuple(a.type for a in entry.arguments))
    b = Builder(module, Block("detached", entry))
    state = b.alloca(STATE, "arena.state")
    blocks, threads = linear_index(b, "ctaid", "nctaid"), block_threads(b)
    thread = b.binary("add", b.binary("mul", blocks, threads), linear_index(b, "tid", "ntid"))
    first = b.byte_offset(arena, b.binary("mul", thread, each))
    for place, value in enumerate((first, first, b.byte_offset(first, each), flag, b.i64(0))):
        b.store(value, b.byte_offset(state, 8 * place))
    for instruction in b.block.instructions:
        instruction.block = entry.entry
    entry.entry.instructions[:0] = b.block.instructions
    return state


@cache
def _runtime() -> str:
    return files(__spec__.parent).joinpath("device_ir", "arena.ll").read_text(encoding="utf-8")
