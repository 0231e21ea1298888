"""Control flow: predecessors, reverse post-order, what reaches what.

    entry -> a, b;  a -> exit;  b -> exit            order: entry, a, b, exit   predecessors(exit) = [a, b]
"""

from __future__ import annotations

from ...ir.functions import Block, Function


class ControlFlow:
    """Control flow of one function. Blocks that the entry does not reach are left out of every answer."""

    def __init__(self, function: Function) -> None:
        self.function = function
        self.successors: dict[Block, list[Block]] = {}
        self.order: list[Block] = _reverse_post_order(function.entry)
        self.number = {block: i for i, block in enumerate(self.order)}
        self.predecessors: dict[Block, list[Block]] = {block: [] for block in self.order}
        for block in self.order:
            unique = list(dict.fromkeys(block.successors))
            self.successors[block] = unique
            for successor in unique:
                self.predecessors[successor].append(block)
        self._reachable: dict[Block, frozenset[Block]] = {}

    def reachable_from(self, block: Block) -> frozenset[Block]:
        """Blocks that can run after ``block`` has ended; the block itself only if it lies on a cycle."""
        found = self._reachable.get(block)
        if found is None:
            seen: set[Block] = set()
            stack = list(self.successors[block])
            while stack:
                current = stack.pop()
                if current not in seen:
                    seen.add(current)
                    stack.extend(self.successors[current])
            found = self._reachable[block] = frozenset(seen)
        return found

    def reaching(self, targets: list[Block]) -> set[Block]:
        """Blocks from which some block of ``targets`` can be reached, the targets included."""
        seen: set[Block] = set()
        stack = [t for t in targets if t in self.number]
        while stack:
            current = stack.pop()
            if current not in seen:
                seen.add(current)
                stack.extend(self.predecessors[current])
        return seen


def _reverse_post_order(entry: Block) -> list[Block]:
    order: list[Block] = []
    seen = {entry}
    stack = [(entry, iter(entry.successors))]
    while stack:
        block, successors = stack[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                stack.append((successor, iter(successor.successors)))
                break
        else:
            order.append(block)
            stack.pop()
    order.reverse()
    return order
