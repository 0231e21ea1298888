"""Every decision about one function, before one instruction of its derivative exists.

    busy blocks -> reverse edges -> needs -> cache plan -> tape layout
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from ...analysis.control.loops import Loop
from ...analysis.control.shape import Shape
from ...analysis.planning.cache_plan import CachePlan, Planner, execution_estimate
from ...analysis.planning.iteration_recompute import Replay, Replays
from ...analysis.planning.recompute import Need
from ...analysis.planning.store_undo import Position
from ...analysis.planning.tape_layout import TapeLayout, lay_out, layout_needs
from ...ir.functions import Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Branch, Call, Load, Store
from ...ir.values import Value
from ...ir.walks import reached
from ..context import Context
from ..instructions import access_plan, family_of
from ..instructions.accesses import AccessPlan
from ..instructions.defined_calls import is_involved
from .deferred_loops import DeferredLoops
from .deferred_reductions import DeferredReductions
from .elided_forward_sweep import Guard, ReverseTests, may_be_left_out, tests_in_reverse_sweep
from .passed_blocks import passed_blocks
from .reordered_sums import innermost_loops, loops_without_order, sums_over_loops
from .restoration import NOTHING, Restoration, needs_of, repeats_no_more, restore
from .reused_shadows import reused_shadows
from .shifted_updates import ShiftedUpdate, shifted_updates
from .skipped_loops import loops_left_early, skipped_loops
from .storage import TapeStorage, decide_storage
from .unread_arrays import without_unread

MOST_PLANS = 3  # that are made to find which loops may be left to the reverse sweep


@dataclass(frozen=True, slots=True)
class ReverseEdge:
    """How the mirror of a block finds the mirror it goes on to.

    ``targets``: the blocks among which ``selector`` chooses (one: no choice). ``condition``: a branch condition that
    decides instead (true: the first target).
    """

    targets: tuple[Block, ...]
    selector: Phi | None = None
    condition: Value | None = None

    @property
    def chooser(self) -> Value:
        """The value that chooses, where there is a choice."""
        chooser = self.condition if self.condition is not None else self.selector
        assert chooser is not None
        return chooser


@dataclass(eq=False)
class FunctionPlan:
    """The plan of one function's derivative. ``positions``: where the reverse sweep asks for each need."""

    context: Context
    busy: set[Block] = field(default_factory=set)
    reverse_edges: dict[Block, ReverseEdge] = field(default_factory=dict)
    needs: dict[Need, Instruction | None] = field(default_factory=dict)
    positions: dict[Need, set[Position]] = field(default_factory=dict)
    restoration: Restoration = NOTHING
    cache: CachePlan = field(default_factory=CachePlan)
    tape: TapeLayout = field(default_factory=TapeLayout)
    storage: TapeStorage = field(default_factory=TapeStorage)
    tests: ReverseTests = field(default_factory=ReverseTests)
    collected: frozenset[Loop] = frozenset()
    skipped: frozenset[Loop] = frozenset()
    left_early: frozenset[Loop] = frozenset()
    passed: frozenset[tuple[Block, Block]] = frozenset()
    sums: frozenset[Loop] = frozenset()
    shifted: Mapping[Loop, tuple[ShiftedUpdate, ...]] = field(default_factory=dict)
    replays: Mapping[Loop, Replay] = field(default_factory=dict)
    late: DeferredReductions = field(default_factory=DeferredReductions)
    accesses: Mapping[Instruction, AccessPlan] = field(default_factory=dict)
    called: tuple[Call, ...] = ()
    reused: tuple[Call, ...] = ()
    let_go: frozenset[Call] = frozenset()

    def need(self, need: Need, at: Position, user: Instruction | None = None) -> None:
        """Note that the reverse sweep asks for something; ``user``: whose adjoint does."""
        self.needs.setdefault(need, user)
        self.positions.setdefault(need, set()).add(at)

    @property
    def reordered(self) -> frozenset[Loop]:
        """The loops over whose iterations adjoints are added in any order."""
        return self.sums if self.context.facts.request.any_order else frozenset()

    @property
    def late_additions(self) -> Mapping[Loop, tuple[ShiftedUpdate, ...]]:
        """What the mirrors of loops put in rows, which are added to shadow memory behind the loop."""
        return self.shifted if self.context.facts.request.any_order else {}

    @property
    def order_matters(self) -> bool:
        """Whether there are additions that have another order where the request permits any."""
        return bool(self.sums or self.shifted)

    def reordered_loop(self, block: Block) -> Loop | None:
        """The innermost loop around a block, if the sums in its mirror have no order."""
        loop = self.context.shape.loops.innermost(block)
        return loop if loop in self.reordered else None

    @property
    def deferred(self) -> Collection[Loop]:
        """The loops that the forward sweep leaves out: the reverse sweep runs their iterations, in the order of the primal."""
        return self.late.carried.keys()

    def holds(self, call: Call) -> bool:
        """Whether the derivative holds a reference to an array of Numba's runtime until its reverse sweep has passed."""
        return self.context.is_held(call) and call not in self.let_go

    @property
    def fails_later(self) -> bool:
        """Whether a loop that the forward sweep leaves out may fail: then what has failed first is found out by the primal."""
        return any(self.replays[loop].tests for loop in self.deferred)

    @property
    def guards(self) -> Mapping[Block, Guard]:
        """What is tested in the reverse sweep, because there is no forward sweep, or so that sums are the same as without one."""
        return self.tests.guards


