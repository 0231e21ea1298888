"""Which floats an access of another width cuts, for certain: half of a number in an array of them is no integer beside it.

    double at 0 + 8k, i32 loaded at 4 + 8k      the high halves of an array of doubles
    double at 0 + 16k, i32 loaded at 8 + 16k    a field of a record beside the number
    double at 0 + 8k, i32 loaded at 24 + 32k    either: a record with an array in it, unless there is nothing but doubles
"""

from __future__ import annotations

from collections.abc import Iterator
from math import gcd

from ...ir.functions import Instruction
from ...ir.instructions import Call, Store
from ...ir.types import FloatType, IntType
from ...ir.values import ConstantInt
from .kinds import kind_bytes
from .objects import MemoryObject, ObjectKind, Offset
from .points_to import PointsTo
from .scalar_layout import ScalarLayout
from .tiles import fills, only_tile


class FloatArrays:
    def __init__(self, points_to: PointsTo, layout: ScalarLayout) -> None:
        self._points_to, self._layout = points_to, layout
        self._known: dict[MemoryObject, bool] = {}
        self._sources: dict[MemoryObject, set[MemoryObject]] = {}  # what is copied into an object
        self._mixed: set[MemoryObject] = set()  # integers are stored there
        for function in points_to.functions:
            for instruction in function.instructions():
                self._note(instruction)

    def floats_at(self, target: MemoryObject, access: Offset) -> Iterator[tuple[Offset, FloatType]]:
        """The floats in an object that an access must meet, if it meets the class of their places at all."""
        if target.kind in (ObjectKind.EXTERNAL, ObjectKind.UNKNOWN) or self._layout.told.is_integer(target, access):
            return
        array = self._is_array(target)
        for place, kinds in self._layout.memory.get(target, {}).items():
            for kind in kinds:
                if isinstance(kind, FloatType) and (fills(place, kind) if array else _meets(access, place, kind)):
                    yield place, kind

    def _is_array(self, target: MemoryObject) -> bool:
        """Whether memory holds floats of one kind behind each other and nothing else."""
        if target not in self._known:
            self._known[target] = True  # what is copied round
            self._known[target] = isinstance(self._layout.declared.get(target), FloatType) or (
                target.is_local
                and target not in self._mixed
                and only_tile(self._layout.memory.get(target, {})) is not None
                and all(self._is_array(source) for source in self._sources.get(target, ()))
            )
        return self._known[target]

    def _note(self, instruction: Instruction) -> None:
        if isinstance(instruction, Store) and isinstance(value := instruction.value, ConstantInt | Instruction):
            if isinstance(value.type, IntType) and not _may_be_float(value, self._layout):
                self._mixed |= self._points_to.of(instruction.pointer).keys()
        elif isinstance(instruction, Call):
            for callee in self._points_to.callees(instruction) or ():
                facts = self._points_to.book.facts(callee.name) if callee.is_declaration else None
                if facts is not None and facts.copies:
                    for target in self._points_to.of(instruction.arguments[0]):
                        self._sources.setdefault(target, set()).update(self._points_to.of(instruction.arguments[1]))


def at_bytes(place: Offset, width: int, access: Offset, size: int) -> Iterator[int]:
    """At which bytes of an access things of a class of places may begin that share bytes with it; before its first: below 0."""
    distance, stride = place.base - access.base, gcd(place.stride, access.stride)
    if not stride:
        yield from (distance,) if -width < distance < size else ()
        return
    yield from range(1 - width + (distance - 1 + width) % stride, size, stride)


def _meets(access: Offset, place: Offset, kind: FloatType) -> bool:
    """Whether either all accesses of a class share bytes with a float or none: elements of an array may be fields' neighbours."""
    if not place.stride:
        return not access.stride
    if place.stride == access.stride:
        return place.stride >= kind_bytes(kind)
    return place.stride > kind_bytes(kind) and access.stride > 0 and access.stride % place.stride == 0


def _may_be_float(value: ConstantInt | Instruction, layout: ScalarLayout) -> bool:
    return value.value == 0 if isinstance(value, ConstantInt) else layout.float_carried(value) is not None
