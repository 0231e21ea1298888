"""Where a value that is the same in all iterations of a loop is certainly had in the first of them, if in any.

    for i: for j: for r: c[i, j] += a[i, r] * b[r, j]       a[i, r] goes to the tape while j is 0, b[r, j] while i is 0

A store in each iteration of the innermost loop costs as much as the loop itself, and keeps it from becoming a loop of vectors.
The first iteration is enough where no branch on the way to the value depends on which iteration it is.
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction
from ...ir.instructions import Branch
from ...ir.walks import reached
from ..control.loops import Loop
from ..control.shape import Shape
from .recompute import Need
from .variation import NOWHERE, Loops, Variation


class FirstIterations:
    """Asked per needed value of one function."""

    def __init__(self, shape: Shape, variation: Variation) -> None:
        self.shape = shape
        self.variation = variation
        self._known: dict[tuple[Block, Loop], bool] = {}

    def loops(self, need: Need) -> Loops:
        """Loops in whose first iterations alone the value need be kept. The innermost around it never is one: what does not
        change there, and still is there, would be tested for as often as it would be stored."""
        block = need.value.block if isinstance(need.value, Instruction) else self.shape.function.entry
        innermost = self.shape.loop_of(block)
        if innermost is None:
            return NOWHERE
        same = frozenset(innermost.nest[:-1]) - self.variation.loops(need)
        return frozenset(loop for loop in same if self._is_reached_alike(block, loop))

    def _is_reached_alike(self, block: Block, loop: Loop) -> bool:
        """Whether every iteration of the loop comes to the block on the same ways."""
        key = block, loop
        if key not in self._known:
            self._known[key] = all(self._decides_alike(before, loop) for before in self._before(block, loop))
        return self._known[key]

    def _before(self, block: Block, loop: Loop) -> set[Block]:
        """The blocks from which the block can be reached in the same iteration."""
        def before(one: Block) -> list[Block]:
            return [] if one is loop.header else self.shape.cfg.predecessors[one]

        return set(reached(before(block), before))

    def _decides_alike(self, block: Block, loop: Loop) -> bool:
        if len(set(self.shape.cfg.successors[block])) < 2:
            return True
        terminator = block.terminator
        condition = terminator.condition if isinstance(terminator, Branch) else None
        return condition is not None and loop not in self.variation.loops(Need(condition))
