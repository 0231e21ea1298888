"""A loop that computes the same in every iteration of the loop around it is moved in front of that loop.

    for i: out[i] = x[i] / norm(x)          s = norm(x); for i: out[i] = x[i] / s        O(n^2) -> O(n), derivative included

LLVM moves calls that it knows to be pure, not loops; Numba's callees write their result through a pointer, so they are never
known to be pure, and are loops once they are inlined. Expects simple loops in closed form (LCSSA). A test that guards the
loop (`if n > 0`) moves with it if it does not change in the loop around it.
"""

from __future__ import annotations

from collections.abc import Container

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.control.trip_count import find_trip_count
from ...analysis.memory.effects import Effects, is_plain
from ...analysis.memory.objects import may_be_same
from ...analysis.memory.points_to import PointsTo
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi
from ...ir.instructions import Branch, Call, Load, Verbatim
from ...ir.values import Value
from ...rules import RuleBook
from .chunk_numbers import chunks_of


def hoist_invariant_loops(module: Module, root: Function, book: RuleBook) -> list[SourceLocation]:
    """Move what can be moved in the root and in chunks of parallel loops, in place; the loops that were moved."""
    changed: list[SourceLocation] = []
    for function in [root, *chunks_of(module)]:
        while (moved := _hoist_one(module, function, root, book)) is not None:
            changed.append(moved)
    return changed


def _hoist_one(module: Module, function: Function, root: Function, book: RuleBook) -> SourceLocation | None:
    cfg = ControlFlow(function)
    forest = LoopForest(cfg)
    nested = [(loop, loop.parent, _guard_of(loop, loop.parent, cfg)) for loop in forest.loops if loop.parent is not None]
    nested = [(loop, parent, guard) for loop, parent, guard in nested
              if _has_shape(loop, parent, guard, cfg) and takes_nothing_from(parent, loop)]  # fmt: skip
    if not nested:
        return None
    effects = Effects(PointsTo(module, root, book))
    for loop, parent, guard in nested:
        if _is_invariant(loop, parent, guard, effects, cfg):
            place = SourceLines(module).loop_place(loop)
            if guard is None:
                _move(module, loop, parent)
            else:
                _move_guarded(module, loop, parent, guard, cfg)
            return place
    return None


def _guard_of(loop: Loop, parent: Loop, cfg: ControlFlow) -> Block | None:
    """The block that decides, the same way in every iteration of the parent, whether the loop or nothing is run."""
    before = loop.preheader
    if before is None or len(before.instructions) != 1 or len(cfg.predecessors[before]) != 1 or len(loop.exits) != 1:
        return None
    guard = cfg.predecessors[before][0]
    _, outside = loop.exits[0]
    branch = guard.terminator
    if not isinstance(branch, Branch) or branch.condition is None or not is_outside(branch.condition, parent):
        return None
    joins = [target for target in branch.targets if target is not before]
    if len(joins) != 1 or guard not in parent.blocks or cfg.successors[outside] != joins:
        return None
    if set(cfg.predecessors[joins[0]]) != {guard, outside} or any(not isinstance(i, (Phi, Branch)) for i in outside.instructions):
        return None
    skipped = [value for phi in joins[0].phis() for value, block in phi.incoming() if block is guard]
    return guard if all(is_outside(value, parent) for value in skipped) else None


def is_outside(value: Value, loop: Loop) -> bool:
    return not isinstance(value, Instruction) or value.block not in loop.blocks


def ends_within(loop: Loop, parent: Loop, cfg: ControlFlow) -> bool:
    """Whether a loop begins in its parent and certainly ends, in one block of the parent to which nothing else leads."""
    if loop.preheader not in parent.blocks or len(loop.exits) != 1 or find_trip_count(loop, cfg.dominators) is None:
        return False
    inside, outside = loop.exits[0]
    return outside in parent.blocks and cfg.predecessors[outside] == [inside]


def _has_shape(loop: Loop, parent: Loop, guard: Block | None, cfg: ControlFlow) -> bool:
    """One way in, one way out, finite; run, or its guard, in every iteration of the parent before anything can leave it."""
    if parent.preheader is None or len(parent.latches) != 1 or not ends_within(loop, parent, cfg):
        return False
    leaving = [block for block, _ in parent.exits if block not in loop.blocks]
    start = loop.before if guard is None else guard
    return all(cfg.dominators.dominates(start, block) for block in [parent.latches[0], *leaving])


def _is_invariant(loop: Loop, parent: Loop, guard: Block | None, effects: Effects, cfg: ControlFlow) -> bool:
    results = _results(loop, guard, cfg)
    if not all(is_outside(value, parent) or not is_outside(value, loop) for value in results):
        return False
    return does_the_same(loop, parent, effects)


