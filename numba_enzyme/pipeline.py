"""The whole compiler on one screen: request + module text -> Derivative.

    optimize -> parse -> analyze -> check -> plan -> differentiate -> print -> clean
"""

from __future__ import annotations

import gc
import os
import re
import sys
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from functools import cached_property
from pathlib import Path

from . import config, progress
from .analysis.facts import ModuleFacts, analyze_module
from .diagnostics import Remark
from .ir import llvm_io
from .ir.model import Function, Module
from .ir.parser import parse_module
from .ir.printer import print_module
from .ir.verifier import verify
from .request import GradientRequest, Mode
from .rules import RuleBook, default_book, kernel_book
from .rules.runtime import is_runtime_symbol, runtime_module_text
from .transform.alias_scopes import tell_apart
from .transform.checkpoint_loops import CheckpointedLoop, CheckpointLoops, Twins
from .transform.context import Context
from .transform.derivative import BodyBuilders, DerivativeFamily, merge_functions
from .transform.forward import build_called_forward, build_forward, zero_globals
from .transform.function_plan import FunctionPlan, plan_function
from .transform.large_functions import ease, joined
from .transform.legality import check, find_problems
from .transform.parallel_plan import decide_sharing
from .transform.plan_entries import FunctionReport, plan_reached
from .transform.plan_report import plan_remarks, plan_text, report_plans
from .transform.prepare import prepare_module
from .transform.prepare.fixed_addresses import mark_fixed_addresses
from .transform.prepare.keep import keep_functions, without_marks
from .transform.prepare.lane_sums import add_each_alone
from .transform.prepare.loop_form import shape_function
from .transform.prepare.padded_barriers import pad_barriers
from .transform.prepare.poison import settle_poison
from .transform.prepare.settle_extrema import settle_extrema
from .transform.prepare.signature import check_request, settle_request
from .transform.prepare.single_extents import fix_single_extents
from .transform.reverse.assemble import build_abandon, build_combined, build_counting, build_pair
from .transform.reverse.buffered_tape import Place
from .transform.reverse.copied_shadows import work_on_copies

BODIES = BodyBuilders(pair=build_pair, abandon=build_abandon, forward=build_called_forward)


@dataclass(frozen=True)
class SplitNames:
    """The functions of a split derivative; ``active``: parameters whose gradients the reverse returns, in order."""

    augmented: str
    reverse: str
    abandon: str
    active: tuple[int, ...]


@dataclass(frozen=True)
class BufferLayout:
    """A tape in a buffer: its places, how many groups they belong to, and the function that counts for each group."""

    places: tuple[Place, ...]
    groups: int
    counting: str


@dataclass(eq=False)
class Trace:
    """What the passes left on the way. ``plans``: decisions, on models of the functions; ``stages``: text after every pass."""

    plans: dict[Function, FunctionPlan] = field(default_factory=dict)
    choices: list[Remark] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.stages: dict[str, str] = Stages(self)

    @cached_property
    def reports(self) -> dict[Function, FunctionReport]:
        """What the plans say of every function, the root first; made when somebody asks."""
        return report_plans(self.plans)

    @property
    def plan(self) -> str:
        return plan_text(self.reports, self.plans) if "plan" in self.stages else ""


class Stages(dict[str, str]):
    """Text by the name of a pass; what the plan says is written when somebody asks for it."""

    def __init__(self, trace: Trace) -> None:
        super().__init__()
        self._trace = trace

    def __getitem__(self, stage: str) -> str:
        return self._trace.plan if stage == "plan" and stage in self else super().__getitem__(stage)

    def get(self, stage: str, default: str = "") -> str:
        return self.__getitem__(stage) if stage in self else default


@dataclass(eq=False)
class Derivative:
    """The result. ``text``: the module with the new function ``name``. ``again``: runs the same passes once more.

    How it was made takes many times the memory of what it is. Those who keep derivatives `forget` that; who asks for it later
    (`explain`, mostly) waits until it is made again.
    """

    request: GradientRequest
    name: str
    again: Callable[[], Derivative] | None = None
    text: str = ""
    split: SplitNames | None = None
    buffer: BufferLayout | None = None

    def __post_init__(self) -> None:
        self._trace: Trace | None = Trace()

    def forget(self) -> Derivative:
        """Drop what led to the text, if it can be made again; returns this derivative."""
        if self.again is not None:
            self._trace = None
        return self

    @property
    def trace(self) -> Trace:
        if self._trace is None:
            self._trace = self.again().trace
        return self._trace

    @property
    def plans(self) -> dict[Function, FunctionPlan]:
        return self.trace.plans

    @property
    def stages(self) -> dict[str, str]:
        """Text after every pass, by its name."""
        return self.trace.stages

    @property
    def reports(self) -> dict[Function, FunctionReport]:
        """What the plans say of every function, the root first."""
        return self.trace.reports

    @property
    def remarks(self) -> list[Remark]:
        """What was chosen, cached and kept, for the user."""
        return [*self.trace.choices, *(plan_remarks(self.reports) if "plan" in self.stages else ())]

    @property
    def plan(self) -> str:
        """All decisions, as text."""
        return self.trace.plan


