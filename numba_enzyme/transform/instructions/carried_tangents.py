"""Whether a number carries a tangent at all, or is a constant that was chosen in place of one that does.

    %p = select i1 %c, double %v, double 0.0        carries one where %c is true
    %r = call double @llvm.sqrt(double %p)          tangent: %c ? slope * %p.d : 0

Reverse mode stops at the choice: what was not chosen gets zero, whatever the slope is. In forward mode the tangent of the chosen
constant is zero, and zero times an infinite slope would be NaN.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.builder import zero
from ...ir.functions import Phi
from ...ir.instructions import Binary, Call, Cast, Select, Unary
from ...ir.types import I1, FloatType
from ...ir.values import ConstantInt, Value
from ...rules import Emission, ScalarRule
from ...rules.symbols import words
from ..sweep import Sweep

NEVER, ALWAYS = ConstantInt(I1, 0), ConstantInt(I1, 1)
DEPTH = 8  # of what a number is made of
EXTREMA = frozenset(words("fmin fmax minnum maxnum minimum maximum minimumnum maximumnum"))
Test = Callable[[], Value]


def carried_tangent(value: Value, s: Sweep, depth: int = DEPTH) -> Test | None:
    """Emits, where the tangent sweep ``s`` is, whether ``value`` carries a tangent; None if it does or that is unknown."""
    c = s.context
    if not c.active(value):
        return lambda: NEVER
    if not depth or not isinstance(value.type, FloatType):
        return None
    if isinstance(value, Select):
        return _chosen(value, s, depth)
    if isinstance(value, Phi):
        return _met(value, s)
    if isinstance(value, (Binary, Unary, Cast)):
        return _any([carried_tangent(o, s, depth - 1) for o in value.operands], s)
    if not isinstance(value, Call) or (rule := c.book.scalar_rule(value.callee_name or "", value.type)) is None:
        return None
    if rule.name in EXTREMA:
        return _extremum(rule, value, s)
    return _any([carried_tangent(a, s, depth - 1) for a in value.arguments], s)


def _chosen(select: Select, s: Sweep, depth: int) -> Test | None:
    tests = [carried_tangent(o, s, depth - 1) for o in select.operands[1:]]
    if tests == [None, None]:
        return None

    def test() -> Value:
        then, otherwise = (ALWAYS if test is None else test() for test in tests)
        return s.b.select(s.primal(select.operands[0]), then, otherwise)

    return test


def _met(phi: Phi, s: Sweep) -> Test | None:
    """Of ways that have been copied: a loop's counter or sum begins with a constant and carries what is added."""
    if all(s.context.active(v) for v in phi.operands) or not all(block in s.ends for _, block in phi.incoming()):
        return None

    def test() -> Value:
        copied = s.values[phi]
        assert isinstance(copied, Phi)
        made = Phi(I1, [ALWAYS if s.context.active(v) else NEVER for v in phi.operands], [s.ends[b] for _, b in phi.incoming()])
        copied.block.insert(0, [made])
        return made

    return test


def _extremum(rule: ScalarRule, call: Call, s: Sweep) -> Test | None:
    """The one of two that was taken, if the other one carries nothing."""
    active = [i for i, a in enumerate(call.arguments) if s.context.active(a)]
    if len(active) != 1:
        return None

    def test() -> Value:
        arguments, symbols = [s.primal(a) for a in call.arguments], s.context.book.symbols
        emission = Emission(s.b, arguments, [s.primal(call)], call.type, symbols=symbols)
        return s.b.fcmp("une", emission.emit(rule.partial(active[0], 0)), zero(call.type))

    return test


def _any(tests: list[Test | None], s: Sweep) -> Test | None:
    """Whether one of several does."""
    if None in tests:
        return None

    def test() -> Value:
        found: Value = NEVER
        for each in (each() for each in tests if each is not None):
            if each is not NEVER:
                found = each if found is NEVER else s.b.binary("or", found, each)
        return found

    return test
