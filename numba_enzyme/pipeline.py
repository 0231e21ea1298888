"""The whole compiler on one screen: four lists of passes over one module.

    PREPARE   any LLVM module -> the form that the analyses expect: inlined, simple loops, closed SSA, one return
    ANALYZE   what is known of it, what can't be differentiated, and every decision about the derivative
    EMIT      the derivative, as functions of the same module
    FINISH    LLVM's pipeline over the result

`python -m numba_enzyme opt --until NAME` prints the module after a pass, NUMBA_ENZYME_DUMP=NAME each time that it has run.
"""

from __future__ import annotations

import gc
from dataclasses import replace

from . import config, progress, steps
from .errors import NotDifferentiable
from .frames import with_room_for_frames
from .passes import Pass, PassGroup, Stage, Unit, in_reverse, names_of, of_threads, on_the_host, run_phases
from .recording import book_for, record
from .request import GradientRequest
from .result import Derivative
from .rules import RuleBook
from .transform.finite_checks import check_derivative, mark_primal
from .transform.lane_batches import combine_sums, mark_loops_of_sums
from .transform.large_functions import split_long_loop_chains
from .transform.prepare.addresses import keep_from_wrapping
from .transform.prepare.borrowed_arrays import drop_borrowed_references
from .transform.prepare.canonical_calls import canonicalize_all
from .transform.prepare.chunk_numbers import number_chunks
from .transform.prepare.constant_arguments import propagate_constant_arguments
from .transform.prepare.contraction import contract
from .transform.prepare.failing_ways import part_failing_ways
from .transform.prepare.fixed_addresses import mark_fixed_addresses
from .transform.prepare.fold_sign_tests import fold_all_sign_tests
from .transform.prepare.gathers import write_gathers
from .transform.prepare.hoist_filled_memory import hoist_filled_memory
from .transform.prepare.hoist_loops import hoist_invariant_loops
from .transform.prepare.indirect_calls import resolve_indirect_calls
from .transform.prepare.inline_more import ask_for_inlining, forget_inlining
from .transform.prepare.inlining import free_for_inlining
from .transform.prepare.interchange import interchange_sums
from .transform.prepare.joined_conditions import join_conditions
from .transform.prepare.keep_rounding_in_float import keep_rounding_in_float
from .transform.prepare.kept_choices import keep_choices
from .transform.prepare.lane_sums import add_each_alone
from .transform.prepare.last_iterations import split_last_iterations
from .transform.prepare.library_bodies import define_library_functions
from .transform.prepare.messages import give_records
from .transform.prepare.narrow_masks import narrow_masks
from .transform.prepare.own_atomics import make_own_atomics_plain
from .transform.prepare.padded_barriers import pad_barriers
from .transform.prepare.resolve_atomic_extrema import resolve_atomic_extrema
from .transform.prepare.returns import bring_returns_into_form
from .transform.prepare.sign_bits import read_sign_bits
from .transform.prepare.simplify_selects import simplify_selects
from .transform.prepare.single_extents import fix_single_extents
from .transform.prepare.small_arrays import make_variables
from .transform.prepare.stated_types import state_types
from .transform.prepare.unroll_over_arrays import unroll_over_arrays
from .transform.prepare.whole_structures import take_structures_apart
from .transform.prepare.x86_vectors import write_x86_vectors
from .transform.scalar_loops import keep_scalar

OPTIMIZE = Pass("optimize", steps.optimize, "LLVM's default pipeline, without vectors and unrolling")
OPTIMIZE_LOOPS = Pass("optimize-loops", steps.optimize_moved_loops, "the same where loops have moved; loops simple, SSA closed")
SIMPLIFY_LOOPS = Pass("simplify-loops", steps.simplify_loops, "loops with preheaders and dedicated exits, closed SSA")
UNROLL = Pass("unroll-marked", steps.unroll_marked, "loops that are marked so are unrolled")
MANY = 100  # rounds: as long as there is something to do

