"""Whether threads of a block may pass a barrier by at which others wait: then nothing may be added that waits at the end.

    if threadIdx.x >= n: return;  syncthreads()          may be: who has left would come to a later barrier too early
    for stride in ...: syncthreads(); if threadIdx.x < stride: ...       not so: all come to the barrier as often
    syncthreads(); if threadIdx.x >= n: return; syncthreads()            and in reverse it would come to the first too early

A value is the same in all threads if it is made of such values and nothing that tells threads apart has chosen it. Memory is
read by all threads in the same round, or it would be a race: at the same address they find the same number. What is computed on
each of several ways in the same manner of the same values (`t < 8: ... 2 * h ...; else: 2 * h`) is one value where they meet.
"""

from __future__ import annotations

from collections.abc import Collection

from ...ir.model import (
    Alloca,
    Argument,
    AtomicRMW,
    Binary,
    Block,
    Branch,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    DebugRecord,
    Function,
    GetElementPtr,
    Instruction,
    Load,
    Phi,
    Store,
    Switch,
    Unreachable,
    Value,
)
from ...ir.pointers import base_of
from ...ir.types import is_floating
from ...rules import RuleBook
from ..control.control_dependence import post_dominators
from .kernel_coordinates import BLOCKS, EXTENTS, register_of
from .phases import is_block_barrier


def barrier_blocks(function: Function, book: RuleBook) -> set[Block]:
    """The blocks in which threads of a block wait for each other."""
    return {i.block for i in function.instructions() if is_block_barrier(i, book)}


def may_miss_barriers(function: Function, book: RuleBook) -> bool:
    """Of a kernel; True where it can't be said."""
    barriers = barrier_blocks(function, book)
    if not barriers:
        return False
    ways = _Ways(function)
    return not ways.known or not barriers.isdisjoint(_Differing(function, ways, book).blocks)


def may_diverge(function: Function, book: RuleBook, given: Collection[Value] = ()) -> bool:
    """Whether a thread may come to one barrier and pass others by, at which the rest of its block waits; True where it can't be
    said. In the reverse sweep it would be at the mirror of the first while the others are at that of a later one.

    ``given``: arguments that may differ between threads; those of a kernel do not.
    """
    barriers = barrier_blocks(function, book)
    if not barriers:
        return False
    ways = _Ways(function)
    if not ways.known:
        return True
    later = {b for barrier in barriers for b in _reachable([barrier], lambda b: ways.successors[b])}
    forks = _Differing(function, ways, book, given, among=True).forks & later
    return any(not barriers.isdisjoint(ways.between(fork)[0]) for fork in forks)


def needs_padding(function: Function, book: RuleBook, given: Collection[Value] = (), unshared: Collection[int] = (),
                  apart: Collection[int] = ()) -> bool:  # fmt: skip
    """Whether a thread's reverse sweep could run out of step with those of its block; True where that is unknown.

        s[t] = x[t];  if t >= 2: return;  syncthreads();  y[t] = s[t] + s[t + 2]

    A thread that leaves here begins its reverse sweep at once: it takes the adjoint of ``s[t]`` before the others have added to
    it. That needs a memory access on a path without any barrier; a thread that only tests ``i >= n`` and leaves does no harm.

    ``unshared``: parameters whose memory no other thread sees, or that has no shadow. ``apart``: those whose memory no other
    parameter reaches.
    """
    barriers = barrier_blocks(function, book)
    if not barriers:
        return False
    paths = _Ways(function)
    if not paths.known or may_diverge(function, book, given):
        return True
    forks = _Differing(function, paths, book, given, among=True).forks
    if all(barriers.isdisjoint(paths.between(fork)[0]) for fork in forks):
        return False
    bypass = _barrier_free(function, barriers, paths)
    accesses = [i for b in bypass for i in b.instructions if _touches_memory(i, book)]
    return any(_is_ordered(i, function, book, unshared, apart) for i in accesses)


