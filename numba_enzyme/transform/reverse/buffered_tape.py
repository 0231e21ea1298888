"""The tape of a kernel in one buffer that somebody else allocates, laid out by whoever launches it.

    %v.tape = call ptr @malloc(i64 %bytes)          %v.tape = call ptr @ne.tape.place(i32 0)
    store double %v, ptr %v.tape[%i]                store double %v, ptr %v.tape[32 * %i]

A place is an array of its own: element k of the 32 threads of a warp lie next to each other, so a thread finds its own at
multiples of 32. What a place has room for, the launch knows from :class:`CountingTape`: a forward sweep that only counts.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...analysis.planning.recompute import Need
from ...analysis.planning.tape_layout import Group, GroupKind, Slot, TapeLayout
from ...ir.builder import Builder, zero
from ...ir.data_layout import DataLayout
from ...ir.functions import Function
from ...ir.types import I32, I64, PTR, VOID, FunctionType
from ...ir.values import ConstantInt, Value
from ..for_annotations import ForwardSweep
from ..planning.storage import TapeStorage
from .tape import Tape

WARP = 32
PLACE, ROOM, COUNT = "ne.tape.place", "ne.tape.room", "ne.tape.count"
APART = "nomerge nounwind"  # which place it is stays a constant: calls of two branches do not become one
PURE = f"{APART} willreturn memory(none)"


@dataclass(frozen=True, slots=True)
class TapeRegion:
    """An array on the tape. ``bytes``: of one element; ``group``: whose count is its length, -1 for one element."""

    bytes: int
    group: int


class BufferedTape(Tape):
    """The tape of the root; its places are numbered: what is kept once (split mode), tops, then the slots of each group."""

    def __init__(self, layout: TapeLayout, storage: TapeStorage, sweep: ForwardSweep, data_layout: DataLayout) -> None:
        super().__init__(layout, storage, sweep, data_layout)
        self.groups = [g for g in layout.groups.values() if g.kind != GroupKind.CONSTANT]
        self.places: list[TapeRegion] = []
        self._number: dict[object, int] = {}
        if sweep.context.split:
            for slot in layout.registers:
                self._add(slot, TapeRegion(data_layout.size_of(slot.type), -1))
            for group in self.tops:
                self._add(group, TapeRegion(data_layout.size_of(I64), -1))
        for number, group in enumerate(self.groups):
            for slot in group.slots:
                self._add(slot, TapeRegion(data_layout.size_of(slot.type), number))

    def _add(self, key: object, place: TapeRegion) -> None:
        self._number[key] = len(self.places)
        self.places.append(place)

    def _place(self, key: object) -> Value:
        b = self.sweep.b
        return b.call(_declared(self.sweep.b, PLACE, FunctionType(PTR, (I32,)), PURE), [ConstantInt(I32, self._number[key])])

    def _require_room(self, group: Group, count: Value) -> None:
        function = _declared(self.sweep.b, ROOM, FunctionType(VOID, (I32, I64)), APART)
        self.sweep.b.call(function, [ConstantInt(I32, self._number[group.slots[0]]), count])

    def _allocate(self, group: Group, count: Value) -> None:
        self._require_room(group, count)

    def _reserve(self, group: Group, count: Value) -> None:
        b = self.sweep.b
        top = b.load(I64, self.tops[group])
        need = b.binary("add", top, count)
        self._require_room(group, need)
        b.store(top, self.bases[group])
        b.store(need, self.tops[group])

    def _address(self, slot: Slot) -> Value:
        if slot.group is None or slot.group.kind == GroupKind.CONSTANT:
            return super()._address(slot)
        b = self.sweep.b
        return b.gep(slot.type, self._place(slot), [b.binary("mul", self._index(slot.group) or b.i64(0), b.i64(WARP))])

    # ---- split mode: what is kept once lies in the buffer too

    def _kept(self):
        yield from ((slot, slot.type, self.registers[slot]) for slot in self.layout.registers)
        yield from ((group, I64, top) for group, top in self.tops.items())

    def pack(self) -> Value:
        b = self.sweep.b
        for key, type_, variable in self._kept():
            b.store(b.load(type_, variable), self._place(key), self._alignment(type_))
        return zero(PTR)

    def unpack(self, memory: Value, stack: Value | None = None) -> None:
        b = self.sweep.b
        for key, type_, variable in self._kept():
            b.store(b.load(type_, self._place(key), align=self._alignment(type_)), variable)

    def abandon(self, b: Builder) -> None:
        """Whoever has allocated the buffer frees it."""

    def release(self, b: Builder) -> None:
        """Whoever has allocated the buffer frees it."""


class CountingTape(BufferedTape):
    """Keeps nothing; says at the end how many elements each group would have had."""

    def __init__(self, layout: TapeLayout, storage: TapeStorage, sweep: ForwardSweep, data_layout: DataLayout) -> None:
        super().__init__(layout, storage, sweep, data_layout)
        self._counts = {g: self.tops.get(g) or sweep.zeroed_slot(I64, "count") for g in self.groups}

    def _allocate(self, group: Group, count: Value) -> None:
        self.sweep.b.store(count, self._counts[group])

    def _require_room(self, group: Group, count: Value) -> None:
        """There is room for every count."""

    def write(self, need: Need, value: Value) -> None:
        """Nothing is kept."""

    def tell(self) -> None:
        """Hand over the counts."""
        b = self.sweep.b
        function = _declared(self.sweep.b, COUNT, FunctionType(VOID, (I32, I64)), APART)
        for number, group in enumerate(self.groups):
            b.call(function, [ConstantInt(I32, number), b.load(I64, self._counts[group])])


def _declared(b: Builder, name: str, type_: FunctionType, suffix: str) -> Function:
    module = b.module
    if name not in module.functions:
        module.functions[name] = Function(name, type_, suffix=suffix)
    return module.functions[name]
