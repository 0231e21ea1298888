"""Blocks whose values were used on one way only: coming back on the other one, their adjoints are zero, and nothing is added.

    for j: square = |x[i] - x[j]|**2                     square.rev:  x.d[j] -= 2 (x[i] - x[j]) square.d; ...
           if square < limit: total += f(square)

    br i1 %near, label %f.rev, label %square.rev   ->   br i1 %near, label %f.rev, label %square.rest     (where it ends)

Of all pairs few are near. A block can be passed if all that its mirror does is to add products of those adjoints, to many
places; not in derivatives that are differentiated again, nor in kernels, whose threads go together.
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Load
from ...ir.values import Value
from ...ir.walks import reached
from ...request import Mode
from ..context import Context
from .skipped_loops import adds_only

FEWEST_UPDATES = 3  # of shadow memory: fewer take no longer than the way around them, and may be vectorised


def passed_blocks(c: Context, edges: list[tuple[Block, Block]], tested: frozenset[Block]) -> frozenset[tuple[Block, Block]]:
    """The ways (from the mirror of, to the mirror of) on which nothing comes into the second one.

    ``tested``: blocks whose mirrors do more than their instructions ask for.
    """
    request = c.facts.request
    if request.mode is not Mode.REVERSE or not request.final or request.target.threads or "skipped-loops" in request.switches:
        return frozenset()
    found = set[tuple[Block, Block]]()
    worth: dict[Block, bool] = {}
    for block, target in edges:
        if target not in worth:
            worth[target] = target not in tested and _only_adds_to_many(target, c)
        if worth[target] and _nothing_comes(block, target, c):
            found.add((block, target))
    return frozenset(found)


def _only_adds_to_many(block: Block, c: Context) -> bool:
    updates = sum(isinstance(i, Load) and c.active(i) and c.has_shadow(i.pointer) for i in block.instructions)
    return updates >= FEWEST_UPDATES and all(adds_only(i, c) for i in block.instructions)


def _nothing_comes(block: Block, target: Block, c: Context) -> bool:
    """Whether no value of the target is used by what runs after it by way of ``block``, before it runs again."""
    successors = c.shape.cfg.successors
    later = set(reached([block], successors.__getitem__, among=lambda following: following is not target))
    return not any(
        _is_used(value, user, block, target, later)
        for value in target.instructions
        if c.active(value) and not isinstance(value, Phi)
        for user in c.users.get(value, ())
        if user.block is not target or isinstance(user, Phi)
    )


def _is_used(value: Value, user: Instruction, block: Block, target: Block, later: set[Block]) -> bool:
    """Whether a user of a value comes into play; a phi does on the ways on which it takes the value."""
    if not isinstance(user, Phi):
        return user.block in later
    sources = [source for taken, source in user.incoming() if taken is value]
    return any(source in later or (source is target and user.block is block) for source in sources)
