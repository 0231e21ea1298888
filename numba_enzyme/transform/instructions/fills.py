"""llvm.memset, lane by lane.

memset(p, 0, n) of doubles                 adjoint  memset(p.d, 0, n)
memset(p, -1, n) of a container's items    forward sweep  the integers that the destructor of its shadow reads are filled as well

A range of unknown length may begin among the fields of a container and go on over its items: each part has lanes of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.memory.kinds import POINTER, Kind
from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.instructions import Call
from ...ir.types import FLOAT
from ...ir.values import ConstantInt, Value
from ..context import Context
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, TangentSweep
from .copies import Lanes, guarded_size, involved, lane_count, wide, zero_lanes
from .family import LocalFamily
from .memory import address_needs
from .places import problem

COUNTED = "a set holds what is counted (strings) beside numbers with a derivative"
COUNTED_FIX = "keep the numbers in a list or a set of their own"

Part = tuple[int, Lanes | None]  # of a range: where it begins, what lies there (None: contradicting evidence)


class Fills(LocalFamily):
    """memset."""

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        if not involved(call, s.context):
            return
        if _is_mirrored(call, s.context):
            self._mirror(call, s)
        else:
            destination = s.shadow(call.arguments[0])
            s.b.memset_zero(destination, wide(s.b, guarded_size(call, s, call.arguments[0], destination)))

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        s.copy(call)
        c = s.context
        if not involved(call, c):
            return
        if _is_mirrored(call, c):
            self._mirror(call, s)
        parts = [(start, lanes) for start, lanes in _parts(call, c) if lanes is not None and lanes.pointers]
        destination = s.shadow(call.arguments[0]) if parts else call.arguments[0]
        for start, lanes, size in _sized(call, parts, s, destination):
            for byte in lanes.pointers:
                count, stride = lane_count(s.b, size, lanes.stride, byte)
                s.b.call(s.family.helper("ne.zero.pointers"), [s.b.byte_offset(destination, start + byte), count, stride])

    @staticmethod
    def _mirror(call: Call, s: AnySweep) -> None:
        """Fill the shadow's integers as the primal's; its floats are zero afterwards."""
        destination = s.shadow(call.arguments[0])
        s.b.call(call.callee, [destination, *(s.primal(a) for a in call.arguments[1:])])
        parts = [(start, lanes) for start, lanes in _parts(call, s.context) if lanes is not None and lanes.floats]
        for start, lanes, size in _sized(call, parts, s, destination):
            zero_lanes(s, s.b.byte_offset(destination, start), size, lanes)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if _zeroed(call, c):
            yield from address_needs(call.arguments[0], c)
            yield Need(call.arguments[2])

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        parts = _zeroed(call, r.context)
        if parts:
            destination = r.shadow(call.arguments[0])
            for start, lanes, size in _sized(call, parts, r, destination):
                zero_lanes(r, r.b.byte_offset(destination, start), size, lanes)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if not involved(call, c):
            return
        parts = _parts(call, c)
        if _is_mirrored(call, c) and not _is_zero(call) and any(lanes is not None and lanes.pointers for _, lanes in parts):
            yield problem("NE242", COUNTED, call, c, fix=COUNTED_FIX)  # a table that grows moves its items, stand-ins among them
        for _, lanes in () if c.forward_mode else parts:
            if lanes is None:
                # The shadow of new memory is zero as it is, whatever lies there, but for integers that its destructor reads.
                if not _is_first(call, c) or c.facts.destructors.reads(call.arguments[0]):
                    yield problem("NE202", "memory is read or written as different types", call, c)
            elif lanes.stride == 0 and lanes.pointers and not isinstance(call.arguments[2], ConstantInt):
                yield problem("NE201", "a range of unknown length that holds pointers is set", call, c)


def _parts(call: Call, c: Context) -> list[Part]:
    size = call.arguments[2]
    found = c.facts.layout.patterns(call.arguments[0], size.value if isinstance(size, ConstantInt) else -1)
    return [(start, Lanes(*pattern) if pattern is not None else None) for start, pattern in found]


def _sized(call: Call, parts: list[tuple[int, Lanes]], s: AnySweep, destination: Value) -> Iterator[tuple[int, Lanes, Value]]:
    """Each of the parts with its size."""
    if not parts:
        return
    b = s.b
    whole = wide(b, guarded_size(call, s, call.arguments[0], destination))
    ends = [start for start, _ in _parts(call, s.context)][1:]
    for start, lanes in parts:
        size = whole
        for end in ends:
            cut = b.i64(end)
            inside = b.icmp("ult", whole, cut)
            size = b.select(inside, whole, cut) if end > start else b.select(inside, b.i64(0), b.binary("sub", whole, cut))
        yield start, lanes, size


def _is_zero(call: Call) -> bool:
    return isinstance(call.arguments[1], ConstantInt) and call.arguments[1].value == 0


def _is_mirrored(call: Call, c: Context) -> bool:
    """Whether the range holds integers that the shadow's destructor reads."""
    return c.facts.destructors.reads(call.arguments[0]) and all(lanes is not None for _, lanes in _parts(call, c))


def _zeroed(call: Call, c: Context) -> list[tuple[int, Lanes]]:
    """The lanes whose adjoint becomes zero: all bytes but pointers (what is never read as a number may be zeroed too), and of
    what a destructor reads the floats alone. Nothing, as where nothing was written before the shadow was new.
    """
    if not involved(call, c) or _is_first(call, c):
        return []
    kept = c.facts.destructors.reads(call.arguments[0])
    found = ((start, _free_lanes(call, lanes, kept)) for start, lanes in _parts(call, c))
    return [(start, lanes) for start, lanes in found if lanes is not None]


def _free_lanes(call: Call, known: Lanes | None, integers_kept: bool) -> Lanes | None:
    if known is not None and integers_kept:  # its integers are those of the primal
        return known if known.floats else None
    if known is None or not known.pointers:
        return Lanes(1, {})  # the whole range
    size = call.arguments[2]
    length = known.stride or (size.value if isinstance(size, ConstantInt) else 0)
    free = bytearray(length)
    for byte in (at for first in known.pointers for at in range(first, first + 8) if known.stride or at < length):
        free[byte % length] = 1
    lanes: dict[int, Kind] = dict.fromkeys(known.pointers, POINTER)
    lanes.update({start: FLOAT for start in range(0, length - 3, 4) if not any(free[start : start + 4])})
    return Lanes(known.stride, lanes) if len(lanes) > len(known.pointers) else None


def _is_first(call: Call, c: Context) -> bool:
    """Whether nothing was written before to memory that is the function's own: the mirrors that follow only add to its shadow."""
    place = call.arguments[0]
    return not any(t.escapes for t in c.facts.points_to.of(place)) and c.overwrites.fills_new_memory(call, place)
