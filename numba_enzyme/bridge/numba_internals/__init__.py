"""Every private name of Numba and llvmlite that the bridge relies on, and what happens if one is missing.

    check()     ImportError: numba 0.70.0 has no numba.core.codegen.Codegen._library_class (...), which numba_enzyme 0.1.0 needs

A row says where the name is, and what for. `tests/bridge/test_numba_internals.py` holds the rows against the package's source:
a private name that is used and has no row fails there, and so does a row that nothing uses.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from types import FunctionType
from typing import Any, NamedTuple

OLDEST = (0, 67)
NEWEST = (0, 68)  # the newest series of Numba that the tests have run with


class Name(NamedTuple):
    """``owner``: a module, or a module and a class in it; ``made``: an instance attribute, which only code mentions."""

    owner: str
    name: str
    use: str
    made: bool = False


NAMES: tuple[Name, ...] = (
    # Code generation: libraries that keep their IR, and libraries whose machine code is loaded on demand.
    Name("numba.core.codegen:JITCPUCodegen", "_library_class", "which kind of library is made"),
    Name("numba.core.codegen:JITCPUCodegen", "_engine", "which symbols are defined", made=True),
    Name("numba.core.codegen:JITCPUCodegen", "_data_layout", "the data layout of the host", made=True),
    Name("numba.core.codegen:JITCPUCodegen", "_tm", "the target machine of the host", made=True),
    Name("numba.core.codegen:JITCPUCodegen", "_function_pass_manager", "passes over single functions"),
    Name("numba.core.codegen:CodeLibrary", "_codegen", "the code generation that a library belongs to", made=True),
    Name("numba.core.codegen:CodeLibrary", "_finalized", "whether a library is complete"),
    Name("numba.core.codegen:CodeLibrary", "_raise_if_finalized", "a library that is not complete"),
    Name("numba.core.codegen:CodeLibrary", "_ensure_finalized", "a library that is complete"),
    Name("numba.core.codegen:CPUCodeLibrary", "_final_module", "the linked module of a library", made=True),
    Name("numba.core.codegen:CPUCodeLibrary", "_shared_module", "the module that callers link", made=True),
    Name("numba.core.codegen:CPUCodeLibrary", "_linking_libraries", "the libraries that one links", made=True),
    Name("numba.core.codegen:CPUCodeLibrary", "_dynamic_globals", "globals that are filled when a library is loaded", made=True),
    Name("numba.core.codegen:CPUCodeLibrary", "_get_module_for_linking", "the module that callers link"),
    Name("numba.core.codegen:CPUCodeLibrary", "_optimize_functions", "a library that is not optimised"),
    Name("numba.core.codegen:CPUCodeLibrary", "_optimize_final_module", "a library that is not optimised"),
    Name("numba.core.codegen:CPUCodeLibrary", "_finalize_dynamic_globals", "globals that are filled when a library is loaded"),
    Name("numba.core.codegen:CPUCodeLibrary", "_finalize_final_module", "the end of a library"),
    Name("numba.core.codegen:CPUCodeLibrary", "_get_compiled_object", "machine code for export"),
    Name("numba.core.codegen", "_parse_refprune_flags", "how references are pruned"),
    # Lowering.
    Name("numba.core.lowering:Lower", "_lower_call_ObjModeDispatcher", "blocks in object mode"),
    Name("numba.np.linalg", "_LAPACK", "functions of LAPACK, by their symbols"),
    Name("numba.core.compiler", "_EarlyPipelineCompletion", "a function without its blocks in object mode"),
    Name("numba.core.typing.templates:_OverloadAttributeTemplate", "_attr", "attributes that types were given", made=True),
    Name("numba.core.types.functions:RecursiveCall", "_overloads", "the functions that a recursive call may be of", made=True),
    Name("numba.core.base", "_wrap_impl", "an implementation with its context"),
    Name("numba.core.base:BaseContext", "_defns", "implementations that are registered", made=True),
    Name("numba.core.cpu:CPUContext", "_internal_codegen", "the code generation of a context", made=True),
    Name("numba.core.callconv:CPUCallConv", "_get_return_status", "a status that is propagated"),
    Name("numba.core.callconv:CPUCallConv", "_get_excinfo_argument", "the exception that a function raised"),
    Name("numba.core.cgutils:_StructProxy", "_getvalue", "the value of a structure"),
    Name("numba.core.datamodel.models:RecordModel", "_be_type", "the type of a record as it lies in memory", made=True),
    # Dispatchers.
    Name("numba.core.dispatcher", "_FunctionCompiler", "a compiler that writes its function when it knows the types"),
    Name("numba.core.dispatcher:_FunctionCompiler", "_get_implementation", "a function that depends on its types"),
    Name("numba.core.dispatcher:_FunctionCompiler", "_compile_core", "lowering of what is typed already"),
    Name("numba.core.dispatcher:_FunctionCompiler", "_failed_cache", "what could not be typed", made=True),
    Name("numba.core.dispatcher:Dispatcher", "_compiler", "the compiler of a dispatcher", made=True),
    Name("numba.core.dispatcher:Dispatcher", "_cache", "the cache of a dispatcher", made=True),
    Name("numba.core.dispatcher:Dispatcher", "_make_finalizer", "what is left to do when a dispatcher goes"),
    Name("numba.core.dispatcher:Dispatcher", "_can_compile", "whether new signatures are compiled"),
    Name("numba.core.dispatcher:Dispatcher", "_compiling_counter", "typing of a function that may call itself", made=True),
    Name("numba.core.dispatcher:Dispatcher", "_reset_overloads", "a dispatcher that is compiled again"),
    Name("numba.core.dispatcher:Dispatcher", "_numba_type_", "the type of a dispatcher"),
    Name("numba.core.dispatcher:Dispatcher", "_type", "the type of a dispatcher", made=True),
    Name("numba.core.types.abstract:Type", "_code", "the number of a type, by which those of tuples are found", made=True),
    Name("numba.core.dispatcher:Dispatcher", "_uuid", "the identity of a dispatcher that is pickled"),
    Name("numba.core.dispatcher:Dispatcher", "_reduce_states", "pickling"),
    Name("numba.core.dispatcher:Dispatcher", "_rebuild", "pickling"),
    Name("numba.core.typing.context:BaseContext", "_remove_global", "a dispatcher that stands for another"),
    # Callables.
    Name("numba.core.ccallback:CFunc", "_pyfunc", "the function behind a C callback", made=True),
    Name("numba.np.ufunc.dufunc:DUFunc", "_dispatcher", "the scalar function of a ufunc", made=True),
    Name("numba.np.ufunc.dufunc:DUFunc", "_lower_me", "the lowering of a ufunc", made=True),
    Name("numba.np.ufunc.ufuncbuilder:GUFuncBuilder", "_sigs", "the signatures of a gufunc", made=True),
    Name("numba.stencils.stencil:StencilFunc", "_targetctx", "the context of a stencil", made=True),
    # Libraries.
    Name("numba.np.arrayobj", "_empty_nd_impl", "new arrays"),
    Name("numba.np.arrayobj", "_call_allocator", "their memory"),
    Name("numba.np.arrayobj", "_np_clip_impl", "numbers between bounds"),
    Name("numba.np.linalg", "_compute_singular_values", "singular values"),
    Name("numba.np.linalg", "_oneD_norm_2", "the norm of a vector"),
    Name("numba.np.arraymath", "_select", "an order statistic"),
    Name("numba.np.arraymath", "_select_two", "the two order statistics that a percentile lies between"),
    Name("numba.np.arraymath", "_collect_percentiles_inner", "percentiles"),
    Name("numba.np.arraymath", "_clip_corr", "correlations between -1 and 1"),
    Name("numba.parfors.parfor_lowering", "_lower_parfor_parallel_std", "lowering of parallel loops"),
    Name("numba.np.ufunc.parallel", "_launch_threads", "the pool of threads"),
    Name("numba", "_helperlib", "addresses of C functions"),
    Name("numba.typed.typedobjectutils", "_container_get_data", "the memory of typed lists"),
    *(Name("numba.typed.listobject", name, "typed lists") for name in (
        "_list_new", "_list_set_method_table", "_make_list", "_list_append", "_list_setitem", "_list_delitem",
        "_list_delete_slice", "_list_allocated", "_list_is_mutable", "_list_set_is_mutable",
    )),
    Name("numba.typed.typedobjectutils", "_container_get_meminfo", "the memory of typed dictionaries"),
    *(Name("numba.typed.dictobject", name, "typed dictionaries") for name in (
        "_make_dict", "_imp_dtor", "_dict_insert", "_dict_lookup", "_dict_delitem", "_dict_popitem",
    )),
)  # fmt: skip


def resolve(row: Name) -> bool:
    """Whether a name is there."""
    module, _, attribute = row.owner.partition(":")
    try:
        owner = import_module(module)
        if attribute:
            owner = getattr(owner, attribute)
    except (ImportError, AttributeError):
        return False
    if hasattr(owner, row.name):
        return True
    return row.made and any(row.name in function.__code__.co_names for function in _functions(owner))


def _functions(owner: Any) -> Iterator[FunctionType]:
    for base in owner.__mro__:
        yield from (value for value in vars(base).values() if hasattr(value, "__code__"))


def missing() -> list[Name]:
    """The names that the installed Numba does not have."""
    return [row for row in NAMES if not resolve(row)]


def check() -> None:
    """Raise ImportError if the installed Numba lacks a name, saying which; warn if it is newer than what was tested.

    Called once, when the bridge is imported.
    """
    installed = version("numba")
    gone = missing()
    if gone:
        names = ", ".join(f"{row.owner.replace(':', '.')}.{row.name} ({row.use})" for row in gone)
        raise ImportError(f"numba {installed} has no {names}: numba_enzyme needs Numba {_series(OLDEST)} to {_series(NEWEST)}")
    if tuple(int(part) for part in installed.split(".")[:2]) > NEWEST:
        warnings.warn(
            f"numba_enzyme is tested with Numba up to {_series(NEWEST)}, and this is {installed}: check gradients with "
            "numba_enzyme.testing.check_grads, or install an older Numba",
            stacklevel=2,
        )


def _series(numbers: tuple[int, int]) -> str:
    return ".".join(map(str, numbers))
