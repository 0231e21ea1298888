"""The cache plan: how the reverse sweep gets every primal value that it reads.

    %v = load double, %p    store 8 B x 10^1    needed by fmul %s; overwritten by store %w
    %a = fmul %v, 2.0       recompute           from %v
    %n = zext i32 %len      keep                outside loops

What can be repeated for nothing is repeated; between the values that can't be recomputed and those that are needed a
minimum vertex cut is taken, weighted by bytes times estimated executions (Enzyme, SC'21, section 4). A value that does
not change in a loop is cached once for all its iterations (see :mod:`.variation`). Decisions are final: emission only obeys.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from enum import Enum

from ...ir.data_layout import DataLayout
from ...ir.functions import Instruction
from ...ir.instructions import Binary
from ...ir.walks import reached
from ..control.loops import Loop
from ..control.shape import LoopShape, Shape
from .first_iterations import FirstIterations
from .min_cut import minimum_vertex_cut
from .recompute import Need, Recipe, RecipeKind, Recipes
from .variation import Variation

LOST = 1 << 58  # the cost of what is of no use on a tape: everything else is kept rather than that
QUOTIENTS = ("fdiv", "frem")  # as costly as a dozen products
TRIPS_ASSUMED = 10  # executions of a loop body per execution of the loop, where nothing is known


class Strategy(str, Enum):
    """How the reverse sweep gets a value that it needs."""

    FREE = "free"
    RECOMPUTE = "recompute"
    KEEP = "keep"
    STORE = "store"


@dataclass(eq=False, slots=True)
class Decision:
    """How one needed value is obtained.

    ``loop``: the innermost loop whose iterations index the slot (None: one value per call). ``same_in``: loops around it in
    which the value does not change, so that they need no index; ``first_in``: loops in whose first iteration alone it need be
    stored. ``home``: a loop each of whose iterations is run again in the reverse sweep, where the value is computed (None: the
    forward sweep keeps it); it and what is around it need no index.
    """

    need: Need
    strategy: Strategy
    recipe: Recipe
    loop: Loop | None = None
    same_in: frozenset[Loop] = frozenset()
    bytes: int = 0
    reason: str = ""
    wanted_by: Instruction | None = None
    home: Loop | None = None
    first_in: frozenset[Loop] = frozenset()


@dataclass(eq=False, slots=True)
class CachePlan:
    """All decisions of one function, in the order of the needs."""

    decisions: dict[Need, Decision] = field(default_factory=dict)

    @property
    def cached(self) -> list[Decision]:
        return [d for d in self.decisions.values() if d.strategy in (Strategy.KEEP, Strategy.STORE)]


class Planner:
    """Makes the plan for one function; see the module's docstring. ``is_lost``: whether a value means nothing any more when
    the reverse sweep runs."""

    def __init__(
        self, shape: Shape, recipes: Recipes, layout: DataLayout, frequency: Callable[[Iterable[Loop]], int],
        *, is_lost: Callable[[Need], bool], use_min_cut: bool = True, hoist: bool = True, repeat: bool = True,
        home: Callable[[Need, frozenset[Loop]], Loop | None] = lambda need, varying: None,
    ) -> None:  # fmt: skip
        self.shape = shape
        self.recipes = recipes
        self.layout = layout
        self.frequency = frequency
        self.is_lost = is_lost
        self.use_min_cut = use_min_cut
        self.repeat = repeat
        self._home_of = home
        self.variation = Variation(shape, recipes, everywhere=not hoist)
        self.first = FirstIterations(shape, self.variation)

    def home(self, need: Need) -> Loop | None:
        """The loop in each of whose iterations the reverse sweep would have a value anew."""
        return self._home_of(need, self.variation.loops(need))

    def plan(self, needs: dict[Need, Instruction | None]) -> CachePlan:
        """``needs``: value -> the instruction whose adjoint reads it first."""
        graph = self._closure(needs)
        cut = self._cut(graph, needs) if self.use_min_cut and self.repeat else self._stored(graph, needs)
        plan = CachePlan()
        self._decide(plan, needs, cut)
        return plan

    def _stored(self, graph: dict[Need, tuple[Need, ...]], needs: Iterable[Need]) -> set[Need]:
        """What is cached without a cut: what can't be recomputed, and all that is needed if nothing is to be repeated."""
        stored = {n for n in graph if self.recipes.recipe(n).inputs is None}
        if not self.repeat:
            stored |= {n for n in needs if self.recipes.recipe(n).how == RecipeKind.CLONE and not self.is_lost(n)}
        return stored

    def _closure(self, needs: Iterable[Need]) -> dict[Need, tuple[Need, ...]]:
        graph: dict[Need, tuple[Need, ...]] = {}
        stack = list(needs)
        while stack:
            need = stack.pop()
            if need not in graph:
                graph[need] = self._inputs(need) or ()
                stack.extend(graph[need])
        return graph

    def _inputs(self, need: Need) -> tuple[Need, ...] | None:
        """What a value is made of again; None if it is not. An iteration that is run again keeps what it has divided."""
        value = need.value
        if isinstance(value, Binary) and value.opcode in QUOTIENTS and not need.shadow and self.home(need) is not None:
            return None
        return self.recipes.recipe(need).inputs

    def _cut(self, graph: dict[Need, tuple[Need, ...]], needs: Iterable[Need]) -> set[Need]:
        sources = [n for n in graph if self._inputs(n) is None]
        tainted = self._downstream(graph, sources)
        capacities = {n: self._cost(n) for n in graph if n in tainted}
        edges = [(i, n) for n in tainted for i in graph[n] if i in tainted]
        return minimum_vertex_cut(capacities, edges, sources, [n for n in needs if n in tainted])

    def _downstream(self, graph: dict[Need, tuple[Need, ...]], sources: list[Need]) -> dict[Need, None]:
        users: dict[Need, list[Need]] = {}
        for need, inputs in graph.items():
            for i in inputs:
                users.setdefault(i, []).append(need)
        return dict.fromkeys(reached(sources, lambda need: users.get(need, ())))

    def _cost(self, need: Need) -> int:
        if self.is_lost(need):
            return LOST
        loops = self._indices(need)
        size = max(1, self.layout.store_size(need.value.type))
        return 16 * size * self.frequency(loops) if loops else size

    def _indices(self, need: Need) -> frozenset[Loop]:
        """The loops by whose iterations a slot of the value would be indexed."""
        home = self.home(need)
        return self.variation.loops(need).difference(home.nest if home is not None else ())

    def _decide(self, plan: CachePlan, needs: dict[Need, Instruction | None], cut: set[Need]) -> None:
        stack = [(need, user) for need, user in reversed(needs.items())]
        while stack:
            need, user = stack.pop()
            if need in plan.decisions:
                continue
            recipe = self.recipes.recipe(need)
            size = self.layout.store_size(need.value.type)
            if need in cut:
                varying, home = self._indices(need), self.home(need)
                loop = max(varying, key=lambda loop: loop.depth, default=None)
                around = home.nest if home is not None else ()
                same_in = frozenset(loop.nest) - varying - frozenset(around) if loop is not None else frozenset()
                strategy = Strategy.KEEP if loop is None else Strategy.STORE
                reason = recipe.reason or "cheaper than what it is made of"
                first_in = self.first.loops(need) if strategy is Strategy.STORE and home is None else frozenset()
                plan.decisions[need] = Decision(need, strategy, recipe, loop, same_in, size, reason, user, home, first_in)
            elif recipe.how == RecipeKind.FREE:
                plan.decisions[need] = Decision(need, Strategy.FREE, recipe, wanted_by=user)
            else:
                plan.decisions[need] = Decision(need, Strategy.RECOMPUTE, recipe, wanted_by=user)
                stack.extend((i, user) for i in recipe.inputs or ())


def execution_estimate(shapes: Mapping[Loop, LoopShape], loops: Iterable[Loop]) -> int:
    """Estimated combinations of iterations of nested loops per call."""
    total = 1
    for loop in loops:
        known = shapes[loop].constant if loop in shapes else None
        total *= max(1, known) if known is not None else TRIPS_ASSUMED
    return min(total, 1 << 40)
