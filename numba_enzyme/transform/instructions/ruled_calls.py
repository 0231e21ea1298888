"""Calls of functions of a kernel to which the user has given a rule.

    %y = call double @ne.ruled.rf.solve.1(double %a, ptr %x, i64 %n)
    adjoint          %g = call { double } @ne.ruled.rf.solve.1.reverse(double %a, ptr %x, i64 %n, double %y.d);  %a.d += %g.0
    forward mode     %y.d = call double @ne.ruled.rf.solve.1.tangent(double %a, ptr %x, i64 %n, double %a.d)

A thread can't allocate what the rule keeps, so its forward function runs again in the reverse sweep: what it reads must be there
unchanged. The letters of the symbol say for which modes there is a rule.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.instructions import Call
from ...ir.types import PTR, FloatType, StructType
from ...ir.values import Constant, Value
from ..context import Context
from ..for_annotations import ReverseSweep, TangentSweep
from .family import LocalFamily
from .places import problem

PREFIX = "ne.ruled."
PARTS = (".reverse", ".tangent")


def _floats(call: Call) -> list[Value]:
    return [a for a in call.arguments if isinstance(a.type, FloatType)]


class RuledCalls(LocalFamily):
    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        if s.context.active(call):
            tangents = [s.shadow(a) if s.context.active(a) else zero(a.type) for a in _floats(call)]
            arguments = [*(s.primal(a) for a in call.arguments), *tangents]
            s.set_shadow(call, s.b.call_named(f"{call.callee.name}.tangent", call.type, arguments))

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if c.active(call):
            for argument in call.arguments:
                if not isinstance(argument, Constant):
                    yield Need(argument)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        seed = r.take(call)
        if seed is None:
            return
        floats = _floats(call)
        result = StructType(tuple(a.type for a in floats))
        gradients = r.b.call_named(f"{call.callee.name}.reverse", result, [*(r.primal(a) for a in call.arguments), seed])
        for position, argument in enumerate(floats):
            if r.context.active(argument):
                r.add(argument, r.b.extract_value(gradients, (position,)))

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if not c.active(call):
            return
        name = call.callee.name
        if name.endswith(PARTS):
            yield problem("NE120", "a rule in a kernel has no second derivative", call, c, fix="differentiate the kernel once")
            return
        modes, function = name.removeprefix(PREFIX).split(".")[:2]
        if ("f" if c.forward_mode else "r") not in modes:
            here, other = ("reverse", "forward") if c.forward_mode else ("forward", "reverse")
            yield problem("NE120", f"`{function}` has a rule for {here} mode only", call, c,
                          fix=f"give it one for {other} mode: {'defjvp' if c.forward_mode else 'defvjp'}")
        for argument in call.arguments if not c.forward_mode else ():
            if argument.type == PTR and c.overwrites.clobber(call, argument, -1, c.gives_back_reference) is not None:
                yield problem("NE121", f"memory that `{function}` reads may be overwritten before its rule runs in reverse",
                              call, c, fix="pass it numbers, or an array that the kernel does not write")
                return