PREPARE: tuple[Stage, ...] = (
    Pass("normalize", steps.normalize, "valid IR in LLVM's own form"),
    Pass("signature", steps.check_signature, "the request fits the function"),
    Pass("registered-rules", steps.register_rules, "functions with rules of the module are known by them",
         when=lambda r: r.keep_functions),
    Pass("keep-functions", steps.mark_functions, "no function is dropped", when=lambda r: r.keep_functions),
    Pass("library-bodies", lambda u: define_library_functions(u.module, u.root, u.book),
         "containers and BLAS have bodies", when=lambda r: r.keep_functions),
    Pass("kept-choices", lambda u: keep_choices(u.module), "choices of equal numbers stay", when=lambda r: r.keep_functions),
    Pass("stated-types", lambda u: state_types(u.module, u.root, u.book), "stated types are those of the root's parameters",
         when=lambda r: r.keep_functions),
    Pass("single-extents", lambda u: fix_single_extents(u.module, u.request.single), "extents that are one are constants",
         when=lambda r: bool(r.single)),
    Pass("lane-sums", lambda u: add_each_alone(u.module), "sums of a warp's lanes are atomic additions"),
    Pass("extrema", lambda u: resolve_atomic_extrema(u.module, u.root, u.request, u.book),
         "the winner of an atomic extremum is known", when=of_threads),
    Pass("narrow-masks", lambda u: narrow_masks(u.module, u.root, u.request, u.book), "masks name no lane that has left",
         when=of_threads),
    Pass("pad-barriers", lambda u: pad_barriers(u.module, u.root, u.request, u.book), "all threads pass the same barriers",
         when=of_threads),
    Pass("one-thread", steps.take_one_thread, "parallel regions of OpenMP are calls", when=on_the_host),
    Pass("no-wrapping", lambda u: keep_from_wrapping(u.module), "address arithmetic is `inbounds`/`nusw`",
         when=lambda r: r.target.addresses_stay),
    Pass("chunk-numbers", lambda u: number_chunks(u.module, u.book), "calls of chunks of parallel loops have numbers"),
    Pass("free-for-inlining", lambda u: free_for_inlining(u.module, u.request, u.book), "LLVM may inline; arrays are `noalias`"),
    Pass("inline-more", lambda u: ask_for_inlining(u.module, u.root, u.book), "calls of one function are told apart",
         when=lambda r: r.inline_more),
    Pass("inline", steps.inline_all, "calls inlined, memory in registers, loops rotated"),
    PassGroup((
        Pass("canonical-calls", lambda u: canonicalize_all(u.module, u.book), "library calls in the form that rules know"),
        Pass("whole-structures", lambda u: take_structures_apart(u.module), "members are loaded and stored one by one",
             when=lambda r: r.target.typed_variables),
        Pass("x86-vectors", lambda u: write_x86_vectors(u.module), "extrema, roundings and sums of x86 are LLVM's own"),
        Pass("gathers", lambda u: write_gathers(u.module), "gathers and scatters are accesses lane by lane"),
        Pass("sign-bits", lambda u: read_sign_bits(u.module), "operations on sign bits are negations and selects"),
        Pass("indirect-calls", lambda u: resolve_indirect_calls(u.module, u.root, u.book, u.request.target.kept_functions),
             "known callees are called directly"),
    ), then=OPTIMIZE, rounds=4),
    PassGroup((
        Pass("unroll", lambda u: unroll_over_arrays(u.module, u.root, u.book), "short loops over own arrays are straight lines",
             when=of_threads, switch="unrolling"),
    ), then=OPTIMIZE),
    Pass("messages", lambda u: give_records(u.module), "calls of MPI have records"),
    Pass("borrowed-arrays", lambda u: drop_borrowed_references(u.module, u.book, status=u.request.target.status_return),
         "arrays of the caller are not counted"),
    PassGroup((
        Pass("small-arrays", lambda u: make_variables(u.module, u.book), "small arrays are variables", switch="small-arrays",
             remark=("NE814", "the array is made variables: its size is small and known")),
    ), then=OPTIMIZE, rounds=MANY),
    PassGroup((
        Pass("constant-arguments", lambda u: propagate_constant_arguments(u.module), "constant arguments are constants"),
        Pass("failing-ways", lambda u: part_failing_ways(u.module, status=u.request.target.status_return),
             "ways that are bound to fail leave where that is decided"),
        Pass("simplify-selects", lambda u: simplify_selects(u.module), "selects of what is the same are gone"),
        Pass("rounding", lambda u: keep_rounding_in_float(u.module, u.book), "rounding stays in floating point"),
    ), then=OPTIMIZE),
    Pass("recursion", steps.take_outermost_call, "nobody calls the root"),
    Pass("reducible", steps.make_reducible, "every cycle has one entry", when=in_reverse),
    Pass("join-conditions", lambda u: join_conditions(u.module), "guards of several conditions are one branch", when=of_threads),
    Pass("loop-shape", steps.shape_loops, "no switches, simple loops, closed SSA"),
    PassGroup((
        Pass("hoist-loops", lambda u: hoist_invariant_loops(u.module, u.root, u.book), "invariant loops are outside",
             when=on_the_host, switch="loop-hoisting", remark=("NE812", "the loop runs once, outside the loop around it")),
        Pass("hoist-memory", lambda u: hoist_filled_memory(u.module, u.root, u.book), "so is memory that they fill",
             when=on_the_host, switch="loop-hoisting", remark=("NE813", "the array is made and filled once, outside the loop")),
    ), then=OPTIMIZE_LOOPS),
    PassGroup((
        Pass("interchange", lambda u: interchange_sums(u.module, u.root, u.book), "sums down columns run along rows",
             when=on_the_host, switch="loop-interchange", remark=("NE811", "the loop is interchanged, or runs by fours")),
    ), then=OPTIMIZE_LOOPS),
    PassGroup((
        Pass("last-iterations", lambda u: split_last_iterations(u.module), "no loop asks in each iteration if it is the last",
             when=on_the_host, switch="loop-splitting",
             remark=("NE816", "the loop is two: its last iterations, which a test tells from the others, run behind them")),
    ), then=OPTIMIZE_LOOPS),
    Pass("sign-tests", lambda u: fold_all_sign_tests(u.module), "tests of signs that are known are gone"),
    Pass("no-wrapping-again", lambda u: keep_from_wrapping(u.module), "as before, where LLVM has dropped it",
         when=lambda r: r.target.addresses_stay),
    PassGroup((
        Pass("chunk-numbers-again", lambda u: number_chunks(u.module, u.book), "as before, for what was inlined since"),
        Pass("contract", lambda u: contract(u.module), "products and sums are fused", when=lambda r: r.contract),
        Pass("returns", lambda u: bring_returns_into_form(u.module, u.root, u.request), "one return for success, errors apart"),
    ), then=SIMPLIFY_LOOPS),
    Pass("fixed-addresses", lambda u: mark_fixed_addresses(u.module, u.book), "loads of array addresses are invariant"),
    Pass("forget-inlining", lambda u: forget_inlining(u.module), "the derivative's functions are inlined as any other's",
         when=lambda r: r.inline_more),
    Pass("checkpoints", steps.checkpoint_loops, "time loops run under a schedule", when=steps.is_checkpointed),
    Pass("loop-form", steps.shape, "loops have counters, exits trip counts, merges the number of the edge"),
    Pass("own-atomics", lambda u: make_own_atomics_plain(u.module, u.shapes, u.root, u.request, u.book),
         "no other thread comes to the place of one", when=of_threads, switch="own-atomics"),
    Pass("mark-primal", lambda u: mark_primal(u.module), "what is added is told from what is there", when=lambda r: r.debug_nans),
)  # fmt: skip

