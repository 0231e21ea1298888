"""Dominators by the iterative algorithm of Cooper, Harvey and Kennedy ("A Simple, Fast Dominance Algorithm", 2001).

    entry -> a -> c;  entry -> b -> c        immediate dominator of c: entry
"""

from __future__ import annotations

from typing import Protocol

from ...ir.functions import Block


class Edges(Protocol):
    """Blocks in reverse post-order, and what leads to each."""

    order: list[Block]
    number: dict[Block, int]
    predecessors: dict[Block, list[Block]]


class Dominators:
    """The dominator tree of one function; the entry has no ``immediate`` dominator."""

    def __init__(self, cfg: Edges) -> None:
        order, number = cfg.order, cfg.number
        parents = [-1] * len(order)
        parents[0] = 0
        changed = True
        while changed:
            changed = False
            for i in range(1, len(order)):
                known = [number[p] for p in cfg.predecessors[order[i]] if parents[number[p]] >= 0]
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
        self.immediate = {block: order[parent] for block, parent in zip(order[1:], parents[1:], strict=True)}
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