def takes_nothing_from(parent: Loop, loop: Loop, memory: Value | None = None) -> bool:
    """Whether a loop reads no value that its parent computes in each iteration, but for ``memory``."""
    instructions = (i for block in loop.blocks for i in block.instructions if not isinstance(i, DebugRecord))
    operands = (operand for instruction in instructions for operand in instruction.operands)
    return not any(is_outside(o, loop) and not is_outside(o, parent) and o is not memory for o in operands)


def does_the_same(
    loop: Loop, parent: Loop, effects: Effects, stores: Container[Instruction] = (), memory: Value | None = None
) -> bool:
    """Whether all that a loop does is the same in every iteration of its parent. ``stores``: which it may do, to ``memory``."""
    if not takes_nothing_from(parent, loop, memory):
        return False
    for instruction in (i for block in loop.blocks for i in block.instructions if not isinstance(i, DebugRecord)):
        if instruction not in stores and (effects.writes(instruction) or not repeatable(instruction, effects)):
            return False
        if isinstance(instruction, Verbatim) or (isinstance(instruction, Load) and written_in(parent, instruction, effects)):
            return False
    return True


def _results(loop: Loop, guard: Block | None, cfg: ControlFlow) -> list[Value]:
    """What the phis that go with the loop take from it. An empty loop can pass on what stood in front of it."""
    _, outside = loop.exits[0]
    closed: dict[Value, Value] = {phi: phi.operands[0] for phi in outside.phis()}
    given = list(closed.values())
    if guard is not None:
        (join,) = cfg.successors[outside]
        met = [value for phi in join.phis() for value, block in phi.incoming() if block is outside]
        given += [closed.get(value, value) for value in met]
    return given


def repeatable(instruction: Instruction, effects: Effects) -> bool:
    if isinstance(instruction, Load):
        return is_plain(instruction)
    return not isinstance(instruction, Call) or effects.book.repeats(instruction)


def written_in(parent: Loop, load: Load, effects: Effects) -> bool:
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


def _move(module: Module, loop: Loop, parent: Loop) -> None:
    """Between the parent's preheader and its header."""
    function = loop.header.function
    inside, outside = loop.exits[0]
    landing = Block(f"{loop.header.name}.hoisted", function)
    function.blocks.append(landing)
    closed = outside.phis()
    outside.instructions = [i for i in outside.instructions if i not in closed]
    landing.insert(0, closed)  # the closing phis go with the loop
    Builder(module, landing).br(parent.header)
    redirect(inside, outside, landing)
    redirect(loop.before, loop.header, outside)
    redirect(parent.before, parent.header, loop.header)
    rename_incoming(loop.header.phis(), loop.before, parent.before)
    rename_incoming(parent.header.phis(), parent.before, landing)


def _move_guarded(module: Module, loop: Loop, parent: Loop, guard: Block, cfg: ControlFlow) -> None:
    """The test and the loop between the parent's preheader and its header; what they give meets behind them."""
    function = loop.header.function
    inside, outside = loop.exits[0]
    (join,) = cfg.successors[outside]
    landing = Block(f"{loop.header.name}.hoisted", function)
    function.blocks.append(landing)
    closed: dict[Value, Value] = {phi: phi.operands[0] for phi in outside.phis()}
    for phi in join.phis():
        result = phi.value_from(outside)
        phi.operands, phi.incoming_blocks = [closed.get(result, result), phi.value_from(guard)], [inside, parent.before]
        join.instructions.remove(phi)
        landing.insert(len(landing.instructions), [phi])
    Builder(module, landing).br(parent.header)
    redirect(inside, outside, landing)
    branch = guard.terminator
    assert isinstance(branch, Branch) and branch.condition is not None
    guard.instructions.pop()
    Builder(module, guard).br(join)
    parent.before.instructions.pop()
    entry = [loop.header if target is loop.preheader else landing for target in branch.targets]
    Builder(module, parent.before).cond_br(branch.condition, *entry)
    rename_incoming(loop.header.phis(), loop.before, parent.before)
    rename_incoming(parent.header.phis(), parent.before, landing)
    function.blocks = [block for block in function.blocks if block not in (outside, loop.preheader)]


def redirect(block: Block, old: Block, new: Block) -> None:
    branch = block.terminator
    assert isinstance(branch, Branch)
    branch.targets = [new if t is old else t for t in branch.targets]


def rename_incoming(phis: list[Phi], old: Block, new: Block) -> None:
    for phi in phis:
        phi.rename_incoming(old, new)

