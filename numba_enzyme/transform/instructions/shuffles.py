"""Numbers that go from lane to lane of a warp.

    %y = shuffle(%x)         lane l gets x of lane s(l), its own where s(l) takes no part
    adjoint                  x.d of lane k += the sum of y.d over all lanes l with s(l) = k

The adjoint is one operation, ``ne.shfl.adjoint``, with the shuffle's own mask, mode, operand and clamp: down becomes up, the
ends included, and an index that several lanes read adds up at its source. Its own adjoint is the shuffle.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.instructions import Call
from ...ir.types import FloatType
from ...ir.values import Constant
from ..context import Context
from ..for_annotations import ReverseSweep, TangentSweep
from .family import Family
from .places import problem

NUMBER = 2  # which argument is shuffled


class WarpShuffles(Family):
    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        if s.context.active(call):
            arguments = [s.shadow(a) if i == NUMBER else s.primal(a) for i, a in enumerate(call.arguments)]
            s.set_shadow(call, s.b.call(call.callee, arguments))

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if c.active(call):
            for i, argument in enumerate(call.arguments):
                if i != NUMBER and not isinstance(argument, Constant):
                    yield Need(argument)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        if not r.context.active(call):
            return
        seed = r.taken_or_zero(call)  # every lane takes part, whatever it brings
        there, back = ("sync", "adjoint") if ".sync." in call.callee.name else ("adjoint", "sync")
        name = call.callee.name.replace(f".{there}.", f".{back}.")
        arguments = [seed if i == NUMBER else r.primal(a) for i, a in enumerate(call.arguments)]
        made = r.b.call_named(name, call.type, arguments)
        made.called.suffix = "convergent nounwind"
        r.add(call.arguments[NUMBER], made)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if c.active(call) and not isinstance(call.type, FloatType):
            yield problem("NE312", "the bits of a number are shuffled as an integer", call, c, fix="shuffle the number itself")
