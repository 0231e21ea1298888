"""What every pointer may point to: inclusion constraints over all functions that the root calls.

    %s = alloca ptr; store ptr %x, ptr %s; %p = load ptr, ptr %s        %p -> argument x at offset 0

Flow-insensitive and context-insensitive (Andersen 1994), sensitive to offsets (see :mod:`.objects`): nearly everything is
inlined before this runs, so a call context rarely matters. Integers take part, since optimisers copy pointers through them.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping

from ...ir.attributes import attribute_texts
from ...ir.data_layout import DataLayout
from ...ir.functions import Argument, Function, Instruction, Module, Phi
from ...ir.instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
)
from ...ir.metadata import APART
from ...ir.parallel import ParallelFor
from ...ir.types import IntType, NamedStruct, PointerType, StructType, Type, element_of
from ...ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    ConstantSplat,
    GlobalAlias,
    GlobalVariable,
    Value,
)
from ...rules import MEMINFO_DATA_OFFSET, CallFacts, RuleBook
from ...rules.effects import Allocator, PointerUse
from .congruences import integer_residue
from .copied_pointers import TooManyPointers, cells_from, landings
from .objects import ANYWHERE, START, MemoryObject, ObjectKind, Offset, Pointees, anywhere, distance, join, mark_escapes, moved
from .pointer_types import holds_pointers
from .structure_fields import StructureFields

MAX_DEPTH = 4  # levels of pointers behind an argument that are kept apart (longer chains share the last level)
MAX_BELOW = 64  # objects per argument of which a pointer to a pointer is known (all others share the one they are loaded from)
MAX_CELLS = 512  # pointer cells kept apart in one object (an array that an instance holds takes up to seven)
FIELDS = re.compile(r'"ne-fields"="(\d+)"')  # on an allocation: bytes of fields before an array that takes the rest
DATA = frozenset([ObjectKind.ALLOCA, ObjectKind.HEAP, ObjectKind.GLOBAL, ObjectKind.CONSTANT])
NOTHING: Mapping[Value, Value] = {}
NO_MEMORY = range(4096)  # the first page, which no system maps: null, and marks such as that of a call without a tape


class PointsTo:
    """The solved constraints. ``of(value)`` are the pointees of a value, ``contents[object]`` the pointers in memory.

    A large class, with a method per constraint, because all of them are solved together."""

    def __init__(self, module: Module, root: Function, book: RuleBook, multiples: tuple[int, ...] = (), *,
                 most: float = 1e18) -> None:  # fmt: skip
        """``most``: pointees that are put into memory until it is given up (TooManyPointers)."""
        self.module, self.root, self.book, self._left = module, root, book, most
        self.layout = DataLayout.of(module)
        stated = {root.arguments[i]: multiple for i, multiple in enumerate(multiples) if multiple}
        self._multiples: dict[Value, Offset] = {a: Offset.of(0, multiple) for a, multiple in stated.items()}
        self.external = MemoryObject(ObjectKind.EXTERNAL, "outside", escapes=True)
        self.unknown = MemoryObject(ObjectKind.UNKNOWN, "somewhere", escapes=True)
        self.objects: list[MemoryObject] = [self.external, self.unknown]
        self.functions: list[Function] = []
        self.data_of: dict[MemoryObject, MemoryObject] = {}  # MemInfo of Numba's runtime -> the data it holds
        self._owners: dict[MemoryObject, MemoryObject] = {}  # and back
        self.contents: dict[MemoryObject, dict[Offset, Pointees]] = {
            self.external: {ANYWHERE: {self.external: ANYWHERE}},
            self.unknown: {ANYWHERE: {self.unknown: ANYWHERE}},
        }
        self._values: dict[Value | tuple[Value, int], Pointees] = {}  # of a pair: of one field
        self._fields = StructureFields(self._values, self.of, self._grow, self.loaded, self.layout, self.functions, book)
        self._site_objects: dict[Value, MemoryObject] = {}
        self._returned: dict[Function, Pointees] = {}
        self._loaded: dict[MemoryObject, dict[tuple[Offset, int], Pointees]] = {}  # found since the memory was last written
        self._below: Counter[int] = Counter()
        self._rules: list[tuple[Callable, Instruction]] = []
        self._changed = self._solved = False
        for argument in root.arguments:
            if holds_pointers(argument.type, module):
                noalias = not {"noalias", APART}.isdisjoint(argument.attributes.split())
                target = self._new_object(ObjectKind.ARGUMENT, argument.name or f"#{argument.index}", argument, noalias=noalias)
                target.parameter = argument.index
                target.escapes = True
                self._values[argument] = {target: START if isinstance(argument.type, PointerType) else ANYWHERE}
        self._add_function(root)
        self._solve()
        self._solved = True
        self._mark_escapes()

    # ---- questions

    def of(self, value: Value) -> Pointees:
        """What the value may point to (empty for null, undef and for what carries no pointer)."""
        if isinstance(value, Constant):
            return self._constant(value)
        found = self._values.get(value)
        if found is None:
            lost = self._solved and isinstance(value.type, PointerType) and not self._fields.is_null(value)
            return {self.unknown: ANYWHERE} if lost else {}
        return found

    def callees(self, call: Call) -> list[Function] | None:
        """The functions that a call may enter, or None when that is not known."""
        if isinstance(callee := call.callee, Function):
            return [callee]
        found: list[Function] = []
        for target in self.of(callee):
            if isinstance(target.site, Function):
                found.append(target.site)
            elif target.kind not in DATA:  # which nobody calls
                return None
        return found or None

    def loaded(self, target: MemoryObject, offset: Offset, size: int) -> Pointees:
        """Pointers that may lie in memory there."""
        known = self._loaded.setdefault(target, {})
        found = known.get((offset, size))
        if found is not None:
            return found
        found = known[offset, size] = {}
        for place, pointees in self.contents.get(target, {}).items():
            if place.overlaps(8, offset, size):
                join(found, pointees)
        return found

    # ---- objects

    def _new_object(self, kind: ObjectKind, name: str, site: Value | None, noalias: bool = False) -> MemoryObject:
        target = MemoryObject(kind, name, site, noalias=noalias)
        self.objects.append(target)
        self.contents[target] = {}
        if site is not None:
            self._site_objects[site] = target
        return target

    def _data_object(self, header: MemoryObject, call: Call) -> MemoryObject:
        """What an allocation of Numba's runtime is for; in two parts if the call says that it begins with fields."""
        data = self._new_object(ObjectKind.HEAP, f"{header.name}.data", None)
        found = FIELDS.search(" ".join(attribute_texts(call.suffix, self.module)))
        if found is not None:
            data.fields = int(found[1])
            data.items = self._new_object(ObjectKind.HEAP, f"{header.name}.items", None)
            data.items.head = data
        return data

    def owner_of(self, target: MemoryObject) -> MemoryObject:
        """What an allocation makes to have this memory: of the data of Numba's runtime its MemInfo, else the memory itself."""
        return self._owners.get(target, target)

    def site_object(self, site: Value) -> MemoryObject | None:
        """The object that an alloca, allocation call, global or root parameter makes."""
        return self._site_objects.get(site)

    def _object_at(self, kind: ObjectKind, site: Value) -> MemoryObject:
        found = self._site_objects.get(site)
        if found is None:
            found = self._new_object(kind, site.name or kind, site)
            if isinstance(site, GlobalVariable) and site.initializer is not None:
                self._initialize(found, site.value_type, site.initializer, 0)
            if isinstance(site, GlobalVariable) and site.initializer is None:
                self.contents[found][ANYWHERE] = {self.external: ANYWHERE}
        return found

    def _initialize(self, target: MemoryObject, type_: Type, constant: Constant, offset: int) -> None:
        if isinstance(constant, ConstantAggregate):
            if isinstance(type_, NamedStruct):
                type_ = self.module.structs[type_.name]
            for i, element in enumerate(constant.elements):
                if isinstance(type_, StructType):
                    at, inner = self.layout.field_offset(type_, i), type_.fields[i]
                else:
                    inner = element_of(type_)
                    at = i * self.layout.size_of(inner)
                self._initialize(target, inner, element, offset + at)
        else:
            if pointees := self._constant(constant):
                self._put(target, Offset(offset), pointees)

    def _constant(self, value: Constant) -> Pointees:
        if isinstance(value, Function):
            return {self._object_at(ObjectKind.FUNCTION, value): START}
        if isinstance(value, GlobalVariable):
            return {self._object_at(ObjectKind.CONSTANT if value.constant else ObjectKind.GLOBAL, value): START}
        if isinstance(value, GlobalAlias):
            return self._constant(value.target) if value.target is not None else {self.external: ANYWHERE}
        if isinstance(value, ConstantExpression):
            found: Pointees = {}
            for operand in value.operands:  # a number is the address of a large global array, say
                fixed = value.opcode == "inttoptr" and isinstance(operand, ConstantInt) and operand.value not in NO_MEMORY
                join(found, {self.external: ANYWHERE} if fixed else self._constant(operand))
            if value.opcode == "getelementptr":
                moved = self.layout.constant_offset(value.source_type, value.operands[1:]) if value.source_type else None
                shift = Offset(moved) if moved is not None else ANYWHERE
                found = {o: offset.plus(shift) for o, offset in found.items()}
            elif value.opcode not in ("ptrtoint", "inttoptr", "bitcast", "addrspacecast"):
                found = dict.fromkeys(found, ANYWHERE)
            return found
        if isinstance(value, ConstantAggregate):
            found = {}
            for element in value.elements:
                join(found, self._constant(element))
            return found
        if isinstance(value, ConstantSplat):
            return self._constant(value.element)
        return {}

    # ---- constraints

    def _add_function(self, function: Function) -> None:
        if function in self._returned or function.is_declaration:
            return
        self._returned[function] = {}
        self.functions.append(function)
        for instruction in function.instructions():
            rule = _RULES.get(type(instruction))
            if rule is not None:
                self._rules.append((rule, instruction))
                if isinstance(instruction, Call) and isinstance(instruction.callee, Function):
                    self._add_function(instruction.callee)

    def _solve(self) -> None:
        self._changed = True
        while self._changed:
            self._changed = False
            for rule, instruction in list(self._rules):
                rule(self, instruction)
                if self._left < 0:
                    raise TooManyPointers

    def _grow(self, value: Value | tuple[Value, int], pointees: Pointees) -> None:
        if pointees:
            self._changed |= join(self._values.setdefault(value, {}), pointees)

    def _put(self, target: MemoryObject, offset: Offset, pointees: Pointees) -> None:
        cells = self.contents[target]
        self._left -= len(pointees)
        if offset not in cells and len(cells) >= MAX_CELLS:
            offset = ANYWHERE
        is_new = offset not in cells
        if join(cells.setdefault(offset, {}), pointees) or is_new:
            self._changed = True
            self._loaded.pop(target, None)

    def _read(self, pointer: Value, size: int) -> Pointees:
        found: Pointees = {}
        for target, offset in self.of(pointer).items():
            if target.kind == ObjectKind.ARGUMENT:
                member = self._member(target, offset)
                join(found, {member: START if member is not target else ANYWHERE})
            join(found, self.loaded(target, offset, size))
        return found

    def _member(self, target: MemoryObject, offset: Offset) -> MemoryObject:
        """The object behind pointers that were in an argument's memory before the call."""
        found = target.members.get(offset)
        if found is None:
            if target.depth and (target.depth >= MAX_DEPTH or self._below[target.parameter] >= MAX_BELOW):
                return target
            found = self._new_object(ObjectKind.ARGUMENT, f"{target.name}[{offset}]", None)
            found.parameter, found.depth, found.parent, found.escapes = target.parameter, target.depth + 1, target, True
            found.site = target.site
            self._below[target.parameter] += target.depth > 0
            target.members[offset] = found
            self._changed = True
        return found

    def _write(self, pointer: Value, pointees: Pointees, byte: int = 0) -> None:
        for target, offset in moved(self.of(pointer), Offset(byte)).items():
            if not target.is_immutable:
                self._put(target, offset, pointees)

    def _load(self, instruction: Load) -> None:
        if holds_pointers(instruction.type, self.module):
            self._grow(instruction, self._read(instruction.pointer, self.layout.store_size(instruction.type)))

    def _store(self, instruction: Store) -> None:
        for byte, pointees in self._fields.scalars(instruction.value):
            if pointees:
                self._write(instruction.pointer, pointees, byte)

    def _getelementptr(self, instruction: GetElementPtr) -> None:
        base = self.of(instruction.operands[0])
        if base:
            self._grow(instruction, moved(base, self.gep_offset(instruction)))

    def gep_offset(self, instruction: GetElementPtr, known: Mapping[Value, Value] = NOTHING) -> Offset:
        """The residue class of the byte offset that a getelementptr adds; ``known``: what indices are."""
        total = START
        for times, size in self.layout.steps(instruction.source_type, [known.get(o, o) for o in instruction.operands[1:]]):
            total = total.plus(integer_residue(times, 0, self._known_residue).scaled(size))
        return total

    def _known_residue(self, value: Value) -> Offset | None:
        """What the caller says of a parameter; the class of the difference of two addresses in the same memory."""
        return self._difference(value) if isinstance(value, Binary) else self._multiples.get(value)

    def _difference(self, sub: Binary) -> Offset | None:
        a, b = (o.operands[0] if isinstance(o, Cast) and o.opcode in ("ptrtoint", "ptrtoaddr") else None for o in sub.operands)
        if a is None or b is None:
            return None
        ends, starts = self.of(a), self.of(b)
        if not ends or not starts:
            return START  # not known yet: what comes later is joined to it
        return distance(ends, starts)

    def _alloca(self, instruction: Alloca) -> None:
        self._grow(instruction, {self._object_at(ObjectKind.ALLOCA, instruction): START})

    def _copy(self, instruction: Instruction) -> None:
        if holds_pointers(instruction.type, self.module):
            for operand in instruction.operands:
                self._grow(instruction, self.of(operand))
            if not isinstance(instruction, InsertValue):
                self._fields.join(instruction, instruction.operands)

    def _select(self, instruction: Select) -> None:
        if holds_pointers(instruction.type, self.module):
            for operand in instruction.operands[1:]:
                self._grow(instruction, self.of(operand))
            self._fields.join(instruction, instruction.operands[1:])

    def _insert(self, instruction: InsertValue) -> None:
        self._copy(instruction)
        if holds_pointers(instruction.type, self.module):
            self._fields.insert(instruction)

    def _extract(self, instruction: ExtractValue) -> None:
        if holds_pointers(instruction.type, self.module):
            self._grow(instruction, self._fields.of(instruction.operands[0], instruction.indices[0]))

    def _arithmetic(self, instruction: Binary) -> None:
        if isinstance(instruction.type, IntType) and instruction.type.bits >= 64:
            for operand in instruction.operands:
                pointees = self.of(operand)
                if pointees:
                    self._grow(instruction, anywhere(pointees))

    def _cast(self, instruction: Cast) -> None:
        pointees = self.of(instruction.operands[0])
        if instruction.opcode == "inttoptr" and not pointees:
            operand = instruction.operands[0]
            if not isinstance(operand, ConstantInt):
                self._grow(instruction, {self.external: ANYWHERE})
        elif pointees and holds_pointers(instruction.type, self.module):
            self._grow(instruction, pointees)

    def _atomic(self, instruction: Instruction) -> None:
        place, *values = instruction.operands
        if holds_pointers(values[0].type, self.module):
            self._grow(instruction, self._read(place, self.layout.store_size(values[0].type)))
            held: Pointees = {}
            for value in values:
                join(held, self.of(value))
            if isinstance(instruction, AtomicRMW) and instruction.operation != "xchg":
                held = anywhere(held | self.of(instruction))
            if held:
                self._write(place, held)

    def _return(self, instruction: Return) -> None:
        if instruction.operands:
            pointees = self.of(instruction.operands[0])
            function = instruction.block.function
            if join(self._returned[function], pointees):
                self._changed = True
            self._fields.join(function, instruction.operands)

    def _call(self, call: Call) -> None:
        callees = self.callees(call)
        if callees is None:
            if isinstance(call.callee, Argument) or self.of(call.callee):
                self._unknown_call(call)
            return
        for callee in callees:
            facts = self.book.facts(callee.name)
            if callee.is_declaration or (facts is not None and facts.pointers):  # each call for itself
                self._external_call(call, callee)
                continue
            self._add_function(callee)
            for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                self._grow(parameter, self.of(argument))
            self._grow(call, self._returned[callee])
            self._fields.call(call, callee)

    def _external_call(self, call: Call, callee: Function) -> None:
        facts = self.book.facts(callee.name)
        if facts is None and self.book.scalar_rule(callee.name, call.type) is None:
            self._unknown_call(call)
        if facts is None:
            return
        if facts.copies:
            self._copy_memory(call)
        elif facts.allocates:
            self._allocate(call, facts)
        elif facts.pointers is PointerUse.FIND:
            for target in self.of(call.arguments[0]):
                self._grow(call, self.loaded(target, ANYWHERE, 8))
        elif facts.pointers is PointerUse.KEEP:
            self._write(call.arguments[0], self.of(call.arguments[1]))
        elif holds_pointers(call.type, self.module) and isinstance(call.type, PointerType):
            self._grow(call, {self.external: ANYWHERE})
            for argument in call.arguments:
                self._grow(call, anywhere(self.of(argument)))
        elif facts.hands_out:
            for index in facts.writes or ():
                self._write(call.arguments[index], {self.external: ANYWHERE})

    def _copy_memory(self, call: Call) -> None:
        destination, source, size = call.arguments[:3]
        sources, destinations = dict(self.of(source)), dict(self.of(destination))
        copied = {target: cells_from(offset, self.contents[target], target.members, self._behind(target))
                  for target, offset in sources.items()}  # fmt: skip
        for target, place, pointees in landings(sources, destinations, copied, isinstance(size, ConstantInt)):
            self._put(target, place, pointees)
        if call.type == PointerType():
            self._grow(call, destinations)

    def _behind(self, target: MemoryObject) -> Pointees:
        """What any pointer in an argument's memory led to before the call."""
        if target.kind != ObjectKind.ARGUMENT:
            return {}
        member = self._member(target, ANYWHERE)
        return {member: START if member is not target else ANYWHERE}

    def _allocate(self, call: Call, facts: CallFacts) -> None:
        new = self._object_at(ObjectKind.HEAP, call)
        if facts.allocates is Allocator.POSIX_MEMALIGN:
            self._write(call.arguments[0], {new: START})
            return
        self._grow(call, {new: START})
        if facts.allocates is Allocator.REALLOC:
            for target in list(self.of(call.arguments[0])):
                for place, pointees in list(self.contents[target].items()):
                    self._put(new, place, pointees)
            return
        size = call.arguments[facts.size_arguments[0]] if facts.size_arguments else None
        is_empty = isinstance(size, ConstantInt) and size.value == 0
        if facts.allocates is Allocator.NRT and not (is_empty and facts.destructor is not None):  # a list gets memory later
            if new not in self.data_of:
                self.data_of[new] = self._data_object(new, call)
                self._owners[self.data_of[new]] = new
            self._put(new, Offset(MEMINFO_DATA_OFFSET), {self.data_of[new]: START})

    def _unknown_call(self, call: Call) -> None:
        reached: Pointees = {self.external: ANYWHERE}
        for argument in call.arguments:
            join(reached, anywhere(self.of(argument)))
        for target in list(reached):
            target.escapes = True
            if not target.is_immutable:
                self._put(target, ANYWHERE, reached)
        if holds_pointers(call.type, self.module):
            self._grow(call, reached)

    def _mark_escapes(self) -> None:
        """A local object escapes when outside memory, a global or the caller can hold its address."""
        far = (ObjectKind.GLOBAL, ObjectKind.EXTERNAL, ObjectKind.ARGUMENT)
        held = [o for o in self.objects if o.escapes or o.kind in far]
        mark_escapes([*held, *self._returned.get(self.root, {})], self.contents)


_RULES: dict[type, Callable] = {
    Load: PointsTo._load,
    Store: PointsTo._store,
    GetElementPtr: PointsTo._getelementptr,
    Alloca: PointsTo._alloca,
    Phi: PointsTo._copy,
    Select: PointsTo._select,
    Freeze: PointsTo._copy,
    ExtractValue: PointsTo._extract,
    InsertValue: PointsTo._insert,
    ExtractElement: PointsTo._copy,
    InsertElement: PointsTo._copy,
    ShuffleVector: PointsTo._copy,
    Binary: PointsTo._arithmetic,
    Cast: PointsTo._cast,
    AtomicRMW: PointsTo._atomic,
    CompareExchange: PointsTo._atomic,
    Return: PointsTo._return,
    Call: PointsTo._call,
    ParallelFor: PointsTo._call,
}
