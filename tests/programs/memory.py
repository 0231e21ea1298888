"""Values of arguments: numbers, and memory described by nested words, laid out as C would, each with a shadow of the same shape.

    struct(i32(3), d(1.5), ptr(d(1, 2)))     ->  { int n; double a; double *p; } with p -> {1, 2}

A float in memory is a *leaf*: leaves are what finite differences move, what shadows seed and what gradients are read from.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from dataclasses import dataclass, field

CTYPES = {
    "f64": ctypes.c_double, "f32": ctypes.c_float, "i8": ctypes.c_int8, "i16": ctypes.c_int16, "i32": ctypes.c_int32,
    "i64": ctypes.c_int64,
}


@dataclass(frozen=True)
class Numbers:
    """Consecutive numbers of one type."""

    kind: str
    values: tuple[float, ...]


@dataclass(frozen=True)
class Record:
    """Fields with the alignment that C gives them."""

    fields: tuple[object, ...]


@dataclass(frozen=True)
class Pointer:
    target: object


@dataclass(frozen=True)
class Same:
    """The memory of an earlier argument, some bytes further on: aliasing arguments."""

    argument: int
    offset: int = 0


@dataclass(frozen=True)
class Made:
    """Memory that the program's own ``build()`` makes; ``leaves(object, out)`` stores the addresses of its doubles in ``out``."""

    build: str
    leaves: str


@dataclass(frozen=True, eq=False)
class Inactive:
    """Memory that is its own shadow: constant, which the derivative finds out at run time."""

    target: object


@dataclass(frozen=True)
class Vector:
    """A vector or aggregate passed in registers: its numbers, flattened."""

    values: tuple[object, ...]


VALUE_WORDS: dict[str, object] = {
    "d": lambda *values: Numbers("f64", values),
    "f": lambda *values: Numbers("f32", values),
    "i8": lambda *values: Numbers("i8", values),
    "i16": lambda *values: Numbers("i16", values),
    "i32": lambda *values: Numbers("i32", values),
    "i64": lambda *values: Numbers("i64", values),
    "struct": lambda *fields: Record(fields),
    "ptr": Pointer,
    "null": None,
    "same": Same,
    "make": Made,
    "vec": lambda *values: Vector(values),
    "inactive": Inactive,
    "zeros": lambda count: Numbers("f64", (0.0,) * count),
}


@dataclass
class Image:
    """An argument's memory, made real. ``slots``: every number with its type; ``keep`` holds the buffers alive."""

    address: int = 0
    slots: list[tuple[int, str]] = field(default_factory=list)
    keep: list[object] = field(default_factory=list)
    shared: dict[int, int] = field(default_factory=dict)

    def leaves(self) -> list[tuple[int, str]]:
        return [(address, kind) for address, kind in self.slots if kind in ("f64", "f32")]

    def contents(self) -> list[float]:
        return [CTYPES[kind].from_address(address).value for address, kind in self.slots]


def read_leaves(leaves: list[tuple[int, str]]) -> list[float]:
    return [CTYPES[kind].from_address(address).value for address, kind in leaves]


def write_leaves(leaves: list[tuple[int, str]], values: list[float]) -> None:
    for (address, kind), value in zip(leaves, values, strict=True):
        CTYPES[kind].from_address(address).value = value


def size_and_alignment(node: object) -> tuple[int, int]:
    if isinstance(node, Numbers):
        size = ctypes.sizeof(CTYPES[node.kind])
        return size * len(node.values), size
    if isinstance(node, Record):
        offset, alignment = 0, 1
        for part in node.fields:
            size, align = size_and_alignment(part)
            offset = -(-offset // align) * align + size
            alignment = max(alignment, align)
        return -(-offset // alignment) * alignment, alignment
    return 8, 8


def fill(node: object, address: int, image: Image, lookup: Callable[[Made], Image]) -> None:
    """Write ``node`` at ``address``, allocating what its pointers point to."""
    if isinstance(node, Numbers):
        ctype = CTYPES[node.kind]
        for index, value in enumerate(node.values):
            place = address + index * ctypes.sizeof(ctype)
            ctype.from_address(place).value = value
            image.slots.append((place, node.kind))
    elif isinstance(node, Record):
        offset = 0
        for part in node.fields:
            size, align = size_and_alignment(part)
            offset = -(-offset // align) * align
            fill(part, address + offset, image, lookup)
            offset += size
    elif isinstance(node, Pointer):
        ctypes.c_uint64.from_address(address).value = allocate(node.target, image, lookup)
    elif node is not None:
        raise ValueError(f"no memory can be made of {node!r}")


def allocate(node: object, image: Image, lookup: Callable[[Made], Image]) -> int:
    """Fresh memory, 64-byte aligned, holding ``node``; zero beyond it."""
    if isinstance(node, Inactive):
        if id(node) not in image.shared:
            apart = Image()
            image.shared[id(node)] = allocate(node.target, apart, lookup)
            image.keep.append(apart)
        return image.shared[id(node)]
    if isinstance(node, Made):
        made = lookup(node)
        image.slots.extend(made.slots)
        return made.address
    size, _ = size_and_alignment(node)
    buffer = ctypes.create_string_buffer(size + 128)
    address = (ctypes.addressof(buffer) + 63) // 64 * 64
    image.keep.append(buffer)
    fill(node, address, image, lookup)
    return address


def make_image(node: object, lookup: Callable[[Made], Image]) -> Image:
    image = Image()
    image.address = 0 if node is None else allocate(node, image, lookup)
    return image


def make_shadow(node: object, lookup: Callable[[Made], Image], primal: Image) -> Image:
    """The same shape with every float zero; pointers in it point to further shadows, or to inactive memory itself."""
    image = Image(shared=primal.shared)
    image.address = 0 if node is None else allocate(node, image, lookup)
    leaves = image.leaves()
    write_leaves(leaves, [0.0] * len(leaves))
    return image
