"""Where cached values live: one group of slots per loop, and how its memory is allocated.

    constant   for i < 8: a[i]                    alloca [8 x double], index i
    sized      for i < n: for j < m: a[i,j]       one malloc of n*m elements before the nest, index i*m + j
    grown      for i < n: for j < i: a[i,j]       a buffer that grows; i elements reserved before the inner loop
    counted    while x > eps: x                   a buffer that grows by one element per iteration

Values that the reverse sweep computes anew in each iteration of a loop (:mod:`.iteration_recompute`) have no index of that loop.

A loop in which the values do not change has no index, if that leaves a sized group: for all its iterations the same is written.

All buffers belong to the whole call and are freed together, on every way out.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import Enum

from ...ir.data_layout import DataLayout
from ...ir.functions import Instruction
from ...ir.types import I1, I8, IntType, Type
from ...ir.values import ConstantInt, Value
from ..control.loops import Loop
from ..control.shape import LoopShape
from ..control.trip_count import is_invariant
from .cache_plan import CachePlan, Decision, Strategy
from .recompute import Need

STACK_BYTES = 4096  # constant groups up to this size live on the stack
UNSURE_COUNT = 1024  # a loop that may end early is given its full count only up to this


@dataclass(eq=False, slots=True)
class Slot:
    decision: Decision
    type: Type  # as stored in memory
    group: Group | None = None
    number: int = 0

    @property
    def first_in(self) -> list[Loop]:
        """Loops in whose first iterations alone the slot is written: their counters have no part in the index."""
        if self.group is None or self.group.kind not in (GroupKind.SIZED, GroupKind.CONSTANT):
            return []
        return sorted(self.decision.first_in.difference(self.group.chain), key=lambda loop: loop.depth)


class GroupKind(str, Enum):
    """CONSTANT: in the frame. SIZED: allocated once. GROWN: with the iterations of a loop. COUNTED: a stack."""

    CONSTANT = "constant"
    SIZED = "sized"
    GROWN = "grown"
    COUNTED = "counted"

    __str__ = str.__str__


@dataclass(eq=False, slots=True)
class Group:
    """Slots indexed by the iterations of ``loop``.

    ``anchor``: the outermost loop of the nest from which on all counts are known at its preheader (None: counted); with a
    ``home``, before that.
    ``same_in``: loops of the nest that need no index. ``counts``: counts of the loops of ``chain``. ``home``: the loop in each
    of whose iterations the reverse sweep fills it anew.
    """

    loop: Loop
    kind: GroupKind
    anchor: Loop | None
    counts: list[Value]
    slots: list[Slot] = field(default_factory=list)
    same_in: frozenset[Loop] = frozenset()
    home: Loop | None = None

    @property
    def chain(self) -> list[Loop]:
        """The loops whose counters make the index."""
        if self.anchor is None:
            return []
        nest = self.loop.nest
        return [loop for loop in nest[nest.index(self.anchor) :] if loop not in self.same_in]

    @property
    def begins_at(self) -> Loop | None:
        """The loop before which memory is allocated for all of its iterations."""
        return self.anchor if self.home is None else self.home

    @property
    def indices(self) -> list[Loop]:
        """The loops for whose iterations there are elements, known number or not."""
        nest = self.loop.nest[self.home.depth if self.home is not None else 0 :]
        return [loop for loop in nest if loop not in self.same_in]


@dataclass(eq=False, slots=True)
class TapeLayout:
    registers: list[Slot] = field(default_factory=list)  # one value per call
    groups: dict[tuple, Group] = field(default_factory=dict)
    slot_of: dict[Need, Slot] = field(default_factory=dict)


def storage_type(type_: Type) -> Type:
    """How a value of the type is kept in memory."""
    if type_ == I1:
        return I8
    if isinstance(type_, IntType) and type_.bits % 8:
        return IntType((type_.bits + 7) // 8 * 8)
    return type_


def lay_out(
    plan: CachePlan, shapes: Mapping[Loop, LoopShape], layout: DataLayout, *, allow_stack: bool, heap_at_home: bool = False,
    off: frozenset[str] = frozenset(),
) -> TapeLayout:  # fmt: skip
    """Slots for all cached values of a plan; ``off``: optimisations that are turned off.

    ``heap_at_home``: whether what the reverse sweep has anew in each iteration of a loop may lie in buffers."""
    tape = TapeLayout()
    for decision in plan.cached:
        slot = Slot(decision, storage_type(decision.need.value.type))
        tape.slot_of[decision.need] = slot
        if decision.strategy is Strategy.KEEP:
            slot.number = len(tape.registers)
            tape.registers.append(slot)
            continue
        key = (decision.loop, decision.same_in, decision.home, slot.decision.need if "cache-merging" in off else None)
        group = tape.groups.get(key)
        if group is None:
            group = tape.groups[key] = _group(decision, shapes, heap_at_home, off)
        slot.group, slot.number = group, len(group.slots)
        group.slots.append(slot)
    for group in tape.groups.values():
        _choose_stack(group, layout, allow_stack and "tape-layout" not in off)
    return tape


def layout_needs(tape: TapeLayout) -> list[Need]:
    """Counts that the reverse sweep reads to find its place in the buffers."""
    needs: list[Need] = []
    for group in tape.groups.values():
        for position, count in enumerate(group.counts):
            if isinstance(count, Instruction) and (position > 0 or group.kind == GroupKind.GROWN):
                needs.append(Need(count))
    return needs


def _group(decision: Decision, shapes: Mapping[Loop, LoopShape], heap_at_home: bool, off: frozenset[str]) -> Group:
    loop, same_in, home = decision.loop, decision.same_in, decision.home
    assert loop is not None, decision
    if home is not None:
        kind = GroupKind.SIZED if heap_at_home else GroupKind.CONSTANT
        group = Group(loop, kind, loop.nest[home.depth], [], same_in=same_in, home=home)
        group.counts = [shapes[member].known_count for member in group.chain]
        return group
    if "tape-layout" in off:
        return Group(loop, GroupKind.COUNTED, None, [])
    if same_in:
        group = _nested_group(loop, same_in, shapes)
        if group.kind == GroupKind.SIZED:
            return group
    return _nested_group(loop, frozenset(), shapes)


def _nested_group(loop: Loop, same_in: frozenset[Loop], shapes: Mapping[Loop, LoopShape]) -> Group:
    nest = loop.nest
    anchor: Loop | None = None
    for candidate in reversed(nest):
        inner = [member for member in nest[nest.index(candidate) :] if member not in same_in]
        if all(is_count_known(shapes[member], candidate) for member in inner):
            anchor = candidate
        else:
            break
    if anchor is None:
        return Group(loop, GroupKind.COUNTED, None, [])
    group = Group(loop, GroupKind.SIZED if anchor.depth == 1 else GroupKind.GROWN, anchor, [], same_in=same_in)
    group.counts = [shapes[member].known_count for member in group.chain]
    return group


def is_count_known(shape: LoopShape, anchor: Loop) -> bool:
    """Whether the length of a loop is known before ``anchor``, a loop around it or itself."""
    if shape.count is None:
        return False
    if shape.constant is not None:
        return shape.exact or shape.constant <= UNSURE_COUNT
    return shape.exact and is_invariant(shape.count, anchor)


def _choose_stack(group: Group, layout: DataLayout, allow_stack: bool) -> None:
    if group.kind != GroupKind.SIZED or not allow_stack:
        return
    total = sum(layout.size_of(slot.type) for slot in group.slots)
    for count in group.counts:
        if not isinstance(count, ConstantInt):
            return
        total *= count.value
    if total <= STACK_BYTES:
        group.kind = GroupKind.CONSTANT