@dataclass(eq=False)
class State:
    """What the passes hand on."""

    request: GradientRequest
    book: RuleBook
    derivative: Derivative
    text: str
    marked: bool = False
    prepared: Module | None = None
    module: Module | None = None
    root: Function | None = None
    checkpointed: dict[Function, CheckpointedLoop] = field(default_factory=dict)
    remarks: list[Remark] = field(default_factory=list)
    facts: ModuleFacts | None = None
    contexts: dict[Function, Context] = field(default_factory=dict)
    family: DerivativeFamily | None = None


def optimize(state: State) -> None:
    """LLVM's own pipeline, tuned for differentiation; calls in canonical form; loops simple and closed."""
    module = parse_module(llvm_io.normalize(joined(state.text)))
    root = module.functions.get(state.request.function)
    state.request = settle_request(root, state.request)
    check_request(root, state.request)
    declared = {f.name: f.function_type for f in module.functions.values() if f.is_declaration and not f.name.startswith("llvm.")}
    state.book = state.book.without_strangers({n: (t.result, t.parameters) for n, t in declared.items()})
    fix_single_extents(module, state.request.single)
    add_each_alone(module)
    if state.request.threads:
        root = module.functions[state.request.function]
        pad_barriers(module, root, state.request, state.book)
        settle_extrema(module, root, state.request, state.book)
    state.marked = state.request.keep_functions and keep_functions(module)
    state.text, state.prepared = prepare_module(module, state.request, state.book)


def parse(state: State) -> None:
    """Text -> model; loops are put under a schedule of checkpoints, if that is asked for."""
    state.module = state.prepared or parse_module(state.text)
    state.root = state.module.functions.get(state.request.function)
    mark_fixed_addresses(state.module, state.book)
    if state.request.checkpoints and state.request.mode is Mode.REVERSE and not state.request.split:
        checkpoint(state)


def checkpoint(state: State) -> None:
    """Choose the loops on a copy of the module that is analysed, and make functions of them."""
    trial = parse_module(state.text)
    root = trial.functions[state.request.function]
    twins = Twins(root, state.root)
    _, contexts = analyzed(trial, root, state.request, state.book)
    if find_problems(contexts):
        return  # which are told of the function as it is
    loops = CheckpointLoops(contexts[root], plan_function(contexts[root]).tape, state.module, state.root, twins)
    state.checkpointed = loops.run()
    if state.checkpointed:
        state.text = print_module(state.module)
    state.remarks = loops.remarks


def analyze(state: State) -> None:
    """Points-to, layout, activity, effects; control flow of every function in reversible form."""
    state.facts, state.contexts = analyzed(state.module, state.root, state.request, state.book)
    state.facts.checkpointed = state.checkpointed


def analyzed(
    module: Module, root: Function, request: GradientRequest, book: RuleBook
) -> tuple[ModuleFacts, dict[Function, Context]]:
    """All facts of a module, and a context for every function that the root calls."""
    functions = reachable_functions(root)
    for function in functions:
        settle_poison(function)
    shapes = {f: shape_function(module, f, status=request.status_return) for f in functions}
    facts = analyze_module(module, root, request, book)
    contexts: dict[Function, Context] = {}
    for function in facts.points_to.functions:
        shape = shapes.get(function) or shape_function(module, function, status=request.status_return)
        contexts[function] = Context(facts, shape, split=function is not root or request.split)
    return facts, contexts


def legal(state: State) -> None:
    """Refuse what can't be differentiated, all problems at once."""
    check(state.contexts)


def plan(state: State) -> None:
    """Decide what is cached, recomputed, kept."""
    state.facts.sharing = decide_sharing(state.contexts, state.root)
    state.family = DerivativeFamily(state.facts, state.contexts, BODIES)
    if state.request.mode is Mode.REVERSE:
        plan_reached(state.family, state.root)
    state.derivative.trace.plans = state.family.plans
    state.derivative.trace.choices = state.remarks
    state.derivative.stages["plan"] = ""  # written when somebody asks


def differentiate_root(state: State) -> None:
    """Emit the derivative and everything that it calls."""
    name = state.request.derivative_name
    if state.request.split:
        _split_root(state)
    else:
        build = build_combined if state.request.mode is Mode.REVERSE else build_forward
        made = build(state.family, name)
        state.family.finish()
        zero_globals(state.family, made)
        if state.request.copied_shadows and state.family.plan(state.root).guards:
            work_on_copies(state.family, made)
        if not state.request.threads and "alias-scopes" not in state.request.switches:
            tell_apart(state.module, made, state.family.made, state.book)
    if state.request.buffered_tape and state.request.mode is Mode.REVERSE:
        counting, tape = build_counting(state.family, state.family.plan(state.root))
        state.derivative.buffer = BufferLayout(tuple(tape.places), len(tape.groups), counting.name)
    missing = [f.name for f in state.module.functions.values() if f.is_declaration and is_runtime_symbol(f.name)]
    if missing:
        merge_functions(state.module, parse_module(runtime_module_text(missing, state.book.symbols)))
    if state.request.alone:
        state.root.prefix = f"internal {state.root.prefix}"  # LLVM drops it first if the derivative does not call it
    if not state.request.threads:
        ease(state.module)
    state.text = print_module(state.module)


