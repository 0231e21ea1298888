"""Takes one linked LLVM module out of Numba for a dispatcher and a tuple of argument types.

    @njit def f(x): return g(x) ** 2      ->   define i32 @"mod.f"(ptr %retptr, ptr %excinfo, double %arg.x)

Callees are linked in and inlined, reference counts that cancel are pruned, nothing is vectorised or unrolled. The
allocation and reference-count functions of the Numba runtime stay calls, because the compiler has rules for them.
"""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import llvmlite.binding as ll
from numba.core import errors, types
from numba.core.codegen import _parse_refprune_flags
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaDebugInfoWarning
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.typing import Signature

from ...errors import EnzymeError
from ...ir.literal import hidden, shown
from ...rules.runtime import is_runtime_symbol
from ...transform.large_functions import joined
from ..given_values import with_pure_calls
from . import array_functions, fourier, linear_algebra
from .call_types import call_signature
from .checkpoint import MARK, is_checkpoint_symbol
from .cold import with_cold_marked
from .containers import with_containers
from .context import DifferentiationContext, RawLibrary, differentiation_context
from .functions_at_addresses import with_names
from .nonfinite import checked
from .rules import with_reading_declared
from .typed_dicts import with_dictionaries
from .typed_lists import with_inlined_lists

_INLINED_RUNTIME = "NRT_MemInfo_data_fast"
DEFINED_HELPER = re.compile(
    r"^define (?:\w+ )*?(?P<type>noalias \w+|\w+|\{[^}\n]*\}) "
    r"@(?P<name>(?:ne|scipy)\.[\w.]+)(?P<rest>\([^\n]*\))[^\n]*\{\n.*?^\}$",
    re.MULTILINE | re.DOTALL,
)
RULE_PREFIX = "ne.rule."
array_functions.follow_rules()
linear_algebra.follow_rules()
fourier.follow_rules()


@dataclass(frozen=True, eq=False)
class Extracted:
    """The primal as the compiler core wants it, and what Numba must know to call it."""

    text: str
    name: str
    signature: Signature
    environments: dict[str, object]
    ordinary_libraries: tuple[object, ...]
    parameters: tuple[tuple[str, bool], ...]
    """Type of each LLVM parameter, and whether LLVM has proved that nothing is written through it."""
    context: DifferentiationContext = field(repr=False)
    derivatives: dict[object, Any] = field(default_factory=dict, repr=False, compare=False)
    """Those that have been linked, by request: they live as long as the function does, or a caller of theirs."""


def compiled_arguments(dispatcher: CPUDispatcher, arguments: tuple[types.Type, ...]) -> tuple[types.Type, ...]:
    """The types for which *dispatcher* is compiled where it is called with *arguments*: of eager signatures, those that fit."""
    given = tuple(map(types.unliteral, arguments))
    return call_signature(cpu_target.typing_context, dispatcher._numba_type_, given).args


@global_compiler_lock
def extract(dispatcher: CPUDispatcher, args: tuple[types.Type, ...], *, debug_nans: bool = False) -> Extracted:
    """The linked module of *dispatcher* for *args*; remembered as long as the same compile result stands behind it.

    ``debug_nans``: arithmetic is checked.
    """
    context = differentiation_context()
    context.refresh()
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaDebugInfoWarning)
        try:
            cres = context.compile_raw(dispatcher, args)
        except errors.UnsupportedError as refusal:
            raise EnzymeError(f"{dispatcher.__name__} can't be differentiated: {refusal}") from None
    extracted = cres.library.extracted
    if debug_nans not in extracted:
        extracted[debug_nans] = _extract_result(context, dispatcher, cres, debug_nans)
    return extracted[debug_nans]


def _extract_result(context: DifferentiationContext, dispatcher: CPUDispatcher, cres: Any, debug_nans: bool) -> Extracted:
    library: RawLibrary = cres.library
    name = readable_name(dispatcher.py_func)
    linked = with_pure_calls(_without_helpers(joined(library.linked_text(context.definitions))))
    linked = with_dictionaries(linked, cres.signature.args, rules=RULE_PREFIX in linked)
    text = with_reading_declared(_inlinable(_with_inlined_runtime(with_inlined_lists(linked))))
    module, containers = with_containers(hidden(with_cold_marked(text, cres.fndesc.llvm_func_name)))
    module.get_function(cres.fndesc.llvm_func_name).name = name
    internalise(module, name)
    if containers:  # counts of references to lists are pruned before: their functions count others, which ends a pair for LLVM
        _simplify(context.codegen()._tm, module)
        for definitions in containers:
            module.link_in(definitions)
        internalise(module, name)
    if debug_nans:
        module = ll.parse_assembly(checked(str(module)))
    _simplify(context.codegen()._tm, module)
    text = with_names(_without_unused_environments(shown(str(module))))
    used = {env_name: env for env_name, env in context.environments.items() if env_name in text}
    parameters = tuple(_parameter_facts(parameter) for parameter in module.get_function(name).arguments)
    return Extracted(text, name, cres.signature, used, tuple(library.ordinary_libraries), parameters, context)


