"""Kernels in which the last block reads what the others have written: its reverse sweep is a launch of its own, before theirs.

    store %parts[b]; %ticket = atomicrmw add ptr %count, i32 1      the block's words: one ticket more, and at which address
    br (%ticket == last), %late, %on                                late: the block's word says that it is late
    late: load %parts[k]

The kernel gets two more arguments: three words for each block and each counter, and which launch this is. After the primal the
words are looked at: of the blocks that have counted at one place one may be late, and it may have counted once, so no thread of
it runs ahead of the others of its block. A late block runs its reverse sweep in a launch before that of other late ones that
have counted there, and before all that are not late; what is not in turn leaves at once. One counter takes two launches; several
may take more, or have no order, as where each of two blocks is late for the other one: that is an error. What changes a counter
and does not look at it counts, too.

Which block is late changes from run to run, so the tape has room for each of them to be: where it is counted, every block goes
the way of the late one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from typing import Any

import numpy as np
from numpy.typing import NDArray

from ...analysis.threads.divergence import Ways, reachable
from ...analysis.threads.exchange_loops import exchanged_at
from ...analysis.threads.handed_on import HandedOn, entered_from, handed_on, pointers_of
from ...analysis.threads.kernel_coordinates import THREADS, register_of
from ...errors import EnzymeError
from ...ir import llvm_io
from ...ir.builder import Builder
from ...ir.data_layout import DataLayout
from ...ir.functions import Argument, Block, Function, Instruction, Module, replace_uses
from ...ir.instructions import AtomicRMW, Branch, CompareExchange
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
PRIMAL, COUNTING = 0, -1  # launches; those of the reverse sweep are counted from 0
PLACES = frozenset([*THREADS.values(), "laneid", "ntid.x", "ntid.y", "ntid.z", "warpsize"])
IS_LATE = 1 << 32  # in the first word of a counter; below it the number of tickets
BYTES = 24  # of the words of a counter: tickets, and between which addresses they were taken (the lower one inverted)


@kept_by_kernel
def with_late_blocks(kernel: Kernel, mode: Mode) -> Kernel:
    """The kernel that is differentiated: with words of its blocks, where the reverse sweep has to begin with some of them."""
    counts = "atomicrmw" in kernel.text or "cmpxchg" in kernel.text
    if mode is not Mode.REVERSE or not counts or kernel.late_blocks or meets_grid(kernel.text):
        return kernel
    module = parse_module(kernel.text)
    function = module.functions[kernel.name]
    first = len(function.arguments) - len(kernel.shared)
    found = handed_on(function, function.arguments[first:], kernel_book(), DataLayout.of(module))
    if found is None or not _is_by_counters(found):
        return kernel
    words, launch = _add_parameters(function, first)
    entry = Block("detached", function)
    b = Builder(module, entry)
    size = BYTES * (len(found.by) + len(found.changes))
    block_words = b.byte_offset(words, b.binary("mul", linear_index(b, "ctaid", "nctaid"), b.i64(size)))
    each = [b.byte_offset(block_words, place) for place in range(0, size, BYTES)]
    _mark_late(module, found, each, launch)
    for change, word in zip([*found.by, *found.changes], each, strict=True):
        block = _counted_at(change, found.ways) or change.block
        at, after = (change, True) if block is change.block else (block.instructions[len(block.phis())], False)
        _insert(module, at, partial(_count, word, pointers_of(change)[0]), after=after)
    function.entry.instructions[:0] = entry.instructions
    for instruction in entry.instructions:
        instruction.block = function.entry
    parameters = (*kernel.parameter_types[:first], *map(str, PARAMETERS), *kernel.parameter_types[first:])
    extrema = tuple(i + len(PARAMETERS) if i >= first else i for i in kernel.extrema)
    return replace(kernel, text=llvm_io.normalize(print_module(module)), arguments=(*kernel.arguments, *ARGUMENTS),
                   parameter_types=parameters, extrema=extrema, late_blocks=len(each), made={})  # fmt: skip


def hidden_values(kernel: Kernel, blocks: int) -> list[Any]:
    """The arguments that a launch of the primal gets besides those of the user."""
    return [np.zeros(BYTES // 8 * kernel.late_blocks * blocks, np.int64), PRIMAL] if kernel.late_blocks else []


def reverse_launches(kernel: Kernel, values: list[Any]) -> list[list[Any]]:
    """The arguments of each launch of the reverse sweep, given those of the primal, which has run: in the first word of a block
    stands in which launch it runs.

    Raises EnzymeError if there is no such order.
    """
    words = values[-2].reshape(-1, kernel.late_blocks, BYTES // 8)
    turns = _turns(words[..., 0] >= IS_LATE, words[..., 0] % IS_LATE, ~words[..., 1], words[..., 2])
    if turns is None:
        raise EnzymeError(f"{kernel.name}: blocks hand numbers on to more than one other block, or to each other, or by several "
                          "threads of a block, within one launch: the reverse sweep can't begin with the last of them. Let one "
                          "thread of each block count, or make it two kernels")  # fmt: skip
    words[:, 0, 0] = turns
    return [[*values[:-1], launch] for launch in range(turns.max() + 1)]


def _turns(is_late: NDArray[np.bool_], tickets: NDArray[np.int64], lowest: NDArray[np.int64],
           highest: NDArray[np.int64]) -> NDArray[np.int64] | None:  # fmt: skip
    """When each block runs its reverse sweep: a late one before other late ones that have counted at the same place, and all
    others last; None if no such order is known. One row for each block, one column for each counter."""
    rows = np.flatnonzero(is_late.any(1))
    late, lowest, highest = is_late[rows], lowest[rows], highest[rows]
    places = np.unique(lowest[late])
    last = np.full(len(places), -1)  # of each place: the block that comes last
    last[np.searchsorted(places, lowest[late])] = late.nonzero()[0]
    counted = tickets[rows] > 0
    first, end = np.searchsorted(places, lowest), np.searchsorted(places, highest, "right")
    several = counted & (end > first + 1)  # at places of which more than one are others' last ones
    shared = (last[first[late]] != late.nonzero()[0]).any() if late.any() else False
    if (tickets[is_late] != 1).any() or shared or several.any():
        return None
    of_place = last[np.minimum(first, len(places) - 1)] if len(places) else first
    behind = counted & (end > first) & (of_place != np.arange(len(rows))[:, None])
    turns, before = np.zeros(len(rows), np.int64), None
    while before is None or (turns != before).any():
        before, turns = turns, np.where(behind, turns[of_place] + 1, 0).max(1, initial=0)
        if turns.max(initial=0) > len(rows):
            return None
    whole = np.full(len(is_late), turns.max(initial=-1) + 1)
    whole[rows] = turns
    return whole


def leave_unless_in_turn(b: Builder, parameters: Iterable[Argument], counters: int) -> Builder:
    """At the entry of the reverse sweep: blocks of other launches leave. Where the others go on."""
    named = {p.name: p for p in parameters}
    word = b.byte_offset(named[WORDS], b.binary("mul", linear_index(b, "ctaid", "nctaid"), b.i64(BYTES * counters)))
    leaves = b.icmp("ne", b.load(I64, word), named[LAUNCH])
    run, leave = b.new_block("run"), b.new_block("leave")
    b.cond_br(leaves, leave, run)
    b.at(leave).ret()
    return b.at(run)


def go_late(function: Function) -> None:
    """Let every thread go the way of a late block, for counting."""
    launch = [a for a in function.arguments if a.name == LAUNCH]
    replace_uses(function, {a: Builder(Module(), Block("detached", function)).i64(COUNTING) for a in launch})


def _is_by_counters(found: HandedOn) -> bool:
    """Whether all is told by counters, at each of which a thread counts once, and not all threads of a block."""
    plain = all(isinstance(fork.terminator, Branch) for told in found.by.values() for fork, _ in entered_from(told, found.ways))
    return plain and all(_is_by_some(_counted_at(s, found.ways), found.ways) for s in found.by)


def _counted_at(source: Instruction, ways: Ways) -> Block | None:
    """Where a thread has counted, if it is a counter: behind an atomic operation, or behind a loop that makes one."""
    if isinstance(source, CompareExchange):
        return exchanged_at(source, ways)
    return source.block if isinstance(source, AtomicRMW) else None


def _is_by_some(block: Block | None, ways: Ways) -> bool:
    """Whether a thread comes to a block at most once, and only if its place in its block is right (`if threadIdx.x == 0`)."""
    if block is None:
        return False
    around = [b for b in ways.reached if len(set(b.successors)) > 1 and block in ways.between(b)[0]]
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


def _count(word: Value, pointer: Value, b: Builder) -> None:
    """One ticket more, and where it was taken."""
    address = b.cast("ptrtoint", pointer, I64)
    b.append(AtomicRMW(I64, "add", word, b.i64(1), suffix=" monotonic"))
    b.append(AtomicRMW(I64, "umax", b.byte_offset(word, 8), b.binary("xor", address, b.i64(-1)), suffix=" monotonic"))
    b.append(AtomicRMW(I64, "umax", b.byte_offset(word, 16), address, suffix=" monotonic"))


def _mark_late(module: Module, found: HandedOn, words: list[Value], launch: Argument) -> None:
    """A block that goes a way on which it uses what others have left says so in its word of the counter that has told."""
    edges: dict[tuple[Block, Block], list[Value]] = {}
    for told, word in zip(found.by.values(), words, strict=False):
        for access in told.crossing:
            if access.block not in told.blocks:
                _insert(module, access, partial(_say_late, [word]))
        for edge in entered_from(told, found.ways):
            edges.setdefault(edge, []).append(word)
    for (fork, way), told_by in edges.items():
        branch = fork.terminator
        assert isinstance(branch, Branch)  # see `_is_by_counters`
        if len([f for f, _ in edges if f is fork]) == 1:
            _force(module, branch, launch, taken=branch.targets[0] is way)
        between = Block(f"{fork.name}.late", fork.function)
        fork.function.blocks.insert(fork.function.blocks.index(way), between)
        b = Builder(module, between)
        b.debug = branch.metadata.get("dbg")
        _say_late(told_by, b)
        b.br(way)
        branch.targets = [between if target is way else target for target in branch.targets]
        for phi in way.phis():
            phi.rename_incoming(fork, between)


def _say_late(words: list[Value], b: Builder) -> None:
    for word in words:
        b.append(AtomicRMW(I64, "or", word, b.i64(IS_LATE), suffix=" monotonic"))


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
