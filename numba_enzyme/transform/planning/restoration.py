"""Chooses which memory the reverse sweep restores, instead of keeping what was read in it before it was overwritten.

    tile[j] is cached, 8 B x 16 x n        ->        what tile[t] = ... overwrites is cached, 8 B x n; tile[j] is loaded again

A plan is made for each choice of objects (:mod:`..analysis.restored_memory` says of which loads and stores it can be thought at
all), until all that it repeats finds again what it found; the one with the smallest tape stays, if it is clearly smaller.

On a CPU it is arrays that the function makes outside of loops: what time steps overwrite is kept once, and not each number that
is computed from what lies around it. To read and restore such an array costs as much as the tape, so the tape must be that much
smaller.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from ...analysis.control.loops import Loop
from ...analysis.memory.objects import MemoryObject
from ...analysis.planning.cache_plan import Strategy, execution_estimate
from ...analysis.planning.recompute import Need, Recipe, RecipeKind
from ...analysis.planning.store_undo import Position, RestoredMemory
from ...analysis.planning.tape_layout import GroupKind
from ...ir.instructions import Call, Load, Store
from ...ir.values import Value
from ...ir.walks import reached
from ...request import Mode
from ...rules.effects import Allocator
from ..context import Context
from ..for_annotations import FunctionPlan

GAIN = 0.8  # of the bytes that go to the tape and back; what is saved must pay for the stores that are undone
GAIN_IN_ARRAYS = 0.7  # the same where what is overwritten lies as far away as the tape
MOST_OBJECTS = 8  # each of which is tried on its own


@dataclass(frozen=True)
class Restoration:
    """``loads``: those that may be repeated; ``stores``: those that are undone, with whether only where they change something."""

    loads: frozenset[Load] = frozenset()
    stores: dict[Store, bool] = field(default_factory=dict)


NOTHING = Restoration()


def restore(c: Context, plain: FunctionPlan, make: Callable[[Restoration], FunctionPlan]) -> FunctionPlan:
    """The plan of a function, with memory restored where that is better than the ``plain`` one; ``make``: plans it."""
    request = c.facts.request
    threads = request.target.threads
    whole = request.mode is Mode.REVERSE and not c.split and len(c.facts.points_to.functions) == 1
    if not whole or plain.guards or not plain.cache.cached or "restored-memory" in request.switches:
        return plain
    own = frozenset() if threads else _own_arrays(c)
    if not threads and (not own or plain.replays):
        return plain
    memory = RestoredMemory(c.function, c.facts.effects, c.overwrites, c.shape, request, own, None if threads else c.outlives)
    loads = [i for b in c.shape.cfg.order if b in c.shape.live for i in b.instructions if isinstance(i, Load)]
    loads = [i for i in loads if c.recipes.recipe(Need(i)).inputs is None and memory.can_be_repeated(i)]
    objects = list(dict.fromkeys(o for load in loads for o in memory.objects(load)))
    choices: list[list[MemoryObject]] = [objects] if objects else []
    if threads and 1 < len(objects) <= MOST_OBJECTS:
        choices += [[o for o in objects if o is not left] for left in objects]
        choices += [[o] for o in objects] if len(objects) > 2 else []
    best, least = plain, (GAIN if threads else GAIN_IN_ARRAYS) * tape_traffic(plain)
    for choice in choices:
        wanted = {i for i in loads if memory.objects(i) <= set(choice)}
        if not threads and _traffic_of(c, memory.undone(wanted)[0]) >= least:
            continue  # a plan takes time to make
        found = _attempt(memory, wanted, make)
        if found is None or (request.target.within_kernel and _is_on_the_stack(plain) and not _is_on_the_stack(found)):
            continue  # no thread can allocate memory there
        if (cost := tape_traffic(found)) < least:
            best, least = found, cost
    return best


def _own_arrays(c: Context) -> frozenset[MemoryObject]:
    """The numbers of arrays that the function makes once, that nothing else leads to and that the derivative holds to the end."""
    found: set[MemoryObject] = set()
    for header, data in c.facts.points_to.data_of.items():
        site = header.site
        if isinstance(site, Call) and site.block.function is c.function and c.shape.loop_of(site.block) is None:
            facts = c.book.facts_of(site)
            is_array = facts is not None and facts.allocates is Allocator.NRT and facts.aligned
            if is_array and c.is_held(site) and not (header.escapes or data.escapes):
                found.add(data)
    return frozenset(found)


def repeats_no_more(other: FunctionPlan, plan: FunctionPlan) -> bool:
    """Whether another plan with the same restored memory repeats its loads only where ``plan``, which was examined, does."""
    known = repeated_loads(plan) if other is not plan and plan.restoration.loads else None
    return known is None or all(places <= known.get(load, set()) for load, places in repeated_loads(other).items())


def _is_on_the_stack(plan: FunctionPlan) -> bool:
    return all(group.kind == GroupKind.CONSTANT for group in plan.tape.groups.values())


def tape_traffic(plan: FunctionPlan) -> int:
    """Bytes that a plan keeps, as the cache plan estimates them."""
    total = 0
    for decision in plan.cache.cached:
        loops = [loop for loop in decision.loop.nest if loop not in decision.same_in] if decision.loop is not None else []
        total += _traffic(plan.context, decision.need.value, loops)
    return total


def _traffic_of(c: Context, stores: Iterable[Store]) -> int:
    """The same for what is kept to undo stores."""
    nests = ((store.value, c.shape.loops.innermost(store.block)) for store in stores)
    return sum(_traffic(c, value, loop.nest if loop is not None else []) for value, loop in nests)


def _traffic(c: Context, value: Value, loops: Sequence[Loop]) -> int:
    """The same for a value that is kept in each iteration of loops."""
    size = max(1, c.layout.store_size(value.type))
    return 16 * size * execution_estimate(c.shape.shapes, loops) if loops else size


def _attempt(memory: RestoredMemory, loads: set[Load], make: Callable[[Restoration], FunctionPlan]) -> FunctionPlan | None:
    """A plan that repeats what it can of the loads; None if that is nothing."""
    while loads:
        stores, failing = memory.undone(loads)
        if failing:
            loads = loads - failing
            continue
        plan = make(Restoration(frozenset(loads), stores))
        repeated = repeated_loads(plan)
        lost = {load for load, places in repeated.items() if not all(memory.finds_again(load, at) for at in places)}
        if lost:
            loads = loads - lost
        elif repeated.keys() != loads:
            loads = set(repeated)
        else:
            return plan
    return None


def repeated_loads(plan: FunctionPlan) -> dict[Load, set[Position]]:
    """The loads that find again what they found, and where the plan repeats them."""
    sources: dict[Need, Sequence[Need]] = {}
    users: dict[Need, list[Need]] = {}
    pending = list(plan.positions)
    while pending:
        need = pending.pop()
        if need not in sources:
            recipe = _recipe_of(need, plan)
            sources[need] = recipe.inputs or () if recipe is not None else ()
            pending += sources[need]
            for source in sources[need]:
                users.setdefault(source, []).append(need)

    found: dict[Load, set[Position]] = {}
    for need in sources:
        recipe = _recipe_of(need, plan)
        if recipe is not None and recipe.how == RecipeKind.RESTORED and isinstance(need.value, Load):
            places = set().union(*(plan.positions.get(above, ()) for above in _above(need, users)))
            if places:
                found.setdefault(need.value, set()).update(places)
    return found


def _recipe_of(need: Need, plan: FunctionPlan) -> Recipe | None:
    """How a value is computed again, if it is."""
    decision = plan.cache.decisions.get(need)
    return decision.recipe if decision is not None and decision.strategy is Strategy.RECOMPUTE else None


def _above(need: Need, users: Mapping[Need, Sequence[Need]]) -> set[Need]:
    """A need, and all that is computed from it."""
    return set(reached([need], lambda one: users.get(one, ())))


def needs_of(c: Context, stores: Iterable[Store]) -> Iterable[tuple[Need, Store]]:
    """What undoing stores asks for."""
    for store in stores:
        yield Need(c.before(store)), store
        yield Need(store.pointer), store
