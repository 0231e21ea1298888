"""Reads that a condition chooses, iteration by iteration: of a masked element, of one array or another.

    if mask[i]: total += y[i]                     chosen: some of y is thrown away
    if n > 0: total += y[i]                       in all iterations of the loop around it, or in none: not chosen
    (cond ? &y : &z)[i]                           chosen
    u, v = v, u                                   u[i] is not chosen: buffers change places whatever they hold

Whether a whole loop runs does not count, nor whether a function returns early: code without a loop is not looked at either.
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Branch, Cast, GetElementPtr, Load
from ...ir.values import Value
from ..control.cfg import ControlFlow
from ..control.loops import Loop, LoopForest
from .points_to import PointsTo


class ChosenReads:
    """Answers for the loads of one function."""

    def __init__(self, points_to: PointsTo, cfg: ControlFlow, loops: LoopForest) -> None:
        self.points_to, self.cfg, self.loops = points_to, cfg, loops
        self._steady: dict[Block, bool] = {}
        self._known: dict[Phi, frozenset[Value]] = {}

    def under_condition(self, block: Block) -> bool:
        """Whether a block of a loop runs in some of its iterations, and which, something that changes in the loop decides."""
        loop = self.loops.innermost(block)
        return loop is not None and not self._is_steady(block, loop)

    def of_several(self, load: Load) -> bool:
        """Whether what the address is made of chooses between objects, other than by taking turns in a loop."""
        base = load.pointer
        while isinstance(base, (GetElementPtr, Cast)):
            base = base.operands[0]
        return not self._turns(base)

    # ---- blocks

    def _is_steady(self, block: Block, loop: Loop) -> bool:
        """Whether a block of the loop, in no loop inside, runs in every iteration if in one (ways out of the loop apart)."""
        if block not in self._steady:
            self._steady[block] = all(self.cfg.dominators.dominates(block, latch) for latch in loop.latches)
            if not self._steady[block]:
                sources = self._sources(block, loop)
                self._steady[block] = sources is not None and all(self._is_steady(s, loop) for s in sources)
        return self._steady[block]

    def _sources(self, block: Block, loop: Loop) -> list[Block] | None:
        """Blocks of the loop, in no loop inside, after which the block runs always or never; None if there are others."""
        found: list[Block] = []
        for before in self.cfg.predecessors[block]:
            inner = self._inner(before, loop)
            if inner is None:
                if not self._leads_always(before, block, loop):
                    return None
                found.append(before)
            else:
                if {target for _, target in inner.exits if target in loop.blocks} != {block}:
                    return None
                found += [b for b in self.cfg.predecessors[inner.header] if b not in inner.blocks]
                if any(self._inner(b, loop) is not None or not self._leads_always(b, inner.header, loop) for b in found):
                    return None
        return found

    def _inner(self, block: Block, loop: Loop) -> Loop | None:
        """The loop right inside this one that contains the block."""
        inner = self.loops.innermost(block)
        while inner is not None and inner is not loop and inner.parent is not loop:
            inner = inner.parent
        return None if inner is loop else inner

    def _leads_always(self, source: Block, target: Block, loop: Loop) -> bool:
        """Whether control goes from the source to the target in every iteration in which it stays in the loop, or in none."""
        terminator = source.terminator
        staying = {s for s in self.cfg.successors[source] if s in loop.blocks}
        if staying == {target}:
            return True
        if not isinstance(terminator, Branch) or terminator.condition is None:
            return False
        condition = terminator.condition
        return not isinstance(condition, Instruction) or condition.block not in loop.blocks

    # ---- addresses

    def _turns(self, base: Value) -> frozenset[Value]:
        """The pointers that take turns in loops to be this one; itself if it is one alone, none if it is chosen otherwise."""
        if not isinstance(base, Phi):
            return frozenset([base]) if len(self.points_to.of(base)) <= 1 else frozenset()
        if base not in self._known:
            self._known[base] = frozenset()  # in the reverse sweep to itself
            self._known[base] = self._rotation(base) if base.block in self.loops.by_header else self._merged(base)
        return self._known[base]

    def _rotation(self, first: Phi) -> frozenset[Value]:
        """Of a phi of a loop's header: what it and those that it gets its next value from are before the loop."""
        loop = self.loops.by_header[first.block]
        members, starts = [first], set[Value]()
        for phi in members:
            for value, source in phi.incoming():
                if source not in loop.blocks:
                    outside = self._turns(value)
                    if not outside:
                        return frozenset()
                    starts |= outside
                elif not isinstance(value, Phi) or value.block is not first.block:
                    return frozenset()
                elif value not in members:
                    members.append(value)
        return frozenset(starts)

    def _merged(self, phi: Phi) -> frozenset[Value]:
        """After a loop that may not have run at all: one of those that take turns in it, or the one that would begin."""
        parts = [self._turns(value) for value in phi.operands]
        largest = max(parts, key=len)
        return largest if all(part and part <= largest for part in parts) else frozenset()
