"""Integers taken out of aggregates that are constants or answers of comparisons, whichever way they got in.

    %a = insertvalue { i8, double } { i8 1, double undef }, double %x, 1
    %r = phi { i8, double } [ %a, %inside ], [ zeroinitializer, %outside ]
    %found = extractvalue { i8, double } %r, 0                  a flag, though %r carries a derivative
"""

from __future__ import annotations

from ...ir.functions import Phi
from ...ir.instructions import Cast, ExtractValue, Freeze, InsertValue, Select
from ...ir.types import IntType
from ...ir.values import Constant, Value


def is_taken_flag(value: Value) -> bool:
    """Whether it is such an integer: none of its bits is one of a float."""
    return isinstance(value, ExtractValue) and isinstance(value.type, IntType) and _is_flag(value)


def _is_flag(value: Value) -> bool:
    pending: list[tuple[Value, tuple[int, ...]]] = [(value, ())]
    seen = set(pending)
    while pending:
        value, path = pending.pop()
        if isinstance(value, Constant) or (not path and _is_answer(value)):
            continue
        came_from = _sources(value, path)
        if not came_from:
            return False
        pending += [source for source in came_from if source not in seen]
        seen.update(came_from)
    return True


def _is_answer(value: Value) -> bool:
    """Whether it is one bit, or a wider integer of one bit."""
    if isinstance(value, Cast) and value.opcode == "zext":
        value = value.operands[0]
    return isinstance(value.type, IntType) and value.type.bits == 1


def _sources(value: Value, path: tuple[int, ...]) -> list[tuple[Value, tuple[int, ...]]]:
    """Where what the path leads to in a value comes from; empty where that can't be said."""
    if isinstance(value, (Phi, Freeze)):
        return [(operand, path) for operand in value.operands]
    if isinstance(value, Select):
        return [(operand, path) for operand in value.operands[1:]]
    if isinstance(value, ExtractValue):
        return [(value.operands[0], (*value.indices, *path))]
    if isinstance(value, InsertValue):
        place = tuple(value.indices)
        if path[: len(place)] == place:
            return [(value.operands[1], path[len(place) :])]
        return [] if place[: len(path)] == path else [(value.operands[0], path)]
    return []
