"""Pointers in the fields of structures that are put together in sight: what leaves one field was put into that one.

    %a = insertvalue { ptr, ptr } poison, ptr %x, 0
    %b = insertvalue { ptr, ptr } %a, ptr %y, 1            %b's field 1 points to what %y points to
    %p = extractvalue { ptr, ptr } %b, 1                   so does %p
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cached_property
from math import gcd

from ...ir.data_layout import DataLayout
from ...ir.functions import Function, Phi
from ...ir.instructions import Call, ExtractValue, Freeze, GetElementPtr, InsertValue, Load, Select, Store
from ...ir.types import ArrayType, FloatType, IntType, StructType, Type, VectorType
from ...ir.values import Constant, ConstantAggregate, Value
from ...rules import RuleBook
from .objects import ANYWHERE, MemoryObject, Offset, Pointees, moved

DEEPEST = 8
WORD = 8  # bytes of a pointer
MOST_PARTS = 512  # places of one object that are kept apart

Place = tuple[Offset, int]


class StructureFields:
    """Constraints on single fields; ``of`` and ``grow`` are those of points-to, whose values have pairs for fields."""

    def __init__(self, values: Mapping, of: Callable[[Value], Pointees], grow: Callable[[tuple, Pointees], None],
                 loaded: Callable[[MemoryObject, Offset, int], Pointees], layout: DataLayout,
                 functions: list[Function], book: RuleBook) -> None:  # fmt: skip
        self._values = values
        self._of = of
        self._grow = grow
        self._loaded = loaded
        self._layout = layout
        self._functions = functions
        self._book = book

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
            return self._reads_null(value, ())
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
        if isinstance(value, ExtractValue):
            return self._is_null_field(value.operands[0], (*value.indices, *path), depth + 1)
        if isinstance(value, Load):
            return self._reads_null(value, path)
        operands = value.operands if isinstance(value, Phi) else value.operands[1:] if isinstance(value, Select) else None
        return operands is not None and all(o is value or self._is_null_field(o, path, depth + 1) for o in operands)

    def _reads_null(self, load: Load, path: tuple[int, ...]) -> bool:
        """Whether memory is read that the function made, and into which it puts no pointer: a field that is None, say."""
        start, type_ = _at_path(load.type, path, self._layout)
        places, size = moved(self._values.get(load.pointer, {}), Offset(start)), self._layout.store_size(type_)
        return bool(places) and all(t.holds_what_is_stored and not self._loaded(t, o, size) and not self._has_parts(t, o, size)
                                    for t, o in places.items())  # fmt: skip

    def _has_parts(self, target: MemoryObject, offset: Offset, size: int) -> bool:
        return any(place.overlaps(length, offset, size) for place, length in self._parts.get(target, ()))

    @cached_property
    def _parts(self) -> dict[MemoryObject, set[Place]]:
        """Where floats and integers are stored: pointers, or parts of them, may be moved so, which is not followed."""
        found: dict[MemoryObject, set[Place]] = {}
        copies: list[tuple[Value, Value]] = []
        for instruction in (i for function in self._functions for i in function.instructions()):
            if isinstance(instruction, Call):
                facts = self._book.facts(instruction.callee_name or "")
                if facts is not None and facts.copies:
                    copies.append((instruction.arguments[0], instruction.arguments[1]))
            elif isinstance(instruction, Store) and not isinstance(value := instruction.value, Constant):
                if isinstance(value, Load) and value not in self._values:
                    copies.append((instruction.pointer, value.pointer))
                for byte, size in _parts_of(value.type, self._layout):
                    for target, offset in moved(self._values.get(instruction.pointer, {}), Offset(byte)).items():
                        found.setdefault(target, set()).add((offset, size))
        again = True
        while again:
            again = bool(sum(self._copy_parts(end, start, found) for end, start in copies))
        return found

    def _copy_parts(self, destination: Value, origin: Value, found: dict[MemoryObject, set[Place]]) -> bool:
        """Add the parts that one copy moves; whether there were new ones."""
        destinations, sources = (self._values.get(pointer, {}) for pointer in (destination, origin))
        changed = False
        for source, start in sources.items():
            moves = [(Offset.of(o.base - start.base, gcd(o.stride, start.stride)), n) for o, n in found.get(source, ())]
            for target, end in destinations.items():
                known = found.setdefault(target, set())
                more = {(end.plus(distance), n) for distance, n in moves if distance.base + n > 0} - known
                if more and (ANYWHERE, WORD) not in known:
                    known |= more if len(known) < MOST_PARTS else {(ANYWHERE, WORD)}
                    changed = True
        return changed


def _at_path(type_: Type, path: tuple[int, ...], layout: DataLayout) -> tuple[int, Type]:
    """The byte and the type of what lies at a path in a structure; of the whole where that is no structure."""
    start = 0
    for index in path:
        if not isinstance(type_, StructType):
            break
        start, type_ = start + layout.field_offset(type_, index), type_.fields[index]
    return start, type_


def _parts_of(type_: Type, layout: DataLayout) -> Iterator[tuple[int, int]]:
    """(byte, size) of the scalars of a type that are no pointers."""
    if isinstance(type_, StructType):
        for i, field in enumerate(type_.fields):
            start = layout.field_offset(type_, i)
            yield from ((start + byte, size) for byte, size in _parts_of(field, layout))
        return
    scalar = type_.element if isinstance(type_, (ArrayType, VectorType)) else type_
    if isinstance(scalar, (FloatType, IntType)):
        yield 0, layout.store_size(type_)
    elif isinstance(type_, ArrayType):
        inner = list(_parts_of(scalar, layout))
        yield from ((i * layout.size_of(scalar) + byte, size) for i in range(type_.count if inner else 0) for byte, size in inner)


def _scalar_paths(type_: Type, layout: DataLayout, start: int = 0) -> Iterator[tuple[int, tuple[int, ...]]]:
    """The words of a type that can hold pointers: the byte of each, and the indices that lead to the scalar or vector."""
    if isinstance(type_, StructType):
        parts = [(layout.field_offset(type_, i), field) for i, field in enumerate(type_.fields)]
    elif isinstance(type_, ArrayType) and not isinstance(type_.element, (FloatType, IntType)):
        parts = [(i * layout.size_of(type_.element), type_.element) for i in range(type_.count)]
    else:
        holds_one = isinstance(type_, FloatType) or isinstance(getattr(type_, "element", None), FloatType)
        for byte in range(0, 1 if holds_one else layout.store_size(type_), WORD):
            yield start + byte, ()
        return
    for i, (byte, part) in enumerate(parts):
        for place, path in _scalar_paths(part, layout, start + byte):
            yield place, (i, *path)
