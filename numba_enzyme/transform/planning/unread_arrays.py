"""Arrays that the reverse sweep does not read: the derivative lets them go where the primal does.

    for t < steps: new = np.empty(n); new[...] = old[...] + ...; old = new        linear: two arrays, and none is kept
    return sum(old * old)                                                         the last one's numbers are, on the tape

The derivative holds a reference to each array with a shadow until its reverse sweep has passed the allocation, because that may
load from it again. A first plan says what is loaded again. Where that is nothing of an array, a second one is made without the
reference, which may only need less. So it is where a loop makes arrays and all that is loaded again is loaded after the loop,
each number once: then those are kept, and not the arrays of all iterations.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import chain
from typing import TypeVar

from ...analysis.control.loops import Loop
from ...analysis.memory.objects import MemoryObject
from ...analysis.planning.cache_plan import Strategy
from ...analysis.planning.recompute import PURE, Need
from ...analysis.planning.variation import Variation
from ...ir.functions import DebugRecord, Instruction, Phi
from ...ir.instructions import AtomicRMW, Call, CompareExchange, Load, Verbatim
from ...ir.values import Value
from ...request import Mode
from ...rules.effects import CallKind
from ..context import Context
from .deferred_loops import Planned

KEEP_NOTHING = (
    CallKind.NRT_INCREF, CallKind.NRT_DECREF, CallKind.NRT_DATA, CallKind.MEMCPY, CallKind.MEMMOVE, CallKind.MEMSET,
    CallKind.LIFETIME, CallKind.ASSUME, CallKind.DEBUG, CallKind.HINT, CallKind.RULE_START, CallKind.RULE_LINK,
)  # fmt: skip
Plan = TypeVar("Plan", bound="Planned")
MOST_LOADS, MOST_DEPTH = 8, 3  # behind a loop, of numbers that are kept instead of its arrays


def without_unread(c: Context, plan: Plan, again: Callable[[frozenset[Call]], Plan]) -> Plan:
    """The plan, or what ``again`` makes of the allocations that it need not hold."""
    request = c.facts.request
    if request.mode is not Mode.REVERSE or request.split or request.target.threads or "unread-arrays" in request.switches:
        return plan
    elsewhere = _elsewhere(c)
    kept = c.facts.snapshots.kept
    held = [call for call in c.shadowed_arrays if c.object_of(call) not in kept and elsewhere.isdisjoint(_objects(c, call))]
    readers = _readers(c, plan, held)
    variation = Variation(c.shape, c.recipes)
    unread = frozenset(call for call in held if _is_read_late(c, call, readers.get(call, []), variation))
    if not unread:
        return plan
    other = again(unread)
    return plan if _readers(c, other, unread) else other


def _is_read_late(c: Context, call: Call, readers: Sequence[Instruction | None], variation: Variation) -> bool:
    """Whether an array is not read again, or only behind the loop that makes many of them, each number once."""
    if not readers:
        return True
    loop = c.shape.loops.innermost(call.block)
    loads = [reader for reader in readers if isinstance(reader, Load)]
    if loop is None or len(readers) > MOST_LOADS or len(loads) < len(readers):
        return False
    return all(_reads_once(c, load, loop.nest[0], variation) for load in loads)


def _reads_once(c: Context, load: Load, behind: Loop, variation: Variation) -> bool:
    innermost = c.shape.loops.innermost(load.block)
    around = frozenset(innermost.nest) if innermost is not None else frozenset()
    return load.block not in behind.blocks and len(around) <= MOST_DEPTH and variation.loops(Need(load)) == around


def _objects(c: Context, call: Call) -> set[MemoryObject]:
    header = c.object_of(call)
    data = c.facts.points_to.data_of.get(header) if header is not None else None
    return {*([header] if header is not None else ()), *(data.parts if data is not None else ())}


def _elsewhere(c: Context) -> set[MemoryObject]:
    """What other functions may come by: through what they are given, or through memory; data lies behind headers anyway."""
    points_to = c.facts.points_to
    found = {t for f in points_to.functions if f is not c.function for a in f.arguments for t in points_to.of(a)}
    for place, contents in points_to.contents.items():
        data = points_to.data_of.get(place)
        found.update(t for pointees in contents.values() for t in pointees if data is None or t is not data)
    if c.function is not c.facts.root:
        ends = (block.terminator for block in c.shape.returns)
        found.update(t for end in ends for value in end.operands for t in points_to.of(value))
    return found


def _readers(c: Context, plan: Planned, held: Collection[Call]) -> dict[Call, list[Instruction | None]]:
    """What comes to the memory of each of the allocations in the reverse sweep (None: an adjoint that is given its address)."""
    by_object = {target: call for call in held for target in _objects(c, call)}
    found: dict[Call, list[Instruction | None]] = {}
    for pointer, reader in chain(_pointers(plan), ((pointer, None) for pointer in _handed_over(c))):
        for call in {by_object[t] for t in c.facts.points_to.of(pointer) if t in by_object}:
            found.setdefault(call, []).append(reader)
    return found


def _handed_over(c: Context) -> Iterator[Value]:
    """What calls are given, whose own derivatives may read it again; those of rules count what they keep."""
    for block in c.shape.cfg.order:
        for i in block.instructions if block in c.shape.live else ():
            if isinstance(i, (Call, AtomicRMW, CompareExchange, Verbatim)) and not _keeps_nothing(c, i):
                yield from (operand for operand in i.operands if isinstance(operand, Value))


def _keeps_nothing(c: Context, instruction: Instruction) -> bool:
    facts = c.book.facts_of(instruction)
    return facts is not None and facts.kind in KEEP_NOTHING


def _pointers(plan: Planned) -> Iterator[tuple[Value, Instruction | None]]:
    """Primal addresses that the reverse sweep has: those that adjoints ask for, and those that what is run again comes to."""
    for need in plan.needs:
        if not need.shadow and plan.positions.get(need) != {need.value}:  # which is the release of an array
            yield need.value, None
    again = [d.need.value for d in plan.cache.decisions.values() if not d.need.shadow and d.strategy is Strategy.RECOMPUTE]
    again += [i for replay in plan.replays.values() for i in replay.instructions]
    again += [i for loop in plan.deferred for block in loop.blocks for i in block.instructions]
    for value in [*again, *plan.late.order, *plan.late.passed, *plan.restoration.loads, *plan.restoration.stores]:
        if isinstance(value, Instruction) and not isinstance(value, (*PURE, Phi, DebugRecord)):
            yield from ((operand, value) for operand in value.operands if isinstance(operand, Value))
