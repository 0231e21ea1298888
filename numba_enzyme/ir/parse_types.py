"""The cursor over the tokens, and types.

    [4 x { double, ptr addrspace(1) }]   ->   ArrayType(4, StructType((DOUBLE, PointerType(1))))

The parser is one recursive descent, cut by purpose: types (here), constants and operands (:mod:`.parse_constants`),
calls (:mod:`.parse_calls`), instructions (:mod:`.parse_instructions`), functions and modules (:mod:`.parser`).
"""

from __future__ import annotations

from typing import NoReturn

from .lexer import END, ParseError, Tokens
from .types import (
    BFLOAT,
    DOUBLE,
    FLOAT,
    FP128,
    HALF,
    LABEL,
    METADATA,
    PTR,
    TOKEN,
    VOID,
    X86_FP80,
    ArrayType,
    FloatType,
    FunctionType,
    IntType,
    NamedStruct,
    OpaqueStruct,
    PointerType,
    StructType,
    TargetType,
    Type,
    VectorType,
)

_SIMPLE_TYPES: dict[str, Type] = {
    "void": VOID,
    "label": LABEL,
    "metadata": METADATA,
    "token": TOKEN,
    "half": HALF,
    "bfloat": BFLOAT,
    "float": FLOAT,
    "double": DOUBLE,
    "x86_fp80": X86_FP80,
    "fp128": FP128,
    "ppc_fp128": FloatType("ppc_fp128"),
    "x86_amx": TargetType("x86_amx"),
    "ptr": PTR,
    "opaque": OpaqueStruct(),
}
OPENING = frozenset("([{<")
_CLOSING = frozenset(")]}>")
_TYPE_STARTS = frozenset(_SIMPLE_TYPES) | frozenset(("{", "[", "<", "target"))


class TypeParser:
    """A cursor (``index`` into ``tokens``) that can read types."""

    def __init__(self, source: Tokens) -> None:
        self.source = source
        self.tokens = source.tokens
        self.index = 0

    # ------------------------------------------------------------------------------------------------------- cursor

    def fail(self, message: str, index: int | None = None) -> NoReturn:
        raise ParseError(self.source.line(self.index if index is None else index), message)

    def unexpected(self, wanted: str) -> NoReturn:
        token = self.tokens[self.index]
        self.fail(f"expected {wanted}, found " + ("the end of the text" if token == END else f"`{token}`"))

    def expect(self, token: str) -> None:
        if self.tokens[self.index] != token:
            self.unexpected(f"`{token}`")
        self.index += 1

    def accept(self, token: str) -> bool:
        if self.tokens[self.index] == token:
            self.index += 1
            return True
        return False

    def skip_balanced(self) -> None:
        """Step over a bracket and all that it encloses."""
        start = self.index
        depth = 0
        while True:
            token = self.tokens[self.index]
            if token in OPENING:
                depth += 1
            elif token in _CLOSING:
                depth -= 1
            elif token == END:
                self.fail("unbalanced bracket", start)
            self.index += 1
            if depth == 0:
                return

    def skip_to(self, token: str) -> None:
        """Step to the next such token."""
        start = self.index
        while self.tokens[self.index] != token:
            if self.tokens[self.index] == END:
                self.fail(f"`{token}` is missing", start)
            self.index += 1

    def address_space_among(self, start: int, stop: int) -> int:
        """The number in an ``addrspace(3)`` among these tokens, or 0."""
        for place in range(start, stop):
            if self.tokens[place] == "addrspace":
                if not self.tokens[place + 2].isdigit():
                    self.fail("the address space is not a number", place)
                return int(self.tokens[place + 2])
        return 0

    def natural_number(self) -> int:
        token = self.tokens[self.index]
        if not token.isdigit():
            self.unexpected("a number")
        self.index += 1
        return int(token)

    # -------------------------------------------------------------------------------------------------------- types

    def at_type(self) -> bool:
        token = self.tokens[self.index]
        return token in _TYPE_STARTS or token[0] == "%" or (token[0] == "i" and token[1:].isdigit())

    def type(self) -> Type:
        """A first-class type, ``void`` or a named structure."""
        token = self.tokens[self.index]
        found = _SIMPLE_TYPES.get(token)
        if found is None:
            found = self._other_type(token)
        else:
            self.index += 1
            if found is PTR and self.tokens[self.index] == "addrspace":
                found = PointerType(self._address_space())
        if self.tokens[self.index] == "*":
            self.fail("typed pointers are not read: LLVM 17 and later write `ptr`")
        return found

    def function_type_or_result(self) -> Type:
        """The type in a call: ``i32`` (the result) or ``i32 (ptr, ...)`` (the callee's whole type)."""
        result = self.type()
        if self.tokens[self.index] != "(":
            return result
        self.index += 1
        parameters: list[Type] = []
        vararg = False
        while not self.accept(")"):
            if self.accept("..."):
                vararg = True
            else:
                parameters.append(self.type())
            if not self.accept(",") and self.tokens[self.index] != ")":
                self.unexpected("`,` or `)`")
        return FunctionType(result, tuple(parameters), vararg)

    def _address_space(self) -> int:
        self.expect("addrspace")
        self.expect("(")
        space = self.natural_number()
        self.expect(")")
        return space

    def _other_type(self, token: str) -> Type:
        if token[0] == "i" and token[1:].isdigit():
            self.index += 1
            return _SIMPLE_TYPES.setdefault(token, IntType(int(token[1:])))
        if token[0] == "%" and len(token) > 1:
            self.index += 1
            return NamedStruct(token[1:])
        if token == "[":
            self.index += 1
            count = self.natural_number()
            self.expect("x")
            element = self.type()
            self.expect("]")
            return ArrayType(count, element)
        if token == "<":
            return self._vector_or_packed_structure()
        if token == "{":
            return StructType(self._structure_fields())
        if token == "target":
            start = self.index
            self.index += 1
            self.skip_balanced()
            return TargetType(self.source.between(start, self.index))
        self.unexpected("a type")

    def _vector_or_packed_structure(self) -> Type:
        self.index += 1
        if self.tokens[self.index] == "{":
            fields = self._structure_fields()
            self.expect(">")
            return StructType(fields, packed=True)
        scalable = self.accept("vscale")
        if scalable:
            self.expect("x")
        count = self.natural_number()
        self.expect("x")
        element = self.type()
        self.expect(">")
        return VectorType(count, element, scalable)

    def _structure_fields(self) -> tuple[Type, ...]:
        self.index += 1
        fields: list[Type] = []
        while not self.accept("}"):
            fields.append(self.type())
            if not self.accept(",") and self.tokens[self.index] != "}":
                self.unexpected("`,` or `}`")
        return tuple(fields)
