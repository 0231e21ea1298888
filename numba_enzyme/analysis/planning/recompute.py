"""What it takes to have a value again in the reverse sweep.

    %a = fmul double %x, %y         primals of %x and %y
    %v = load double, ptr %p        primal of %p, if nothing can have written there since, or all that has is undone
    %i = phi i64 [0], [%i + 1]      nothing: the reverse sweep counts down by itself
    %s = phi double [...], [...]    cannot be recomputed: it must be cached
"""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

from ...ir.data_layout import DataLayout
from ...ir.functions import Function, Instruction, Phi
from ...ir.instructions import (
    Alloca,
    Binary,
    Call,
    Cast,
    Compare,
    ExtractElement,
    ExtractValue,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Select,
    ShuffleVector,
    Unary,
)
from ...ir.types import I64, IntType, PointerType
from ...ir.values import ConstantInt, Value
from ...rules.effects import CallKind
from ..control.loops import Loop
from ..control.shape import Shape
from ..control.trip_count import carried_by, is_invariant
from ..memory.effects import Overwrites, is_plain

PURE = (
    Binary, Unary, Compare, Cast, Select, GetElementPtr,
    ExtractValue, InsertValue, ExtractElement, InsertElement, ShuffleVector,
)  # fmt: skip
EXPENSIVE = 10  # calls of this cost (see rules) are cached rather than repeated


class Need(NamedTuple):
    """A value that the reverse sweep asks for: the primal, or the shadow of a pointer."""

    value: Value
    shadow: bool = False

    @property
    def instruction(self) -> Instruction:
        """The value, where it is known to be an instruction's."""
        assert isinstance(self.value, Instruction)
        return self.value


class RecipeKind(str, Enum):
    """How a value is recomputed. CLONE: by the same instruction; PRIMAL: the shadow is the primal; COUNTER, TRIPS, RECURRENCE:
    from the counters of the reverse sweep; RESTORED: a load whose memory the reverse sweep puts back."""

    CLONE = "clone"
    FREE = "free"
    PRIMAL = "primal"
    COUNTER = "counter"
    TRIPS = "trips"
    RECURRENCE = "recurrence"
    RESTORED = "restored"

    __str__ = str.__str__


@dataclass(frozen=True, slots=True)
class Recipe:
    """``inputs`` None: it can't be recomputed, for the stated ``reason``. ``how`` names the way where it is not a clone."""

    inputs: tuple[Need, ...] | None
    reason: str = ""
    how: RecipeKind = RecipeKind.CLONE
    source: Instruction | None = None  # the instruction that stands in the way


FREE = Recipe((), how=RecipeKind.FREE)


