"""The model -> text that LLVM reads. The inverse of :mod:`.parser`.

    Binary("fmul", DOUBLE, [x, ConstantFloat(DOUBLE, "2.0")], name="y", flags=("fast",))   ->   %y = fmul fast double %x, 2.0

Values and blocks may share a name in the model, or have none: a printed function gives each its own (``%x``, ``%x.1``,
``%v4``) in one pass. Blocks choose first, so the ``blockaddress`` constants that name them stay right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable

from .functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi
from .instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Branch,
    Call,
    Cast,
    Compare,
    CompareExchange,
    ExtractElement,
    ExtractValue,
    Freeze,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
    Switch,
    Unary,
    Unreachable,
    Verbatim,
)
from .parallel import ParallelFor
from .parse_constants import CASTS
from .types import I32, VOID, ArrayType, Type, VectorType
from .values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantInt,
    ConstantSplat,
    GlobalAlias,
    GlobalValue,
    GlobalVariable,
    MetadataOperand,
    Value,
)

_PLAIN_NAME = re.compile(r"[-a-zA-Z$._][-\w$.]*", re.ASCII)
_QUOTED_NAME = re.compile(r'"[^"\n]+"')
_NUMBER = re.compile(r"[0-9]+")
LONGEST_NAME = 200
"""LLVM takes 1,024 characters of a local name; names of inlined code come near, and passes put words behind them."""


def print_module(module: Module) -> str:
    """The module's text, in LLVM's order of parts."""
    parts: list[str] = []
    if module.source_filename:
        parts.append(f"source_filename = {module.source_filename}")
    if module.data_layout:
        parts.append(f'target datalayout = "{module.data_layout}"')
    if module.triple:
        parts.append(f'target triple = "{module.triple}"')
    parts += module.inline_asm
    parts += [f"%{name} = type {body}" for name, body in module.structs.items()]
    parts += module.comdats
    parts += [_global(symbol) for symbol in module.globals.values()]
    parts += [print_function(function) for function in module.functions.values()]
    parts += [f"attributes #{number} = {{ {text} }}" for number, text in module.attribute_groups.items()]
    parts += module.metadata
    return "\n".join(parts) + "\n"


def print_function(function: Function) -> str:
    """A definition or declaration, ending with a newline."""
    return FunctionPrinter(function).text()


def print_instruction(instruction: Instruction) -> str:
    """One instruction for reading, without indentation: with the model's own names, which may not be unique."""
    return _ModelNames().instruction(instruction)


def constant_text(constant: Constant) -> str:
    """A constant without its type; equal texts of one type mean equal constants."""
    return _ModelNames().reference(constant)


# ---------------------------------------------------------------------------------------------------------- names


def _valid_name(name: str) -> str:
    if _PLAIN_NAME.fullmatch(name) or _QUOTED_NAME.fullmatch(name) or _NUMBER.fullmatch(name):
        return name
    return '"' + name.replace('"', "") + '"'


class _UniqueNames:
    """Hands out each name once; a name that is taken gets a number behind it."""

    def __init__(self) -> None:
        self._taken: set[str] = set()
        self._last_number: dict[str, int] = {}

    def take(self, name: str, otherwise: str) -> str:
        if not name:
            name = otherwise
        elif not _PLAIN_NAME.fullmatch(name):
            name = _valid_name(name)
            if name.isdigit():  # LLVM numbers unnamed values in order; these may have moved
                name = otherwise[0] + name
        if len(name) > LONGEST_NAME:
            name = f"{name[: LONGEST_NAME // 2]}..{name[-LONGEST_NAME // 4 :]}"
        if name not in self._taken:
            self._taken.add(name)
            return name
        number = self._last_number.get(name, 0)
        while True:
            number += 1
            candidate = f'{name[:-1]}.{number}"' if name[-1] == '"' else f"{name}.{number}"
            if candidate not in self._taken:
                self._last_number[name] = number
                self._taken.add(candidate)
                return candidate


def global_reference(symbol: GlobalValue) -> str:
    """``@name``, quoted where LLVM needs it."""
    return "@" + _valid_name(symbol.name)


# ------------------------------------------------------------------------------------------------------ instructions


