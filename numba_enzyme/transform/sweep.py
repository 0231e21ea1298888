"""The forward sweep: a copy of the function that also carries shadows.

    %p = getelementptr double, ptr %x, i64 %i         %p   = getelementptr double, ptr %x, i64 %i
                                                      %p.d = getelementptr double, ptr %x.d, i64 %i

In reverse mode shadows are those of pointers; in forward mode every value has one, the tangent. Which instructions do what
is the families' affair (:mod:`.instructions`); this file copies, and knows what a value has become.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from ..analysis.control.loops import Loop
from ..ir.builder import Builder, add_global, zero
from ..ir.clone import copy_instruction
from ..ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi
from ..ir.instructions import Alloca
from ..ir.metadata import lasting_metadata
from ..ir.types import I64, PTR, FloatType, IntType, PointerType, Type, is_aggregate, is_floating, scalar_type
from ..ir.values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    ConstantString,
    GlobalAlias,
    GlobalVariable,
    Value,
)
from .context import Context
from .debug_locations import NO_LOCATIONS, FunctionLocations
from .for_annotations import DerivativeFamily


def shadow_name(name: str) -> str:
    return f"{name.strip(chr(34))}.d" if name else ""


class ShadowGlobals:
    """Shadow memory of global variables, one per module; made on demand."""

    def __init__(self, module: Module) -> None:
        self.module = module
        self.made: dict[tuple[GlobalVariable, int], GlobalVariable] = {}

    def of(self, variable: GlobalVariable, lane: int = 0, initializer: Constant | None = None) -> GlobalVariable:
        """The shadow for one of the tangents that are computed together; ``initializer`` (default zero) for constants."""
        found = self.made.get((variable, lane))
        if found is None:
            assert isinstance(variable.type, PointerType), variable
            name = f"ne.shadow.{variable.name.strip(chr(34))}" + (f".{lane}" if lane else "")
            found = add_global(self.module, name, variable.value_type, initializer or zero(variable.value_type),
                               address_space=variable.type.address_space)  # fmt: skip
            self.made[variable, lane] = found
        return found


class Sweep:
    """Copies ``context.function`` into ``target``; subclasses decide what goes with each instruction.

    Many methods, because one object is handed to the instruction families, with all that they emit by.
    """

    family: DerivativeFamily

    def __init__(self, context: Context, target: Function, module: Module, globals_: ShadowGlobals) -> None:
        self.context = context
        self.target = target
        self.module = module
        self.globals = globals_
        self.values: dict[Value, Value] = {}
        self.lanes: list[dict[Value, Value]] = [{}]  # shadows; in forward mode one table per tangent
        self.lane = 0
        self.blocks: dict[Block, Block] = {}
        self.ends: dict[Block, Block] = {}  # where a copy that was split ends
        self.b = Builder(module, Block("detached", target), contract=context.facts.request.contract)
        self.prologue: list[Instruction] = []  # goes before everything in the entry block
        self.locations = NO_LOCATIONS
        self.on_no_memory: Callable[[], object] | None = None  # emits the way out; without one, memory is taken for granted
        self._no_memory: Block | None = None

    @property
    def shadows(self) -> dict[Value, Value]:
        """What the shadows have become, in the lane that is being emitted."""
        return self.lanes[self.lane]

    def in_every_lane(self, emit: Callable[[], object]) -> None:
        """Emit once per tangent; the primal is copied for the first one only."""
        for lane in range(len(self.lanes)):
            self.lane = lane
            emit()
        self.lane = 0

    def locate(self, locations: FunctionLocations) -> None:
        """From now on what is emitted carries the source lines of the primal."""
        self.locations = locations
        self.b.debug = locations.start

    @property
    def checks_memory(self) -> bool:
        return self.on_no_memory is not None

    def require(self, met: Callable[[], Value]) -> None:
        """Go on only if what ``met`` emits holds; else the derivative ends for want of memory."""
        if not self.checks_memory:
            return
        if self._no_memory is None:
            self._no_memory = self.b.new_block("no.memory")
        enough = self.b.new_block("memory")
        self.b.cond_br(met(), enough, self._no_memory)
        self.b.at(enough)

    def require_memory(self, memory: Value, size: Value | None = None) -> None:
        """Go on only if an allocation has succeeded. One of no bytes (``size``) may be null."""
        def met() -> Value:
            there = self.b.icmp("ne", memory, zero(PTR))
            return there if size is None else self.b.binary("or", there, self.b.icmp("eq", size, self.b.i64(0)))

        self.require(met)

    # ---- what values have become

    def primal(self, value: Value) -> Value:
        return value if isinstance(value, (Constant, Block)) else self.values[value]

    def shadow(self, value: Value) -> Value:
        """The shadow of a pointer (in forward mode: the tangent of any value); a pointer without one is its own."""
        if isinstance(value, Constant):
            return self.constant_shadow(value)
        if value in self.shadows:
            return self.shadows[value]
        if self.context.forward_mode:
            return self._no_tangent(value)
        return self.primal(value)

    def _no_tangent(self, value: Value) -> Value:
        """The tangent of a value that carries none: zero, also of the bits of a number; pointers are their own shadows."""
        c = self.context
        if is_floating(value.type) or c.active(value):
            return zero(value.type)
        if c.carries_number(value):
            return zero(value.type)
        result = self.primal(value)
        if is_aggregate(value.type):
            for path, _, leaf in self.context.layout.leaves(value.type):
                if is_floating(leaf):
                    result = self.b.insert_value(result, zero(leaf), path)
        return result

    def constant_shadow(self, value: Constant) -> Constant:
        if isinstance(value, GlobalVariable):
            target = self.context.object_of(value)
            if target is not None and (self.context.is_shadowed(target) or value.constant):
                # A table of pointers that never changes has a table of their shadows that never changes.
                fixed = self.constant_shadow(value.initializer) if value.constant and value.initializer is not None else None
                return self.globals.of(value, self.lane, fixed)
            return value
        if isinstance(value, (Function, GlobalAlias)):
            return value
        if isinstance(value, ConstantExpression):
            led = (isinstance(o, ConstantExpression) or isinstance(scalar_type(o.type), PointerType) for o in value.operands)
            operands = [self.constant_shadow(o) if leads else o for o, leads in zip(value.operands, led, strict=True)]
            return ConstantExpression(value.type, value.opcode, operands, value.flags, value.source_type)
        if isinstance(value, ConstantAggregate):
            return ConstantAggregate(value.type, [self.constant_shadow(e) for e in value.elements])
        if isinstance(value, ConstantString):  # the bytes of an array of Numba's
            return zero(value.type)
        if isinstance(scalar_type(value.type), FloatType):
            return zero(value.type)
        if isinstance(value, ConstantInt) or isinstance(scalar_type(value.type), IntType):
            return zero(value.type)
        return value

    def set_shadow(self, value: Value, shadow: Value) -> None:
        if isinstance(shadow, Instruction) and not shadow.name:
            shadow.name = shadow_name(value.name)
        self.shadows[value] = shadow

    # ---- copying

    def alloca(self, type_: Type, name: str, count: int = 1) -> Value:
        """A stack slot in the entry block."""
        return self.in_prologue(lambda b: b.alloca(type_, name, count))

    def in_prologue(self, emit: Callable[[Builder], Value]) -> Value:
        """Emit instructions that stand before everything else in the entry block."""
        block = Block("prologue", self.target)
        value = emit(Builder(self.module, block))
        self.prologue.extend(block.instructions)
        return value

    def copy(self, instruction: Instruction) -> Value:
        """Append a copy of the instruction and remember it as the primal."""
        if self.lane > 0:
            return self.values.get(instruction, instruction)
        new = copy_instruction(instruction, self.primal, self.blocks.__getitem__)
        new.metadata = lasting_metadata(instruction)
        self.b.append(new)
        self.values[instruction] = new
        return new

    def copy_with(self, instruction: Instruction, operand: Callable[[Value], Value]) -> Instruction:
        """Append a copy whose operands are ``operand(original operand)``; not remembered."""
        new = copy_instruction(instruction, operand, self.blocks.__getitem__)
        new.name = shadow_name(instruction.name)
        new.metadata = {}
        return self.b.append(new)

    def run(self, passed: Collection[Loop] = ()) -> None:
        """Copy all blocks but those of the loops ``passed``, which are left in one place; zeros stand for their results."""
        inside = {block for loop in passed for block in loop.blocks}
        order = [block for block in self.context.shape.cfg.order if block not in inside]
        for block in order:
            self.blocks[block] = self.b.new_block(block.name)
        for loop in passed:
            following = loop.exits[0][1]
            self.blocks[loop.header] = self.blocks[following]
            results = {value: zero(phi.type) for phi in following.phis() for value in phi.operands}
            self.values = results | self.values
        phis: list[tuple[Phi, Phi, list[Phi]]] = []
        for block in order:
            phis += self._copy_block(block)
        for loop in passed:
            self.ends[loop.latches[0]] = self.ends[loop.before]
        for phi, new, shadows in phis:
            self._connect(phi, new, shadows)

    def _copy_block(self, block: Block) -> list[tuple[Phi, Phi, list[Phi]]]:
        """Copy the block; its phis with their copies and shadows, whose operands are still to be connected."""
        self.b.at(self.blocks[block])
        own = [i for i in block.instructions if isinstance(i, Phi)]
        self.b.debug = self.locations.at(block.terminator)
        phis = []
        for phi in own:
            new = self.b.append(Phi(phi.type, [], [], name=phi.name, flags=phi.flags))
            self.values[phi] = new
            phis.append((phi, new, self.phi_shadows(phi)))
        self.begin_block(block)
        for phi in own:
            self.after(phi)
        for instruction in block.instructions:
            if isinstance(instruction, (Phi, DebugRecord)):
                continue
            self.b.debug = self.locations.at(instruction)
            if instruction is block.instructions[-1]:
                self.before_terminator(block)
            self.step(instruction)
        self.ends[block] = self.b.block
        return phis

    def _connect(self, phi: Phi, new: Phi, shadows: list[Phi]) -> None:
        for value, incoming in phi.incoming():
            end = self.ends[incoming]
            new.add_incoming(self.primal(value), end)
            for lane, shadow in enumerate(shadows):
                self.lane = lane
                shadow.add_incoming(self.shadow(value), end)
            self.lane = 0

    def phi_shadows(self, phi: Phi) -> list[Phi]:
        """The shadows of a phi, still without operands."""
        if not self.wants_shadow(phi):
            return []
        made = []
        for lane in self.lanes:
            lane[phi] = self.b.append(Phi(phi.type, [], [], name=shadow_name(phi.name)))
            made.append(lane[phi])
        return made

    def wants_shadow(self, value: Value) -> bool:
        return self.context.has_shadow(value)

    def after(self, instruction: Instruction) -> None:
        """Hook: the instruction and its shadow were emitted."""

    def begin_block(self, block: Block) -> None:
        """Hook: the phis of a block were emitted."""

    def shadow_memory(self, alloca: Alloca) -> Value:
        """Zeroed shadow of stack memory."""
        c = self.context
        size: Value = self.b.i64(c.layout.size_of(alloca.allocated_type))
        count = alloca.operands[0]
        if not (isinstance(count, ConstantInt) and count.value == 1):
            wide = self.primal(count)
            if wide.type != I64:
                wide = self.b.cast("zext", wide, I64)
            size = self.b.binary("mul", size, wide)
        if c.outlives_forward(alloca):
            shadow = self.lasting_memory(size)
            self.require_memory(shadow, size)
        else:
            shadow = self.copy_with(alloca, self.primal)
        self.b.memset_zero(shadow, size)
        return shadow

    def lasting_memory(self, size: Value) -> Value:
        """Memory that is there until the reverse sweep has passed."""
        return self.b.call_named("malloc", PTR, [size])

    def before_terminator(self, block: Block) -> None:
        """Hook: all but the terminator of a block was emitted."""

    def step(self, instruction: Instruction) -> None:
        """Emit what stands for one instruction that is no phi."""
        raise NotImplementedError

    def finish(self, entry: Block | None = None) -> None:
        """Put the entry, if it is another block than the first, and the prologue in their places; end the way of those who found
        no memory."""
        if self._no_memory is not None and self.on_no_memory is not None:
            self.b.at(self._no_memory)
            self.on_no_memory()
        if entry is not None:
            self.target.blocks.remove(entry)
            self.target.blocks.insert(0, entry)
        self.target.entry.insert(0, self.prologue)
        self.prologue = []


def bind_arguments(sweep: Sweep, primal_at: list[int], shadow_at: dict[int, list[int]]) -> None:
    """Tell the sweep which parameters of its target stand for those of the source and for their shadows, lane by lane."""
    given = sweep.target.arguments
    for argument in sweep.context.function.arguments:
        sweep.values[argument] = given[primal_at[argument.index]]
        for lane, position in zip(sweep.lanes, shadow_at.get(argument.index, ()), strict=False):
            lane[argument] = given[position]
