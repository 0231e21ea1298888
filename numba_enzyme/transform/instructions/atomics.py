"""Atomic updates.

    atomicrmw fadd ptr %p, %v         adjoint  v.d += *p.d
    atomicrmw xchg ptr %p, %v         adjoint  v.d += *p.d; *p.d = 0
    atomicrmw fmax ptr %p, %v         adjoint  the same for the one winner, whose %v is what *p ends with, and was put there

Of several threads with the same number the one that put it into memory is the winner: it gets everything. In shared memory the
winner is settled at the next barrier (:mod:`..prepare.resolve_atomic_extrema`); in the grid's memory the numbers are final when
the launch has ended, so the reverse sweep is a launch of its own.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.memory.chosen_places import chosen_places
from ...analysis.memory.effects import Access
from ...analysis.memory.kinds import POINTER
from ...analysis.memory.objects import ObjectKind, may_be_same
from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.extrema import is_extremum, is_settled, wins, with_tangent
from ...ir.functions import DebugRecord, Instruction, Phi, users
from ...ir.instructions import AtomicRMW, Cast, CompareExchange, ExtractValue, Freeze, Load, Select
from ...ir.types import FLOAT, I1, I32, I64, FloatType, IntType, StructType, is_floating
from ...ir.values import Value
from ...ir.walks import reached
from ..context import Context
from ..for_annotations import ReverseSweep, TangentSweep
from ..sweep import Sweep
from .family import Family, LocalFamily
from .memory import address_needs, safe_shadow
from .passing_on import waiting_problems
from .places import problem
from .shared_updates import ORDER, take_for_one_thread
from .spoiled_words import spoil, spoil_read, spoiled_word

OF_A_SUM = "use the sum after all threads have added to it"
OF_A_SHADOW = "where the kernel calls a derivative, Duplicated(x, dx, race_free=True) says that no two threads meet in dx"
IN_TURN = "ne.threads.in.turn"
"""Called where a result depends on threads coming one after the other, each whole; only host execution does that."""


class AtomicUpdates(Family):
    """atomicrmw of floats; of integers it is inactive."""

    def tangent(self, rmw: AtomicRMW, s: TangentSweep) -> None:
        c = s.context
        pointer, value = rmw.operands
        carries = c.has_shadow(pointer) and is_floating(rmw.type) and not is_settled(rmw)
        if carries and is_extremum(rmw):
            self._extremum_tangent(rmw, s)
            return
        s.copy(rmw)
        word = spoiled_word(rmw, c)
        if word is not None:
            spoil(s, s.shadow(pointer), word)
        if carries:
            address = safe_shadow(s, pointer, rmw.type)
            new = AtomicRMW(rmw.type, rmw.operation, address, s.shadow(value), suffix=rmw.suffix)
            s.set_shadow(rmw, s.b.append(new))

    @staticmethod
    def _extremum_tangent(rmw: AtomicRMW, s: Sweep) -> None:
        """The tangent of the winner. Its number is put into memory in the same step, or another thread's might get between."""
        b = s.b
        pointer, value = rmw.operands
        address = safe_shadow(s, pointer, rmw.type)
        used = any(not isinstance(user, DebugRecord) for user in users(rmw.block.function).get(rmw, ()))
        arguments = [s.primal(pointer), s.primal(value), address, s.shadow(value), b.integer(I1, int(used))]
        both = b.call_named(with_tangent(rmw), StructType((rmw.type, rmw.type)), arguments)
        s.values[rmw] = b.extract_value(both, (0,))
        s.set_shadow(rmw, b.extract_value(both, (1,)))

    def updates(self, rmw: AtomicRMW, c: Context) -> Iterable[ShadowUpdate] | None:
        return None if c.has_shadow(rmw.operands[0]) and is_floating(rmw.type) else ()

    def needs(self, rmw: AtomicRMW, c: Context) -> Iterable[Need]:
        if spoiled_word(rmw, c) is not None:
            yield from address_needs(rmw.operands[0], c)
        if not c.has_shadow(rmw.operands[0]) or not is_floating(rmw.type) or is_settled(rmw):
            return
        yield from address_needs(rmw.operands[0], c)
        if is_extremum(rmw):
            yield Need(rmw)
            yield Need(rmw.operands[0])
            yield Need(rmw.operands[1])

    def adjoint(self, rmw: AtomicRMW, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        pointer, value = rmw.operands
        word = spoiled_word(rmw, c)
        if word is not None:
            spoil_read(r, r.shadow(pointer), word, written=True, loaded=True)
        if not c.has_shadow(pointer) or not is_floating(rmw.type) or is_settled(rmw):
            return
        address = safe_shadow(r, pointer, rmw.type)
        if is_extremum(rmw):
            self._extremum_adjoint(rmw, address, r)
            return
        if rmw.operation == "xchg" and not c.is_private(pointer):
            r.add(value, take_for_one_thread(r, address, rmw.type))
            return
        seed = b.load(rmw.type, address)
        used = r.take(rmw)
        if rmw.operation == "xchg":
            b.store(used if used is not None else zero(rmw.type), address)
        elif used is not None:
            b.store(b.binary("fadd", seed, used), address)
        if c.active(value):
            r.add(value, b.fneg(seed) if rmw.operation == "fsub" else seed)

    @staticmethod
    def _extremum_adjoint(rmw: AtomicRMW, address: Value, r: ReverseSweep) -> None:
        """The winner takes the shadow and leaves zero, all others leave it as it is: one atomic operation on its bits."""
        b = r.b
        value = r.primal(rmw.operands[1])
        final = b.load(rmw.type, r.primal(rmw.operands[0]))
        won = b.binary("and", b.fcmp("oeq", value, final), wins(b, rmw, value, r.primal(rmw)))
        bits = I32 if rmw.type == FLOAT else I64
        kept = b.select(won, b.integer(bits, 0), b.integer(bits, -1))
        before = b.append(AtomicRMW(bits, "and", address, kept, suffix=ORDER))
        if r.context.active(rmw.operands[1]):
            r.add(rmw.operands[1], b.select(won, b.bitcast(before, rmw.type), zero(rmw.type)))

    def problems(self, rmw: AtomicRMW, c: Context) -> Iterator[Problem]:
        pointer = rmw.operands[0]
        yield from waiting_problems(rmw, c)
        yield from pointer_problems(rmw, c)
        if not c.has_shadow(pointer):
            return
        if is_floating(rmw.type) and rmw.operation not in ("fadd", "fsub", "xchg") and not (c.threads and is_extremum(rmw)):
            yield problem("NE220", f"no derivative of atomicrmw {rmw.operation}", rmw, c, fix="use an atomic add, or locks")
        elif is_floating(rmw.type) and c.active(rmw) and rmw in c.facts.activity.useful and not c.forward_mode and (
            not c.is_private(pointer) or is_extremum(rmw)
        ):
            text = "the number that was there before an atomic update is used: it depends on the order of threads"
            yield problem("NE221", text, rmw, c, fix=OF_A_SHADOW if rmw.operation == "xchg" else OF_A_SUM)
        elif is_floating(rmw.type) and is_extremum(rmw) and not c.forward_mode and not is_settled(rmw):
            yield from extremum_problems(rmw, c)
        elif c.forward_mode and is_floating(rmw.type) and is_extremum(rmw) and not is_settled(rmw):
            yield from tangent_problems(rmw, c)
        if isinstance(rmw.type, IntType) and spoiled_word(rmw, c) is None and _may_be_float(rmw, c):
            yield problem("NE220", "an integer atomic update of a floating-point number", rmw, c)


def _may_be_float(rmw: AtomicRMW, c: Context) -> bool:
    pointer = rmw.operands[0]
    lanes = c.memory_lanes(pointer, 8)
    if lanes is None:
        return bool(c.facts.layout.floats_at(pointer, c.layout.store_size(rmw.type)))
    return isinstance(lanes.get(0), FloatType)


def pointer_problems(update: AtomicRMW | CompareExchange, c: Context) -> Iterator[Problem]:
    """An atomic update of a place where a pointer to memory with a shadow lies, or put: the shadow's pointer stays as it is."""
    pointer, *values = update.operands
    size = c.layout.store_size(values[0].type)
    if is_floating(values[0].type) or not (c.has_shadow(pointer) or c.hides_pointers(pointer, size)):
        return
    points_to = c.facts.points_to
    kept = [(t, held) for t, offset in points_to.of(pointer).items() for held in points_to.loaded(t, offset, size)]
    numbers = c.facts.layout.declared  # behind the bits of numbers lies nothing
    stored = any(  # a counter of the caller's is no pointer
        c.is_shadowed(held) and held.parent is not t and not (held.parent and isinstance(numbers.get(held.parent), FloatType))
        for t, held in kept
    )
    is_address = c.has_shadow(update) and (
        not isinstance(values[0].type, IntType)
        or POINTER in (c.memory_lanes(pointer, size) or {}).values()
        or _becomes_pointer(update, c)
    )
    if stored or is_address or any(c.has_shadow(value) for value in values):
        yield problem("NE220", "an atomic update of a pointer to memory with a shadow", update, c,
                      fix="let one thread set the pointer, by a plain store")  # fmt: skip


def _becomes_pointer(number: Instruction, c: Context) -> bool:
    """Whether what an update has found is taken for an address."""
    carries = ExtractValue | Freeze | Phi | Select
    found = reached([number], lambda value: (u for u in c.users.get(value, ()) if isinstance(u, carries)))
    return any(isinstance(u, Cast) and u.opcode == "inttoptr" for value in found for u in c.users.get(value, ()))


def tangent_problems(rmw: AtomicRMW, c: Context) -> Iterator[Problem]:
    """Why another update of the place might come between that of the number and that of its tangent."""
    places = _written(rmw, c)
    others = [i for i in rmw.block.function.instructions() if isinstance(i, AtomicRMW) and not is_extremum(i)]
    if c.facts.request.width > 1:
        yield problem("NE224", "an atomic maximum or minimum with several tangents", rmw, c, fix="use one tangent at a time")
    elif not c.target.in_turn and any(_meets(_written(i, c), places) for i in others):
        yield problem("NE224", "the place of an atomic maximum or minimum is added to by atomic operations as well", rmw, c,
                      fix="make it two kernels, or use target='cpu'")  # fmt: skip


def extremum_problems(rmw: AtomicRMW, c: Context) -> Iterator[Problem]:
    """Why the number in memory, when the reverse sweep runs, may not be the one that this maximum or minimum has ended with."""
    targets = c.facts.points_to.of(rmw.operands[0])
    own = [t for t in targets if t.parameter in c.facts.request.block_memory or t.kind == ObjectKind.ALLOCA]
    if own or not targets:
        yield problem("NE222", "who wins an atomic maximum or minimum in shared memory can't be settled", rmw, c,
                      fix="let every thread reach a barrier (syncthreads, no syncwarp) after it and before the number is used, "
                          "and between two barriers one place only")  # fmt: skip
        return
    if not c.facts.request.split:
        yield problem("NE223", "who wins an atomic maximum or minimum of the grid is known when the launch has ended", rmw, c,
                      fix="use the two launches of split mode")  # fmt: skip
    later, places = _after(rmw, c), _written(rmw, c)
    others = [i for i in rmw.block.function.instructions() if isinstance(i, AtomicRMW) and not is_extremum(i)]
    for instruction in [*later, *others]:  # additions of another thread may come after it, on whichever branch they are
        same_kind = isinstance(instruction, AtomicRMW) and instruction.operation == rmw.operation
        if not same_kind and _meets(_written(instruction, c), places):
            yield problem("NE222", "the place of an atomic maximum or minimum may be written again after it", rmw, c,
                          fix="write it in another kernel")  # fmt: skip
            return
    for load in later:
        if not isinstance(load, Load) or not c.active(load) or not _meets(_read(load, c), places):
            continue
        if any(is_extremum(i) and _meets(_written(i, c), places) for i in _after(load, c)):
            yield problem("NE222", "the place of an atomic maximum or minimum is read, and then goes on changing", rmw, c,
                          fix="make it two kernels")  # fmt: skip
            return


def _after(instruction: Instruction, c: Context) -> list[Instruction]:
    """Everything that may run after an instruction; itself only in a loop."""
    block = instruction.block
    later = c.shape.cfg.reachable_from(block)
    found = [] if block in later else block.instructions[block.instructions.index(instruction) + 1 :]
    return [*found, *(i for b in later for i in b.instructions)]


def _read(load: Load, c: Context) -> list[Access]:
    return c.facts.effects.places(load.pointer, c.layout.store_size(load.type))


def _written(instruction: Instruction, c: Context) -> list[Access]:
    """What it may write; of an update each place by itself where LLVM has joined those of two branches (`m[i ? 2 : 3]`)."""
    points_to = c.facts.points_to
    chosen = chosen_places(instruction.operands[0], points_to, points_to.of) if isinstance(instruction, AtomicRMW) else []
    if not chosen or not all(chosen):
        return c.facts.effects.writes(instruction)
    size = c.layout.store_size(instruction.operands[1].type)
    return [(target, offset, size) for pointees in chosen for target, offset in pointees.items()]


def _meets(accesses: list[Access], own: list[Access]) -> bool:
    """Whether two lists of places have a byte in common."""
    return any(
        offset.overlaps(size, place, extent) if target is other else may_be_same(target, other)
        for target, offset, size in accesses for other, place, extent in own
    )  # fmt: skip


class CompareExchanges(LocalFamily):
    """cmpxchg: inactive on integers; a float updated this way is refused."""

    def tangent(self, instruction: Instruction, s: TangentSweep) -> None:
        assert isinstance(instruction, CompareExchange)
        s.copy(instruction)
        word = spoiled_word(instruction, s.context)
        if word is not None:
            spoil(s, s.shadow(instruction.operands[0]), word)

    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        assert isinstance(instruction, CompareExchange)
        word = spoiled_word(instruction, r.context)
        if word is not None:
            spoil_read(r, r.shadow(instruction.operands[0]), word, written=True, loaded=True)

    def needs(self, instruction: Instruction, c: Context) -> Iterable[Need]:
        assert isinstance(instruction, CompareExchange)
        if spoiled_word(instruction, c) is not None:
            yield from address_needs(instruction.operands[0], c)

    def problems(self, instruction: Instruction, c: Context) -> Iterator[Problem]:
        assert isinstance(instruction, CompareExchange)
        pointer = instruction.operands[0]
        yield from waiting_problems(instruction, c)
        yield from pointer_problems(instruction, c)
        lanes = c.memory_lanes(pointer, 8) or {}
        may_be_float = isinstance(lanes.get(0), FloatType) and spoiled_word(instruction, c) is None
        if c.has_shadow(pointer) and (may_be_float or c.active(instruction)):
            yield problem("NE220", "no derivative of a compare-and-exchange of a floating-point number", instruction, c,
                          fix="use an atomic add")  # fmt: skip
