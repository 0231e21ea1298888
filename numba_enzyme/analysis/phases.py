"""Between which barriers of a block an instruction may run: what stands in one phase only meets nothing of another.

    s[t] = x[i]          phase of the entry
    syncthreads()
    y[i] = s[63 - t]     phase of the barrier: all threads have done the store before any of them loads

All threads of a block meet at the same barrier, so a phase is what can be reached from one barrier (or the entry) without coming
to another. The reverse sweep has the mirrors of the barriers, so its phases are these, backwards.
"""

from __future__ import annotations

from ..ir.model import Block, Call, Function, Instruction
from ..rules import RuleBook

WARP_BARRIER = "llvm.nvvm.bar.warp.sync"  # the threads of one warp only


class Phases:
    """The phases of one kernel, numbered."""

    def __init__(self, function: Function, book: RuleBook) -> None:
        self._of: dict[Instruction, set[int]] = {}
        starts: list[tuple[Block, int]] = [(function.entry, 0)]
        for block in function.blocks:
            starts += [(block, at + 1) for at, i in enumerate(block.instructions) if is_block_barrier(i, book)]
        for number, start in enumerate(starts):
            self._spread(number, start, book)

    def _spread(self, number: int, start: tuple[Block, int], book: RuleBook) -> None:
        stack, seen = [start], set()
        while stack:
            block, first = stack.pop()
            for instruction in block.instructions[first:]:
                if is_block_barrier(instruction, book):
                    break
                self._of.setdefault(instruction, set()).add(number)
            else:
                following = [successor for successor in block.successors if successor not in seen]
                seen.update(following)
                stack += [(successor, 0) for successor in following]

    def at_once(self, a: Instruction, b: Instruction) -> bool:
        """Whether two threads of a block may run these two with no barrier in between."""
        return not self._of.get(a, set()).isdisjoint(self._of.get(b, ()))


def is_block_barrier(instruction: Instruction, book: RuleBook) -> bool:
    name = instruction.callee_name if isinstance(instruction, Call) else None
    facts = book.facts(name) if name is not None and name != WARP_BARRIER else None
    return facts is not None and facts.kind == "barrier"
