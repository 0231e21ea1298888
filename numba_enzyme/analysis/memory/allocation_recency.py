"""Writes that go to memory which did not exist yet when a load ran, so that they cannot change what it found.

    for c: w = np.empty(n); for i: w[i] = ...; for i: t += w[i] * w[i]        each c has a w of its own: w[i] is never overwritten

All that one call allocates is one memory object. A write through a pointer that is made of the call's result, with no phi in
between, goes to the newest of its allocations; if the call lies on every way from the load to the write, that one is younger.

    for t: old[0] = 1.0; new = np.empty(n); ...; old = new                       the old of a later iteration is another array

A phi of a loop whose every value is allocated after the one before it never has the same memory twice.
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import AtomicRMW, Call, Cast, GetElementPtr, Load, Store
from ...ir.values import ConstantWord, Value
from ...ir.walks import reached
from ...rules.effects import Allocator, CallKind
from ..control.cfg import ControlFlow
from .objects import MemoryObject, ObjectKind
from .points_to import PointsTo

# Allocations that never are of older memory, as reallocations may be.
NEW = (Allocator.MALLOC, Allocator.CALLOC, Allocator.ALIGNED_ALLOC, Allocator.NEW, Allocator.NRT)


class FreshMemory:
    """Asked about writes of one function; ``position``: of each instruction in its block."""

    def __init__(self, points_to: PointsTo, cfg: ControlFlow, position: dict[Instruction, int]) -> None:
        self.points_to = points_to
        self.cfg = cfg
        self.position = position
        self._known: dict[tuple[Instruction, MemoryObject], Call | None] = {}
        self._renewed: dict[Phi, bool] = {}

    def is_younger(self, writer: Instruction, target: MemoryObject, load: Instruction, pointer: Value) -> bool:
        """Whether the write of the object, wherever it runs after the load, goes to what was allocated since then; or, at
        least, since the address was known from which the load's ``pointer`` is reckoned."""
        if self.is_since(writer, target, load):
            return True
        site, start = self._site(writer, target), self._start(pointer)
        known = start if isinstance(start, Instruction) and start in self.position else None
        if site is not None and known is not None and not self._comes_by_itself(known, load, site):
            return True
        return isinstance(start, Phi) and self._is_of_later_turn(writer, target, load, start)

    def is_since(self, writer: Instruction, target: MemoryObject, earlier: Instruction) -> bool:
        """Whether the write of the object, wherever it runs after another instruction, goes to what was allocated since then."""
        site = self._site(writer, target)
        return site is not None and not self._comes_by_itself(earlier, writer, site)

    def _is_of_later_turn(self, writer: Instruction, target: MemoryObject, load: Instruction, start: Phi) -> bool:
        """Whether the write goes through a phi that is renewed, in a later turn of its loop than the one in which the load's
        address, a phi of the same loop, was known."""
        phis = {self._start(pointer) for pointer in self._pointers(writer, target)}
        phi = phis.pop() if len(phis) == 1 else None
        return (isinstance(phi, Phi) and phi.block is start.block and self._is_renewed(phi)
                and not self._comes_by_itself(load, writer, phi))  # fmt: skip

    def _is_renewed(self, phi: Phi) -> bool:
        """Whether each value of the phi, but for its first, is memory that was allocated since the value before it, or none."""
        if phi not in self._renewed:
            again = self.cfg.reachable_from(phi.block) if phi in self.position else frozenset()
            incoming = [(value, source) for value, source in phi.incoming() if source in again]
            self._renewed[phi] = phi in self.position and self._are_made_since(phi, incoming)
        return self._renewed[phi]

    def _are_made_since(self, phi: Phi, incoming: list[tuple[Value, Block]]) -> bool:
        """Whether, at the end of the block with each, the values are memory allocated since the phi was last reckoned."""
        merged: set[Phi] = set()
        stack = list(incoming)
        while stack:
            value, block = stack.pop()
            start = self._start(value)
            if isinstance(start, ConstantWord):
                continue  # null, undef, poison: no memory
            met = start if isinstance(start, Phi) and start is not phi else self._allocation(value)
            if met not in self.position or self._comes_by_itself(phi, block.terminator, met):
                return False
            if isinstance(start, Phi) and start not in merged:
                merged.add(start)
                stack.extend(start.incoming())
        return True

    def _site(self, writer: Instruction, target: MemoryObject) -> Call | None:
        key = writer, target
        if key not in self._known:
            self._known[key] = self._found_site(writer, target)
        return self._known[key]

    def _found_site(self, writer: Instruction, target: MemoryObject) -> Call | None:
        """The one call whose newest memory a write goes to, as far as it goes to the object."""
        if target.kind != ObjectKind.HEAP:
            return None
        sites = {self._allocation(pointer) for pointer in self._pointers(writer, target)}
        return sites.pop() if len(sites) == 1 else None

    def _pointers(self, writer: Instruction, target: MemoryObject) -> list[Value]:
        """The pointers by which a write may come to the object; nothing where it may be others."""
        if isinstance(writer, Store):
            return [writer.pointer]
        if isinstance(writer, AtomicRMW):
            return [writer.operands[0]]
        if not isinstance(writer, Call):
            return []
        facts = self.points_to.book.facts_of(writer)
        if facts is None or facts.writes is None or facts.kind == CallKind.NRT_DECREF or facts.frees is not None:
            return []
        parts = set(target.parts)
        return [a for a in writer.arguments if parts & self.points_to.of(a).keys()]

    def _start(self, pointer: Value) -> Value:
        """The value from which an address is reckoned."""
        while True:
            if isinstance(pointer, (GetElementPtr, Cast)) or (isinstance(pointer, Phi) and len(pointer.operands) == 1):
                pointer = pointer.operands[0]
            elif isinstance(pointer, Load) and self._is_data_of_header(pointer):
                pointer = pointer.pointer
            else:
                return pointer

    def _allocation(self, pointer: Value) -> Call | None:
        """The call in this function that makes the memory of a pointer which is made of its result."""
        start = self._start(pointer)
        if not isinstance(start, Call) or start not in self.position:
            return None
        facts = self.points_to.book.facts_of(start)
        return start if facts is not None and facts.allocates in NEW else None

    def _is_data_of_header(self, load: Load) -> bool:
        """Whether what is loaded is the address of an array, from the header that Numba's runtime allocated with it."""
        headers, found = self.points_to.of(load.pointer), self.points_to.of(load)
        return len(headers) == len(found) == 1 and next(iter(found)) is self.points_to.data_of.get(next(iter(headers)))

    def _comes_by_itself(self, first: Instruction, then: Instruction, site: Instruction) -> bool:
        """Whether there is a way from one instruction to another on which a third one is not met."""
        at = self.position
        onward = then.block is first.block and at[first] < at[then]
        if onward and not (site.block is first.block and at[first] < at[site] < at[then]):
            return True
        if site.block is first.block and at[site] > at[first]:
            return False
        without = reached(self.cfg.successors[first.block], lambda b: () if site.block is b else self.cfg.successors[b])
        return any(then.block is block and not (site.block is block and at[site] < at[then]) for block in without)
