"""The tape in IR: slots for cached values, written by the forward sweep, read by the reverse sweep.

    register    one stack slot, or a field of the tape structure in split mode
    group       an array per cached value, indexed by the iterations of a loop nest (see analysis.tape_layout); a stack has one
                of rows, with the values of an iteration side by side
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import reduce
from math import prod

from ...analysis.control.loops import Loop
from ...analysis.planning.recompute import Need
from ...analysis.planning.tape_layout import Group, GroupKind, Slot, TapeLayout
from ...ir.builder import Builder
from ...ir.data_layout import DataLayout
from ...ir.functions import Block, Function
from ...ir.types import I32, I64, PTR, VOID, ArrayType, StructType, Type
from ...ir.values import ConstantInt, Value
from ..for_annotations import ForwardSweep, ReplayedIteration, ReverseSweep
from ..planning.storage import Contents, TapeStorage

MALLOC_ALIGNMENT = 16
DROPS = {Contents.SHADOW: "ne.tape.drop", Contents.SHARED_SHADOW: "ne.shadow.drop"}
STACK = ArrayType(3, PTR)  # the record of a stack: see rules/runtime_ir/tape_stack.ll
MOST_ELEMENTS = 1 << 50  # more than any memory holds, few enough for sums of sizes


class Tape:
    """Variables of the tape in one function. ``sweep`` gives builder, stack slots, helpers and values.

    A large class, because what one sweep writes and the other reads has to lie at one address: both are side by side.
    """

    def __init__(self, layout: TapeLayout, storage: TapeStorage, sweep: ForwardSweep, data_layout: DataLayout) -> None:
        self.layout = layout
        self.sweep: ForwardSweep | ReverseSweep | ReplayedIteration = sweep
        self.family = sweep.family
        self._frame = sweep  # the frame knows arguments and the function's own memory in both halves
        self.storage = storage
        self.data_layout = data_layout
        self.registers: dict[Slot, Value] = {}
        self.buffers: dict[Slot, Value] = {}
        self.tops: dict[Group, Value] = {}
        self.capacities: dict[Group, Value] = {}
        self.bases: dict[Group, Value] = {}
        for slot in layout.registers:
            self.registers[slot] = sweep.zeroed_slot(slot.type, _name(slot))
        for group in layout.groups.values():
            for slot in group.slots:
                if slot in storage.rows and storage.rows[slot].slots[0] in self.buffers:
                    self.buffers[slot] = self.buffers[storage.rows[slot].slots[0]]
                elif group.kind == GroupKind.CONSTANT:
                    total = _length(group)
                    self.buffers[slot] = sweep.alloca(ArrayType(max(1, total), slot.type), _name(slot))
                    self._clear_stack(slot, total)
                else:
                    self.buffers[slot] = sweep.zeroed_slot(PTR, _name(slot))
            grows = group.kind in (GroupKind.GROWN, GroupKind.COUNTED)
            if grows:
                self.tops[group] = sweep.zeroed_slot(I64, "top")
            if grows or any(map(self._is_owned, group.slots)):
                self.capacities[group] = sweep.zeroed_slot(I64, "capacity")
            if grows:
                self.bases[group] = sweep.zeroed_slot(I64, "base")
        self.stack = self._own_stack() if storage.owns_stack else None
        """The record of the stack on which tapes of calls lie: this function's own, or the one that it is given."""
        self._mark: Value | None = None
        self._released = self._by_what_releases()
        self._tables = self._make_tables()

    def _own_stack(self) -> Value:
        record = self._frame.alloca(STACK, "stack")
        self._frame.in_prologue(lambda b: b.memset_zero(record, b.i64(self.data_layout.size_of(STACK))))
        return record

    def lie_on(self, stack: Value) -> None:
        """In the forward sweep: the tape lies on a stack from the next free place on."""
        self.stack = stack
        self._mark = self._frame.in_prologue(lambda b: b.load(I64, stack, "mark"))

    def given_stack(self, wanted: bool) -> list[Value]:
        """The stack as the last argument of a call whose tape lies there, if it does."""
        return [self.stack] if wanted and self.stack is not None else []

    def _by_what_releases(self) -> dict[str, list[Value]]:
        """The variables of all buffers that are released one by one, by the function that does it."""
        found: dict[str, list[Value]] = {}
        if self.storage.on_stack:
            return found
        for slot, buffer in self._grouped_buffers():
            if not _in_frame(slot):
                found.setdefault(self.storage.released_by(slot), []).append(buffer)
        return found

    def _grouped_buffers(self) -> Iterator[tuple[Slot, Value]]:
        """Each buffer once, with the first slot that lies in it."""
        for slot, buffer in self.buffers.items():
            if slot not in self.storage.rows or self.storage.rows[slot].slots[0] is slot:
                yield slot, buffer

    def _make_tables(self) -> dict[Value, tuple[Value, Value]]:
        """(table, place in it) of the variables of buffers and capacities."""
        if not self.storage.tabled:
            return {}
        listed: list[tuple[Type, list[Value]]] = [(PTR, buffers) for buffers in self._released.values()]
        if self.capacities:
            listed.append((I64, list(self.capacities.values())))
        found = {}
        for kind, variables in listed:
            table = self._frame.alloca(ArrayType(len(variables), kind), "table")
            size = len(variables) * self.data_layout.size_of(kind)
            self._frame.in_prologue(lambda b, table=table, size=size: b.memset_zero(table, b.i64(size)))
            found |= {variable: (table, self.sweep.b.i64(place)) for place, variable in enumerate(variables)}
        return found

    def _set(self, variable: Value, value: Value) -> None:
        """Buffers and capacities have a place in a table beside their variable, if there are many."""
        b = self.sweep.b
        b.store(value, variable)
        if variable in self._tables:
            table, place = self._tables[variable]
            b.store(value, b.gep(value.type, table, [place]))

    def _on_the_way_out(self, b: Builder, type_: Type, variable: Value) -> Value:
        if variable not in self._tables:
            return b.load(type_, variable)
        table, place = self._tables[variable]
        return b.load(type_, b.gep(type_, table, [place]))

    def _is_owned(self, slot: Slot) -> bool:
        return self.storage.slots[slot].is_owned

    def _give_up(self, slot: Slot) -> Function:
        """The function that gives up what lies in one place of such a slot."""
        contents, family = self.storage.slots[slot].contents, self.family
        if contents in (Contents.TAPE, Contents.CHUNK_TAPES):
            call = self.sweep.context.call_of_tape(slot.decision.need.value)
            assert call is not None
            return family.abandon_of(call.called) if contents is Contents.TAPE else family.abandon_of_chunks(call.called)
        if contents in DROPS:
            return family.helper(DROPS[contents])
        return self.sweep.b.declare("NRT_decref" if contents is Contents.REFERENCE else "free", VOID, (PTR,))

    def _clear_stack(self, slot: Slot, count: int) -> None:
        if self._is_owned(slot):
            size = count * self.data_layout.size_of(slot.type)
            self._frame.in_prologue(lambda b: b.memset_zero(self.buffers[slot], b.i64(size)))

    # ---- forward sweep

    def before_loop(self, loop: Loop) -> None:
        """At the preheader: make room for everything that the loop will cache."""
        for group in self.layout.groups.values():
            if group.begins_at is loop and group.kind in (GroupKind.SIZED, GroupKind.GROWN):
                count = self._total(group, self.sweep.primal)
                if group.kind == GroupKind.SIZED:
                    self._allocate(group, count)
                else:
                    self._reserve(group, count)

    def begin_iteration(self, loop: Loop) -> None:
        """In the header: make room for one more iteration of a loop that is counted."""
        for group in self.layout.groups.values():
            if group.loop is loop and group.kind == GroupKind.COUNTED:
                self._reserve(group, self.sweep.b.i64(1))

    def write(self, need: Need, value: Value) -> None:
        slot = self.layout.slot_of.get(need)
        if slot is not None:
            kept = self._only_at_first(slot)
            value = self._stored(slot, self._moved("sub", slot, value))
            self.sweep.b.store(value, self._address(slot), self._alignment(slot.type))
            if kept is not None:
                self.sweep.b.br(kept)
                self.sweep.b.at(kept)

    def _only_at_first(self, slot: Slot) -> Block | None:
        """Go on to where the value is stored only while certain loops are in their first iterations; where to go on then."""
        if not slot.first_in or not self.storage.tests_first:
            return None
        b, counters = self.sweep.b, [self.sweep.counter(loop) for loop in slot.first_in]
        any_later = reduce(lambda one, other: b.binary("or", one, other), counters)
        keep, kept = b.new_block("keep"), b.new_block("kept")
        b.cond_br(b.icmp("eq", any_later, b.i64(0)), keep, kept)
        b.at(keep)
        return kept

    def _total(self, group: Group, lookup: Callable[[Value], Value]) -> Value:
        first, *others = group.counts
        total = lookup(first)
        for count in others:
            total = self._product(total, lookup(count), "tape.count")
        return total

    def _product(self, count: Value, factor: Value, name: str = "") -> Value:
        """A number of elements or bytes; where memory is checked, too many are still too many."""
        b = self.sweep.b
        if self.sweep.checks_memory:
            return b.call(self.family.helper("ne.tape.bytes"), [count, factor], name)
        return b.binary("mul", count, factor, name)

    def _allocate(self, group: Group, count: Value) -> None:
        b = self.sweep.b
        for slot in group.slots:
            size = self._product(count, b.i64(self.data_layout.size_of(slot.type)))
            if self.storage.on_stack:
                buffer = self.push(size, _name(slot))
            else:
                buffer = b.call_named(self.storage.acquire, PTR, [size], _name(slot))
            self._frame.require_memory(buffer, size)
            self._set(self.buffers[slot], buffer)
            if self._is_owned(slot):
                b.memset_zero(buffer, size)
                self._set(self.capacities[group], count)

    def push(self, size: Value, name: str = "") -> Value:
        """Memory of the stack on which the tape lies."""
        assert self.stack is not None
        return self.sweep.b.call_named("ne.stack.push", PTR, [self.stack, size], name)

    def _reserve(self, group: Group, count: Value) -> None:
        b = self.sweep.b
        if not isinstance(count, ConstantInt):
            self._frame.require(lambda: b.icmp("ult", count, b.i64(MOST_ELEMENTS)))
        top = b.load(I64, self.tops[group])
        need = b.binary("add", top, count)
        old = b.load(I64, self.capacities[group])
        new = b.call(self.family.helper("ne.tape.capacity"), [old, need])
        for slot, variable in self._grouped_buffers():
            if slot.group is not group:
                continue
            buffer = b.load(PTR, variable)
            size = b.i64(self.data_layout.size_of(self._element(slot)))
            if self.storage.on_stack and self.stack is not None:
                moved = b.call_named("ne.stack.resize", PTR, [buffer, self.stack, old, new, size])
            else:
                moved = b.call(self.family.helper("ne.tape.resize"), [buffer, old, new, size])
            self._frame.require_memory(moved, new)  # nothing is reserved for a loop in which an inner one never runs
            self._set(variable, moved)
            if self._is_owned(slot):
                b.call(self.family.helper("ne.tape.clear"), [moved, old, new])
        self._set(self.capacities[group], new)
        b.store(top, self.bases[group])
        b.store(need, self.tops[group])

    # ---- reverse sweep

    def enter_loop(self, loop: Loop) -> None:
        """The reverse sweep enters a loop from behind."""
        for group in self.layout.groups.values():
            if group.anchor is loop and group.kind == GroupKind.GROWN:
                self._step_back(group, self._total(group, self.sweep.primal))
        self.previous_iteration(loop)

    def previous_iteration(self, loop: Loop) -> None:
        for group in self.layout.groups.values():
            if group.loop is loop and group.kind == GroupKind.COUNTED:
                self._step_back(group, self.sweep.b.i64(1))

    def _step_back(self, group: Group, count: Value) -> None:
        b = self.sweep.b
        top = b.binary("sub", b.load(I64, self.tops[group]), count)
        b.store(top, self.tops[group])
        b.store(top, self.bases[group])

    def read(self, need: Need) -> Value:
        slot = self.layout.slot_of[need]
        b = self.sweep.b
        name = need.value.name
        loaded = b.load(slot.type, self._address(slot), f"{name}.c" if name else "c", self._alignment(slot.type))
        type_ = need.value.type
        return self._moved("add", slot, loaded if type_ == slot.type else b.cast("trunc", loaded, type_))

    # ---- both

    def _alignment(self, type_: Type) -> int:
        """What malloc promises, where the type would like more."""
        return min(MALLOC_ALIGNMENT, self.data_layout.align_of(type_))

    def _address(self, slot: Slot) -> Value:
        if slot.group is None:
            return self.registers[slot]
        b = self.sweep.b
        group = slot.group
        index = self._index(group) or b.i64(0)
        buffer = self.buffers[slot] if group.kind == GroupKind.CONSTANT else b.load(PTR, self.buffers[slot])
        row = self.storage.rows.get(slot)
        if row is None:
            return b.gep(slot.type, buffer, [index])
        return b.gep(row.structure, buffer, [index, ConstantInt(I32, row.slots.index(slot))])

    def _element(self, slot: Slot) -> Type:
        """What the buffer of a slot has for each iteration."""
        row = self.storage.rows.get(slot)
        return slot.type if row is None else row.structure

    def _index(self, group: Group) -> Value | None:
        """Where the values of this iteration lie."""
        b = self.sweep.b
        index: Value | None = None
        for position, loop in enumerate(group.chain):
            counter = self.sweep.counter(loop)
            if index is None:
                index = counter
            else:
                index = b.binary("add", b.binary("mul", index, self.sweep.primal(group.counts[position])), counter)
        if group in self.bases:
            base = b.load(I64, self.bases[group])
            index = base if index is None else b.binary("add", base, index)
        return index

    def _moved(self, opcode: str, slot: Slot, address: Value) -> Value:
        """An address that may be another one in the reverse sweep's launch, as its distance from what is known there, or back."""
        base = self.storage.slots[slot].base
        if base is None:
            return address
        b = self.sweep.b
        known = self._frame.shadow(base) if slot.decision.need.shadow else self._frame.primal(base)
        here = b.cast("ptrtoint", address, I64)
        if opcode == "add":
            return b.byte_offset(known, here)
        return b.cast("inttoptr", b.binary("sub", here, b.cast("ptrtoint", known, I64)), PTR)

    def _stored(self, slot: Slot, value: Value) -> Value:
        return value if value.type == slot.type else self.sweep.b.cast("zext", value, slot.type)

    # ---- the tape as one structure (split mode)

    def _variables(self) -> list[tuple[Type, Value]]:
        fields: list[tuple[Type, Value]] = [(slot.type, self.registers[slot]) for slot in self.layout.registers]
        fields += [(PTR, buffer) for slot, buffer in self._grouped_buffers() if not _in_frame(slot)]
        fields += [(I64, top) for top in self.tops.values()]
        fields += [(I64, self.capacities[g]) for g in self.layout.groups.values() if any(map(self._is_owned, g.slots))]
        if self.storage.owns_stack and self.stack is not None:
            fields.append((STACK, self.stack))
        return fields

    def structure(self) -> StructType:
        fields = [type_ for type_, _ in self._variables()]
        return StructType(tuple([*fields, I64] if self.storage.on_stack else fields))

    def pack(self) -> Value:
        """A new structure in memory that holds the tape."""
        b = self.sweep.b
        structure = self.structure()
        size = b.i64(max(1, self.data_layout.size_of(structure)))
        if self.storage.on_stack:
            memory = self.push(size, "tape")
        else:
            memory = b.call_named("malloc", PTR, [size], "tape")
        self._frame.require_memory(memory)
        for i, (type_, variable) in enumerate(self._variables()):
            b.store(b.load(type_, variable), self._field(structure, memory, i), self._alignment(type_))
        if self._mark is not None:
            b.store(self._mark, self._field(structure, memory, -1))
        return memory

    def unpack(self, memory: Value, stack: Value | None = None) -> None:
        """Take the tape out of its structure, and free that; ``stack``: on which it lies, in the reverse sweep."""
        b = self.sweep.b
        structure = self.structure()
        for i, (type_, variable) in enumerate(self._variables()):
            self._set(variable, b.load(type_, self._field(structure, memory, i), align=self._alignment(type_)))
        if stack is not None:
            mark, size = b.load(I64, self._field(structure, memory, -1)), b.i64(self.data_layout.size_of(structure))
            self.stack, self._mark = stack, b.call_named("ne.stack.take", I64, [stack, memory, size, mark], "mark")
        elif not self.storage.on_stack:
            b.call_named("free", VOID, [memory])

    def _field(self, structure: StructType, memory: Value, number: int) -> Value:
        number %= len(structure.fields)
        return self.sweep.b.byte_offset(memory, self.data_layout.field_offset(structure, number))

    def abandon(self, b: Builder) -> None:
        """When the primal has failed: give up everything that the reverse sweep would have given up, and the buffers."""
        for slot in self.layout.slot_of.values():
            if not self._is_owned(slot):
                continue
            group = slot.group
            if group is None:
                places, count = self.registers[slot], b.i64(1)
            elif group.kind == GroupKind.CONSTANT:
                places, count = self.buffers[slot], b.i64(max(1, _length(group)))
            else:
                places = self._on_the_way_out(b, PTR, self.buffers[slot])
                count = self._on_the_way_out(b, I64, self.capacities[group])
            b.call(self.family.helper("ne.tape.abandon"), [places, count, self._give_up(slot)])
        self.release(b)

    def release(self, b: Builder) -> None:
        """Free all buffers."""
        for name, buffers in self._released.items():
            if self._tables:
                self.family.helper("ne.tape.abandon")  # which the next one calls
                table, _ = self._tables[buffers[0]]
                b.call(self.family.helper("ne.tape.table"), [table, b.i64(len(buffers)), b.declare(name, VOID, (PTR,))])
                continue
            for buffer in buffers:
                b.call_named(name, VOID, [b.load(PTR, buffer)])
        if self.stack is not None:
            name, place = ("ne.stack.back", b.i64(0)) if self._mark is None else ("ne.stack.pop", self._mark)
            b.call_named(name, VOID, [self.stack, place])


def _in_frame(slot: Slot) -> bool:
    return slot.group is not None and slot.group.kind == GroupKind.CONSTANT


def _length(group: Group) -> int:
    """How many elements a slot in the frame has."""
    return prod(count.value for count in group.counts if isinstance(count, ConstantInt))


def _name(slot: Slot) -> str:
    name = slot.decision.need.value.name.strip('"')
    return f"{name}{'.d' if slot.decision.need.shadow else ''}.tape" if name else "tape"