def _barrier_free(function: Function, barriers: set[Block], paths: _Ways) -> set[Block]:
    """The blocks of all paths through a function on which no barrier stands."""
    open_blocks = paths.reached - barriers
    after = _reachable([function.entry], lambda b: [s for s in paths.successors[b] if s in open_blocks])
    before: dict[Block, list[Block]] = {b: [] for b in open_blocks}
    ends = [b for b in open_blocks if not b.successors]
    for block in open_blocks:
        for successor in paths.successors[block]:
            if successor in open_blocks:
                before[successor].append(block)
    return (after & open_blocks) & _reachable(ends, lambda b: before[b])


def _touches_memory(instruction: Instruction, book: RuleBook) -> bool:
    if isinstance(instruction, Call) and not isinstance(instruction, DebugRecord):
        facts = book.facts(instruction.callee_name or "")
        pure = (facts is not None and facts.memory == "none") or book.scalar_rule(instruction.callee_name or "") is not None
        return not pure and register_of(instruction) is None
    return isinstance(instruction, (Load, Store, AtomicRMW, CompareExchange))


def _is_ordered(access: Instruction, function: Function, book: RuleBook, unshared: Collection[int],
                apart: Collection[int]) -> bool:  # fmt: skip
    """Whether the reverse of an access must keep its place among those of other threads: not where nothing writes the memory."""
    base = _base(access)
    if isinstance(base, Alloca) or (isinstance(base, Argument) and base.index in unshared):
        return False
    if not isinstance(access, Load):
        return True
    written = [_base(i) for i in function.instructions() if not isinstance(i, Load) and _touches_memory(i, book)
               and not is_block_barrier(i, book)]  # fmt: skip
    return not isinstance(base, Argument) or any(
        w is base or not (isinstance(w, (Argument, Alloca)) and (base.index in apart or getattr(w, "index", -1) in apart))
        for w in written if not isinstance(w, Alloca))


def _base(access: Instruction) -> Value | None:
    """What the address of an access is a step from; None where that can't be seen."""
    if isinstance(access, Call):
        return None
    return base_of(access.pointer if isinstance(access, Store) else access.operands[0])


def differing_values(function: Function, book: RuleBook, given: Collection[Value] = ()) -> Collection[Value]:
    """What may differ between threads of a block."""
    ways = _Ways(function)
    return _Differing(function, ways, book, given).values if ways.known else {*function.arguments, *function.instructions()}


class _Ways:
    """The blocks that run or do not run by a branch. ``known``: whether from everywhere the function ends."""

    def __init__(self, function: Function) -> None:
        failing = _failing(function)  # a thread that comes there ends the launch
        alive = {b: [s for s in dict.fromkeys(b.successors) if s not in failing] for b in function.blocks if b not in failing}
        self.reached = _reachable([function.entry], lambda b: alive[b])
        end = Block("end", function)
        self.successors = {b: alive[b] or [end] for b in self.reached} | {end: []}
        before: dict[Block, list[Block]] = {b: [] for b in self.successors}
        for block, following in self.successors.items():
            for successor in following:
                before[successor].append(block)
        self.known = len(_reachable([end], lambda b: before[b])) == len(self.successors)
        self.meeting = post_dominators(self.successors, end).immediate if self.known else {}

    def between(self, fork: Block) -> tuple[set[Block], Block]:
        """What lies between a branch and the place where all its ways meet again; and that place."""
        meeting = self.meeting[fork]
        return _reachable(self.successors[fork], lambda b: self.successors[b], meeting), meeting

    def joined(self, fork: Block, meeting: Block) -> set[Block]:
        """The blocks before that place to which more than one of the branch's ways leads."""
        ways = [_reachable([way], lambda b: self.successors[b], meeting) for way in self.successors[fork] if way is not meeting]
        return {b for n, way in enumerate(ways) for b in way if any(b in other for other in ways[n + 1 :])}


def _failing(function: Function) -> set[Block]:
    """The blocks from which every path ends in an error; not the entry."""
    found = {b for b in function.blocks if isinstance(b.terminator, Unreachable)}
    before = -1
    while before != len(found):
        before = len(found)
        found.update(b for b in function.blocks if b.successors and found.issuperset(b.successors))
    return found - {function.entry}


