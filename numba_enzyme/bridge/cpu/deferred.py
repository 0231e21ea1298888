"""Code of Numba's ordinary context that becomes machine code only when somebody asks for its address.

    with deferred_loading():
        dispatcher.compile(args)       np.dot's implementation: linked into its callers, which are optimised as a whole
    library.get_pointer_to_function(name)      optimised by itself and loaded, once

Numba optimises and loads every function that it compiles, also those that only other compiled functions call: the
implementations of its own library, and the glue of rules. They are optimised again with whoever they are linked into:
most of the time of compiling a derivative went into machine code that nobody runs. What has a wrapper for the interpreter
is loaded at once, as usual.
"""

from __future__ import annotations

import itertools
import platform
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cached_property
from types import SimpleNamespace
from typing import Any

import llvmlite.binding as ll
import numba
from llvmlite import ir
from numba.core import cgutils
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_lock import global_compiler_lock
from numba.core.cpu import CPUContext
from numba.core.registry import cpu_target
from numba.core.runtime import rtsys
from numba.core.targetconfig import ConfigStack

from ...config import disabled


class DeferredLibrary(JITCodeLibrary):
    """A library that is linked when it is finalised, and optimised and loaded when an address in it is asked for."""

    _deferring = False
    _loaded = False
    _wrapped: Any = None

    @property
    def codegen(self) -> object:
        """What `get_executable` takes from here is told of the function's environment."""
        return self._codegen if self._loaded else _Environments(self._codegen)

    def _optimize_functions(self, ll_module: ll.ModuleRef) -> None:
        """As in the base class, without a pass manager of its own for every function, and for what is only declared.

        What only compiled functions call is left as it is, and so is what lacks a wrapper for C, a derivative: all of it is
        optimised as a whole, twice, with whoever it is linked into.
        """
        ll_module.data_layout = self._codegen._data_layout
        flags = ConfigStack.top_or_none()
        if flags is not None and (flags.no_cpython_wrapper or flags.no_cfunc_wrapper):
            return
        passes, builder = self._codegen._function_pass_manager()
        for function in ll_module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def finalize(self) -> None:
        """All that Numba does but the two steps that take long, which wait for :meth:`_load`."""
        self._deferring = True
        try:
            super().finalize()
        finally:
            self._deferring = False

    def _optimize_final_module(self) -> None:
        if not self._deferring:
            with _vectorized():
                super()._optimize_final_module()

    def wrap_when_asked(self, fndesc: object) -> None:
        """This function was compiled without a wrapper for C, and gets one when it becomes a value."""
        self._wrapped = fndesc

    def _wrapper_for_c(self) -> ir.Module:
        made: list[ir.Module] = []
        receiver = SimpleNamespace(add_ir_module=made.append)
        _CREATE(cpu_target.target_context, receiver, self._wrapped, None, None)
        return made[0]

    def _get_module_for_linking(self) -> ll.ModuleRef:
        first = self._shared_module is None
        module = super()._get_module_for_linking()
        if first and self._wrapped is not None:
            module.link_in(ll.parse_assembly(cgutils.normalize_ir_text(str(self._wrapper_for_c()))))
            module.get_function(self._wrapped.llvm_cfunc_wrapper_name).linkage = "linkonce_odr"
        return module

    @cached_property
    def _loaded_wrapper(self) -> JITCodeLibrary:
        library = JITCodeLibrary(self._codegen, f"wrapper for C of {self.name}")
        library.add_ir_module(self._wrapper_for_c())
        library.add_linking_library(self)
        library.finalize()
        return library

    @global_compiler_lock
    def get_pointer_to_function(self, name: str) -> int:
        self._ensure_finalized()
        if self._wrapped is not None and name == self._wrapped.llvm_cfunc_wrapper_name:
            return self._loaded_wrapper.get_pointer_to_function(name)
        if not self._loaded and self._defines(name):
            self._load()
        return super().get_pointer_to_function(name)

    def _defines(self, name: str) -> bool:
        try:
            return not self._final_module.get_function(name).is_declaration
        except NameError:
            return False

    @global_compiler_lock
    def _load(self) -> None:
        publish_pending()
        self._dynamic_globals.clear()  # found again
        self._optimize_final_module()
        self._final_module.verify()
        self._finalize_final_module()

    def _finalize_final_module(self) -> None:
        if self._deferring:
            self._finalize_dynamic_globals()
            self._finalized = True
        else:
            self._loaded = True
            super()._finalize_final_module()

    def _get_compiled_object(self) -> bytes:
        if not self._loaded:
            self._load()
        return super()._get_compiled_object()


