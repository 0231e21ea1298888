"""Preparation: from any LLVM module to the form that the analyses expect.

    remove optnone/noinline -> LLVM's default pipeline (inline, SROA, GVN, LICM, loop rotation; no vectorising, no unrolling)
    -> canonical calls -> again -> references to arguments uncounted -> simple loops, closed SSA, no switches
    -> settled comparisons -> products fused with sums
"""

from __future__ import annotations

import re
from functools import partial

from ...analysis.effects import MEETINGS
from ...analysis.memory import APART
from ...analysis.snapshots import marked, without_mark
from ...ir import llvm_io
from ...ir.attributes import add_attribute
from ...ir.model import Function, Module, Return
from ...ir.parser import parse_module
from ...ir.printer import print_module
from ...request import GradientRequest, Mode
from ...rules import RuleBook
from ...rules.runtime import is_runtime_symbol
from ..large_functions import optimized
from .addresses import keep_from_wrapping
from .borrowed_arrays import drop_borrowed_references
from .canonical_calls import canonicalize_calls
from .chunk_numbers import number_chunks
from .constant_arguments import propagate_constant_arguments
from .contraction import contract
from .hoist_filled_memory import hoist_filled_memory
from .hoist_loops import hoist_invariant_loops
from .indirect_calls import resolve_indirect_calls
from .interchange import interchange_sums
from .irreducible import make_reducible
from .known_ways import follow_known_ways
from .recursion import is_recursive, separate_recursion
from .returns import merge_returns, split_status_returns
from .settled_choices import settle_choices
from .settled_comparisons import settle_comparisons
from .settled_zero_tests import settle_zero_tests
from .small_arrays import make_variables
from .whole_numbers import keep_floating

HINDRANCES = re.compile(r"\b(?:optnone|noinline|minsize|optsize)\b ?")
HINDRANCES_OF_COLD = re.compile(r"\b(?:optnone|noinline)\b ?")
COLD = re.compile(r"\bcold\b")
GROUP = re.compile(r"#(\d+)")
SHAPES = ("lower_switch", "loop_simplify", "lcssa")
MAX_ROUNDS = 4  # calls that become direct can uncover more of them


def prepare_module(module: Module, request: GradientRequest, book: RuleBook) -> tuple[str, Module | None]:
    """The module's text in the form that the analyses expect; and the same, parsed, where that has been done anyway."""
    root = module.functions[request.function]
    optimize = partial(optimized, eased=not request.threads, inline=llvm_io.INLINE_EVERYTHING)
    if request.addresses_stay:
        keep_from_wrapping(module)
    noalias = () if "noalias" in request.switches else request.noalias
    number_chunks(module, book)
    _free_for_inlining(module, root, book, noalias, request, keep_calls="inlining" in request.switches)
    if "pre-optimisation" in request.switches:
        text = llvm_io.optimize(print_module(module), default_pipeline=False, after=("sroa", "simplify_cfg"))
        module = parse_module(text)
    else:
        text, module = optimize(module)
    root = module.functions[request.function]
    for _ in range(MAX_ROUNDS):
        changed = False
        for function in list(module.functions.values()):
            if not function.is_declaration:
                changed |= canonicalize_calls(module, function, book)
        changed |= resolve_indirect_calls(module, root, book)
        if not changed:
            break
        text, module = optimize(module)
        root = module.functions[request.function]
    if drop_borrowed_references(module, book, status=request.status_return):
        text = print_module(module)
    while "small-arrays" not in request.switches and make_variables(module, book):  # an array may have been kept in another
        text, module = optimize(module)
        root = module.functions[request.function]
    settled = propagate_constant_arguments(module) | follow_known_ways(module) | settle_choices(module)
    if settled | settle_zero_tests(module) | keep_floating(module, book):
        text, module = optimize(module)
        root = module.functions[request.function]
    if is_recursive(root):
        separate_recursion(module, root)
        text = print_module(module)
    if request.mode is Mode.REVERSE:
        text = make_reducible(text, module.functions[request.function])
    text = llvm_io.optimize(text, default_pipeline=False, after=SHAPES)
    module = parse_module(text)
    hoists = "loop-hoisting" not in request.switches and not request.threads  # what another thread writes is not invariant
    if hoists and _hoist(module, module.functions[request.function], book):
        text, module = _in_shape_again(module, eased=not request.threads)
    exchanges = "loop-interchange" not in request.switches and not request.threads
    if exchanges and interchange_sums(module, module.functions[request.function], book):
        text, module = _in_shape_again(module, eased=True)
    compared = [settle_comparisons(f) for f in module.functions.values() if not f.is_declaration]
    if any(compared) | (request.addresses_stay and keep_from_wrapping(module)):
        text = print_module(module)
    numbered = number_chunks(module, book)
    contracted = request.contract and contract(module)
    if _returns(module, request) or numbered or contracted:
        return llvm_io.optimize(print_module(module), default_pipeline=False, after=SHAPES[1:]), None
    return text, module


