"""The forward sweep of reverse mode: the primal with shadow pointers, keeping on the tape what the plan says.

    %v = load double, ptr %p          %v = load double, ptr %p
                                      store double %v, ptr %v.tape[%i]
"""

from __future__ import annotations

from ...analysis.control.loops import Loop
from ...analysis.planning.recompute import Need
from ...ir.builder import Builder, zero
from ...ir.functions import Block, Function, Instruction, Module, Phi
from ...ir.instructions import Call, Return, Store
from ...ir.types import VOID, Type
from ...ir.values import Value
from ..for_annotations import DerivativeFamily
from ..instructions import family_of
from ..instructions.allocation import ReferenceCounts
from ..planning.function_plan import FunctionPlan
from ..sweep import ShadowGlobals, Sweep
from .buffered_tape import BufferedTape
from .restored_stores import keep_overwritten
from .tape import Tape


class ForwardSweep(Sweep):
    """``on_return`` emits the end of a block that returns."""

    def __init__(self, plan: FunctionPlan, target: Function, module: Module, globals_: ShadowGlobals, family: DerivativeFamily,
                 tape: type[Tape] | None = None) -> None:  # fmt: skip
        super().__init__(plan.context, target, module, globals_)
        self.plan = plan
        self.family = family
        self.locate(family.locations.of(target))
        facts = plan.context.facts
        buffered = facts.request.target.buffered_tape and plan.context.function is facts.root
        tape = tape or (BufferedTape if buffered else Tape)
        self.tape = tape(plan.tape, plan.storage, self, plan.context.layout)
        self.on_return = lambda block, terminator: None
        self.carried: dict[Phi, Value] = {  # what goes round in loops that are left out, in slots
            phi: self.zeroed_slot(phi.type, phi.name or "carried") for phis in plan.late.carried.values() for phi in phis
        }

    def zeroed_slot(self, type_: Type, name: str) -> Value:
        return self.in_prologue(lambda b: _zeroed(b, type_, name))

    def counter(self, loop: Loop) -> Value:
        return self.values[self.context.shape.shapes[loop].counter]

    def step(self, instruction: Instruction) -> None:
        if isinstance(instruction, Return):
            self.on_return(instruction.block, instruction)
            return
        if isinstance(instruction, Store) and self.context.is_unneeded(instruction):
            return
        if instruction in self.plan.late.passed:
            if instruction.type != VOID:
                self.values[instruction] = zero(instruction.type)
            return
        family = family_of(instruction, self.context)
        if family is None or (instruction.block not in self.context.shape.live and not self._counts(instruction)):
            self.copy(instruction)
            return
        if isinstance(instruction, Store) and instruction in self.plan.restoration.stores:
            keep_overwritten(self, instruction)
        family.shadow(instruction, self)
        if instruction in self.values:
            self.after(instruction)

    def _counts(self, instruction: Instruction) -> bool:
        """Whether, on the way to a failure, a reference is counted that the shadow has counted as well."""
        counts = isinstance(instruction, Call) and isinstance(family_of(instruction, self.context), ReferenceCounts)
        return counts and instruction.operands[0] in self.shadows

    def after(self, instruction: Instruction) -> None:
        for shadow in (False, True):
            need = Need(instruction, shadow)
            slot = self.tape.layout.slot_of.get(need)
            if slot is not None and slot.decision.home is None:
                self.tape.write(need, self.shadow(instruction) if shadow else self.values[instruction])

    def lasting_memory(self, size: Value) -> Value:
        return self.tape.push(size) if self.plan.storage.on_stack else super().lasting_memory(size)

    def begin_block(self, block: Block) -> None:
        shape = self.context.shape
        loop = shape.loops.by_header.get(block)
        if loop is not None and block in shape.live:
            self.tape.begin_iteration(loop)

    def before_terminator(self, block: Block) -> None:
        for loop in self.context.shape.loops.loops:
            if loop.preheader is block:
                self.tape.before_loop(loop)
        for value, phi in self.plan.late.settings(block):
            self.b.store(self.primal(value), self.carried[phi])

    def compute_late(self, b: Builder, returned: Value | None) -> None:
        """When the reverse sweep is done: what only then can be computed, and written; ``returned``: a slot for the result."""
        late, self.b = self.plan.late, b
        for phi, slot in late.slots.items():
            self.values[phi] = b.load(phi.type, self.carried[slot], phi.name)
        for instruction in late.order:
            b.debug = self.locations.at(instruction)
            if isinstance(instruction, Phi):
                selector = self.context.shape.selectors[instruction.block]
                for number, value in late.late_ways(instruction, selector):
                    came = b.icmp("eq", self.primal(selector), number)
                    self.values[instruction] = b.select(came, self.primal(value), self.values[instruction])
            elif isinstance(instruction, Return) and returned is not None:
                b.store(self.primal(instruction.operands[0]), returned)
            else:
                self.copy(instruction)


def _zeroed(b: Builder, type_: Type, name: str) -> Value:
    slot = b.alloca(type_, name)
    b.store(zero(type_), slot)
    return slot
