"""Memory that a destructor reads, and memory that is counted: containers of Numba's runtime own what lies in them.

    %m = call ptr @NRT_MemInfo_alloc_dtor(i64 16, ptr @dtor)      the data of %m, and all that it leads to, is read by @dtor
    call void @NRT_incref(ptr %p)                                 what %p points to is counted

The shadow of a container is destroyed like the container, so its fields must say the same, and what it holds must be its own.
"""

from __future__ import annotations

from ...ir.functions import Function, Instruction
from ...ir.instructions import Call
from ...ir.values import Constant, Value
from ...rules.effects import Allocator, CallKind
from .objects import START, MemoryObject, ObjectKind
from .points_to import PointsTo

COUNTING = frozenset([CallKind.NRT_INCREF, CallKind.NRT_DECREF])


class Destructors:
    """Answers for all functions of ``points_to``."""

    def __init__(self, points_to: PointsTo) -> None:
        self.points_to = points_to
        self.read: set[MemoryObject] = set()
        self.counted: set[MemoryObject] = set()
        self.moved: set[MemoryObject] = set()  # what copies write to
        for function in points_to.functions:
            for instruction in function.instructions():
                self._look_at(instruction)

    def reads(self, pointer: Value) -> bool:
        """Whether a destructor may read what a pointer leads to."""
        return bool(self.read) and any(target in self.read for target in self.points_to.of(pointer))

    def _look_at(self, instruction: Instruction) -> None:
        if not isinstance(instruction, Call):
            return
        facts = self.points_to.book.facts_of(instruction)
        if facts is None:
            return
        if facts.kind in COUNTING:
            pointees = self.points_to.of(instruction.arguments[0])
            self.counted.update(target for target, offset in pointees.items() if offset == START)
        elif facts.copies:
            self.moved.update(self.points_to.of(instruction.arguments[0]))
        elif facts.allocates is Allocator.NRT:
            header = self.points_to.site_object(instruction)
            if header is not None:
                self.counted.add(header)
            if facts.destructor is not None and not _is_null(instruction.arguments[facts.destructor]):
                self._reach(header)

    def _reach(self, header: MemoryObject | None) -> None:
        stack = [header] if header is not None else []
        while stack:
            target = stack.pop()
            if target not in self.read:
                self.read.add(target)
                stack.extend(target.parts)
                for pointees in self.points_to.contents.get(target, {}).values():
                    stack.extend(inner for inner in pointees if inner.kind == ObjectKind.HEAP)


def _is_null(value: Value) -> bool:
    return isinstance(value, Constant) and not isinstance(value, Function) and getattr(value, "word", "") == "null"
