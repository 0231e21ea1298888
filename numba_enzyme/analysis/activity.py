"""Activity: which values and which memory carry a derivative from an active input to an active output.

    %y = fmul double %x, %x        varies (x is active) and is useful (returned): active
    %i = fptosi double %y to i64   carries nothing
    store double %y, ptr %tmp      %tmp varies; it is useful only if something useful is loaded from it

An instruction is active if it both varies with an input and is useful for an output (Hascoet, Naumann, Pascual, "To be
recorded" analysis, 2005). Over all functions together; memory is one flag per object.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..ir.functions import Function, Instruction, Phi
from ..ir.instructions import (
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    ExtractValue,
    Load,
    Return,
    Select,
    Store,
    Verbatim,
)
from ..ir.types import ArrayType, FloatType, IntType, NamedStruct, StructType, Type, VectorType, is_floating, is_integer
from ..ir.values import Constant, Value
from ..ir.walks import reached
from ..request import Activity, GradientRequest, Returns
from .external_flow import ExternalFlow, external_flow
from .memory.bits_as_numbers import BitsAsNumbers
from .memory.moved_floats import MovedFloats
from .memory.objects import MemoryObject, ObjectKind, may_be_same
from .memory.points_to import PointsTo
from .memory.scalar_layout import ScalarLayout
from .memory.sealed_memory import Sealed
from .memory.snapshots import STATUS_FIRST
from .values.taken_flags import is_taken_flag


class ActivityMap:
    """Answers for all functions of ``points_to``; ``reasons`` tells from where a value or object became varying.

    A large class, because values and memory become active by each other: the steps work on the same sets until none grows.
    """

    def __init__(self, points_to: PointsTo, layout: ScalarLayout, request: GradientRequest, moved: MovedFloats) -> None:
        self.points_to = points_to
        self.layout = layout
        self._moved = moved
        self.request = request
        self.book = points_to.book
        self.module = points_to.module
        self.varies: dict[Value | MemoryObject, Value | MemoryObject | None] = {}  # -> what made it vary
        self.useful: set[Value | MemoryObject] = set()
        self.shadowed: set[MemoryObject] = set()
        self.sealed = Sealed(frozenset(request.sealed))
        self._changed = False
        self._at: Instruction | None = None
        self._flows: dict[tuple[Call, Function | None], ExternalFlow] = {}
        self._as_numbers = BitsAsNumbers(points_to, layout)
        self._bits = self._become_floats() | self._as_numbers.integers
        self._seed_forward()
        self._run(self._forward)
        self._seed_backward()
        self._run(self._backward)
        self._find_shadows()

    # ---- questions

    def active(self, value: Value) -> bool:
        """Whether a (non-pointer) value carries a derivative."""
        return value in self.varies and value in self.useful

    def active_memory(self, target: MemoryObject) -> bool:
        """Whether the object has an adjoint: its own activity, or a shadow that the caller gave."""
        return target in self.shadowed

    def active_pointer(self, pointer: Value) -> bool:
        """Whether a pointer has a shadow: something that it may point to has one."""
        return any(t in self.shadowed for t in self.points_to.of(pointer))

    def kept_outside(self, call: Call) -> MemoryObject | None:
        """Memory with a shadow whose contents the call takes to where there is none, and from where they come back."""
        for callee in self.points_to.callees(call) or ():
            for part in self._flow_of(call, callee).flows if callee.is_declaration else ():
                if any(t in self.varies and t in self.useful and t.kind == ObjectKind.EXTERNAL for t in part.written):
                    return next((source for source in part.read if source in self.shadowed), None)
        return None

    def mixed_pointer(self, pointer: Value) -> list[MemoryObject]:
        """Memory without a shadow that a pointer with a shadow may also point to."""
        return [t for t in self._without_shadow(pointer) if not t.is_immutable]

    def _without_shadow(self, pointer: Value) -> list[MemoryObject]:
        targets = self.points_to.of(pointer)
        if not any(t in self.shadowed for t in targets):
            return []
        return [t for t in targets if t not in self.shadowed]

    def can_carry(self, value: Value) -> bool:
        """Whether a value of this type can hold a derivative at all."""
        return self._type_can_carry(value.type, value)

    def chain(self, item: Value | MemoryObject) -> list[Value | MemoryObject]:
        """How the item came to vary, the input last."""
        found = [item]
        while len(found) < 12 and (cause := self.varies.get(found[-1])) is not None:
            found.append(cause)
        return found

    def _type_can_carry(self, type_: Type, value: Value | None) -> bool:
        if isinstance(type_, FloatType):
            return True
        if isinstance(type_, VectorType):
            return self._type_can_carry(type_.element, value)
        if isinstance(type_, ArrayType):
            return self._type_can_carry(type_.element, None)
        if isinstance(type_, NamedStruct):
            return self._type_can_carry(self.module.structs[type_.name], None)
        if isinstance(type_, StructType):
            return any(self._type_can_carry(f, None) for f in type_.fields)
        # Any integer may hold bits of a float; loads of what is known to be an integer do not vary, so others seldom do.
        if not isinstance(type_, IntType) or value is None or type_.bits < 8:
            return False
        return not (_is_outlined_state(value) or is_taken_flag(value) or self._is_integer_result(value))

    def _is_integer_result(self, value: Value) -> bool:
        """Whether a rule says that this is an integer: the exponent of frexp, the quotient of remquo."""
        if not isinstance(value, ExtractValue) or not isinstance(call := value.operands[0], Call):
            return False
        rule = self.book.scalar_rule(call.callee_name or "", call.type)
        return rule is not None and value.indices[0] in rule.integer_outputs

    # ---- forward: what varies

    def _own_memory(self, target: MemoryObject) -> Activity | None:
        return self.request.activities[target.parameter] if target.kind == ObjectKind.ARGUMENT else None

    def _seed_forward(self) -> None:
        for argument, activity in zip(self.points_to.root.arguments, self.request.activities, strict=True):
            if activity is Activity.ACTIVE or (activity.has_shadow and self.can_carry(argument)):
                self.varies[argument] = None
        for target in self.points_to.objects:
            activity = self._own_memory(target)
            if activity is not None and activity.has_shadow:
                self._vary(target, target.site)

    def _run(self, step: Callable[[Instruction], None]) -> None:
        self._changed = True
        while self._changed:
            self._changed = False
            for function in self.points_to.functions:
                blocks = function.blocks if step == self._forward else reversed(function.blocks)
                for block in blocks:
                    instructions = block.instructions if step == self._forward else reversed(block.instructions)
                    for instruction in instructions:
                        self._at = instruction
                        step(instruction)

    def _vary(self, item: Value | MemoryObject, because: Value | MemoryObject | None) -> None:
        if item in self.varies:
            return
        if isinstance(item, MemoryObject):
            if item.is_immutable or self._own_memory(item) is Activity.CONST:
                self.sealed.note_stored(item, self._at)
                return
        elif isinstance(item, Constant) or not self.can_carry(item):
            return
        self.varies[item] = because
        self._changed = True
        if isinstance(item, MemoryObject) and item.kind == ObjectKind.ARGUMENT and item.depth > 0:
            for other in self.points_to.objects:
                if other.is_local and may_be_same(item, other):
                    self._vary(other, item)

    def _vary_memory(self, pointer: Value, because: Value | MemoryObject) -> None:
        for target in self.points_to.of(pointer):
            self._vary(target, because)

    def _forward(self, instruction: Instruction) -> None:
        if isinstance(instruction, Load):
            targets = self.points_to.of(instruction.pointer)
            if instruction not in self.varies and any(t in self.varies for t in targets) and self._may_vary(instruction):
                self._vary_from(instruction, targets)
        elif isinstance(instruction, Store):
            if instruction.value in self.varies:
                self._vary_memory(instruction.pointer, instruction)
                self.varies.setdefault(instruction, instruction.value)
        elif isinstance(instruction, Call):
            self._forward_call(instruction)
        elif isinstance(instruction, (AtomicRMW, CompareExchange)):
            if any(o in self.varies for o in instruction.operands[1:]):
                self._vary_memory(instruction.operands[0], instruction)
            self._vary_from(instruction, self.points_to.of(instruction.operands[0]))
        elif isinstance(instruction, Return):
            if instruction.operands and instruction.operands[0] in self.varies:
                self.varies.setdefault(instruction, instruction.operands[0])
        elif not isinstance(instruction, Verbatim):
            self._vary_from(instruction, self._carrying_operands(instruction))

    def _carrying_operands(self, instruction: Instruction) -> list[Value]:
        return instruction.operands if instruction in self._as_numbers.conversions else carrying_operands(instruction)

    def _vary_from(self, item: Value, sources: Iterable[Value | MemoryObject]) -> None:
        """``item`` varies if one of ``sources`` does."""
        cause = next((source for source in sources if source in self.varies), None)
        if cause is not None:
            self._vary(item, cause)

    def _may_vary(self, load: Load) -> bool:
        """Whether a load from memory that varies can vary: not if it loads an integer that stays one."""
        if self.layout.may_load_float(load):
            return True
        if load in self._bits and not self.layout.is_named_integer(load):
            return True
        return self._moved.moves(load)

    def _become_floats(self) -> set[Value]:
        """Integers whose bits end as a float's: what was loaded as an integer to be changed there was no integer."""
        ends = [
            i.operands[0]
            for function in self.points_to.functions
            for i in function.instructions()
            if i.opcode == "bitcast" and is_floating(i.type) and not is_floating(i.operands[0].type)
        ]
        return set(reached(
            ends,
            lambda value: value.arguments if isinstance(value, Call) else carrying_operands(value),
            among=lambda value: isinstance(value, Instruction) and is_integer(value.type),
        ))

    def _forward_call(self, call: Call) -> None:
        for callee in self.points_to.callees(call) or [None]:
            if callee is None or callee.is_declaration:
                self._forward_external(self._flow_of(call, callee), call)
                continue
            for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                if argument in self.varies:
                    self._vary(parameter, argument)
            for block in callee.blocks:
                if isinstance(block.terminator, Return) and block.terminator in self.varies:
                    self._vary(call, block.terminator)

    def _flow_of(self, call: Call, callee: Function | None) -> ExternalFlow:
        if (call, callee) not in self._flows:
            self._flows[call, callee] = external_flow(call, callee, self.points_to)
        return self._flows[call, callee]

    def _forward_external(self, flow: ExternalFlow, call: Call) -> None:
        for target in flow.entering:
            self._vary(target, call)
        for part in flow.flows:
            cause = next((source for source in part.sources if source in self.varies), None)
            for target in part.targets if cause is not None else ():
                self._vary(target, cause)

    # ---- backward: what is useful

    def _seed_backward(self) -> None:
        for target in self.points_to.objects:
            activity = self._own_memory(target)
            if activity is not None and activity.has_shadow:
                self.useful.add(target)
                self._use_contents(target)
        self.returned_useful = self.request.returns is not Returns.CONST
        for block in self.points_to.root.blocks:
            terminator = block.terminator
            if isinstance(terminator, Return) and terminator.operands and self.returned_useful:
                self._use(terminator.operands[0])
                if self.request.returns is Returns.DUP:
                    for target in self.points_to.of(terminator.operands[0]):
                        self._use_memory(target)

    def _use(self, value: Value) -> None:
        if value in self.useful or isinstance(value, Constant):
            return
        self.useful.add(value)
        self._changed = True

    def _use_memory(self, target: MemoryObject) -> None:
        if target in self.useful or self._own_memory(target) is Activity.CONST or target.is_immutable:
            self.sealed.wanted.add(target)
            return
        self.useful.add(target)
        self._changed = True
        self._use_contents(target)

    def _use_contents(self, target: MemoryObject) -> None:
        """What outside memory points to is an output too."""
        if target.kind == ObjectKind.ARGUMENT or target.escapes:
            for pointees in self.points_to.contents.get(target, {}).values():
                for inner in pointees:
                    self._use_memory(inner)

    def _backward(self, instruction: Instruction) -> None:
        if isinstance(instruction, Store):
            if self._any_useful(self.points_to.of(instruction.pointer)):
                self._use(instruction.value)
        elif isinstance(instruction, Load):
            if instruction in self.useful:
                self._use_all(self.points_to.of(instruction.pointer))
        elif isinstance(instruction, Call):
            self._backward_call(instruction)
        elif isinstance(instruction, (AtomicRMW, CompareExchange)):
            targets = self.points_to.of(instruction.operands[0])
            if instruction in self.useful:
                self._use_all(targets)
            if self._any_useful(targets):
                self._use_all(instruction.operands[1:])
        elif instruction in self.useful and not isinstance(instruction, Verbatim):
            self._use_all(self._carrying_operands(instruction))

    def _any_useful(self, items: Iterable[Value | MemoryObject]) -> bool:
        return any(item in self.useful for item in items)

    def _use_all(self, items: Iterable[Value | MemoryObject]) -> None:
        for item in items:
            if isinstance(item, MemoryObject):
                self._use_memory(item)
            else:
                self._use(item)

    def _backward_call(self, call: Call) -> None:
        for callee in self.points_to.callees(call) or [None]:
            if callee is None or callee.is_declaration:
                self._backward_external(self._flow_of(call, callee))
                continue
            if call in self.useful:
                for block in callee.blocks:
                    if isinstance(block.terminator, Return) and block.terminator.operands:
                        self._use(block.terminator.operands[0])
            for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                if parameter in self.useful:
                    self._use(argument)

    def _backward_external(self, flow: ExternalFlow) -> None:
        self._use_all(flow.leaving)
        for part in flow.flows:
            if self._any_useful(part.targets):
                self._use_all(part.sources)

    # ---- shadows

    def _find_shadows(self) -> None:
        """Memory has a shadow if it is active, holds pointers to memory with one, or shares a pointer with such memory."""
        for target in self.points_to.objects:
            activity = self._own_memory(target)
            if activity is not None:
                if activity.has_shadow:
                    self.shadowed.add(target)
            elif target in self.varies and target in self.useful and target.kind != ObjectKind.EXTERNAL:
                self.shadowed.add(target)
        while self._shadow_what_leads_to_shadows() | self._shadow_what_shares_pointers():
            pass

    def _shadow_what_leads_to_shadows(self) -> bool:
        """Memory that holds pointers to memory with a shadow; whether there was any without one."""
        found = set()
        for target in self.points_to.objects:
            if target in self.shadowed or not (target.is_local or target.kind in (ObjectKind.GLOBAL, ObjectKind.CONSTANT)):
                continue
            cells = self.points_to.contents.get(target, {}).values()
            led_to = [*target.parts, *(inner for pointees in cells for inner in pointees)]
            if any(inner in self.shadowed for inner in led_to):
                self.shadowed.add(target)
                found.add(target)
        return bool(found)

    def _shadow_what_shares_pointers(self) -> bool:
        """Memory to which a pointer may point that may point to memory with a shadow, too.

        Constants as well: a pointer to one or another of them becomes such a pointer, and has a shadow on its way.
        """
        found = set()
        for function in self.points_to.functions:
            for value in [*function.arguments, *function.instructions()]:
                for target in self._without_shadow(value):
                    if target.is_local or target.kind in (ObjectKind.GLOBAL, ObjectKind.CONSTANT):
                        self.shadowed.add(target)
                        found.add(target)
        return bool(found)


def carrying_operands(instruction: Instruction) -> list[Value]:
    """The operands through which a derivative can pass to the result (conditions, indices and comparisons left out)."""
    if isinstance(instruction, Compare):
        return []
    if isinstance(instruction, Select):
        return instruction.operands[1:]
    if isinstance(instruction, Cast):
        return [] if instruction.opcode in ("fptosi", "fptoui", "sitofp", "uitofp") else instruction.operands
    if instruction.opcode == "extractelement":
        return instruction.operands[:1]
    if instruction.opcode in ("insertelement", "shufflevector"):
        return instruction.operands[:2]
    if isinstance(instruction, (Binary, Phi)) or is_floating(instruction.type):
        return instruction.operands
    if instruction.opcode in ("freeze", "extractvalue", "insertvalue", "fneg"):
        return instruction.operands
    return []


def _is_outlined_state(value: Value) -> bool:
    """Whether an integer is one that goes round in a loop which has become a function (see `time_loops`: it carries nothing)."""
    if not isinstance(value, ExtractValue) or not isinstance(value.operands[0], Call):
        return False
    callee = value.operands[0].callee
    return isinstance(callee, Function) and STATUS_FIRST in callee.suffix