ANALYZE: tuple[Stage, ...] = (
    Pass("analyze", steps.analyze, "points-to, layout, activity, effects"),
    Pass("legal", steps.check_legality, "all that can't be differentiated is reported at once"),
    Pass("plan", steps.plan, "what is recomputed, kept, stored, and where", shows=lambda u: u.derivative.plan),
)

EMIT: tuple[Stage, ...] = (
    Pass("differentiate", steps.emit, "the derivative and all that it calls"),
    Pass("copied-shadows", steps.copy_shadows, "shadows are as they were if the function raises", when=steps.works_on_copies),
    Pass("finite-checks", lambda u: check_derivative(u.module), "what is not finite is told of", when=lambda r: r.debug_nans),
    Pass("count-tape", steps.count_tape, "a function counts the bytes of the tape", when=steps.has_buffered_tape),
    Pass("alias-scopes", steps.add_alias_scopes, "accesses that can't alias have scopes",
         when=steps.has_alias_scopes, switch="alias-scopes"),
    Pass("runtime", steps.add_runtime, "our runtime's functions are defined"),
    Pass("vector-functions", steps.add_vector_functions, "approximate calls name their vector versions",
         when=lambda r: bool(r.vector_functions), switch="vector-functions",
         remark=("NE815", "approximate functions are called for several iterations at once, where the loop can be a vector")),
    Pass("internal-primal", steps.internalize_primal, "what nobody asked for may be dropped"),
    Pass("scalar-loops", lambda u: keep_scalar(u.module, u.family.made), "loops that LLVM can't make vectors of are marked",
         when=on_the_host),
    Pass("large-functions", lambda u: split_long_loop_chains(u.module), "LLVM's time is in proportion to size", when=on_the_host),
)  # fmt: skip

