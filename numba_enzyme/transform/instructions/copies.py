"""llvm.memcpy and llvm.memmove, lane by lane: floats flow back in the reverse sweep, shadow pointers along in the
forward one. (C's functions of these names, which return an address, are calls of them by then: see prepare/canonical_calls.)

memcpy(q, p, n) of doubles       adjoint  for each element: p.d[i] += q.d[i]; q.d[i] = 0
memcpy(q, p, n) of pointers      forward sweep  memcpy(q.d, p.d, n)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import TypeGuard

from ...analysis.memory.kinds import INTEGER, POINTER, Kind, kind_bytes, settled
from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...diagnostics import Problem
from ...ir.builder import Builder
from ...ir.instructions import Call
from ...ir.types import DOUBLE, I1, I8, I64, PTR, VOID, ArrayType, FloatType
from ...ir.values import ConstantInt, Value
from ...rules.symbols import type_suffix
from ..context import Context
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from .family import Family
from .memory import CONTAINED, CONTAINED_FIX, address_needs
from .places import problem

SMALL = 512  # bytes of a copy that lies on the stack


@dataclass(frozen=True, slots=True)
class Lanes:
    """What a copied range holds: ``kinds[byte]`` repeats every ``stride`` bytes (0: does not repeat)."""

    stride: int
    kinds: dict[int, Kind]

    @property
    def floats(self) -> list[tuple[int, FloatType]]:
        return [(byte, k) for byte, k in self.kinds.items() if isinstance(k, FloatType)]

    @property
    def pointers(self) -> list[int]:
        return [byte for byte, k in self.kinds.items() if k == POINTER]


def range_lanes(call: Call, pointers: list[Value], c: Context) -> Lanes | str:
    """The lanes of the range that a call copies or sets, or why they are not known."""
    size = call.arguments[2]
    found = c.facts.layout.pattern(pointers) or _lanes_of_record(pointers, size, c)
    if found is None:
        return "memory is read or written as different types"
    stride, kinds = found
    length = size.value if isinstance(size, ConstantInt) else None
    if any(len(c.facts.layout.patterns(pointer, -1 if length is None else length)) > 1 for pointer in pointers):
        return "a range goes from the fields of a container on to its items"
    if stride == 0:
        if length is None:
            if not kinds:
                return "bytes of unknown type are copied" if not c.facts.request.loose_types else Lanes(8, {0: DOUBLE})
            if len({k for k in kinds.values() if k != INTEGER}) > 1 or _looks_partial(kinds):
                return "a range of unknown length is copied"
            only = next(iter(kinds.values()))
            return Lanes(kind_bytes(only, 8), {0: only})
        kinds = {byte: k for byte, k in kinds.items() if byte + kind_bytes(k) <= length}
    whole = stride or length or 0
    open_ranges = c.facts.layout.bytes_of_any_type(call)
    unknown = _first_uncovered(kinds, [(0, whole)] if open_ranges is None else open_ranges, whole)
    if unknown is not None and not _is_private(pointers, c):
        if c.facts.request.loose_types:
            return Lanes(stride, _fill_loosely(kinds, stride or length or 0))
        return f"bytes {unknown} to {unknown + 7} are of unknown type"
    return Lanes(stride, kinds)


def _lanes_of_record(pointers: list[Value], size: Value, c: Context) -> tuple[int, dict[int, Kind]] | None:
    """The lanes of one record, where all that is known of its memory fits no pattern; None where they contradict each other."""
    sides = [c.memory_lanes(pointer, size.value) for pointer in pointers] if _is_small(size) else [None]
    merged: dict[int, set[Kind]] = {}
    for lanes in sides:
        for byte, kind in (lanes or {}).items():
            merged.setdefault(byte, set()).add(kind)
    kinds = settled(merged) if all(sides) else None
    if kinds is None or any(k == INTEGER and c.facts.moved.may_lie_at(p, b, 4) for b, k in kinds.items() for p in pointers):
        return None
    return 0, kinds


def _is_private(pointers: list[Value], c: Context) -> bool:
    """Whether only this function and its callees see the memory: then what nobody here reads as a number is none."""
    targets = [t for pointer in pointers for t in c.facts.points_to.of(pointer)]
    return bool(targets) and all(t.is_local and not t.escapes for t in targets)


def _looks_partial(kinds: dict[int, Kind]) -> bool:
    """Evidence at fixed places that is not one run of equal elements from the start."""
    step = kind_bytes(next(iter(kinds.values())), 8)
    return sorted(kinds) != [i * step for i in range(len(kinds))]


def _first_uncovered(kinds: dict[int, Kind], ranges: list[tuple[int, int]], whole: int) -> int | None:
    """The same of ranges (byte, size) of what repeats every so many bytes."""
    for byte, size in ranges if whole else ():
        start, length = byte % whole, min(size, whole)
        unknown = _uncovered({at - start: kind for at, kind in kinds.items() if start <= at < start + length}, length)
        if unknown is not None:
            return start + unknown
    return None


def _uncovered(kinds: dict[int, Kind], length: int) -> int | None:
    """Where eight aligned bytes begin of which nothing is known, or four bytes beside floats."""
    covered = bytearray(length)
    narrow = any(isinstance(k, FloatType) and kind_bytes(k) < 8 for k in kinds.values())
    for byte, kind in kinds.items():
        size = kind_bytes(kind, 4)
        covered[byte : byte + size] = b"\1" * len(covered[byte : byte + size])
    step = 4 if narrow else 8
    for start in range(0, length - step + 1, step):
        if not any(covered[start : start + step]):
            return start
    if length in (4, 2) and not any(covered):
        return 0
    return None


def _fill_loosely(kinds: dict[int, Kind], length: int) -> dict[int, Kind]:
    filled = dict(kinds)
    for start in range(0, length - 7, 8):
        if not any(start - 7 <= byte < start + 8 for byte in kinds):
            filled[start] = DOUBLE
    return filled


def involved(call: Call, c: Context) -> bool:
    return c.has_shadow(call.arguments[0])


def _moves_what_lacks_a_shadow(call: Call, c: Context) -> bool:
    """Whether what is counted without a shadow comes into a container from elsewhere."""
    points_to, found = c.facts.points_to, c.facts.destructors
    if not found.reads(call.arguments[0]):
        return False
    sources = [t for t in points_to.of(call.arguments[1]) if t not in found.read]
    held = {inner for t in sources for pointees in points_to.contents[t].values() for inner in pointees}
    return any(t in found.counted and not c.is_shadowed(t) for t in held)


class Copies(Family):
    """memcpy and memmove."""

    def __init__(self, *, overlapping: bool) -> None:
        self.overlapping = overlapping

    def _lanes(self, call: Call, c: Context) -> Lanes:
        found = range_lanes(call, call.arguments[:2], c)
        return found if isinstance(found, Lanes) else Lanes(1, {})

    def _both_shadowed(self, call: Call, c: Context) -> bool:
        return c.has_shadow(call.arguments[0]) and c.has_shadow(call.arguments[1])

    def _copy_shadow(self, call: Call, s: Sweep) -> None:
        """The whole range, shadow to shadow (shadow to primal where the source has no shadow: pointers are their own)."""
        destination, source = s.shadow(call.arguments[0]), s.shadow(call.arguments[1])
        size = guarded_size(call, s, call.arguments[0], destination)
        arguments = [destination, source, size, *(s.primal(a) for a in call.arguments[3:])]
        s.b.call(call.callee, arguments)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        c = s.context
        if not involved(call, c):
            return
        if self._both_shadowed(call, c):
            self._copy_shadow(call, s)
        else:
            lanes = self._lanes(call, c)
            destination = s.shadow(call.arguments[0])
            size = wide(s.b, guarded_size(call, s, call.arguments[0], destination))
            if lanes.pointers:
                self._copy_shadow(call, s)
                zero_lanes(s, destination, size, lanes)
            else:
                s.b.memset_zero(destination, size)

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        s.copy(call)
        c = s.context
        if not involved(call, c):
            return
        lanes = self._lanes(call, c)
        if not lanes.pointers:
            return
        if not lanes.floats:
            self._copy_shadow(call, s)
            return
        destination, source = s.shadow(call.arguments[0]), s.shadow(call.arguments[1])
        size = wide(s.b, guarded_size(call, s, call.arguments[0], destination))
        copy = self._saved(s, source, size) if self.overlapping else None
        for byte in lanes.pointers:
            count, stride = lane_count(s.b, size, lanes.stride, byte)
            self._helper(s, "ne.copy.pointers", destination, copy or source, byte, count, stride)
        if copy is not None:
            self._release(s, copy, size)

    def updates(self, call: Call, c: Context) -> Iterable[ShadowUpdate]:
        if involved(call, c) and c.has_shadow(call.arguments[1]) and self._lanes(call, c).floats:
            size = call.arguments[2]
            yield ShadowUpdate(call, call.arguments[1], size.value if isinstance(size, ConstantInt) else -1, None)

    @staticmethod
    def _saved(s: AnySweep, memory: Value, size: Value) -> Value:
        """A copy of a range that overlaps the one which is written: on the stack where the size is known and small."""
        copy = s.alloca(ArrayType(size.value, I8), "saved") if _is_small(size) else s.b.call_named("malloc", PTR, [size])
        s.b.call_named("llvm.memcpy.p0.p0.i64", VOID, [copy, memory, size, s.b.integer(I1, 0)])
        return copy

    @staticmethod
    def _release(s: AnySweep, copy: Value, size: Value) -> None:
        if not _is_small(size):
            s.b.call_named("free", VOID, [copy])

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if involved(call, c) and self._lanes(call, c).floats:
            yield from address_needs(call.arguments[0], c)
            yield Need(call.arguments[2])
            if c.has_shadow(call.arguments[1]):
                yield from address_needs(call.arguments[1], c)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        if not involved(call, c):
            return
        lanes = self._lanes(call, c)
        if not lanes.floats:
            return
        destination = r.shadow(call.arguments[0])
        size = wide(b, guarded_size(call, r, call.arguments[0], destination))
        if not c.has_shadow(call.arguments[1]):
            zero_lanes(r, destination, size, lanes)
            return
        source = r.shadow(call.arguments[1])
        if c.guarded(call.arguments[1]):
            live = guarded_size(call, r, call.arguments[1], source)
            zero_after = size
            size = b.select(b.icmp("eq", live, b.integer(live.type, 0)), b.i64(0), size)
        else:
            zero_after = None
        copy = self._saved(r, destination, size) if self.overlapping else None
        if copy is not None:
            zero_lanes(r, destination, size, lanes)
        for byte, kind in lanes.floats:
            count, stride = lane_count(b, size, lanes.stride, byte)
            self._helper(r, f"ne.copy.adjoint.{type_suffix(kind)}", copy or destination, source, byte, count, stride)
        if copy is not None:
            self._release(r, copy, size)
        if zero_after is not None:
            zero_lanes(r, destination, zero_after, lanes)

    @staticmethod
    def _helper(s: AnySweep, name: str, destination: Value, source: Value, byte: int, count: Value, stride: Value) -> None:
        arguments = [s.b.byte_offset(destination, byte), s.b.byte_offset(source, byte), count, stride]
        s.b.call(s.family.helper(name), arguments)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if involved(call, c) and _moves_what_lacks_a_shadow(call, c):
            yield problem("NE242", CONTAINED, call, c, fix=CONTAINED_FIX)
        if c.forward_mode or not involved(call, c):
            return
        if c.hides_pointers(call.arguments[1], -1):
            yield problem("NE206", "pointers to memory with a shadow are copied out of constant memory", call, c,
                          fix="give the memory that holds the pointers a shadow too")  # fmt: skip
        found = range_lanes(call, call.arguments[:2], c)
        if isinstance(found, str) and not _is_empty(call):
            yield problem("NE201", found, call, c, fix="say what the memory holds (typed accesses, TBAA, loose_types=True)")
        elif isinstance(found, Lanes):
            for _, kind in found.floats:
                if kind.kind not in ("double", "float"):
                    yield problem("NE231", f"copies of {kind} are not differentiated", call, c)
            if found.pointers and not c.has_shadow(call.arguments[1]) and found.floats:
                yield problem("NE232", "pointers and numbers are copied from memory without a shadow", call, c)


def zero_lanes(r: AnySweep, destination: Value, size: Value, lanes: Lanes) -> None:
    """Zero the floating lanes of a range of shadow memory, and what lies between them where that holds nothing."""
    if not lanes.pointers and INTEGER not in lanes.kinds.values():
        r.b.memset_zero(destination, size)
        return
    for byte, kind in lanes.floats:
        count, stride = lane_count(r.b, size, lanes.stride, byte)
        r.b.call(r.family.helper(f"ne.zero.{type_suffix(kind)}"), [r.b.byte_offset(destination, byte), count, stride])


def lane_count(b: Builder, size: Value, stride: int, byte: int) -> tuple[Value, Value]:
    """How many elements of a lane lie in the range, and how far apart."""
    if stride == 0:
        return b.i64(int(not isinstance(size, ConstantInt) or byte < size.value)), b.i64(1)
    if isinstance(size, ConstantInt):
        return b.i64(max(0, -(-(size.value - byte) // stride))), b.i64(stride)
    rest = b.binary("add", size, b.i64(stride - 1 - byte))
    count = b.binary("sdiv", rest, b.i64(stride))
    return count, b.i64(stride)


def wide(b: Builder, size: Value) -> Value:
    if size.type == I64:
        return size
    return b.i64(size.value) if isinstance(size, ConstantInt) else b.cast("zext", size, I64)


def _is_small(size: Value) -> TypeGuard[ConstantInt]:
    return isinstance(size, ConstantInt) and size.value <= SMALL


def guarded_size(call: Call, s: AnySweep, pointer: Value, shadow: Value) -> Value:
    """The size, or 0 when the memory turns out to have no shadow."""
    size = s.primal(call.arguments[2])
    if not s.context.guarded(pointer):
        return size
    return s.b.select(s.b.icmp("ne", s.primal(pointer), shadow), size, s.b.integer(size.type, 0))


def _is_empty(call: Call) -> bool:
    size = call.arguments[2]
    return isinstance(size, ConstantInt) and size.value == 0
