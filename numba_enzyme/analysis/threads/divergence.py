"""What differs between threads of a block, and which branches they take in different ways.

A value is the same in all threads if it is made of such values and nothing that tells threads apart has chosen it. Memory is
read by all threads in the same round, or it would be a race: at the same address they find the same number. What is computed on
each of several ways in the same manner of the same values (`t < 8: ... 2 * h ...; else: 2 * h`) is one value where they meet.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from ...ir.functions import Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Branch,
    Call,
    Cast,
    Compare,
    CompareExchange,
    GetElementPtr,
    Load,
    Store,
    Switch,
    Unreachable,
)
from ...ir.types import is_floating
from ...ir.values import Constant, Value
from ...ir.walks import reached
from ...rules import RuleBook
from ..control.control_dependence import post_dominators
from .kernel_coordinates import BLOCKS, EXTENTS, register_of
from .phases import is_block_barrier


def differing_values(function: Function, book: RuleBook, given: Collection[Value] = ()) -> Collection[Value]:
    """What may differ between threads of a block."""
    ways = Ways(function)
    return Differing(function, ways, book, given).values if ways.known else {*function.arguments, *function.instructions()}


class Ways:
    """The blocks that run or do not run by a branch; no edge of ``without`` is taken. ``known``: whether from everywhere the
    function ends."""

    def __init__(self, function: Function, without: Collection[tuple[Block, Block]] = ()) -> None:
        failing = _failing(function)  # a thread that comes there ends the launch
        alive = {b: [s for s in dict.fromkeys(b.successors) if s not in failing and (b, s) not in without]
                 for b in function.blocks if b not in failing}  # fmt: skip
        self.reached = reachable([function.entry], lambda b: alive[b])
        end = Block("end", function)
        self.successors = {b: alive[b] or [end] for b in self.reached} | {end: []}
        self.before: dict[Block, list[Block]] = {b: [] for b in self.successors}
        for block, following in self.successors.items():
            for successor in following:
                self.before[successor].append(block)
        self.known = len(reachable([end], lambda b: self.before[b])) == len(self.successors)
        self.meeting = post_dominators(self.successors, end).immediate if self.known else {}

    def between(self, fork: Block) -> tuple[set[Block], Block]:
        """What lies between a branch and the place where all its ways meet again; and that place."""
        meeting = self.meeting[fork]
        return reachable(self.successors[fork], lambda b: self.successors[b], meeting), meeting

    def joined(self, fork: Block, meeting: Block) -> set[Block]:
        """The blocks before that place to which more than one of the branch's ways leads."""
        ways = [reachable([way], lambda b: self.successors[b], meeting) for way in self.successors[fork] if way is not meeting]
        return {b for n, way in enumerate(ways) for b in way if any(b in other for other in ways[n + 1 :])}


def _failing(function: Function) -> set[Block]:
    """The blocks from which every path ends in an error; not the entry."""
    found = {b for b in function.blocks if isinstance(b.terminator, Unreachable)}
    before = -1
    while before != len(found):
        before = len(found)
        found.update(b for b in function.blocks if b.successors and found.issuperset(b.successors))
    return found - {function.entry}


def reachable(starts: Iterable[Block], onward: Callable[[Block], Iterable[Block]], but: Block | None = None) -> set[Block]:
    """``starts`` and all that ``onward`` leads to from them, but for one block."""
    return set(reached(starts, onward, among=lambda block: block is not but))


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
    if not depth or not isinstance(a, (Binary, Cast, Compare, GetElementPtr)) or not isinstance(b, Instruction):
        return False
    pairs = zip(a.operands, b.operands, strict=True)
    return _said(a) == _said(b) and all(_congruent(*pair, leaves, depth - 1) for pair in pairs)


def _said(value: Value) -> tuple:
    """What an instruction does, but for its operands; the promises about integers do not change their values."""
    if not isinstance(value, Instruction):
        return (type(value), value)
    flags = value.flags if is_floating(value.type) or isinstance(value, Compare) else ()
    more = (getattr(value, "predicate", None), getattr(value, "source_type", None))
    return (value.opcode, value.type, tuple(flags), len(value.operands), *more)


class Differing:
    """``values``: those that may differ between threads of a block; ``forks``: blocks that threads leave in different ways;
    ``blocks``: those that not all of them run as often. ``among``: what some threads do not compute counts as differing only if
    it does among those that do."""

    def __init__(self, function: Function, ways: Ways, book: RuleBook, given: Collection[Value] = (), *,
                 among: bool = False) -> None:  # fmt: skip
        self.values: set[Value] = set(given)
        self.blocks: set[Block] = set()
        self.forks: set[Block] = set()
        self.book = book
        self._order = [i for b in function.blocks if b in ways.reached for i in b.instructions if not isinstance(i, DebugRecord)]
        phis = {i: _made_alike(i) for i in self._order if isinstance(i, Phi)}
        self._alike: dict[Instruction, set[Value]] = {phi: leaves for phi, leaves in phis.items() if leaves is not None}
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
        return self.book.accesses_no_memory(call.callee_name or "")