class Recipes:
    """Recipes for the values of one function; ``split``: the reverse is another function.

    ``restored``: loads that find again what they found, because the reverse sweep undoes stores, at the places where that is so.
    """

    def __init__(
        self, shape: Shape, overwrites: Overwrites, *, split: bool, has_shadow: Callable[[Value], bool], postponed: Callable,
        made_anew: Callable[[Alloca], bool], restored: Collection[Load] = (),
    ) -> None:  # fmt: skip
        self.shape = shape
        self.overwrites = overwrites
        self.book = overwrites.effects.book
        self.points_to = overwrites.effects.points_to
        self.layout = self.points_to.layout
        self.split = split
        self.has_shadow = has_shadow
        self.postponed = postponed
        self.made_anew = made_anew
        self.restored = restored
        self._memo: dict[Need, Recipe] = {}
        self._counters = {s.counter: s for s in shape.shapes.values()}
        self._trips = {phi: s for s in shape.shapes.values() for phi in s.trips.values()}

    def recipe(self, need: Need) -> Recipe:
        found = self._memo.get(need)
        if found is None:
            found = self._memo[need] = self._shadow(need.value) if need.shadow else self._primal(need.value)
        return found

    # ---- primals

    def _primal(self, value: Value) -> Recipe:
        if not isinstance(value, Instruction):
            return FREE
        if isinstance(value, Alloca):
            if not self.split and value.block is self.shape.function.entry:
                return FREE
            return Recipe(None, "stack memory")
        if isinstance(value, PURE):
            return Recipe(tuple(Need(o) for o in value.operands))
        if isinstance(value, Load):
            return self._load(value, Need(value.pointer))
        if isinstance(value, Phi):
            return self._phi(value)
        if isinstance(value, Call):
            return self._call(value)
        return Recipe(None, f"{value.opcode} can't be repeated")

    def _load(self, load: Load, pointer: Need) -> Recipe:
        if not is_plain(load):
            return Recipe(None, "volatile or atomic load")
        if load in self.restored:
            return Recipe((pointer,), how=RecipeKind.RESTORED)
        clobber = self.overwrites.clobber(load, load.pointer, self.layout.store_size(load.type), self.postponed)
        if clobber is None:
            return Recipe((pointer,))
        if isinstance(clobber, str):
            return Recipe(None, clobber)
        return Recipe(None, "overwritten", source=clobber)

    def _phi(self, phi: Phi) -> Recipe:
        if phi in self._counters:
            return Recipe((), how=RecipeKind.COUNTER)
        shape = self._trips.get(phi)
        if shape is not None and shape.exact and shape.count is not None and len(set(phi.operands)) == 1:
            return Recipe((Need(shape.count),), how=RecipeKind.TRIPS)
        loop = self.shape.loops.by_header.get(phi.block)
        if loop is not None:
            found = recurrence(phi, loop, self.layout)
            if found is not None and loop in self.shape.shapes:
                start, step = found
                return Recipe((Need(start), Need(step)), how=RecipeKind.RECURRENCE)
            return Recipe(None, "carried by the loop")
        return Recipe(None, "depends on the way taken")

    def _call(self, call: Call) -> Recipe:
        declared = isinstance(call.callee, Function) and call.callee.is_declaration
        rule = self.book.scalar_rule(call.callee.name, call.type) if declared else None
        if rule is not None and (not rule.pure or rule.cost >= EXPENSIVE):
            return Recipe(None, "costly call")
        return Recipe(tuple(map(Need, call.arguments))) if self.book.repeats(call) else Recipe(None, "call")

    # ---- shadows of pointers

    def _shadow(self, value: Value) -> Recipe:
        if not isinstance(value, Instruction):
            return FREE
        if not self.has_shadow(value):
            return Recipe((Need(value),), how=RecipeKind.PRIMAL)
        if isinstance(value, Alloca):
            if self.made_anew(value) or (not self.split and value.block is self.shape.function.entry):
                return FREE
            return Recipe(None, "stack memory")
        if isinstance(value, GetElementPtr):
            return Recipe((Need(value.operands[0], True), *(Need(i) for i in value.operands[1:])))
        if isinstance(value, Load):
            return self._load(value, Need(value.pointer, True))
        if isinstance(value, Select):
            condition, then, otherwise = value.operands
            return Recipe((Need(condition), Need(then, True), Need(otherwise, True)))
        if isinstance(value, Binary):
            return Recipe(tuple(Need(o, self.has_shadow(o)) for o in value.operands))
        if isinstance(value, Phi):
            return self._shadow_of_phi(value)
        return self._shadow_of_moved(value)

    def _shadow_of_phi(self, phi: Phi) -> Recipe:
        loop = self.shape.loops.by_header.get(phi.block)
        found = recurrence(phi, loop, self.layout) if loop is not None and loop in self.shape.shapes else None
        if found is not None and isinstance(phi.type, PointerType):
            return Recipe((Need(found[0], True), Need(found[1])), how=RecipeKind.RECURRENCE)
        return Recipe(None, "depends on the way taken")

    def _shadow_of_moved(self, value: Instruction) -> Recipe:
        """Pointers that are taken out of aggregates and vectors, put into them, or handed through."""
        if isinstance(value, (Cast, ExtractValue, InsertValue)):
            return Recipe(tuple(Need(o, True) for o in value.operands))
        if isinstance(value, (ExtractElement, InsertElement)):
            return Recipe((*(Need(o, True) for o in value.operands[:-1]), Need(value.operands[-1])))
        if isinstance(value, Call):
            facts = self.book.facts_of(value)
            if facts is not None and facts.kind == CallKind.POINTER_IDENTITY:
                return Recipe((Need(value.arguments[0], True), *(Need(a) for a in value.arguments[1:])))
        return Recipe(None, f"made by {value.opcode}")


def recurrence(phi: Phi, loop: Loop, layout: DataLayout) -> tuple[Value, Value] | None:
    """(start, step) of a header phi that an invariant amount is added to per iteration; pointers step in bytes."""
    carried = carried_by(phi, loop)
    if carried is None:
        return None
    start, following = carried
    if isinstance(phi.type, IntType) and isinstance(following, Binary):
        a, b = following.operands
        if following.opcode == "add" and a is phi and is_invariant(b, loop):
            return start, b
        if following.opcode == "add" and b is phi and is_invariant(a, loop):
            return start, a
    if isinstance(phi.type, PointerType) and isinstance(following, GetElementPtr) and following.operands[0] is phi:
        indices = following.operands[1:]
        if len(indices) != 1 or indices[0].type != I64 or not is_invariant(indices[0], loop):
            return None
        size = layout.size_of(following.source_type)
        if isinstance(indices[0], ConstantInt):
            return start, ConstantInt(I64, indices[0].value * size)
        if size == 1:
            return start, indices[0]
    return None
