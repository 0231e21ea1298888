"""Is the model in order? What its text does not show: LLVM verifies the rest, types and dominance above all, by the text.

Enforced, for every function with a body:

 1. parameters: as many arguments as the function type says, each of its type, with its place as ``index``;
 2. every block is not empty, ends with a terminator, and has no other; ``block.function`` and ``instruction.block`` say
    where they stand, and nothing stands in two places; the targets of terminators are blocks of this function;
 3. a phi has as many values as blocks, a call as many entries of attributes as arguments;
 4. operands are arguments and instructions of this function, or constants, of a type that is not void; nothing is left
    of the parser's forward references; blocks are not operands; instructions wrapped as metadata stand in this function.

And for a module:

 5. a function or global stands under its own name, and every function or global that code or an initialiser uses is the
    object that stands under that name in the module.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from .functions import Argument, Block, Function, Instruction, Module, Phi
from .instructions import Call, Verbatim
from .printer import FunctionPrinter
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
        if faults:
            raise InvalidIR(symbol, faults)
    for function in module.functions.values():
        _verify_function(function, module)


def _verify_function(function: Function, module: Module | None) -> None:
    faults = [*_parameters(function), *_structure(function), *_operands(function, module)]
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
                yield from _terminator(instruction, block, own)


def _terminator(instruction: Instruction, block: Block, own: set[Block]) -> Iterator[Fault]:
    if instruction is not block.instructions[-1]:
        yield Fault(instruction, "a terminator in the middle of a block")
    for target in instruction.successors:
        if target not in own:
            yield Fault(instruction, f"the target {target.name or 'without a name'} is no block of this function")


def _operands(function: Function, module: Module | None) -> Iterator[Fault]:
    own: set[Value] = {*function.arguments, *function.instructions()}
    for instruction in function.instructions():
        operands: list[Value] = instruction.operands
        if isinstance(instruction, Phi):
            if len(operands) != len(instruction.incoming_blocks):
                yield Fault(instruction, f"{len(operands)} values for {len(instruction.incoming_blocks)} blocks")
        elif isinstance(instruction, Call):
            operands = operands + [value for _, values in instruction.bundles for value in values]
            arguments, attributes = len(instruction.operands) - 1, len(instruction.argument_attributes)
            if attributes != arguments:
                yield Fault(instruction, f"{arguments} arguments, but {attributes} entries of argument attributes")
        elif isinstance(instruction, Verbatim):
            pieces = [piece for piece in instruction.pieces if isinstance(piece, Value) and not isinstance(piece, Block)]
            if pieces != operands:
                yield Fault(instruction, "`operands` and the values among `pieces` differ")
        for operand in operands:
            yield from (Fault(instruction, text) for text in _strange(operand, own, module))


def _strange(value: Value, own: set[Value], module: Module | None) -> Iterator[str]:
    if isinstance(value, MetadataOperand):
        if value.value is not None:
            yield from _strange(value.value, own, module)
    elif isinstance(value, Instruction):
        if value not in own:
            yield f"{value.name or value.opcode} is no instruction of this function"
        elif value.type == VOID:
            yield f"{value.opcode} has no result that could be used"
    elif isinstance(value, Argument):
        if value not in own:
            yield f"{value.name or 'an argument'} is no argument of this function"
    elif not isinstance(value, Constant):
        yield f"{type(value).__name__} {value.name} is no operand"
    elif module is not None:
        yield from _foreign_symbols(value, module)


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
