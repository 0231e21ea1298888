"""The passes that see the whole unit: LLVM's pipelines, the request, checkpoints, analysis, planning, emission.

Those that rewrite a module alone are functions of `transform.prepare`, a file each; `pipeline` lists both kinds.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from .analysis.control.shape import Shape
from .analysis.facts import ModuleFacts, analyze_module
from .diagnostics import SourceLocation
from .ir import llvm_io
from .ir.attributes import never_returns
from .ir.data_layout import DataLayout
from .ir.functions import Function, Module
from .ir.parser import parse_module
from .ir.reachable_functions import reachable_functions
from .passes import Unit
from .request import GradientRequest, Mode
from .result import BufferLayout, SplitNames
from .rules import RuleBook
from .rules.runtime import is_runtime_symbol, runtime_module_texts
from .transform.alias_scopes import add_scopes
from .transform.checkpoint_loops import CheckpointLoops, Twins
from .transform.context import Context
from .transform.derivative import BodyBuilders, DerivativeFamily, merge_functions
from .transform.forward import build_called_forward, build_forward, zero_globals
from .transform.large_functions import joined, optimized
from .transform.legality import check, check_plans, find_problems
from .transform.planning.derivative_plan import plan_derivative
from .transform.planning.function_plan import plan_function
from .transform.prepare.irreducible import make_reducible as reducible_text
from .transform.prepare.keep import keep_functions, without_marks
from .transform.prepare.loop_form import shape_function
from .transform.prepare.openmp import run_alone
from .transform.prepare.poison import replace_poison
from .transform.prepare.recursion import OUTERMOST, separate_recursion
from .transform.prepare.registered_rules import give_bodies_back, read_registrations, take_bodies
from .transform.prepare.signature import check_layout, check_request, check_stated_types, check_widths, plainest_request
from .transform.register_sums import sums_in_registers
from .transform.reverse.assemble import build_abandon, build_combined, build_counting, build_pair
from .transform.reverse.copied_shadows import work_on_copies
from .transform.row_widths import has_rows, version_rows
from .transform.vector_functions import name_vector_versions, places_of_vector_calls

BODIES = BodyBuilders(pair=build_pair, abandon=build_abandon, forward=build_called_forward)
SIMPLE_LOOPS = ("loop_simplify", "lcssa")
LOOP_SHAPE = ("lower_switch", *SIMPLE_LOOPS)
UNROLL = (*SIMPLE_LOOPS, "loop_unroll", "instruction_combine", "simplify_cfg")

# ---- LLVM's pipelines


def normalize(unit: Unit) -> None:
    """Parse, verify and print by LLVM; cuts of an earlier differentiation are joined."""
    unit.through(lambda text: llvm_io.normalize(joined(text)))


def optimize(unit: Unit, *, inline: int = llvm_io.INLINE_FIRST) -> None:
    """LLVM's default pipeline without vectorisation and unrolling; small functions are inlined."""
    text, module = optimized(unit.module, eased=not unit.request.target.threads, inline=inline)
    unit.become(text, module)


def inline_all(unit: Unit) -> None:
    """The first time: with "pre-optimisation" turned off, no more than what makes memory values."""
    if unit.off("pre-optimisation"):
        unit.through(partial(llvm_io.optimize, default_pipeline=False, after=("sroa", "simplify_cfg")))
    else:
        optimize(unit)


def shape_loops(unit: Unit) -> None:
    """No switches, loops with preheaders and dedicated exits, closed SSA."""
    unit.through(partial(llvm_io.optimize, default_pipeline=False, after=LOOP_SHAPE))


def make_reducible(unit: Unit) -> None:
    """Cycles with several entries get one (where that can be had)."""
    text = reducible_text(unit.text, unit.root)
    if text != unit.text:
        unit.become(text)


def simplify_loops(unit: Unit) -> None:
    """Loops with preheaders and dedicated exits, closed SSA."""
    unit.through(partial(llvm_io.optimize, default_pipeline=False, after=SIMPLE_LOOPS))


def optimize_moved_loops(unit: Unit) -> None:
    """Loops have moved: the module optimised once more, its loops simple and closed."""
    optimize(unit, inline=llvm_io.INLINE_SMALL)
    shape_loops(unit)


def clean(unit: Unit) -> None:
    """LLVM verifies the result, and optimises it if that is asked for."""
    plain = not unit.tidy or unit.off("post-optimisation")
    unit.through(llvm_io.normalize if plain else partial(llvm_io.optimize, literal=not unit.request.final))


def has_register_sums(request: GradientRequest) -> bool:
    """Not if the derivative is differentiated again: a sum that is zero is not added, and its own slope need not be zero."""
    return request.target.threads and request.mode is Mode.REVERSE and request.final


