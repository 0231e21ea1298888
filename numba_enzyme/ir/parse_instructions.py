"""Instructions, one method per family.

    %y = fmul fast double %x, 2.0, !dbg !7   ->   Binary("fmul", DOUBLE, [%x, 2.0], flags=("fast",))

:data:`HANDLERS` maps the opcode to the method; the result's name and the metadata attachments are read by the caller.
"""

from __future__ import annotations

from collections.abc import Callable

from .functions import Instruction, Phi
from .instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Branch,
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
)
from .parse_constants import CASTS
from .parse_verbatim import SHAPES, VerbatimParser
from .types import I1, I32, PTR, VOID, ArrayType, NamedStruct, PointerType, StructType, Type, VectorType, is_pointer
from .values import ConstantInt, Value

_BINARY_TEXT = """
    add fadd sub fsub mul fmul udiv sdiv fdiv urem srem frem shl lshr ashr and or xor
"""
_BINARY = _BINARY_TEXT.split()
_ORDERINGS = frozenset(("unordered", "monotonic", "acquire", "release", "acq_rel", "seq_cst"))


class InstructionParser(VerbatimParser):
    """Reads instructions, with a method per construct. Each begins with ``index`` behind the opcode."""

    # --------------------------------------------------------------------------------------------------- arithmetic

    def unary(self) -> Instruction:
        opcode = self.tokens[self.index - 1]
        flags = self.flags()
        operand = self.typed_value()
        return Unary(opcode, operand.type, [operand], flags=flags)

    def binary(self) -> Instruction:
        opcode = self.tokens[self.index - 1]
        flags = self.flags()
        type_ = self.type()
        left = self.value(type_)
        self.expect(",")
        return Binary(opcode, type_, [left, self.value(type_)], flags=flags)

    def compare(self) -> Instruction:
        opcode = self.tokens[self.index - 1]
        flags = self.flags()
        predicate = self.tokens[self.index]
        self.index += 1
        type_ = self.type()
        left = self.value(type_)
        self.expect(",")
        right = self.value(type_)
        result = VectorType(type_.count, I1, type_.scalable) if isinstance(type_, VectorType) else I1
        return Compare(opcode, result, predicate, [left, right], flags=flags)

    def cast(self) -> Instruction:
        opcode = self.tokens[self.index - 1]
        flags = self.flags()
        operand = self.typed_value()
        self.expect("to")
        return Cast(opcode, self.type(), [operand], flags=flags)

    def select(self) -> Instruction:
        flags = self.flags()
        condition, then, otherwise = self._typed_values(3)
        return Select("select", then.type, [condition, then, otherwise], flags=flags)

    def freeze(self) -> Instruction:
        operand = self.typed_value()
        return Freeze("freeze", operand.type, [operand])

    def phi(self) -> Instruction:
        flags = self.flags()
        type_ = self.type()
        values: list[Value] = []
        blocks = []
        while True:
            self.expect("[")
            values.append(self.value(type_))
            self.expect(",")
            blocks.append(self.block_name())
            self.expect("]")
            if self.tokens[self.index] != "," or self.tokens[self.index + 1] != "[":
                return Phi(type_, values, blocks, flags=flags)
            self.index += 1

    def _typed_values(self, count: int) -> list[Value]:
        values = [self.typed_value()]
        for _ in range(count - 1):
            self.expect(",")
            values.append(self.typed_value())
        return values

    # ------------------------------------------------------------------------------------------------------- memory

    def load(self) -> Instruction:
        flags = self.flags()
        type_ = self.type()
        self.expect(",")
        pointer = self.typed_value()
        return Load(type_, pointer, suffix=self._memory_suffix(), flags=flags)

    def store(self) -> Instruction:
        flags = self.flags()
        value, pointer = self._typed_values(2)
        return Store(value, pointer, suffix=self._memory_suffix(), flags=flags)

    def atomic_rmw(self) -> Instruction:
        flags = self.flags()
        operation = self.tokens[self.index]
        self.index += 1
        pointer, value = self._typed_values(2)
        return AtomicRMW(value.type, operation, pointer, value, suffix=self._memory_suffix(), flags=flags)

    def compare_exchange(self) -> Instruction:
        flags = self.flags()
        operands = self._typed_values(3)
        result = StructType((operands[1].type, I1))
        return CompareExchange(result, operands, suffix=self._memory_suffix(), flags=flags)

    def alloca(self) -> Instruction:
        flags = self.flags()
        allocated = self.type()
        count: Value = ConstantInt(I32, 1)
        if self.tokens[self.index] == "," and self.tokens[self.index + 1][0] == "i":
            self.index += 1
            count = self.typed_value()
        start = self.index
        suffix = self._memory_suffix()
        space = self.address_space_among(start, self.index)
        return Alloca(PointerType(space) if space else PTR, allocated, count, suffix=suffix, flags=flags)

    def _memory_suffix(self) -> str:
        """Scope, ordering, alignment and address space behind the operands, verbatim with the space before them."""
        start = self.index
        tokens = self.tokens
        while True:
            token = tokens[self.index]
            if token == ",":
                following = tokens[self.index + 1]
                if following == "align":
                    self.index += 3
                    continue
                if following == "addrspace":
                    self.index += 5
                    continue
                break
            if token in _ORDERINGS:
                self.index += 1
            elif token == "syncscope":
                self.index += 4
            else:
                break
        if self.index == start:
            return ""
        text = self.source.between(start, self.index)
        return text if text[0] == "," else " " + text

    def get_element_pointer(self) -> Instruction:
        flags = self.flags()
        source_type = self.type()
        self.expect(",")
        operands = [self.typed_value()]
        result = operands[0].type
        while self.tokens[self.index] == "," and self.tokens[self.index + 1][0] != "!":
            self.index += 1
            index = self.typed_value()
            operands.append(index)
            if isinstance(index.type, VectorType) and not isinstance(result, VectorType):
                result = VectorType(index.type.count, result, index.type.scalable)
        if not is_pointer(result):
            self.fail(f"the base of a getelementptr has type {operands[0].type}")
        return GetElementPtr(result, source_type, operands, flags=flags)

    # --------------------------------------------------------------------------------------- aggregates and vectors

    def extract_value(self) -> Instruction:
        aggregate = self.typed_value()
        indices = self._indices()
        return ExtractValue(self._element(aggregate.type, indices), aggregate, indices)

    def insert_value(self) -> Instruction:
        aggregate, element = self._typed_values(2)
        place = self.index
        indices = self._indices()
        if self._element(aggregate.type, indices) != element.type:
            self.fail(f"{element.type} does not fit this place of {aggregate.type}", place)
        return InsertValue(aggregate.type, aggregate, element, indices)

    def _indices(self) -> tuple[int, ...]:
        indices = []
        while self.tokens[self.index] == "," and self.tokens[self.index + 1][0] != "!":
            self.index += 1
            indices.append(self.natural_number())
        return tuple(indices)

    def _element(self, type_: Type, indices: tuple[int, ...]) -> Type:
        element: Type | None = type_
        for index in indices:
            if isinstance(element, NamedStruct):
                element = self.module.structs.get(element.name)
            if isinstance(element, StructType) and index < len(element.fields):
                element = element.fields[index]
            elif isinstance(element, ArrayType) and index < element.count:
                element = element.element
            else:
                self.fail(f"{type_} has no element {', '.join(map(str, indices))}", self.index - 1)
        return element

    def extract_element(self) -> Instruction:
        vector, index = self._typed_values(2)
        return ExtractElement("extractelement", self._vector_type(vector).element, [vector, index])

    def insert_element(self) -> Instruction:
        vector, element, index = self._typed_values(3)
        return InsertElement("insertelement", self._vector_type(vector), [vector, element, index])

    def shuffle_vector(self) -> Instruction:
        first, second, mask = self._typed_values(3)
        shape = self._vector_type(mask)
        result = VectorType(shape.count, self._vector_type(first).element, shape.scalable)
        return ShuffleVector("shufflevector", result, [first, second, mask])

    def _vector_type(self, value: Value) -> VectorType:
        if not isinstance(value.type, VectorType):
            self.fail(f"expected a vector, found {value.type}")
        return value.type

    # ------------------------------------------------------------------------------------------------- control flow

    def branch(self) -> Instruction:
        if self.tokens[self.index] == "label":
            return Branch([self.block_reference()])
        condition = self.typed_value()
        self.expect(",")
        then = self.block_reference()
        self.expect(",")
        return Branch([then, self.block_reference()], condition)

    def switch(self) -> Instruction:
        value = self.typed_value()
        self.expect(",")
        default = self.block_reference()
        self.expect("[")
        cases = []
        while not self.accept("]"):
            constant = self.constant(self.type())
            if not isinstance(constant, ConstantInt):
                self.fail("a case of a switch is no integer")
            self.expect(",")
            cases.append((constant, self.block_reference()))
        return Switch(value, default, cases)

    def ret(self) -> Instruction:
        if self.accept("void"):
            return Return("ret", VOID, [])
        return Return("ret", VOID, [self.typed_value()])

    def unreachable(self) -> Instruction:
        return Unreachable("unreachable", VOID, [])


