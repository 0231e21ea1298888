"""Between which barriers of a block an instruction may run: what stands in one phase only meets nothing of another.

    s[t] = x[i]          phase of the entry
    syncthreads()
    y[i] = s[63 - t]     phase of the barrier: all threads have done the store before any of them loads

All threads of a block meet at the same barrier, so a phase is what can be reached from one barrier (or the entry) without coming
to another; where all threads branch alike, the ways are phases of their own. The reverse sweep has the mirrors of the barriers,
so its phases are these, backwards.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TypeGuard

from ...ir.functions import Block, Function, Instruction, Phi
from ...ir.instructions import Branch, Call
from ...ir.values import Value
from ...rules import RuleBook
from ...rules.effects import CallKind

WARP_BARRIER = "llvm.nvvm.bar.warp.sync"  # the threads of one warp only
GRID_SYNC = "ne.grid.sync"  # all threads of a grid
MOST_PARTS = 16  # of one phase


def unknown(value: Value) -> None:
    return None


class Phases:
    """The phases of one kernel, numbered.

    ``changing``: the values that change from round to round of loops on which one depends that is the same for all threads in
    the same rounds; None where it may not be the same. ``of_grid``: between barriers of the whole grid, for all its threads.
    """

    def __init__(self, function: Function, book: RuleBook, changing: Callable[[Value], frozenset[Phi] | None] = unknown, *,
                 of_grid: bool = False) -> None:  # fmt: skip
        self._waits = is_grid_barrier if of_grid else partial(is_block_barrier, book=book)
        self._of: dict[Instruction, set[int]] = {}
        starts: list[tuple[Block, int]] = [(function.entry, 0)]
        for block in function.blocks:
            starts += [(block, at + 1) for at, i in enumerate(block.instructions) if self._waits(i)]
        self.changing = changing
        self.first = self._reached((function.entry, 0))  # what a thread may run before it comes to any barrier
        self._behind: dict[Instruction, set[Instruction]] = {}
        parts = [part for start in starts for part in self._parts(start)]
        for number, part in enumerate(parts):
            for instruction in part:
                self._of.setdefault(instruction, set()).add(number)

    def _parts(self, start: tuple[Block, int]) -> list[set[Instruction]]:
        """What may run from a barrier on, apart for the ways that all threads of a block go or none."""
        found: list[set[Instruction]] = []
        forks: list[tuple[set[Instruction], tuple[Block, int], set[Block]]] = [(set(), start, set())]
        while forks:
            before, (block, first), seen = forks.pop()
            branch = block.terminator
            if block not in seen and len(found) + len(forks) < MOST_PARTS and self._is_common(branch) and not any(
                self._waits(i) for i in block.instructions[first:]
            ):
                before = before.union(block.instructions[first:])
                forks += [(before, (target, 0), seen | {block}) for target in dict.fromkeys(branch.targets)]
            else:
                found.append(before | self._reached((block, first)))
        return found

    def _is_common(self, branch: Instruction) -> TypeGuard[Branch]:
        """Whether all threads that come to a branch from one barrier go the same way."""
        if not isinstance(branch, Branch):
            return False
        changing = self.changing(branch.condition) if branch.condition is not None else frozenset()
        return changing is not None and all(not self.goes_on(phi, phi) for phi in changing)

    def _reached(self, start: tuple[Block, int]) -> set[Instruction]:
        """What a thread may run from a place on before it comes to a barrier."""
        found: set[Instruction] = set()
        stack, seen = [start], set()
        while stack:
            block, first = stack.pop()
            for instruction in block.instructions[first:]:
                if self._waits(instruction):
                    break
                found.add(instruction)
            else:
                following = [successor for successor in block.successors if successor not in seen]
                seen.update(following)
                stack += [(successor, 0) for successor in following]
        return found

    def at_once(self, a: Instruction, b: Instruction) -> bool:
        """Whether two threads of a block may run these two with no barrier in between."""
        return not self._of.get(a, set()).isdisjoint(self._of.get(b, ()))

    def same_round(self, header: Block, a: Instruction, b: Instruction) -> bool:
        """Whether two threads that run these two with no barrier in between are in the same iteration of a loop.

        It is so where each way round the loop, and each way from one of the two to the other by way of its header, comes to a
        barrier: all threads of a block meet at the same barriers, as often as each other.
        """
        first = header.instructions[0]
        ways = ((first, first), (a, b), (b, a))
        return not any(self.goes_on(x, first) and self.goes_on(first, y) for x, y in ways)

    def goes_on(self, a: Instruction, b: Instruction) -> bool:
        """Whether a thread may come from behind one instruction to another one without a barrier."""
        if a not in self._behind:
            at = a.block.instructions.index(a)
            self._behind[a] = self._reached((a.block, at + 1))
        return b in self._behind[a]


def is_warp_barrier(instruction: Instruction) -> bool:
    return isinstance(instruction, Call) and instruction.callee_name == WARP_BARRIER


def is_grid_barrier(instruction: Instruction) -> bool:
    return isinstance(instruction, Call) and instruction.callee_name == GRID_SYNC


def is_block_barrier(instruction: Instruction, book: RuleBook) -> bool:
    name = instruction.callee_name if isinstance(instruction, Call) else None
    facts = book.facts(name) if name is not None and name != WARP_BARRIER else None
    return facts is not None and facts.kind == CallKind.BARRIER
