"""A second Numba CPU context whose libraries keep the IR *before* the final optimisation.

Numba's own libraries are vectorised, unrolled and already shaped for the machine. Here, lowering is the same, but a
library links its callees' raw modules and stops:

    cres = compiler.compile_extra(typing_context, DifferentiationContext(...), f, args, ...)
    cres.library.linked_text()      -> one module: f, all its callees, the runtime functions as declarations

Callees that Numba has compiled for the ordinary context are compiled once more for this one, on demand, when a call of
them is lowered (:meth:`DifferentiationContext.get_function`).
"""

from __future__ import annotations

import warnings
import weakref
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Any

import llvmlite.binding as ll
import numba
from llvmlite import ir
from numba.core import codegen, compiler, cpu, errors, types
from numba.core.base import _wrap_impl
from numba.core.ccallback import CFunc
from numba.core.compiler_lock import global_compiler_lock
from numba.core.imputils import user_function
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.runtime import rtsys
from numba.core.targetconfig import ConfigStack
from numba.core.typing import Signature
from numba.np import arrayobj
from numba.np.ufunc.dufunc import DUFunc
from numba.np.ufunc.gufunc import GUFunc
from numba.stencils.stencil import StencilFunc

from ...config import disabled
from ...diagnostics import LIBRARIES
from ..given_values import with_row
from . import numpy_functions
from .call_types import call_signature, ordinary_result
from .checkpoint import checkpointed_function, is_checkpointed
from .deferred import deferred_loading, publish_environments
from .frozen_constants import frozen, frozen_as_in, with_bindings
from .function_values import cfunc_value, function_value, is_function_value
from .functions_at_addresses import function_at, signature_of
from .kept import kept_with
from .line_numbers import Descriptions
from .lowered_again import is_typed_for, lower_again
from .numba_functions import SUBROUTINES, raw_stencil, raw_ufunc
from .parallel_lowering import raw_pipeline
from .python_blocks import blocks_of
from .range_iterators import next_of_range
from .record_allocation import allocate_records, describes, of_records
from .record_memory import models_of_whole_records
from .rule_fields import by_fields
from .rules import EXTERNAL, Rule, instance_of, note_used, rule_of, substituted
from .typed_dicts import lowering_of as dict_lowering_of
from .typed_lists import lowering_of
from .unrolled_items import item_of_one_type

LIBRARIES[str(Path(numba.__file__).parent)] = "numba"
LIBRARIES[str(Path(__file__).parents[2])] = "numba_enzyme"


class RawLibrary(codegen.JITCodeLibrary):
    """A code library that is linked but neither optimised nor loaded."""

    def __init__(self, owner: RawCodegen, name: str) -> None:
        super().__init__(owner, name)
        self.ordinary_libraries: list[codegen.CPUCodeLibrary] = []
        self.extracted: dict[bool, object] = {}
        """What `extract` has made of it, without checks for nan and with them."""
        self.environments: dict[str, object] = {}
        """Of a derivative: what its machine code reads when it raises or prints, as long as a caller has it linked."""

    def add_linking_library(self, library: codegen.CPUCodeLibrary) -> None:
        """Raw libraries are linked in; ordinary ones (the Numba runtime) are only remembered for the derivative."""
        if isinstance(library, RawLibrary):
            super().add_linking_library(library)
            for ordinary in library.ordinary_libraries:
                self._remember(ordinary)
        else:
            self._remember(library)

    def _remember(self, library: codegen.CPUCodeLibrary) -> None:
        if library not in self.ordinary_libraries:
            self.ordinary_libraries.append(library)

    def add_llvm_module(self, ll_module: ll.ModuleRef) -> None:
        ll_module.data_layout = self._codegen._data_layout
        self._final_module.link_in(ll_module)

    def finalize(self) -> None:
        self._raise_if_finalized()
        for library in dict.fromkeys(self._linking_libraries):
            self._final_module.link_in(library._get_module_for_linking(), preserve=True)
        self._final_module.verify()
        self._finalized = True

    def undefined(self) -> list[str]:
        """Names of the functions that it calls and does not define."""
        return [function.name for function in self._final_module.functions if function.is_declaration]

    def linked_text(self, definitions: Mapping[str, RawLibrary]) -> str:
        """Text of the module, with what mutual recursion left undefined linked in from *definitions*."""
        self._ensure_finalized()
        module = self._final_module.clone()
        while missing := [function.name for function in module.functions
                          if function.is_declaration and function.name in definitions]:
            module.link_in(definitions[missing[0]]._get_module_for_linking(), preserve=True)
        return str(module)