def plan_function(c: Context) -> FunctionPlan:
    """Decide everything about the reverse sweep of one function, and whether there is a forward sweep."""
    plan = _plan_sweeps(c)
    late = plan.late if plan.deferred else None
    without = without_unread(c, plan, lambda let_go: _plan(c, plan.tests, plan.restoration, late, let_go))
    plan = without if repeats_no_more(without, plan) else plan
    plan.accesses, plan.called = _accesses(c), _called(c)
    return plan


def _plan_sweeps(c: Context) -> FunctionPlan:
    tests = tests_in_reverse_sweep(c)
    left_out = bool(tests.guards) and may_be_left_out(c)
    if left_out or (tests.guards and c.facts.request.any_order):
        plan = _plan(c, tests)
        if not plan.cache.cached:
            return plan if left_out else _plan(c, tests.beside_forward_sweep(_blocks_of_ordered_sums(plan)))
    plan = restore(c, _plan(c, ReverseTests()), lambda restoration: _plan(c, ReverseTests(), restoration))
    return _with_deferred_loops(c, plan)


def _blocks_of_ordered_sums(plan: FunctionPlan) -> frozenset[Block]:
    """The blocks of the loops whose tests decide how their sums are made."""
    return frozenset(b for loop in plan.collected if loop in plan.sums or loop in plan.shifted for b in loop.blocks)


def _called(c: Context) -> tuple[Call, ...]:
    """The calls whose callee is differentiated as a function of its own."""
    calls = [i for b in c.shape.cfg.order if b in c.shape.live for i in b.instructions if isinstance(i, Call)]
    return tuple(i for i in calls if isinstance(i.callee, Function) and not i.callee.is_declaration and is_involved(i, c))


def _accesses(c: Context) -> dict[Instruction, AccessPlan]:
    """What the reverse sweep does to shadow memory, load by load and store by store."""
    accesses = [i for block in c.shape.cfg.order for i in block.instructions if isinstance(i, (Load, Store))]
    planned = ((i, access_plan(i, c)) for i in accesses)
    return {i: plan for i, plan in planned if plan is not None}


def _with_deferred_loops(c: Context, plan: FunctionPlan) -> FunctionPlan:
    """The same plan, or one in which loops are left to the reverse sweep."""
    found = DeferredLoops(c, plan.tape)
    loops = frozenset(found.followers)
    for _ in range(MOST_PLANS):
        if not loops:
            break
        other = _plan(c, ReverseTests(), late=found.late(loops))
        allowed = found.allowed(other, loops)
        if allowed == loops:
            return other
        loops = allowed
    return plan


