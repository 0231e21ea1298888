"""The plan of a derivative as data for people: how each value is obtained, why, for whom, and how many bytes that takes.

    Entry("cached", "x[i]", "%.442", sim.py:12, 8 bytes, count n*x.shape[0], needed by d(sin(x[i])), overwritten at line 14)

Reads plans, decides nothing. Texts are made of it by :mod:`.plan_report` and by the reports of `explain`.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...analysis.control.loops import Loop
from ...analysis.memory.snapshots import MARK
from ...analysis.planning.cache_plan import Decision, Strategy
from ...analysis.planning.compared_loops import compared_loops
from ...analysis.planning.recompute import Need, RecipeKind
from ...analysis.planning.tape_layout import Group, GroupKind, storage_type
from ...analysis.source.symbolic_count import ONE, CountPolynomial, count_polynomial
from ...diagnostics import SourceLocation
from ...ir.functions import Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Call, GetElementPtr, Load, Store
from ...ir.types import I8, I64, PTR, FloatType, StructType, Type, scalar_type, struct_of
from ...ir.values import Value
from ..context import Context, accessed_type
from ..for_annotations import CheckpointedLoop
from .function_plan import FunctionPlan
from .thread_notes import ThreadNote, thread_notes

CACHED, KEPT, RECOMPUTED = "cached", "kept", "recomputed"
KINDS = {Strategy.STORE: CACHED, Strategy.KEEP: KEPT, Strategy.RECOMPUTE: RECOMPUTED}
STORAGES = {
    "constant": "on the stack",
    "sized": "one allocation per call",
    "grown": "a buffer that grows by whole inner loops",
    "counted": "a buffer that grows by iterations",
}

REASONS = {
    "call": "calls are not repeated",
    "costly call": "costly to repeat",
    "made by call": "made by a call",
    "tape can't be repeated": "made by the call",
    "before can't be repeated": "overwritten, to be restored in the reverse sweep",
}


@dataclass(frozen=True)
class LoopNote:
    """A loop for people. ``count``: iterations each time it is entered; ``deferred``: whether the reverse sweep alone runs it.

    ``compared``: whether its results follow an input through comparisons only. ``reordered``: whether adjoints are added over its
    iterations in any order.
    """

    place: SourceLocation
    header: str
    count: CountPolynomial
    depth: int
    deferred: bool = False
    compared: bool = False
    reordered: bool = False

    def __str__(self) -> str:
        return f"line {self.place.line}" if self.place.line else f"%{self.header}"


@dataclass(frozen=True)
class Entry:
    """How the reverse sweep has one value.

    ``way``: "cached" (per iteration of ``loops``), "kept" (one per call) or "recomputed". ``value``: in the user's words;
    ``ir``: its name in the IR. ``bytes``: of one element; ``count``: elements per call of the function. ``numeric``: a
    number of the computation or a load, rather than an address, a counter or a condition.
    """

    way: str
    value: str
    ir: str
    place: SourceLocation
    bytes: int
    count: CountPolynomial
    loops: tuple[LoopNote, ...]
    storage: str
    needed_by: str
    needed_at: SourceLocation
    reason: str
    overwritten_at: SourceLocation
    numeric: bool

    @property
    def total(self) -> CountPolynomial:
        """Bytes of tape per call of the function."""
        return self.count.scaled(self.bytes)

    @property
    def size(self) -> str:
        """``8 B x n (loop at line 21)``."""
        if not self.bytes:
            return ""
        if not self.loops:
            return f"{self.bytes} B"
        *outer, inner = map(str, self.loops)
        where = f"loops at {', '.join(outer)} and {inner}".replace(" line ", " lines ", 1) if outer else f"loop at {inner}"
        where = where.replace(", line ", ", ").replace(" and line ", " and ")
        return f"{self.bytes} B x {self.count} ({where})"

    @property
    def cause(self) -> str:
        """Why and for whom, in one line."""
        parts = [f"needed by {self.needed_by}" + (f" at line {self.needed_at.line}" if self.needed_at.line else "")]
        if self.reason:
            parts.append(self.reason)
        return ", ".join(parts)


@dataclass(frozen=True)
class Rerun:
    """A checkpointed call. ``calls``: per call of the function; ``bytes``: what is saved of the callee's inputs each time.

    ``schedule``: a loop instead, and how many states it keeps, in words; the callee is one iteration.
    """

    callee: Function
    place: SourceLocation
    calls: CountPolynomial
    bytes: CountPolynomial
    schedule: str = ""


@dataclass(frozen=True)
class FunctionReport:
    """One function of a derivative. ``place.variable``: its name. ``called``: callees with tapes of their own, calls per call.

    ``reruns``: calls that are made again in the reverse sweep, one tape of the callee at a time. ``on_stack``: whether its tape
    lies on the stack of the outermost call. ``lost``: where derivatives go into constant arguments that are read back.
    """

    function: Function
    place: SourceLocation
    split: bool
    entries: tuple[Entry, ...]
    loops: tuple[LoopNote, ...]
    own_tape: CountPolynomial
    called: tuple[tuple[Function, CountPolynomial], ...]
    active_lines: frozenset[tuple[str, int]] = field(default_factory=frozenset)
    reruns: tuple[Rerun, ...] = ()
    threads: tuple[ThreadNote, ...] = ()
    reused: tuple[SourceLocation, ...] = ()
    on_stack: bool = False
    lost: tuple[SourceLocation, ...] = ()

    @property
    def name(self) -> str:
        return self.place.variable or readable(self.function)


def readable(function: Function) -> str:
    """A function's name without what makes it unique."""
    name = function.name.strip('"')
    if name.startswith(f"{MARK}."):
        return name.removeprefix(f"{MARK}.").rpartition(".")[0]
    return "step" if name.startswith("ne.step.") else name


