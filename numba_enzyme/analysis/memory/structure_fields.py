"""Pointers in the fields of structures that are put together in sight: what leaves one field was put into that one.

    %a = insertvalue { ptr, ptr } poison, ptr %x, 0
    %b = insertvalue { ptr, ptr } %a, ptr %y, 1            %b's field 1 points to what %y points to
    %p = extractvalue { ptr, ptr } %b, 1                   so does %p
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ...ir.data_layout import DataLayout
from ...ir.model import (
    Call,
    Constant,
    ConstantAggregate,
    ExtractValue,
    Freeze,
    Function,
    GetElementPtr,
    InsertValue,
    Load,
    Phi,
    Select,
    Value,
)
from ...ir.types import ArrayType, FloatType, IntType, StructType, Type
from .objects import MemoryObject, Offset, Pointees

DEEPEST = 8


class StructureFields:
    """Constraints on single fields; ``of`` and ``grow`` are those of points-to, whose values have pairs for fields."""

    def __init__(self, values: Mapping, of: Callable[[Value], Pointees], grow: Callable[[tuple, Pointees], None],
                 loaded: Callable[[MemoryObject, Offset, int], Pointees], layout: DataLayout) -> None:  # fmt: skip
        self._values = values
        self._of = of
        self._grow = grow
        self._loaded = loaded
        self._layout = layout

    def of(self, value: Value, index: int) -> Pointees:
        """What one field may point to; of a structure that comes from somewhere else, what any of its fields may."""
        if not isinstance(value.type, StructType):
            return self._of(value)
        if isinstance(value, ConstantAggregate):
            return self._of(value.elements[index])
        together = isinstance(value, (InsertValue, Phi, Select, Freeze)) or (
            isinstance(value, Call) and isinstance(value.callee, Function) and not value.callee.is_declaration)  # fmt: skip
        return self._values.get((value, index), {}) if together else self._of(value)

    def join(self, whole: Value, values: Iterable[Value], but: int = -1) -> None:
        """Each field of ``whole`` (a function: of what it returns) may point to what that of one of the values may."""
        for value in values:
            if isinstance(value.type, StructType):
                for index in range(len(value.type.fields)):
                    if index != but:
                        self._grow((whole, index), self.of(value, index))

    def insert(self, instruction: InsertValue) -> None:
        aggregate, element = instruction.operands
        place = instruction.indices[0]
        self.join(instruction, [aggregate], but=place if len(instruction.indices) == 1 else -1)
        self._grow((instruction, place), self._of(element))

    def scalars(self, value: Value) -> Iterator[tuple[int, Pointees]]:
        """What the scalars of a value may point to, by the byte where each lies."""
        for byte, path in _scalar_paths(value.type, self._layout):
            yield byte, self._at(value, path)

    def _at(self, value: Value, path: tuple[int, ...]) -> Pointees:
        """The scalar at a path, of a structure that is put together in sight; else what any of a field's may point to."""
        while path:
            if isinstance(value, ConstantAggregate):
                value, path = value.elements[path[0]], path[1:]
            elif isinstance(value, Constant):
                return {}
            elif not isinstance(value, InsertValue):
                return self.of(value, path[0])
            elif value.indices == path[: len(value.indices)]:
                path = path[len(value.indices) :]
                value = value.operands[1]
            else:
                value = value.operands[0]
        return self._of(value)

    def call(self, call: Call, callee: Function) -> None:
        if isinstance(call.type, StructType):
            for index in range(len(call.type.fields)):
                self._grow((call, index), self._values.get((callee, index), {}))

    def is_null(self, value: Value, depth: int = 0) -> bool:
        """Whether a pointer without pointees is null and nothing else (or made from null)."""
        if isinstance(value, Constant):
            return True
        if depth > DEEPEST or value in self._values:
            return False
        if isinstance(value, ExtractValue):
            return self._is_null_field(value.operands[0], value.indices, depth + 1)
        if isinstance(value, Load):
            return self._reads_null(value)
        if not isinstance(value, (Phi, Select, GetElementPtr, Freeze)):
            return False
        operands = value.operands[1:] if isinstance(value, Select) else value.operands
        operands = operands[:1] if isinstance(value, GetElementPtr) else operands
        return all(o is value or self.is_null(o, depth + 1) for o in operands)

    def _is_null_field(self, value: Value, path: tuple[int, ...], depth: int) -> bool:
        if isinstance(value, Constant):
            return True
        if depth > DEEPEST:
            return False
        if isinstance(value, InsertValue):
            aggregate, element = value.operands
            if value.indices == path:
                return self.is_null(element, depth + 1)
            return value.indices[0] != path[0] and self._is_null_field(aggregate, path, depth + 1)
        if isinstance(value, ExtractValue):
            return self._is_null_field(value.operands[0], (*value.indices, *path), depth + 1)
        if isinstance(value, Load):
            return self._reads_null(value)
        operands = value.operands if isinstance(value, Phi) else value.operands[1:] if isinstance(value, Select) else None
        return operands is not None and all(o is value or self._is_null_field(o, path, depth + 1) for o in operands)

    def _reads_null(self, load: Load) -> bool:
        """Whether memory is read that the function made, and into which it puts no pointer: a field that is None, say."""
        places, size = self._values.get(load.pointer), self._layout.store_size(load.type)
        return bool(places) and all(t.holds_what_is_stored and not self._loaded(t, o, size) for t, o in places.items())


def _scalar_paths(type_: Type, layout: DataLayout, start: int = 0) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The scalars of a type that can hold pointers: the byte of each, and the indices that lead to it."""
    if isinstance(type_, StructType):
        parts = [(layout.field_offset(type_, i), field) for i, field in enumerate(type_.fields)]
    elif isinstance(type_, ArrayType) and not isinstance(type_.element, (FloatType, IntType)):
        parts = [(i * layout.size_of(type_.element), type_.element) for i in range(type_.count)]
    else:
        yield start, ()
        return
    for i, (byte, part) in enumerate(parts):
        for place, path in _scalar_paths(part, layout, start + byte):
            yield place, (i, *path)
