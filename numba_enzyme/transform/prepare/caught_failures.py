"""Functions whose failure a caller survives, as in a `try` block: to the reverse sweep, failing returns are returns like others.

    %status = call i32 @g(...)           %caught: r = 0.5; on to where f returns 0
    br %status > 0, %caught, %on         what g has done until it failed is a part of what f computes
"""

from __future__ import annotations

from collections.abc import Collection, Iterator

from ...analysis.memory.snapshots import is_failure
from ...ir.functions import Block, Function, Instruction, Module, Phi, users
from ...ir.instructions import Binary, Branch, Call, Cast, Compare, Return, Select, Switch
from ...ir.types import IntType
from ...ir.values import Value
from ...ir.walks import reached

CARRIES = (Binary, Cast, Compare, Select, Phi)


def functions_that_are_survived(module: Module, root: Function | None) -> set[Function]:
    """Called functions with a caller that may end well after they have failed. Constant statuses have returns of their own."""
    found: set[Function] = set()
    calls = {f: [i for i in f.instructions() if isinstance(i, Call) and _gives_status(i.callee)]
             for f in module.functions.values() if not f.is_declaration}  # fmt: skip
    grows = any(calls.values())
    while grows:
        more = {call.called for function, made in calls.items() if made for call in _survived(function, made, function in found)}
        more -= found | {root}
        found |= more
        grows = bool(more)
    return found


def _gives_status(callee: object) -> bool:
    return isinstance(callee, Function) and not callee.is_declaration and isinstance(callee.function_type.result, IntType)


def _survived(function: Function, calls: list[Call], any_return: bool) -> Iterator[Call]:
    """The calls on all of whose ways on the function may end well; ``any_return``: its failing returns count as well."""
    used_by = users(function)
    for call in calls:
        told = _told_by(call, used_by)
        for branch in (user for value in told for user in used_by.get(value, ()) if isinstance(user, (Branch, Switch))):
            if all(_ends_well(way, () if any_return else told) for way in branch.block.successors):
                yield call
                break


def _told_by(call: Call, used_by: dict[Value, list[Instruction]]) -> set[Value]:
    """Values that are computed of a status."""
    return set(reached([call], lambda value: (user for user in used_by.get(value, ()) if isinstance(user, CARRIES))))


def _ends_well(start: Block, told: Collection[Value]) -> bool:
    """Whether a block leads to a return that is none of a failure, as what a status tells is; with ``told`` empty, to any."""
    for block in reached([start], lambda block: block.successors):
        terminator = block.terminator
        if isinstance(terminator, Return) and (not told or not (is_failure(terminator) or set(terminator.operands) & set(told))):
            return True
    return False
