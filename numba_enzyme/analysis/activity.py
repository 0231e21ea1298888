"""Activity: which values and which memory carry a derivative from an active input to an active output.

    %y = fmul double %x, %x        varies (x is active) and is useful (returned): active
    %i = fptosi double %y to i64   carries nothing
    store double %y, ptr %tmp      %tmp varies; it is useful only if something useful is loaded from it

An instruction is active if it both varies with an input and is useful for an output (Hascoet, Naumann, Pascual, "To be
recorded" analysis, 2005). Over all functions together; memory is one flag per object.
"""

from __future__ import annotations

from ..ir.model import (
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    Constant,
    ExtractValue,
    Function,
    Instruction,
    Load,
    Phi,
    Return,
    Select,
    Store,
    Value,
    Verbatim,
)
from ..ir.types import ArrayType, FloatType, IntType, NamedStruct, StructType, Type, VectorType, is_floating, is_integer
from ..request import Activity, GradientRequest, Returns
from ..rules.effects import CallKind
from ..rules.messages import message_of
from .memory.objects import MemoryObject, ObjectKind, may_be_same
from .memory.points_to import PointsTo
from .memory.reached_memory import reached_memory
from .memory.scalar_layout import ScalarLayout
from .memory.sealed_memory import Sealed
from .memory.snapshots import STATUS_FIRST