def report_function(plan: FunctionPlan) -> FunctionReport:
    """The plan of one function as data."""
    return _Reporter(plan).report()


def total_tape(reports: dict[Function, FunctionReport], root: Function) -> CountPolynomial:
    """Bytes of tape per call, callees included; those of a recursive call are a name of their own."""
    known: dict[Function, CountPolynomial] = {}
    in_progress: set[Function] = set()

    def tape(function: Function) -> CountPolynomial:
        if function in in_progress:
            return CountPolynomial.name(f"tape({reports[function].name})")
        if function not in known:
            in_progress.add(function)
            total = reports[function].own_tape
            inner = [*reports[function].called, *((rerun.callee, ONE) for rerun in reports[function].reruns)]
            for callee, calls in inner:
                owner = reports[callee].name
                total += calls * tape(callee).renamed(lambda name, owner=owner: name if "(" in name else f"{owner}.{name}")
            for rerun in reports[function].reruns:
                total += rerun.calls * rerun.bytes
            in_progress.discard(function)
            known[function] = total
        return known[function]

    return tape(root)


class _Reporter:
    """Collects the entries of one function."""

    def __init__(self, plan: FunctionPlan) -> None:
        self.plan = plan
        self.context: Context = plan.context
        self.names = plan.context.names
        shape = plan.context.shape
        self.compared = set(compared_loops(shape, plan.context.facts.activity))
        self.notes = {loop: self._note(loop) for loop in shape.loops.loops}
        self._ways_taken: dict[Value, Block] = {phi: block for block, phi in shape.selectors.items()}
        self._trips: dict[Value, Loop] = {phi: s.loop for s in shape.shapes.values() for phi in s.trips.values()}

    def report(self) -> FunctionReport:
        c = self.context
        entries = [self._entry(d) for d in self.plan.cache.decisions.values() if d.strategy in KINDS and _is_telling(d)]
        called = self.plan.called
        calls = [(call, self._executions(c.shape.loop_of(call.block))) for call in called]
        loops = c.facts.checkpointed
        taped = tuple((f.called, n) for f, n in calls if c.facts.snapshots.pairs(f) is None and f.called not in loops)
        reruns = [self._rerun(call, count) for call, count in calls if c.facts.snapshots.pairs(call) is not None]
        reruns += [self._schedule(call, loops[call.callee]) for call, _ in calls if call.callee in loops]
        places = (c.place(i) for b in c.shape.cfg.order if b in c.shape.live for i in b.instructions if self._is_active(i))
        return FunctionReport(
            c.function,
            c.facts.lines.function_place(c.function),
            c.split,
            tuple(entries),
            tuple(self.notes.values()),
            self._own_tape(),
            taped,
            frozenset((p.file, p.line) for p in places if p.line),
            tuple(reruns),
            thread_notes(c, self.names),
            tuple(dict.fromkeys(c.place(call) for call in self.plan.reused)),
            self.plan.storage.on_stack,
            tuple(c.place(at) for at, _ in c.facts.activity.sealed.lost(sealed=False) if at.block.function is c.function),
        )

    def _schedule(self, call: Call, loop: CheckpointedLoop) -> Rerun:
        """A loop under a schedule: so many states at most, each with the numbers that go round."""
        numbers = struct_of(loop.outline.step.function_type.result)
        state = CountPolynomial.constant(self.context.layout.size_of(numbers))
        for _, size in loop.extents_of(call):
            state += count_polynomial(size, self.names)
        return Rerun(loop.outline.step, loop.place, ONE, state, schedule=loop.states)

    def _rerun(self, call: Call, calls: CountPolynomial) -> Rerun:
        saved = ONE
        for _, size in self.context.saved_pairs(call):
            saved += count_polynomial(call.arguments[size], self.names)
        return Rerun(call.called, self.context.place(call), calls, saved)

    def _is_active(self, instruction: Instruction) -> bool:
        if isinstance(instruction, DebugRecord):
            return False
        if isinstance(instruction, Store):
            return self.context.active(instruction.value)
        return self.context.active(instruction) or (
            isinstance(instruction, Call) and instruction in self.context.facts.activity.varies
        )

    # ---- loops and counts

    def _note(self, loop: Loop) -> LoopNote:
        place = self.context.facts.lines.loop_place(loop)
        shape = self.context.shape.shapes.get(loop)
        if shape is not None and shape.constant is not None:
            count = CountPolynomial.constant(shape.constant)
        elif shape is not None and shape.count is not None:
            count = count_polynomial(shape.count, self.names)
        else:
            count = _unknown(place, loop)
        return LoopNote(place, loop.header.name, count, loop.depth, deferred=loop in self.plan.deferred,
                        compared=loop in self.compared, reordered=loop in self.plan.reordered or loop in self.plan.late_additions)

    def _executions(self, loop: Loop | None) -> CountPolynomial:
        """Executions of a loop's body per call of the function."""
        if loop is None:
            return ONE
        total = ONE
        for outer in loop.nest:
            shape = self.context.shape.shapes.get(outer)
            count = shape.count if shape is not None else None
            if count is None or (isinstance(count, Instruction) and count.block in loop.nest[0].blocks):
                return _unknown(self.notes[loop].place, loop)
            total *= self.notes[outer].count
        return total

    def _group_count(self, group: Group) -> CountPolynomial:
        if group.kind not in (GroupKind.CONSTANT, GroupKind.SIZED):
            return _unknown(self.notes[group.loop].place, group.loop)
        total = ONE
        for loop in group.chain:
            total *= self.notes[loop].count
        return total

    def _own_tape(self) -> CountPolynomial:
        c, tape = self.context, self.plan.tape
        total = CountPolynomial()
        fields = [slot.type for slot in tape.registers]
        for group in tape.groups.values():
            size = sum(c.layout.size_of(slot.type) for slot in group.slots)
            total += self._group_count(group).scaled(size)
            fields += [PTR] * len(group.slots) + [I64] * (group.kind in (GroupKind.GROWN, GroupKind.COUNTED))
        if c.split:
            total += CountPolynomial.constant(c.layout.size_of(StructType(tuple(fields))) if fields else 1)
        return total

    # ---- entries

    def _entry(self, decision: Decision) -> Entry:
        c, need = self.context, decision.need
        value = need.instruction
        slot = self.plan.tape.slot_of.get(need)
        group = slot.group if slot is not None else None
        source = decision.recipe.source if decision.strategy is not Strategy.RECOMPUTE else None
        return Entry(
            KINDS[decision.strategy],
            self._words(need),
            f"%{value.name}{'.d' if need.shadow else ''}" if value.name else value.opcode,
            self._place(value),
            c.layout.size_of(storage_type(value.type)) if slot is not None else 0,
            self._group_count(group) if group is not None else ONE,
            tuple(self.notes[loop] for loop in group.indices) if group is not None else (),
            STORAGES[group.kind] if group is not None else "",
            *self._wanted(decision),
            self._reason(decision, source),
            c.place(source) if source is not None else SourceLocation(),
            not need.shadow and (isinstance(value, Load) or isinstance(scalar_type(value.type), FloatType)),
        )

    def _place(self, value: Instruction) -> SourceLocation:
        loop = self._trips.get(value) or self.context.shape.loops.by_header.get(value.block)
        if loop is not None and isinstance(value, Phi):
            place = self.notes[loop].place
        else:
            place = self._near(value)
        return SourceLocation(place.file, place.line, self.names.variable(value))

    def _near(self, instruction: Instruction) -> SourceLocation:
        """The line of an instruction; LLVM takes it from those that it moves, so then that of an operand or user."""
        c = self.context
        near = [instruction, *instruction.operands, *c.users.get(instruction, ())]
        places = (c.place(i) for i in near if isinstance(i, Instruction) and not isinstance(i, (Phi, DebugRecord)))
        return next((place for place in places if place.line), c.place(instruction))

    def _accessed(self, pointer: Value) -> Type:
        """What the first load or store at a pointer moves."""
        users = (u for u in self.context.users.get(pointer, ()) if isinstance(u, (Load, Store)))
        return next((accessed_type(u) for u in users if u.operands[-1] is pointer), I8)

    def _words(self, need: Need) -> str:
        value = need.instruction
        if value in self._ways_taken:
            return self._way_into(self._ways_taken[value])
        if value in self._trips:
            return f"iterations of the loop at {self.notes[self._trips[value]]}"
        if value.opcode == "tape":
            return f"the tape of the call %{value.name.removesuffix('.tape')}"
        if value.opcode == "before":
            return f"what was in {self.names.memory(value.operands[0], value.type) or self.names.describe(value.operands[0])}"
        if need.shadow:
            where = self.names.memory(value, self._accessed(value)) if isinstance(value, GetElementPtr) else ""
            where = where or self.names.describe(value)
            return f"the shadow of {where}"
        return self.names.describe(value)

    def _way_into(self, block: Block) -> str:
        ends = [b.instructions[-1] for b in self.context.shape.cfg.predecessors[block] if b.instructions]
        lines = sorted({line for end in ends if (line := self._near(end).line)})
        told = ", ".join(map(str, lines[:-1])) + (f" or {lines[-1]}" if lines[:-1] else "".join(map(str, lines)))
        return f"the way taken, from line {told}" if lines else f"the way into %{block.name}"

    def _wanted(self, decision: Decision) -> tuple[str, SourceLocation]:
        user = decision.wanted_by
        if decision.need.instruction.opcode == "before":
            return "loads that are repeated", SourceLocation()
        if user is None:
            return "the reverse sweep", SourceLocation()
        place = self._near(user)
        if isinstance(user, (Load, Store)):
            return f"d({self.names.memory(user.pointer, accessed_type(user)) or self.names.describe(user.pointer)})", place
        if isinstance(user, Call):
            facts = self.context.book.facts(user.callee_name or "")
            if facts is not None and (facts.allocates or facts.frees is not None):
                return "the release of memory", place
        return f"d({self.names.operation(user)})", place

    def _reason(self, decision: Decision, source: Instruction | None) -> str:
        recipe = decision.recipe
        if source is not None:
            line = self.context.place(source).line
            target = self.names.memory(source.pointer, accessed_type(source)) if isinstance(source, Store) else ""
            by = f"{source.opcode} to {target}" if target else source.opcode
            return f"{decision.reason} at line {line}" if line else f"{decision.reason} by {by}"
        if decision.need.value in self._trips and decision.strategy is not Strategy.RECOMPUTE:
            return "known only afterwards"
        if decision.strategy is not Strategy.RECOMPUTE:
            return REASONS.get(decision.reason, decision.reason)
        if recipe.how == RecipeKind.RESTORED:
            return "its memory is restored in the reverse sweep"
        if isinstance(decision.need.value, Load):
            return "its memory is not written afterwards"
        counted = {RecipeKind.COUNTER: "the reverse loop counts too", RecipeKind.RECURRENCE: "from the loop counter"}
        return counted.get(recipe.how, "")


def _is_telling(decision: Decision) -> bool:
    return isinstance(decision.need.value, Instruction)


def _unknown(place: SourceLocation, loop: Loop) -> CountPolynomial:
    """The number of all iterations of a loop that is only known by counting them."""
    return CountPolynomial.name(f"iterations(line {place.line})" if place.line else f"iterations(%{loop.header.name})")
