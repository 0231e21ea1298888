"""Calls of functions whose rule is given by functions (see rules.function_rules).

    %h = call ptr @f.start(...)                      %h = call ptr @f.start.open(...); NRT_incref(%h)
    call void @f.link(ptr %h, %x, %s, %y)            call i32 @f.augmented(ptr %h, i64 %kept, %x, %s, %y)
                                     reverse sweep   { failure, %s.d } = call @f.reverse(ptr %h, i32 %failed, i64 %last,
                                                                                            %x.d, %y.d)
                                                     NRT_decref(%h)
                                     forward mode    { failure } = call @f.tangent(ptr %h, i32 %failed, %x.d, %s.d, %y.d)

The handle is the tape of the call: a MemInfo of Numba's runtime, counted like an array. What the forward function keeps may
be the caller's arrays themselves: bit i of ``%kept`` says that array i may be overwritten before the reverse sweep needs it.
Bit k of ``%last`` says that nobody looks at the cotangent of result k after that: it need not be cleared.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.memory.objects import MemoryObject
from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.instructions import Call
from ...ir.types import I32, PTR, VOID, StructType
from ...ir.values import Constant, Value
from ...rules import FunctionRule
from ...rules.function_rules import HANDLE
from ..context import Context
from ..failures import FAILURE, Failures
from ..for_annotations import ForwardSweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from ..used_rules import starts_rule, uses_rule
from .family import Family
from .memory import address_needs, shadow_or_null
from .places import problem


def rule_of(call: Call, c: Context) -> FunctionRule:
    return c.book.function_rule(call.callee.name)


class RuleStarts(Family):
    """The call that computes. It belongs to a rule that is used if a link that gets its handle carries a derivative."""

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        self._has_no_shadow(call, s)
        if not starts_rule(call, s.context):
            s.copy(call)
            return
        self._open(call, s)
        s.b.call_named("NRT_incref", VOID, [s.values[call]])

    def tangent(self, call: Call, s: TangentSweep) -> None:
        self._has_no_shadow(call, s)
        if not starts_rule(call, s.context):
            s.copy(call)
        elif s.lane == 0:
            self._open(call, s)

    @staticmethod
    def _has_no_shadow(call: Call, s: Sweep) -> None:
        """Not even itself: LLVM joins releases of handles and of arrays, and a handle must not be released twice."""
        if s.context.has_shadow(call):
            s.set_shadow(call, zero(PTR))

    @staticmethod
    def _open(call: Call, s: Sweep) -> None:
        name = rule_of(call, s.context).name("start.open")
        s.values[call] = s.b.call_named(name, PTR, [s.primal(a) for a in call.arguments], call.name)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if starts_rule(call, c):
            yield Need(call)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        if starts_rule(call, r.context):
            r.b.call_named("NRT_decref", VOID, [r.primal(call)])


class RuleLinks(Family):
    """The call that stands for the whole function."""

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        c = s.context
        if not uses_rule(call, c):
            s.copy(call)
            return
        rule = rule_of(call, c)
        handle, *rest = [s.primal(a) for a in call.arguments]
        kept = s.b.i64(kept_bits(call, rule, c))
        status = s.b.call_named(rule.name("augmented"), I32, [handle, kept, *rest])
        s.require(lambda: s.b.icmp("eq", status, s.b.integer(I32, 0)))

    def tangent(self, call: Call, s: TangentSweep) -> None:
        c = s.context
        if not uses_rule(call, c):
            s.copy(call)
            return
        rule = rule_of(call, c)
        if s.lane == 0:
            s.b.call_named(rule.name("link.open"), VOID, [s.primal(a) for a in call.arguments])
        failures = known_failures(s)
        arguments = [s.primal(call.arguments[HANDLE]), failures.status(s.b)]
        for place in rule.places("read", "value", "write"):
            argument = call.arguments[place]
            given = place in rule.places("value")
            arguments.append(s.shadow(argument) if given else shadow_or_null(argument, s))
        failures.note(s.b, s.b.call_named(rule.name("tangent"), StructType(FAILURE), arguments))

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if not uses_rule(call, c):
            return
        rule = rule_of(call, c)
        yield Need(call.arguments[HANDLE])
        for place in rule.places("read", "write"):
            pointer = call.arguments[place]
            if c.has_shadow(pointer) and not isinstance(pointer, Constant):
                yield from address_needs(pointer, c)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        if not uses_rule(call, c):
            return
        rule = rule_of(call, c)
        failures = known_failures(r)
        arguments = [r.primal(call.arguments[HANDLE]), failures.status(b), b.i64(last_bits(call, rule, c))]
        arguments += [shadow_or_null(call.arguments[place], r) for place in rule.places("read", "write")]
        values = [call.arguments[place] for place in rule.places("value")]
        results = b.call_named(rule.name("reverse"), StructType((*FAILURE, *(v.type for v in values))), arguments)
        failures.note(b, results)
        for position, value in enumerate(values, len(FAILURE)):
            if c.active(value):
                r.add(value, b.extract_value(results, (position,)))

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if not uses_rule(call, c):
            return
        rule = rule_of(call, c)
        if c.forward_mode and not rule.tangent:
            yield problem("NE120", f"`{rule.function}` has a rule for reverse mode only", call, c,
                          about=_active_argument(call, rule, c), fix="give it one for forward mode: defjvp")  # fmt: skip
        if not c.forward_mode and not rule.reverse:
            yield problem("NE120", f"`{rule.function}` has a rule for forward mode only", call, c,
                          about=_active_argument(call, rule, c), fix="give it one for reverse mode: defvjp")  # fmt: skip


def kept_bits(call: Call, rule: FunctionRule, c: Context) -> int:
    """Which arrays among the arguments something may overwrite before the reverse sweep comes to the call."""
    bits = 0
    for bit, place in enumerate(rule.places("read", "watch")):
        if c.overwrites.clobber(call, call.arguments[place], -1, c.gives_back_reference) is not None:
            bits |= 1 << bit
    return bits


def last_bits(call: Call, rule: FunctionRule, c: Context) -> int:
    """Which results lie in memory that nobody has written before the call: after it, the reverse sweep does not come by them."""
    return sum(1 << bit for bit, place in enumerate(rule.places("write"))
               if c.overwrites.fills_new_memory(call, call.arguments[place]))  # fmt: skip


def known_failures(s: TangentSweep | ReverseSweep) -> Failures:
    """Of a sweep with rules, which may fail."""
    assert s.failures is not None
    return s.failures


def _active_argument(call: Call, rule: FunctionRule, c: Context) -> Value | MemoryObject:
    for place in rule.places("value"):
        if c.active(call.arguments[place]):
            return call.arguments[place]
    for place in rule.places("read"):
        for target in c.facts.points_to.of(call.arguments[place]):
            if target in c.facts.activity.varies:
                return target
    return call
