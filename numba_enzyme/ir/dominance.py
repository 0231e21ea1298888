"""Which block dominates which, as the verifier needs it (analyses of the compiler proper live a layer above).

Iterative, after Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm" (2001): a few passes over the reverse
postorder. Intervals in the dominator tree then answer each question in constant time.
"""

from __future__ import annotations

from .functions import Block, Function


class Dominance:
    """``predecessors`` has one entry per edge, in the order of the blocks."""

    def __init__(self, function: Function) -> None:
        self.predecessors: dict[Block, list[Block]] = {block: [] for block in function.blocks}
        self._successors = {block: block.successors for block in function.blocks}
        for block, targets in self._successors.items():
            for target in targets:
                self.predecessors[target].append(block)
        self._order = self._reverse_postorder(function.blocks[0])
        self._number = {block: n for n, block in enumerate(self._order)}
        self._parent = self._immediate_dominators()
        self._interval = self._tree_intervals()

    def reachable(self, block: Block) -> bool:
        return block in self._number

    def dominates(self, first: Block, second: Block) -> bool:
        """Each path from the entry to ``second`` runs through ``first``. Unreachable blocks are dominated by all."""
        if second not in self._number:
            return True
        if first not in self._number:
            return False
        begin, end = self._interval[self._number[first]]
        return begin <= self._interval[self._number[second]][0] < end

    def edge_dominates(self, source: Block, target: Block, block: Block) -> bool:
        """Each path from the entry to ``block`` runs along the edge from ``source`` to ``target``."""
        if not self.dominates(target, block):
            return False
        if block not in self._number:
            return True
        others = [p for p in self.predecessors[target] if p is not source]
        edges_here = len(self.predecessors[target]) - len(others)
        return edges_here == 1 and all(self.dominates(target, other) for other in others)

    def _reverse_postorder(self, entry: Block) -> list[Block]:
        order: list[Block] = []
        seen = {entry}
        stack = [(entry, iter(self._successors[entry]))]
        while stack:
            block, targets = stack[-1]
            for target in targets:
                if target not in seen:
                    seen.add(target)
                    stack.append((target, iter(self._successors[target])))
                    break
            else:
                order.append(block)
                stack.pop()
        order.reverse()
        return order

    def _immediate_dominators(self) -> list[int]:
        """By number; the entry is its own."""
        number = self._number
        sources = [[number[p] for p in self.predecessors[block] if p in number] for block in self._order]
        parent = [-1] * len(self._order)
        parent[0] = 0
        changed = True
        while changed:
            changed = False
            for n in range(1, len(parent)):
                candidates = [p for p in sources[n] if parent[p] >= 0]
                common = candidates[0]
                for other in candidates[1:]:
                    while common != other:
                        if common > other:
                            common = parent[common]
                        else:
                            other = parent[other]
                if parent[n] != common:
                    parent[n] = common
                    changed = True
        return parent

    def _tree_intervals(self) -> list[tuple[int, int]]:
        """Preorder number of each block in the dominator tree, and the first number behind its subtree."""
        size = len(self._parent)
        subtree = [1] * size
        for n in range(size - 1, 0, -1):  # a dominator has the smaller number
            subtree[self._parent[n]] += subtree[n]
        begin = [0] * size
        free = [1] * size  # next preorder number within each subtree, relative to its root
        for n in range(1, size):
            up = self._parent[n]
            begin[n] = begin[up] + free[up]
            free[up] += subtree[n]
        return [(begin[n], begin[n] + subtree[n]) for n in range(size)]
