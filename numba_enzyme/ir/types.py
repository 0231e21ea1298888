"""Types of the IR: immutable, interned by value, printed exactly as LLVM prints them.

    IntType(64)                       i64
    VectorType(2, DOUBLE)             <2 x double>
    StructType((I32, DOUBLE))         { i32, double }
    NamedStruct("struct.S")           %struct.S          (body lives in ``Module.structs``)

Every type is a frozen dataclass, so equality is by value and types can be keys of dictionaries.
Sizes need a target and live in :mod:`numba_enzyme.ir.data_layout`.
"""

from __future__ import annotations

from dataclasses import dataclass


class Type:
    """Base of all types."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class VoidType(Type):
    def __str__(self) -> str:
        return "void"


@dataclass(frozen=True, slots=True)
class LabelType(Type):
    def __str__(self) -> str:
        return "label"


@dataclass(frozen=True, slots=True)
class MetadataType(Type):
    def __str__(self) -> str:
        return "metadata"


@dataclass(frozen=True, slots=True)
class TokenType(Type):
    def __str__(self) -> str:
        return "token"


@dataclass(frozen=True, slots=True)
class IntType(Type):
    bits: int

    def __str__(self) -> str:
        return f"i{self.bits}"


@dataclass(frozen=True, slots=True)
class FloatType(Type):
    """``kind`` is LLVM's keyword: half, bfloat, float, double, x86_fp80, fp128, ppc_fp128."""

    kind: str

    def __str__(self) -> str:
        return self.kind


@dataclass(frozen=True, slots=True)
class PointerType(Type):
    address_space: int = 0

    def __str__(self) -> str:
        return f"ptr addrspace({self.address_space})" if self.address_space else "ptr"


@dataclass(frozen=True, slots=True)
class VectorType(Type):
    count: int
    element: Type
    scalable: bool = False

    def __str__(self) -> str:
        return f"<{'vscale x ' if self.scalable else ''}{self.count} x {self.element}>"


@dataclass(frozen=True, slots=True)
class ArrayType(Type):
    count: int
    element: Type

    def __str__(self) -> str:
        return f"[{self.count} x {self.element}]"


@dataclass(frozen=True, slots=True)
class StructType(Type):
    """A literal structure."""

    fields: tuple[Type, ...]
    packed: bool = False

    def __str__(self) -> str:
        body = "{ " + ", ".join(map(str, self.fields)) + " }" if self.fields else "{}"
        return f"<{body}>" if self.packed else body


@dataclass(frozen=True, slots=True)
class NamedStruct(Type):
    """A reference ``%name`` to an identified structure; ``name`` is as printed, quotes included, without ``%``."""

    name: str

    def __str__(self) -> str:
        return f"%{self.name}"


@dataclass(frozen=True, slots=True)
class OpaqueStruct(Type):
    """The body of ``%name = type opaque``."""

    def __str__(self) -> str:
        return "opaque"


@dataclass(frozen=True, slots=True)
class TargetType(Type):
    """``target("name", ...)``, carried verbatim."""

    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class FunctionType(Type):
    result: Type
    parameters: tuple[Type, ...]
    vararg: bool = False

    def __str__(self) -> str:
        parameters = [str(p) for p in self.parameters] + (["..."] if self.vararg else [])
        return f"{self.result} ({', '.join(parameters)})"


VOID = VoidType()
LABEL = LabelType()
METADATA = MetadataType()
TOKEN = TokenType()
I1 = IntType(1)
I8 = IntType(8)
I16 = IntType(16)
I32 = IntType(32)
I64 = IntType(64)
HALF = FloatType("half")
BFLOAT = FloatType("bfloat")
FLOAT = FloatType("float")
DOUBLE = FloatType("double")
X86_FP80 = FloatType("x86_fp80")
FP128 = FloatType("fp128")
PTR = PointerType()


def scalar_type(type_: Type) -> Type:
    """The element type of a vector, or the type itself."""
    return type_.element if isinstance(type_, VectorType) else type_


def integer_bits(type_: Type) -> int:
    """The width of what is known to be an integer type."""
    assert isinstance(type_, IntType)
    return type_.bits


def float_kind(type_: Type) -> str:
    """The kind of what is known to be a floating type."""
    assert isinstance(type_, FloatType)
    return type_.kind


def vector_of(type_: Type) -> VectorType:
    """What is known to be a vector type."""
    assert isinstance(type_, VectorType)
    return type_


def struct_of(type_: Type) -> StructType:
    """What is known to be a literal structure."""
    assert isinstance(type_, StructType)
    return type_


def element_of(type_: Type) -> Type:
    """The element type of what is known to be an array or a vector."""
    assert isinstance(type_, (ArrayType, VectorType))
    return type_.element


def is_floating(type_: Type) -> bool:
    """A floating scalar or a vector of them."""
    return isinstance(scalar_type(type_), FloatType)


def is_integer(type_: Type) -> bool:
    """An integer or a vector of them."""
    return isinstance(scalar_type(type_), IntType)


def is_pointer(type_: Type) -> bool:
    """A pointer or a vector of them."""
    return isinstance(scalar_type(type_), PointerType)


def is_aggregate(type_: Type) -> bool:
    """A structure or an array (a value that insertvalue and extractvalue work on)."""
    return isinstance(type_, (StructType, ArrayType, NamedStruct))
