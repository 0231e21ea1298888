"""A builder that appends instructions to a block.

    b = Builder(module, block)
    y = b.binary("fmul", x, b.float_constant(DOUBLE, 2.0), "y")          %y = fmul double %x, 2.000000e+00

Everything that is emitted carries ``builder.debug`` (a ``!dbg`` text) so that profiles and diagnostics name the user's line.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Sequence
from typing import TypeVar

from .functions import Block, Function, Instruction, Module, Phi
from .instructions import (
    Alloca,
    Binary,
    Branch,
    Call,
    Cast,
    Compare,
    ExtractElement,
    ExtractValue,
    GetElementPtr,
    InsertElement,
    InsertValue,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
    Unary,
    Unreachable,
)
from .types import (
    I1,
    I8,
    I32,
    I64,
    PTR,
    VOID,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedStruct,
    PointerType,
    StructType,
    Type,
    VectorType,
    scalar_type,
)
from .values import Constant, ConstantAggregate, ConstantFloat, ConstantInt, ConstantWord, GlobalVariable, Value

Made = TypeVar("Made", bound=Instruction)
CALLING_CONVENTION = re.compile(r"\b(?:fastcc|coldcc|tailcc|ghccc|swiftcc|preserve_\w+cc|cc ?\d+)\b")


def float_text(kind: str, value: float) -> str:
    """LLVM's spelling of ``value`` in the given floating type, exact after rounding to that type."""
    if kind == "half":
        return f"0xH{struct.unpack('<H', struct.pack('<e', value))[0]:04X}"
    if kind == "bfloat":
        bits = struct.unpack("<I", struct.pack("<f", value))[0]
        return f"0xR{(bits + 0x7FFF + ((bits >> 16) & 1)) >> 16:04X}"
    if kind == "float":
        value = struct.unpack("<f", struct.pack("<f", value))[0]
    bits = struct.unpack("<Q", struct.pack("<d", value))[0]
    if kind in ("float", "double"):
        return f"0x{bits:016X}"
    sign, exponent, fraction = bits >> 63, (bits >> 52) & 0x7FF, bits & ((1 << 52) - 1)
    if exponent == 0:
        if fraction:
            raise ValueError(f"subnormal constant {value!r} in {kind}")
        wide_exponent, integer_bit = 0, 0
    else:
        wide_exponent = 0x7FFF if exponent == 0x7FF else exponent - 1023 + 16383
        integer_bit = 1
    if kind == "x86_fp80":
        return f"0xK{(sign << 15) | wide_exponent:04X}{(integer_bit << 63) | (fraction << 11):016X}"
    if kind == "fp128":
        wide = (sign << 127) | (wide_exponent << 112) | (fraction << 60)
        return f"0xL{wide & ((1 << 64) - 1):016X}{wide >> 64:016X}"
    raise ValueError(f"no constants of type {kind}")


def zero(type_: Type) -> Constant:
    """The all-zero constant of any first-class type."""
    if isinstance(type_, IntType):
        return ConstantInt(type_, 0)
    if isinstance(type_, FloatType):
        return ConstantFloat(type_, float_text(type_.kind, 0.0))
    if isinstance(type_, PointerType):
        return ConstantWord(type_, "null")
    return ConstantWord(type_, "zeroinitializer")


def is_zero(value: Value) -> bool:
    """Whether a value is the constant +0, null or zeroinitializer."""
    if isinstance(value, ConstantWord):
        return value.word in ("zeroinitializer", "null")
    if isinstance(value, ConstantInt):
        return value.value == 0
    if isinstance(value, ConstantFloat):
        return value.text in ("0.000000e+00", "0x0000000000000000", "0xH0000", "0xR0000", "0xK00000000000000000000")
    return False


def tests_null(test: Compare) -> bool:
    """Whether a comparison asks if something is null, or zero."""
    return test.opcode == "icmp" and test.predicate in ("eq", "ne") and any(is_zero(o) for o in test.operands)


CONTRACTED = frozenset(["fadd", "fsub", "fmul"])
ANY_ORDER = ("reassoc",)  # of sums over the iterations of a loop: LLVM may make vectors of it, and nothing else
SIGN_OF_ZERO = ("nsz",)  # of sums of adjoints: LLVM may drop additions to the zero that a sum begins with


