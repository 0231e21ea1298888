"""Where typed accesses can lie in memory that begins at an aligned address: narrower than where pointers may point.

    %p = getelementptr i8, ptr %data, i64 %n     points to data 0 + 1k: %n may be anything
    %v = load double, ptr %p, align 8            this one lies at data 0 + 8k
"""

from __future__ import annotations

from math import gcd, lcm

from ...ir.instructions import Alloca, Load, Store, alignment
from ...ir.values import Value
from .objects import MemoryObject, ObjectKind, Offset, Pointees
from .points_to import PointsTo

WIDEST = 8  # what every allocator aligns to, and no number that carries a derivative needs more


class AccessAlignment:
    """``declared``: alignment of parameters' memory on the caller's word."""

    def __init__(self, points_to: PointsTo, declared: dict[MemoryObject, int]) -> None:
        self.points_to = points_to
        self.declared = declared
        self._accesses: dict[Value, int] = {}
        for function in points_to.functions:
            for instruction in function.instructions():
                if isinstance(instruction, (Load, Store)):
                    known = min(alignment(instruction.suffix) or 1, WIDEST)
                    pointer = instruction.pointer
                    self._accesses[pointer] = min(known, self._accesses.get(pointer, WIDEST))

    def of(self, pointer: Value, aligned: int = 1) -> Pointees:
        """The places at which accesses through the pointer lie: multiples of what all of them are (``aligned``: said to be)."""
        pointees = self.points_to.of(pointer)
        known = max(aligned, self._accesses.get(pointer, 1))
        if known == 1 or all(offset.stride % known == 0 for offset in pointees.values()):
            return pointees
        return {t: _multiples(offset, min(known, self._of_object(t))) for t, offset in pointees.items()}

    def _of_object(self, target: MemoryObject) -> int:
        """What the address of an object is a multiple of."""
        if target in self.declared:
            return self.declared[target]
        if target.kind == ObjectKind.HEAP:
            return WIDEST
        if isinstance(target.site, Alloca):
            return alignment(target.site.suffix) or 1
        return 1


def _multiples(offset: Offset, alignment: int) -> Offset:
    """Those of the class that are multiples of a power of two; the class itself if it has none."""
    if offset.stride % alignment == 0 or offset.base % gcd(offset.stride, alignment):
        return offset
    base = offset.base
    while base % alignment:
        base += offset.stride
    return Offset.of(base, lcm(offset.stride, alignment))
