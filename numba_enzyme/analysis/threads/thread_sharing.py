"""Which additions to shadow memory may meet in different chunks of a parallel loop, and what is done about it.

    total += a[i] * s       a.d[i] += ...    element i belongs to one chunk                        plain
                            s.d    += ...    captured: every chunk adds to the same place           private, then summed
    total += a[index[i]]    a.d[index[i]] += nobody knows                                           atomic

Chunks are free of races by contract: what one writes, no other reads or writes, so the adjoint of what is *written* is its
own affair. What several of them *read*, all their reverse sweeps add to. For every such addition one of these holds:

    local      memory that the chunk itself has made
    captured   a number in the captured memory, at a fixed place: a copy per chunk, added up in the order of the chunks
    disjoint   the address tells the iteration (see chunk_addresses): no other chunk comes there
    atomic     anything else

Additions to the same memory are disjoint all together or atomic all together. Where an addition can't be atomic, the chunks
of the reverse sweep run one after the other. All decisions stand in the plan.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from ...ir.functions import DebugRecord, Function, Instruction
from ...ir.instructions import Alloca, Call
from ...ir.parallel import ParallelFor
from ...ir.types import FloatType, Type
from ...ir.values import Value
from ...ir.walks import reached
from ...rules.effects import CallKind
from ..memory.effects import Access, Effects
from ..memory.objects import MemoryObject, Offset, may_be_same
from .chunk_addresses import ChunkAddresses
from .lane_groups import LaneGroup

CACHE_LINE = 64
LOCAL, CAPTURED, DISJOINT, ATOMIC, OWN, WARP, BLOCK = "local", "captured", "disjoint", "atomic", "own", "warp", "block"
LANES = "lanes"


class ShadowUpdate(NamedTuple):
    """An addition to the shadow of memory in the reverse sweep. ``type``: what is added, None if it can't be atomic."""

    instruction: Instruction
    pointer: Value
    size: int
    type: Type | None


class Verdict(NamedTuple):
    """How an addition is done, and why; by which lanes together, if they are known."""

    kind: str
    reason: str
    lanes: LaneGroup | None = None


