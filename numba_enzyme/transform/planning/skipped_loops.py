"""Inner loops whose results are often thrown away: the reverse sweep goes past them where their adjoints are zero.

    for c: square = sum_j (p[j] - q[c, j])**2;  nearest = min(nearest, square)

    square.rev:  br %sum.rev      ->      %none = fcmp oeq double %square.d, 0.0;  br i1 %none, %past, %sum.rev

Of the nearest of many only one has an adjoint. A loop can be gone past if all that its mirror does is to add products of those
adjoints: it writes nothing, calls nothing but functions of numbers, and its part of the tape has a place for each iteration.
That is not asked where nothing throws the result away, nor in derivatives that are differentiated again.

The loop around it is done with when what it carries has no adjoint any more: the iterations before the last choice were thrown
away.

    br i1 %first, %out, %again     ->     %done = or i1 %first, (fcmp oeq double %nearest.d, 0.0);  br i1 %done, %out, %again
"""

from __future__ import annotations

from ...analysis.control.loops import Loop
from ...analysis.planning.recompute import PURE
from ...analysis.planning.tape_layout import GroupKind, TapeLayout
from ...ir.functions import DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Branch, Call, Freeze, Load, Select
from ...ir.types import FloatType
from ...request import Mode
from ...rules.effects import CallKind
from ..context import Context

SILENT = (CallKind.LIFETIME, CallKind.ASSUME, CallKind.DEBUG, CallKind.HINT)
FARTHEST = 4  # phis between a loop and what throws its result away


def skipped_loops(c: Context, tape: TapeLayout, tested: frozenset) -> frozenset[Loop]:
    """The loops whose mirrors are gone past where nothing comes in; ``tested``: blocks in which the reverse sweep makes tests."""
    found: set[Loop] = set()
    for loop in _only_adding(c, tape, tested):  # outer ones first
        if loop.parent is not None and not found.intersection(loop.nest) and _is_thrown_away(loop, c):
            found.add(loop)
    return frozenset(found)


def loops_left_early(c: Context, tape: TapeLayout, tested: frozenset) -> frozenset[Loop]:
    """The loops whose mirrors end where nothing is carried to the iteration before."""
    return frozenset(loop for loop in _only_adding(c, tape, tested) if _carries_choices(loop, c))


def _only_adding(c: Context, tape: TapeLayout, tested: frozenset) -> list[Loop]:
    """The loops whose mirrors do nothing where no adjoint comes in."""
    request = c.facts.request
    if request.mode is not Mode.REVERSE or not request.final or request.target.threads or "skipped-loops" in request.switches:
        return []
    stacked = [group.loop for group in tape.groups.values() if group.kind in (GroupKind.COUNTED, GroupKind.GROWN)]
    return [
        loop for loop in c.shape.loops.loops
        if len(loop.exits) == 1 and loop in c.shape.shapes and not loop.blocks & tested
        and not any(loop.contains(of) for of in stacked)
        and all(adds_only(i, c) for block in loop.blocks for i in block.instructions)
    ]  # fmt: skip


def _carries_choices(loop: Loop, c: Context) -> bool:
    """Whether all that is carried from one iteration to the next may be thrown away by a select."""
    carried = [phi for phi in loop.header.phis() if c.active(phi)]
    return bool(carried) and all(isinstance(phi.type, FloatType) and _reaches_select(phi, c, FARTHEST) for phi in carried)


def _is_thrown_away(loop: Loop, c: Context) -> bool:
    """Whether all numbers that leave the loop may be thrown away by a select."""
    results = [phi for phi in loop.exits[0][1].phis() if c.active(phi)]
    plain = all(isinstance(phi.type, FloatType) and len(phi.operands) == 1 for phi in results)
    return bool(results) and plain and all(_reaches_select(phi, c, FARTHEST) for phi in results)


def _reaches_select(value: Instruction, c: Context, left: int) -> bool:
    users = c.users.get(value, ())
    if any(isinstance(user, Select) and user.operands[0] is not value for user in users):
        return True
    return left > 0 and any(_reaches_select(user, c, left - 1) for user in users if isinstance(user, Phi))


def adds_only(instruction: Instruction, c: Context) -> bool:
    """Whether the adjoint of an instruction is nothing where that of its result is zero."""
    if not isinstance(instruction, Call):
        return isinstance(instruction, (*PURE, Phi, Freeze, DebugRecord, Load, Branch))
    if not isinstance(instruction.callee, Function) or not instruction.callee.is_declaration:
        return False
    rule = c.book.scalar_rule(instruction.callee.name, instruction.type)
    if rule is not None:
        return rule.pure
    facts = c.book.facts(instruction.callee.name)
    return facts is not None and facts.kind in SILENT
