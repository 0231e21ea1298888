"""Dominators by the iterative algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm", 2001).

    entry -> a -> c;  entry -> b -> c        immediate dominator of c: entry
"""

from __future__ import annotations

from ...ir.model import Block
from .cfg import ControlFlow


class Dominators:
    """The dominator tree of one function."""

    def __init__(self, cfg: ControlFlow) -> None:
        order, number = cfg.order, cfg.number
        parents: list[int | None] = [None] * len(order)
        parents[0] = 0
        changed = True
        while changed:
            changed = False
            for i in range(1, len(order)):
                known = [number[p] for p in cfg.predecessors[order[i]] if parents[number[p]] is not None]
                new = known[0]
                for other in known[1:]:
                    while new != other:
                        while new > other:
                            new = parents[new]
                        while other > new:
                            other = parents[other]
                if parents[i] != new:
                    parents[i] = new
                    changed = True
        self.immediate: dict[Block, Block | None] = {
            block: (order[parents[i]] if i else None) for i, block in enumerate(order)
        }
        self.children: dict[Block, list[Block]] = {block: [] for block in order}
        for block in order[1:]:
            self.children[self.immediate[block]].append(block)
        self._entered: dict[Block, int] = {}
        self._left: dict[Block, int] = {}
        clock = 0
        stack: list[tuple[Block, bool]] = [(order[0], False)]
        while stack:
            block, done = stack.pop()
            clock += 1
            if done:
                self._left[block] = clock
            else:
                self._entered[block] = clock
                stack.append((block, True))
                stack.extend((child, False) for child in self.children[block])

    def dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to ``b`` goes through ``a`` (a block dominates itself)."""
        return self._entered[a] <= self._entered[b] and self._left[b] <= self._left[a]
