"""Calls of functions that are marked as checkpointed: the forward sweep saves what they work on, the reverse runs them again.

    %s = call i32 @step(...)      forward   %s.tape = malloc; memcpy(%s.tape, %u, %bytes); %s = call i32 @step(...)
                                  reverse   memcpy(%now, %u, %bytes); memcpy(%u, %s.tape, %bytes)
                                            %tape = call @step.augmented(...); call @step.reverse(..., %tape)
                                            memcpy(%u, %now, %bytes)

While the step is reversed, memory is as it was before the step; then it is again as the rest of the reverse sweep expects it:
as the primal has left it. Which memory that is, is decided by :mod:`...analysis.snapshots`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from ...analysis.memory.objects import MemoryObject
from ...analysis.memory.snapshots import MarkedCall, live_instructions
from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...diagnostics import Problem
from ...ir.builder import Builder, zero
from ...ir.functions import Instruction
from ...ir.instructions import Alloca, Call, Store
from ...ir.reachable_functions import reachable_functions
from ...ir.types import I1, I32, I64, PTR, VOID, Type
from ...ir.values import Value
from ...request import OUT_OF_MEMORY
from ..context import Context
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, SplitPair
from ..sweep import Sweep
from .defined_calls import DefinedCalls, call_augmented, call_reverse, is_involved, no_memory
from .places import problem


class CheckpointedCalls(DefinedCalls):
    def shadow(self, call: Call, s: ForwardSweep) -> None:
        c = s.context
        if not is_involved(call, c):
            s.copy(call)
            return
        for number, (memory, size) in enumerate(_extents(call, s)):
            tape = c.tape_of(call, number)
            snapshot = s.values[tape] = _room(s.b, size, tape.name)
            s.require_memory(snapshot)
            _copy(s.b, snapshot, memory, size)
            s.after(tape)
        found = MarkedCall.of(call)
        if found is None:
            s.copy(call)
            return
        plain = s.module.functions[found.plain]
        s.values[call] = s.b.call(plain, [s.primal(a) for a in call.arguments], call.name)
        if c.has_shadow(call):
            s.set_shadow(call, _shadow_of_result(call, found, s))

    def tapes(self, call: Call, c: Context) -> Iterator[Value]:
        return (c.tape_of(call, number) for number in range(len(c.saved_pairs(call))))

    def needs(self, call: Call, c: Context) -> Iterator[Need]:
        dead = {Need(a) for a in _dead_stack(call, c)}
        return (need for need in super().needs(call, c) if need not in dead)

    def updates(self, call: Call, c: Context) -> Iterable[ShadowUpdate] | None:
        return None if is_involved(call, c) else ()  # memory is put back while it runs again

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        if not is_involved(call, c):
            return
        snapshots = [r.primal(tape) for tape in self.tapes(call, c)]
        if MarkedCall.of(call) is not None:
            self._adjoint_in_schedule(call, r, snapshots)
            return
        own: dict[Value, Value] = {a: r.alloca(a.allocated_type, "again") for a in dict.fromkeys(_dead_stack(call, c))}
        extents = [(own.get(call.arguments[at]) or r.primal(call.arguments[at]), r.primal(call.arguments[size]))
                   for at, size in c.saved_pairs(call)]  # fmt: skip
        pair, arguments, seed = self._again(call, r, own)

        def run_again() -> list[Value]:
            for (memory, size), snapshot in zip(extents, snapshots, strict=True):
                _copy(b, memory, snapshot, size)
            return _forth_and_back(r, pair, arguments, seed)

        gradients = _leaving_memory(r, extents, pair, run_again)
        for memory in snapshots:
            b.call_named("free", VOID, [memory])
        self._add(call, r, gradients)

    def _adjoint_in_schedule(self, call: Call, r: ReverseSweep, snapshots: list[Value]) -> None:
        """What memory holds afterwards is nobody's concern here: who calls the schedule puts it back, see CheckpointedLoops."""
        b = r.b
        for (memory, size), snapshot in zip(_extents(call, r), snapshots, strict=True):
            _copy(b, memory, snapshot, size)
            b.call_named("free", VOID, [snapshot])
        self._add(call, r, _forth_and_back(r, *self._again(call, r)))

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if not is_involved(call, c):
            return
        yield from super().problems(call, c)
        if c.forward_mode or MarkedCall.of(call) is not None:
            return
        callee, snapshots = call.called, c.facts.snapshots
        for instruction in _leaving(call, c):
            yield problem("NE260", "an array leaves a checkpointed function", instruction, c,
                          fix="write the result into an array that is an argument")  # fmt: skip
        for once in snapshots.unrepeatable(callee):
            name = (once.callee_name or "a function pointer").strip('"')
            yield problem("NE262", f"a checkpointed function calls `{name}`, which can't be repeated", once, c,
                          fix="move random numbers and output out of the step, or do not checkpoint it")  # fmt: skip
        for target, instruction in snapshots.uncovered(call, c.overwrites, c.outlives):
            yield problem("NE261", f"a checkpointed function works on memory whose extent is not known: {_words(target)}",
                          instruction, c, fix="let it work on arrays that are its arguments")  # fmt: skip
        for target in snapshots.released(call, c.overwrites, c.outlives):
            yield problem("NE263", f"memory that a checkpointed function works on is given back too early: {_words(target)}",
                          call, c, fix="allocate it outside of the differentiated function")  # fmt: skip
        for argument in call.arguments:
            if c.split and not isinstance(argument, Alloca) and any(
                    isinstance(t.site, Alloca) and t.site.block.function is c.function for t in c.facts.points_to.of(argument)):
                yield problem("NE263", "part of a function's stack memory is passed to a checkpointed function", call, c,
                              fix="pass an array")  # fmt: skip