FINISH: tuple[Stage, ...] = (
    Pass("clean", steps.clean, "verified and optimised by LLVM"),
    Pass("register-sums", steps.sum_in_registers, "additions of a loop to one place are one addition behind it",
         when=steps.has_register_sums, switch="register-sums"),
    PassGroup((
        Pass("loops-of-sums", lambda u: mark_loops_of_sums(u.module, steps.reverse_of(u)),
             "loops with sums of lanes are to be unrolled", when=steps.has_lane_batches, switch="lane-batches"),
    ), then=UNROLL),
    Pass("lane-batches", lambda u: combine_sums(u.module, steps.reverse_of(u), u.book),
         "sums of lanes at several places are one call", when=steps.has_lane_batches, switch="lane-batches"),
    Pass("row-versions", steps.add_row_versions, "loops over rows of few columns have a version for that length",
         when=steps.has_row_versions, switch="row-versions"),
    Pass("unmark", steps.unmark_functions, "functions that were kept are kept no longer", when=lambda r: r.keep_functions),
    Pass("bodies", steps.unregister_rules, "functions with registered rules are as they were", when=lambda r: r.keep_functions),
)

PHASES: dict[str, tuple[Stage, ...]] = {"prepare": PREPARE, "analyze": ANALYZE, "emit": EMIT, "finish": FINISH}
NEEDS_CONTEXT = "NE2"  # codes of reasons that lie in memory, which points-to does not tell apart by calls
PASSES: tuple[str, ...] = tuple(names_of(PREPARE + ANALYZE + EMIT + FINISH))


@with_room_for_frames
def differentiate(
    text: str, request: GradientRequest, *, book: RuleBook | None = None, until: str = "", tidy: bool = True
) -> Derivative:
    """The derivative of ``request.function`` in the module ``text``.

    ``until``: name of the last pass to run; the result's text is that of its stage. ``tidy``: whether LLVM optimises the result
    (always checked). Raises NotDifferentiable for what can't be differentiated, ValueError for text that is no valid module.
    """
    request = replace(request, switches=request.switches | config.disabled())
    book = book or book_for(request)
    if directory := config.replay_directory():
        record(directory, text, request, book)

    def make(last: str) -> Derivative:
        unit = Unit(text, request, book, Derivative(request, request.derivative_name, make))
        unit.tidy = tidy
        collects = gc.isenabled()
        gc.disable()  # the models are large and all alive: looking for garbage among them takes a third of the time
        try:
            with progress.compiling(f"the derivative of {request.function}"):
                run_phases(unit, PHASES, last)
                progress.step("machine code")
        finally:
            if collects:
                gc.enable()
        return unit.derivative

    return make(until)


def differentiate_by_calls(text: str, request: GradientRequest, *, book: RuleBook | None = None) -> Derivative:
    """The same; what is refused for reasons that may be gone where a function is analysed for each call by itself is tried so."""
    try:
        return differentiate(text, request, book=book)
    except NotDifferentiable as refusal:
        if "inlining" in config.disabled() or not any(problem.code.startswith(NEEDS_CONTEXT) for problem in refusal.problems):
            raise
        try:
            return differentiate(text, replace(request, inline_more=True), book=book)
        except NotDifferentiable:
            raise refusal from None