def _parameter_facts(parameter: ll.ValueRef) -> tuple[str, bool]:
    return str(parameter.type), not {b"readonly", b"readnone"}.isdisjoint(parameter.attributes)


def readable_name(py_func: Callable) -> str:
    """Name of the primal in the IR: module and qualified name; the dot keeps it apart from every C function."""
    qualified = f"{py_func.__module__}.{py_func.__qualname__}".replace("<locals>.", "").replace("<lambda>", "lambda")
    return re.sub(r"[^\w.]", "_", qualified, flags=re.ASCII)


def _with_inlined_runtime(text: str) -> str:
    """Replaces the declaration of the data-pointer accessor by its definition: it is a load, and must be seen as one."""
    declaration = re.search(rf"^declare [^\n]*@{_INLINED_RUNTIME}\(.*$", text, re.MULTILINE)
    if declaration is None:
        return text
    accessor = rtsys.library._get_module_for_linking().get_function(_INLINED_RUNTIME)
    definition = re.sub(r"^; Function Attrs.*\n|local_unnamed_addr|#\d+", "", str(accessor))
    definition = definition.replace("define linkonce_odr", "define internal")
    return text.replace(declaration[0], definition)


def _without_helpers(text: str) -> str:
    """Declares what an earlier differentiation has brought along: the compiler knows its helpers by their names."""
    def declared(match: re.Match[str]) -> str:
        return match[0] if not is_runtime_symbol(match["name"]) else f"declare {match['type']} @{match['name']}{match['rest']}"

    return DEFINED_HELPER.sub(declared, text)


def _inlinable(text: str) -> str:
    """Numba forbids inlining of functions that have line numbers; here they have both. (A group must not be empty.)

    What is checkpointed stays a call.
    """
    return re.sub(rf'^(attributes #\d+ = \{{(?!.*"{MARK}").*?)\bnoinline\b', r"\1nounwind", text, flags=re.MULTILINE)


def internalise(module: ll.ModuleRef, entry: str) -> None:
    """Hide everything but *entry*. Helpers that the compiler knows by name keep name and calling convention.

    The bodies of a rule that an earlier differentiation has called lose theirs: a derivative of them may call the same rule,
    and must not find what LLVM has made of them here (parameters removed, others replaced by constants).
    """
    for function in module.functions:
        if function.is_declaration:
            continue
        if function.name == entry:
            function.linkage = ll.Linkage.external
        else:
            kept = is_runtime_symbol(function.name) or is_checkpoint_symbol(function.name)
            function.linkage = ll.Linkage.linkonce_odr if kept else ll.Linkage.internal
            if function.name.startswith(RULE_PREFIX):
                function.name = f"linked.{function.name}"


def _simplify(machine: ll.TargetMachine, module: ll.ModuleRef) -> None:
    """Inline, simplify and prune reference counts, with everything that reshapes loops for the machine switched off.

    Loops of few, constant iterations are unrolled: `x ** 2` is one, and would need a tape. Where there is one function, nothing
    is to be inlined before.
    """
    alone = sum(not function.is_declaration for function in module.functions) == 1
    builder = _pass_builder(machine, unroll=False)
    passes = ll.create_new_module_pass_manager() if alone else builder.getModulePassManager()
    if alone:
        _unroll(machine, module)
        passes.add_post_order_function_attributes_pass()
    passes.add_refprune_pass(_parse_refprune_flags())  # pyright: ignore[reportArgumentType]  # zero is no member of llvmlite's flags
    passes.add_global_dead_code_eliminate_pass()
    passes.run(module, builder)
    if not alone:
        _unroll(machine, module)
    module.verify()


def _unroll(machine: ll.TargetMachine, module: ll.ModuleRef) -> None:
    builder = _pass_builder(machine, unroll=True)
    for function in module.functions:
        if not function.is_declaration:
            builder.getFunctionPassManager().run(function, builder)


def _pass_builder(machine: ll.TargetMachine, unroll: bool) -> ll.PassBuilder:
    tuning = ll.create_pipeline_tuning_options(speed_level=2)
    tuning.loop_vectorization = False
    tuning.slp_vectorization = False
    tuning.loop_interleaving = False
    tuning.loop_unrolling = unroll
    return ll.create_pass_builder(machine, tuning)


def _without_unused_environments(text: str) -> str:
    lines = [line for line in text.split("\n")
             if not (match := re.match(r"(@_ZN\d*NumbaEnv\S+) = common", line)) or text.count(match[1]) > 1]
    return "\n".join(lines)