class RawCodegen(codegen.JITCPUCodegen):
    _library_class = RawLibrary


class DifferentiationContext(cpu.CPUContext):
    """The CPU context as seen by functions that will be differentiated."""

    DIBuilder = Descriptions
    _elements: types.Type | None = None

    def init(self) -> None:
        super().init()
        self.root = self
        self.data_model_manager = models_of_whole_records(self.data_model_manager)
        self._internal_codegen = RawCodegen("numba_enzyme.raw")
        # What belongs to a function goes with it: these are held by its compile result, and that by its dispatcher.
        self.environments = weakref.WeakValueDictionary[str, object]()
        self.definitions: weakref.WeakValueDictionary[str, RawLibrary] = weakref.WeakValueDictionary()
        self._compiled: dict[object, compiler.CompileResult] = {}
        """Of the functions of this package."""
        self._in_progress: dict[object, object] = {}
        self._sizes: dict[ir.Type, int] = {}
        self._signature: Signature | None = None
        """Of the C function whose address is being made a constant."""

    def get_executable(self, library: RawLibrary, fndesc: object, env: object) -> object:
        """Nothing is loaded; the environment is kept for the derivative, which needs it to raise and to print."""
        library._ensure_finalized()
        self.environments[self.get_env_name(fndesc)] = env
        return _NotExecutable()

    def insert_user_function(self, func: object, fndesc: object, libs: tuple[object, ...] = ()) -> None:
        """Numba's pipeline enters what it has compiled; here it is found by its dispatcher, and goes when that does."""
        if not isinstance(func, _NotExecutable):
            super().insert_user_function(func, fndesc, libs)

    def get_function(self, fn: types.Callable, sig: Signature, _firstcall: bool = True) -> object:
        """As in the base class, but a function that only the ordinary context knows is compiled for this one first."""
        choice = substituted(fn, sig)
        if choice is not None:
            cres = self.root.compile_choice(choice, sig.args, sig.return_type)
            return _wrap_impl(user_function(cres.fndesc, [cres.library]), self, sig)
        lowering = next_of_range(fn, sig) or item_of_one_type(fn, sig, self) or lowering_of(fn) or dict_lowering_of(fn, sig)
        if lowering is not None:
            return _wrap_impl(lowering, self, sig)
        function_sig = sig.as_function()
        if isinstance(fn, types.Dispatcher) and hasattr(fn.dispatcher, "typed_for"):  # it may have no other code
            return _wrap_impl(self._raw_implementation(fn.dispatcher, function_sig)[0], self, sig)
        if isinstance(fn, types.Callable):
            key = fn.get_impl_key(function_sig)
            if key not in self._defns:
                dispatcher = _dispatcher_of(fn, key, function_sig)
                if isinstance(key, (DUFunc, GUFunc)):
                    self._defns[key].append(*raw_ufunc(key))
                elif isinstance(key, StencilFunc):
                    self._defns[key].append(*raw_stencil(key))
                elif dispatcher is not None:
                    implementation = self._raw_implementation(dispatcher, function_sig)  # may ask for the same key: recursion
                    self._defns[key].append(*implementation)
                    weakref.finalize(dispatcher, self._defns.pop, key, None)
        try:
            return numpy_functions.with_row_of(fn, sig, super().get_function(fn, sig, _firstcall))
        except NoDefinition:
            raise
        except NotImplementedError as missing:
            raise NoDefinition(f"{missing}: this can't be differentiated; write it as an @njit function") from None

    def compile_internal(self, builder: ir.IRBuilder, impl: Callable, sig: Signature, args: list[ir.Value],
                         locals: dict | None = None) -> ir.Value:
        """As in the base class, with the derivative by its row if there is one; new arrays of records say what they hold."""
        if impl is arrayobj._call_allocator and describes(self._elements):
            impl, sig = allocate_records, of_records(self._elements, sig)
        value = super().compile_internal(builder, impl, sig, args, locals)
        row = numpy_functions.row_of_compiled(impl)
        return with_row(builder, row, list(args), value) if row is not None else value

    def get_preferred_array_alignment(self, ty: types.Type) -> int:
        """As in the base class; asked of the elements of an array that is allocated next."""
        self._elements = ty
        return super().get_preferred_array_alignment(ty)

    def compile_subroutine(self, builder: ir.IRBuilder, impl: Callable, sig: Signature, *args: object, **options: Any) -> object:
        """As in the base class, for what can be followed in the place of what can't."""
        return super().compile_subroutine(builder, SUBROUTINES.get(impl, impl), sig, *args, **options)

    def _raw_implementation(self, dispatcher: CPUDispatcher, sig: Signature) -> tuple[object, tuple[types.Type, ...]]:
        """Compiles *dispatcher*; a function whose own compilation led here is called by its name, and linked at the end."""
        self._in_progress[next(reversed(self._in_progress))] = self.fndesc
        dispatcher = getattr(dispatcher, "for_compiled_callers", dispatcher)
        key = dispatcher, sig.args
        if key in self._in_progress:
            impl = user_function(self._in_progress[key], [])
        else:
            cres = self.compile_raw(dispatcher, sig.args)
            make = checkpointed_function if is_checkpointed(dispatcher) else user_function
            impl = make(cres.fndesc, [cres.library])
        return impl, impl.signature

    @global_compiler_lock
    def compile_raw(self, dispatcher: CPUDispatcher, args: tuple[types.Type, ...]) -> compiler.CompileResult:
        """Compile *dispatcher*'s Python function for this context, with the dispatcher's own options.

        Called while a caller is lowered, `self` carries the caller's options; the compilation starts from the root.
        """
        dispatcher = getattr(dispatcher, "for_compiled_callers", dispatcher)
        flags = raw_flags(dispatcher)
        compiled = kept_with(dispatcher, "compiled")
        key = args, flags.get_mangle_string(), flags.auto_parallel.enabled
        if key not in compiled:
            with _ordinary_flags(), deferred_loading():
                ordinary = ordinary_result(dispatcher, args)
            rule = rule_of(dispatcher)
            around = by_fields(rule, args, self.root.returned_type) if rule is not None else None
            if around is not None:
                compiled[key] = self.compile_glue(around, args)
            elif rule is not None:
                compiled[key] = self.compile_rule(rule, args, ordinary.signature.return_type)
            else:
                note_used(dispatcher)
                with blocks_of(dispatcher, ordinary), frozen_as_in(ordinary.environment):
                    compiled[key] = self._compile(dispatcher, args, lambda: self._lowered(dispatcher, ordinary, args, flags))
        return compiled[key]

    def _lowered(self, dispatcher: CPUDispatcher, ordinary: compiler.CompileResult, args: tuple[types.Type, ...],
                 flags: RawFlags) -> compiler.CompileResult:
        pipeline_class = dispatcher._compiler.pipeline_class
        if pipeline_class is compiler.Compiler and is_typed_for(ordinary, flags.ordinary):
            return lower_again(ordinary, self.root, args, flags)
        implementation = with_bindings(dispatcher._compiler._get_implementation(args, {}), ordinary)
        returned = ordinary.signature.return_type  # as declared, perhaps, and then not what is inferred
        result = returned if not isinstance(returned, types.Generator) else None  # which is nothing that the code returns
        return self._from_python(implementation, args, flags, dispatcher.locals, pipeline_class, result)

    def _from_python(self, function: Callable, args: tuple[types.Type, ...], flags: RawFlags, locals_: dict | None = None,
                     pipeline_class: type = compiler.Compiler, result: types.Type | None = None) -> compiler.CompileResult:
        return compiler.compile_extra(self.typing_context, self.root, function, args=args, return_type=result, flags=flags,
                                      locals=locals_ or {}, pipeline_class=raw_pipeline(pipeline_class))

    def _compile(self, key: object, args: tuple[types.Type, ...], make: Callable[[], compiler.CompileResult]) -> object:
        """What *make* compiles, which may call itself meanwhile."""
        self._in_progress[key, args] = None
        try:
            cres = make()
        finally:
            del self._in_progress[key, args]
        self.definitions[cres.fndesc.llvm_func_name] = cres.library
        return cres

    # ---- functions that bring their own derivative

    @global_compiler_lock
    def compile_choice(self, choice: Rule | CPUDispatcher, args: tuple[types.Type, ...],
                       result: types.Type) -> compiler.CompileResult:
        """What is called instead of a function of Numba's own: one with a rule, or a dispatcher."""
        if isinstance(choice, Rule):
            return self.compile_rule(choice, args, result)
        flags = raw_flags(choice)
        key = choice, args, flags.get_mangle_string()
        if key not in self._compiled:
            self._compiled[key] = self._compile(choice, args, lambda: self._from_python(choice.py_func, args, flags))
        return self._compiled[key]

    @global_compiler_lock
    def compile_rule(self, rule: Rule, args: tuple[types.Type, ...], result: types.Type) -> compiler.CompileResult:
        """The function that is called instead of one with a rule."""
        instance = instance_of(rule, args, result, self.root)
        key = instance, args
        if key not in self._compiled:
            self._compiled[key] = self.compile_glue(instance.caller, args)
        return self._compiled[key]

    @global_compiler_lock
    def compile_glue(self, function: Callable, args: tuple[types.Type, ...], *, ordinary: bool = False) -> compiler.CompileResult:
        """Compile a function that this package has written, for this context, or for the ordinary one."""
        flags = compiler.Flags()
        cpu_target.options.parse_as_flags(flags, {"nopython": True, "boundscheck": False})
        if not ordinary:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore", errors.NumbaDebugInfoWarning)
                return self._compile(function, args, lambda: self._from_python(function, args, _raw(flags)))
        flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        with _ordinary_flags(), deferred_loading():
            return compiler.compile_extra(self.typing_context, cpu_target.target_context, function, args, None, flags, {})

    def call_external_function(self, builder: ir.IRBuilder, callee: ir.Function, argtys: tuple[types.Type, ...],
                               args: list[ir.Value]) -> ir.Value:
        """As in the base class, but a function of Numba's own that is known is what is called in its place."""
        choice = EXTERNAL.get(callee.name)
        if choice is None:
            return super().call_external_function(builder, callee, argtys, args)
        cres = self.root.compile_choice(choice, tuple(argtys), types.intc)
        self.add_linking_libs([cres.library])
        return self.call_internal(builder, cres.fndesc, cres.signature, args)

    def add_dynamic_addr(self, builder: ir.IRBuilder, intaddr: int, info: str) -> ir.Value:
        """As in the base class; a function of C at that address which is known is called by its name."""
        function = function_at(self, builder, intaddr, self.root._signature)
        if function is None:
            return super().add_dynamic_addr(builder, intaddr, info)
        return builder.bitcast(function, self.get_value_type(types.voidptr))

    def cast(self, builder: ir.IRBuilder, val: ir.Value, fromty: types.Type, toty: types.Type) -> ir.Value:
        """As in the base class; a function becomes a value that can be differentiated."""
        if is_function_value(fromty, toty):
            return function_value(self, builder, fromty.dispatcher, toty.get_precise())
        return super().cast(builder, val, fromty, toty)

    def get_constant_generic(self, builder: ir.IRBuilder, ty: types.Type, val: object) -> ir.Value:
        """As in the base class; functions are values with derivatives, an array is what it was when that was compiled."""
        if isinstance(ty, types.Array | types.Record):
            return super().get_constant_generic(builder, ty, frozen(val))
        if isinstance(ty, types.FunctionType) and isinstance(val, CFunc):
            return cfunc_value(self, builder, ty, val)
        if isinstance(ty, types.FunctionType) and isinstance(val, CPUDispatcher):
            return function_value(self, builder, val, ty.get_precise())
        self.root._signature, outer = signature_of(ty), self.root._signature
        try:
            return super().get_constant_generic(builder, ty, val)
        finally:
            self.root._signature = outer

    def get_abi_sizeof(self, ty: ir.Type) -> int:
        """As in the base class, which asks LLVM about a module of its own each time: for every variable that has a line."""
        if ty not in self.root._sizes:
            self.root._sizes[ty] = super().get_abi_sizeof(ty)
        return self.root._sizes[ty]

    def returned_type(self, function: CPUDispatcher, args: tuple[types.Type, ...]) -> types.Type:
        """What a function returns."""
        with _ordinary_flags(), deferred_loading():
            return call_signature(self.typing_context, function._numba_type_, args).return_type

    def publish(self, library: RawLibrary) -> None:
        """What the functions of a rule call, mutually recursive ones included, can be executed from now on."""
        text = str(library._final_module)
        publish_environments({name: env for name, env in self.environments.items() if name in text})


