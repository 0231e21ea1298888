"""What a checkpointed call must save, so that it can be made once more in the reverse sweep.

    define i32 @step(ptr %u, ptr %c, ptr %u.at, i64 %u.bytes, ptr %c.at, i64 %c.bytes) noinline "ne.checkpoint"="2"

The mark says where the pairs (address, bytes) begin: the extents of the memory that the callee is given. Saved are those that
the callee touches and that somebody, itself included, writes before the reverse sweep comes by; anything else that the
callee touches has no known extent, and is refused.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cached_property

from ...ir.attributes import attribute_texts
from ...ir.functions import DebugRecord, Function, Instruction, Module
from ...ir.instructions import AtomicRMW, Call, CompareExchange, Load, Return
from ...ir.reachable_functions import reachable_functions
from ...ir.values import ConstantAggregate, ConstantInt
from ...rules.effects import CallKind
from ..control.cfg import ControlFlow
from .effects import Access, Effects, Overwrites
from .objects import ANYWHERE, MemoryObject, ObjectKind, may_be_same

MARK = "ne.checkpoint"
_MARKED = re.compile(rf'"{re.escape(MARK)}"="(\d+)(?:,(\d+),([^"]+))?"')
HARMLESS = frozenset([
    CallKind.LIFETIME, CallKind.ASSUME, CallKind.DEBUG, CallKind.HINT, CallKind.STACK, CallKind.NRT_INCREF, CallKind.NRT_DECREF,
])  # fmt: skip

Pair = tuple[int, int]  # parameters: an address, and the bytes from there on


def marked(function: Function, module: Module) -> int | None:
    """Where the extents begin among the parameters of a checkpointed function; None if it is not marked."""
    found = next(filter(None, map(_MARKED.search, attribute_texts(function.suffix, module))), None)
    return None if found is None else int(found[1])


@dataclass(frozen=True, slots=True)
class MarkedCall:
    """A call that is checkpointed although its callee is not: all extents are saved, nothing is left to ask.

    Arguments are extents from ``extents`` on, and from ``anchors`` on pointers that a returned pointer may be equal to.
    ``plain``: the function that does the same and is called where nothing is to be differentiated.
    """

    extents: int
    anchors: int
    plain: str

    def __str__(self) -> str:
        return f'"{MARK}"="{self.extents},{self.anchors},{self.plain}"'

    @staticmethod
    def of(call: Call) -> MarkedCall | None:
        found = _MARKED.search(call.suffix)
        return None if found is None else MarkedCall(int(found[1]), int(found[2]), found[3])


def without_mark(text: str) -> str:
    return _MARKED.sub("", text)


class Snapshots:
    """Checkpointed functions of one module; ``status``: returning anything but 0 is an error."""

    def __init__(self, effects: Effects, *, status: bool) -> None:
        self.effects = effects
        self.points_to = effects.points_to
        self.status = status
        self._starts: dict[Function, int | None] = {}
        self._touched: dict[Function, dict[MemoryObject, Instruction]] = {}

    def is_checkpointed(self, function: Function) -> bool:
        """Whether all calls of a function are."""
        return self._start(function) is not None

    def _start(self, function: Function) -> int | None:
        if function not in self._starts:
            self._starts[function] = marked(function, self.points_to.module)
        return self._starts[function]

    def pairs(self, call: Call) -> list[Pair] | None:
        """The extents that a checkpointed call is given; None if it is none."""
        found = MarkedCall.of(call)
        if found is not None:
            return [(i, i + 1) for i in range(found.extents, found.anchors, 2)]
        callee = call.callee
        if not isinstance(callee, Function) or callee.is_declaration or (start := self._start(callee)) is None:
            return None
        return [(i, i + 1) for i in range(start, len(callee.arguments), 2)]

    def reruns(self, function: Function) -> bool:
        """Whether the function, or what it calls, makes checkpointed calls."""
        inside = reachable_functions(function)
        return any(isinstance(i, Call) and self.pairs(i) is not None for one in inside for i in one.instructions())

    def saved(self, call: Call, overwrites: Overwrites, postponed: Callable[[Instruction], bool]) -> list[Pair]:
        """The extents that change between the call and its reverse."""
        pairs = self.pairs(call) or []
        if MarkedCall.of(call) is not None:
            return pairs
        callee = call.called
        touched = self.touched(callee)
        changing = {t for t in touched if self._changes(t, call, overwrites, postponed)}
        return [p for p in pairs if changing & self.points_to.of(callee.arguments[p[0]]).keys()]

    def uncovered(self, call: Call, overwrites: Overwrites, postponed: Callable) -> Iterator[tuple[MemoryObject, Instruction]]:
        """Memory that would have to be saved but has no known extent, and who touches it."""
        callee = call.called
        covered = {t for place, _ in self.pairs(call) or () for t in self.points_to.of(callee.arguments[place])}
        for target, instruction in self.touched(callee).items():
            if target not in covered and self._changes(target, call, overwrites, postponed):
                yield target, instruction

    def released(self, call: Call, overwrites: Overwrites, postponed: Callable) -> Iterator[MemoryObject]:
        """Memory that the callee touches and that may be given back before the reverse sweep comes by."""
        for target in self.touched(call.called):
            writers = self._writers(target, call, overwrites, postponed) if target.kind == ObjectKind.HEAP else ()
            if any(self.gives_back(writer) for writer in writers):
                yield target

    def _changes(self, target: MemoryObject, call: Call, overwrites: Overwrites, postponed: Callable) -> bool:
        if target.is_immutable:
            return False
        writers = self._writers(target, call, overwrites, postponed)
        if target.kind == ObjectKind.ARGUMENT:  # its caller holds it
            return any(not self.gives_back(w) for w in writers)
        return any(True for _ in writers)

    def _writers(self, target: MemoryObject, call: Call, overwrites: Overwrites, postponed: Callable) -> Iterator[Instruction]:
        """Who may write the memory after the call has begun."""
        if overwrites.caller_overwrites:
            for instruction in (i for f in self.points_to.functions for i in f.instructions()):
                written = any(may_be_same(target, other) for other, _, _ in self.effects.writes(instruction))
                if written and not postponed(instruction):
                    yield instruction
            return
        for other, writers in overwrites.writers.items():
            if may_be_same(target, other):
                for writer in writers:
                    if writer is call or (overwrites.runs_after(writer, call) and not postponed(writer)):
                        yield writer

    def gives_back(self, instruction: Instruction) -> bool:
        facts = self.points_to.book.facts_of(instruction)
        return facts is not None and (facts.frees is not None or facts.kind == CallKind.NRT_DECREF)

    @cached_property
    def kept(self) -> frozenset[MemoryObject]:
        """Arrays of Numba's runtime that checkpointed calls need: held until the reverse sweep has passed their allocation."""
        calls = [i for f in self.points_to.functions for i in f.instructions() if isinstance(i, Call)]
        touched = {target for call in calls if self.pairs(call) is not None for target in self.touched(call.called)}
        return frozenset(owner for owner, data in self.points_to.data_of.items() if data in touched)

    # ---- what a function and its callees touch

    def touched(self, function: Function) -> dict[MemoryObject, Instruction]:
        """Memory from outside that is read or written where the function does not fail."""
        found = self._touched.get(function)
        if found is None:
            found = self._touched[function] = {}
            inside = reachable_functions(function)
            for one in inside:
                for instruction in live_instructions(one, status=self.status):
                    for target, _, _ in self.accesses(instruction):
                        if not (target.is_local and self._belongs(target, inside)):
                            found.setdefault(target, instruction)
        return found

    def _belongs(self, target: MemoryObject, functions: list[Function]) -> bool:
        """Whether the functions make the memory themselves."""
        site = self.points_to.owner_of(target).site
        block = getattr(site, "block", None)
        return block is not None and block.function in functions

    def accesses(self, instruction: Instruction) -> list[Access]:
        effects = self.effects
        if isinstance(instruction, Load):
            return effects.places(instruction.pointer, effects.layout.store_size(instruction.type))
        if isinstance(instruction, Call):
            return self._call_accesses(instruction)
        if isinstance(instruction, (AtomicRMW, CompareExchange)) or instruction.opcode in ("store", "va_arg", "callbr"):
            return effects.writes(instruction)
        return []

    def _call_accesses(self, call: Call) -> list[Access]:
        callees = self.points_to.callees(call)
        if callees is None:
            return self.effects.writes(call)
        found: list[Access] = []
        for callee in callees:
            facts = self.points_to.book.facts(callee.name) if callee.is_declaration else None
            if not callee.is_declaration or (facts is not None and facts.kind in HARMLESS):
                continue
            if facts is None and self.points_to.book.scalar_rule(callee.name, call.type) is not None:
                continue
            found += self.effects.writes(call)
            read = () if facts is None else range(len(call.arguments)) if facts.reads is None else facts.reads
            targets = (t for i in read for t in self.points_to.of(call.arguments[i]))
            found += [(t, ANYWHERE, -1) for t in targets if t.kind != ObjectKind.FUNCTION]
        return found

    def unrepeatable(self, function: Function) -> Iterator[Call]:
        """Calls whose effect must happen once: output, random numbers, files."""
        for one in reachable_functions(function):
            for instruction in live_instructions(one, status=self.status):
                if isinstance(instruction, Call) and self.happens_once(instruction):
                    yield instruction

    def happens_once(self, call: Call) -> bool:
        callee, book = call.callee, self.points_to.book
        if not isinstance(callee, Function):
            return True
        if not callee.is_declaration or book.scalar_rule(callee.name, call.type) is not None:
            return False
        facts = book.facts(callee.name)
        if facts is None:
            return book.storing_rule(callee.name) is None
        return facts.inaccessible and not facts.allocates and facts.frees is None and facts.kind not in HARMLESS


def live_instructions(function: Function, *, status: bool) -> Iterator[Instruction]:
    """Instructions on ways to a return that is no failure."""
    cfg = ControlFlow(function)
    returns = [b for b in cfg.order if isinstance(b.terminator, Return) and not (status and is_failure(b.terminator))]
    for block in cfg.reaching(returns):
        for instruction in block.instructions:
            if not isinstance(instruction, DebugRecord):
                yield instruction


STATUS_FIRST = '"ne.status"'
"""Marks functions that return a structure whose first field is the status."""


SUCCEEDING = (0, -2, -3)
"""Statuses of Numba's that are no failure: done, done with None for an optional result, and the end of a generator."""


def is_failure(terminator: Instruction) -> bool:
    """Whether a return gives a status that says that the function has failed."""
    value = terminator.operands[0] if terminator.operands else None
    if isinstance(value, ConstantAggregate) and STATUS_FIRST in terminator.block.function.suffix:
        value = value.elements[0]
    return isinstance(value, ConstantInt) and value.value not in SUCCEEDING
