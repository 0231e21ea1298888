"""Heap memory: allocations get a zeroed shadow; frees of memory with a shadow wait for the reverse sweep.

    %p = call ptr @malloc(i64 %n)        %p.d = call ptr @malloc(i64 %n); memset(%p.d, 0, %n)      reverse: free both
    call void @free(ptr %p)              (nothing until the reverse sweep has passed the allocation)

Numba's MemInfos are counted: the derivative holds one reference of its own to the shadow of an array, and to the array if it
reads that again, until the reverse sweep has passed the allocation, so the primal's counting stays as it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import reduce

from ...analysis.memory.objects import ObjectKind
from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import zero
from ...ir.instructions import Call
from ...ir.parallel import ParallelFor
from ...ir.types import I8, I64, PTR, VOID, ArrayType
from ...ir.values import Value
from ...rules import MEMINFO_DATA_OFFSET, CallFacts
from ...rules.effects import Allocator
from ..context import Context
from ..for_annotations import AnySweep, ForwardSweep, ReverseSweep, TangentSweep
from ..sweep import Sweep, shadow_name
from .family import LocalFamily
from .places import problem

REMEMBERED = 4  # shadows that an allocation in a loop has made last, as in runtime_ir/ne.shadow.keep.ll
FREES_OF = {Allocator.NEW: "_ZdlPv", Allocator.TAPE: "ne.tape.release"}  # what the function itself does not free; else free


def facts_of(call: Call, c: Context) -> CallFacts:
    facts = c.book.facts(call.callee.name)
    assert facts is not None, call.callee.name
    return facts


class Allocations(LocalFamily):
    def shadow(self, call: Call, s: ForwardSweep) -> None:
        s.copy(call)
        c = s.context
        if call in s.plan.reused:
            self._find_shadow(call, s)
        elif c.has_shadow(call):
            self._make_shadow(call, s)
        if facts_of(call, c).allocates is Allocator.NRT:
            held = [s.primal(call)] if s.plan.holds(call) else []
            held += [s.shadow(call)] if c.has_shadow(call) and call not in s.plan.reused else []
            for meminfo in held:
                s.b.call_named("NRT_incref", VOID, [meminfo])

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        if s.context.has_shadow(call):
            self._make_shadow(call, s)

    def _find_shadow(self, call: Call, s: ForwardSweep) -> None:
        """The shadow of an array that is gone, cleared by the time that the reverse sweep needs it, or a new one."""
        b, size = s.b, _size(call, facts_of(call, s.context), s)
        table = s.zeroed_slot(ArrayType(REMEMBERED + 1, I64), "shadows")
        found = b.call(s.family.helper("ne.shadow.find"), [table, size])
        searched, make, go_on = b.block, b.new_block("shadow.new"), b.new_block("shadow")
        b.cond_br(b.icmp("eq", found, zero(PTR)), make, go_on)
        b.at(make)
        self._make_shadow(call, s)
        b.call(s.family.helper("ne.shadow.keep"), [table, s.shadow(call)])
        made = b.block
        b.br(go_on)
        b.at(go_on)
        s.set_shadow(call, b.phi(PTR, [(found, searched), (s.shadow(call), made)], shadow_name(call.name)))

    def _make_shadow(self, call: Call, s: Sweep) -> None:
        facts = facts_of(call, s.context)
        shadow = s.copy_with(call, s.primal)
        s.set_shadow(call, shadow)
        s.require_memory(shadow)
        if facts.zeroed:
            return
        size = _size(call, facts, s)
        data: Value = shadow
        if facts.allocates is Allocator.NRT:
            data = s.b.load(PTR, s.b.gep(I8, shadow, [s.b.i64(MEMINFO_DATA_OFFSET)]))
        s.b.memset_zero(data, size)

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        if facts_of(call, c).allocates is Allocator.NRT:
            if c.is_held(call):
                yield Need(call)
            if c.has_shadow(call):
                yield Need(call, True)
        elif c.has_shadow(call) and (made := c.object_of(call)) is not None and not made.escapes:
            yield Need(call, True)
            if c.free_of(call) is not None:
                yield Need(call)

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        c, b = r.context, r.b
        facts = facts_of(call, c)
        if facts.allocates is Allocator.NRT:
            if call in r.plan.reused:
                b.call(r.family.helper("ne.shadow.release"), [r.shadow(call)])
            elif c.has_shadow(call):
                b.call_named("NRT_decref", VOID, [r.shadow(call)])
            if r.plan.holds(call):
                b.call_named("NRT_decref", VOID, [r.primal(call)])
        elif c.has_shadow(call) and (made := c.object_of(call)) is not None and not made.escapes:
            free = c.free_of(call)
            self._free(r, free, facts, r.shadow(call))
            if free is not None:
                self._free(r, free, facts, r.primal(call))

    @staticmethod
    def _free(r: ReverseSweep, free: Call | None, facts: CallFacts, pointer: Value) -> None:
        if free is not None and len(free.arguments) == 1:
            r.b.call(r.module.functions[free.callee.name], [pointer])
        else:
            r.b.call_named(FREES_OF.get(facts.allocates or Allocator.MALLOC, "free"), VOID, [pointer])

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        if c.has_shadow(call) and facts_of(call, c).allocates in (Allocator.REALLOC, Allocator.POSIX_MEMALIGN):
            yield problem("NE241", "this allocation could not be brought into a simpler form", call, c)


def _size(call: Call, facts: CallFacts, s: AnySweep) -> Value:
    def factor(index: int) -> Value:
        size = s.primal(call.arguments[index])
        return size if size.type == I64 else s.b.cast("zext", size, I64)

    first, *others = facts.size_arguments
    return reduce(lambda total, index: s.b.binary("mul", total, factor(index)), others, factor(first))


class Frees(LocalFamily):
    """What the function has made is freed where the reverse sweep passes its allocation; what lies behind pointers of the caller
    when the root's reverse sweep is done (:mod:`..reverse.late_frees`)."""

    def is_mirrored(self, call: Call, c: Context) -> bool:
        return call in c.late_frees

    def needs(self, call: Call, c: Context) -> Iterable[Need]:
        pointer = c.late_frees.get(call)
        return () if pointer is None else (Need(pointer), Need(pointer, True))

    def adjoint(self, call: Call, r: ReverseSweep) -> None:
        pointer = r.context.late_frees.get(call)
        if pointer is not None:
            alone = len(call.arguments) == 1
            deallocate = r.module.functions[call.called.name] if alone else r.b.declare(FREES_OF[Allocator.NEW], VOID, (PTR,))
            r.late_frees.add(r.primal(pointer), r.shadow(pointer), deallocate)

    def shadow(self, call: Call, s: ForwardSweep) -> None:
        if not s.context.is_postponed_free(call):
            s.copy(call)

    def tangent(self, call: Call, s: TangentSweep) -> None:
        s.copy(call)
        index = facts_of(call, s.context).frees
        if index is not None and s.context.has_shadow(call.arguments[index]):
            arguments = [s.shadow(a) if i == index else s.primal(a) for i, a in enumerate(call.arguments)]
            s.b.call(call.callee, arguments)

    def problems(self, call: Call, c: Context) -> Iterator[Problem]:
        pointer = c.late_frees.get(call)
        if pointer is not None and not self._can_wait(pointer, c):
            yield problem("NE240", "memory is freed that the caller can still reach, with its shadow", call, c,
                          fix="free it outside of the differentiated function")  # fmt: skip

    @staticmethod
    def _can_wait(pointer: Value, c: Context) -> bool:
        """Whether the caller comes by the memory only through pointers in memory of its own, and one list knows what is freed.

        What is on the stack is never freed, though pointers of which too little is known may seem to lead there.
        """
        targets = c.facts.points_to.of(pointer)
        one_list = not c.facts.request.split and not any(
            isinstance(i, ParallelFor) for f in c.facts.points_to.functions for i in f.instructions()
        )
        return one_list and all(t.is_local or (t.kind == ObjectKind.ARGUMENT and t.depth > 0) for t in targets)


class ReferenceCounts(LocalFamily):
    """NRT_incref and NRT_decref: the shadow is counted like the primal."""

    def shadow(self, call: Call, s: Sweep) -> None:
        s.copy(call)
        pointer = call.arguments[0]
        if s.context.has_shadow(pointer):
            shadow = s.shadow(pointer)
            # what has no shadow is its own, and was counted already; what is made on the way to a failure has none
            if s.context.guarded(pointer) or call.block not in s.context.shape.live:
                shadow = s.b.select(s.b.icmp("eq", shadow, s.primal(pointer)), zero(shadow.type), shadow)
            s.b.call(call.callee, [shadow])

    def tangent(self, call: Call, s: TangentSweep) -> None:
        self.shadow(call, s)