class Builder:
    """Appends to ``block``, with a method per instruction; see the module's docstring. All of them return the emitted value.

    ``contract``: products and sums are emitted with LLVM's permission to fuse them.
    """

    def __init__(self, module: Module, block: Block, *, contract: bool = False) -> None:
        self.module = module
        self.block = block
        self.contract = contract
        self.debug: str | None = None

    # ---- plumbing

    def append(self, instruction: Made, name: str = "") -> Made:
        if name:
            instruction.name = name
        if self.debug is not None and "dbg" not in instruction.metadata:
            instruction.metadata["dbg"] = self.debug
        instruction.block = self.block
        self.block.instructions.append(instruction)
        return instruction

    def new_block(self, name: str) -> Block:
        """A new empty block at the end of the current function (the builder does not move)."""
        function = self.block.function
        block = Block(name, function)
        function.blocks.append(block)
        return block

    def at(self, block: Block) -> Builder:
        """Move to the end of ``block``."""
        self.block = block
        return self

    # ---- constants

    def integer(self, type_: Type, value: int) -> Constant:
        if isinstance(type_, VectorType):
            return ConstantAggregate(type_, [ConstantInt(type_.element, value)] * type_.count)
        return ConstantInt(type_, value)

    def i64(self, value: int) -> Constant:
        return ConstantInt(I64, value)

    def float_constant(self, type_: Type, value: float) -> Constant:
        """A floating constant; for a vector type, the splat."""
        element = scalar_type(type_)
        assert isinstance(element, FloatType)
        constant = ConstantFloat(element, float_text(element.kind, value))
        return ConstantAggregate(type_, [constant] * type_.count) if isinstance(type_, VectorType) else constant

    # ---- arithmetic

    def binary(self, opcode: str, a: Value, b: Value, name: str = "", flags: tuple[str, ...] = ()) -> Value:
        if self.contract and opcode in CONTRACTED and not {"contract", "fast"} & set(flags):
            flags = (*flags, "contract")
        return self.append(Binary(opcode, a.type, [a, b], flags=flags), name)

    def fneg(self, a: Value, name: str = "", flags: tuple[str, ...] = ()) -> Value:
        return self.append(Unary("fneg", a.type, [a], flags=flags), name)

    def _compare(self, opcode: str, predicate: str, a: Value, b: Value, name: str) -> Value:
        type_ = VectorType(a.type.count, I1, a.type.scalable) if isinstance(a.type, VectorType) else I1
        return self.append(Compare(opcode, type_, predicate, [a, b]), name)

    def fcmp(self, predicate: str, a: Value, b: Value, name: str = "") -> Value:
        return self._compare("fcmp", predicate, a, b, name)

    def icmp(self, predicate: str, a: Value, b: Value, name: str = "") -> Value:
        return self._compare("icmp", predicate, a, b, name)

    def select(self, condition: Value, then: Value, otherwise: Value, name: str = "") -> Value:
        return self.append(Select("select", then.type, [condition, then, otherwise]), name)

    def cast(self, opcode: str, value: Value, type_: Type, name: str = "") -> Value:
        return self.append(Cast(opcode, type_, [value]), name)

    def bitcast(self, value: Value, type_: Type, name: str = "") -> Value:
        return value if value.type == type_ else self.cast("bitcast", value, type_, name)

    # ---- memory

    def load(self, type_: Type, pointer: Value, name: str = "", align: int = 0) -> Load:
        return self.append(Load(type_, pointer, suffix=f", align {align}" if align else ""), name)

    def store(self, value: Value, pointer: Value, align: int = 0) -> Store:
        return self.append(Store(value, pointer, suffix=f", align {align}" if align else ""))

    def alloca(self, type_: Type, name: str = "", count: int = 1) -> Alloca:
        return self.append(Alloca(PTR, type_, ConstantInt(I32, count)), name)

    def gep(self, source_type: Type, pointer: Value, indices: Sequence[Value], name: str = "", inbounds: bool = True) -> Value:
        flags = ("inbounds",) if inbounds else ()
        return self.append(GetElementPtr(pointer.type, source_type, [pointer, *indices], flags=flags), name)

    def byte_offset(self, pointer: Value, offset: Value | int, name: str = "") -> Value:
        """``pointer`` moved by bytes."""
        if isinstance(offset, int):
            if offset == 0:
                return pointer
            offset = ConstantInt(I64, offset)
        return self.gep(I8, pointer, [offset], name, inbounds=False)

    # ---- aggregates and vectors

    def extract_value(self, aggregate: Value, indices: tuple[int, ...], name: str = "") -> Value:
        type_ = member_type(self.module, aggregate.type, indices)
        return self.append(ExtractValue(type_, aggregate, indices), name)

    def insert_value(self, aggregate: Value, element: Value, indices: tuple[int, ...], name: str = "") -> Value:
        return self.append(InsertValue(aggregate.type, aggregate, element, indices), name)

    def extract_element(self, vector: Value, index: Value, name: str = "") -> Value:
        return self.append(ExtractElement("extractelement", _element(vector), [vector, index]), name)

    def insert_element(self, vector: Value, element: Value, index: Value, name: str = "") -> Value:
        return self.append(InsertElement("insertelement", vector.type, [vector, element, index]), name)

    def shuffle(self, first: Value, second: Value, mask: list[int], name: str = "") -> Value:
        mask_type = VectorType(len(mask), I32)
        constant = ConstantAggregate(
            mask_type, [ConstantInt(I32, m) if m >= 0 else ConstantWord(I32, "poison") for m in mask]
        )
        type_ = VectorType(len(mask), _element(first))
        return self.append(ShuffleVector("shufflevector", type_, [first, second, constant]), name)

    def struct(self, values: Sequence[Value], name: str = "") -> Value:
        """A literal structure of the values."""
        type_ = StructType(tuple(v.type for v in values))
        result: Value = ConstantWord(type_, "poison")
        for i, value in enumerate(values):
            result = self.insert_value(result, value, (i,), name)
        return result

    # ---- calls

    def declare(self, name: str, result: Type, parameters: tuple[Type, ...], vararg: bool = False) -> Function:
        """The function called ``name``, declared if the module does not have it."""
        function = self.module.functions.get(name)
        if function is None:
            function = Function(name, FunctionType(result, parameters, vararg))
            self.module.functions[name] = function
        return function

    def call(
        self, function: Value, arguments: Sequence[Value], name: str = "", function_type: FunctionType | None = None
    ) -> Call:
        if function_type is None:
            assert isinstance(function, Function)
            function_type = function.function_type
        convention = CALLING_CONVENTION.search(function.prefix) if isinstance(function, Function) else None
        prefix = convention.group(0) if convention else ""
        return self.append(Call(function_type, function, arguments, prefix=prefix), "" if function_type.result == VOID else name)

    def call_named(self, symbol: str, result: Type, arguments: Sequence[Value], name: str = "") -> Call:
        """Call an external function or intrinsic by name, declaring it where necessary (a declaration of another type is no
        hindrance: that of malloc may have 32 bits)."""
        parameters = tuple(a.type for a in arguments)
        function = self.declare(symbol, result, parameters)
        stated = function.function_type
        differs = function.is_declaration and not stated.vararg and stated.parameters != parameters
        return self.call(function, arguments, name, FunctionType(result, parameters) if differs else None)

    def memset_zero(self, pointer: Value, size: Value) -> Call:
        assert isinstance(pointer.type, PointerType)
        space = f"p{pointer.type.address_space}"
        arguments = [pointer, ConstantInt(I8, 0), size, ConstantInt(I1, 0)]
        return self.call_named(f"llvm.memset.{space}.i64", VOID, arguments)

    # ---- control flow

    def phi(self, type_: Type, incoming: list[tuple[Value, Block]], name: str = "") -> Phi:
        return self.append(Phi(type_, [v for v, _ in incoming], [b for _, b in incoming]), name)

    def br(self, target: Block) -> Branch:
        return self.append(Branch([target]))

    def cond_br(self, condition: Value, then: Block, otherwise: Block) -> Branch:
        return self.append(Branch([then, otherwise], condition))

    def ret(self, value: Value | None = None) -> Return:
        return self.append(Return("ret", VOID, [] if value is None else [value]))

    def unreachable(self) -> Instruction:
        return self.append(Unreachable("unreachable", VOID, []))


def member_type(module: Module, type_: Type, indices: tuple[int, ...]) -> Type:
    """The type of a member of an aggregate."""
    for index in indices:
        if isinstance(type_, NamedStruct):
            type_ = module.structs[type_.name]
        if isinstance(type_, StructType):
            type_ = type_.fields[index]
        else:
            assert isinstance(type_, (ArrayType, VectorType))
            type_ = type_.element
    return type_


def _element(vector: Value) -> Type:
    assert isinstance(vector.type, VectorType)
    return vector.type.element


def add_global(
    module: Module, name: str, type_: Type, initializer: Constant, *, constant: bool = False, address_space: int = 0
) -> GlobalVariable:
    """A new internal global variable, under another name where the module has that one (of an earlier differentiation)."""
    while module.symbol(name) is not None:
        name += ".d"
    prefix = f"internal addrspace({address_space})" if address_space else "internal"
    variable = GlobalVariable(name, type_, initializer, constant=constant, prefix=prefix, address_space=address_space)
    module.globals[name] = variable
    return variable
