"""Is the model in order? Start reading at :func:`verify`.

Enforced, for every function with a body:

 1. parameters: as many arguments as the function type says, each of its type, with its place as ``index``;
 2. every block is not empty, ends with a terminator, and has no other; ``block.function`` and ``instruction.block`` say
    where they stand, and nothing stands in two places;
 3. the targets of terminators are blocks of this function, and the first block is nobody's target;
 4. phis stand before all other instructions (debug records aside); a phi has one entry per edge into its block, neither
    more nor less, and equal values for equal predecessors;
 5. operands are arguments and instructions of this function, or constants, of a type that is not void; nothing is left
    of the parser's forward references; blocks are not operands; instructions wrapped as metadata stand in this function;
 6. the definition of a value dominates each use (a phi uses its value at the end of the predecessor; the result of an
    invoke exists on the edge to its normal target only); blocks that can't be reached are exempt, as in LLVM;
 7. types of operands and result fit the opcode (:mod:`.verify_types`): arithmetic, comparisons, casts, memory, aggregates
    and vectors, branch conditions, cases of a switch (each once), the returned value, the arguments of a call.

And for a module:

 8. a function or global stands under its own name, and every function or global that code or an initialiser uses is the
    object that stands under that name in the module.

Left to LLVM: attributes, metadata, alignments, and what intrinsics, ``musttail`` and exception pads ask for. A direct call
through a type that is not the callee's is valid IR and passes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .dominance import Dominance
from .functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi
from .instructions import Call, Verbatim
from .printer import FunctionPrinter, constant_text
from .types import VOID
from .values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantSplat,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    MetadataOperand,
    Value,
)
from .verify_types import Structs, type_problems


@dataclass(frozen=True, slots=True)
class Fault:
    """One broken invariant: where (an instruction, a block, or the function itself) and what."""

    place: Instruction | Block | GlobalValue
    message: str


class InvalidIR(ValueError):
    """The IR breaks an invariant: a mistake of this compiler, or of whoever wrote the module.

    The text shows the function with the messages under the offending instructions; ``faults`` holds them all.
    """

    def __init__(self, owner: GlobalValue, faults: list[Fault]) -> None:
        self.faults = tuple(faults)
        super().__init__(_shown(owner, faults))


def verify(module_or_function: Module | Function) -> None:
    """Raise :class:`InvalidIR` with all faults of the first function that has any. Near-linear."""
    if isinstance(module_or_function, Function):
        _verify_function(module_or_function, None)
        return
    module = module_or_function
    for name, symbol in [*module.functions.items(), *module.globals.items()]:
        if symbol.name != name:
            raise InvalidIR(symbol, [Fault(symbol, f"stands under the name `{name}`")])
    for symbol in module.globals.values():
        held = symbol.initializer if isinstance(symbol, GlobalVariable) else symbol.target
        faults = [Fault(symbol, text) for text in _foreign_symbols(held, module)] if held is not None else []
        if isinstance(symbol, GlobalVariable) and held is not None and held.type != symbol.value_type:
            faults.append(Fault(symbol, f"the initialiser has type {held.type}, the variable {symbol.value_type}"))
        if faults:
            raise InvalidIR(symbol, faults)
    for function in module.functions.values():
        _verify_function(function, module)


def _verify_function(function: Function, module: Module | None) -> None:
    faults = list(_parameters(function))
    if function.blocks:
        structure = list(_structure(function))
        faults += structure
        if not structure:  # the rest reads the control flow
            faults += _FunctionCheck(function, module).faults()
    if faults:
        raise InvalidIR(function, faults)


# ---------------------------------------------------------------------------------------------- the shape of a function


def _parameters(function: Function) -> Iterator[Fault]:
    if [argument.type for argument in function.arguments] != list(function.function_type.parameters):
        yield Fault(function, f"the arguments do not fit {function.function_type}")
    for index, argument in enumerate(function.arguments):
        if argument.index != index:
            yield Fault(function, f"argument {index} says that it is argument {argument.index}")


def _structure(function: Function) -> Iterator[Fault]:
    own = set(function.blocks)
    if len(own) != len(function.blocks):
        yield Fault(function, "a block stands twice in the function")
    seen: set[Instruction] = set()
    for block in function.blocks:
        if block.function is not function:
            yield Fault(block, "`block.function` is not the function it stands in")
        if not block.instructions or not block.instructions[-1].is_terminator:
            yield Fault(block, "the block does not end with a terminator")
        for instruction in block.instructions:
            if instruction in seen:
                yield Fault(instruction, "the instruction stands twice in the function")
            seen.add(instruction)
            if instruction.block is not block:
                yield Fault(instruction, "`instruction.block` is not the block it stands in")
            if instruction.is_terminator:
                yield from _terminator(instruction, block, own, function)


def _terminator(instruction: Instruction, block: Block, own: set[Block], function: Function) -> Iterator[Fault]:
    if instruction is not block.instructions[-1]:
        yield Fault(instruction, "a terminator in the middle of a block")
    for target in instruction.successors:
        if target not in own:
            yield Fault(instruction, f"the target {target.name or 'without a name'} is no block of this function")
        elif target is function.blocks[0]:
            yield Fault(instruction, "the first block of a function can't be a target")


class _FunctionCheck:
    """The checks that need the control flow, which is known to be sound by now."""

    def __init__(self, function: Function, module: Module | None) -> None:
        self.function = function
        self.module = module
        self.structs: Structs = module.structs if module is not None else None
        self.dominance = Dominance(function)
        self.position = {instruction: n for n, instruction in enumerate(function.instructions())}
        self.arguments = set(function.arguments)

    def faults(self) -> list[Fault]:
        found: list[Fault] = []
        for block in self.function.blocks:
            phis_may_follow = True
            for instruction in block.instructions:
                if isinstance(instruction, Phi):
                    if not phis_may_follow:
                        found.append(Fault(instruction, "a phi behind another instruction"))
                    found += self._phi(instruction, block)
                elif isinstance(instruction, DebugRecord):
                    found += [Fault(instruction, text) for piece in instruction.operands for text in self._belongs(piece)]
                    continue
                else:
                    phis_may_follow = False
                    found += self._uses(instruction, block)
                found += [Fault(instruction, text) for text in type_problems(instruction, self.function, self.structs)]
        return found

    def _phi(self, phi: Phi, block: Block) -> Iterator[Fault]:
        if len(phi.operands) != len(phi.incoming_blocks):
            yield Fault(phi, f"{len(phi.operands)} values for {len(phi.incoming_blocks)} blocks")
            return
        predecessors = self.dominance.predecessors[block]
        if phi.incoming_blocks != predecessors:
            yield from self._phi_edges(phi, predecessors)
        value_from: dict[Block, Value] = {}
        for value, source in phi.incoming():
            for text in self._belongs(value):
                yield Fault(phi, text)
            first = value_from.setdefault(source, value)
            if first is not value and not _equal_constants(first, value):
                yield Fault(phi, f"two values for the one predecessor {source.name}")
            if isinstance(value, Instruction) and value in self.position and not self._reaches_end(value, source, block):
                yield Fault(phi, f"{value.name or 'a value'} does not dominate the end of {source.name}")

    def _phi_edges(self, phi: Phi, predecessors: list[Block]) -> Iterator[Fault]:
        edges: dict[Block, int] = {}
        for predecessor in predecessors:
            edges[predecessor] = edges.get(predecessor, 0) + 1
        for source in phi.incoming_blocks:
            edges[source] = edges.get(source, 0) - 1
        for source, missing in edges.items():
            if missing > 0:
                yield Fault(phi, f"no entry for the predecessor {source.name}")
            elif missing < 0:
                yield Fault(phi, f"an entry for {source.name}, which is no predecessor (or stands too often)")

    def _uses(self, instruction: Instruction, block: Block) -> Iterator[Fault]:
        operands: list[Value] = instruction.operands
        if isinstance(instruction, Call) and instruction.bundles:
            operands = operands + [value for _, values in instruction.bundles for value in values]
        elif isinstance(instruction, Verbatim):
            pieces = [piece for piece in instruction.pieces if isinstance(piece, Value) and not isinstance(piece, Block)]
            if pieces != operands:
                yield Fault(instruction, "`operands` and the values among `pieces` differ")
        for operand in operands:
            for text in self._belongs(operand):
                yield Fault(instruction, text)
            if isinstance(operand, Instruction) and operand in self.position and not self._dominates(operand, instruction, block):
                yield Fault(instruction, f"{operand.name or 'a value'} does not dominate this use")

    def _belongs(self, value: Value) -> Iterator[str]:
        if isinstance(value, MetadataOperand):
            if value.value is not None:
                yield from self._belongs(value.value)
        elif isinstance(value, Instruction):
            if value not in self.position:
                yield f"{value.name or value.opcode} is no instruction of this function"
            elif value.type == VOID:
                yield f"{value.opcode} has no result that could be used"
        elif isinstance(value, Argument):
            if value not in self.arguments:
                yield f"{value.name or 'an argument'} is no argument of this function"
        elif not isinstance(value, Constant):
            yield f"{type(value).__name__} {value.name} is no operand"
        elif self.module is not None:
            yield from _foreign_symbols(value, self.module)

    def _dominates(self, value: Instruction, use: Instruction, block: Block) -> bool:
        source = value.block
        if source is block:
            return self.position[value] < self.position[use] or not self.dominance.reachable(block)
        return self._available_in(value, block)

    def _reaches_end(self, value: Instruction, source: Block, target: Block) -> bool:
        """Is a value there on the edge from ``source`` to ``target``?"""
        if value.block is not source:
            return self._available_in(value, source)
        if isinstance(value, Call) and value.opcode == "invoke":
            return target is value.normal and target is not value.unwind
        return True

    def _available_in(self, value: Instruction, block: Block) -> bool:
        """Is a value of another block there when ``block`` begins?"""
        source = value.block
        if isinstance(value, Call) and value.opcode == "invoke" and value.normal is not None:
            return self.dominance.edge_dominates(source, value.normal, block)
        return self.dominance.dominates(source, block)


def _equal_constants(first: Value, second: Value) -> bool:
    """Two objects may stand for one constant."""
    if not isinstance(first, Constant) or not isinstance(second, Constant):
        return False
    return first.type == second.type and constant_text(first) == constant_text(second)


def _foreign_symbols(value: Constant, module: Module) -> Iterator[str]:
    """Messages for functions and globals inside a constant that are not those of the module."""
    if isinstance(value, GlobalValue):
        if module.symbol(value.name) is not value:
            yield f"@{value.name} is not the module's own"
    elif isinstance(value, ConstantAggregate):
        for element in value.elements:
            yield from _foreign_symbols(element, module)
    elif isinstance(value, ConstantExpression):
        for operand in value.operands:
            yield from _foreign_symbols(operand, module)
    elif isinstance(value, ConstantSplat):
        yield from _foreign_symbols(value.element, module)


# --------------------------------------------------------------------------------------------------------- the message


def _shown(owner: GlobalValue, faults: list[Fault]) -> str:
    count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
    kind = "alias" if isinstance(owner, GlobalAlias) else "function" if isinstance(owner, Function) else "global"
    lines = [f"invalid IR: {count} in {kind} @{owner.name}"]
    messages: dict[Value, list[str]] = {}
    for fault in faults:
        messages.setdefault(fault.place, []).append(f"    ^ {fault.message}")
    lines += messages.get(owner, [])
    if not isinstance(owner, Function):
        return "\n".join(lines)
    printer = FunctionPrinter(owner)
    lines.append(printer.header() + " {")
    for block in owner.blocks:
        lines.append(printer.label(block))
        lines += messages.get(block, [])
        for instruction in block.instructions:
            lines.append(f"  {_attempt(printer, instruction)}")
            lines += messages.get(instruction, [])
    return "\n".join([*lines, "}"])


def _attempt(printer: FunctionPrinter, instruction: Instruction) -> str:
    """The instruction's text, or as much as can be said of one that is too broken to print."""
    try:
        return printer.instruction(instruction)
    except (ValueError, IndexError) as error:
        return f"<{instruction.opcode} {instruction.name}: {error}>"
