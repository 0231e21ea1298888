"""A loop that computes the same in every iteration of the loop around it is moved in front of that loop.

    for i: out[i] = x[i] / norm(x)          s = norm(x); for i: out[i] = x[i] / s        O(n^2) -> O(n), derivative included

LLVM moves calls that it knows to be pure, not loops; Numba's callees write their result through a pointer, so they are never
known to be pure, and are loops once they are inlined. Expects simple loops in closed form (LCSSA).
"""

from __future__ import annotations

from ...analysis.cfg import ControlFlow
from ...analysis.dominators import Dominators
from ...analysis.effects import Effects, is_plain
from ...analysis.loops import Loop, LoopForest
from ...analysis.memory import may_be_same
from ...analysis.points_to import PointsTo
from ...analysis.trip_count import find_trip_count
from ...ir.builder import Builder
from ...ir.model import Block, Branch, Call, DebugRecord, Function, Instruction, Load, Module, Phi, Verbatim
from ...rules import RuleBook


def hoist_invariant_loops(module: Module, root: Function, book: RuleBook) -> bool:
    """Move what can be moved in the root, in place; whether anything was."""
    changed = False
    while _hoist_one(module, root, book):
        changed = True
    return changed


def _hoist_one(module: Module, root: Function, book: RuleBook) -> bool:
    cfg = ControlFlow(root)
    dominators = Dominators(cfg)
    forest = LoopForest(cfg, dominators)
    nested = [loop for loop in forest.loops if loop.parent is not None and _has_shape(loop, cfg, dominators)]
    if not nested:
        return False
    effects = Effects(PointsTo(module, root, book))
    for loop in nested:
        if _is_invariant(loop, effects, cfg):
            _move(module, loop)
            return True
    return False


def _has_shape(loop: Loop, cfg: ControlFlow, dominators: Dominators) -> bool:
    """One way in, one way out, finite; run in every iteration of the parent before anything can leave it."""
    parent = loop.parent
    if loop.preheader is None or parent.preheader is None or len(parent.latches) != 1 or len(loop.exits) != 1:
        return False
    if loop.preheader not in parent.blocks or not isinstance(parent.preheader.terminator, Branch):
        return False
    inside, outside = loop.exits[0]
    if outside not in parent.blocks or cfg.predecessors[outside] != [inside] or not isinstance(inside.terminator, Branch):
        return False
    if find_trip_count(loop, dominators) is None:
        return False
    leaving = [block for block, _ in parent.exits if block not in loop.blocks]
    return all(dominators.dominates(loop.preheader, block) for block in [parent.latches[0], *leaving])


def _is_invariant(loop: Loop, effects: Effects, cfg: ControlFlow) -> bool:
    parent = loop.parent
    for block in loop.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord):
                continue
            if isinstance(instruction, Verbatim) or effects.writes(instruction) or not _repeatable(instruction, effects):
                return False
            for operand in instruction.operands:
                if isinstance(operand, Instruction) and operand.block in parent.blocks and operand.block not in loop.blocks:
                    return False
            if isinstance(instruction, Load) and _written_in(parent, instruction, effects):
                return False
    return True


def _repeatable(instruction: Instruction, effects: Effects) -> bool:
    if isinstance(instruction, Load):
        return is_plain(instruction)
    if not isinstance(instruction, Call):
        return True
    callee = instruction.callee
    facts = effects.book.facts(callee.name) if isinstance(callee, Function) and callee.is_declaration else None
    return facts is not None and facts.recomputable and facts.memory == "none"


def _written_in(parent: Loop, load: Load, effects: Effects) -> bool:
    read = effects.places(load.pointer, effects.layout.store_size(load.type))
    for block in parent.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord):
                continue
            for target, place, size in effects.writes(instruction):
                for other, offset, extent in read:
                    if may_be_same(target, other) and (target is not other or offset.overlaps(extent, place, size)):
                        return True
    return False


def _move(module: Module, loop: Loop) -> None:
    """Between the parent's preheader and its header."""
    parent = loop.parent
    function = loop.header.function
    inside, outside = loop.exits[0]
    landing = Block(f"{loop.header.name}.hoisted", function)
    function.blocks.append(landing)
    closed = outside.phis()
    for phi in closed:  # the closing phis go with the loop
        outside.instructions.remove(phi)
        phi.block = landing
        landing.instructions.append(phi)
    Builder(module, landing).br(parent.header)
    _redirect(inside, outside, landing)
    _redirect(loop.preheader, loop.header, outside)
    _redirect(parent.preheader, parent.header, loop.header)
    _rename_incoming(loop.header.phis(), loop.preheader, parent.preheader)
    _rename_incoming(parent.header.phis(), parent.preheader, landing)


def _redirect(block: Block, old: Block, new: Block) -> None:
    branch = block.terminator
    branch.targets = [new if t is old else t for t in branch.targets]


def _rename_incoming(phis: list[Phi], old: Block, new: Block) -> None:
    for phi in phis:
        phi.incoming_blocks = [new if b is old else b for b in phi.incoming_blocks]

