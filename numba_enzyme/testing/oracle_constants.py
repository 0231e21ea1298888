"""Values of constants in the oracle's form: initialisers, constant expressions, addresses of globals.

    getelementptr (i8, ptr @table, i64 16)   ->   address of @table + 16
"""

from __future__ import annotations

import re
from typing import Any

from ..ir.functions import Block, Module
from ..ir.types import (
    ArrayType,
    FloatType,
    IntType,
    NamedStruct,
    PointerType,
    StructType,
    Type,
    VectorType,
    element_of,
    float_kind,
    integer_bits,
    scalar_type,
    vector_of,
)
from ..ir.values import (
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantSplat,
    ConstantString,
    ConstantVerbatim,
    ConstantWord,
    GlobalValue,
    Value,
)
from .oracle_arithmetic import Operators, signed
from .oracle_memory import Memory
from .oracle_scalars import Dual, OracleError, parse_float


def string_bytes(text: str) -> bytes:
    """The bytes of ``c"...\\00"``."""
    body = text[text.index('"') + 1 : text.rindex('"')]
    return re.sub(rb"\\([0-9A-Fa-f]{2})|\\\\", lambda m: bytes([int(m[1], 16)]) if m[1] else b"\\", body.encode("latin-1"))


class Constants:
    """Evaluates each constant once."""

    def __init__(self, module: Module, memory: Memory, addresses: dict[str, int]) -> None:
        self.module, self.memory, self.addresses = module, memory, addresses
        self.operators = Operators(memory)
        self._known: dict[Value, Any] = {}
        self._block_addresses: dict[Block, int] = {}

    def value(self, constant: Value):
        if constant not in self._known:
            self._known[constant] = self._evaluate(constant)
        return self._known[constant]

    def _evaluate(self, constant: Value):
        type_ = constant.type
        if isinstance(constant, GlobalValue):
            return self._address(constant)
        if isinstance(constant, ConstantInt):
            value = constant.value & ((1 << integer_bits(scalar_type(type_))) - 1)
            return (value,) * type_.count if isinstance(type_, VectorType) else value
        if isinstance(constant, ConstantFloat):
            kind = float_kind(scalar_type(type_))
            dual = Dual(self.memory.arithmetic.number(kind, parse_float(kind, constant.text)))
            return (dual,) * type_.count if isinstance(type_, VectorType) else dual
        if isinstance(constant, ConstantWord):
            return self.zero(type_)
        if isinstance(constant, ConstantAggregate):
            return tuple(self.value(e) for e in constant.elements)
        if isinstance(constant, ConstantSplat):
            return (self.value(constant.element),) * vector_of(type_).count
        if isinstance(constant, ConstantString):
            return tuple(string_bytes(constant.text))
        if isinstance(constant, ConstantExpression):
            return self._expression(constant)
        if isinstance(constant, ConstantVerbatim):
            label = re.fullmatch(r"blockaddress\(@(\S+), %(\S+)\)", constant.text)
            if label is not None:
                return self._block_address(*label.groups())
            raise OracleError(f"constant {constant.text} is not interpreted")
        raise OracleError(f"%{constant.name} is used before it has a value")

    def _block_address(self, function: str, name: str) -> int:
        block = next(b for b in self.module.functions[function].blocks if b.name == name)
        if block not in self._block_addresses:
            self._block_addresses[block] = self.memory.allocate(1, "function", f"block %{name} of @{function}")
        return self._block_addresses[block]

    def block_at(self, address: int) -> Block:
        """The block whose ``blockaddress`` this is."""
        for block, known in self._block_addresses.items():
            if known == address:
                return block
        raise OracleError(f"indirectbr to {address:#x}, which is no block")

    def _address(self, constant: GlobalValue) -> int:
        if constant.name not in self.addresses:
            raise OracleError(f"@{constant.name} has no address")
        return self.addresses[constant.name]

    def zero(self, type_: Type):
        """``zeroinitializer``; also what undef and poison are here."""
        if isinstance(type_, FloatType):
            return Dual(self.memory.arithmetic.number(type_.kind, 0))
        if isinstance(type_, (IntType, PointerType)):
            return 0
        if isinstance(type_, (VectorType, ArrayType)):
            return (self.zero(type_.element),) * type_.count
        if isinstance(type_, (StructType, NamedStruct)):
            return tuple(self.zero(f) for f in self.memory.layout.structure(type_).fields)
        raise OracleError(f"no zero of type {type_}")

    def _expression(self, constant: ConstantExpression):
        values = [self.value(o) for o in constant.operands]
        types = [o.type for o in constant.operands]
        if constant.source_type is not None:  # a getelementptr
            offset = self.offset(constant.source_type, values[1:], types[1:])
            return (values[0] + offset) & ((1 << 64) - 1)
        if len(values) == 1:
            return self.operators.cast(constant.opcode, types[0], constant.type, values[0])
        return self.operators.binary(constant.opcode, constant.type, *values)

    def offset(self, source_type: Type, indices: list[int], types: list[Type]) -> int:
        """Bytes that the scalar indices of a getelementptr move."""
        layout, total, type_ = self.memory.layout, 0, source_type
        for position, (index, index_type) in enumerate(zip(indices, types, strict=True)):
            number = signed(index, integer_bits(index_type))
            if position == 0:
                total += number * layout.size_of(type_)
            elif isinstance(type_, (StructType, NamedStruct)):
                body = layout.structure(type_)
                total += layout.field_offset(body, number)
                type_ = body.fields[number]
            else:
                type_ = element_of(type_)
                total += number * layout.size_of(type_)
        return total
