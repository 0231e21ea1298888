"""What the instruction families may ask about one function while they decide and while they emit.

    c.active(%y)        does %y carry a derivative?
    c.has_shadow(%p)    may %p point to memory that has a shadow?
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field, replace
from functools import cached_property

from ..analysis.control.shape import Shape
from ..analysis.facts import ModuleFacts
from ..analysis.memory.effects import Overwrites
from ..analysis.memory.kinds import POINTER, Lanes
from ..analysis.memory.objects import MemoryObject, ObjectKind
from ..analysis.memory.snapshots import Pair
from ..analysis.memory.speculation import Part
from ..analysis.planning.recompute import Need, Recipes
from ..analysis.planning.split_launch_state import BetweenLaunches
from ..analysis.source.source_names import SourceNames
from ..diagnostics import SourceLocation
from ..ir.data_layout import DataLayout
from ..ir.functions import DebugRecord, Function, Instruction, users
from ..ir.instructions import Alloca, Binary, Call, Cast, GetElementPtr, Load, Store
from ..ir.types import (
    I64,
    PTR,
    FloatType,
    IntType,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_type,
)
from ..ir.values import Constant, Value
from ..request import Activity, Mode
from ..rules import RuleBook
from ..rules.effects import Allocator, CallKind
from ..target import Target

RESULT_PARAMETER = 0  # where a function that returns a status writes its result


@dataclass(eq=False)
class Context:
    """One function under one request. ``split``: its reverse sweep is a function of its own.

    A large class, because one object is handed to the instruction families, and its answers are made of each other.
    """

    facts: ModuleFacts
    shape: Shape
    split: bool
    recipes: Recipes = field(init=False)
    overwrites: Overwrites = field(init=False)

    def __post_init__(self) -> None:
        self.function: Function = self.shape.function
        self.users = users(self.function)
        self.layout: DataLayout = self.facts.points_to.layout
        self.book: RuleBook = self.facts.book
        self.target: Target = self.facts.request.target
        self.threads = self.target.threads  # whether many run the function at once
        self.forward_mode = self.facts.request.mode is Mode.FORWARD
        shape = self.shape
        self.facts.parts.append(Part(self.function, self.users, shape.cfg, shape.loops, shape.returns))
        self._tapes: dict[tuple[Call, int], Instruction] = {}
        self._before: dict[Store, Instruction] = {}
        self._unread_memory: dict[bool, set[MemoryObject]] = {}
        self._calls: dict[Value, Call] = {}
        self._saved: dict[Call, list[Pair]] = {}
        checkpointed = self.facts.snapshots.is_checkpointed(self.function)  # reversed as soon as it has been run again
        self.overwrites = Overwrites(
            self.facts.effects, self.shape.cfg, caller_overwrites=self.split and not checkpointed, threads=self.threads,
            strangers=self.facts.request.split, own=self.facts.request.own_memory,
            others_go_on=self.facts.request.target.within_kernel and self.facts.effects.meets,
            unwritten=self.facts.request.unwritten,
        )
        self.between_launches = (
            BetweenLaunches(self.function, self.facts.points_to, self.is_shadowed) if self.facts.request.split else None
        )
        self.recipes = self.recipes_with(())

    def recipes_with(self, restored: Collection[Load], let_go: Collection[Call] = ()) -> Recipes:
        """Recipes, where these loads find again what they found, and the derivative does not hold what these calls allocate."""
        headers = {self.object_of(call) for call in let_go}

        def postponed(instruction: Instruction) -> bool:
            if not isinstance(instruction, Call) or not self.outlives(instruction):
                return False
            return not headers or headers.isdisjoint(self.facts.points_to.of(instruction.arguments[0]))

        return Recipes(self.shape, self.overwrites, split=self.split, has_shadow=self.has_shadow, postponed=postponed,
                       made_anew=self.is_made_anew, restored=restored)  # fmt: skip

    def is_private(self, pointer: Value) -> bool:
        """Whether no other thread can reach the memory behind a pointer, nor its shadow."""
        targets = self.facts.points_to.of(pointer)
        own = self.facts.request.own_memory
        return not self.threads or (bool(targets) and all(t.is_of_one_thread(own) for t in targets))

    def is_race_free(self, pointer: Value) -> bool:
        """Whether no other thread touches the same place of the shadow of what a pointer leads to."""
        request, targets = self.facts.request, self.facts.points_to.of(pointer)
        alone = {*request.own_memory, *request.race_free}
        return not self.threads or (bool(targets) and all(t.is_of_one_thread(alone) for t in targets))

    def is_own(self, access: Instruction, pointer: Value) -> bool:
        """Whether no other thread comes to the shadow memory of an access."""
        return self.is_race_free(pointer) or self.facts.sharing.is_own(access)

    def tape_of(self, call: Call, part: int = 0) -> Instruction:
        """Stands for the tape that the augmented form of a called function returns, or for a part of what is saved instead."""
        found = self._tapes.get((call, part))
        if found is None:
            found = self._tapes[call, part] = Instruction("tape", PTR, [], name=f"{call.name or 'call'}.tape")
            found.block = call.block
            self._calls[found] = call
        return found

    def before(self, store: Store) -> Instruction:
        """Stands for what a store overwrites."""
        found = self._before.get(store)
        if found is None:
            found = self._before[store] = Instruction("before", store.value.type, [store.pointer], name="before")
            found.block = store.block
        return found

    def call_of_tape(self, value: Value) -> Call | None:
        """The call whose tape a value stands for, if it does."""
        return self._calls.get(value)

    def is_lost(self, need: Need) -> bool:
        """Whether a value on the tape would be of no use: the reverse sweep is another launch, where it leads nowhere."""
        return self.between_launches is not None and need.value not in self._calls and self.between_launches.is_lost(need)

    def base_of_kept(self, need: Need) -> Value | None:
        """From what an address on the tape is kept as a distance, because it may be another one in the reverse sweep's launch."""
        if self.between_launches is None or need.value in self._calls:
            return None
        return self.between_launches.base(need)

    def is_made_anew(self, alloca: Alloca) -> bool:
        """Whether the reverse sweep, another launch, has a shadow of stack memory of its own."""
        return self.between_launches is not None and self.between_launches.is_made_anew(alloca)

    def outlives_forward(self, alloca: Alloca) -> bool:
        """Whether the shadow of stack memory is needed when the function that runs the forward sweep has returned."""
        return self.split and not self.forward_mode and not self.is_made_anew(alloca)

    def saved_pairs(self, call: Call) -> list[Pair]:
        """What a checkpointed call saves, as places among its arguments."""
        if call not in self._saved:
            self._saved[call] = self.facts.snapshots.saved(call, self.overwrites, self.outlives)
        return self._saved[call]

    # ---- activity

    def active(self, value: Value) -> bool:
        """Whether a value carries a derivative (never true for constants)."""
        return not isinstance(value, Constant) and self.facts.activity.active(value)

    def speculated(self, instruction: Instruction) -> bool:
        """Whether the result may be thrown away, so that an adjoint of zero must stay zero."""
        return instruction in self.facts.speculated

    def has_shadow(self, value: Value) -> bool:
        """Whether a pointer (or something that holds pointers) may lead to memory with a shadow."""
        if isinstance(scalar_type(value.type), IntType):
            kinds = set(self.facts.layout.carried(value).values())
            if kinds and POINTER not in kinds:
                return self._is_address(value)
        return self.facts.activity.active_pointer(value)

    def _is_address(self, number: Value) -> bool:
        """Whether an integer is the sum of an address of memory with a shadow and of something that is none, whatever it is
        taken for elsewhere."""
        if isinstance(number, Cast) and number.opcode == "ptrtoint":
            return self.facts.activity.active_pointer(number.operands[0])
        if isinstance(number, Binary) and number.opcode in ("add", "sub") and number.type == I64:
            first, second = (self._is_address(o) for o in number.operands)
            return first != second and (first or number.opcode == "add")
        return False

    def loses_shadow(self, number: Value) -> bool:
        """Whether an integer is made of an address of memory with a shadow in a way that the shadow's does not follow."""
        if isinstance(number, Constant) or not self.facts.activity.active_pointer(number):
            return False
        if isinstance(number, Binary) and number.opcode == "sub" and all(map(self._is_address, number.operands)):
            return False  # a distance
        if not self.has_shadow(number):
            return True
        return isinstance(number, Binary) and any(map(self.loses_shadow, number.operands))

    def is_shadowed(self, target: MemoryObject) -> bool:
        return self.facts.activity.active_memory(target)

    def object_of(self, site: Value) -> MemoryObject | None:
        return self.facts.points_to.site_object(site)

    def hides_pointers(self, pointer: Value, size: int) -> bool:
        """Whether memory without a shadow behind ``pointer`` may hold pointers to memory with one: their shadows are lost."""
        points_to = self.facts.points_to
        return any(
            any(self.is_shadowed(inner) for inner in points_to.loaded(target, offset, size))
            for target, offset in points_to.of(pointer).items()
            if not self.is_shadowed(target)
        )

    def guarded(self, pointer: Value) -> bool:
        """Whether an access must ask at run time if the shadow is one (no memory without shadow is its own shadow)."""
        if self.facts.activity.mixed_pointer(pointer):
            return True
        return self.facts.request.runtime_activity and any(not t.is_local for t in self.facts.points_to.of(pointer))

    # ---- containers, whose shadows are destroyed like themselves

    def mirrors_integer(self, store: Store) -> bool:
        """Whether an integer is stored that a destructor may read: then the shadow says the same."""
        value = store.value
        if not isinstance(value.type, IntType) or not self.facts.destructors.reads(store.pointer):
            return False
        lanes = self.memory_lanes(store.pointer, self.layout.store_size(value.type))
        floats = lanes is None or any(isinstance(kind, FloatType) for kind in lanes.values())
        return not floats and self.carried_float(value) is None and not self.has_shadow(value)

    def mirrored_fields(self, store: Store) -> list[tuple[tuple[int, ...], int]]:
        """(indices, byte offset) of integers in a stored structure that a destructor may read: whether a field is None, say."""
        type_ = store.value.type
        if not isinstance(type_, StructType) or not self.facts.destructors.reads(store.pointer):
            return []
        lanes = self.memory_lanes(store.pointer, self.layout.store_size(type_))
        if lanes is None:
            return []
        numbers = [(path, at) for path, at, leaf in self.layout.leaves(type_) if isinstance(leaf, IntType)]
        return [(path, at) for path, at in numbers if not isinstance(lanes.get(at), FloatType)]

    def lacks_shadow(self, value: Value, place: Value) -> bool:
        """Whether something counted that has no shadow may be put into a container."""
        found = self.facts.destructors
        if not found.reads(place):
            return False
        return any(t in found.counted and not self.is_shadowed(t) for t in self.facts.points_to.of(value))

    def holds_stand_ins(self, place: Value) -> bool:
        """Whether what the shadow of a place in a container held before is certainly null or nobody else's to release."""
        points_to = self.facts.points_to
        targets = points_to.of(place)
        before = {inner for target, offset in targets.items() for inner in points_to.loaded(target, offset, 8)}
        return not any(map(self.is_shadowed, before)) and self.facts.destructors.moved.isdisjoint(targets)

    def place(self, instruction: Instruction) -> SourceLocation:
        """The user's source line of an instruction."""
        place = self.facts.lines.place(instruction)
        if place.line and not self.facts.lines.is_library(instruction):
            return place
        called = self.facts.lines.place_of_call(self.function)
        return replace(called, inside=self.facts.lines.inside(instruction)) if called.line else place

    @cached_property
    def names(self) -> SourceNames:
        """The user's words for values."""
        return SourceNames(self.function, self.facts.lines)

    # ---- bytes

    def carried_float(self, value: Value) -> FloatType | None:
        """The floating type of a value's derivative: its own, or the one whose bits an integer carries."""
        element = scalar_type(value.type)
        if isinstance(element, FloatType):
            return element
        if isinstance(element, IntType):
            return self.facts.layout.float_carried(value)
        return None

    def carries_number(self, value: Value) -> bool:
        """Whether a value holds the bits of a number, and of no pointer beside it."""
        return self.carried_float(value) is not None and POINTER not in self.facts.layout.carried(value).values()

    def memory_lanes(self, pointer: Value, size: int) -> Lanes | None:
        return self.facts.layout.at(pointer, size)

    def float_view(self, type_: Type, carried: FloatType | None) -> Type | None:
        """A floating type of the same size: the type itself, or what an integer's bits are read as."""
        element = scalar_type(type_)
        if isinstance(element, FloatType):
            return type_
        if carried is None or not isinstance(element, IntType):
            return None
        bits = self.layout.bits_of(type_)
        lane = self.layout.bits_of(carried)
        if bits % lane:
            return None
        return carried if bits == lane else VectorType(bits // lane, carried)

    # ---- results that nobody wants

    def is_unneeded(self, store: Store, *, without_result: bool = False) -> bool:
        """Whether a store only fills memory whose primal contents the caller does not need, and nothing here reads;
        ``without_result``: if the caller did not need the result either (that of a target whose functions return a status)."""
        if self.has_shadow(store.value) or isinstance(scalar_type(store.value.type), PointerType):
            return False
        targets = self.facts.points_to.of(store.pointer)
        return bool(targets) and all(t in self._unread(without_result) for t in targets)

    def _unread(self, without_result: bool) -> set[MemoryObject]:
        if without_result not in self._unread_memory:
            activities = self.facts.request.activities
            parameters = {p for p, activity in enumerate(activities) if activity is Activity.DUPNONEED}
            if without_result and activities[RESULT_PARAMETER].has_shadow:
                parameters.add(RESULT_PARAMETER)
            found = {
                t for t in self.facts.points_to.objects
                if t.kind == ObjectKind.ARGUMENT and t.depth == 0 and t.parameter in parameters
            }
            for function in self.facts.points_to.functions if found else ():
                for instruction in function.instructions():
                    if not isinstance(instruction, (Store, GetElementPtr, DebugRecord)):
                        for operand in instruction.operands:
                            found -= self.facts.points_to.of(operand).keys()
            self._unread_memory[without_result] = found
        return self._unread_memory[without_result]

    # ---- frees that wait until the reverse sweep is done

    def is_postponed_free(self, instruction: Instruction) -> bool:
        """Whether the call frees memory with a shadow: then it is done in the reverse sweep, at the allocation."""
        return self.freed_later(instruction) is not None

    def freed_later(self, instruction: Instruction) -> Value | None:
        """What such a call frees; None for any other instruction."""
        if not isinstance(instruction, Call) or self.forward_mode:
            return None
        facts = self.book.facts_of(instruction)
        if facts is None or facts.frees is None or facts.allocates:
            return None
        freed = instruction.arguments[facts.frees]
        return freed if self.has_shadow(freed) else None

    @cached_property
    def late_frees(self) -> dict[Instruction, Value]:
        """Postponed frees of memory that the caller has, too, and what they free: done when the root's reverse sweep is.

        A pointer that may lead to memory of the function's own is freed at its allocation, and if it is the caller's, not at all.
        """
        freed = ((i, pointer) for i in self.function.instructions() if (pointer := self.freed_later(i)) is not None)
        return {i: p for i, p in freed if all(t.kind != ObjectKind.HEAP or t.escapes for t in self.facts.points_to.of(p))}

    def outlives(self, instruction: Instruction) -> bool:
        """Whether memory that the call gives back lives on until the reverse sweep has passed its allocation."""
        if not isinstance(instruction, Call) or self.forward_mode:
            return False
        facts = self.book.facts_of(instruction)
        if facts is not None and facts.kind == CallKind.NRT_DECREF:  # the derivative holds a reference of its own
            held = instruction.arguments[0]
            return self.has_shadow(held) or self.facts.points_to.of(held).keys() <= self.facts.snapshots.kept
        return self.is_postponed_free(instruction)

    @cached_property
    def shadowed_arrays(self) -> list[Call]:
        """The allocations of Numba's runtime that have a shadow, where the function does not fail."""
        live = (block for block in self.shape.cfg.order if block in self.shape.live)
        calls = (i for block in live for i in block.instructions if isinstance(i, Call))
        return [call for call in calls if self.is_counted(call) and self.has_shadow(call)]

    def is_held(self, call: Call) -> bool:
        """Whether the derivative holds a reference to an array of Numba's runtime until its reverse sweep has passed."""
        return self.has_shadow(call) or self.object_of(call) in self.facts.snapshots.kept

    def gives_back_reference(self, instruction: Instruction) -> bool:
        """Whether the call gives back a reference: who holds another one need not fear it."""
        facts = self.book.facts_of(instruction)
        return facts is not None and facts.kind == CallKind.NRT_DECREF

    def is_counted(self, call: Call) -> bool:
        """Whether the call allocates memory of Numba's runtime, which is counted."""
        facts = self.book.facts_of(call)
        return facts is not None and facts.allocates is Allocator.NRT

    def free_of(self, site: Value) -> Call | None:
        """A postponed free, in any function, that may free the memory of an allocation site."""
        target = self.object_of(site)
        for function in self.facts.points_to.functions:
            for instruction in function.instructions():
                freed = self.freed_later(instruction)
                if isinstance(instruction, Call) and freed is not None and target in self.facts.points_to.of(freed):
                    return instruction
        return None


def accessed_type(instruction: Load | Store) -> Type:
    return instruction.type if isinstance(instruction, Load) else instruction.value.type

