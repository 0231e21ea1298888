"""Which loops are run under a schedule of checkpoints, and what such a loop's state is.

    for t in range(n): for i in range(m): u[i] = ...        saved: u (8 m bytes), and the numbers that go round
    for i in range(m): v[i] = v[i] * v[i - 1]               not: each iteration would save the whole array
    while error > 1e-9: ...                                 not: nobody knows when it ends

Candidates are outermost loops whose tape grows with their length. If some of them hold loops, only those are chosen.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Protocol

from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Alloca, Branch, Call, Return, Store, Unreachable, Verbatim
from ...ir.parallel import ParallelFor
from ...ir.types import IntType, is_aggregate, is_pointer
from ...ir.values import ConstantInt, Value
from ...ir.walks import reached
from ...rules.effects import Allocator, CallKind
from ..control.loops import Loop
from ..control.shape import Shape
from ..control.trip_count import TripCount, constant_count, find_trip_count, is_invariant
from ..facts import ModuleFacts
from ..memory.objects import START, MemoryObject, ObjectKind, may_be_same
from .recompute import PURE
from .tape_layout import TapeLayout


@dataclass(eq=False)
class TimeLoop:
    """A loop that is run under a schedule. ``saved``: memory with a known extent; ``anchors``: what else its pointers may be."""

    loop: Loop
    trip: TripCount
    failures: list[Block]
    tested_first: bool = False
    saved: list[MemoryObject] = field(default_factory=list)
    anchors: list[Value] = field(default_factory=list)

    @property
    def exit(self) -> Block:
        return self.loop.exits[0][1]


class Unsuitable(Exception):
    """Why a loop is not run under a schedule."""


class RootContext(Protocol):
    """What is asked of the context of the root."""

    shape: Shape
    facts: ModuleFacts
    function: Function

    def active(self, value: Value) -> bool: ...
    def has_shadow(self, value: Value) -> bool: ...
    def outlives(self, instruction: Instruction) -> bool: ...


class TimeLoops:
    """The decision for the root function. ``c``: its context; ``most``: how many states may be alive."""

    def __init__(self, c: RootContext, tape: TapeLayout, most: int) -> None:
        self.c = c
        self.shape = c.shape
        self.most = most
        self.snapshots = c.facts.snapshots
        self.points_to = c.facts.points_to
        self.effects = c.facts.effects
        self.arrays = {a.place: a for a in c.facts.request.arrays}
        self.chosen: list[TimeLoop] = []
        self.refused: list[tuple[Loop, str]] = []
        for loop in self.shape.loops.loops:
            if loop.parent is None and any(loop.contains(group.loop) for group in tape.groups.values()):
                try:
                    self.chosen.append(self._consider(loop))
                except Unsuitable as reason:
                    self.refused.append((loop, str(reason)))
        if any(found.loop.children for found in self.chosen):
            self.refused += [(f.loop, "another loop holds loops") for f in self.chosen if not f.loop.children]
            self.chosen = [f for f in self.chosen if f.loop.children]

    def _consider(self, loop: Loop) -> TimeLoop:
        trip = find_trip_count(loop, self.shape.dominators)
        if loop not in self.shape.shapes or trip is None or not trip.exact:
            raise Unsuitable("its length is not known when it begins")
        if len(loop.exits) != 1 or not (loop.exits[0][0] is loop.latches[0] or self._tests_first(loop)):
            raise Unsuitable("it can be left early")
        constant = constant_count(trip)
        if constant is not None and constant <= self.most:
            raise Unsuitable(f"it runs {constant} times")
        found = TimeLoop(loop, trip, self._failures(loop), tested_first=loop.exits[0][0] is not loop.latches[0])
        body = list(self._body(loop))
        self._check(loop, body)
        self._find_state(found, body)
        if not loop.children and found.saved:
            raise Unsuitable("each iteration would save whole arrays for a single element")
        self._find_anchors(found)
        self._check_references(loop, body)
        return found

    def _tests_first(self, loop: Loop) -> bool:
        """Whether the loop is left from its header, which only tests, and nothing but what goes round leaves it."""
        inside, outside = loop.exits[0]
        phis = loop.header.phis()
        plain = all(isinstance(i, (*PURE, Phi, DebugRecord, Branch)) for i in loop.header.instructions)
        leaving = [v for phi in outside.phis() for v, block in phi.incoming() if block is inside]
        return inside is loop.header and plain and all(v in phis or is_invariant(v, loop) for v in leaving)

    # ---- the body

    def _body(self, loop: Loop) -> Iterator[Instruction]:
        for block in self.shape.cfg.order:
            if block in loop.blocks:
                yield from (i for i in block.instructions if not isinstance(i, DebugRecord))

    def _failures(self, loop: Loop) -> list[Block]:
        """The blocks in which iterations that fail end."""
        cfg = self.shape.cfg
        leaving = (s for b in loop.blocks for s in cfg.successors[b] if s not in self.shape.live and s not in loop.blocks)
        found = dict.fromkeys(reached(leaving, cfg.successors.__getitem__))
        for block in found:
            last = block.terminator
            known = isinstance(last, Return) and last.operands and isinstance(last.operands[0], ConstantInt)
            if not cfg.successors[block] and not known and not isinstance(last, Unreachable):
                raise Unsuitable("its errors come from a called function")
        return [b for b in cfg.order if b in found]

    def _check(self, loop: Loop, body: list[Instruction]) -> None:
        for instruction in body:
            if isinstance(instruction, (Alloca, Verbatim)) or instruction.opcode == "invoke":
                raise Unsuitable(f"it holds an instruction `{instruction.opcode}`")
            if isinstance(instruction, ParallelFor):
                raise Unsuitable("it holds a parallel loop")
            if isinstance(instruction, Call):
                once = self.snapshots.happens_once(instruction)
                callee = instruction.callee
                if not once and isinstance(callee, Function) and not callee.is_declaration:
                    once = any(True for _ in self.snapshots.unrepeatable(callee))
                if once:
                    raise Unsuitable(f"it calls `{(instruction.callee_name or '?').strip(chr(34))}`, which can't be repeated")
            if isinstance(instruction, Store) and self.c.has_shadow(instruction.value):
                targets = self.points_to.of(instruction.pointer)
                if not all(self._is_inside(t, loop) for t in targets):
                    raise Unsuitable("it stores arrays in memory")

    def _check_references(self, loop: Loop, body: list[Instruction]) -> None:
        """Iterations that run again count again: what lives longer has to be given back as often as it is taken."""
        balance: dict[tuple[Value, Block], int] = {}
        for call in body:
            if not isinstance(call, Call) or call.block not in self.shape.live:
                continue
            facts = self.points_to.book.facts_of(call)
            if facts is None or facts.kind not in (CallKind.NRT_INCREF, CallKind.NRT_DECREF):
                continue
            pointer = call.arguments[0]
            targets = self.points_to.of(pointer)
            if targets and all(self._is_inside(t, loop) for t in targets):
                continue
            around = self.shape.loop_of(call.block)
            block = call.block
            if around is not None and all(self.shape.dominators.dominates(block, latch) for latch in around.latches):
                block = around.header
            place = (pointer, block)
            balance[place] = balance.get(place, 0) + (1 if facts.kind == CallKind.NRT_INCREF else -1)
        if any(balance.values()):
            raise Unsuitable("arrays change their names in it: exchange them in pairs (a, b = b, a), or not at all")

    def _is_inside(self, target: MemoryObject, loop: Loop) -> bool:
        block = getattr(self.points_to.owner_of(target).site, "block", None)
        return target.is_local and block is not None and (block in loop.blocks or block.function is not self.c.function)

    # ---- the state

    def _find_state(self, found: TimeLoop, body: list[Instruction]) -> None:
        touched: dict[MemoryObject, None] = {}
        for instruction in body:
            if instruction.block in self.shape.live:
                for target, _, _ in self.snapshots.accesses(instruction):
                    touched.setdefault(target)
                callee = instruction.callee if isinstance(instruction, Call) else None
                if isinstance(callee, Function) and not callee.is_declaration:
                    touched |= dict.fromkeys(self.snapshots.touched(callee))
        after = self.shape.cfg.reachable_from(found.loop.before)
        changing = self._changing(touched, after)
        for target in touched:
            if not self._is_inside(target, found.loop) and target in changing:
                if not self._has_extent(target, found.loop):
                    raise Unsuitable(f"the size of its memory is not known ({target.kind} {target.name})")
                found.saved.append(target)

    def _changing(self, touched: dict[MemoryObject, None], after: frozenset[Block]) -> set[MemoryObject]:
        """What is written from the loop on."""
        changing: set[MemoryObject] = set()
        for instruction in (i for block in after for i in block.instructions if not isinstance(i, DebugRecord)):
            gives_back = self.snapshots.gives_back(instruction)
            for other, _, _ in self.effects.writes(instruction):
                for target in touched:
                    if target.is_immutable or not may_be_same(target, other):
                        continue
                    held = target.kind == ObjectKind.ARGUMENT or self.points_to.owner_of(target) in self.points_to.data_of
                    if not gives_back:
                        changing.add(target)
                    elif not held and not self.c.outlives(instruction):
                        raise Unsuitable("memory that it works on is given back afterwards")
        return changing

    def _has_extent(self, target: MemoryObject, loop: Loop) -> bool:
        if target.kind == ObjectKind.ARGUMENT:
            return target.depth == 0 and target.parameter in self.arrays
        site = self.points_to.owner_of(target).site
        if target.kind != ObjectKind.HEAP or not isinstance(site, Call) or site.block.function is not self.c.function:
            return False
        facts = self.points_to.book.facts(site.callee_name or "")
        if facts is None or not facts.size_arguments:
            return False
        if facts.allocates is Allocator.NRT and self.points_to.owner_of(target) is target:
            return False
        return self.shape.loop_of(site.block) is None and self.shape.dominators.dominates(site.block, loop.before)

    def _find_anchors(self, found: TimeLoop) -> None:
        """Pointers that go round, or out: each has to be found among what is saved, or be one that is known."""
        loop = found.loop
        leaving = [v for phi in found.exit.phis() for v, _ in phi.incoming()]
        for value in [*loop.header.phis(), *(v for v in leaving if isinstance(v, Instruction) and v.block in loop.blocks)]:
            if isinstance(value.type, IntType) and self.c.active(value):
                raise Unsuitable("an integer that holds the bits of a number goes round")
            if not (is_pointer(value.type) or is_aggregate(value.type) or self.c.has_shadow(value)):
                continue
            for target, offset in self.points_to.of(value).items():
                if self._is_inside(target, loop):
                    raise Unsuitable("an array that one iteration makes is used in the next: write into arrays made before it")
                if target in found.saved or not self.c.has_shadow(value):
                    continue
                site = target.site
                known = isinstance(site, Argument) or (
                    isinstance(site, Call) and site.block.function is self.c.function and self.shape.loop_of(site.block) is None
                    and self.shape.dominators.dominates(site.block, loop.before))  # fmt: skip
                if site is None or offset != START or not known or target.depth:
                    raise Unsuitable("it exchanges arrays of which not all are known")
                if site not in found.anchors:
                    found.anchors.append(site)
