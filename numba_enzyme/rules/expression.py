"""The formula language in which derivative rules are written.

    x, y = Argument(0), Result()
    1 - y * y                   Sub(Constant(1.0), Mul(Result(0), Result(0)))
    where(x > 0, 1, -1)         Where("ogt", x, Constant(0.0), Constant(1.0), Constant(-1.0))
    cos(x)                      Call("cos", (x,)), where  cos = function("cos")

A closed set of frozen nodes, built by operator overloading. What a derivative must keep is read off the formula
(:meth:`Expression.free_arguments`, :meth:`Expression.free_results`); :mod:`.emission` turns formulas into IR and
:func:`formula_text` into text. Start reading at :class:`Expression`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from ..ir.walks import reached


class Expression:
    """Base of all nodes. Compared by value: equal subterms are emitted once."""

    __slots__ = ()

    def children(self) -> tuple[Expression, ...]:
        return ()

    def walk(self) -> Iterator[Expression]:
        """This node and all nodes below it, equal ones once."""
        return reached([self], lambda node: node.children())

    def free_arguments(self) -> frozenset[int]:
        """Indices of the primal arguments that the formula reads."""
        return frozenset(node.index for node in self.walk() if isinstance(node, Argument))

    def free_results(self) -> frozenset[int]:
        """Indices of the primal results that the formula reads."""
        return frozenset(node.index for node in self.walk() if isinstance(node, Result))

    def called(self) -> frozenset[str]:
        """Names of the rows whose primals the formula calls."""
        return frozenset(node.name for node in self.walk() if isinstance(node, Call))

    def __add__(self, other: Operand) -> Expression:
        return Add(self, expression(other))

    def __radd__(self, other: Operand) -> Expression:
        return Add(expression(other), self)

    def __sub__(self, other: Operand) -> Expression:
        return Sub(self, expression(other))

    def __rsub__(self, other: Operand) -> Expression:
        return Sub(expression(other), self)

    def __mul__(self, other: Operand) -> Expression:
        return Mul(self, expression(other))

    def __rmul__(self, other: Operand) -> Expression:
        return Mul(expression(other), self)

    def __truediv__(self, other: Operand) -> Expression:
        return Div(self, expression(other))

    def __rtruediv__(self, other: Operand) -> Expression:
        return Div(expression(other), self)

    def __neg__(self) -> Expression:
        return Neg(self)

    def __lt__(self, other: Operand) -> Condition:
        return Condition("olt", self, expression(other))

    def __le__(self, other: Operand) -> Condition:
        return Condition("ole", self, expression(other))

    def __gt__(self, other: Operand) -> Condition:
        return Condition("ogt", self, expression(other))

    def __ge__(self, other: Operand) -> Condition:
        return Condition("oge", self, expression(other))


Operand = Expression | float | int


@dataclass(frozen=True, slots=True)
class Constant(Expression):
    """A number of the type that the formula is emitted in."""

    value: float


@dataclass(frozen=True, slots=True)
class Unknown(Expression):
    """A partial without a closed form: a derivative that needs it is refused."""


@dataclass(frozen=True, slots=True)
class SmallestNormal(Expression):
    """The smallest positive normal number of the type that the formula is emitted in."""


@dataclass(frozen=True, slots=True)
class IntegerConstant(Expression):
    """An i32; stands only where a call takes an integer."""

    value: int


@dataclass(frozen=True, slots=True)
class Argument(Expression):
    index: int


@dataclass(frozen=True, slots=True)
class Result(Expression):
    """The primal's result, or the ``index``-th of several."""

    index: int = 0


@dataclass(frozen=True, slots=True)
class BinaryExpression(Expression):
    left: Expression
    right: Expression

    def children(self) -> tuple[Expression, ...]:
        return (self.left, self.right)


@dataclass(frozen=True, slots=True)
class Add(BinaryExpression):
    pass


@dataclass(frozen=True, slots=True)
class Sub(BinaryExpression):
    pass


@dataclass(frozen=True, slots=True)
class Mul(BinaryExpression):
    pass


@dataclass(frozen=True, slots=True)
class Div(BinaryExpression):
    pass


@dataclass(frozen=True, slots=True)
class Neg(Expression):
    operand: Expression

    def children(self) -> tuple[Expression, ...]:
        return (self.operand,)


@dataclass(frozen=True, slots=True)
class Call(Expression):
    """The primal of the row ``name``."""

    name: str
    arguments: tuple[Expression, ...]

    def children(self) -> tuple[Expression, ...]:
        return self.arguments


@dataclass(frozen=True, slots=True)
class Where(Expression):
    """``then`` where the floating comparison holds, else ``otherwise``. Both sides are computed: neither may trap, and a
    side that is infinite where it is not taken spoils the *second* derivative; guard its operand by another Where."""

    predicate: str
    left: Expression
    right: Expression
    then: Expression
    otherwise: Expression

    def children(self) -> tuple[Expression, ...]:
        return (self.left, self.right, self.then, self.otherwise)