def has_lane_batches(request: GradientRequest) -> bool:
    """On a device, or where it may be one: on the host threads come one after the other."""
    return has_register_sums(request) and (request.target.within_kernel or not request.target.in_turn)


def reverse_of(unit: Unit) -> Function:
    """The function with the reverse sweep."""
    split = unit.derivative.split
    return unit.module.functions[unit.derivative.name if split is None else split.reverse]


def unroll_marked(unit: Unit) -> None:
    """By LLVM: the metadata of a loop says how many iterations become one."""
    unit.through(partial(llvm_io.optimize, default_pipeline=False, after=UNROLL))


def sum_in_registers(unit: Unit) -> bool:
    """In the derivative, whose addresses LLVM has moved out of the loops in which they do not change."""
    split = unit.derivative.split
    root = reverse_of(unit)
    shadows = None  # the reverse sweep alone adds to nothing else
    if split is None:
        activities = unit.request.activities
        _, _, shadow_at = unit.family.parameters_with_shadows(unit.root, lambda a: activities[a.index].has_shadow)
        shadows = [place for places in shadow_at.values() for place in places]
    return sums_in_registers(unit.module, root, unit.book, shadows)


def has_row_versions(request: GradientRequest) -> bool:
    return request.mode is Mode.REVERSE and request.final and not request.target.threads


def add_row_versions(unit: Unit) -> bool:
    """In the derivative, whose loops LLVM has brought into the form in which it will make them vectors."""
    if not has_rows(unit.contexts.values()):
        return False  # so that the optimised text need not be parsed
    return version_rows(unit.module, [f for f in unit.module.functions.values() if f.blocks])


def unmark_functions(unit: Unit) -> None:
    if unit.keeps_functions:
        unit.through(without_marks)


# ---- the request


def check_signature(unit: Unit) -> None:
    """The request in its plainest form, or NotDifferentiable if it does not fit the function; rules that a declaration of the
    same name but another type has nothing to do with are left out."""
    root = unit.module.functions.get(unit.request.function)
    unit.request = plainest_request(root, unit.request)
    root = check_request(root, unit.request)
    check_layout(unit.request.function, DataLayout.of(unit.module))
    check_widths(root)
    check_stated_types(root)
    declared = [f for f in unit.module.functions.values() if f.is_declaration and not f.name.startswith("llvm.")]
    types = {f.name: (f.function_type.result, f.function_type.parameters) for f in declared}
    unit.book = unit.book.without_strangers(types).with_failures(f.name for f in declared if never_returns(f, unit.module))


def register_rules(unit: Unit) -> bool:
    """Functions for which the module registers something are known by that: until the end they have no body."""
    unit.book, functions = read_registrations(unit.module, unit.root, unit.book)
    unit.bodies = take_bodies(unit.module, functions)
    return bool(unit.bodies)


def unregister_rules(unit: Unit) -> bool:
    """They have their bodies again. (Without any the module, which is text now, is not parsed for it.)"""
    if unit.bodies:
        give_bodies_back(unit.module, unit.bodies)
    return bool(unit.bodies)


def mark_functions(unit: Unit) -> bool:
    unit.keeps_functions = keep_functions(unit.module)
    return unit.keeps_functions


def take_outermost_call(unit: Unit) -> bool:
    """The root is one that nobody calls: of a recursive one, a copy."""
    return take_copy(unit, separate_recursion(unit.module, unit.root))


def take_one_thread(unit: Unit) -> bool:
    """The root has no parallel region of OpenMP: of one that has, a copy."""
    return take_copy(unit, run_alone(unit.module, unit.root))


def take_copy(unit: Unit, copy: Function | None) -> bool:
    """Differentiate the copy instead, if there is one."""
    if copy is None:
        return False
    if unit.request.alone:
        unit.root.prefix = f"internal {unit.root.prefix}"
    unit.request = replace(unit.request, function=copy.name, name=unit.request.derivative_name)
    return True


# ---- checkpoints and the form of loops


def is_checkpointed(request: GradientRequest) -> bool:
    return bool(request.checkpoints or request.memory) and request.mode is Mode.REVERSE and not request.split


def checkpoint_loops(unit: Unit) -> bool:
    """Choose the loops on a copy of the module that is analysed, and make functions of them."""
    trial = parse_module(unit.text)
    root = trial.functions[unit.request.function]
    twins = Twins(root, unit.root)
    _, contexts = analyzed(trial, root, unit.request, unit.book, shaped(trial, root, unit.request))
    if find_problems(contexts):
        return False  # which are reported of the function as it is
    loops = CheckpointLoops(contexts[root], plan_function(contexts[root]).tape, unit.module, unit.root, twins)
    unit.checkpointed = loops.run()
    unit.remarks += loops.remarks
    return bool(unit.checkpointed)


def shape(unit: Unit) -> bool:
    """Bring the functions that the root reaches into reversible form."""
    unit.shapes = shaped(unit.module, unit.root, unit.request)
    return True


