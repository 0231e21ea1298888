"""Memory that a callee of which nothing is known may read and write: what its arguments lead to, by any chain of pointers.

    call void %f(ptr %y, i64 %address)     %y's array, the array whose address is an integer, and what pointers in them lead to

What outside memory holds is not counted, unless an argument points there: a callee without arguments reaches nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.values import Value
from .objects import MemoryObject
from .points_to import PointsTo


def reached_memory(arguments: Iterable[Value], points_to: PointsTo) -> list[MemoryObject]:
    """All objects that the values lead to."""
    found: dict[MemoryObject, None] = {}
    named = {target for value in arguments for target in points_to.of(value)}
    outside = {points_to.external, points_to.unknown} - named
    stack = list(named)
    while stack:
        target = stack.pop()
        if target in found or target in outside or target.is_immutable:
            continue
        found[target] = None
        stack.extend(target.parts)
        stack.extend(target.members.values())
        for pointees in points_to.contents.get(target, {}).values():
            stack.extend(pointees)
    return list(found)
