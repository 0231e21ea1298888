"""Where a pointer leads that is chosen among few: each of the places by itself, which one residue class would join with others.

    %at = select i1 %left, i64 16, i64 24
    %q = getelementptr i8, ptr %p, i64 %at         p + 16 or p + 24, not p + 0 + 8k
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.functions import Phi
from ...ir.instructions import GetElementPtr, Select
from ...ir.values import ConstantInt, Value
from .objects import Offset, Pointees, moved
from .points_to import PointsTo

MOST = 8
DEEPEST = 32  # steps from the pointer: longer chains are not followed


def chosen_places(pointer: Value, points_to: PointsTo, whole: Callable[[Value], Pointees]) -> list[Pointees]:
    """What the pointer may lead to, as several choices if there are some; ``whole`` answers for all of them together.

    Where it knows more of an offset than a choice does (by the alignment of an access, say), that is taken.
    """
    found, together = _choices(pointer, points_to, set()), whole(pointer)
    if found is None or not 1 < len(found) <= MOST:
        return [together]
    return [{target: _finer(offset, together.get(target, offset)) for target, offset in choice.items()} for choice in found]


def _finer(a: Offset, b: Offset) -> Offset:
    """The narrower of two classes that both hold an offset; a stride of 0 is one offset."""
    return b if a.stride and (b.stride == 0 or b.stride > a.stride) else a


def _choices(pointer: Value, points_to: PointsTo, seen: set[Value]) -> list[Pointees] | None:
    """The choices; None where the pointer comes from itself or from far, or there are too many."""
    if pointer in seen or len(seen) == DEEPEST:
        return None
    seen = {*seen, pointer}
    if isinstance(pointer, Select | Phi):
        ways = pointer.operands[1:] if isinstance(pointer, Select) else pointer.operands
        if len(ways) > MOST:
            return None
        each = [_choices(way, points_to, seen) for way in ways]
        return None if None in each else [choice for choices in each for choice in choices or ()]
    if isinstance(pointer, GetElementPtr):
        bases = _choices(pointer.operands[0], points_to, seen)
        shifts = _shifts(pointer, points_to)
        if bases is None or len(bases) * len(shifts) > MOST:
            return None
        return [moved(base, shift) for base in bases for shift in shifts]
    return [points_to.of(pointer)]


def _shifts(step: GetElementPtr, points_to: PointsTo) -> list[Offset]:
    """The bytes that it may add, one by one where its only variable index is chosen among constants."""
    variable = [index for index in step.operands[1:] if not isinstance(index, ConstantInt)]
    if len(variable) != 1 or not isinstance(variable[0], Select | Phi):
        return [points_to.gep_offset(step)]
    index = variable[0]
    numbers = index.operands[1:] if isinstance(index, Select) else index.operands
    if not all(isinstance(number, ConstantInt) for number in numbers):
        return [points_to.gep_offset(step)]
    return [points_to.gep_offset(step, {index: number}) for number in dict.fromkeys(numbers)]