_METHODS: dict[Callable[[InstructionParser], Instruction], str] = {
    InstructionParser.unary: "fneg",
    InstructionParser.compare: "icmp fcmp",
    InstructionParser.select: "select",
    InstructionParser.freeze: "freeze",
    InstructionParser.phi: "phi",
    InstructionParser.load: "load",
    InstructionParser.store: "store",
    InstructionParser.atomic_rmw: "atomicrmw",
    InstructionParser.compare_exchange: "cmpxchg",
    InstructionParser.alloca: "alloca",
    InstructionParser.get_element_pointer: "getelementptr",
    InstructionParser.extract_value: "extractvalue",
    InstructionParser.insert_value: "insertvalue",
    InstructionParser.extract_element: "extractelement",
    InstructionParser.insert_element: "insertelement",
    InstructionParser.shuffle_vector: "shufflevector",
    InstructionParser.branch: "br",
    InstructionParser.switch: "switch",
    InstructionParser.ret: "ret",
    InstructionParser.unreachable: "unreachable",
    InstructionParser.call: "call",
    InstructionParser.tail_call: "tail musttail notail",
    InstructionParser.invoke: "invoke",
    InstructionParser.call_branch: "callbr",
    InstructionParser.landing_pad: "landingpad",
    InstructionParser.fence: "fence",
    InstructionParser.variadic_argument: "va_arg",
}
HANDLERS: dict[str, Callable[[InstructionParser], Instruction]] = {
    **dict.fromkeys(_BINARY, InstructionParser.binary),
    **dict.fromkeys(CASTS, InstructionParser.cast),
    **dict.fromkeys(SHAPES, InstructionParser.by_shape),
    **{opcode: method for method, opcodes in _METHODS.items() for opcode in opcodes.split()},
}
