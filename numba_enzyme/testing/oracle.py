"""The oracle: an interpreter of the IR over high-precision dual numbers, exact and without a step size.

    oracle = Oracle("define double @f(double %x) { %y = fmul double %x, %x  ret double %y }")
    oracle.call("f", [Dual(3.0, {0: mpf(1)})])        ->   Dual(9.0, {0: 6})

It shares the model of IR and its parser with the compiler and nothing else, so that an error in a derivative rule or in an
analysis cannot hide in it. Memory is checked: out of bounds, use after free, double free and null are errors, and
``oracle.memory.leaks()`` lists what was never freed. ``oracle.notes`` says where a derivative ended because the program looked
at the bits of a float. Parts: numbers in :mod:`.oracle_scalars`, the function table in :mod:`.oracle_functions`, memory in
:mod:`.oracle_memory` and :mod:`.oracle_machine`, operators in :mod:`.oracle_arithmetic`, instructions in
:mod:`.oracle_instructions`, C library and intrinsics in :mod:`.oracle_library` and :mod:`.oracle_intrinsics`, kernels in
:mod:`.oracle_kernel`.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from ..ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi
from ..ir.instructions import Branch, Call, Return, Switch, Unreachable
from ..ir.types import I32, PTR, Type
from ..ir.values import InlineAsm, MetadataOperand, Value
from .oracle_instructions import HANDLERS
from .oracle_intrinsics import call_intrinsic
from .oracle_library import call_library
from .oracle_machine import Frame, Machine
from .oracle_scalars import OracleError

CALL_DEPTH = 3000


class Oracle(Machine):
    """Runs functions of one module; memory and globals persist from call to call.

    ``precision``: "double" rounds primals as the machine does (control flow is the compiled program's), "exact" never
    rounds. ``step_limit`` bounds the instructions of one call. Arguments and results: integers and addresses are ints
    (unsigned results), floats are numbers or :class:`Dual`, vectors and aggregates are tuples.
    """

    def __init__(self, module: Module | str, *, precision: str = "double", step_limit: int = 20_000_000) -> None:
        super().__init__(module, precision, step_limit)
        self._blocks: dict[Block, tuple[list[Phi], list[tuple], Instruction]] = {}

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

    def run(self, function: Function, arguments: list, types: Sequence[Type] = ()):
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
