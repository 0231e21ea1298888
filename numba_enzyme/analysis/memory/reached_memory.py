"""Memory that a callee of which nothing is known may read and write: what its arguments lead to, by any chain of pointers.

    call void %f(ptr %y, i64 %address)     %y's array, the array whose address is an integer, and what pointers in them lead to

What outside memory holds is not counted, unless an argument points there: a callee without arguments reaches nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.values import Value
from ...ir.walks import reached
from .objects import MemoryObject, led_to
from .points_to import PointsTo


def reached_memory(arguments: Iterable[Value], points_to: PointsTo) -> list[MemoryObject]:
    """All objects that the values lead to."""
    named = {target for value in arguments for target in points_to.of(value)}
    outside = {points_to.external, points_to.unknown} - named
    return list(reached(
        named,
        lambda target: (*target.members.values(), *led_to(target, points_to.contents)),
        among=lambda target: target not in outside and not target.is_immutable,
    ))