class NoDefinition(errors.UnsupportedError, NotImplementedError):
    """Numba's own error for what the context does not know, in the class to which Numba adds the line."""


class _NotExecutable:
    """Stands where Numba keeps the entry point of a compiled function; there is none."""


class RawFlags(compiler.Flags):
    """Flags of a raw compilation, as keys equal to the ordinary ones that they are made of.

    So type inference finds the implementations of `@overload` that the primal's own compilation has made.
    """

    __slots__ = ["ordinary"]

    def __init__(self, copy_from: compiler.Flags | None = None) -> None:
        super().__init__(copy_from)
        self.ordinary = copy_from.ordinary if isinstance(copy_from, RawFlags) else compiler.Flags(copy_from)

    def __hash__(self) -> int:
        return hash(self.ordinary)

    def __eq__(self, other: object) -> bool:
        return self.ordinary == (other.ordinary if isinstance(other, RawFlags) else other)


def _ordinary_flags() -> AbstractContextManager[object]:
    """Inside, compilations inherit the flags that an ordinary caller has."""
    top = ConfigStack.top_or_none()
    return ConfigStack().enter(top.ordinary) if isinstance(top, RawFlags) else nullcontext()


def raw_flags(dispatcher: CPUDispatcher) -> RawFlags:
    """The dispatcher's flags, with line numbers switched on and wrappers switched off.

    Numba's own functions, and ours, go without lines: when they are inlined, the user's line of the call takes their place.
    """
    ordinary = compiler.Flags()
    with _ordinary_flags():
        serial = {"parallel": False} if "threads" in disabled() else {}
        cpu_target.options.parse_as_flags(ordinary, {**dispatcher.targetoptions, **serial})
    flags = _raw(ordinary)
    flags.debuginfo = not f"{dispatcher.py_func.__module__}.".startswith(("numba.", f"{__package__}."))
    return flags


