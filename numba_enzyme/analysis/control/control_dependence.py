"""Which branches decide whether a block of a region runs, and where the ways of a branch meet again.

    a: br %c, %b, %d;  b: br %d        deciders[b] = {a}, deciders[d] = {}, meeting[a] = d

A region is what one iteration of a loop runs: it is entered at one block and left at one other. After Ferrante, Ottenstein and
Warren ("The Program Dependence Graph and Its Use in Optimization", 1987), by dominators of the region read backwards.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...ir.functions import Block
from ...ir.walks import reverse_postorder
from .dominators import Dominators


@dataclass
class _Backwards:
    """The region with its edges turned round, as dominators want it."""

    order: list[Block]
    predecessors: dict[Block, list[Block]]
    number: dict[Block, int] = field(init=False)

    def __post_init__(self) -> None:
        self.number = {block: i for i, block in enumerate(self.order)}


def post_dominators(successors: dict[Block, list[Block]], end: Block) -> Dominators:
    """Dominators of a region read backwards: ``dominates(b, a)`` if every way from ``a`` to ``end`` goes through ``b``.

    ``successors``: of each block, within the region; from each of them ``end`` is reached, which has none.
    """
    before: dict[Block, list[Block]] = {block: [] for block in successors}
    for block, following in successors.items():
        for successor in following:
            before[successor].append(block)
    return Dominators(_Backwards(reverse_postorder(end, before.__getitem__), successors))


class ControlDependence:
    """``successors`` and ``end`` as for :func:`post_dominators`."""

    def __init__(self, successors: dict[Block, list[Block]], end: Block) -> None:
        self.meeting = post_dominators(successors, end).immediate
        self._deciders: dict[Block, dict[Block, None]] = {block: {} for block in successors}
        for fork, following in successors.items():
            if len(following) > 1:
                for block in following:
                    while block is not self.meeting[fork]:
                        self._deciders[block][fork] = None
                        block = self.meeting[block]

    def deciders(self, block: Block) -> list[Block]:
        """The blocks whose branches decide whether, or how often, the block runs."""
        return list(self._deciders[block])