def _plan(
    c: Context, tests: ReverseTests, restoration: Restoration = NOTHING, late: DeferredReductions | None = None,
    let_go: frozenset[Call] = frozenset(),
) -> FunctionPlan:  # fmt: skip
    """``let_go``: arrays of Numba's runtime to which the derivative holds no reference."""
    plan = FunctionPlan(c, busy=set(tests.guards), tests=tests, restoration=restoration, late=late or DeferredReductions(),
                        let_go=let_go)  # fmt: skip
    instruction_needs = _instruction_needs(c, plan)
    for block, guard in tests.guards.items():
        instruction_needs.setdefault(Need(guard.condition), []).append(block.terminator)
    _find_reverse_edges(plan)
    for need, users in instruction_needs.items():
        for user in users:
            plan.need(need, user, user)
    recipes = c.recipes_with(restoration.loads, let_go) if restoration.loads or let_go else c.recipes
    switches = c.facts.request.switches
    shapes = c.shape.shapes
    needs = dict(plan.needs)
    replaying = c.facts.request.target.replays and not c.split and not restoration.loads  # which may write what is restored
    given = late.carried if late is not None else None
    replays = Replays(c.shape, c.recipes, c.outlives, given) if replaying or given is not None else None
    while True:
        planner = Planner(
            c.shape,
            recipes,
            c.layout,
            lambda loops: execution_estimate(shapes, loops),
            is_lost=c.is_lost,
            use_min_cut="min-cut" not in switches,
            hoist="cache-licm" not in switches,
            repeat="recomputation" not in switches,
            home=replays.home if replays is not None else lambda need, varying: None,
        )
        plan.cache = planner.plan(plan.needs)
        plan.tape = lay_out(plan.cache, shapes, c.layout, allow_stack=not c.split, heap_at_home=given is not None, off=switches)
        if replays is not None and replays.grow(plan.cache, plan.tape):
            replays.restart()
            plan.needs = dict(needs)
            continue
        wanted = [*layout_needs(plan.tape), *(replays.inputs() if replays is not None else ())]
        missing = [n for n in wanted if n not in plan.needs]
        if not missing:
            for need in wanted:
                plan.need(need, None)
            plan.replays = replays.loops if replays is not None else {}
            plan.reused = reused_shadows(c)
            plan.storage = decide_storage(c, plan.tape, plan.reused)
            plan.skipped = skipped_loops(c, plan.tape, frozenset(tests.guards))
            plan.left_early = loops_left_early(c, plan.tape, frozenset(tests.guards)) - frozenset(plan.deferred)
            inner = (loop for loop in innermost_loops(c) if loop not in plan.replays)
            plan.collected = frozenset(loop for loop in inner if not loop.blocks.isdisjoint(tests.guards))
            free = loops_without_order(c, plan.replays, settled=tests.complete or bool(plan.cache.cached))
            plan.sums = sums_over_loops(free, c)
            plan.passed = passed_blocks(c, _choices(plan), _more_than_adjoints(plan))
            plan.shifted = shifted_updates(free, c)
            return plan
        for need in missing:
            plan.needs[need] = None


def _choices(plan: FunctionPlan) -> list[tuple[Block, Block]]:
    """The ways from one mirror to another where there are two or more, rounds of loops apart."""
    ways = ((block, way) for block, way in plan.reverse_edges.items() if block not in plan.context.shape.loops.by_header)
    return [(block, target) for block, way in ways if len(way.targets) > 1 for target in way.targets]


def _more_than_adjoints(plan: FunctionPlan) -> frozenset[Block]:
    """Blocks whose mirrors test something, put back what was overwritten, or run an iteration again."""
    latches = (loop.latches[0] for loop in plan.replays)
    return frozenset([*plan.guards, *latches, *(store.block for store in plan.restoration.stores)])


def _instruction_needs(c: Context, plan: FunctionPlan) -> dict[Need, list[Instruction]]:
    needs: dict[Need, list[Instruction]] = {}
    for block in c.shape.cfg.order:
        if block not in c.shape.live:
            continue
        for instruction in block.instructions:
            if isinstance(instruction, DebugRecord):
                continue
            if c.active(instruction):
                plan.busy.add(block)
            family = family_of(instruction, c)
            if family is None:
                continue
            if family.is_mirrored(instruction, c):
                plan.busy.add(block)
            for need in family.needs(instruction, c):
                if instruction not in plan.let_go or need != Need(instruction):
                    needs.setdefault(need, []).append(instruction)
                plan.busy.add(block)
    for need, store in needs_of(c, plan.restoration.stores):
        needs.setdefault(need, []).append(store)
        plan.busy.add(store.block)
    return needs


