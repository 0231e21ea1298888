"""Where the bits of floats may lie that are moved without their type: as integers, or by memcpy to where only the run tells.

    store i64 %i, %w[1]; memcpy(%w + 8 * (%n & 1), %x, 24)        %w[1] is an integer by its own accesses, and holds x[0] or x[1]

Regions of bytes are followed from where floats lie with the data, and from where floats are read against it. They take
along the places of integers in the memory where they begin (a count beside an array in a structure): a region goes past
those. Integers that memory on the way holds at other times are no evidence.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import gcd

from ...ir.functions import Argument, Function, Instruction, Phi, users
from ...ir.instructions import AtomicRMW, Call, Cast, Compare, CompareExchange, Freeze, Load, Return, Select, Store
from ...ir.types import I1, FloatType, IntType, PointerType, scalar_type
from ...ir.values import ConstantInt, Value
from ...ir.walks import reached
from ...rules import CallKind
from ..values.sign_bits import same_but_for_sign
from .integer_evidence import used_as_number
from .kinds import kind_bytes
from .objects import ANYWHERE, MemoryObject, ObjectKind, Offset, Pointees
from .points_to import PointsTo
from .scalar_layout import ScalarLayout
from .tbaa import BYTES

MOST = 48  # regions of one object that are told apart
FEW = 8  # places of one region in a copy that are told apart
LONGEST = 1 << 40
WIDEST = 8  # bytes of what is no record
FLOATS = ("double", "float")
OUTSIDE = (ObjectKind.ARGUMENT, ObjectKind.EXTERNAL, ObjectKind.UNKNOWN)
BITS = ("and", "or", "xor", "insertelement", "shufflevector", "insertvalue")
PARTS = ("shl", "lshr", "ashr", "extractelement", "extractvalue")


@dataclass(frozen=True)
class Region:
    """``size`` bytes at a place, but for those that are ``spared``: (place, size) of integers and pointers."""

    place: Offset
    size: int
    spared: frozenset[tuple[Offset, int]] = frozenset()

    def reaches(self, place: Offset, size: int) -> bool:
        if not self.place.overlaps(self.size, place, size):
            return False
        return not any(_inside(place, size, around, length) for around, length in self.spared)

    def shifted(self, start: Offset, end: Offset, limit: int) -> list[Region]:
        """Where the region is after ``limit`` bytes from ``start`` on were moved to ``end``."""
        step = gcd(start.stride, end.stride)
        relative = Offset.of(self.place.base - start.base, gcd(self.place.stride, start.stride))
        moved = ((_shift(place, start, end, step, limit), size) for place, size in self.spared)
        spared = frozenset((place, size) for place, size in moved if place is not None)
        if relative.stride and limit == LONGEST:
            return [Region(end.plus(relative), self.size, spared)]
        if not relative.stride:
            places = [relative.base] if -self.size < relative.base < limit else []
        else:
            places = list(range((relative.base + self.size - 1) % relative.stride - self.size + 1, limit, relative.stride))
        if len(places) > FEW:
            return [Region(end, limit, spared)]
        return [Region(end.plus(Offset(place)), self.size, spared) for place in places]


def _inside(place: Offset, size: int, around: Offset, length: int) -> bool:
    """Whether all places of a class lie inside places of another one."""
    if not around.stride:
        return not place.stride and around.base <= place.base and place.base + size <= around.base + length
    return place.stride % around.stride == 0 and (place.base - around.base) % around.stride + size <= length


def _shift(spared: Offset, start: Offset, end: Offset, step: int, limit: int) -> Offset | None:
    """Where a spared place certainly is afterwards; None if that is not known."""
    moved = end.base - start.base
    if spared.stride:
        return Offset.of(spared.base + moved, spared.stride) if step % spared.stride == 0 else None
    if not step:
        return Offset(spared.base + moved)
    return Offset.of(spared.base + moved, step) if not start.stride and limit <= step else None


Regions = dict[MemoryObject, set[Region]]
Found = tuple[set[Value], Regions, Regions]  # integers; memory; of that what is moved there


class MovedFloats:
    """Asked of loads and stores of integers; nothing is computed before the first question."""

    def __init__(self, points_to: PointsTo, layout: ScalarLayout) -> None:
        self._points_to, self._layout = points_to, layout
        self._moves: list[tuple[Value, Value]] = []  # to, from
        self._stored: list[tuple[Value, Pointees, int]] = []
        self._loaded: list[tuple[Value, Pointees, int]] = []
        self._copies: set[Value] = set()  # integers that are loaded to be stored again, and for nothing else
        self._copied: list[tuple[Pointees, Pointees, int]] = []  # to, from, bytes
        self._floats: list[tuple[Pointees, int, bool, bool]] = []  # place, bytes, whether stored, whether the type is named
        self._numbers: dict[MemoryObject, set[tuple[Offset, int]]] = {}  # integers and pointers by their uses
        self._named: dict[MemoryObject, set[tuple[Offset, int]]] = {}  # ... by the front end's types
        self._outside: set[MemoryObject] = set()  # what others may put there or look at

    def moves(self, access: Load | Store) -> bool:
        """Whether an integer that is loaded or stored may be (part of) a float: it comes from, and goes to, places of floats."""
        if isinstance(access, Load):
            return access in self._going_on and all(access in values for values, *_ in self._found)
        if self._layout.narrow.move_no_float(access):
            return False
        (*_, there), (_, here, _) = self._found
        place, size = self._place(access.pointer, access.value)
        return _overlap(there, place, size) and _overlap(here, place, size)

    def may_lie_at(self, pointer: Value, byte: int, size: int) -> bool:
        """Whether (part of) a float that goes on may lie so many bytes behind a pointer."""
        place = {target: offset.plus(Offset(byte)) for target, offset in self._layout.places.of(pointer).items()}
        return all(_overlap(regions, place, size) for _, regions, _ in self._found)

    # ---- what there is

    @cached_property
    def _going_on(self) -> set[Value]:
        """Integers some bits of which are stored, passed on, returned or taken for those of a float."""
        instructions = [i for function in self._points_to.functions for i in function.instructions()]
        ends = [o for i in instructions if isinstance(i, Store | Call | Return | AtomicRMW | CompareExchange) for o in i.operands]
        ends += [o for i in instructions if isinstance(i, Cast) and isinstance(scalar_type(i.type), FloatType) for o in _moved(i)]
        return set(reached(ends, lambda value: _moved(value) if isinstance(value, Instruction) else (), among=_is_integer))

    @cached_property
    def _found(self) -> tuple[Found, Found]:
        for target, places in self._layout.stated.items():
            told = ((place, kind) for place, kinds in places.items() for kind in kinds)
            self._numbers[target] = {(p, kind_bytes(kind, 4)) for p, kind in told if not isinstance(kind, FloatType)}
        for function in self._points_to.functions:
            self._collect(function)
        return self._follow(forward=True), self._follow(forward=False)

    def _collect(self, function: Function) -> None:
        uses = users(function)
        for instruction in function.instructions():
            if self._layout.narrow.keep_to_themselves(instruction, uses):
                continue
            if isinstance(instruction, Load):
                self._access(instruction, instruction, _is_number(instruction, uses.get(instruction, [])))
                self._loaded.append((instruction, *self._place(instruction.pointer, instruction)))
                if all(isinstance(use, Store) and use.value is instruction for use in uses.get(instruction, ())):
                    self._copies.add(instruction)
            elif isinstance(instruction, Store):
                self._access(instruction, instruction.value, False)
                place, size = self._place(instruction.pointer, instruction.value)
                self._stored.append((instruction.value, place, size))
                if isinstance(instruction.value, Load) and _is_integer(instruction.value):
                    self._copied.append((place, self._place(instruction.value.pointer, instruction.value)[0], size))
            elif isinstance(instruction, AtomicRMW | CompareExchange):
                place = self._place(instruction.operands[0], instruction.operands[-1])
                if isinstance(scalar_type(instruction.operands[-1].type), FloatType):
                    self._floats += [(*place, stored, False) for stored in (True, False)]
                self._loaded.append((instruction, *place))
                self._stored.append((instruction.operands[-1], *place))
            elif isinstance(instruction, Call):
                self._collect_call(instruction)
            else:
                self._moves += [(instruction, operand) for operand in _moved(instruction)]

    def _access(self, access: Load | Store, value: Value, number: bool) -> None:
        name = self._layout.names.kind(access.metadata.get("tbaa"))
        place, size = self._place(access.pointer, value)
        if isinstance(scalar_type(value.type), FloatType):
            self._floats.append((place, size, isinstance(access, Store), name is not None))
        elif number or isinstance(value.type, PointerType) or name is not None:
            table = self._numbers if number or isinstance(value.type, PointerType) else self._named
            for target, offset in place.items():
                table.setdefault(target, set()).add((offset, size))

    def _place(self, pointer: Value, value: Value) -> tuple[Pointees, int]:
        return self._layout.places.of(pointer), self._points_to.layout.store_size(value.type)

    def _collect_call(self, call: Call) -> None:
        for callee in self._points_to.callees(call) or ():
            facts = self._points_to.book.facts(callee.name) if callee.is_declaration else None
            if facts is not None and facts.copies:
                if (step := BYTES.get(self._layout.names.kind(call.metadata.get("tbaa")) or "")) is not None:
                    self._copy_of_named(call, Offset(0, step))
                    continue
                size = call.arguments[2].value if isinstance(call.arguments[2], ConstantInt) else LONGEST
                self._copied.append((self._points_to.of(call.arguments[0]), self._points_to.of(call.arguments[1]), size))
            elif not callee.is_declaration:
                self._moves += zip(callee.arguments, call.arguments, strict=False)
                returns = (b.terminator for b in callee.blocks if isinstance(b.terminator, Return) and b.terminator.operands)
                self._moves += [(call, end.operands[0]) for end in returns]
            elif facts is None or facts.kind == CallKind.RULE_LINK:
                self._outside |= {target for argument in call.arguments for target in self._points_to.of(argument)}

    def _copy_of_named(self, call: Call, elements: Offset) -> None:
        """A loop over elements of one type that has become a copy: they are read and written by their type."""
        if self._layout.names.kind(call.metadata["tbaa"]) in FLOATS:
            for pointer, stored in zip(call.arguments[:2], (True, False), strict=True):
                place = {target: offset.plus(elements) for target, offset in self._points_to.of(pointer).items()}
                self._floats.append((place, elements.stride, stored, True))

    # ---- following

    def _follow(self, *, forward: bool) -> Found:
        """The integers and the memory that floats reach, with the data or against it."""
        regions, moved = self._beginning(stored=forward), Regions()
        values = {v for pair in self._moves for v in pair if isinstance(scalar_type(v.type), FloatType)}
        moves: dict[Value, list[Value]] = {}
        for to, source in self._moves:
            one, other = (source, to) if forward else (to, source)
            if _is_integer(other):
                moves.setdefault(one, []).append(other)
        read, written = (self._loaded, self._stored) if forward else (self._stored, self._loaded)
        changed = True
        while changed:
            changed = False
            for value, place, size in read:
                if value not in values and _is_integer(value) and _overlap(regions, place, size):
                    changed = bool(values.add(value)) or True
            values |= set(reached(values, lambda value: (v for v in moves.get(value, ()) if _is_integer(v))))
            for value, place, size in written:
                alone = value in self._copies if not forward else isinstance(value, Load)  # as a copy, it is among them
                if value in values and _is_integer(value) and not alone:
                    for target, offset in place.items():
                        changed |= _add(moved, target, Region(offset, size)) | _add(regions, target, Region(offset, size))
            for to, source, size in self._copied:
                begin, end = (source, to) if forward else (to, source)
                for region, target in _copied({t: regions.get(t, set()) | self._unknown(t) for t in begin}, begin, end, size):
                    changed |= _add(moved, target, region) | _add(regions, target, region)
        return values, regions, moved

    def _beginning(self, *, stored: bool) -> Regions:
        """Floats that are stored, or loaded, or told of."""
        regions: Regions = {}
        for target, places in self._layout.stated.items():
            floats = [(place, kind) for place, kinds in places.items() for kind in kinds if isinstance(kind, FloatType)]
            if floats:
                regions[target] = {Region(p, kind_bytes(kind), self._spared(target, p, named=True)) for p, kind in floats}
        for place, size, is_stored, named in self._floats:
            for target, offset in place.items() if is_stored == stored else ():
                _add(regions, target, Region(offset, size, self._spared(target, offset, named=named)))
        return regions

    def _unknown(self, target: MemoryObject) -> set[Region]:
        """What is copied out of the caller's memory, or into it: floats where it is not known to be something else."""
        if target in self._layout.declared or not (target.kind in OUTSIDE or target in self._outside):
            return set()
        return {Region(ANYWHERE, 1, self._spared(target, ANYWHERE, named=True))}

    def _spared(self, target: MemoryObject, floats: Offset, *, named: bool) -> frozenset[tuple[Offset, int]]:
        """Where integers lie that are more exactly known than the floats, which are only said to lie somewhere among them."""
        if not floats.stride:
            return frozenset()
        known = self._numbers.get(target, set()) | (self._named.get(target, set()) if named else set())
        known |= {(self._of_all_records(target, place, size), size) for place, size in known}
        return frozenset((p, size) for p, size in known if not p.stride or p.stride > floats.stride)

    def _of_all_records(self, target: MemoryObject, place: Offset, size: int) -> Offset:
        """The places of a field in all records that are copied one by one, unless floats are known to lie in one of them."""
        for step in self._steps.get(target, ()):
            field = Offset.of(place.base, gcd(place.stride, step))
            exact = (other for other in self._exact.get(target, ()) if not other[0].stride or other[0].stride >= field.stride)
            if field.stride == step and not any(other.overlaps(length, field, size) for other, length in exact):
                return field
        return place

    @cached_property
    def _steps(self) -> dict[MemoryObject, set[int]]:
        """From one record to the next, where records are copied."""
        found: dict[MemoryObject, set[int]] = {}
        for to, source, _ in self._copied:
            for target, offset in (*to.items(), *source.items()):
                if offset.stride > WIDEST:
                    found.setdefault(target, set()).add(offset.stride)
        return found

    @cached_property
    def _exact(self) -> dict[MemoryObject, set[tuple[Offset, int]]]:
        found: dict[MemoryObject, set[tuple[Offset, int]]] = {}
        for places, size, *_ in self._floats:
            for target, offset in places.items():
                found.setdefault(target, set()).add((offset, size))
        return found


