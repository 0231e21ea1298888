"""Which bytes of memory, and which integers, hold floating-point numbers.

    %v = load i64, ptr %p;  store i64 %v, ptr %q;  %x = load double, ptr %q       %p[0] f64, %q[0] f64, %v carries f64

Evidence comes from typed loads and stores, TBAA names, constant initialisers, ``"enzyme_type"`` and what the caller says of
parameters; it spreads through integer-typed copies, phis, selects, memcpy and memmove, in both directions, to a fixed point.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from math import gcd

from ...ir.functions import Argument, Function, Instruction, Module, Phi, users
from ...ir.instructions import (
    Alloca,
    Binary,
    Call,
    Cast,
    ExtractElement,
    Freeze,
    InsertElement,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
)
from ...ir.types import DOUBLE, FLOAT, FloatType, IntType, PointerType, StructType, Type, VectorType, scalar_type
from ...ir.values import ConstantAggregate, ConstantFloat, ConstantInt, ConstantString, GlobalVariable, Value
from ...rules import CallKind, FunctionRule
from ...rules.function_rules import FIRST
from ..values.sign_bits import same_but_for_sign
from .access_alignment import AccessAlignment
from .chosen_places import chosen_places
from .integer_evidence import is_computed_integer, is_count, may_be_count, used_as_number
from .kinds import FLOAT_BYTES, INTEGER, POINTER, WORDS, Kind, Lanes, declared_places, kind_bytes, settled
from .narrow_accesses import NarrowAccesses
from .objects import MemoryObject, ObjectKind, Offset, Pointees, spanned
from .place_evidence import is_inside_float, kinds_at
from .points_to import PointsTo
from .stated_types import declared_kinds, seed_stated
from .tbaa import TypeNames
from .tiles import Pattern, at_element, fills, is_vague, may_be, only_tile, repeated
from .told_records import ToldRecords, allocated_records

MOVING = (Phi, Select, Freeze, Call, Return, ExtractElement, InsertElement, ShuffleVector)


class ScalarLayout:
    """The solved layout of all functions of ``points_to``.

    A large class, because evidence spreads from any instruction to any other: the steps work on the same tables."""

    def __init__(
        self, module: Module, points_to: PointsTo, parameter_layouts: tuple[str, ...] = (), *, loose: bool = False,
        typed_variables: bool = False, block_memory: tuple[int, ...] = (),
    ) -> None:  # fmt: skip
        self.points_to = points_to
        self.narrow = NarrowAccesses(points_to, block_memory, self.floats_at, self.carried)
        self.layout = points_to.layout
        self.memory: dict[MemoryObject, dict[Offset, set[Kind]]] = {}
        self.values: dict[Value, Lanes] = {}
        self.names = TypeNames(module)
        self._changed = False
        self._copies: list[Instruction] = []
        self.told = ToldRecords()
        self.declared: dict[MemoryObject, Kind] = {}  # memory of one kind, on the caller's word
        for index, word in enumerate(parameter_layouts):
            if word in WORDS and isinstance(points_to.root.arguments[index].type, IntType):
                self._learn(points_to.root.arguments[index], {0: WORDS[word]})
            for target in points_to.of(points_to.root.arguments[index]) if word else ():
                for byte, stride, kind in declared_places(word):
                    self._note(target, Offset(byte, stride), kind)
                    if word not in WORDS:
                        self.told.note(target, Offset(byte, stride), kind)
                self.declared |= {target: WORDS[word]} if word in WORDS else {}
        for told in allocated_records(points_to):
            self._note(*told)
            self.told.note(*told)
        self.declared |= declared_kinds(points_to.root, points_to)
        self.places = AccessAlignment(points_to, {t: kind_bytes(kind) for t, kind in self.declared.items()})
        for target in list(points_to.objects):
            if isinstance(target.site, GlobalVariable) and target.site.initializer is not None:
                self._initializer(target, target.site.value_type, target.site.initializer, 0)
            elif typed_variables and isinstance(target.site, Alloca):
                self._variable(target, target.site)
        self.stated = {t: {o: set(kinds) for o, kinds in places.items()} for t, places in self.memory.items()}  # without accesses
        for function in points_to.functions:
            self._seed(function)
        seed_stated(points_to, self._note, self._learn)
        self.told.distrust(self.memory)
        self._spread()
        if loose:
            self._take_for_floats()

    # ---- questions

    def carried(self, value: Value) -> Lanes:
        """Lanes of an integer value, {} when nothing is known."""
        return self.values.get(value, {})

    def float_carried(self, value: Value) -> FloatType | None:
        """The floating type whose bits an integer value carries (in all its floating lanes), or None if they overlap."""
        end = 0
        for byte, kind in sorted(self.carried(value).items()):
            if isinstance(kind, FloatType):
                if byte < end:
                    return None
                end = byte + kind_bytes(kind)
        floats = {k for k in self.carried(value).values() if isinstance(k, FloatType)}
        return min(floats, key=lambda k: FLOAT_BYTES[k.kind]) if floats else None

    def is_unknown(self, value: Value) -> bool:
        """Whether an integer as wide as a float could be carrying one, for all we know."""
        type_ = scalar_type(value.type)
        return isinstance(type_, IntType) and type_.bits in (32, 64, 128) and not self.carried(value)

    def may_load_float(self, load: Load) -> bool:
        """Whether the loaded bytes can be (part of) a float: not where they are known to be integers or pointers."""
        if not isinstance(scalar_type(load.type), IntType):
            return True
        kinds = set(self.carried(load).values())
        is_narrow = self.narrow.wider_floats(load.pointer, load) is not None
        if self.is_named_integer(load) or self._is_told_integer(load) or is_narrow:
            return False
        size = self.layout.store_size(load.type)
        if self.is_integer_place(load.pointer, size, alone=True):
            return False  # what is known of this very place outweighs what may lie there for all that is known of others
        floats = self.floats_at(load.pointer, size) or any(isinstance(k, FloatType) for k in kinds)
        return bool(floats) or (not kinds and self.layout.bits_of(scalar_type(load.type)) >= 16)

    def is_integer_place(self, pointer: Value, size: int, *, alone: bool = False) -> bool:
        """Whether an integer is known to begin there (``alone``: no float after it), and no float that began before goes on."""
        lanes = self.at(pointer, size) or {}
        if lanes.get(0) != INTEGER or (alone and any(isinstance(kind, FloatType) for kind in lanes.values())):
            return False
        return not any(size < self._element(target) or is_inside_float(self._known(target, offset), offset)
                       for target, offset in self.places.of(pointer).items())  # fmt: skip

    def _element(self, target: MemoryObject) -> int:
        """The bytes of one float where memory is an array of them, on the caller's word or as Numba allocates one; else 0."""
        if target in self.declared:
            return kind_bytes(self.declared[target]) if isinstance(self.declared[target], FloatType) else 0
        is_array = self.points_to.owner_of(target) is not target and len(target.parts) == 1
        tile = only_tile(self.memory.get(target, {})) if is_array else None
        return tile.stride if tile is not None else 0

    def is_named_integer(self, access: Load | Store) -> bool:
        """Whether the front end says that an access is to an integer, and no float is known to lie in that very place."""
        if self.names.kind(access.metadata.get("tbaa")) != "integer":
            return False
        lanes = range(0, self.layout.store_size((access if isinstance(access, Load) else access.value).type), 4)
        for target, offset in self.places.of(access.pointer).items():
            if any(isinstance(k, FloatType) for b in lanes for k in self.memory.get(target, {}).get(offset.plus(Offset(b)), ())):
                return False
        return True

    def floats_at(self, pointer: Value, size: int) -> set[FloatType]:
        """The floats with which ``size`` bytes behind a pointer can share a byte."""
        found: set[FloatType] = set()
        for target, offset in self.places.of(pointer).items():
            for place, kinds in self._known(target, offset).items():
                found |= {k for k in kinds if isinstance(k, FloatType) and place.overlaps(kind_bytes(k), offset, size)}
        return found

    def contradicts(self, pointer: Value, type_: Type, *, possibly: bool) -> bool:
        """Whether bytes that are accessed as this floating type are floats of another kind, or pointers.

        For certain, or ``possibly``: where one of the places repeats and may or may not come to lie on the other.
        """
        element = scalar_type(type_)
        if isinstance(type_, VectorType) and type_.scalable:
            return False
        size = self.layout.store_size(type_)
        for target, offset in self.places.of(pointer).items():
            known = {} if self.told.may_be(target, offset, element) else self.memory.get(target, {})
            for place, kinds in known.items():
                stride = gcd(place.stride, offset.stride)
                if 0 < stride < 8 or (not possibly and place.stride != offset.stride):
                    continue
                for kind in kinds - {INTEGER, element}:
                    if place.overlaps(kind_bytes(kind), offset, size):
                        return True
        return False

    def at(self, pointer: Value, size: int) -> Lanes | None:
        """What lies in the ``size`` bytes behind a pointer; None when evidence contradicts itself."""
        merged: dict[int, set[Kind]] = {}
        for target, offset in self.places.of(pointer).items():
            for byte, kinds in self._look(target, offset, size).items():
                merged.setdefault(byte, set()).update(kinds)
        return settled(merged)

    def pattern(self, pointers: Iterable[Value]) -> Pattern | None:
        """What repeats in the memory behind the pointers: (stride, lanes); stride 0: fields at fixed places only.

        All pointers are taken to point to memory of one layout (the two sides of a copy). None: contradicting evidence.
        """
        return self._repeated([end for pointer in pointers for end in self._ends(pointer).items()])

    def patterns(self, pointer: Value, size: int) -> list[tuple[int, Pattern | None]]:
        """The parts of so many bytes (-1: unknown) behind a pointer, fields and what follows them: (where it begins, pattern)."""
        ends = self._ends(pointer)
        crossed = [target for target in ends if spanned({target: ends[target]}, size).keys() - {target}]
        starts = {target.fields - ends[target].base if target in crossed else 0 for target in ends}
        parts: list[tuple[int, Pattern | None]] = [(0, self._repeated(list(ends.items())) if len(starts) <= 1 else None)]
        if crossed and len(starts) == 1:
            items = [(target.items, Offset(target.fields)) for target in crossed if target.items is not None]
            parts.append((starts.pop(), self._repeated(items)))
        return parts

    def _repeated(self, ends: list[tuple[MemoryObject, Offset]]) -> Pattern | None:
        return repeated([
            (Offset.of(place.base - offset.base, gcd(place.stride, offset.stride)), kinds)
            for target, offset in ends
            for place, kinds in self._known(target, offset).items()
        ])  # fmt: skip

    def bytes_of_any_type(self, call: Call) -> list[tuple[int, int]] | None:
        """(byte, size) of what the `!tbaa.struct` of a copy leaves open; None if it has none, which names all but the padding."""
        return self.names.bytes_of_any_type(call.metadata["tbaa.struct"]) if "tbaa.struct" in call.metadata else None

    # ---- evidence

    def _note(self, target: MemoryObject, offset: Offset, kind: Kind) -> None:
        places = self.memory.setdefault(target, {})
        if kind in places.get(offset, ()):
            return
        if is_vague(offset, kind) and any(fills(p, kind) and may_be(offset, p) for p, found in places.items() if kind in found):
            return
        if fills(offset, kind):
            for place, found in places.items():
                if is_vague(place, kind) and may_be(place, offset):
                    found.discard(kind)
        places.setdefault(offset, set()).add(kind)
        self._changed = True

    def _note_at(self, pointer: Value, byte: int, kind: Kind) -> None:
        for pointees in chosen_places(pointer, self.points_to, self.places.of):
            for target, offset in pointees.items():
                if target.kind != ObjectKind.FUNCTION:
                    self._note(target, offset.plus(Offset(byte)), kind)

    def _learn(self, value: Value, lanes: Lanes) -> None:
        if not lanes or not isinstance(value, (Instruction, Argument)):
            return
        own = self.values.setdefault(value, {})
        for byte, kind in lanes.items():
            if own.get(byte) in (None, INTEGER) and own.get(byte) != kind:
                own[byte] = kind
                self._changed = True

    def _look(self, target: MemoryObject, offset: Offset, size: int) -> dict[int, set[Kind]]:
        return kinds_at(self._known(target, offset), offset, size, self.declared.get(target))

    def _is_told_integer(self, load: Load) -> bool:
        places, size = self.places.of(load.pointer), self.layout.store_size(load.type)
        return bool(places) and all(self.told.is_integer(target, offset, size) for target, offset in places.items())

    def _known(self, target: MemoryObject, access: Offset) -> Mapping[Offset, set[Kind]]:
        return self.told.fields(target, access) or self.memory.get(target, {})

    def _initializer(self, target: MemoryObject, type_: Type, constant: Value, offset: int) -> None:
        if isinstance(constant, ConstantFloat):
            self._note(target, Offset(offset), constant.type)
        elif isinstance(constant, ConstantString):
            self._note(target, Offset(offset), INTEGER)
        elif isinstance(constant, ConstantAggregate):
            flat = self.layout.flatten(type_)
            if len(flat) == len(constant.elements) and len(flat) > 64:
                element = scalar_type(flat[0][1])
                kind = element if isinstance(element, FloatType) else POINTER if isinstance(element, PointerType) else INTEGER
                self._note(target, Offset.of(offset, self.layout.size_of(element)), kind)
                return
            for byte, scalar in flat:
                if isinstance(scalar, FloatType):
                    self._note(target, Offset(offset + byte), scalar)
                elif isinstance(scalar, PointerType):
                    self._note(target, Offset(offset + byte), POINTER)

    def _variable(self, target: MemoryObject, alloca: Alloca) -> None:
        """What the fields of a structure on the stack are: among numbers, the whole ones are no floats whose bits are moved."""
        size = self.layout.size_of(alloca.allocated_type)
        alone = isinstance(alloca.operands[0], ConstantInt) and alloca.operands[0].value == 1
        for byte, scalar in self.layout.flatten(alloca.allocated_type) if isinstance(alloca.allocated_type, StructType) else ():
            if isinstance(scalar, IntType) and scalar.bits in (16, 32, 64):  # a record is bytes
                self._note(target, Offset(byte) if alone else Offset.of(byte, size), INTEGER)

    def _scalars(self, type_: Type) -> list[tuple[int, Type]]:
        if isinstance(type_, VectorType) and (type_.scalable or self.layout.bits_of(type_.element) % 8):
            return []
        return self.layout.flatten(type_)

    def _seed(self, function: Function) -> None:
        uses = users(function)
        for argument in function.arguments:
            if isinstance(argument.type, IntType) and used_as_number(uses.get(argument, ())):
                self._learn(argument, {0: INTEGER})
        for instruction in function.instructions():
            self._seed_instruction(instruction, uses)

    def _seed_instruction(self, instruction: Instruction, uses: dict[Value, list[Instruction]]) -> None:
        if isinstance(instruction, (Load, Store)):
            self._seed_access(instruction)
        elif isinstance(instruction, Call):
            self._seed_call(instruction)
        elif isinstance(instruction, Cast):
            self._seed_cast(instruction)
        elif isinstance(instruction, MOVING) or instruction.opcode in ("lshr", "shl", "or") or same_but_for_sign(instruction):
            self._copies.append(instruction)
        is_integer = isinstance(instruction.type, IntType) and instruction.opcode != "bitcast"
        if is_integer and used_as_number(uses.get(instruction, ())):
            self._learn(instruction, {0: INTEGER})

    def _seed_access(self, access: Load | Store) -> None:
        type_ = access.type if isinstance(access, Load) else access.value.type
        named = self.names.kind(access.metadata.get("tbaa"))
        for byte, scalar in self._scalars(type_):
            if isinstance(scalar, FloatType):
                self._note_at(access.pointer, byte, scalar)
            elif isinstance(scalar, PointerType):
                self._note_at(access.pointer, byte, POINTER)
            elif named is not None and byte == 0 and not (isinstance(scalar, IntType) and scalar.bits < 16):
                self._note_at(access.pointer, 0, WORDS[named])
        if isinstance(access, Store) and (is_computed_integer(access.value) or is_count(access.value)):
            self._note_at(access.pointer, 0, INTEGER)
        self._copies.append(access)

    def _seed_call(self, call: Call) -> None:
        rule = self._rule(call)
        if rule is not None:
            for argument, parameter in zip(call.arguments[FIRST:], rule.parameters, strict=True):
                if parameter.role in ("read", "write", "fill") and parameter.word:
                    self._note_everywhere(argument, WORDS[parameter.word])
            return
        if "tbaa.struct" in call.metadata:
            for byte, word in self.names.fields(call.metadata["tbaa.struct"]):
                for pointer in call.arguments[:2]:
                    self._note_at(pointer, byte, WORDS[word])
        self._copies.append(call)

    def _seed_cast(self, cast: Cast) -> None:
        if cast.opcode == "bitcast":
            self._seed_bitcast(cast)
        elif cast.opcode in ("trunc", "zext"):
            self._copies.append(cast)
        elif cast.opcode == "ptrtoint":
            self._learn(cast, {0: POINTER})

    def _rule(self, call: Call) -> FunctionRule | None:
        """The rule that a call links, if it is such a call."""
        facts = self.points_to.book.facts(call.callee_name or "")
        return self.points_to.book.function_rule(call.callee.name) if facts and facts.kind == CallKind.RULE_LINK else None

    def _note_everywhere(self, pointer: Value, kind: Kind) -> None:
        """Memory behind a pointer holds nothing else."""
        for target, offset in self.places.of(pointer, kind_bytes(kind)).items():
            if target.kind != ObjectKind.FUNCTION:
                self._note(target, offset.plus(Offset(0, kind_bytes(kind))), kind)

    def _ends(self, pointer: Value) -> Pointees:
        """Where a copy begins: in an array of floats, at one of them."""
        found: Pointees = {}
        for target, offset in self.places.of(pointer).items():
            tile = only_tile(self.memory.get(target, {})) if offset.stride else None
            found[target] = at_element(offset, tile) if tile is not None else offset
        return found

    def _seed_bitcast(self, cast: Cast) -> None:
        source = cast.operands[0]
        for float_side, integer_side in ((source, cast), (cast, source)):
            element = scalar_type(float_side.type)
            if isinstance(element, FloatType) and isinstance(scalar_type(integer_side.type), IntType):
                size = self.layout.store_size(integer_side.type)
                step = FLOAT_BYTES[element.kind]
                self._learn(integer_side, dict.fromkeys(range(0, size, step), element))
        if isinstance(scalar_type(cast.type), IntType) and isinstance(scalar_type(source.type), IntType):
            self._copies.append(cast)

    def _take_for_floats(self) -> None:
        """On the caller's word (``loose_types``): integers of unknown contents that are loaded are floats of their size."""
        for load in self._copies:
            if isinstance(load, Load) and isinstance(load.type, IntType) and self.is_unknown(load):
                kind = FLOAT if load.type.bits == 32 else DOUBLE
                self._learn(load, dict.fromkeys(range(0, self.layout.store_size(load.type), kind_bytes(kind)), kind))
        self._spread()

    def take_for_integers(self, loads: Iterable[Load]) -> None:
        """What else is known of the program tells that these are no floats (`integer_sources`)."""
        for load in loads:
            self._learn(load, {0: INTEGER})
        self._spread()

    # ---- spreading

    def _spread(self) -> None:
        self._changed = True
        rounds = 0
        while self._changed and rounds < 50:
            self._changed = False
            rounds += 1
            for instruction in self._copies:
                self._spread_one(instruction)

    def _spread_one(self, instruction: Instruction) -> None:
        if isinstance(instruction, Load):
            self._exchange(instruction.pointer, instruction)
        elif isinstance(instruction, Store):
            self._exchange(instruction.pointer, instruction.value)
        elif isinstance(instruction, (Phi, Freeze, Cast, Select)):
            chosen = instruction.operands[1:] if isinstance(instruction, Select) else instruction.operands
            for operand in chosen:
                self._unify(instruction, operand, 0)
            others = [] if isinstance(instruction, Cast) else [o for o in chosen if not may_be_count(o)]
            if others and all(self.carried(o).get(0) == INTEGER or is_computed_integer(o) for o in others):
                self._learn(instruction, {0: INTEGER})
        elif isinstance(instruction, Binary):
            self._spread_binary(instruction)
        elif isinstance(instruction, (ExtractElement, InsertElement, ShuffleVector)):
            self._spread_uniformly(instruction)
        elif isinstance(instruction, Call):
            self._spread_call(instruction)

    def _spread_binary(self, instruction: Binary) -> None:
        """Bytes that are joined, shifted by whole bytes, or changed in their sign."""
        first, second = instruction.operands
        if instruction.opcode == "or":
            self._unify(instruction, first, 0)
            self._unify(instruction, second, 0)
        elif (number := same_but_for_sign(instruction)) is not None:
            self._unify(instruction, number, 0)
        elif isinstance(second, ConstantInt) and second.value % 8 == 0:
            shift = second.value // 8
            self._unify(instruction, first, shift if instruction.opcode == "lshr" else -shift)

    def _spread_uniformly(self, instruction: Instruction) -> None:
        """Lanes of integer vectors are taken to be of one kind."""
        vectors = [o for o in [instruction, *instruction.operands[:2]] if isinstance(scalar_type(o.type), IntType)]
        if isinstance(instruction, ExtractElement):
            vectors = vectors[:2]
        kinds = {k for v in vectors for k in self.carried(v).values() if isinstance(k, FloatType)}
        if len(kinds) == 1:
            kind = kinds.pop()
            for v in vectors:
                self._learn(v, dict.fromkeys(range(0, self.layout.store_size(v.type), kind_bytes(kind)), kind))

    def _exchange(self, pointer: Value, value: Value) -> None:
        """Memory behind ``pointer`` and an integer value hold the same bytes."""
        if not isinstance(scalar_type(value.type), IntType) or not isinstance(value, (Instruction, Argument)):
            return
        size = self.layout.store_size(value.type)
        if size < 2:
            return
        found = self.at(pointer, size)
        if found:
            whole = self.narrow.is_of_block(pointer)  # there, no piece of a float is moved
            self._learn(value, {b: k for b, k in found.items() if b < size and not (whole and b + kind_bytes(k, 1) > size)})
        for byte, kind in self.carried(value).items():
            if isinstance(kind, FloatType) or kind == POINTER or not found or byte not in found:
                self._note_at(pointer, byte, kind)

    def _unify(self, a: Value, b: Value, shift: int) -> None:
        """Byte i of ``a`` is byte i + shift of ``b`` where both exist."""
        if not isinstance(scalar_type(a.type), IntType) or not isinstance(scalar_type(b.type), IntType):
            return
        size_a, size_b = self.layout.store_size(a.type), self.layout.store_size(b.type)
        carried_a, carried_b = self.carried(a), self.carried(b)
        self._learn(a, {i - shift: k for i, k in carried_b.items() if 0 <= i - shift < size_a and k != INTEGER})
        self._learn(b, {i + shift: k for i, k in carried_a.items() if 0 <= i + shift < size_b and k != INTEGER})

    def _spread_call(self, call: Call) -> None:
        callees = self.points_to.callees(call) or []
        for callee in callees:
            facts = self.points_to.book.facts(callee.name) if callee.is_declaration else None
            if facts is not None and facts.copies:
                self._spread_copy(call.arguments[0], call.arguments[1], call.arguments[2])
            elif not callee.is_declaration:
                for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                    self._unify(parameter, argument, 0)
                for block in callee.blocks:
                    if isinstance(block.terminator, Return) and block.terminator.operands:
                        self._unify(call, block.terminator.operands[0], 0)

    def _spread_copy(self, destination: Value, source: Value, size: Value) -> None:
        limit = size.value if isinstance(size, ConstantInt) else 1 << 40
        ends = self._ends(destination)
        starts = self._ends(source)
        step = gcd(*(ends[t].base - offset.base for t, offset in starts.items() if t in ends))  # things move on, again and again
        for here, there in ((starts, ends), (ends, starts)):
            evidence: dict[Offset, set[Kind]] = {}
            for target, offset in here.items():
                for place, kinds in self._known(target, offset).items():
                    relative = Offset.of(place.base - offset.base, gcd(place.stride, offset.stride, step))
                    if relative.stride or 0 <= relative.base < limit:
                        evidence.setdefault(relative, set()).update(kinds)
            for target, offset in there.items():
                for relative, kinds in evidence.items():
                    for kind in kinds:
                        self._note(target, offset.plus(relative), kind)