@dataclass(frozen=True, slots=True)
class Named(Expression):
    """A term with a name of its own: printed as ``name(arguments)``, emitted as its ``body``.

    The name and the arguments determine the value, so large shared terms compare and hash at once.
    """

    name: str
    arguments: tuple[Expression, ...]
    body: Expression = field(compare=False)

    def children(self) -> tuple[Expression, ...]:
        return (self.body,)


@dataclass(frozen=True, slots=True)
class ToFloat(Expression):
    """An integer argument, converted."""

    argument: Argument

    def children(self) -> tuple[Expression, ...]:
        return (self.argument,)


@dataclass(frozen=True, slots=True)
class IntegerOffset(Expression):
    """An integer argument plus a constant; stands only where a call takes an integer."""

    argument: Argument
    offset: int

    def children(self) -> tuple[Expression, ...]:
        return (self.argument,)


@dataclass(frozen=True, slots=True)
class Condition:
    """A comparison on its way into :func:`where`; not a node."""

    predicate: str
    left: Expression
    right: Expression


ZERO = Constant(0.0)
ONE = Constant(1.0)
UNKNOWN = Unknown()


def expression(operand: Operand) -> Expression:
    """A number as a node; nodes as they are."""
    return operand if isinstance(operand, Expression) else Constant(float(operand))


def equal(left: Operand, right: Operand) -> Condition:
    """``==`` of expressions compares formulas, so equality of values is spelled out. False for NaN."""
    return Condition("oeq", expression(left), expression(right))


def is_nan(operand: Expression) -> Condition:
    return Condition("uno", operand, operand)


def where(condition: Condition, then: Operand, otherwise: Operand) -> Where:
    return Where(condition.predicate, condition.left, condition.right, expression(then), expression(otherwise))


def function(name: str) -> Callable[..., Call]:
    """The primal of row ``name`` as something that formulas call; an i32 must be an ``IntegerConstant``."""

    def call(*arguments: Operand) -> Call:
        return Call(name, tuple(expression(a) for a in arguments))

    return call


def named(name: str, *arguments: Expression) -> Callable[[Expression], Named]:
    """``named("norm", u, v)(sqrt(u*u + v*v))``."""

    def wrap(body: Expression) -> Named:
        return Named(name, arguments, body)

    return wrap


SYMBOLS = {Add: (" + ", 1), Sub: (" - ", 1), Mul: ("*", 2), Div: ("/", 2)}
PREDICATES = {"oeq": "==", "olt": "<", "ole": "<=", "ogt": ">", "oge": ">=", "une": "!="}


def _symbol_text(node: Expression, names: tuple[str, ...], results: tuple[str, ...]) -> str | None:
    if isinstance(node, Argument):
        return names[node.index]
    if isinstance(node, Result):
        return results[node.index]
    if isinstance(node, Constant):
        return f"{node.value:.17g}" if node.value != round(node.value, 4) else f"{node.value:g}"
    if isinstance(node, IntegerConstant):
        return str(node.value)
    if isinstance(node, SmallestNormal):
        return "smallest_normal"
    return "unknown" if isinstance(node, Unknown) else None


def formula_text(node: Expression, names: tuple[str, ...], results: tuple[str, ...] = ("y",)) -> str:
    """The formula as a person would write it, with the given names of arguments and results."""

    def text(node: Expression, level: int) -> str:
        if isinstance(node, BinaryExpression):
            symbol, strength = SYMBOLS[type(node)]
            tight_right = isinstance(node, (Sub, Div))
            body = f"{text(node.left, strength)}{symbol}{text(node.right, strength + tight_right)}"
            return f"({body})" if strength < level else body
        if isinstance(node, Neg):
            body = f"-{text(node.operand, 2)}"
            return f"({body})" if level >= 2 else body
        return leaf(node)

    def leaf(node: Expression) -> str:
        known = _symbol_text(node, names, results)
        if known is not None:
            return known
        if isinstance(node, (Call, Named)):
            return f"{node.name}({', '.join(text(a, 0) for a in node.arguments)})"
        if isinstance(node, ToFloat):
            return leaf(node.argument)
        if isinstance(node, IntegerOffset):
            return f"{leaf(node.argument)} {'+' if node.offset > 0 else '-'} {abs(node.offset)}"
        assert isinstance(node, Where), node
        return where(node)

    def where(node: Where) -> str:
        if node.predicate == "uno":
            condition = f"isnan({text(node.left, 0)})"
        else:
            condition = f"{text(node.left, 0)} {PREDICATES[node.predicate]} {text(node.right, 0)}"
        return f"where({condition}, {text(node.then, 0)}, {text(node.otherwise, 0)})"

    return text(node, 0)