def _is_number(load: Load, uses: list[Instruction]) -> bool:
    """Whether what is loaded is used as a number; of one byte, whether anything is asked of it."""
    of_byte = isinstance(load.type, IntType) and load.type.bits <= 8
    return used_as_number(uses) or (of_byte and any(isinstance(use, Compare) or use.type == I1 for use in uses))


def _moved(instruction: Instruction) -> list[Value]:
    """The operands whose bits, or some of them, are in what an instruction gives."""
    if isinstance(instruction, Cast):
        return instruction.operands if instruction.opcode in ("bitcast", "trunc", "zext", "sext") else []
    if isinstance(instruction, Select):
        return instruction.operands[1:]
    sign = same_but_for_sign(instruction)
    if sign is not None or instruction.opcode in PARTS:
        return [sign or instruction.operands[0]]
    return instruction.operands if isinstance(instruction, Phi | Freeze) or instruction.opcode in BITS else []


def _is_integer(value: Value) -> bool:
    return isinstance(value, Instruction | Argument) and not isinstance(scalar_type(value.type), FloatType | PointerType)


def _overlap(regions: Regions, place: Pointees, size: int) -> bool:
    return any(region.reaches(offset, size) for target, offset in place.items() for region in regions.get(target, ()))


def _copied(regions: Regions, source: Pointees, to: Pointees, size: int) -> list[tuple[Region, MemoryObject]]:
    moved = [(region, start) for target, start in source.items() for region in regions.get(target, ())]
    return [(new, target) for target, end in to.items() for region, start in moved for new in region.shifted(start, end, size)]


def _add(regions: Regions, target: MemoryObject, region: Region) -> bool:
    own = regions.setdefault(target, set())
    if region in own or any(_holds(other, region) for other in own):
        return False
    if len(own) >= MOST:
        region = Region(ANYWHERE, 1)
        own.clear()
    own.add(region)
    return True


def _holds(other: Region, region: Region) -> bool:
    """Whether a region lies in another one. What may lie anywhere holds all: else the regions would never settle."""
    if not other.spared <= region.spared:
        return False
    return other.place.stride == 1 or _inside(region.place, region.size, other.place, other.size)
