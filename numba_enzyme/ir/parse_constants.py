"""Operands: local values, globals and constants of every kind.

    i64 ptrtoint (ptr @table to i64)   ->   ConstantExpression(I64, "ptrtoint", [<GlobalVariable table>])

A local name that is not defined yet becomes a :class:`Forward`; the function parser replaces it once the body is read.
"""

from __future__ import annotations

from .functions import Block, Module
from .lexer import Tokens
from .parse_types import TypeParser
from .types import METADATA, ArrayType, FloatType, IntType, NamedStruct, StructType, Type, VectorType
from .values import (
    Constant,
    ConstantAggregate,
    ConstantExpression,
    ConstantFloat,
    ConstantInt,
    ConstantSplat,
    ConstantString,
    ConstantVerbatim,
    ConstantWord,
    InlineAsm,
    MetadataOperand,
    Value,
)

_CASTS_TEXT = """
    trunc zext sext fptrunc fpext fptoui fptosi uitofp sitofp ptrtoint inttoptr bitcast addrspacecast ptrtoaddr
"""
CASTS = frozenset(_CASTS_TEXT.split())
_FLAGS_TEXT = """
    nuw nsw exact disjoint nneg samesign inbounds nusw fast nnan ninf nsz arcp contract afn reassoc volatile atomic
    inalloca swifterror weak elementwise
"""
FLAGS = frozenset(_FLAGS_TEXT.split())
_WORDS = frozenset(("null", "undef", "poison", "zeroinitializer", "none"))
_CONSTANT_EXPRESSIONS_TEXT = """
    getelementptr add sub mul shl lshr ashr and or xor extractelement insertelement shufflevector icmp fcmp select
"""
CONSTANT_EXPRESSIONS = CASTS | frozenset(_CONSTANT_EXPRESSIONS_TEXT.split())
_ASM_WORDS = frozenset(("asm", "sideeffect", "alignstack", "inteldialect", "unwind"))
_VERBATIM = frozenset(("blockaddress", "dso_local_equivalent", "no_cfi", "ptrauth"))
VALUE_WORDS = _WORDS | CONSTANT_EXPRESSIONS | _VERBATIM | frozenset(("true", "false", "asm", "splat"))
_DIGITS = frozenset("-+0123456789")


class Forward(Value):
    """A local value that is used before the text defines it. ``place`` is the token of its first use."""

    __slots__ = ("place",)

    def __init__(self, type_: Type, name: str, place: int) -> None:
        super().__init__(type_, name)
        self.place = place