def _reachable(starts: list[Block], onward, but: Block | None = None) -> set[Block]:
    seen = {b for b in starts if b is not but}
    stack = list(seen)
    while stack:
        following = [b for b in onward(stack.pop()) if b is not but and b not in seen]
        seen.update(following)
        stack += following
    return seen


def _made_alike(phi: Phi) -> set[Value] | None:
    """What all incoming values of a phi are made of in the same manner; None if they are not."""
    first, *others = phi.operands
    found: set[Value] = set()
    return found if others and all(_congruent(first, other, found) for other in others) else None


def _congruent(a: Value, b: Value, leaves: set[Value], depth: int = 4) -> bool:
    """Whether two values are the same function of the same ``leaves``, which are added."""
    if a is b:
        leaves.add(a)
        return True
    if isinstance(a, Constant) or isinstance(b, Constant):
        return isinstance(a, Constant) and isinstance(b, Constant) and (a.type, str(a)) == (b.type, str(b))
    if not depth or not isinstance(a, (Binary, Cast, Compare, GetElementPtr)) or _said(a) != _said(b):
        return False
    return all(_congruent(*pair, leaves, depth - 1) for pair in zip(a.operands, b.operands, strict=True))


def _said(value: Value) -> tuple:
    """What an instruction does, but for its operands; the promises about integers do not change their values."""
    if not isinstance(value, Instruction):
        return (type(value), value)
    flags = value.flags if is_floating(value.type) or isinstance(value, Compare) else ()
    more = (getattr(value, "predicate", None), getattr(value, "source_type", None))
    return (value.opcode, value.type, tuple(flags), len(value.operands), *more)


class _Differing:
    """``values``: those that may differ between threads of a block; ``forks``: blocks that threads leave in different ways;
    ``blocks``: those that not all of them run as often. ``among``: what some threads do not compute counts as differing only if
    it does among those that do."""

    def __init__(self, function: Function, ways: _Ways, book: RuleBook, given: Collection[Value] = (), *,
                 among: bool = False) -> None:  # fmt: skip
        self.values: set[Value] = set(given)
        self.blocks: set[Block] = set()
        self.forks: set[Block] = set()
        self.book = book
        self._order = [i for b in function.blocks if b in ways.reached for i in b.instructions if not isinstance(i, DebugRecord)]
        phis = {i: _made_alike(i) for i in self._order if isinstance(i, Phi)}
        self._alike = {phi: leaves for phi, leaves in phis.items() if leaves is not None}
        before = -1
        while before != len(self.values):
            before = len(self.values)
            self.values.update(i for i in self._order if i not in self.values and self._differs(i))
            for instruction in self._order:
                if isinstance(instruction, (Branch, Switch)) and instruction.block not in self.forks and not (
                    self.values.isdisjoint(instruction.operands)
                ):
                    self.forks.add(instruction.block)
                    between, meeting = ways.between(instruction.block)
                    self.blocks |= between
                    # What is chosen where the ways meet differs, and what has been computed in different rounds.
                    if not among or instruction.block in between:
                        self.values.update(i for b in between for i in b.instructions)
                    merging = {meeting, *ways.joined(instruction.block, meeting)}
                    self.values.update(i for b in merging for i in b.instructions if isinstance(i, Phi) and i not in self._alike)

    def _differs(self, instruction: Instruction) -> bool:
        if isinstance(instruction, (AtomicRMW, CompareExchange, Alloca)):
            return True
        if isinstance(instruction, Store):
            return False
        if instruction in self._alike:
            return not self.values.isdisjoint(self._alike[instruction])
        if isinstance(instruction, Call):
            if is_block_barrier(instruction, self.book):
                return False  # its result is that of the block
            register = register_of(instruction)
            if register is not None:
                return register not in BLOCKS.values() and register not in EXTENTS
            if not self._is_pure(instruction):
                return True
        if isinstance(instruction, Load) and "atomic" in instruction.flags:
            return True
        return not self.values.isdisjoint(instruction.operands)

    def _is_pure(self, call: Call) -> bool:
        name = call.callee_name or ""
        facts = self.book.facts(name)
        return (facts is not None and facts.memory == "none") or self.book.scalar_rule(name) is not None