class _InstructionPrinter:
    """Prints instructions, with a method per construct; a subclass knows how values are called."""

    def __init__(self) -> None:
        self._type_texts: dict[int, tuple[Type, str]] = {}  # by identity; the type is held so that its id stays its own

    def local(self, value: Value) -> str:
        raise NotImplementedError

    def type(self, type_: Type) -> str:
        known = self._type_texts.get(id(type_))
        if known is None:
            known = self._type_texts[id(type_)] = (type_, str(type_))
        return known[1]

    def reference(self, value: Value) -> str:
        """The operand without its type."""
        if isinstance(value, (Instruction, Argument, Block)):
            return self.local(value)
        if isinstance(value, GlobalValue):
            return global_reference(value)
        if isinstance(value, MetadataOperand):
            return value.text if value.value is None else self.typed(value.value)
        if isinstance(value, ConstantAggregate):
            return self._aggregate(value)
        if isinstance(value, ConstantExpression):
            return self._expression(value)
        if isinstance(value, ConstantSplat):
            return f"splat ({self.typed(value.element)})"
        return str(value)

    def typed(self, value: Value) -> str:
        return f"{self.type(value.type)} {self.reference(value)}"

    def typed_list(self, values: Iterable[Value]) -> str:
        return ", ".join([self.typed(value) for value in values])

    def _aggregate(self, constant: ConstantAggregate) -> str:
        elements = self.typed_list(constant.elements)
        type_ = constant.type
        if isinstance(type_, ArrayType):
            return f"[{elements}]"
        if isinstance(type_, VectorType):
            return f"<{elements}>"
        body = f"{{ {elements} }}" if elements else "{}"
        return f"<{body}>" if constant.packed else body

    def _expression(self, constant: ConstantExpression) -> str:
        head = " ".join((constant.opcode, *constant.flags))
        operands = self.typed_list(constant.operands)
        if constant.opcode in CASTS:
            return f"{head} ({operands} to {self.type(constant.type)})"
        source = f"{self.type(constant.source_type)}, " if constant.source_type is not None else ""
        return f"{head} ({source}{operands})"

    def instruction(self, instruction: Instruction) -> str:
        """The instruction without indentation."""
        text = _BODIES[type(instruction)](self, instruction)
        if instruction.type is not VOID and instruction.type != VOID:
            text = f"{self.local(instruction)} = {text}"
        if instruction.metadata:
            text += "".join([f", !{kind} {value}" for kind, value in instruction.metadata.items()])
        return text

    # Below: one method per family, giving the text from the opcode on.

    def _head(self, instruction: Instruction) -> str:
        return " ".join((instruction.opcode, *instruction.flags)) if instruction.flags else instruction.opcode

    def _same_type(self, instruction: Instruction) -> str:
        """``fadd double %x, %y``: the operands' common type once."""
        operands = instruction.operands
        values = ", ".join([self.reference(operand) for operand in operands])
        return f"{self._head(instruction)} {self.type(operands[0].type)} {values}"

    def _compare(self, i: Compare) -> str:
        left, right = i.operands
        return f"{self._head(i)} {i.predicate} {self.type(left.type)} {self.reference(left)}, {self.reference(right)}"

    def _cast(self, i: Cast) -> str:
        return f"{self._head(i)} {self.typed(i.operands[0])} to {self.type(i.type)}"

    def _each_typed(self, i: Instruction) -> str:
        return f"{self._head(i)} {self.typed_list(i.operands)}"

    def _phi(self, i: Phi) -> str:
        edges = ", ".join([f"[ {self.reference(value)}, {self.local(block)} ]" for value, block in i.incoming()])
        return f"{self._head(i)} {self.type(i.type)} {edges}"

    def _load(self, i: Load) -> str:
        return f"{self._head(i)} {self.type(i.type)}, {self.typed(i.operands[0])}{_spaced(i.suffix)}"

    def _store(self, i: Store | CompareExchange) -> str:
        return self._each_typed(i) + _spaced(i.suffix)

    def _atomic_rmw(self, i: AtomicRMW) -> str:
        return f"{self._head(i)} {i.operation} {self.typed_list(i.operands)}{_spaced(i.suffix)}"

    def _get_element_pointer(self, i: GetElementPtr) -> str:
        return f"{self._head(i)} {self.type(i.source_type)}, {self.typed_list(i.operands)}"

    def _alloca(self, i: Alloca) -> str:
        count = i.operands[0]
        single = isinstance(count, ConstantInt) and count.value == 1 and count.type == I32
        shown = "" if single else f", {self.typed(count)}"
        return f"{self._head(i)} {self.type(i.allocated_type)}{shown}{_spaced(i.suffix)}"

    def _with_indices(self, i: ExtractValue | InsertValue) -> str:
        return "".join([self._each_typed(i), *[f", {index}" for index in i.indices]])

    def _branch(self, i: Branch) -> str:
        targets = ", ".join([f"label {self.local(target)}" for target in i.targets])
        return f"br {self.typed(i.operands[0])}, {targets}" if i.operands else f"br {targets}"

    def _switch(self, i: Switch) -> str:
        cases = " ".join([f"{self.typed(case)}, label {self.local(target)}" for case, target in i.cases])
        return f"switch {self.typed(i.operands[0])}, label {self.local(i.default)} [ {cases} ]"

    def _return(self, i: Return) -> str:
        return f"ret {self.typed(i.operands[0])}" if i.operands else "ret void"

    def _unreachable(self, _: Unreachable) -> str:
        return "unreachable"

    def _call(self, i: Call) -> str:
        head = f"{i.tail} {self._head(i)}" if i.tail else self._head(i)
        if i.prefix:
            head = f"{head} {i.prefix}"
        shown = self.type(i.function_type if i.function_type.vararg else i.function_type.result)
        arguments = ", ".join(
            [
                f"{self.type(value.type)} {words} {self.reference(value)}" if words else self.typed(value)
                for value, words in zip(i.operands[:-1], i.argument_attributes, strict=True)
            ]
        )
        text = f"{head} {shown} {self.reference(i.operands[-1])}({arguments}){_spaced(i.suffix)}"
        if i.bundles:
            text += " [ " + ", ".join([f"{tag}({self.typed_list(values)})" for tag, values in i.bundles]) + " ]"
        if i.normal is not None and i.unwind is not None:
            text += f" to label {self.local(i.normal)} unwind label {self.local(i.unwind)}"
        return text

    def _pieces(self, i: Verbatim) -> str:
        return "".join([piece if isinstance(piece, str) else self.reference(piece) for piece in i.pieces])

    def _debug_record(self, i: DebugRecord) -> str:
        pieces = "".join([piece if isinstance(piece, str) else self.reference(piece) for piece in i.pieces])
        return f"#{i.opcode}{pieces}"


