"""Turns formulas into IR.

    Emission(builder, [x], [y], DOUBLE).emit(1 + y * y)         %1 = fmul double %y, %y
                                                                %2 = fadd double 1.0, %1

Works on scalars and, where every called function has a vector form, on vectors; :func:`needs_unrolling` tells where not.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.builder import Builder
from ..ir.types import BFLOAT, FLOAT, HALF, I32, FloatType, IntType, Type, VectorType, scalar_type
from ..ir.values import ConstantFloat, Value
from .expression import (
    ONE,
    ZERO,
    Add,
    Argument,
    BinaryExpression,
    Call,
    Constant,
    Div,
    Expression,
    IntegerConstant,
    IntegerOffset,
    Mul,
    Named,
    Neg,
    Result,
    SmallestNormal,
    Sub,
    ToFloat,
    Where,
)
from .rule import ScalarRule
from .symbols import HOST, SymbolTable

BINARY_OPCODES: dict[type[Expression], str] = {Add: "fadd", Sub: "fsub", Mul: "fmul", Div: "fdiv"}
SMALLEST_NORMAL = {"half": 2.0**-14, "bfloat": 2.0**-126, "float": 2.0**-126, "double": 2.0**-1022}
MINUS_ONE = Constant(-1.0)
APPROXIMATE = frozenset(["fast", "afn"])  # flags with which functions may be approximate
WITHOUT_NAN = frozenset(["fast", "nnan"])  # flags that let a test for NaN be folded away


class Emission:
    """Formulas over one call's arguments and results; a subterm that occurs again, in this or a later formula, is reused.

    Valid while the builder stays where earlier terms dominate what follows.
    """

    def __init__(
        self,
        builder: Builder,
        arguments: Sequence[Value | None],
        results: Sequence[Value | None],
        type_: Type,
        *,
        symbols: SymbolTable = HOST,
        flags: tuple[str, ...] = (),
        final: bool = False,
    ) -> None:
        self.builder = builder
        self.arguments = arguments
        self.results = results
        self.type = type_
        self.symbols = symbols
        self.flags = flags
        self.final = final
        self._emitted: dict[Expression, Value] = {}

    def emit(self, node: Expression) -> Value:
        """The value of the formula. Arguments and results that it does not read may be None."""
        value = self._emitted.get(node)
        if value is None:
            value = self._emitted[node] = self._emit(node)
        return value

    def product(self, partial: Expression, seed: Value, *, strong_zero: bool = False) -> Value | None:
        """``partial * seed``; None if the partial is ZERO. ``strong_zero``: a zero seed gives zero, whatever the partial is.

        The guard replaces what is NaN and nothing else: a zero seed may have a derivative, at a minimum for example. In code that
        is ``final``, which nobody differentiates, it asks for less. A constant needs none, unless it is infinite: LLVM computes
        `x * inf` in front of the test by which it is used, or not.
        """
        builder = self.builder
        if partial == ZERO:
            return None
        if partial == ONE:
            return seed
        if partial == MINUS_ONE:
            return builder.fneg(seed, flags=self.flags)
        factor = self.emit(partial)
        strong = not factor.is_finite if isinstance(factor, ConstantFloat) else strong_zero
        if not strong or isinstance(partial, Constant):
            return builder.binary("fmul", factor, seed, flags=self.flags)
        product = builder.binary("fmul", factor, seed, flags=tuple(f for f in self.flags if f not in WITHOUT_NAN))
        zero = builder.float_constant(self.type, 0.0)
        thrown_away = builder.fcmp("oeq", seed, zero)
        if not self.final:
            thrown_away = builder.binary("and", thrown_away, builder.fcmp("uno", product, zero))
        return builder.select(thrown_away, zero, product)

    def _emit(self, node: Expression) -> Value:
        builder = self.builder
        if isinstance(node, Argument):
            return self._given(self.arguments, node.index, "argument")
        if isinstance(node, Result):
            return self._given(self.results, node.index, "result")
        if isinstance(node, Constant):
            return builder.float_constant(self.type, node.value)
        if isinstance(node, SmallestNormal):
            return builder.float_constant(self.type, SMALLEST_NORMAL[str(scalar_type(self.type))])
        if isinstance(node, BinaryExpression):
            left, right = self.emit(node.left), self.emit(node.right)
            return builder.binary(BINARY_OPCODES[type(node)], left, right, flags=self.flags)
        if isinstance(node, Neg):
            return builder.fneg(self.emit(node.operand), flags=self.flags)
        if isinstance(node, Where):
            condition = builder.fcmp(node.predicate, self.emit(node.left), self.emit(node.right))
            return builder.select(condition, self.emit(node.then), self.emit(node.otherwise))
        if isinstance(node, Call):
            return self._call(node)
        if isinstance(node, Named):
            return self.emit(node.body)
        return self._integer(node)

    def _integer(self, node: Expression) -> Value:
        builder = self.builder
        if isinstance(node, IntegerConstant):
            return builder.integer(I32, node.value)
        assert isinstance(node, (ToFloat, IntegerOffset)), node
        integer = self.emit(node.argument)
        if isinstance(node, ToFloat):
            return builder.cast("sitofp", integer, self.type)
        return builder.binary("add", integer, builder.integer(integer.type, node.offset))

    def _call(self, node: Call) -> Value:
        builder = self.builder
        arguments = [self.emit(a) for a in node.arguments]
        symbol = self.symbols.symbol(node.name, self.type)
        if symbol is not None:
            made = builder.call_named(symbol, self.type, arguments)
            if self.symbols is HOST and not APPROXIMATE.isdisjoint(self.flags):
                made.flags = ("afn",)
            return made
        symbol = self.symbols.symbol(node.name, FLOAT) if self.type in (HALF, BFLOAT) else None
        if symbol is None:
            raise LookupError(f"{node.name} can't be called on {self.type}; ask needs_unrolling first")
        wide = [a if isinstance(a.type, IntType) else builder.cast("fpext", a, FLOAT) for a in arguments]
        return builder.cast("fptrunc", builder.call_named(symbol, FLOAT, wide), self.type)

    @staticmethod
    def _given(values: Sequence[Value | None], index: int, what: str) -> Value:
        value = values[index]
        assert value is not None, f"the formula reads {what} {index}, which was not kept"
        return value


def needs_unrolling(rule: ScalarRule, type_: Type, symbols: SymbolTable = HOST) -> bool:
    """Whether the row's formulas can't be emitted on the vector type at once."""
    if not isinstance(type_, VectorType):
        return False
    return bool(rule.integers) or any(symbols.symbol(name, type_) is None for name in rule.called())


def is_supported(type_: Type) -> bool:
    """Whether rows hold for this type: half, bfloat, float, double and vectors of them."""
    element = scalar_type(type_)
    return isinstance(element, FloatType) and element.kind in SMALLEST_NORMAL
