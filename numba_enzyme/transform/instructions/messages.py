"""Calls of MPI (see rules.messages): the record holds what the mirror of a message needs.

    %h = call i64 @ne.mpi.p.record()                 %h = call i64 @ne.mpi.p.record_open()
    %s = call i32 @ne.mpi.p.Send(%h, %buf, ...)      %s = call i32 @ne.mpi.p.Send_augmented(%h, %buf, ..., %buf.d)
                                     reverse sweep   call void @ne.mpi.p.reverse(%h)
                                     forward mode    the call, and call void @ne.mpi.p.Send_tangent(%buf, ..., %buf.d)

Every call has its mirror, whether or not its buffer has a shadow here: another rank may wait for the message.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...analysis.planning.recompute import Need
from ...ir.instructions import Call
from ...ir.types import I32, I64, VOID
from ...ir.values import Constant, Value
from ...rules.messages import FIRST, RECORD, known_message, message_of
from ..context import Context
from ..for_annotations import AnySweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from .family import Family
from .memory import shadow_or_null


class MessageRecords(Family):
    """The call that makes a record."""

    def shadow(self, call: Call, s: Sweep) -> None:
        s.values[call] = s.b.call_named(f"{call.callee.name}_open", I64, [], call.name)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        if s.lane:
            return
        completing = any(known_message(user.callee.name).completes for user in _users(call, s.context))
        if completing:
            self.shadow(call, s)
        else:
            s.copy(call)


class Messages(Family):
    """The call that communicates."""

    def shadow(self, call: Call, s: Sweep) -> None:
        arguments = [s.primal(a) for a in call.arguments] + _shadows(call, s)
        s.values[call] = s.b.call_named(f"{call.callee.name}_augmented", I32, arguments, call.name)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        message, prefix = known_message(call.callee.name), call.callee.name
        if message.completes:
            last = s.lane == len(s.lanes) - 1
            if s.lane == 0:
                self.shadow(call, s)
            record = s.primal(call.arguments[RECORD])
            s.b.call_named(f"{_library(call)}.completed_tangent", VOID, [record, s.b.integer(I32, int(last))])
            return
        s.copy(call)
        if message.buffers:
            arguments = [s.primal(a) for a in call.arguments[FIRST:]] + _shadows(call, s)
            s.b.call_named(f"{prefix}_tangent", VOID, arguments)

    def is_mirrored(self, call: Call, c: Context) -> bool:
        return True

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        yield Need(call.arguments[RECORD])
        for place in known_message(call.callee.name).buffers:
            pointer = call.arguments[place]
            if c.has_shadow(pointer) and not isinstance(pointer, Constant):
                yield Need(pointer, True)  # the record holds it: it must still be there

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        r.b.call_named(f"{_library(call)}.reverse", VOID, [r.primal(call.arguments[RECORD])])


def _library(call: Call) -> str:
    return call.callee.name.rpartition(".")[0]


def _users(record: Call, c: Context) -> list[Call]:
    return [i for i in record.block.instructions if isinstance(i, Call) and i is not record and record in i.arguments
            and message_of(i.callee_name or "") is not None]  # fmt: skip


def _shadows(call: Call, s: AnySweep) -> list[Value]:
    return [shadow_or_null(call.arguments[place], s) for place in known_message(call.callee.name).buffers]
