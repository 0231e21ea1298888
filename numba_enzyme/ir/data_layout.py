"""Sizes, alignments and offsets of types on a target.

    layout = DataLayout.of(module)
    layout.size_of(StructType((I8, DOUBLE)))               16
    layout.field_offset(StructType((I8, DOUBLE)), 1)       8
    layout.flatten(ArrayType(2, FLOAT))                    [(0, FLOAT), (4, FLOAT)]

What a layout string leaves out has the default of LLVM's language reference.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from .functions import Module
from .types import (
    I64,
    ArrayType,
    FloatType,
    IntType,
    NamedStruct,
    PointerType,
    StructType,
    Type,
    VectorType,
)
from .values import ConstantAggregate, ConstantInt, ConstantWord, Value

_FLOAT_BITS = {"half": 16, "bfloat": 16, "float": 32, "double": 64, "x86_fp80": 80, "fp128": 128, "ppc_fp128": 128}
_DEFAULT_INTEGERS = {1: 8, 8: 8, 16: 16, 32: 32, 64: 32}
_DEFAULT_FLOATS = {16: 16, 32: 32, 64: 64, 128: 128}
_DEFAULT_VECTORS = {64: 64, 128: 128}

Leaf = tuple[tuple[int, ...], int, Type]
"""Something in an aggregate: the indices that lead to it, its byte, its type."""


class DataLayout:
    """Answers in bytes unless a name says bits. Results are kept per type, so asking again costs a look-up."""

    def __init__(self, text: str = "", structs: Mapping[str, Type] | None = None) -> None:
        self.text = text
        self.structs: Mapping[str, Type] = structs if structs is not None else {}
        self.big_endian = False
        self.aggregate_alignment_bits = 0
        self._integers = dict(_DEFAULT_INTEGERS)
        self._floats = dict(_DEFAULT_FLOATS)
        self._vectors = dict(_DEFAULT_VECTORS)
        self._pointers: dict[int, tuple[int, int]] = {0: (64, 64)}  # space -> size, alignment
        for part in filter(None, text.split("-")):
            self._read(part)
        self._sizes: dict[Type, tuple[int, int]] = {}
        self._offsets: dict[Type, tuple[int, ...]] = {}
        self._leaves: dict[Type, list[Leaf]] = {}
        self._flat: dict[Type, list[tuple[int, Type]]] = {}

    @classmethod
    def of(cls, module: Module) -> DataLayout:
        """The layout of a module; it follows the module's named structures."""
        return cls(module.data_layout, module.structs)

    def _read(self, part: str) -> None:
        kind, fields = part[0], part.split(":")
        if part in ("e", "E"):
            self.big_endian = part == "E"
        elif kind == "p":
            self._read_pointer(fields)
        elif kind in "ivf" and fields[0][1:].isdigit():
            table = {"i": self._integers, "v": self._vectors, "f": self._floats}[kind]
            table[int(fields[0][1:])] = int(fields[1])
        elif kind == "a":
            self.aggregate_alignment_bits = int(fields[1])
        # S, A, G, P, n, ni, m, Fi, Fn and whatever comes later say nothing about sizes or offsets

    def _read_pointer(self, fields: list[str]) -> None:
        digits = "".join(character for character in fields[0] if character.isdigit())  # p, p270, pe7 (external state)
        size = int(fields[1])
        self._pointers[int(digits) if digits else 0] = (size, int(fields[2]) if len(fields) > 2 else size)

    # ------------------------------------------------------------------------------------------------------- scalars

    def pointer_bits(self, address_space: int = 0) -> int:
        return self._pointers.get(address_space, self._pointers[0])[0]

    def bits_of(self, type_: Type) -> int:
        """The bits of the value itself: 1 for i1, 80 for x86_fp80."""
        if isinstance(type_, IntType):
            return type_.bits
        if isinstance(type_, FloatType):
            return _FLOAT_BITS[type_.kind]
        if isinstance(type_, PointerType):
            return self.pointer_bits(type_.address_space)
        if isinstance(type_, VectorType):
            if type_.scalable:
                raise ValueError(f"the size of {type_} is known at run time only")
            return type_.count * self.bits_of(type_.element)
        return 8 * self.size_of(type_)

    def store_size(self, type_: Type) -> int:
        """Bytes that a store of the type writes: 10 for x86_fp80."""
        return (self.bits_of(type_) + 7) // 8

    def size_of(self, type_: Type) -> int:
        """Bytes from one element of an array of the type to the next: 16 for x86_fp80."""
        return self._size_and_alignment(type_)[0]

    def align_of(self, type_: Type) -> int:
        """The ABI alignment."""
        return self._size_and_alignment(type_)[1]

    def _size_and_alignment(self, type_: Type) -> tuple[int, int]:
        known = self._sizes.get(type_)
        if known is None:
            known = self._sizes[type_] = self._compute_size_and_alignment(type_)
        return known

    def _compute_size_and_alignment(self, type_: Type) -> tuple[int, int]:
        if isinstance(type_, ArrayType):
            size, alignment = self._size_and_alignment(type_.element)
            return type_.count * size, alignment
        if isinstance(type_, (StructType, NamedStruct)):
            return self._structure_size(self.structure(type_))
        if isinstance(type_, (IntType, FloatType, PointerType, VectorType)):
            alignment = self._scalar_alignment(type_)
            return _round_up(self.store_size(type_), alignment), alignment
        raise ValueError(f"{type_} has no size")

    def _scalar_alignment(self, type_: Type) -> int:
        bits = self.bits_of(type_)
        if isinstance(type_, PointerType):
            return self._pointers.get(type_.address_space, self._pointers[0])[1] // 8
        if isinstance(type_, FloatType):
            return self._floats[bits] // 8 if bits in self._floats else _power_of_two((bits + 7) // 8)
        if isinstance(type_, VectorType):
            if bits in self._vectors:
                return self._vectors[bits] // 8
            return _power_of_two(max(1, (bits + 7) // 8))
        at_least = [width for width in self._integers if width >= bits]
        return self._integers[min(at_least) if at_least else max(self._integers)] // 8

    # --------------------------------------------------------------------------------------------------- structures

    def structure(self, type_: Type) -> StructType:
        """The literal structure behind a named one."""
        body: Type | None = type_
        while isinstance(body, NamedStruct):
            body = self.structs.get(body.name)
        if not isinstance(body, StructType):
            raise ValueError(f"{type_} is no structure with a known body")
        return body

    def struct_fields(self, type_: Type) -> tuple[Type, ...]:
        return self.structure(type_).fields

    def field_offset(self, type_: Type, index: int) -> int:
        return self._field_offsets(self.structure(type_))[index]

    def _structure_size(self, type_: StructType) -> tuple[int, int]:
        if not type_.fields:
            return 0, max(1, self.aggregate_alignment_bits // 8)
        end = self._field_offsets(type_)[-1] + self.size_of(type_.fields[-1])
        if type_.packed:
            return end, 1
        alignment = max(self.aggregate_alignment_bits // 8, *(self.align_of(field) for field in type_.fields), 1)
        return _round_up(end, alignment), alignment

    def _field_offsets(self, type_: StructType) -> tuple[int, ...]:
        known = self._offsets.get(type_)
        if known is not None:
            return known
        offsets = []
        position = 0
        for field in type_.fields:
            size, alignment = self._size_and_alignment(field)
            if not type_.packed:
                position = _round_up(position, alignment)
            offsets.append(position)
            position += size
        self._offsets[type_] = tuple(offsets)
        return self._offsets[type_]

    # ------------------------------------------------------------------------------------------------------ contents

    def leaves(self, type_: Type) -> list[Leaf]:
        """What an aggregate holds that is none itself, in order: scalars and vectors. The list is shared: do not change it."""
        known = self._leaves.get(type_)
        if known is None:
            known = self._leaves[type_] = self._find_leaves(type_)
        return known

    def _find_leaves(self, type_: Type) -> list[Leaf]:
        if isinstance(type_, ArrayType):
            size = self.size_of(type_.element)
            parts = [(i * size, type_.element) for i in range(type_.count)]
        elif isinstance(type_, (StructType, NamedStruct)):
            structure = self.structure(type_)
            parts = list(zip(self._field_offsets(structure), structure.fields, strict=True))
        else:
            return [((), 0, type_)]
        inside = ((i, start, leaf) for i, (start, part) in enumerate(parts) for leaf in self.leaves(part))
        return [((i, *path), start + byte, leaf) for i, start, (path, byte, leaf) in inside]

    def flatten(self, type_: Type) -> list[tuple[int, Type]]:
        """The scalars of a type in order, each with its byte offset. The list is shared: do not change it."""
        known = self._flat.get(type_)
        if known is None:
            known = self._flat[type_] = [scalar for leaf in self.leaves(type_) for scalar in self._scalars(leaf)]
        return known

    def _scalars(self, leaf: Leaf) -> list[tuple[int, Type]]:
        _, start, type_ = leaf
        self.size_of(type_)  # refuses types without a size
        if not isinstance(type_, VectorType):
            return [(start, type_)]
        bits = self.bits_of(type_.element)
        if bits % 8:
            raise ValueError(f"the elements of {type_} do not begin at whole bytes")
        return [(start + i * bits // 8, type_.element) for i in range(type_.count)]

    def constant_offset(self, source_type: Type, indices: Sequence[Value | int]) -> int | None:
        """Bytes that a getelementptr with these indices adds to its base; None if an index is no constant.

        ``indices`` are all operands behind the base, the first one (which steps over whole ``source_type``s) included.
        """
        values = [ConstantInt(I64, index) if isinstance(index, int) else index for index in indices]
        if any(_constant_index(value) is None for value in values):
            return None
        return sum(size * (_constant_index(times) or 0) for times, size in self.steps(source_type, values))

    def steps(self, source_type: Type, indices: Sequence[Value]) -> Iterator[tuple[Value, int]]:
        """What a getelementptr with these indices adds to its base: so many times so many bytes, once for a field."""
        current: Type | None = None
        for index in indices:
            if current is None:
                current = source_type
                yield index, 0 if _constant_index(index) == 0 else self.size_of(source_type)
            elif isinstance(current, (StructType, NamedStruct)):
                number = _constant_index(index.elements[0] if isinstance(index, ConstantAggregate) else index)
                assert number is not None
                yield ConstantInt(I64, 1), self.field_offset(current, number)
                current = self.struct_fields(current)[number]
            elif isinstance(current, (ArrayType, VectorType)):
                current = current.element
                yield index, self.size_of(current)
            else:
                raise ValueError(f"{current} has no elements to index")


def _constant_index(index: Value) -> int | None:
    if isinstance(index, ConstantInt):
        return index.value
    if isinstance(index, ConstantWord) and index.word == "zeroinitializer":  # also a vector of zeros
        return 0
    return None


def _round_up(value: int, alignment: int) -> int:
    return -(-value // alignment) * alignment


def _power_of_two(value: int) -> int:
    return 1 << (value - 1).bit_length()