def _spaced(suffix: str) -> str:
    """A suffix with the space before it that the model may leave out."""
    return suffix if not suffix or suffix[0] in ", " else " " + suffix


_BODIES: dict[type, Callable[..., str]] = {
    Unary: _InstructionPrinter._same_type,
    Binary: _InstructionPrinter._same_type,
    Compare: _InstructionPrinter._compare,
    Cast: _InstructionPrinter._cast,
    Select: _InstructionPrinter._each_typed,
    Freeze: _InstructionPrinter._each_typed,
    Phi: _InstructionPrinter._phi,
    Load: _InstructionPrinter._load,
    Store: _InstructionPrinter._store,
    GetElementPtr: _InstructionPrinter._get_element_pointer,
    Alloca: _InstructionPrinter._alloca,
    ExtractValue: _InstructionPrinter._with_indices,
    InsertValue: _InstructionPrinter._with_indices,
    ExtractElement: _InstructionPrinter._each_typed,
    InsertElement: _InstructionPrinter._each_typed,
    ShuffleVector: _InstructionPrinter._each_typed,
    Call: _InstructionPrinter._call,
    ParallelFor: _InstructionPrinter._call,
    AtomicRMW: _InstructionPrinter._atomic_rmw,
    CompareExchange: _InstructionPrinter._store,
    Branch: _InstructionPrinter._branch,
    Switch: _InstructionPrinter._switch,
    Return: _InstructionPrinter._return,
    Unreachable: _InstructionPrinter._unreachable,
    Verbatim: _InstructionPrinter._pieces,
    DebugRecord: _InstructionPrinter._debug_record,
}


class _ModelNames(_InstructionPrinter):
    """Prints values under the names they carry in the model."""

    def local(self, value: Value) -> str:
        return f"%{_valid_name(value.name)}" if value.name else "%<unnamed>"


class FunctionPrinter(_InstructionPrinter):
    """Prints one function under unique names; ``instruction`` and ``reference`` give its parts under the same names."""

    def __init__(self, function: Function) -> None:
        super().__init__()
        self.function = function
        self._names: dict[Value, str] = {}
        unique = _UniqueNames()
        for index, block in enumerate(function.blocks):
            self._names[block] = "%" + unique.take(block.name, f"b{index}")
        for argument in function.arguments:
            self._names[argument] = "%" + unique.take(argument.name, f"v{len(self._names)}")
        for block in function.blocks:
            for instruction in block.instructions:
                if instruction.type is not VOID and instruction.type != VOID:
                    self._names[instruction] = "%" + unique.take(instruction.name, f"v{len(self._names)}")

    def local(self, value: Value) -> str:
        name = self._names.get(value)
        if name is None:  # not of this function: shown all the same, so that a verifier's message can be read
            return f"%<{value.name or 'unnamed'} of another function>"
        return name

    def header(self) -> str:
        """The line from ``define`` or ``declare`` up to the brace, without it."""
        function = self.function
        declared = function.is_declaration
        parameters = []
        for argument in function.arguments:
            words = [self.type(argument.type), argument.attributes, "" if declared else self._names[argument]]
            parameters.append(" ".join([word for word in words if word]))
        if function.function_type.vararg:
            parameters.append("...")
        signature = f"{self.type(function.function_type.result)} {global_reference(function)}({', '.join(parameters)})"
        words = ["declare" if declared else "define", function.prefix.strip(), signature, function.suffix.strip()]
        return " ".join([word for word in words if word])

    def label(self, block: Block) -> str:
        return f"{self._names[block][1:]}:"

    def text(self) -> str:
        if self.function.is_declaration:
            return self.header() + "\n"
        lines = [self.header() + " {"]
        for block in self.function.blocks:
            lines.append(self.label(block))
            for instruction in block.instructions:
                lines.append(f"  {self.instruction(instruction)}")
        lines.append("}\n")
        return "\n".join(lines)


def _global(symbol: GlobalVariable | GlobalAlias) -> str:
    name = global_reference(symbol)
    if isinstance(symbol, GlobalAlias):
        return f"{name} = {symbol.text}"
    prefix = f"{symbol.prefix.strip()} " if symbol.prefix else ""
    keyword = "constant" if symbol.constant else "global"
    text = f"{name} = {prefix}{keyword} {symbol.value_type}"
    if symbol.initializer is not None:
        text += " " + constant_text(symbol.initializer)
    return text + _spaced(symbol.suffix)
