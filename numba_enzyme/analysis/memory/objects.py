"""Memory objects and byte offsets in them.

    %a = alloca [4 x double]                     object: alloca %a
    %p = getelementptr double, ptr %a, i64 %i    points to (alloca %a, offset 0 + 8k)
    %q = getelementptr double, ptr %a, i64 2     points to (alloca %a, offset 16)

An :class:`Offset` is a residue class ``base + k * stride``; stride 0 is one exact offset, stride 1 any byte. Joining two
classes takes a gcd, so chains are short and arrays of structures keep their fields apart.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from enum import Enum
from math import gcd

from ...ir.values import Value
from ...ir.walks import reached


@dataclass(frozen=True, slots=True)
class Offset:
    base: int = 0
    stride: int = 0

    @staticmethod
    def of(base: int, stride: int) -> Offset:
        stride = abs(stride)
        return Offset(base % stride if stride else base, stride)

    def join(self, other: Offset) -> Offset:
        if self == other:
            return self
        stride = gcd(self.stride, other.stride, abs(self.base - other.base))
        return Offset.of(self.base, stride)

    def plus(self, other: Offset) -> Offset:
        return Offset.of(self.base + other.base, gcd(self.stride, other.stride))

    def scaled(self, factor: int) -> Offset:
        return Offset.of(self.base * factor, self.stride * factor)

    def overlaps(self, size: int, other: Offset, other_size: int) -> bool:
        """Whether ``size`` bytes here and ``other_size`` bytes there can share a byte (a size of -1 means unknown)."""
        if size < 0 or other_size < 0:
            if self.stride or other.stride:
                return True
            before = other.base + other_size <= self.base if other_size >= 0 else False
            after = self.base + size <= other.base if size >= 0 else False
            return not (before or after)
        stride = gcd(self.stride, other.stride)
        if stride == 0:
            return self.base < other.base + other_size and other.base < self.base + size
        distance = (other.base - self.base) % stride
        return distance < size or stride - distance < other_size

    def __str__(self) -> str:
        return f"{self.base}+{self.stride}k" if self.stride else str(self.base)


ANYWHERE = Offset(0, 1)
START = Offset(0, 0)


class ObjectKind(str, Enum):
    """ARGUMENT: behind a parameter of the root function. HEAP: an allocation site. CONSTANT: a global that is never written.
    EXTERNAL: whatever the module does not show. UNKNOWN: behind pointers of unknown origin."""

    ARGUMENT = "argument"
    ALLOCA = "alloca"
    HEAP = "heap"
    GLOBAL = "global"
    CONSTANT = "constant"
    FUNCTION = "function"
    EXTERNAL = "external"
    UNKNOWN = "unknown"

    __str__ = str.__str__


@dataclass(eq=False, slots=True)
class MemoryObject:
    """A piece of memory that the analyses keep apart.

    ``depth``: of memory behind a parameter, how many pointers are loaded on the path to it.
    ``site``: the value that makes it (argument, alloca, call, global). ``parameter``: index for arguments.
    ``items``: what lies behind the first ``fields`` bytes, as an object of its own (``head`` leads back): no variable index
    reaches the fields, which lie at fixed places. Offsets count from the beginning of the fields in both.
    """

    kind: ObjectKind
    name: str
    site: Value | None = None
    parameter: int = -1
    depth: int = 0
    noalias: bool = False
    escapes: bool = False
    parent: MemoryObject | None = None
    members: dict[Offset, MemoryObject] = field(default_factory=dict)
    fields: int = 0
    items: MemoryObject | None = None
    head: MemoryObject | None = None

    @property
    def is_immutable(self) -> bool:
        """Code and constants."""
        return self.kind in (ObjectKind.FUNCTION, ObjectKind.CONSTANT)

    @property
    def is_argument(self) -> bool:
        """Memory that a parameter of the root function points to."""
        return self.kind == ObjectKind.ARGUMENT and not self.depth

    @property
    def holds_what_is_stored(self) -> bool:
        """Variables and what Numba's runtime allocates; a MemInfo and memory of malloc may hold pointers of the runtime."""
        return self.kind == ObjectKind.ALLOCA or (self.kind == ObjectKind.HEAP and self.site is None)

    @property
    def is_local(self) -> bool:
        return self.kind in (ObjectKind.ALLOCA, ObjectKind.HEAP)

    def is_of_one_thread(self, own: Collection[int]) -> bool:
        """Whether only one thread reaches the memory; ``own``: parameters of which that is known."""
        return self.kind == ObjectKind.ALLOCA or self.is_behind(own)

    def is_behind(self, parameters: Collection[int]) -> bool:
        """Whether one of the parameters points to the memory."""
        return self.is_argument and self.parameter in parameters

    @property
    def parts(self) -> list[MemoryObject]:
        """The object, and the other one in the same memory."""
        return [self, *(part for part in (self.items, self.head) if part is not None)]

    def part_at(self, offset: Offset) -> MemoryObject:
        """The part of the same memory that lies at an offset."""
        if self.items is not None and (offset.stride or offset.base >= self.fields):
            return self.items
        if self.head is not None and not offset.stride and offset.base < self.head.fields:
            return self.head
        return self

    def __repr__(self) -> str:
        return f"<{self.kind} {self.name}>"