@dataclass(frozen=True, slots=True)
class Private:
    """Captured memory of which every chunk has a copy: its size, and the places (offset, type) that are added up."""

    size: int
    fields: tuple[tuple[int, FloatType], ...]

    @property
    def stride(self) -> int:
        """From one copy to the next: whole cache lines, so that threads do not disturb each other."""
        return -(-self.size // CACHE_LINE) * CACHE_LINE


@dataclass(eq=False)
class ThreadSharing:
    """The decisions for all parallel loops of a module."""

    verdicts: dict[Instruction, Verdict] = field(default_factory=dict)
    serial: dict[ParallelFor, str] = field(default_factory=dict)
    private: dict[ParallelFor, Private] = field(default_factory=dict)

    def is_atomic(self, instruction: Instruction) -> bool:
        """Whether an instruction's addition to shadow memory may meet that of another chunk."""
        found = self.verdicts.get(instruction)
        return found is not None and found.kind == ATOMIC

    def is_own(self, instruction: Instruction) -> bool:
        """Whether no other thread of the kernel comes to the shadow memory that an instruction's adjoint changes."""
        found = self.verdicts.get(instruction)
        return found is not None and found.kind == OWN

    def is_of_warp(self, instruction: Instruction) -> bool:
        """Whether the lanes of a warp that come to an addition together add up first."""
        found = self.verdicts.get(instruction)
        return found is not None and found.kind in (WARP, BLOCK)

    def lanes_of(self, instruction: Instruction) -> LaneGroup | None:
        """The lanes of a warp that come to one place, where that is known before the launch."""
        found = self.verdicts.get(instruction)
        return found.lanes if found is not None else None

    def is_of_block(self, instruction: Instruction) -> bool:
        """Whether each block adds the sum of its threads to the place of a load, at the end."""
        found = self.verdicts.get(instruction)
        return found is not None and found.kind == BLOCK

    def is_serial(self, call: ParallelFor) -> bool:
        """Whether the chunks of a loop run one after the other."""
        return call in self.serial

    def private_of(self, call: ParallelFor) -> Private | None:
        return self.private.get(call)


class Regions:
    """Which functions run in the chunks of which parallel loops."""

    def __init__(self, root: Function, functions: list[Function]) -> None:
        self.calls: dict[Function, list[ParallelFor]] = {}  # chunk -> the loops it belongs to
        self._called: dict[Function, list[tuple[Function, bool]]] = {}
        for function in functions:
            edges = self._called[function] = []
            for instruction in function.instructions():
                if isinstance(instruction, ParallelFor):
                    self.calls.setdefault(instruction.called, []).append(instruction)
                    edges.append((instruction.called, True))
                elif not isinstance(instruction, DebugRecord):
                    edges.extend((o, False) for o in instruction.operands if isinstance(o, Function))
        self.inside = {chunk: self._reached(chunk, None) for chunk in self.calls}
        self._outside = {chunk: self._reached(root, chunk) for chunk in self.calls}

    def _reached(self, start: Function, without: Function | None) -> set[Function]:
        """Everything that ``start`` may run, ways through the loops of one chunk left out."""
        def onward(function: Function) -> list[Function]:
            return [f for f, parallel in self._called.get(function, ()) if not (parallel and f is without)]

        return set(reached([start], onward, among=lambda function: not function.is_declaration))

    def chunks_around(self, function: Function) -> list[Function]:
        """The chunks in which a function may run."""
        return [chunk for chunk, reached in self.inside.items() if function in reached]

    def only_inside(self, function: Function, chunk: Function) -> bool:
        return function in self.inside[chunk] and function not in self._outside[chunk]


def share(root: Function, effects: Effects, shapes: dict, updates: dict[Function, list[ShadowUpdate] | None]) -> ThreadSharing:
    """Decide. ``updates``: per function its additions, None if some instruction does not say what it adds to where."""
    return _Judge(Regions(root, effects.points_to.functions), effects, shapes, updates).judge()


class _Judge:
    def __init__(self, regions: Regions, effects: Effects, shapes: dict, updates: dict) -> None:
        self.regions = regions
        self.effects = effects
        self.points_to = effects.points_to
        self.shapes = shapes
        self.updates = updates
        self.result = ThreadSharing()

    def judge(self) -> ThreadSharing:
        for chunk, calls in self.regions.calls.items():
            self._judge_captured(chunk, calls)
        for chunk, calls in self.regions.calls.items():
            self._judge_region(chunk, calls)
        return self.result

    # ---- captured numbers

    def _judge_captured(self, chunk: Function, calls: list[ParallelFor]) -> None:
        """Numbers that the chunk reads at fixed places of what it was given, which every call makes anew on its stack."""
        size_of = self.points_to.layout.size_of
        sizes = [(a, size_of(a.allocated_type) * a.count) for call in calls
                 if isinstance(a := call.captured, Alloca) and a.count is not None]  # fmt: skip
        if len(sizes) < len(calls):
            return
        objects = {made for a, _ in sizes if (made := self.points_to.site_object(a)) is not None}
        fields: dict[int, FloatType] = {}
        found: list[ShadowUpdate] = []
        for function in self.regions.inside[chunk]:
            for update in self.updates.get(function) or ():
                targets = self.points_to.of(update.pointer)
                if objects.isdisjoint(targets):
                    continue
                offsets = set(targets.values())
                fixed = len(offsets) == 1 and next(iter(offsets)).stride == 0
                alone = fixed and function is chunk and objects.issuperset(targets)
                if not alone or not isinstance(update.type, FloatType):
                    return
                fields[next(iter(offsets)).base] = update.type
                found.append(update)
        if not fields or self._writes_to(chunk, objects, fields):
            return
        for update in found:
            self.result.verdicts[update.instruction] = Verdict(CAPTURED, "a captured number: a sum per chunk")
        for call, (_, size) in zip(calls, sizes, strict=True):
            self.result.private[call] = Private(size, tuple(sorted(fields.items())))

    def _writes_to(self, chunk: Function, objects: set[MemoryObject], fields: dict[int, FloatType]) -> bool:
        size_of = self.points_to.layout.size_of
        return any(
            offset.overlaps(size, Offset(place), size_of(type_))
            for target, offset, size in self._written(chunk)
            if target in objects
            for place, type_ in fields.items()
        )

    # ---- everything else

    def _judge_region(self, chunk: Function, calls: list[ParallelFor]) -> None:
        shared: list[tuple[Function, ShadowUpdate]] = []
        for function in self.regions.inside[chunk]:
            updates = self.updates.get(function, [])
            if any(self._asks_for_thread(i) for i in function.instructions()):
                self._run_serially(calls, "a function that it calls asks for the number of the thread")
            if updates is None:
                self._run_serially(calls, "something in it does not say what its reverse adds to")
                continue
            for update in updates:
                own = self.result.verdicts.get(update.instruction)
                if own is not None and own.kind == CAPTURED and function is chunk:
                    continue
                if self._is_local(update, chunk):
                    self.result.verdicts.setdefault(update.instruction, Verdict(LOCAL, "made by the chunk"))
                else:
                    shared.append((function, update))
        addresses = ChunkAddresses(chunk, calls, self.effects, self.shapes, self._written(chunk))
        for group in self._groups(shared):
            self._judge_group(chunk, calls, group, addresses)

    def _is_local(self, update: ShadowUpdate, chunk: Function) -> bool:
        """Whether every call of the chunk has memory of its own there."""
        targets = self.points_to.of(update.pointer)
        return bool(targets) and all(self._made_inside(t, chunk) for t in targets)

    def _made_inside(self, target: MemoryObject, chunk: Function) -> bool:
        site = self.points_to.owner_of(target).site
        return target.is_local and isinstance(site, Instruction) and self.regions.only_inside(site.block.function, chunk)

    def _groups(self, shared: list[tuple[Function, ShadowUpdate]]) -> list[list[tuple[Function, ShadowUpdate]]]:
        """Additions that may come to the same memory stand in one group."""
        groups: list[tuple[set[MemoryObject], list]] = []
        for entry in shared:
            targets = set(self.points_to.of(entry[1].pointer)) or {self.points_to.unknown}
            members = [entry]
            apart = []
            for others, list_ in groups:
                if any(may_be_same(a, b) for a in targets for b in others):
                    targets |= others
                    members = list_ + members
                else:
                    apart.append((others, list_))
            groups = [*apart, (targets, members)]
        return [members for _, members in groups]

    def _judge_group(self, chunk: Function, calls: list, group: list, addresses: ChunkAddresses) -> None:
        why = self._why_not_disjoint(chunk, group, addresses)
        for _, update in group:
            if not why:
                verdict = Verdict(DISJOINT, "the address tells the iteration")
            elif update.type is None:
                self._run_serially(calls, f"{why}, and an addition of this kind can't be atomic")
                continue
            else:
                verdict = Verdict(ATOMIC, why)
            before = self.result.verdicts.get(update.instruction)
            if before is None or before.kind != ATOMIC:
                self.result.verdicts[update.instruction] = verdict

    def _why_not_disjoint(self, chunk: Function, group: list, addresses: ChunkAddresses) -> str:
        for function, _ in group:
            if function is not chunk:
                return "it happens in a function that is called"
        if self.regions.chunks_around(chunk) != [chunk]:
            return "a parallel loop inside a parallel loop"
        return addresses.why_not_disjoint([(u.pointer, u.size, u.instruction.block) for _, u in group])

    def _written(self, chunk: Function) -> list[Access]:
        """Everything that the chunk and what it calls may write."""
        found: dict[Access, None] = {}
        for function in self.regions.inside[chunk]:
            for instruction in function.instructions():
                if isinstance(instruction, DebugRecord) or (isinstance(instruction, Call) and _has_body(instruction.callee)):
                    continue
                found.update(dict.fromkeys(self.effects.writes(instruction)))
        return list(found)

    def _asks_for_thread(self, instruction: Instruction) -> bool:
        if isinstance(instruction, DebugRecord) or not isinstance(instruction, Call) or _has_body(instruction.callee):
            return False
        facts = self.effects.book.facts(instruction.callee_name or "")
        return facts is not None and facts.kind == CallKind.THREAD

    def _run_serially(self, calls: list[ParallelFor], why: str) -> None:
        for call in calls:
            self.result.serial.setdefault(call, why)


def _has_body(callee: Value) -> bool:
    return isinstance(callee, Function) and not callee.is_declaration