def _split_root(state: State) -> None:
    """The halves of the root as functions that the caller may call."""
    pair = state.family.split_pair(state.root)
    halves = [pair.augmented, pair.reverse, state.family.abandon_of(state.root)]
    state.family.finish()
    for half in halves:
        half.prefix = ""
    names = [half.name for half in halves]
    active = tuple(a.index for a in state.root.arguments if state.contexts[state.root].active(a))
    state.derivative.split = SplitNames(*names, active)


def clean(state: State) -> None:
    """LLVM checks and tidies the result."""
    state.text = llvm_io.optimize(state.text)
    if state.marked:
        state.text = without_marks(state.text)


PASSES: tuple[tuple[str, Callable[[State], None]], ...] = (
    ("optimize", optimize),
    ("parse", parse),
    ("analyze", analyze),
    ("legal", legal),
    ("plan", plan),
    ("differentiate", differentiate_root),
    ("clean", clean),
)


def differentiate(
    text: str, request: GradientRequest, *, book: RuleBook | None = None, until: str = "", tidy: bool = True
) -> Derivative:
    """The derivative of ``request.function`` in the module ``text``.

    ``until``: name of the last pass to run. ``tidy``: whether LLVM optimises the result (always checked).
    Raises NotDifferentiable for what can't be differentiated, ValueError for text that is no valid module.
    """
    request = replace(request, switches=request.switches | config.disabled())
    book = book or (kernel_book() if request.threads else default_book())

    def make() -> Derivative:
        state = State(request, book, Derivative(request, request.derivative_name, make), text)
        with progress.compiling(f"the derivative of {request.function}"):
            run_passes(state, until, tidy)
            progress.step("machine code")
        state.derivative.text = state.text
        return state.derivative

    return make()


def run_passes(state: State, until: str = "", tidy: bool = True) -> None:
    """All passes, or those up to ``until``; each leaves its text."""
    collects = gc.isenabled()
    gc.disable()  # the models are large and all alive: looking for garbage among them takes a third of the time
    try:
        for name, run in PASSES:
            progress.step(name)
            if name == "clean" and (not tidy or "post-optimisation" in state.request.switches):
                state.text = llvm_io.normalize(state.text)
            else:
                run(state)
            if state.module is not None and config.verify_stages():
                verify(state.module)
            state.derivative.stages.setdefault(name, state.text)
            dump(state.derivative, name)
            if name == until:
                break
    finally:
        if collects:
            gc.enable()


def dump(derivative: Derivative, stage: str) -> None:
    """Show the text of a stage if NUMBA_ENZYME_DUMP names it: on stderr, or as a numbered file of NUMBA_ENZYME_DUMP_DIR.

    The first derivative that is dumped into a directory lies in it, each further one in a directory of its own name there.
    """
    wanted = config.words("NUMBA_ENZYME_DUMP")
    names = [name for name, _ in PASSES]
    if unknown := wanted - {*names, "all"}:
        raise ValueError(f"NUMBA_ENZYME_DUMP: {', '.join(sorted(unknown))}; known are all, {', '.join(names)}")
    if not wanted & {stage, "all"}:
        return
    text = f"; {stage} of {derivative.name}\n{derivative.stages[stage]}"
    directory = os.environ.get("NUMBA_ENZYME_DUMP_DIR", "")
    if not directory:
        print(text, file=sys.stderr)
        return
    place = Path(directory)
    first_lines = [old.read_text(encoding="utf-8").partition("\n")[0] for old in place.glob("[0-9]*_*.*")]
    if not all(line.endswith(f" of {derivative.name}") for line in first_lines):
        place = place / re.sub(r"[^\w.]", "_", derivative.name)
    place.mkdir(parents=True, exist_ok=True)
    suffix = "txt" if stage == "plan" else "ll"
    (place / f"{10 * names.index(stage):02}_{stage}.{suffix}").write_text(text, encoding="utf-8")


def reachable_functions(root: Function) -> list[Function]:
    """The root and all defined functions that it may call directly."""
    seen: dict[Function, None] = {}
    stack = [root]
    while stack:
        function = stack.pop()
        if function in seen or function.is_declaration:
            continue
        seen[function] = None
        for instruction in function.instructions():
            stack.extend(o for o in instruction.operands if isinstance(o, Function))
    return list(seen)


