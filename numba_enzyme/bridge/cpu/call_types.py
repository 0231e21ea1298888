"""What type inference says of a call, of plain @njit functions as well.

    found = call_signature(typing_context, f._numba_type_, (types.float64,))       or TypeError
    cres = ordinary_result(f, (types.float64,))                                    code may be missing

Numba makes machine code of a function to learn what it returns. What is only differentiated needs none of its own: its types are
kept until it is called, and lowered then (see `typed_ir`).
"""

from __future__ import annotations

from typing import Any

from numba.core import dispatcher, types
from numba.core.caching import NullCache
from numba.core.compiler import Compiler, CompileResult
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import TypingError
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature

from ...errors import EnzymeError
from .deferred import deferred_loading
from .garbage import garbage_waits
from .kept import forgets_when_recompiled, typed_callers
from .typed_ir import TypedFirst


class NoSignature(EnzymeError, TypeError):
    """A function with eager signatures is given arguments that none of them takes."""


def call_signature(context: Context, function: types.Dispatcher, given: tuple[types.Type, ...]) -> Signature:
    """The signature of a call by place of a dispatcher, as Numba resolves it; ``NoSignature`` where none fits."""
    called = function.dispatcher
    if _is_typed_first(called):
        pysig, folded = called._compiler.fold_argument_types(given, {})
        if (typed := _settled(called, tuple(folded))) is not None:
            return typed.signature.replace(pysig=pysig)
    found = context.resolve_function_type(function, given, {})
    if found is None:
        raise NoSignature(f"{called.__name__} has no signature for arguments of types {', '.join(map(str, given))}: its "
                          f"signatures are {', '.join(map(str, called.nopython_signatures))}")
    return found


def ordinary_result(function: CPUDispatcher, args: tuple[types.Type, ...]) -> CompileResult:
    """The compile result for the ordinary context; of a function that was never called it may be without code."""
    if hasattr(function, "typed_for"):
        return function.typed_for(args)
    if args not in function.overloads:
        if _is_typed_first(function) and (typed := _settled(function, args)) is not None:
            return typed
        function.compile(args)
    return function.overloads[args]


def compile_typed(function: CPUDispatcher) -> None:
    """Make code of what was typed alone: from now on, nothing is compiled any more."""
    for arguments in list(function._compiler.typed):
        function.compile(arguments)


def _is_typed_first(function: CPUDispatcher) -> bool:
    """Whether it is a plain function that can be compiled in two steps."""
    if type(function) is not CPUDispatcher or not function._can_compile or not isinstance(function._cache, NullCache):
        return False
    known = function._compiler
    kind, ordinary = type(known), known.pipeline_class is Compiler and not known.targetoptions.get("parallel")
    return kind is TypedFirst or (kind is dispatcher._FunctionCompiler and ordinary)


def _settled(function: CPUDispatcher, args: tuple[types.Type, ...]) -> CompileResult | None:
    """What is compiled for these types, or what they alone make of it; None where that would not last."""
    if args in function.overloads:
        return function.overloads[args]
    if type(function._compiler) is not TypedFirst:
        _type_first(function)
    known: Any = function._compiler
    if (failed := known._failed_cache.get((args, None))) is not None:
        raise failed
    with global_compiler_lock, function._compiling_counter, deferred_loading(), garbage_waits():
        try:
            settled = known.settled_for(args, types.RecursiveCall(function._type))
        except TypingError as error:
            known._failed_cache[args, None] = error  # as Numba does, which tries no second time
            raise
    if settled is not None:
        known_to_callees(function, args)
    return settled


def known_to_callees(function: CPUDispatcher, args: tuple[types.Type, ...]) -> None:
    """What was typed alone is told when a function that it calls is compiled again."""
    known: Any = function._compiler
    for callee in known.callees(args):
        typed_callers(callee).setdefault(function, set()).add(args)


def _type_first(function: CPUDispatcher) -> None:
    """Give the function a compiler that knows what is typed, and what has failed."""
    known = function._compiler
    function._compiler = TypedFirst(known.py_func, known.targetdescr, known.targetoptions, known.locals, known.pipeline_class)
    function._compiler._failed_cache.update(known._failed_cache)
    forgets_when_recompiled(function)

    def disable_compile(val: bool = True) -> None:
        if val:
            compile_typed(function)
        CPUDispatcher.disable_compile(function, val)

    function.__dict__["disable_compile"] = disable_compile
