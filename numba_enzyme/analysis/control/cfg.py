"""Control flow: predecessors, reverse post-order, what reaches what.

    entry -> a, b;  a -> exit;  b -> exit            order: entry, a, b, exit   predecessors(exit) = [a, b]
"""

from __future__ import annotations

from functools import cached_property

from ...ir.functions import Block, Function
from ...ir.walks import reached, reverse_postorder
from .dominators import Dominators


class ControlFlow:
    """Control flow of one function. Blocks that the entry does not reach are left out of every answer."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.successors: dict[Block, list[Block]] = {}
        self.order: list[Block] = reverse_postorder(function.entry, lambda block: block.successors)
        self.number = {block: i for i, block in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {block: [] for block in self.order}
        for block in self.order:
            unique = list(dict.fromkeys(block.successors))
            self.successors[block] = unique
            for successor in unique:
                self.predecessors[successor].append(block)
        self._reachable: dict[Block, frozenset[Block]] = {}

    @cached_property
    def dominators(self) -> Dominators:
        return Dominators(self)

    def reachable_from(self, block: Block) -> frozenset[Block]:
        """Blocks that can run after ``block`` has ended; the block itself only if it lies on a cycle."""
        if block not in self._reachable:
            self._reachable[block] = frozenset(reached(self.successors[block], self.successors.__getitem__))
        return self._reachable[block]

    def reaching(self, targets: list[Block]) -> set[Block]:
        """Blocks from which some block of ``targets`` can be reached, the targets included."""
        return set(reached((t for t in targets if t in self.number), self.predecessors.__getitem__))
