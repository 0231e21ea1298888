"""Exceptions of the functions that a rule consists of, in the sweep that they run in.

    %r = call { i32, ptr, double } @f.reverse(ptr %h, i32 %failed, ...)      0 and null, or a status and what was raised

The sweep goes on after a failure, so that everything is freed as usual; functions of rules do nothing from then on. At its end
the derivative returns the first failure: the status as its own, what was raised through `Target.failure_parameter`.
"""

from __future__ import annotations

from ..ir.builder import Builder, zero
from ..ir.types import I32, PTR, Type
from ..ir.values import Value
from ..request import RAISED_IN_CHUNK
from .sweep import Sweep

FAILURE = (I32, PTR)
"""How a failure is returned: the status, 0 for none, and what was raised."""


class Failures:
    """The first failure of one sweep, in stack slots."""

    def __init__(self, sweep: Sweep) -> None:
        self._status, self._raised = (sweep.in_prologue(lambda b, type_=type_: _zeroed(b, type_)) for type_ in FAILURE)

    def status(self, b: Builder) -> Value:
        return b.load(I32, self._status)

    def results(self, b: Builder) -> list[Value]:
        """The failure, to be returned."""
        return [self.status(b), b.load(PTR, self._raised)]

    def note(self, b: Builder, results: Value, first: int = 0) -> None:
        """A call has returned a failure, at ``first`` of its results; the one before counts."""
        self._note(b, [b.extract_value(results, (first + i,)) for i in range(len(FAILURE))])

    def note_status(self, b: Builder, status: Value) -> None:
        """A failure that is a status and no more."""
        self._note(b, [status, zero(PTR)])

    def _note(self, b: Builder, failure: list[Value]) -> None:
        none_before = b.icmp("eq", self.status(b), b.integer(I32, 0))
        for type_, slot, value in zip(FAILURE, (self._status, self._raised), failure, strict=True):
            b.store(b.select(none_before, value, b.load(type_, slot)), slot)

    def tell(self, b: Builder, place: Value) -> None:
        """Write what was raised, if something was, to memory of the caller."""
        failed = b.icmp("ne", self.status(b), b.integer(I32, 0))
        b.store(b.select(failed, b.load(PTR, self._raised), b.load(PTR, place)), place)


def status_in_chunk(b: Builder, results: Value, first: int) -> Value:
    """The failure that a chunk of a parallel loop returns, as a status alone: what was raised stays in its thread."""
    status, raised = (b.extract_value(results, (first + i,)) for i in range(len(FAILURE)))
    return b.select(b.icmp("eq", raised, zero(PTR)), status, b.integer(I32, RAISED_IN_CHUNK))


def _zeroed(b: Builder, type_: Type) -> Value:
    slot = b.alloca(type_, "failed")
    b.store(zero(type_), slot)
    return slot
