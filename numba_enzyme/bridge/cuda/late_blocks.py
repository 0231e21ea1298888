"""Kernels in which the last block reads what the others have written: its reverse sweep is a launch of its own, before theirs.

    store %parts[b]; %ticket = atomicrmw add ptr %count, i32 1      the block's word: one ticket more, and of which counter
    br (%ticket == last), %late, %on                                late: the block's word says that it is late
    late: load %parts[k]

The kernel gets two more arguments: two words for each block, and which launch this is. After the primal the words are looked
at: of the blocks that have counted at one place one may be late, and each may have counted once. Then no late block waits for
another one, and no thread of it runs ahead of the others of its block. Of two reverse launches the first is that of late blocks,
in which the others leave at once.

Which block is late changes from run to run, so the tape has room for each of them to be: where it is counted, every block goes
the way of the late one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any

import numpy as np

from ...analysis.threads.divergence import reachable
from ...analysis.threads.handed_on import HandedOn, entered_from, handed_on
from ...analysis.threads.kernel_coordinates import THREADS, register_of
from ...errors import EnzymeError
from ...ir import llvm_io
from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Instruction, Module, replace_uses
from ...ir.instructions import AtomicRMW, Branch, GetElementPtr
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...ir.types import I64, PTR, FunctionType
from ...ir.values import Value
from ...ir.walks import reached
from ...request import Mode
from ...rules.book import kernel_book
from .front_end import types
from .grid_sync import meets_grid
from .kernel import Kernel, kept_by_kernel
from .tape_access import linear_index

WORDS, LAUNCH = "ne.late.4", "ne.launch"  # parameters: the words of all blocks, and which launch it is
ARGUMENTS = (types.Array(types.int64, 1, "C"), types.int64)
PARAMETERS = [*((PTR, I64)[part in (2, 3, 5, 6)] for part in range(7)), I64]
PRIMAL, LATE, OTHERS, COUNTING = 0, 1, 2, -1  # launches
PLACES = frozenset([*THREADS.values(), "laneid", "ntid.x", "ntid.y", "ntid.z", "warpsize"])
IS_LATE = 1 << 32  # in the first word of a block; below it the number of its tickets


@kept_by_kernel
def with_late_blocks(kernel: Kernel, mode: Mode) -> Kernel:
    """The kernel that is differentiated: with words of its blocks, where the reverse sweep has to begin with some of them."""
    if mode is not Mode.REVERSE or "atomicrmw" not in kernel.text or kernel.late_blocks or meets_grid(kernel.text):
        return kernel
    module = parse_module(kernel.text)
    function = module.functions[kernel.name]
    first = len(function.arguments) - len(kernel.shared)
    found = handed_on(function, function.arguments[first:], kernel_book())
    if found is None or (key := _counter(found)) is None:
        return kernel
    words, launch = _add_parameters(function, first)
    entry = Block("detached", function)
    b = Builder(module, entry)
    word = b.byte_offset(words, b.binary("mul", linear_index(b, "ctaid", "nctaid"), b.i64(16)))
    _mark_late(module, found, word, launch)
    _insert(module, found.sources[0], lambda b: _count(b, word, key), after=True)
    function.entry.instructions[:0] = entry.instructions
    for instruction in entry.instructions:
        instruction.block = function.entry
    parameters = (*kernel.parameter_types[:first], *map(str, PARAMETERS), *kernel.parameter_types[first:])
    extrema = tuple(i + len(PARAMETERS) if i >= first else i for i in kernel.extrema)
    return replace(kernel, text=llvm_io.normalize(print_module(module)), arguments=(*kernel.arguments, *ARGUMENTS),
                   parameter_types=parameters, extrema=extrema, late_blocks=True, made={})  # fmt: skip


def hidden_values(kernel: Kernel, blocks: int) -> list[Any]:
    """The arguments that a launch of the primal gets besides those of the user."""
    return [np.zeros(2 * blocks, np.int64), PRIMAL] if kernel.late_blocks else []


def reverse_launches(name: str, values: list[Any]) -> list[list[Any]]:
    """The arguments of each launch of the reverse sweep, given those of the primal, which has run.

    Raises EnzymeError if one launch for the late blocks is not enough.
    """
    words = values[-2].reshape(-1, 2)
    late, tickets = words[:, 0] >= IS_LATE, words[:, 0] % IS_LATE
    if late.any() and (tickets.max() > 1 or len(np.unique(words[late, 1])) != late.sum() or (tickets[late] != 1).any()):
        raise EnzymeError(f"{name}: blocks hand numbers on to more than one other block, or by several threads of a block, "
                          "within one launch: the reverse sweep can't begin with the last of them. Let one thread of each "
                          "block count, or make it two kernels")  # fmt: skip
    return [[*values[:-1], launch] for launch in ((LATE, OTHERS) if late.any() else (OTHERS,))]


def leave_unless_in_turn(b: Builder, parameters: Iterable[Argument]) -> Builder:
    """At the entry of the reverse sweep: blocks of the other launch leave. Where the others go on."""
    named = {p.name: p for p in parameters}
    word = b.byte_offset(named[WORDS], b.binary("mul", linear_index(b, "ctaid", "nctaid"), b.i64(16)))
    is_late = b.icmp("uge", b.load(I64, word), b.i64(IS_LATE))
    leaves = b.binary("xor", is_late, b.icmp("eq", named[LAUNCH], b.i64(LATE)))
    run, leave = b.new_block("run"), b.new_block("leave")
    b.cond_br(leaves, leave, run)
    b.at(leave).ret()
    return b.at(run)


def go_late(function: Function) -> None:
    """Let every thread go the way of a late block, for counting."""
    launch = [a for a in function.arguments if a.name == LAUNCH]
    replace_uses(function, {a: Builder(Module(), Block("detached", function)).i64(COUNTING) for a in launch})


def _counter(found: HandedOn) -> list[tuple[int, Value]] | None:
    """How far from the beginning of an array the one counter stands by which all is told: factors and indices. None where it is
    told in another way, or more than once by one thread, or by all threads of a block."""
    source = found.sources[0]
    plain = all(isinstance(fork.terminator, Branch) for fork, _ in entered_from(found))
    if len(found.sources) > 1 or not isinstance(source, AtomicRMW) or not _is_by_some(source.block, found) or not plain:
        return None
    key, pointer = [], source.operands[0]
    while isinstance(pointer, GetElementPtr):
        if len(pointer.operands) != 2:
            return None
        key.append((int(str(pointer.source_type).removeprefix("i")), pointer.operands[1]))
        pointer = pointer.operands[0]
    return key if isinstance(pointer, Argument) else None


def _is_by_some(block: Block, found: HandedOn) -> bool:
    """Whether a thread comes to a block at most once, and only if its place in its block is right (`if threadIdx.x == 0`)."""
    around = [b for b in found.ways.reached if len(set(b.successors)) > 1 and block in found.ways.between(b)[0]]
    asked = [set(map(register_of, reached([b.terminator.operands[0]], _made_of))) - {None} for b in around]
    once = block not in reachable(block.successors, lambda b: b.successors)
    return once and any(registers and registers <= PLACES for registers in asked)


def _made_of(value: Value) -> list[Value]:
    return value.operands if isinstance(value, Instruction) else []


def _add_parameters(function: Function, first: int) -> tuple[Argument, Argument]:
    names = [*(f"ne.late.{part}" for part in range(7)), LAUNCH]
    added = [Argument(type_, name, 0) for type_, name in zip(PARAMETERS, names, strict=True)]
    function.arguments[first:first] = added
    for index, argument in enumerate(function.arguments):
        argument.index = index
    function.function_type = FunctionType(function.function_type.result, tuple(a.type for a in function.arguments))
    return next(a for a in added if a.name == WORDS), added[-1]


def _count(b: Builder, word: Value, key: list[tuple[int, Value]]) -> None:
    """One ticket more, and where it was taken."""
    b.append(AtomicRMW(I64, "add", word, b.i64(1), suffix=" monotonic"))
    place: Value = b.i64(0)
    for bits, index in key:
        wide = index if index.type == I64 else b.cast("sext", index, I64)
        place = b.binary("add", place, b.binary("mul", wide, b.i64(bits)))
    b.append(AtomicRMW(I64, "xchg", b.byte_offset(word, 8), place, suffix=" monotonic"))


def _mark_late(module: Module, found: HandedOn, word: Value, launch: Argument) -> None:
    """A block that goes a way on which it uses what others have left says so in its word."""
    def say(b: Builder) -> None:
        b.append(AtomicRMW(I64, "or", word, b.i64(IS_LATE), suffix=" monotonic"))

    edges = list(entered_from(found))
    for access in found.accesses:
        if access.block not in found.told.blocks:
            _insert(module, access, say)
    for fork, way in edges:
        branch = fork.terminator
        assert isinstance(branch, Branch)  # see `_counter`
        if len([f for f, _ in edges if f is fork]) == 1:
            _force(module, branch, launch, taken=branch.targets[0] is way)
        between = Block(f"{fork.name}.late", fork.function)
        fork.function.blocks.insert(fork.function.blocks.index(way), between)
        b = Builder(module, between)
        b.debug = branch.metadata.get("dbg")
        say(b)
        b.br(way)
        branch.targets = [between if target is way else target for target in branch.targets]
        for phi in way.phis():
            phi.rename_incoming(fork, between)


def _force(module: Module, branch: Branch, launch: Argument, *, taken: bool) -> None:
    """Where the tape is counted, a branch takes the side of a late block."""
    def force(b: Builder) -> None:
        counting = b.icmp("eq" if taken else "ne", launch, b.i64(COUNTING))
        branch.operands = [b.binary("or" if taken else "and", branch.operands[0], counting)]

    _insert(module, branch, force)


def _insert(module: Module, at: Instruction, emit: Callable[[Builder], None], *, after: bool = False) -> None:
    block = at.block
    place = block.instructions.index(at) + after
    rest = block.instructions[place:]
    del block.instructions[place:]
    b = Builder(module, block)
    b.debug = at.metadata.get("dbg")
    emit(b)
    block.instructions += rest
