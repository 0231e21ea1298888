"""Calls of functions that have a body and were not inlined: recursion, and what is too large.

    %y = call double @g(double %x)      forward sweep  { %tape, %y } = call @g.augmented(double %x)
                                        reverse sweep  { %x.d } = call @g.reverse(double %x, double %y.d, ptr %tape)
    forward mode                        { %y, %y.d } = call @g.forward(double %x, double %x.d)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import Builder
from ...ir.functions import Argument, Function
from ...ir.instructions import Call
from ...ir.types import PTR, VOID, is_pointer, struct_of
from ...ir.values import Constant, Value
from ..context import Context
from ..failures import FAILURE
from ..for_annotations import ForwardSweep, ReverseSweep, SplitPair, TangentSweep
from ..sweep import Sweep
from .family import LocalFamily
from .places import problem

NOTHING: Mapping[Value, Value] = {}


def no_memory(b: Builder) -> Value:
    """The tape of a call for which there was no memory."""
    return b.cast("inttoptr", b.i64(1), PTR)


def is_involved(call: Call, c: Context) -> bool:
    """Whether the callee has to be differentiated."""
    if c.active(call) or c.has_shadow(call) or any(_is_involved_parameter(p, c) for p in call.called.arguments):
        return True
    return call.callee in c.facts.effects.communicating


def _is_involved_parameter(parameter: Argument, c: Context) -> bool:
    return c.active(parameter) or c.has_shadow(parameter)


def call_augmented(s: ForwardSweep | ReverseSweep, pair: SplitPair, arguments: list[Value], name: str = "") -> Call:
    """Call the forward sweep of a function: its tape, and what the function returns."""
    return s.b.call(pair.augmented, arguments + s.tape.given_stack(pair.on_stack), name)


def call_reverse(r: ReverseSweep, pair: SplitPair, arguments: list[Value]) -> list[Value]:
    """Call the reverse sweep of a function: the gradients of its active parameters. If it has failed, so has the sweep."""
    more = [r.late_frees.listed] * r.family.frees_late + r.tape.given_stack(pair.on_stack)
    results = r.b.call(pair.reverse, arguments + more)
    if r.failures is not None:
        r.failures.note(r.b, results, len(pair.gradients))
    return [r.b.extract_value(results, (i,)) for i in range(len(pair.gradients))]


class DefinedCalls(LocalFamily):
    @staticmethod
    def _with_shadows(call: Call, s: Sweep) -> list[Value]:
        arguments: list[Value] = []
        for parameter, argument in zip(call.called.arguments, call.arguments, strict=True):
            arguments.append(s.primal(argument))
            shadowed = s.context.has_shadow(parameter) or (s.context.forward_mode and s.context.active(parameter))
            if shadowed:
                s.in_every_lane(lambda argument=argument: arguments.append(s.shadow(argument)))
        return arguments

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        pair = s.family.split_pair(call.called)
        results = call_augmented(s, pair, self._with_shadows(call, s), call.name)
        tape = s.values[c.tape_of(call)] = s.b.extract_value(results, (0,))
        s.require(lambda: s.b.icmp("ne", tape, no_memory(s.b)))
        s.after(c.tape_of(call))
        self._unpack(call, s, results, 1)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        if not is_involved(call, s.context):
            s.copy(call)
            return
        if s.lane > 0:  # the first lane has made one call for all
            return
        forward = s.family.forward_of(call.called)
        results = s.b.call(forward, self._with_shadows(call, s), call.name)
        self._unpack(call, s, results, 0)
        if s.failures is not None:
            s.failures.note(s.b, results, len(struct_of(forward.function_type.result).fields) - len(FAILURE))

    def _unpack(self, call: Call, s: Sweep, results: Value, first: int) -> None:
        c = s.context
        if call.type == VOID:
            return
        s.values[call] = s.b.extract_value(results, (first,), call.name)
        if c.has_shadow(call) or (c.forward_mode and c.active(call)):
            for lane, shadows in enumerate(s.lanes):
                shadows[call] = s.b.extract_value(results, (first + 1 + lane,))

    def tapes(self, call: Call, c: Context) -> Iterator[Value]:
        """What is kept of a call."""
        yield c.tape_of(call)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if not is_involved(call, c):
            return
        yield from map(Need, self.tapes(call, c))
        for parameter, argument in zip(call.called.arguments, call.arguments, strict=True):
            if not isinstance(argument, Constant):
                yield Need(argument)
                if c.has_shadow(parameter):
                    yield Need(argument, True)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c = r.context
        if not is_involved(call, c):
            return
        pair, arguments, seed = self._again(call, r)
        self._add(call, r, call_reverse(r, pair, [*arguments, *seed, r.primal(c.tape_of(call))]))

    @staticmethod
    def _again(
        call: Call, r: ReverseSweep, instead: Mapping[Value, Value] = NOTHING
    ) -> tuple[SplitPair, list[Value], list[Value]]:
        """The functions of the callee, the arguments with their shadows, and the adjoint of the result, if it has one.

        ``instead``: what stands for some arguments."""
        pair = r.family.split_pair(call.called)
        arguments: list[Value] = []
        for parameter, argument in zip(call.called.arguments, call.arguments, strict=True):
            arguments.append(instead.get(argument) or r.primal(argument))
            if r.context.has_shadow(parameter):
                arguments.append(r.shadow(argument))
        return pair, arguments, [r.taken_or_zero(call)] if pair.has_seed else []

    @staticmethod
    def _add(call: Call, r: ReverseSweep, gradients: list[Value]) -> None:
        """Add the gradients of the callee's active parameters to the adjoints of the arguments."""
        active = [a for p, a in zip(call.called.arguments, call.arguments, strict=True) if r.context.active(p)]
        for argument, gradient in zip(active, gradients, strict=True):
            if r.context.active(argument):
                r.add(argument, gradient)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        callee = call.callee
        if not isinstance(callee, Function) or not is_involved(call, c):
            return
        if callee.function_type.vararg:
            yield problem("NE250", "a function with variable arguments is differentiated", call, c)
        if len(callee.arguments) != len(call.arguments):
            yield problem("NE250", "the call does not fit the function", call, c)
        for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
            if c.has_shadow(parameter) and is_pointer(argument.type) and "byval(" in parameter.attributes:
                yield problem("NE251", "an aggregate is passed by value to a function that is not inlined", call, c)