class CheckpointedLoops(DefinedCalls):
    """The call that a loop has become: its reverse leaves memory as it was."""

    def needs(self, call: Call, c: Context) -> Iterator[Need]:
        if is_involved(call, c):
            yield from super().needs(call, c)
            yield from (Need(value) for extent in c.facts.checkpointed[call.callee].extents_of(call) for value in extent)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        if not is_involved(call, c):
            return
        extents = [(r.primal(memory), r.primal(size)) for memory, size in c.facts.checkpointed[call.callee].extents_of(call)]
        pair, arguments, seed = self._again(call, r)
        tape = r.primal(c.tape_of(call))

        def run_back() -> list[Value]:
            return call_reverse(r, pair, [*arguments, *seed, tape])

        def give_up() -> None:
            b.call(r.family.abandon_of(call.called), [tape])

        self._add(call, r, _leaving_memory(r, extents, pair, run_back, give_up))


def _leaving(call: Call, c: Context) -> Iterator[Instruction]:
    """Instructions by which pointers with shadows leave the callee."""
    if c.has_shadow(call):
        yield call
    points_to = c.facts.points_to
    inside = reachable_functions(call.called)
    for function in inside:
        for instruction in live_instructions(function, status=c.facts.request.target.status_return):
            if isinstance(instruction, Store) and c.has_shadow(instruction.value):
                targets = points_to.of(instruction.pointer)
                sites = [t.site for t in targets if t.is_local]
                if len(sites) < len(targets) or not all(isinstance(i, Instruction) and i.block.function in inside for i in sites):
                    yield instruction


def _shadow_of_result(call: Call, found: MarkedCall, s: Sweep) -> Value:
    """Shadows of the pointers that a call returns: each leads to memory that it was given, or is one that it was given."""
    c, b = s.context, s.b
    given = call.arguments
    extents = [(given[i], s.primal(given[i + 1])) for i in range(found.extents, found.anchors, 2) if c.has_shadow(given[i])]
    anchors = [a for a in given[found.anchors :] if c.has_shadow(a)]
    shadow = s.primal(call)
    for path, _, leaf in c.layout.leaves(call.type):
        if leaf != PTR:
            continue
        pointer = b.extract_value(s.primal(call), path)
        other = pointer
        for anchor in anchors:
            other = b.select(b.icmp("eq", pointer, s.primal(anchor)), s.shadow(anchor), other)
        for memory, size in extents:
            begin = b.cast("ptrtoint", s.primal(memory), I64)
            distance = b.binary("sub", b.cast("ptrtoint", pointer, I64), begin)
            other = b.select(b.icmp("ult", distance, size), b.byte_offset(s.shadow(memory), distance), other)
        shadow = b.insert_value(shadow, other, path)
    return shadow


