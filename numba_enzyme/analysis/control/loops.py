"""The loop nest: natural loops, found by their back edges.

    preheader -> header -> body -> latch -> header      Loop(header, blocks={header, body, latch}, depth=1)
                 header -> exit                          exits: (header, exit)
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...ir.functions import Block
from ...ir.walks import reached
from .cfg import ControlFlow


@dataclass(eq=False, slots=True)
class Loop:
    """A natural loop. ``exits`` are edges (inside block, outside block); ``preheader`` None if there is no single one."""

    header: Block
    blocks: set[Block]
    latches: list[Block]
    preheader: Block | None = None
    parent: Loop | None = None
    children: list[Loop] = field(default_factory=list)
    exits: list[tuple[Block, Block]] = field(default_factory=list)
    depth: int = 1

    @property
    def before(self) -> Block:
        """The preheader, of a loop that is known to have one."""
        assert self.preheader is not None
        return self.preheader

    @property
    def nest(self) -> list[Loop]:
        """The loops around and including this one, outermost first."""
        chain: list[Loop] = []
        loop: Loop | None = self
        while loop is not None:
            chain.append(loop)
            loop = loop.parent
        return chain[::-1]

    def contains(self, other: Loop | None) -> bool:
        """Whether ``other`` is this loop or lies in it."""
        while other is not None:
            if other is self:
                return True
            other = other.parent
        return False


class LoopForest:
    """All loops of a function, outer before inner. ``irreducible`` holds cycles' blocks that are no natural loop."""

    def __init__(self, cfg: ControlFlow) -> None:
        latches: dict[Block, list[Block]] = {}
        self.irreducible: list[Block] = []
        for block in cfg.order:
            for successor in cfg.successors[block]:
                if cfg.number[successor] <= cfg.number[block]:
                    if cfg.dominators.dominates(successor, block):
                        latches.setdefault(successor, []).append(block)
                    else:
                        self.irreducible.append(successor)
        self.loops: list[Loop] = [
            Loop(header, _natural_loop(cfg, header, latches[header]), latches[header])
            for header in cfg.order
            if header in latches
        ]
        self._innermost: dict[Block, Loop] = {}
        self.by_header = {loop.header: loop for loop in self.loops}
        for loop in self.loops:  # outer headers come first in reverse post-order
            loop.parent = self._innermost.get(loop.header)
            if loop.parent is not None:
                loop.parent.children.append(loop)
                loop.depth = loop.parent.depth + 1
            for block in loop.blocks:
                self._innermost[block] = loop
            outside = [p for p in cfg.predecessors[loop.header] if p not in loop.blocks]
            if len(outside) == 1 and cfg.successors[outside[0]] == [loop.header]:
                loop.preheader = outside[0]
            ordered = sorted(loop.blocks, key=cfg.number.__getitem__)
            loop.exits = [(b, s) for b in ordered for s in cfg.successors[b] if s not in loop.blocks]

    def innermost(self, block: Block) -> Loop | None:
        """The innermost loop that contains the block."""
        return self._innermost.get(block)

    def depth(self, block: Block) -> int:
        loop = self._innermost.get(block)
        return loop.depth if loop else 0


def _natural_loop(cfg: ControlFlow, header: Block, latches: list[Block]) -> set[Block]:
    return {header, *reached(latches, cfg.predecessors.__getitem__, among=lambda block: block is not header)}
