"""Memory by which threads hand numbers to each other within one launch, and not at a barrier.

    store %parts[b];  %ticket = atomicrmw add ptr %count, i32 1;  br (%ticket == last), %late, %on
    late:  load %parts[k]                                        what other blocks have stored

A thread may read what others have written, or write there again, only once it knows that they are done: by the result of an
atomic operation, or by what it finds in memory that such operations change. What depends on that result (by its operands, by
the branch before it, by memory that holds it) is *told*. An array that is written where nothing has been told, before an
operation that may tell of it, and used where something has been, may hand numbers on; with a fence also one that is read first
and then written. So may one behind a lock. The adjoints of those accesses that are told have to come first.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import cached_property

from ...ir.data_layout import DataLayout
from ...ir.extrema import is_extremum
from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Phi, users
from ...ir.instructions import Alloca, AtomicRMW, Branch, Call, CompareExchange, GetElementPtr, Load, Store, Switch
from ...ir.pointers import origins
from ...ir.types import PTR, IntType, Type
from ...ir.values import ConstantWord, GlobalVariable, Value
from ...rules import RuleBook
from ..values.integer_ranges import IntegerRanges
from .divergence import Ways, reachable
from .exchange_loops import exchanged_at, is_only_guessed
from .phases import Phases

Writers = dict[tuple[Value, bool], list[Instruction]]  # of whose memory, and whether of integers alone; what leaves there what


def handed_on(function: Function, own: Collection[Value], book: RuleBook, layout: DataLayout, *,
              in_block: bool = False, integers: Collection[Instruction] = ()) -> HandedOn | None:  # fmt: skip
    """What blocks hand to each other in a kernel, or, ``in_block``, threads of one block in its memory; None if nothing.
    ``own``: parameters whose memory is that of a block alone. ``integers``: accesses by which no float is handed on, although
    floats lie in that memory, too."""
    found = _Kernel(function, own, book, layout, in_block, integers)
    by = {source: told for source in found.sources if (told := found.told_by(source)).crossing}
    return HandedOn(by, found.changes_of(by), found.ways) if by else None


@dataclass(frozen=True)
class HandedOn:
    """``by``: the instructions that find out what other blocks have done, and what depends on each of them. ``changes``: others
    that may leave there what they find."""

    by: dict[Instruction, Told]
    changes: list[Instruction]
    ways: Ways

    @property
    def accesses(self) -> list[Instruction]:
        """The accesses that are told of memory to which there are others."""
        return [*dict.fromkeys(access for told in self.by.values() for access in told.crossing)]


@dataclass
class Told:
    """What depends on the result of an instruction. ``blocks``: those that run or do not run by such a result; ``forks``: by
    which branches, without those within such blocks."""

    values: set[Value]
    blocks: set[Block] = field(default_factory=set)
    forks: set[Block] = field(default_factory=set)
    crossing: list[Instruction] = field(default_factory=list)


class _Kernel:
    def __init__(self, function: Function, own: Collection[Value], book: RuleBook, layout: DataLayout, in_block: bool,
                 integers: Collection[Instruction]) -> None:  # fmt: skip
        self.function, self.own, self.book, self.layout, self.in_block = function, own, book, layout, in_block
        self.integers = integers
        self.order = [i for i in function.instructions() if not isinstance(i, DebugRecord)]
        self.memory = {i: _grounds(i) for i in self.order if _touches_memory(i)}
        self._behind: dict[Block, set[Block]] = {}

    @cached_property
    def ways(self) -> Ways:
        return Ways(self.function)

    @cached_property
    def ranges(self) -> IntegerRanges:
        return IntegerRanges(o for i in self.order if isinstance(i, GetElementPtr) for o in i.operands[1:])

    @cached_property
    def phases(self) -> Phases:
        return Phases(self.function, self.book, of_grid=not self.in_block)

    @cached_property
    def updates(self) -> list[Instruction]:
        """By which a thread may tell others what it has done. Extrema of floats have rules of their own."""
        return [i for i in self.memory if isinstance(i, (AtomicRMW, CompareExchange)) and not is_extremum(i)]

    @cached_property
    def sources(self) -> list[Instruction]:
        """Where the function looks what other threads have done."""
        counts = [i for i in self.updates if _is_integer(i)]
        looks = [i for i in self.memory if isinstance(i, Load) and _is_integer(i) and any(self._may_meet(i, c) for c in counts)]
        used = {value: [u for u in by if not isinstance(u, DebugRecord)] for value, by in users(self.function).items()}
        loops = [i for i in counts if isinstance(i, CompareExchange) and exchanged_at(i, self.ways)] if self.ways.known else []
        looks = [i for i in looks if not any(is_only_guessed(i, loop, used[i]) for loop in loops)]
        asked: list[Instruction] = [*self.updates, *looks] if self.ways.known else []
        return [i for i in asked if used.get(i) and (self.in_block or self._counts(i))]

    @cached_property
    def fenced(self) -> bool:
        """Whether threads tell others in which order they have written."""
        fences = (("llvm.nvvm.membar.gl", "llvm.nvvm.membar.sys"), "llvm.nvvm.membar.")[self.in_block]
        return any(isinstance(i, Call) and (i.callee_name or "").startswith(fences) for i in self.order)

    def told_by(self, source: Instruction) -> Told:
        # What an exchange expects is what it finds, or it changes nothing.
        told, before = Told({source, *source.operands[1:2]} if isinstance(source, CompareExchange) else {source}), (-1, -1)
        while before != (len(told.values), len(told.blocks)):
            before = len(told.values), len(told.blocks)
            writers: Writers = {}
            for instruction in self.memory:
                if not isinstance(instruction, Load) and self._is_told(instruction, told, {}):
                    for ground in self.memory[instruction]:
                        writers.setdefault((ground, instruction in self.integers), []).append(instruction)
            for instruction in self.order:
                if isinstance(instruction, (Branch, Switch)):
                    self._follow(instruction, told)
                elif instruction not in told.values and self._is_told(instruction, told, writers):
                    told.values.add(instruction)
        told.forks = {fork for fork in told.forks if fork not in told.blocks}
        accesses = [i for i in self.memory if self._counts(i)]
        late = [i for i in accesses if i.block in told.blocks or not told.values.isdisjoint(pointers_of(i))]
        numbers = {ground for i in accesses if not _is_integer(i) for ground in self.memory[i]}
        early = [i for i in accesses if i not in late and any(self._comes_after(i, update) for update in self.updates)]
        held = self._held(source, told, late)
        told.crossing = [i for i in late if any(self._is_handed(numbers, other, i) for other in (*early, *held * (i in held)))]
        return told

    def changes_of(self, places: Collection[Instruction]) -> list[Instruction]:
        """What may change an integer where these accesses come to, but for themselves."""
        changes = [i for i in self.memory if isinstance(i, (AtomicRMW, CompareExchange, Store)) and _is_integer(i)]
        return [i for i in changes if i not in places and any(self._may_meet(i, place) for place in places)]

    def _held(self, source: Instruction, told: Told, late: list[Instruction]) -> list[Instruction]:
        """What may be behind a lock, `if cuda.atomic.cas(lock, 0, 0, 1) == 0: ...; cuda.atomic.exch(lock, 0, 0)`: of the accesses
        that are told, those at places which are not, if what tells of them is changed once more after them, by something else."""
        if self.in_block and self._is_of_grid(source):
            return []
        releases = self.changes_of([source])
        return [i for i in late if told.values.isdisjoint(pointers_of(i)) and any(self._comes_after(i, r) for r in releases)]

    def _may_meet(self, one: Instruction, other: Instruction) -> bool:
        """Whether two accesses may come to the same place, as far as the ranges of their indices tell."""
        if self.memory[one].isdisjoint(self.memory[other]):
            return False
        (base, first, end), (other_base, other_first, other_end) = self._place(one), self._place(other)
        return base is not other_base or (first < other_end and other_first < end)

    def _place(self, access: Instruction) -> tuple[Value, int, int]:
        """Which bytes an access may come to: what they are counted from, the first one, and the one behind the last."""
        pointer, first, last = pointers_of(access)[0], 0, 0
        while isinstance(pointer, GetElementPtr):
            for index, size in self.layout.steps(pointer.source_type, pointer.operands[1:]):
                low, high = self.ranges.of(index) or (0, 0)  # poison goes nowhere
                first, last = first + size * low, last + size * high
            pointer = pointer.operands[0]
        return pointer, first, last + self.layout.store_size(_moved(access))

    def _is_handed(self, numbers: set[Value], early: Instruction, late: Instruction) -> bool:
        """Whether one access may hand a number of such memory to a later one, with no barrier in between."""
        if early in self.integers or late in self.integers:
            return False
        writes = not isinstance(early, Load) or (self.fenced and not isinstance(late, Load))
        same = numbers & self.memory[early] & self.memory[late]
        return writes and bool(same) and not (_adds(early) and _adds(late)) and self.phases.at_once(early, late)

    def _follow(self, branch: Branch | Switch, told: Told) -> None:
        """What runs by a branch that is told, and what is chosen where its ways meet."""
        if branch.block in told.forks or branch.block not in self.ways.reached or told.values.isdisjoint(branch.operands):
            return
        told.forks.add(branch.block)
        between, meeting = self.ways.between(branch.block)
        told.blocks |= between - {branch.block}
        merging = {meeting, *self.ways.joined(branch.block, meeting)}
        told.values.update(i for b in merging for i in b.instructions if isinstance(i, Phi))

    def _is_told(self, instruction: Instruction, told: Told, writers: Writers) -> bool:
        """Whether a result, or what is left in memory, depends on something told. ``writers``: what leaves such things where."""
        if not told.values.isdisjoint(instruction.operands):
            return True
        if isinstance(instruction, (Store, AtomicRMW, CompareExchange, Call)) and instruction in self.memory and (
            instruction.block in told.blocks
        ):
            return True
        places = [(ground, instruction in self.integers) for ground in self.memory.get(instruction, ())]
        return any(self._comes_after(writer, instruction) for place in places for writer in writers.get(place, ()))

    def _comes_after(self, first: Instruction, second: Instruction) -> bool:
        """Whether there is a way from one instruction to another. Numbers are not handed back against the program's order: other
        threads of a block are not told of it, or it would be a race."""
        after = self._after(first.block)
        if second.block in after:
            return True
        here = first.block.instructions
        return first.block is second.block and here.index(first) < here.index(second)

    def _after(self, block: Block) -> set[Block]:
        if block not in self._behind:
            self._behind[block] = reachable(block.successors, lambda b: b.successors)
        return self._behind[block]

    def _counts(self, access: Instruction) -> bool:
        """Whether an access may come to memory by which numbers are handed on."""
        return any(isinstance(g, Argument) and (g in self.own) == self.in_block for g in self.memory[access])

    def _is_of_grid(self, access: Instruction) -> bool:
        return any(isinstance(g, Argument) and g not in self.own for g in self.memory[access])


def _touches_memory(instruction: Instruction) -> bool:
    if isinstance(instruction, Call):
        return any(_is_pointer(o) for o in instruction.arguments)
    return isinstance(instruction, (Load, Store, AtomicRMW, CompareExchange))


def _is_pointer(operand: Value) -> bool:
    return operand.type == PTR and not isinstance(operand, (Function, ConstantWord))


def _adds(access: Instruction) -> bool:
    """Whether it is an addition to memory, which may be before or after others."""
    return isinstance(access, AtomicRMW) and access.operation in ("fadd", "fsub")


def pointers_of(access: Instruction) -> list[Value]:
    if isinstance(access, Call):
        return [argument for argument in access.arguments if _is_pointer(argument)]
    return [access.operands[isinstance(access, Store)]]


def _grounds(instruction: Instruction) -> frozenset[Value]:
    """The parameters and variables to whose memory an access may come; pointers out of memory lead nowhere that is known."""
    found = (origin for pointer in pointers_of(instruction) for origin in origins(pointer))
    return frozenset(g for g in found if isinstance(g, (Alloca, Argument, GlobalVariable)))


def _is_integer(access: Instruction) -> bool:
    """Whether an access moves an integer, as far as its type tells."""
    return not isinstance(access, Call) and isinstance(_moved(access), IntType)


def _moved(access: Instruction) -> Type:
    return access.type if isinstance(access, Load) else access.operands[0 if isinstance(access, Store) else 1].type


def entered_from(told: Told, ways: Ways) -> Iterator[tuple[Block, Block]]:
    """The ways out of branches on which what is handed on is used: edges of the program."""
    used = {access.block for access in told.crossing}
    for fork in told.forks:
        _, meeting = ways.between(fork)
        for way in dict.fromkeys(fork.successors):
            if way is not meeting and not used.isdisjoint(reachable([way], lambda b: ways.successors[b], meeting)):
                yield fork, way
