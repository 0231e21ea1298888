"""In a chunk of a parallel loop, the number of the thread is the number of the chunk.

    %t = call i64 @get_thread_id()      uses of %t become uses of the chunk's %number

What a program keeps per thread it keeps per chunk then: the reverse sweep finds it again, whichever thread it runs on. Functions
that ask for the thread in a chunk's name are inlined into it, whatever their size.
"""

from __future__ import annotations

from ...ir.attributes import add_attribute
from ...ir.functions import Function, Instruction, Module, replace_uses
from ...ir.parallel import ParallelFor
from ...ir.reachable_functions import reachable_functions
from ...ir.types import I64
from ...ir.values import Value
from ...rules import RuleBook
from ...rules.effects import CallKind

RANGE = f"range(i64 0, {1 << 62})"


def number_chunks(module: Module, book: RuleBook) -> bool:
    """Rewrite all chunks in place; False if there are none."""
    chunks = chunks_of(module)
    for chunk in chunks:
        number = chunk.arguments[1]
        if RANGE not in number.attributes:
            number.attributes = f"{RANGE} {number.attributes}".strip()
        replaced: dict[Value, Value] = {i: number for i in chunk.instructions() if asks_for_thread(i, book)}
        if replaced:
            for block in chunk.blocks:
                block.instructions = [i for i in block.instructions if i not in replaced]
            replace_uses(chunk, replaced)
        for function in reachable_functions(chunk):
            if function is not chunk and any(asks_for_thread(i, book) for i in function.instructions()):
                _inline_into(chunk, function)
    return bool(chunks)


def _inline_into(chunk: Function, asking: Function) -> None:
    """Have LLVM inline a function and all by which the chunk comes to it."""
    for function in reachable_functions(chunk):
        if function is not chunk and asking in reachable_functions(function) and "alwaysinline" not in function.suffix.split():
            add_attribute(function, "alwaysinline")


def chunks_of(module: Module) -> list[Function]:
    """The chunks of all parallel loops."""
    functions = [f for f in module.functions.values() if not f.is_declaration]
    return list({i.called: None for f in functions for i in f.instructions() if isinstance(i, ParallelFor)})


def asks_for_thread(instruction: Instruction, book: RuleBook) -> bool:
    """Whether an instruction is a call that returns the number of the thread it runs on."""
    facts = book.facts_of(instruction) if instruction.type == I64 else None
    return facts is not None and facts.kind == CallKind.THREAD
