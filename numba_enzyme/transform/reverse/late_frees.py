"""Memory behind the caller's pointers that the primal frees: freed, with its shadow, when the root's reverse sweep is done.

    %data = load ptr, ptr %y        reverse, there: (%data, %data.d) on the root's list
    call void @free(ptr %data)      at the end of the root's reverse sweep: free both

Until then the mirrors of what came before the call read the memory and add to its shadow. Reverse sweeps of called functions are
given the list.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.types import PTR
from ...ir.values import Value
from ..for_annotations import ReverseSweep


class LateFrees:
    """The list, as one function's reverse sweep ``r`` has it; ``given``: that of the root, in what the root calls."""

    def __init__(self, r: ReverseSweep) -> None:
        self.r = r
        self.given: Value | None = None
        self._own: Value | None = None

    @property
    def listed(self) -> Value:
        if self.given is not None:
            return self.given
        if self._own is None:
            self._own = self.r.zeroed_slot(PTR, "freed")
        return self._own

    def add(self, memory: Value, shadow: Value, deallocate: Value) -> None:
        self.r.b.call(self.r.family.helper("ne.free.later"), [self.listed, memory, shadow, deallocate])

    def release(self, b: Builder) -> None:
        if self._own is not None:
            b.call(self.r.family.helper("ne.free.listed"), [self._own])