class ConstantParser(TypeParser):
    """Reads operands. ``locals`` and ``blocks`` are those of the function at hand, keyed by token (``%x``)."""

    def __init__(self, source: Tokens, module: Module) -> None:
        super().__init__(source)
        self.module = module
        self.locals: dict[str, Value] = {}
        self.blocks: dict[str, Block] = {}
        self.forwards: dict[str, Forward] = {}
        self.pending = False  # the instruction being read has a forward reference
        self.block_addresses: list[tuple[ConstantVerbatim, str, str, int]] = []

    # ----------------------------------------------------------------------------------------------------- operands

    def typed_value(self) -> Value:
        """``double %x``, ``i64 8``, ``ptr @f``."""
        return self.value(self.type())

    def value(self, type_: Type) -> Value:
        """An operand whose type has been read."""
        token = self.tokens[self.index]
        if token[0] != "%":
            return self.metadata_operand() if type_ is METADATA else self.constant(type_)
        self.index += 1
        value = self.locals.get(token)
        if value is None:
            value = self.forwards.get(token)
            if value is None:
                value = self.forwards[token] = Forward(type_, token, self.index - 1)
            self.pending = True
        if value.type is not type_ and value.type != type_:
            self.fail(f"`{token}` has type {value.type}, but {type_} is written", self.index - 1)
        return value

    def block_reference(self) -> Block:
        """``label %loop``."""
        self.expect("label")
        return self.block_name()

    def block_name(self) -> Block:
        token = self.tokens[self.index]
        block = self.blocks.get(token)
        if block is None:
            if token[0] != "%":
                self.unexpected("the name of a block")
            block = self.blocks[token] = Block(token[1:])
        self.index += 1
        return block

    def metadata_operand(self) -> MetadataOperand:
        """``!12``, ``!"text"``, ``!DIExpression()``, ``!{...}`` or a value with its type."""
        if self.tokens[self.index][0] == "!":
            return MetadataOperand(self.metadata_text())
        return MetadataOperand(value=self.typed_value())

    def metadata_text(self) -> str:
        start = self.index
        token = self.tokens[start]
        if token[0] != "!" or "=" in token:
            self.unexpected("metadata")
        self.index += 1
        following = self.tokens[self.index]
        if token == "!DIArgList":
            self.fail("DIArgList is read in debug records only", start)
        if token == "!" and following[0] == '"':
            self.index += 1
        elif token == "!" or following == "(":
            self.skip_balanced()
        return self.source.between(start, self.index)

    # ---------------------------------------------------------------------------------------------------- constants

    def constant(self, type_: Type) -> Constant:
        token = self.tokens[self.index]
        first = token[0]
        if first == "@":
            return self._global(token)
        if type(type_) is IntType and (first in _DIGITS or token in ("true", "false") or token[:3] in ("u0x", "s0x")):
            self.index += 1
            return ConstantInt(type_, self._integer(token, type_.bits))
        if type(type_) is FloatType and token not in VALUE_WORDS:
            if first not in _DIGITS and first != "f":
                self.unexpected(f"a constant of type {type_}")
            self.index += 1
            return ConstantFloat(type_, token)
        return self._other_constant(type_, token)

    def _integer(self, token: str, bits: int) -> int:
        """The value as LLVM prints it: signed, but 0 or 1 for i1."""
        if token == "true" or token == "false":
            if bits != 1:
                self.fail(f"`{token}` as i{bits}", self.index - 1)
            return int(token == "true")
        try:
            value = int(token[3:], 16) if token[:3] in ("u0x", "s0x") else int(token)
        except ValueError:
            self.index -= 1
            self.unexpected(f"a constant of type i{bits}")
        if bits == 1:
            return value & 1
        limit = 1 << (bits - 1)
        if not -limit <= value < 2 * limit:
            self.fail(f"{token} does not fit into i{bits}", self.index - 1)
        return value - 2 * limit if value >= limit else value

    def _global(self, token: str) -> Constant:
        symbol = self.module.symbol(token[1:])
        if symbol is None:
            self.fail(f"`{token}` is not defined")
        self.index += 1
        return symbol

    def _other_constant(self, type_: Type, token: str) -> Constant:
        start = self.index
        if token in _WORDS:
            self.index += 1
            return ConstantWord(type_, token)
        if token in ("[", "{", "<"):
            return self._aggregate(type_)
        if token in CONSTANT_EXPRESSIONS:
            return self._expression(type_, token)
        if token == "splat":
            self.index += 1
            self.expect("(")
            element = self.constant(self.type())
            self.expect(")")
            return ConstantSplat(type_, element)
        if token[:2] == 'c"':
            self.index += 1
            return ConstantString(type_, token)
        if token == "asm":
            while self.tokens[self.index] in _ASM_WORDS:
                self.index += 1
            if self.tokens[self.index][0] != '"':
                self.unexpected("the text of the assembly")
            self.index += 1
            self.expect(",")
            self.index += 1
            return InlineAsm(self.source.between(start, self.index))
        if token in _VERBATIM:
            return self._verbatim(type_, token)
        self.unexpected(f"a value of type {type_}")

    def _aggregate(self, type_: Type) -> ConstantAggregate:
        packed = self.tokens[self.index] == "<" and self.tokens[self.index + 1] == "{"
        fits = isinstance(type_, (StructType, NamedStruct, ArrayType, VectorType))
        if not fits:
            self.unexpected(f"a value of type {type_}")
        self.index += 2 if packed else 1
        elements: list[Constant] = []
        while self.tokens[self.index] not in ("]", "}", ">"):
            elements.append(self.constant(self.type()))
            if not self.accept(",") and self.tokens[self.index] not in ("]", "}", ">"):
                self.unexpected("`,` or a closing bracket")
        self.index += 2 if packed else 1
        return ConstantAggregate(type_, elements, packed=packed)

    def flags(self) -> tuple[str, ...]:
        """The keywords after an opcode, ``inrange(a, b)`` as one of them."""
        token = self.tokens[self.index]
        if token not in FLAGS and token != "inrange":
            return ()
        found = []
        while token in FLAGS or token == "inrange":
            start = self.index
            self.index += 1
            if token == "inrange":
                self.skip_balanced()
                token = self.source.between(start, self.index)
            found.append(token)
            token = self.tokens[self.index]
        return tuple(found)

    def _expression(self, type_: Type, opcode: str) -> ConstantExpression:
        self.index += 1
        flags = self.flags()
        if opcode in ("icmp", "fcmp"):
            flags = (*flags, self.tokens[self.index])
            self.index += 1
        self.expect("(")
        source_type = None
        if opcode == "getelementptr":
            source_type = self.type()
            self.expect(",")
        operands = [self.constant(self.type())]
        if opcode in CASTS:
            self.expect("to")
            if self.type() != type_:
                self.fail(f"this {opcode} does not give {type_}", self.index - 1)
        while self.accept(","):
            operands.append(self.constant(self.type()))
        self.expect(")")
        return ConstantExpression(type_, opcode, operands, flags, source_type)

    def _verbatim(self, type_: Type, word: str) -> ConstantVerbatim:
        start = self.index
        self.index += 1
        if word in ("blockaddress", "ptrauth"):
            self.skip_balanced()
        else:
            self.index += 1
        constant = ConstantVerbatim(type_, self.source.between(start, self.index))
        if word == "blockaddress":
            function, block = self.tokens[start + 2], self.tokens[start + 4]
            self.block_addresses.append((constant, function, block, start))
        return constant