def shaped(module: Module, root: Function, request: GradientRequest) -> dict[Function, Shape]:
    functions = reachable_functions(root)
    for function in functions:
        replace_poison(function)
    return {function: shape_function(module, function, status=request.target.status_return) for function in functions}


# ---- analysis and decisions


def analyze(unit: Unit) -> None:
    """Points-to, layout, activity and effects of the root and of what it calls."""
    unit.facts, unit.contexts = analyzed(unit.module, unit.root, unit.request, unit.book, unit.shapes)
    unit.facts.checkpointed = unit.checkpointed


def analyzed(
    module: Module, root: Function, request: GradientRequest, book: RuleBook, shapes: Mapping[Function, Shape]
) -> tuple[ModuleFacts, dict[Function, Context]]:
    """All facts of a module, and a context for every function that the root calls."""
    facts = analyze_module(module, root, request, book)
    contexts: dict[Function, Context] = {}
    for function in facts.points_to.functions:  # some are reached by pointers in memory only
        shape = shapes.get(function) or shape_function(module, function, status=request.target.status_return)
        contexts[function] = Context(facts, shape, split=function is not root or request.split)
    return facts, contexts


def check_legality(unit: Unit) -> None:
    """Refuse what can't be differentiated, all problems at once."""
    check(unit.contexts)


def plan(unit: Unit) -> None:
    """Decide what is cached, recomputed, kept."""
    decided = plan_derivative(unit.contexts, unit.root, unit.request.mode)
    check_plans(decided.functions)
    unit.family = DerivativeFamily(decided, unit.contexts, BODIES)
    unit.derivative.trace.plans = decided.functions
    unit.derivative.order_matters = any(found.order_matters for found in decided.functions.values())
    unit.derivative.trace.choices = unit.remarks


# ---- emission


def emit(unit: Unit) -> bool:
    """The derivative, and every function that it calls."""
    if unit.request.split:
        _emit_split(unit)
    else:
        build = build_combined if unit.request.mode is Mode.REVERSE else build_forward
        unit.made = build(unit.family, unit.request.derivative_name)
        unit.family.finish()
        zero_globals(unit.family, unit.made)
    return True


def _emit_split(unit: Unit) -> None:
    """The sweeps of the root as functions that the caller may call."""
    pair = unit.family.split_pair(unit.root)
    abandon = unit.family.abandon_of(unit.root)
    unit.family.finish()
    for function in (pair.augmented, pair.reverse, abandon):
        function.prefix = ""
    active = tuple(a.index for a in unit.root.arguments if unit.contexts[unit.root].active(a))
    unit.derivative.split = SplitNames(pair.augmented.name, pair.reverse.name, abandon.name, active)


def works_on_copies(request: GradientRequest) -> bool:
    return bool(request.copied_shadows) and not request.split


def copy_shadows(unit: Unit) -> bool:
    """Work on copies of shadows where the reverse sweep alone runs and may fail."""
    if not unit.family.plan(unit.root).tests.elides:
        return False
    work_on_copies(unit.family, unit.made)
    return True


def has_alias_scopes(request: GradientRequest) -> bool:
    return not request.split and (not request.target.threads or bool(request.noalias))


def add_alias_scopes(unit: Unit) -> bool:
    add_scopes(unit.module, unit.made, unit.family.made, unit.book.with_sweeps())
    return True


def has_buffered_tape(request: GradientRequest) -> bool:
    return request.target.buffered_tape and request.mode is Mode.REVERSE


def count_tape(unit: Unit) -> bool:
    """The function that counts what a tape in a buffer needs."""
    counting, tape = build_counting(unit.family, unit.family.plan(unit.root))
    unit.derivative.buffer = BufferLayout(tuple(tape.places), len(tape.groups), counting.name)
    return True


def add_runtime(unit: Unit) -> bool:
    """Definitions of our own runtime functions that the derivative calls."""
    missing = [f.name for f in unit.module.functions.values() if f.is_declaration and is_runtime_symbol(f.name)]
    for text in runtime_module_texts(missing, unit.book.symbols, final=unit.request.final):
        merge_functions(unit.module, parse_module(text))
    return bool(missing)


def add_vector_functions(unit: Unit) -> list[SourceLocation]:
    """The places in loops of the function of what has vector versions; without any there is nothing to do."""
    versions = unit.request.vector_functions
    places = places_of_vector_calls(unit.contexts.values(), versions)
    if places:
        name_vector_versions(unit.module, versions)
    return places


def internalize_primal(unit: Unit) -> bool:
    """LLVM drops the primal if the derivative does not call it, and if it is a copy for the outermost call."""
    if not unit.request.alone and not unit.root.name.strip('"').endswith(OUTERMOST):
        return False
    unit.root.prefix = f"internal {unit.root.prefix}"
    return True