class ActivityMap:
    """Answers for all functions of ``points_to``; ``reasons`` tells from where a value or object became varying."""

    def __init__(self, points_to: PointsTo, layout: ScalarLayout, request: GradientRequest) -> None:
        self.points_to = points_to
        self.layout = layout
        self.request = request
        self.book = points_to.book
        self.module = points_to.module
        self.varies: dict[Value | MemoryObject, Value | MemoryObject | None] = {}  # -> what made it vary
        self.useful: set[Value | MemoryObject] = set()
        self.shadowed: set[MemoryObject] = set()
        self.forced: set[MemoryObject] = set()
        self.sealed = Sealed(frozenset(request.sealed))
        self._changed = False
        self._at: Instruction | None = None
        self._bits = self._become_floats()
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

    def mixed_pointer(self, pointer: Value) -> list[MemoryObject]:
        """Memory without a shadow that a pointer with a shadow may also point to."""
        targets = self.points_to.of(pointer)
        if not any(t in self.shadowed for t in targets):
            return []
        return [t for t in targets if t not in self.shadowed and not t.is_immutable]

    def can_carry(self, value: Value) -> bool:
        """Whether a value of this type can hold a derivative at all."""
        return self._type_can_carry(value.type, value)

    def chain(self, item: Value | MemoryObject) -> list[Value | MemoryObject]:
        """How the item came to vary, the input last."""
        found = [item]
        while self.varies.get(found[-1]) is not None and len(found) < 12:
            found.append(self.varies[found[-1]])
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
        return isinstance(type_, IntType) and value is not None and type_.bits >= 8 and not _is_outlined_state(value)

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

    def _run(self, step) -> None:
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

    def _vary(self, item: Value | MemoryObject, because: Value | MemoryObject) -> None:
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
            for target in self.points_to.of(instruction.pointer):
                if target in self.varies and self._may_vary(instruction):
                    self._vary(instruction, target)
        elif isinstance(instruction, Store):
            if instruction.value in self.varies:
                self._vary_memory(instruction.pointer, instruction)
                self.varies.setdefault(instruction, instruction.value)
        elif isinstance(instruction, Call):
            self._forward_call(instruction)
        elif isinstance(instruction, (AtomicRMW, CompareExchange)):
            if any(o in self.varies for o in instruction.operands[1:]):
                self._vary_memory(instruction.operands[0], instruction)
            for target in self.points_to.of(instruction.operands[0]):
                if target in self.varies:
                    self._vary(instruction, target)
        elif isinstance(instruction, Return):
            if instruction.operands and instruction.operands[0] in self.varies:
                self.varies.setdefault(instruction, instruction.operands[0])
        elif not isinstance(instruction, Verbatim):
            for operand in carrying_operands(instruction):
                if operand in self.varies:
                    self._vary(instruction, operand)

    def _may_vary(self, load: Load) -> bool:
        """Whether a load from memory that varies can vary: not if it loads an integer that stays one."""
        if self.layout.may_load_float(load):
            return True
        return load in self._bits and not self.layout.is_named_integer(load)

    def _become_floats(self) -> set[Value]:
        """Integers whose bits end as a float's: what was loaded as an integer to be changed there was no integer."""
        found: set[Value] = set()
        stack = [
            i.operands[0]
            for function in self.points_to.functions
            for i in function.instructions()
            if i.opcode == "bitcast" and is_floating(i.type) and not is_floating(i.operands[0].type)
        ]
        while stack:
            value = stack.pop()
            if value in found or not isinstance(value, Instruction) or not is_integer(value.type):
                continue
            found.add(value)
            stack.extend(carrying_operands(value) if not isinstance(value, Call) else value.arguments)
        return found

    def _forward_call(self, call: Call) -> None:
        for callee in self.points_to.callees(call) or [None]:
            if callee is None or callee.is_declaration:
                self._forward_external(call, callee)
                continue
            for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                if argument in self.varies:
                    self._vary(parameter, argument)
            for block in callee.blocks:
                if isinstance(block.terminator, Return) and block.terminator in self.varies:
                    self._vary(call, block.terminator)

    def _forward_external(self, call: Call, callee: Function | None) -> None:
        name = callee.name if callee is not None else ""
        rule = self.book.scalar_rule(name, call.type)
        facts = self.book.facts(name)
        if rule is not None:
            for index in rule.active_arguments:
                if index < len(call.arguments) and call.arguments[index] in self.varies:
                    self._vary(call, call.arguments[index])
        elif facts is not None and facts.copies:
            for target in self.points_to.of(call.arguments[1]):
                if target in self.varies:
                    self._vary_memory(call.arguments[0], target)
        elif facts is not None and facts.allocates == "realloc":
            for target in self.points_to.of(call.arguments[0]):
                if target in self.varies:
                    self._vary_memory(call, target)
        elif self.book.storing_rule(name) is not None:
            if any(argument in self.varies for argument in call.arguments):
                self._vary(call, call)
                for argument in call.arguments:
                    self._vary_memory(argument, call)
        elif facts is not None and facts.kind == CallKind.MASKED:
            self._forward_masked(call)
        elif facts is not None and facts.kind == CallKind.RULE_LINK:
            self._forward_rule(call)
        elif facts is not None and facts.kind == CallKind.MESSAGE:
            for place in message_of(name).received:  # numbers from other ranks, where they may vary
                self._vary_memory(call.arguments[place], call)
        elif facts is not None and facts.kind == CallKind.UNKNOWN_MESSAGE:
            for target in reached_memory(call.arguments, self.points_to):
                self._vary(target, call)
        elif facts is not None and facts.kind == CallKind.RULE_START:
            pass  # it writes sizes and a status
        elif facts is not None and facts.inactive and facts.kind != CallKind.INTEGER:
            self._forward_text(call, facts)
        elif facts is not None:
            for argument in call.arguments:
                if argument in self.varies:
                    self._vary(call, argument)
        else:
            self._forward_unknown(call)

    def _forward_unknown(self, call: Call) -> None:
        """Whatever goes into a function of which nothing is known may come out of it, in its result or in memory."""
        reached = reached_memory(call.arguments, self.points_to)
        cause = next((item for item in [*call.arguments, *reached] if item in self.varies), None)
        if cause is not None:
            for target in reached:
                self._vary(target, cause)
            self._vary(call, cause)

    def _forward_text(self, call: Call, facts) -> None:
        """Numbers that are written as text carry their derivative there, so that reading them again can be refused."""
        if facts.writes and any(a in self.varies and is_floating(a.type) for a in call.arguments):
            for index in facts.writes:
                self._vary_memory(call.arguments[index], call)
        if facts.reads and is_floating(call.type):
            for index in facts.reads:
                for target in self.points_to.of(call.arguments[index]):
                    if target in self.varies:
                        self._vary(call, target)

    def _forward_rule(self, call: Call) -> None:
        """A function with a rule: every floating result varies if anything that goes in does."""
        rule = self.book.function_rule(call.callee.name)
        causes = [call.arguments[i] for i in rule.places("value") if call.arguments[i] in self.varies]
        causes += [t for i in rule.places("read") for t in self.points_to.of(call.arguments[i]) if t in self.varies]
        for place in rule.places("write") if causes else ():
            self._vary_memory(call.arguments[place], causes[0])

    def _forward_masked(self, call: Call) -> None:
        """Masked loads, stores, gathers and scatters: any pointer among the arguments."""
        for argument in call.arguments:
            if argument in self.varies:
                self._vary(call, argument)
                for pointer in call.arguments:
                    self._vary_memory(pointer, argument)
            for target in self.points_to.of(argument):
                if target in self.varies:
                    self._vary(call, target)

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
            if any(t in self.useful for t in self.points_to.of(instruction.pointer)):
                self._use(instruction.value)
        elif isinstance(instruction, Load):
            if instruction in self.useful:
                for target in self.points_to.of(instruction.pointer):
                    self._use_memory(target)
        elif isinstance(instruction, Call):
            self._backward_call(instruction)
        elif isinstance(instruction, (AtomicRMW, CompareExchange)):
            targets = self.points_to.of(instruction.operands[0])
            if instruction in self.useful:
                for target in targets:
                    self._use_memory(target)
            if any(t in self.useful for t in targets):
                for operand in instruction.operands[1:]:
                    self._use(operand)
        elif instruction in self.useful and not isinstance(instruction, Verbatim):
            for operand in carrying_operands(instruction):
                self._use(operand)

    def _backward_call(self, call: Call) -> None:
        for callee in self.points_to.callees(call) or [None]:
            if callee is None or callee.is_declaration:
                self._backward_external(call, callee)
                continue
            if call in self.useful:
                for block in callee.blocks:
                    if isinstance(block.terminator, Return) and block.terminator.operands:
                        self._use(block.terminator.operands[0])
            for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                if parameter in self.useful:
                    self._use(argument)

    def _backward_external(self, call: Call, callee: Function | None) -> None:
        name = callee.name if callee is not None else ""
        facts = self.book.facts(name)
        rule = self.book.scalar_rule(name, call.type)
        if rule is not None:
            if call in self.useful:
                for index in rule.active_arguments:
                    if index < len(call.arguments):
                        self._use(call.arguments[index])
        elif facts is not None and facts.copies:
            if any(t in self.useful for t in self.points_to.of(call.arguments[0])):
                for target in self.points_to.of(call.arguments[1]):
                    self._use_memory(target)
        elif facts is not None and facts.allocates == "realloc":
            if any(t in self.useful for t in self.points_to.of(call)):
                for target in self.points_to.of(call.arguments[0]):
                    self._use_memory(target)
        elif facts is not None and facts.inactive and facts.kind != CallKind.INTEGER:
            if call in self.useful and is_floating(call.type):
                for index in facts.reads or ():
                    for target in self.points_to.of(call.arguments[index]):
                        self._use_memory(target)
        elif facts is not None and facts.kind == CallKind.RULE_LINK:
            self._backward_rule(call)
        elif facts is not None and facts.kind == CallKind.MESSAGE:
            for place in message_of(name).sent:  # numbers that other ranks may use
                for target in self.points_to.of(call.arguments[place]):
                    self._use_memory(target)
        elif facts is not None and facts.kind == CallKind.UNKNOWN_MESSAGE:
            for target in reached_memory(call.arguments, self.points_to):
                self._use_memory(target)
        elif facts is None:
            self._backward_unknown(call)
        else:
            stores = self.book.storing_rule(name) is not None or (facts is not None and facts.kind == CallKind.MASKED)
            reached = [t for a in call.arguments for t in self.points_to.of(a)] if stores else []
            if call in self.useful or any(t in self.useful for t in reached):
                for argument in call.arguments:
                    self._use(argument)
                if facts is not None and facts.kind == CallKind.MASKED and call in self.useful:
                    for target in reached:
                        self._use_memory(target)

    def _backward_unknown(self, call: Call) -> None:
        for argument in call.arguments:
            self._use(argument)
        reached = reached_memory(call.arguments, self.points_to)
        if call in self.useful or any(t in self.useful for t in reached):
            for target in reached:
                self._use_memory(target)

    def _backward_rule(self, call: Call) -> None:
        rule = self.book.function_rule(call.callee.name)
        if any(t in self.useful for i in rule.places("write") for t in self.points_to.of(call.arguments[i])):
            for place in rule.places("value"):
                self._use(call.arguments[place])
            for target in [t for i in rule.places("read") for t in self.points_to.of(call.arguments[i])]:
                self._use_memory(target)

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
        changed = True
        while changed:
            changed = False
            for target in self.points_to.objects:
                if target in self.shadowed or not (target.is_local or target.kind in (ObjectKind.GLOBAL, ObjectKind.CONSTANT)):
                    continue
                cells = self.points_to.contents.get(target, {}).values()
                led_to = [*target.parts, *(inner for pointees in cells for inner in pointees)]
                if any(inner in self.shadowed for inner in led_to):
                    self.shadowed.add(target)
                    changed = True
            for function in self.points_to.functions:
                for value in [*function.arguments, *function.instructions()]:
                    for target in self.mixed_pointer(value):
                        if target.is_local or target.kind == ObjectKind.GLOBAL:
                            self.shadowed.add(target)
                            self.forced.add(target)
                            changed = True


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