Pointees = dict[MemoryObject, Offset]


def join(into: Pointees, more: Pointees) -> bool:
    """Add pointees to others; whether that changed anything."""
    if more.items() <= into.items():  # mostly so
        return False
    changed = False
    for target, offset in list(more.items()):
        old = into.get(target)
        if old is None:
            into[target] = offset
            changed = True
        elif old != offset:
            joined = old.join(offset)
            if joined != old:
                into[target] = joined
                changed = True
    return changed


def moved(pointees: Pointees, shift: Offset) -> Pointees:
    """The same pointees, so many bytes further on."""
    found: Pointees = {}
    for target, offset in pointees.items():
        offset = offset.plus(shift)
        join(found, {target.part_at(offset): offset})
    return found


def spanned(pointees: Pointees, size: int) -> Pointees:
    """All that so many bytes (-1: unknown) behind a pointer lie in: fields, and the items behind them where the range goes on."""
    found = dict(pointees)
    for target, offset in pointees.items():
        if target.items is not None and (size < 0 or offset.base + size > target.fields):
            join(found, {target.items: offset})
    return found


def distance(ends: Pointees, starts: Pointees) -> Offset | None:
    """The class of the difference of two addresses in the same memory; None if there is none that both lead to."""
    total: Offset | None = None
    for target, end in ends.items():
        start = starts.get(target)
        if start is not None:
            found = Offset.of(end.base - start.base, gcd(end.stride, start.stride))
            total = found if total is None else total.join(found)
    return total


def anywhere(pointees: Pointees) -> Pointees:
    """The same memory, at offsets of which nothing is known."""
    return {part: ANYWHERE for target in pointees for part in target.parts}


def led_to(target: MemoryObject, contents: Mapping[MemoryObject, Mapping[Offset, Pointees]]) -> Iterator[MemoryObject]:
    """The parts of an object, and what the pointers in it lead to."""
    yield from target.parts
    for pointees in contents.get(target, {}).values():
        yield from pointees


def mark_escapes(held: Iterable[MemoryObject], contents: Mapping[MemoryObject, Mapping[Offset, Pointees]]) -> None:
    """Marks objects whose addresses others hold, and all that they lead to."""
    for target in reached(held, lambda one: led_to(one, contents)):
        target.escapes = True


def may_be_same(a: MemoryObject, b: MemoryObject) -> bool:
    """Whether two different objects can be the same memory (arguments may overlap each other unless ``noalias``)."""
    if a is b:
        return True
    if ObjectKind.UNKNOWN in (a.kind, b.kind):
        return True
    outside = (ObjectKind.ARGUMENT, ObjectKind.EXTERNAL, ObjectKind.GLOBAL)
    if a.kind in outside and b.kind in outside:
        if a.kind == b.kind == ObjectKind.GLOBAL:
            return False
        return not any(o.noalias and o.depth == 0 for o in (a, b))
    # What was loaded from the caller's memory may be a local whose address was stored there.
    far = [o for o in (a, b) if o.kind == ObjectKind.EXTERNAL or (o.kind == ObjectKind.ARGUMENT and o.depth > 0)]
    return bool(far) and any(o.is_local and o.escapes for o in (a, b))