def _in_shape_again(module: Module, *, eased: bool) -> tuple[str, Module]:
    """Loops have moved: the module optimised once more, its loops simple and closed."""
    text, _ = optimized(module, eased=eased)
    text = llvm_io.optimize(text, default_pipeline=False, after=SHAPES)
    return text, parse_module(text)


def _hoist(module: Module, root: Function, book: RuleBook) -> bool:
    """Move out of loops what does not change in them; whether something was."""
    return hoist_invariant_loops(module, root, book) | hoist_filled_memory(module, root, book)


def _free_for_inlining(
    module: Module, root: Function, book: RuleBook, noalias: tuple[int, ...], request: GradientRequest, *, keep_calls: bool
) -> None:
    """Take away attributes that keep LLVM from optimising and inlining; the root stays visible."""
    for function in module.functions.values():
        if is_runtime_symbol(function.name):
            function.blocks = []  # ours from an earlier differentiation: known by its rule, made again at the end
            function.prefix = ""
    kept = request.mode is Mode.REVERSE
    checkpointed = {f for f in module.functions.values() if kept and marked(f, module) is not None}
    groups = {n for f in checkpointed for n in GROUP.findall(f.suffix)}
    for number, group in module.attribute_groups.items():
        if number not in groups:
            group = without_mark(_without_hindrances(group)).strip()
            module.attribute_groups[number] = group or '"ne"'  # an empty group is no group
    for function in module.functions.values():
        known = book.facts(function.name) is not None or book.scalar_rule(function.name) is not None
        if not known and function not in checkpointed:
            function.suffix = _without_hindrances(function.suffix)
        if keep_calls and not function.is_declaration and "alwaysinline" not in function.suffix:
            add_attribute(function, "noinline")
    word = APART if any(_meets(f, book) for f in module.functions.values()) else "noalias"
    for index in noalias:
        argument = root.arguments[index]
        if word not in argument.attributes.split():
            argument.attributes = f"{word} {argument.attributes}".strip()
    root.prefix = re.sub(r"\b(?:internal|private|linkonce_odr|linkonce|available_externally)\b ?", "", root.prefix)


def _without_hindrances(attributes: str) -> str:
    """Small code is what a function should have that is hardly ever called; every other is to be fast."""
    return (HINDRANCES_OF_COLD if COLD.search(attributes) else HINDRANCES).sub("", attributes)


def _meets(function: Function, book: RuleBook) -> bool:
    """Whether threads that call the function may find there what others have written."""
    facts = book.facts(function.name) if function.is_declaration else None
    return facts is not None and facts.kind in MEETINGS


def _returns(module: Module, request: GradientRequest) -> bool:
    """Bring all returns into the form of returns.py; False if they have it."""
    changed = False
    for function in module.functions.values():
        if function.is_declaration:
            continue
        if request.status_return:
            changed |= split_status_returns(function)
        changed |= merge_returns(module, function, lambda block: not (request.status_return and _fails(block.terminator)))
    return changed


def _fails(terminator: Return) -> bool:
    value = terminator.operands[0] if terminator.operands else None
    return getattr(value, "value", 0) != 0


__all__ = ["prepare_module"]