def _dead_stack(call: Call, c: Context) -> list[Alloca]:
    """Arguments that are stack memory of a function which has returned when the call is reversed."""
    return [a for a in call.arguments if c.split and isinstance(a, Alloca)]


def _extents(call: Call, sweep: AnySweep) -> list[tuple[Value, Value]]:
    """(memory, bytes) of what is saved."""
    arguments = call.arguments
    return [(sweep.primal(arguments[at]), sweep.primal(arguments[size])) for at, size in sweep.context.saved_pairs(call)]


def _room(b: Builder, size: Value, name: str) -> Value:
    """Memory for some bytes, never null if there is any."""
    return b.call_named("malloc", PTR, [b.binary("add", size, b.i64(1))], name)


def _copy(b: Builder, to: Value, source: Value, size: Value) -> None:
    b.call_named("llvm.memcpy.p0.p0.i64", VOID, [to, source, size, b.integer(I1, 0)])


def _forth_and_back(r: ReverseSweep, pair: SplitPair, arguments: list[Value], seed: list[Value]) -> list[Value]:
    """The gradients of a function that runs again, with a tape of its own."""
    b = r.b
    tape = b.extract_value(call_augmented(r, pair, arguments), (0,), "tape")
    lost = [b.icmp("eq", tape, zero(PTR)), b.icmp("eq", tape, no_memory(b))]
    return _unless(r, lost, pair.gradients, lambda: call_reverse(r, pair, [*arguments, *seed, tape]))


def _leaving_memory(
    r: ReverseSweep, extents: list[tuple[Value, Value]], pair: SplitPair, emit: Callable[[], list[Value]],
    otherwise: Callable[[], None] = lambda: None,
) -> list[Value]:
    """What ``emit`` gives; afterwards memory holds what it holds now. ``otherwise``: where there is no room for a copy."""
    b = r.b
    present = [_room(b, size, "present") for _, size in extents]

    def there_and_back() -> list[Value]:
        for (memory, size), now in zip(extents, present, strict=True):
            _copy(b, now, memory, size)
        gradients = emit()
        for (memory, size), now in zip(extents, present, strict=True):
            _copy(b, memory, now, size)
        return gradients

    gradients = _unless(r, [b.icmp("eq", now, zero(PTR)) for now in present], pair.gradients, there_and_back, otherwise)
    for memory in present:
        b.call_named("free", VOID, [memory])
    return gradients


def _unless(
    r: ReverseSweep, lost: list[Value], types: tuple[Type, ...], emit: Callable[[], list[Value]],
    otherwise: Callable[[], None] = lambda: None,
) -> list[Value]:
    """What ``emit`` gives; where something is lost for want of memory, zeros, and the sweep has failed."""
    b = r.b
    if r.failures is None or not lost:
        return emit()
    any_lost = lost[0]
    for other in lost[1:]:
        any_lost = b.binary("or", any_lost, other)
    failed, there, done = b.new_block("no.memory.rev"), b.new_block("again.rev"), b.new_block("done.rev")
    b.cond_br(any_lost, failed, there)
    b.at(failed)
    r.failures.note_status(b, b.integer(I32, OUT_OF_MEMORY))
    otherwise()
    b.br(done)
    b.at(there)
    values = emit()
    end = b.block
    b.br(done)
    b.at(done)
    return [b.phi(type_, [(zero(type_), failed), (value, end)]) for type_, value in zip(types, values, strict=True)]


def _words(target: MemoryObject) -> str:
    return f"{target.kind} {target.name}"
