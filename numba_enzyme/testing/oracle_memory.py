"""Byte-addressed memory of the oracle, in which a stored float keeps its dual number.

    store double %x, ptr %p        eight bytes, each knowing "byte i of the dual %x"
    %b = load i64, ptr %p          an integer whose bytes know the same
    store i64 %b, ptr %q
    %y = load double, ptr %q       the dual %x again, tangent and all

So memcpy, integer-typed copies, vectors and bytes shuffled by shifts carry derivatives along. Where bytes of a float with
a tangent are decoded as something else, the value comes from the rounded bit pattern, the derivative ends, and a note says so.

Addresses are plain integers; every allocation has a range of 2**32 addresses of its own with unmapped room on both sides, so
that an access out of bounds, after free, or through a stray integer is always an error.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass, field
from typing import overload

from ..ir.data_layout import DataLayout
from ..ir.types import ArrayType, FloatType, IntType, NamedStruct, PointerType, StructType, Type, VectorType
from .oracle_scalars import FORMATS, Arithmetic, Dual, OracleError, decode, encode, negate_tangent

RANGE = 32  # bits of address space per allocation
MARGIN = 1 << 16  # unmapped addresses before an allocation, and its greatest alignment
UNSET = 0xFF  # fresh memory: floats read from it are NaN


class Cell:
    """One stored float: the dual and the kind under which it was stored."""

    __slots__ = ("dual", "kind")

    def __init__(self, dual: Dual, kind: str) -> None:
        self.dual = dual
        self.kind = kind


Origin = tuple[Cell, int] | None  # byte i of the cell


class TracedInt(int):
    """An integer some of whose bytes are bytes of floats; ``origins`` has one entry per byte, low byte first."""

    origins: list[Origin]

    def __new__(cls, value: int, origins: list[Origin]) -> TracedInt:
        traced = super().__new__(cls, value)
        traced.origins = origins
        return traced

    def __reduce__(self):
        return (int, (int(self),))


def traced(value: int, origins: list[Origin]) -> int:
    """``value`` with its origins, or plain where there are none."""
    return TracedInt(value, origins) if any(origins) else int(value)


def origins_of(value: int, size: int) -> list[Origin]:
    """One origin per byte of an integer of ``size`` bytes."""
    return list(value.origins) if isinstance(value, TracedInt) else [None] * size


def whole_cell(origins: list[Origin], kind: str) -> Cell | None:
    """The float that these bytes are, in order, if they are one."""
    if not origins or origins[0] is None:
        return None
    cell = origins[0][0]
    if cell.kind != kind or len(origins) != FORMATS[kind].size:
        return None
    return cell if all(o is not None and o[0] is cell and o[1] == i for i, o in enumerate(origins)) else None


def sign_changed(origins: list[Origin], mask: bytes, operation: str) -> list[Origin] | None:
    """What ``xor``/``or``/``and`` with ``mask`` makes of floats: fneg, -fabs, fabs, or a byte mask; None if neither."""
    result: list[Origin] = list(origins)
    i = 0
    while i < len(origins):
        origin = origins[i]
        size = FORMATS[origin[0].kind].size if origin else 1
        cell = whole_cell(origins[i : i + size], origin[0].kind) if origin else None
        if cell is None:
            if origin and mask[i] != (0xFF if operation == "and" else 0):
                if operation != "and" or mask[i] != 0:
                    return None
                result[i] = None
            i += 1
            continue
        part = mask[i : i + size]
        changed: Cell | None = cell
        if operation == "and" and part == bytes(size):
            changed = None
        elif operation == "and" and part == b"\xff" * (size - 1) + b"\x7f":
            changed = _with_sign(cell, negative=False)
        elif operation != "and" and part == bytes(size - 1) + b"\x80":
            negative = cell.dual.value >= 0 if operation == "xor" else True
            changed = _with_sign(cell, negative=negative)
        elif part != (b"\xff" if operation == "and" else b"\0") * size:
            if operation != "and" or any(b not in (0, 0xFF) for b in part):
                return None
            result[i : i + size] = [(cell, k) if b else None for k, b in enumerate(part)]
            i += size
            continue
        result[i : i + size] = [(changed, k) for k in range(size)] if changed else [None] * size
        i += size
    return result


def _with_sign(cell: Cell, *, negative: bool) -> Cell:
    dual = cell.dual
    if (dual.value < 0) == negative:
        return cell
    return Cell(Dual(-dual.value, negate_tangent(dual.tangent)), cell.kind)


@dataclass(slots=True, eq=False)
class Allocation:
    """``kind``: heap, stack, global, constant, function, argument."""

    base: int
    data: bytearray
    kind: str
    name: str
    origins: dict[int, tuple[Cell, int]] = field(default_factory=dict)
    freed: bool = False

    def __str__(self) -> str:
        return f"{self.kind} memory {self.name or hex(self.base)} of {len(self.data)} bytes"


class Memory:
    """All allocations of one oracle; loads and stores typed values."""

    def __init__(self, layout: DataLayout, arithmetic: Arithmetic) -> None:
        self.layout = layout
        self.arithmetic = arithmetic
        self.allocations: dict[int, Allocation] = {}
        self.notes: list[str] = []

    # ------------------------------------------------------------------------------------------------ allocations

    def allocate(self, size: int, kind: str = "heap", name: str = "", *, fill: int = UNSET) -> int:
        """A fresh allocation (aligned to 64 KiB, more than any program asks for); its address."""
        number = len(self.allocations) + 1
        base = (number << RANGE) + MARGIN
        self.allocations[number] = Allocation(base, bytearray([fill]) * size, kind, name)
        return base

    def free(self, address: int, kind: str = "heap") -> None:
        """Ends an allocation; anything but the start of a live one of the kind is an error."""
        allocation = self.allocations.get(address >> RANGE)
        if allocation is None or allocation.base != address or allocation.kind != kind:
            raise OracleError(f"free of {address:#x}, which is not the start of {kind} memory")
        if allocation.freed:
            raise OracleError(f"double free of {allocation}")
        allocation.freed = True
        allocation.origins.clear()

    def leaks(self) -> list[Allocation]:
        """Heap allocations never freed."""
        return [a for a in self.allocations.values() if a.kind == "heap" and not a.freed]

    def find(self, address: int, size: int, access: str = "access") -> tuple[Allocation, int]:
        """The allocation that holds ``size`` bytes at ``address`` and the offset in it; an error if none does."""
        allocation = self.allocations.get(address >> RANGE)
        if allocation is None:
            what = "a null pointer" if address == 0 else f"address {address:#x}, which belongs to no allocation"
            raise OracleError(f"{access} of {size} bytes through {what}")
        if allocation.freed:
            raise OracleError(f"{access} of {size} bytes in {allocation} after it was freed")
        offset = address - allocation.base
        if offset < 0 or offset + size > len(allocation.data):
            raise OracleError(f"{access} of {size} bytes at offset {offset} out of bounds of {allocation}")
        return allocation, offset

    # ----------------------------------------------------------------------------------------------------- bytes

    def read(self, address: int, size: int) -> tuple[bytes, list[Origin] | None]:
        """Bytes and, where floats with duals are among them, their origins."""
        if size == 0:
            return b"", None
        allocation, offset = self.find(address, size, "load")
        data = bytes(allocation.data[offset : offset + size])
        known = allocation.origins
        if not known:
            return data, None
        origins = [known.get(i) for i in range(offset, offset + size)]
        return data, origins if any(origins) else None

    def write(self, address: int, data: bytes, origins: list[Origin] | None = None) -> None:
        if not data:
            return
        allocation, offset = self.find(address, len(data), "store")
        if allocation.kind == "constant":
            raise OracleError(f"store to {allocation}")
        self.initialize(allocation, offset, data, origins)

    def initialize(self, allocation: Allocation, offset: int, data: bytes, origins: list[Origin] | None) -> None:
        """A write that may also fill constants."""
        allocation.data[offset : offset + len(data)] = data
        known = allocation.origins
        if origins is not None:
            for i, origin in enumerate(origins, offset):
                if origin is None:
                    known.pop(i, None)
                else:
                    known[i] = origin
        elif known:
            for i in range(offset, offset + len(data)):
                known.pop(i, None)

    def copy(self, destination: int, source: int, size: int) -> None:
        """memmove."""
        if size:
            self.write(destination, *self.read(source, size))

    # ----------------------------------------------------------------------------------------------------- values

    @overload
    def load(self, address: int, type_: FloatType) -> Dual: ...
    @overload
    def load(self, address: int, type_: IntType | PointerType) -> int: ...
    @overload
    def load(self, address: int, type_: Type) -> Dual | int | tuple: ...
    def load(self, address: int, type_: Type) -> Dual | int | tuple:
        if isinstance(type_, FloatType) and type_.kind == "double":  # the common case, without slices of lists
            allocation, offset = self.find(address, 8, "load")
            if not allocation.origins:
                value = struct.unpack_from("<d", allocation.data, offset)[0]
                return Dual(self.arithmetic.number("double", value) if self.arithmetic.exact else value)
        data, origins = self.read(address, self.layout.store_size(type_))
        return self.from_bytes(type_, data, origins)

    def store(self, address: int, type_: Type, value) -> None:
        self.write(address, *self.to_bytes(type_, value))

    def to_bytes(self, type_: Type, value) -> tuple[bytes, list[Origin] | None]:
        """A value of the type as it lies in memory."""
        if isinstance(type_, FloatType):
            data = encode(type_.kind, value.value)
            if value.tangent is None and not self.arithmetic.exact:
                return data, None
            cell = Cell(value, type_.kind)
            return data, [(cell, i) for i in range(len(data))]
        if isinstance(type_, IntType):
            size = (type_.bits + 7) // 8
            origins = value.origins if isinstance(value, TracedInt) else None
            return (value & ((1 << type_.bits) - 1)).to_bytes(size, "little"), origins
        if isinstance(type_, PointerType):
            size = self.layout.store_size(type_)
            origins = value.origins if isinstance(value, TracedInt) else None
            return (value & ((1 << 8 * size) - 1)).to_bytes(size, "little"), origins
        return self._join(type_, value)

    def _join(self, type_: Type, value) -> tuple[bytes, list[Origin] | None]:
        if isinstance(type_, VectorType) and isinstance(type_.element, IntType) and type_.element.bits % 8:
            bits = sum((int(v) & ((1 << type_.element.bits) - 1)) << i * type_.element.bits for i, v in enumerate(value))
            return bits.to_bytes((type_.count * type_.element.bits + 7) // 8, "little"), None
        data = bytearray(self.layout.store_size(type_))
        origins: list[Origin] | None = None
        for (offset, element), part in zip(self.elements(type_), value, strict=True):
            part_data, part_origins = self.to_bytes(element, part)
            data[offset : offset + len(part_data)] = part_data
            if part_origins is not None:
                origins = origins if origins is not None else origins_of(0, len(data))
                origins[offset : offset + len(part_data)] = part_origins
        return bytes(data), origins

    def from_bytes(self, type_: Type, data: bytes, origins: list[Origin] | None):
        """The value of the type that these bytes are."""
        if isinstance(type_, FloatType):
            if origins is not None:
                cell = whole_cell(origins, type_.kind)
                if cell is not None:
                    return cell.dual
                self.note_lost(origins, f"bytes of a float read as {type_}")
            return Dual(self.arithmetic.number(type_.kind, decode(type_.kind, data)))
        if isinstance(type_, (IntType, PointerType)):
            value = int.from_bytes(data, "little")
            if isinstance(type_, IntType):
                value &= (1 << type_.bits) - 1
            return TracedInt(value, origins) if origins is not None else value
        if isinstance(type_, VectorType) and isinstance(type_.element, IntType) and type_.element.bits % 8:
            width, whole = type_.element.bits, int.from_bytes(data, "little")
            return tuple(whole >> i * width & ((1 << width) - 1) for i in range(type_.count))
        parts = []
        for offset, element in self.elements(type_):
            end = offset + self.layout.store_size(element)
            part = origins[offset:end] if origins is not None else None
            parts.append(self.from_bytes(element, data[offset:end], part if part is not None and any(part) else None))
        return tuple(parts)

    def elements(self, type_: Type) -> list[tuple[int, Type]]:
        """Offset and type of each element of an aggregate or vector."""
        if isinstance(type_, (StructType, NamedStruct)):
            body = self.layout.structure(type_)
            return [(self.layout.field_offset(body, i), f) for i, f in enumerate(body.fields)]
        if isinstance(type_, VectorType):
            stride = self.layout.store_size(type_.element)
            return [(i * stride, type_.element) for i in range(type_.count)]
        if isinstance(type_, ArrayType):
            stride = self.layout.size_of(type_.element)
            return [(i * stride, type_.element) for i in range(type_.count)]
        raise OracleError(f"no memory layout for a value of type {type_}")

    def note_lost(self, origins: list[Origin], what: str) -> None:
        """Records that a derivative ends here because the bits of a float are inspected."""
        if any(o is not None and o[0].dual.tangent for o in origins) and what not in self.notes:
            self.notes.append(what)
