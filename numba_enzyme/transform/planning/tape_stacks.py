"""Tapes of recursive calls lie on one stack: each outermost call has one, which its reverse sweep takes down again.

    f(x) calls g(x, 3)          f owns a stack: a record in its frame, or on its tape if that outlives the sweep
    g(x, n) calls g(x, n - 1)   gets the record: its tape lies on the stack, and the next call's begins where that ends

A recursive call keeps little, and there are very many: allocated one by one, tapes cost more than the sweeps, and how much more
depends on where the allocator has put them. Chunks of parallel loops own their stacks, so each is one thread's. A derivative that
is differentiated again allocates call by call: memory of a stack has no shadow.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace

from ...analysis.planning.tape_layout import Slot
from ...ir.functions import Function
from ...ir.instructions import Alloca
from ...ir.parallel import ParallelFor
from ...ir.walks import reached
from ...request import GradientRequest
from .function_plan import FunctionPlan
from .storage import Contents, SlotStorage, rows_of

SWITCHES = frozenset({"tape-stack", "tape-pool"})  # chunks of a stack come from the pool


def put_on_stacks(plans: Mapping[Function, FunctionPlan], request: GradientRequest) -> None:
    """Decide which tapes lie on stacks, and enter that into the plans."""
    if not (request.final and request.target.pooled_tape) or request.split or not SWITCHES.isdisjoint(request.switches):
        return
    calls = {function: tuple(_plainly_called(plan)) for function, plan in plans.items()}
    stacked = {function for function in plans if function in reached(calls[function], calls.__getitem__)} - _chunks(plans)
    if not stacked:
        return
    memory_alone = set(stacked)
    while holding := {f for f in memory_alone if any(s.is_owned for s in _slots(plans[f], True, memory_alone).values())}:
        memory_alone -= holding
    for function, plan in plans.items():
        on_stack = function in stacked
        slots = _slots(plan, on_stack, memory_alone)
        plan.storage = replace(plan.storage, slots=slots, rows=rows_of(plan.tape, slots, plan.context.layout), on_stack=on_stack,
                               owns_stack=not on_stack and not stacked.isdisjoint(calls[function]))  # fmt: skip


def _plainly_called(plan: FunctionPlan) -> Iterator[Function]:
    """What is called in the same thread."""
    return (call.called for call in plan.called if not isinstance(call, ParallelFor))


def _chunks(plans: Mapping[Function, FunctionPlan]) -> set[Function]:
    return {call.called for plan in plans.values() for call in plan.called if isinstance(call, ParallelFor)}


def _slots(plan: FunctionPlan, on_stack: bool, memory_alone: Collection[Function]) -> dict[Slot, SlotStorage]:
    """What lies in the slots of a function's tape, if the tapes of these hold nothing that has to be given up."""
    found = {}
    for slot, storage in plan.storage.slots.items():
        value = slot.decision.need.value
        call = plan.context.call_of_tape(value) if storage.contents is Contents.TAPE else None
        own_memory = on_stack and isinstance(value, Alloca) and storage.contents is Contents.MEMORY
        stacked = own_memory or (call is not None and call.called in memory_alone)
        found[slot] = SlotStorage(Contents.STACKED, storage.base) if stacked else storage
    return found