def _raw(ordinary: compiler.Flags) -> RawFlags:
    flags = RawFlags(ordinary)
    flags.dbg_optnone = False
    flags.dbg_extend_lifetimes = False
    flags.no_cpython_wrapper = True
    flags.no_cfunc_wrapper = True
    flags.enable_looplift = False
    flags.enable_pyobject = False
    return flags


def _dispatcher_of(fn: types.Callable, key: object, sig: Signature) -> CPUDispatcher | None:
    """The dispatcher behind a callable type: its own, or that of the `@overload` implementation named by *key*."""
    if isinstance(fn, types.Dispatcher):
        return fn.dispatcher
    for dispatcher in _overload_dispatchers(fn):
        for cres in dispatcher.overloads.values():
            if cres.entry_point is key:
                return dispatcher
    return None


def _overload_dispatchers(fn: types.Callable) -> Iterator[CPUDispatcher]:
    templates = getattr(fn, "templates", None) or [getattr(fn, "template", None)]
    for template in templates:
        for found in getattr(template, "_impl_cache", {}).values() if template is not None else ():
            if isinstance(found, tuple) and hasattr(found[0], "overloads"):  # an intrinsic has its signature there
                yield found[0]


_CONTEXTS: dict[str, DifferentiationContext] = {}


def differentiation_context() -> DifferentiationContext:
    """The one context of the process, made when the first derivative is asked for.

    The Numba runtime is compiled by the first context that is refreshed, which has to be the ordinary one.
    """
    with global_compiler_lock:
        if "cpu" not in _CONTEXTS:
            rtsys.initialize(cpu_target.target_context)
            numpy_functions.install(lambda context: isinstance(context, DifferentiationContext))
            _CONTEXTS["cpu"] = DifferentiationContext(cpu_target.typing_context, "cpu")
        return _CONTEXTS["cpu"]
