"""Loops that the forward sweep leaves to the reverse sweep, because nothing but a sum comes out of them.

    forward   for i < n: { w[:] = f(i);  total += g(w) }         (left out)
    reverse   for i < n: { w[:] = f(i), kept for this i;  adjoints of g and f with total.d }

The usual loss: a sum over points, observations, rows. Each iteration is run once, where its adjoint is, and what it keeps for
that is gone before the next one comes: no tape as long as the loop, and no more work than forward and reverse sweep have. That
takes

    - iterations that need nothing of each other but counters (:mod:`..analysis.replays`), nor have derivatives by each other:
      where a number is read, it has been written in the same iteration;
    - memory written in the loop that is the function's own, and read nowhere else;
    - sums that nothing needs but what the function gives back, which may come late (:mod:`.deferred_reductions`): not the reverse
      sweep, and no test.

Iterations may fail (a divisor is zero) where nobody sees the shadows of a call that does. Then the primal is run again, which
finds out what fails first, so it must be one that can be run twice.

Whether that is so is asked of a plan in which the iterations are run again. They come in the order of the primal, so that the
sums are its sums; the adjoint of a sum is the same in all of them.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from functools import cached_property
from typing import Protocol, TypeGuard

from ...analysis.control.loops import Loop
from ...analysis.memory.effects import is_plain
from ...analysis.memory.filled_arrays import WrittenBefore
from ...analysis.memory.objects import MemoryObject, Pointees
from ...analysis.memory.snapshots import HARMLESS
from ...analysis.planning.cache_plan import CachePlan, Strategy
from ...analysis.planning.iteration_recompute import Replay
from ...analysis.planning.recompute import PURE, Need
from ...analysis.planning.store_undo import Position
from ...analysis.planning.tape_layout import TapeLayout
from ...ir.functions import Block, DebugRecord, Instruction, Phi
from ...ir.instructions import Call, Freeze, Load, Return, Store
from ...ir.types import is_aggregate, is_pointer
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...request import Mode
from ...rules.effects import CallKind
from ..context import Context
from .deferred_reductions import DeferredReductions, Followers, adds_up, late_results
from .elided_forward_sweep import failure_status
from .restoration import Restoration
from .skipped_loops import SILENT, adds_only


class Planned(Protocol):
    """What is asked of a plan."""

    cache: CachePlan
    replays: Mapping[Loop, Replay]
    late: DeferredReductions
    needs: dict[Need, Instruction | None]
    positions: dict[Need, set[Position]]
    restoration: Restoration

    @property
    def deferred(self) -> Collection[Loop]: ...
    @property
    def reverse_edges(self) -> Mapping[Block, object]: ...


class DeferredLoops:
    """Asked for the root of one derivative. ``tape``: what it would keep with all loops in its forward sweep.

    ``followers``: the loops that may be left out, with what follows of their results.
    """

    def __init__(self, c: Context, tape: TapeLayout) -> None:
        self.c = c
        self.points_to = c.facts.points_to
        self.written: dict[Loop, set[MemoryObject]] = {}
        self.followers: dict[Loop, Followers] = {}
        for loop in self._worthwhile(tape) if self._is_asked_for() else ():
            if self._is_closed(loop):
                followers = Followers(c, loop, self._acts)
                written = self._written(loop)
                if written is None or not followers.possible or self._is_read_behind(loop, written):
                    continue
                if self._is_independent(loop, written) and (not self._failing(loop) or self._fails_twice(followers)):
                    self.written[loop], self.followers[loop] = written, followers

    def _is_asked_for(self) -> bool:
        request = self.c.facts.request
        target = request.target
        return (
            self.c.function is self.c.facts.root and request.mode is Mode.REVERSE and not self.c.facts.checkpointed
            and not (self.c.split or target.threads or target.buffered_tape or "deferred-loops" in request.switches)
        )  # fmt: skip

    def _worthwhile(self, tape: TapeLayout) -> list[Loop]:
        """Outermost loops that would keep arrays of numbers per iteration. A number or two, or which way was taken, cost less
        than a loop that computes and differentiates at once, and is not vectorised for it."""
        groups = [g for g in tape.groups.values() if any(self.c.layout.size_of(slot.type) > 1 for slot in g.slots)]
        nests = [group.indices for group in groups]
        found = {nest[0] for nest in nests if len(nest) > 1 and nest[0].parent is None}
        return [loop for loop in self.c.shape.loops.loops if loop in found]

    def late(self, loops: Collection[Loop]) -> DeferredReductions:
        """What comes late if these loops are left out."""
        return late_results(followers for loop, followers in self.followers.items() if loop in loops)

    def allowed(self, plan: Planned, loops: Collection[Loop]) -> frozenset[Loop]:
        """Those of the loops that nothing in the plan, which runs their iterations again, needs the forward sweep for."""
        needed = self._needed(plan)
        return frozenset(
            loop for loop in loops
            if loop.header in plan.reverse_edges and not needed & loop.blocks
            and loop in plan.replays and not self._reads_what_is_left(plan, loop)
            and plan.replays[loop].carried.keys() >= set(plan.late.carried[loop]) and self._ends_well(plan, loop)
        )  # fmt: skip

    def _ends_well(self, plan: Planned, loop: Loop) -> bool:
        """Whether all that may fail in the loop is found out, and what is given up then has not been given up before."""
        failing = self._failing(loop)
        if not failing:
            return True
        following = loop.exits[0][1]
        behind = self.c.shape.cfg.reachable_from(following) | {following}
        held = (d.need.value for d in plan.cache.cached if d.need.instruction.block in behind)
        return failing == plan.replays[loop].tests.keys() and not any(self._is_given_up(value) for value in held)

    def _is_given_up(self, value: Value) -> bool:
        """Whether what is kept has to be given up: the tape of a call, a counted array."""
        return self.c.call_of_tape(value) is not None or (isinstance(value, Call) and self.c.is_counted(value))

    # ---- the loop

    def _is_closed(self, loop: Loop) -> bool:
        """Whether it certainly runs as often as is known before, and does nothing but compute and write."""
        shape = self.c.shape.shapes.get(loop)
        if shape is None or not shape.exact or shape.count is None or len(loop.exits) != 1:
            return False
        latch, following = loop.exits[0]
        if latch is not loop.latches[0] or self.c.shape.cfg.predecessors[following] != [latch]:
            return False
        leaving = [s for block in loop.blocks for s in self.c.shape.cfg.successors[block] if s not in loop.blocks]
        if any(s in self.c.shape.live and s is not following for s in leaving):
            return False
        if any(is_pointer(p.type) or is_aggregate(p.type) for p in following.phis()):
            return False
        sums = [phi for phi in loop.header.phis() if self.c.active(phi)]
        results = {phi.value_from(latch) for phi in following.phis() if self.c.active(phi)}
        if not all(adds_up(phi, loop, self.c.users) for phi in sums) or not results <= {phi.value_from(latch) for phi in sums}:
            return False
        return all(self._is_silent(i) for block in loop.blocks for i in block.instructions)

    def _failing(self, loop: Loop) -> set[Block]:
        """The blocks of the loop that may go to where the function fails."""
        return {block for block in loop.blocks if any(s not in self.c.shape.live for s in block.successors)}

    def _fails_twice(self, followers: Followers) -> bool:
        """Whether the function, run again from its beginning, fails as it would have, and nobody has seen anything of it before.

        What comes late (``followers``) has not been done then."""
        c, request = self.c, self.c.facts.request
        if not (request.hidden_shadows and request.target.status_return and request.primal) or failure_status(c) is None:
            return False
        ends = [block.terminator for block in c.shape.returns]
        if len(ends) != 1 or not isinstance(ends[0].operands[0], ConstantInt):
            return False
        if any(True for _ in c.facts.snapshots.unrepeatable(c.function)):
            return False
        live = (i for block in c.shape.cfg.order if block in c.shape.live for i in block.instructions)
        return all(self._stays_within(i) or i in followers.order for i in live)

    def _stays_within(self, instruction: Instruction) -> bool:
        """Whether all that an instruction writes is memory of the function's own."""
        if isinstance(instruction, DebugRecord) or (isinstance(instruction, Store) and self.c.is_unneeded(instruction)):
            return True
        if isinstance(instruction, Call) and self._kind(instruction) in HARMLESS:
            return True
        return all(target.is_local for target, _, _ in self.c.facts.effects.writes(instruction))

    def _is_silent(self, instruction: Instruction) -> bool:
        if isinstance(instruction, Store):
            return is_plain(instruction) and not self.c.has_shadow(instruction.value)
        if self._fills(instruction):
            return True
        return adds_only(instruction, self.c) and (not isinstance(instruction, Load) or is_plain(instruction))

    def _fills(self, instruction: Instruction) -> TypeGuard[Call]:
        return isinstance(instruction, Call) and self._kind(instruction) == CallKind.MEMSET

    def _kind(self, call: Call) -> str:
        facts = self.c.book.facts_of(call)
        return facts.kind if facts is not None else ""

    # ---- its memory

    def _written(self, loop: Loop) -> set[MemoryObject] | None:
        """What the loop writes, if only the function knows of it, and it is there still when the reverse sweep comes."""
        found = {t for block in loop.blocks for i in block.instructions for t in self._written_to(i) or ()}
        return found if all(t.is_local and not t.escapes and self._stays(t) for t in found) else None

    def _written_to(self, instruction: Instruction) -> Pointees | None:
        """Where a store or a memset writes."""
        if isinstance(instruction, Store):
            return self.points_to.of(instruction.pointer)
        return self.points_to.of(instruction.arguments[0]) if self._fills(instruction) else None

    def _stays(self, target: MemoryObject) -> bool:
        """Whether memory is not given back before the reverse sweep is done with it."""
        c = self.c
        return all(c.outlives(w) for w in c.overwrites.writers.get(target, ()) if c.facts.snapshots.gives_back(w))

    def _is_read_behind(self, loop: Loop, written: set[MemoryObject]) -> bool:
        """Whether what may run after the loop may read the memory, or hands its address to somebody."""
        behind = self.c.shape.cfg.reachable_from(loop.before)
        return any(b in behind and b not in loop.blocks for target in written for b in self._readers.get(target, ()))

    def _is_independent(self, loop: Loop, written: set[MemoryObject]) -> bool:
        """Whether every number with a derivative that is read from memory of the loop was written in the same iteration."""
        instructions = [i for block in loop.blocks for i in block.instructions]
        before = WrittenBefore(self.c.shape, self.points_to)
        writers: dict[MemoryObject, list[Instruction]] = {}
        for instruction in instructions:
            for target in self._written_to(instruction) or ():
                writers.setdefault(target, []).append(instruction)
        for load in (i for i in instructions if isinstance(i, Load) and self.c.active(i)):
            places = self.points_to.of(load.pointer)
            if written.isdisjoint(places):
                continue
            target, place = next(iter(places.items()))
            if len(places) != 1 or not before.holds(load, writers[target], target, place, loop):
                return False
        return True

    @cached_property
    def _readers(self) -> dict[MemoryObject, set[Block]]:
        """The blocks in which memory may be read, or its address handed on."""
        found: dict[MemoryObject, set[Block]] = {}
        for block in self.c.shape.cfg.order:
            for operand in (o for i in block.instructions for o in self._looks_at(i)):
                for target in self.points_to.of(operand):
                    found.setdefault(target, set()).add(block)
        return found

    def _looks_at(self, instruction: Instruction) -> Iterable[Value]:
        """The pointers behind which an instruction may read, or that it hands on."""
        if isinstance(instruction, (*PURE, Phi, Freeze, DebugRecord)):
            return ()
        operands = instruction.operands
        if isinstance(instruction, Store):
            operands = [instruction.value]
        elif isinstance(instruction, Call):
            blind = self._kind(instruction) in SILENT or self.c.facts.snapshots.gives_back(instruction)
            operands = [] if blind else instruction.arguments
        return (o for o in operands if not isinstance(o, (Constant, Block)))

    def _reads_what_is_left(self, plan: Planned, loop: Loop) -> bool:
        """Whether the reverse sweep would look for what the loop has left in memory."""
        recipes = self.c.recipes
        for instruction in (i for block in loop.blocks for i in block.instructions if isinstance(i, Load)):
            need = Need(instruction)
            decision = plan.cache.decisions.get(need)
            again = decision is not None and decision.strategy is Strategy.RECOMPUTE
            again = again or (instruction in plan.replays[loop].instructions and recipes.recipe(need).inputs is not None)
            if again and self.written[loop] & self.points_to.of(instruction.pointer).keys():
                return True
        return False

    # ---- what the forward sweep is for

    def _needed(self, plan: Planned) -> set[Block]:
        """The blocks with values that the forward sweep has to compute: for what it does, and for what it keeps."""
        c = self.c
        instructions = [i for b in c.shape.cfg.order for i in b.instructions if not isinstance(i, DebugRecord)]
        loops = set().union(*(loop.blocks for loop in plan.late.carried))
        late = {*plan.late.passed, *plan.late.slots, *plan.late.order}
        stack: list[Value] = [i for i in instructions if i.block not in loops and i not in late and self._acts(i)]
        stack += [o for i in plan.late.order for o in i.operands if o not in late]
        stack += [c.shape.selectors[i.block] for i in plan.late.order if isinstance(i, Phi)]
        stack += [value for block in c.shape.cfg.order for value, _ in plan.late.settings(block)]
        for decision in plan.cache.decisions.values():
            value = decision.need.value
            kept = decision.strategy in (Strategy.KEEP, Strategy.STORE) and decision.home is None
            if isinstance(value, Instruction) and (kept or decision.strategy is Strategy.FREE):
                stack.append(value)
        needed = reached(stack, lambda value: value.operands, among=lambda value: isinstance(value, Instruction))
        return {value.block for value in needed}

    def _acts(self, instruction: Instruction) -> bool:
        """Whether the forward sweep executes an instruction for more than its value."""
        c, request = self.c, self.c.facts.request
        if isinstance(instruction, Store):
            return not c.is_unneeded(instruction)
        if isinstance(instruction, Return):
            return request.primal or request.target.status_return
        return not adds_only(instruction, c) or bool(instruction.successors)