@global_compiler_lock
def for_the_interpreter(cres: Any, *, nogil: bool) -> Any:
    """A compile result without a wrapper for the interpreter as one that has it, and is loaded."""
    context, fndesc = cres.target_context, cres.fndesc
    library = DeferredLibrary(context.codegen(), f"wrapper of {cres.library.name}")
    context.create_cpython_wrapper(library, fndesc, cres.environment, None, release_gil=nogil)
    library.add_linking_library(cres.library)
    library.finalize()
    return cres._replace(library=library, entry_point=context.get_executable(library, fndesc, cres.environment))


class _Environments:
    """A code generator as libraries see it that are not loaded: what is to be known to their code has to wait."""

    def __init__(self, codegen: object) -> None:
        self._codegen = codegen

    def __getattr__(self, name: str) -> object:
        return getattr(self._codegen, name)

    def set_env(self, name: str, environment: object) -> None:
        _PENDING[name] = environment


@contextmanager
def _vectorized() -> Iterator[None]:
    """LLVM also makes vectors of what lines say side by side (x, y and z of a point), and of loops whose sums keep their order,
    but for the additions. Numba asks for neither in any function.

    Numba's passes and LLVM read the settings; whoever compiles holds the lock of all compilers.
    """
    chosen = numba.config.SLP_VECTORIZE
    numba.config.SLP_VECTORIZE = 1
    ll.set_option("", f"-slp-schedule-budget={SCHEDULED}")
    keeps_order = _IS_X86 and not numba.config.USING_SVML and "ordered-sums" not in disabled()  # whose vectors have other bits
    if keeps_order:
        ll.set_option("", "-force-ordered-reductions=true")
    try:
        yield
    finally:
        numba.config.SLP_VECTORIZE = chosen
        ll.set_option("", f"-slp-schedule-budget={LLVMS_SCHEDULED}")
        if keeps_order:
            ll.set_option("", "-force-ordered-reductions=false")


SCHEDULED = 2_000  # instructions of a block that may be moved to make vectors of lines: long blocks took a third of the time
LLVMS_SCHEDULED = 100_000
_IS_X86 = platform.machine().lower() in ("x86_64", "amd64")  # elsewhere LLVM has a setting of its own, which is left alone
_PENDING: dict[str, object] = {}
_PUBLISHED: dict[str, object] = {}  # kept alive, as are the libraries
_LIBRARIES: list[JITCodeLibrary] = []
_SERIAL = itertools.count()


@contextmanager
def deferred_loading() -> Iterator[None]:
    """Inside, what Numba compiles and the interpreter doesn't call is not loaded."""
    codegen = cpu_target.target_context.codegen()
    with global_compiler_lock:
        if codegen._library_class is DeferredLibrary:
            yield
            return
        rtsys.initialize(cpu_target.target_context)  # before: what is loaded asks for its addresses while it is loaded
        codegen._library_class = DeferredLibrary
        CPUContext.create_cfunc_wrapper = _create_cfunc_wrapper
        try:
            yield
        finally:
            CPUContext.create_cfunc_wrapper = _CREATE
            del codegen._library_class
            publish_pending()


_CREATE = CPUContext.create_cfunc_wrapper
LIBRARY_PACKAGES = ("numba", __name__.partition(".")[0])


def _create_cfunc_wrapper(context: CPUContext, library: object, fndesc: Any, env: object, call_helper: object) -> None:
    """Functions of Numba and of this package that the interpreter can't call are no values: nobody asks for the wrapper for C."""
    flags = ConfigStack.top_or_none()
    if not (flags is not None and flags.no_cpython_wrapper and fndesc.modname.partition(".")[0] in LIBRARY_PACKAGES):
        _CREATE(context, library, fndesc, env, call_helper)


def publish_pending() -> None:
    """Environments of functions that are not loaded: other code will have them linked in."""
    pending = dict(_PENDING)
    _PENDING.clear()
    publish_environments(pending)


@global_compiler_lock
def publish_environments(environments: dict[str, object]) -> None:
    """Defines the environment pointers that code reads when it raises with run-time arguments or prints."""
    if not environments:
        return
    codegen = cpu_target.target_context.codegen()
    missing = [name for name in environments if not codegen._engine.is_symbol_defined(name)]
    if missing:
        library = JITCodeLibrary(codegen, f"numba_enzyme.environments.{next(_SERIAL)}")
        module = library.create_ir_module(library.name)
        for name in missing:
            variable = ir.GlobalVariable(module, cgutils.voidptr_t, name=name)
            variable.linkage = "common"
            variable.initializer = ir.Constant(cgutils.voidptr_t, None)
        library.add_ir_module(module)
        library.finalize()
        _LIBRARIES.append(library)
    for name, environment in environments.items():
        codegen.set_env(name, environment)
    _PUBLISHED.update(environments)