def _find_reverse_edges(plan: FunctionPlan) -> None:
    """Ways of all mirrors, starting from the return; idle regions are jumped over."""
    c = plan.context
    shape = c.shape
    idle_loops = {loop for loop in shape.loops.loops if not any(b in plan.busy for b in loop.blocks)}
    stack = list(shape.returns)
    while stack:
        block = stack.pop()
        if block in plan.reverse_edges:
            continue
        way = _reverse_edge(plan, block, idle_loops)
        plan.reverse_edges[block] = way
        stack.extend(way.targets)
        if way.selector is not None:
            plan.need(Need(way.selector), block)
        if way.condition is not None:
            plan.need(Need(way.condition), block)
        _need_trips(plan, block, way)


def _reverse_edge(plan: FunctionPlan, block: Block, idle_loops: set) -> ReverseEdge:
    shape = plan.context.shape
    predecessors = shape.cfg.predecessors[block]
    if block is plan.context.function.entry:
        return ReverseEdge(())
    if block in shape.loops.by_header:
        loop = shape.loops.by_header[block]
        return ReverseEdge((loop.before, loop.latches[0]))
    over = _over_idle_region(plan, block, idle_loops)
    if over is not None:
        return ReverseEdge((over,))
    if len(predecessors) == 1:
        return ReverseEdge((predecessors[0],))
    condition = _deciding_branch(plan, block)
    if condition is not None:
        return condition
    return ReverseEdge(tuple(predecessors), selector=shape.selectors[block])


def _over_idle_region(plan: FunctionPlan, block: Block, idle_loops: set) -> Block | None:
    """The dominator to go on to when nothing between it and the block has an adjoint, and no phi of the block is active."""
    shape = plan.context.shape
    if any(plan.context.active(phi) for phi in block.phis()):
        return None
    target = shape.dominators.immediate[block]
    loop = shape.loops.innermost(target)
    while loop is not None and loop in idle_loops and block not in loop.blocks:
        target = loop.before
        loop = shape.loops.innermost(target)
    if shape.loops.innermost(target) is not shape.loops.innermost(block):
        return None
    before = shape.cfg.predecessors
    between = reached(before[block], before.__getitem__, among=lambda current: current is not target)
    return None if any(current in plan.busy for current in between) else target


def _deciding_branch(plan: FunctionPlan, block: Block) -> ReverseEdge | None:
    """A two-way branch that alone decides from where the block is entered."""
    shape = plan.context.shape
    predecessors = shape.cfg.predecessors[block]
    dominator = shape.dominators.immediate[block]
    branch = dominator.terminator
    if len(predecessors) != 2 or not isinstance(branch, Branch) or branch.condition is None:
        return None
    if shape.loops.innermost(dominator) is not shape.loops.innermost(block):
        return None
    sides = []
    for successor in branch.targets:
        if successor is block:
            sides.append(dominator)
            continue
        if shape.cfg.predecessors[successor] != [dominator]:
            return None
        owned = [p for p in predecessors if p is not dominator and shape.dominators.dominates(successor, p)]
        if len(owned) != 1:
            return None
        sides.append(owned[0])
    if set(sides) != set(predecessors) or sides[0] is sides[1]:
        return None
    return ReverseEdge((sides[0], sides[1]), condition=branch.condition)


def _need_trips(plan: FunctionPlan, block: Block, way: ReverseEdge) -> None:
    shape = plan.context.shape
    for target in way.targets:
        for loop in left_loops(shape, target, block):
            plan.need(Need(shape.shapes[loop].trips[block]), block)


def left_loops(shape: Shape, inside: Block, outside: Block) -> list:
    """The loops that the edge from ``inside`` to ``outside`` leaves, outermost first."""
    innermost = shape.loops.innermost(inside)
    if innermost is None:
        return []
    return [loop for loop in innermost.nest if outside not in loop.blocks]
