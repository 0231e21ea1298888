"""The oracle: an interpreter of the IR over high-precision dual numbers, exact and without a step size.

    oracle = Oracle("define double @f(double %x) { %y = fmul double %x, %x  ret double %y }")
    oracle.call("f", [Dual(3.0, {0: mpf(1)})])        ->   Dual(9.0, {0: 6})

It shares the model of IR and its parser with the compiler and nothing else, so that an error in a derivative rule or in an
analysis cannot hide in it. Memory is checked: out of bounds, use after free, double free and null are errors, and
``oracle.memory.leaks()`` lists what was never freed. ``oracle.notes`` says where a derivative ended because the program looked
at the bits of a float. Parts: numbers in :mod:`.oracle_scalars`, the function table in :mod:`.oracle_functions`, memory in
:mod:`.oracle_memory`, operators in :mod:`.oracle_arithmetic`, instructions in :mod:`.oracle_instructions`, C library
and intrinsics in :mod:`.oracle_library` and :mod:`.oracle_intrinsics`, kernels in :mod:`.oracle_kernel`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..ir.data_layout import DataLayout
from ..ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi
from ..ir.instructions import Branch, Call, Return, Switch, Unreachable
from ..ir.parser import parse_module
from ..ir.types import I32, PTR, FloatType, OpaqueStruct, PointerType, Type, integer_bits
from ..ir.values import GlobalAlias, GlobalVariable, InlineAsm, MetadataOperand, Value
from .oracle_constants import Constants
from .oracle_instructions import HANDLERS
from .oracle_intrinsics import call_intrinsic
from .oracle_kernel import Thread
from .oracle_library import call_library
from .oracle_memory import Memory, Origin
from .oracle_scalars import Arithmetic, OracleError

CALL_DEPTH = 3000


class Frame(dict):
    """Values of one activation of a function; constants come from the oracle's table.

    ``stack``: allocations that end with the activation; ``variadic``: bytes and origins of arguments beyond the parameters.
    """

    def __init__(self, constants: Constants) -> None:
        self.constants = constants
        self.stack: list[int] = []
        self.variadic: list[tuple[bytes, list[Origin] | None]] = []

    def __missing__(self, value: Value):
        return self.constants.value(value)


class Oracle:
    """Runs functions of one module; memory and globals persist from call to call.

    ``precision``: "double" rounds primals as the machine does (control flow is the compiled program's), "exact" never
    rounds. ``step_limit`` bounds the instructions of one call. Arguments and results: integers and addresses are ints
    (unsigned results), floats are numbers or :class:`Dual`, vectors and aggregates are tuples.
    """

    def __init__(self, module: Module | str, *, precision: str = "double", step_limit: int = 20_000_000) -> None:
        self.module = parse_module(module) if isinstance(module, str) else module
        self.arithmetic = Arithmetic(precision)
        self.layout = DataLayout.of(self.module)
        self.memory = Memory(self.layout, self.arithmetic)
        self.step_limit = step_limit
        self.steps = 0
        self.depth = 0
        self.thread: Thread | None = None  # the running thread of a kernel
        self.random_state = 1
        self.functions_at: dict[int, Function] = {}
        self.addresses: dict[str, int] = {}
        self.constants = Constants(self)
        self._blocks: dict[Block, tuple[list[Phi], list[tuple], Instruction]] = {}
        self._place_globals()

    @property
    def notes(self) -> list[str]:
        return self.memory.notes

    def call(self, function: str, arguments: Sequence = ()):
        """Runs ``@function`` and returns its result (None for void)."""
        callee = self.module.functions[function]
        if len(arguments) != len(callee.arguments):
            raise OracleError(f"@{function} takes {len(callee.arguments)} arguments, not {len(arguments)}")
        values = [self.argument(a.type, v) for a, v in zip(callee.arguments, arguments, strict=True)]
        self.steps = 0
        limit = sys.getrecursionlimit()
        sys.setrecursionlimit(max(limit, 10 * CALL_DEPTH))
        try:
            return self.run(callee, values)
        finally:
            sys.setrecursionlimit(limit)

    def argument(self, type_: Type, value):
        """A value of the caller in the oracle's form."""
        if isinstance(type_, FloatType):
            return self.arithmetic.dual(type_.kind, value)
        if isinstance(value, (tuple, list)):
            return tuple(self.argument(t, v) for (_, t), v in zip(self.memory.elements(type_), value, strict=True))
        bits = 64 if isinstance(type_, PointerType) else integer_bits(type_)
        return int(value) & ((1 << bits) - 1)

    # -------------------------------------------------------------------------------------------------- globals

    def _place_globals(self) -> None:
        for name, function in self.module.functions.items():
            address = self.memory.allocate(1, "function", f"@{name}")
            self.addresses[name] = address
            self.functions_at[address] = function
        variables = [g for g in self.module.globals.values() if isinstance(g, GlobalVariable)]
        for variable in variables:
            kind = "constant" if variable.constant else "global"
            body = self.module.structs.get(getattr(variable.value_type, "name", ""))
            size = 0 if isinstance(body, OpaqueStruct) else self.layout.size_of(variable.value_type)
            self.addresses[variable.name] = self.memory.allocate(size, kind, f"@{variable.name}", fill=0)
        for alias in self.module.globals.values():
            if isinstance(alias, GlobalAlias) and alias.target is not None:
                self.addresses[alias.name] = self.constants.value(alias.target)
        for variable in variables:
            if variable.initializer is not None:
                self._initialize(variable, variable.initializer)

    def _initialize(self, variable: GlobalVariable, initializer: Value) -> None:
        """Fills a global; one whose initialiser is not known becomes memory that may not be touched."""
        allocation, _ = self.memory.find(self.addresses[variable.name], 0)
        try:
            data, origins = self.memory.to_bytes(variable.value_type, self.constants.value(initializer))
        except OracleError as error:
            allocation.name += f" (not interpreted: {error})"
            allocation.freed = True
            return
        self.memory.initialize(allocation, 0, data, origins)

    # ------------------------------------------------------------------------------------------------ execution

    def run(self, function: Function, arguments: list, types: Sequence[Type] = ()):
        """One activation of a defined function with arguments in the oracle's form; ``types`` of variadic ones."""
        if self.depth >= CALL_DEPTH:
            raise OracleError(f"calls nested deeper than {CALL_DEPTH} in @{function.name}")
        frame = Frame(self.constants)
        for parameter, value in zip(function.arguments, arguments, strict=False):
            if "byval(" in parameter.attributes:
                value = self._copy_of(value)
                frame.stack.append(value)
            frame[parameter] = value
        fixed = len(function.arguments)
        frame.variadic = [self.memory.to_bytes(t, v) for t, v in zip(types[fixed:], arguments[fixed:], strict=True)]
        self.depth += 1
        try:
            return self._run_blocks(function, frame)
        finally:
            self.depth -= 1
            for address in frame.stack:
                self.memory.free(address, "stack")

    def _copy_of(self, address: int) -> int:
        """What ``byval`` passes: the callee's own copy (of all that follows in the allocation)."""
        allocation, offset = self.memory.find(address, 0)
        size = len(allocation.data) - offset
        copy = self.memory.allocate(size, "stack", "byval argument")
        self.memory.copy(copy, address, size)
        return copy

    def _run_blocks(self, function: Function, frame: Frame):
        block, previous = function.blocks[0], None
        while True:
            phis, body, terminator = self._prepared(block)
            self.steps += len(body) + 1
            if self.steps > self.step_limit:
                raise OracleError(f"more than {self.step_limit} instructions; the last one in @{function.name}")
            if phis:
                values = [frame[_incoming(phi, previous)] for phi in phis]
                frame.update(zip(phis, values, strict=True))
            instruction = terminator
            try:
                for handler, instruction in body:
                    frame[instruction] = handler(self, frame, instruction)
                instruction = terminator
                if isinstance(terminator, Return):
                    return frame[terminator.operands[0]] if terminator.operands else None
                block, previous = self._next(terminator, frame), block
            except OracleError as error:
                if error.located:
                    raise
                located = OracleError(f"{error}\n  at %{instruction.name} = {instruction.opcode} in @{function.name}")
                located.located = True
                raise located from error

    def _prepared(self, block: Block) -> tuple[list[Phi], list[tuple], Instruction]:
        prepared = self._blocks.get(block)
        if prepared is None:
            instructions = [i for i in block.instructions if not isinstance(i, DebugRecord)]
            phis = [i for i in instructions if isinstance(i, Phi)]
            body = [(HANDLERS[type(i)], i) for i in instructions[len(phis) : -1]]
            prepared = self._blocks[block] = (phis, body, instructions[-1])
        return prepared

    def _next(self, terminator: Instruction, frame: Frame) -> Block:
        if isinstance(terminator, Branch):
            targets = terminator.targets
            return targets[0] if len(targets) == 1 or frame[terminator.operands[0]] else targets[1]
        if isinstance(terminator, Switch):
            value = frame[terminator.operands[0]]
            for case, target in terminator.cases:
                if frame[case] == value:
                    return target
            return terminator.default
        if isinstance(terminator, Call) and terminator.normal is not None:  # an invoke; nothing unwinds here
            frame[terminator] = self.call_instruction(frame, terminator)
            return terminator.normal
        if isinstance(terminator, Unreachable):
            raise OracleError("unreachable was reached")
        if terminator.opcode == "indirectbr":
            return self.constants.block_at(frame[terminator.operands[0]])
        raise OracleError(f"terminator {terminator.opcode} is not interpreted")

    # ---------------------------------------------------------------------------------------------------- calls

    def call_instruction(self, frame: Frame, call: Call):
        """A call or invoke: a function of the module, an intrinsic, or the C library."""
        callee = call.callee
        if isinstance(callee, InlineAsm):
            template = callee.text.split('"')[1]
            if not template or (template.startswith("${:comment}") and "\\0A" not in template):  # no code
                return None if not call.arguments else frame[call.arguments[0]]
            raise OracleError("inline assembly is not interpreted")
        if not isinstance(callee, Function):
            address = frame[callee]
            if address not in self.functions_at:
                raise OracleError(f"call through {address:#x}, which is no function")
            callee = self.functions_at[address]
        if callee.name.startswith("llvm.va_start"):
            return self._start_variadic(frame, frame[call.arguments[0]])
        operands = [a for a in call.arguments if not isinstance(a, MetadataOperand)]
        return self.invoke(callee, [frame[a] for a in operands], [a.type for a in operands], call)

    def _start_variadic(self, frame: Frame, va_list: int) -> None:
        """Fills System V's va_list as if no argument had come in a register: all of them lie in the overflow area."""
        size = sum(-(-len(data) // 8) * 8 for data, _ in frame.variadic)
        area = self.memory.allocate(size, "stack", "variadic arguments")
        frame.stack.append(area)
        place = area
        for data, origins in frame.variadic:
            self.memory.write(place, data, origins)
            place += -(-len(data) // 8) * 8
        for offset, type_, value in ((0, I32, 48), (4, I32, 176), (8, PTR, area), (16, PTR, area)):
            self.memory.store(va_list + offset, type_, value)

    def invoke(self, callee: Function, values: list, types: list[Type], call: Call | None = None):
        """Calls a function by its model, whoever implements it."""
        if not callee.is_declaration:
            return self.run(callee, values, types if callee.function_type.vararg else ())
        result = callee.function_type.result
        if callee.name.startswith("llvm."):
            return call_intrinsic(self, callee.name, result, values, types, call)
        return call_library(self, callee.name, result, values, types)


def _incoming(phi: Phi, previous: Block | None) -> Value:
    for value, block in zip(phi.operands, phi.incoming_blocks, strict=True):
        if block is previous:
            return value
    raise OracleError(f"phi %{phi.name} has no value for the block it was entered from")
