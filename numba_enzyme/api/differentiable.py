"""Numba dispatchers that know their derivatives.

    @differentiate
    def f(x): ...              Differentiable: called like the @njit function that it is
    f.grad                     Transformed: a Differentiable as well, compiled per signature from generated source

Both are ordinary CPU dispatchers to Numba: called from @njit code, inspected, cached on disk and pickled like any other.
"""

from __future__ import annotations

import functools
import inspect
import pathlib
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

from numba.core import compiler, sigutils, types
from numba.core.caching import NullCache
from numba.core.compiler_lock import global_compiler_lock
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher
from numba.core.typing.typeof import typeof_impl
from numba.extending import models, register_model

from .. import config, progress
from ..bridge.cpu.call_types import compile_typed, known_to_callees
from ..bridge.cpu.deferred import deferred_loading, for_the_interpreter
from ..bridge.cpu.entry_points import GeneratedDispatcher, TypedDispatcher
from ..bridge.cpu.garbage import garbage_waits
from ..bridge.cpu.kept import compile_callers, forget_derivatives, forgets_when_recompiled
from ..bridge.cpu.typed_ir import TypedFirst
from ..bridge.cpu.wrap import OUTERMOST, derivatives_called, turned_off
from ..errors import EnzymeError
from ..frames import with_room_for_frames
from .above import ABOVE
from .abstract_transform import Transform
from .callables import as_function
from .checked import CheckedPrimal
from .disk_cache import DerivativeCache, cache_identity, primal_function
from .docstrings import docstring
from .methods import BoundMethod
from .options import AS_CHOSEN, Planning, compiled
from .plain_functions import kept
from .unfit_functions import refuse_parameters, what_to_do_instead

P = ParamSpec("P")
R = TypeVar("R")
D = TypeVar("D", bound="Differentiable")

if TYPE_CHECKING:
    from ..inspection import Explanation, Measured
    from ..result import Derivative

    class _Compiled(TypedDispatcher, Generic[P, R]):
        """A dispatcher, of which type checkers know what it takes and returns."""
else:
    _Compiled = {(P, R): TypedDispatcher}  # at run time no class between: dispatchers are made by compiled code


class DifferentiableType(types.Dispatcher):
    """The Numba type of a :class:`Differentiable`: a dispatcher type that has transforms as attributes."""


register_model(DifferentiableType)(models.OpaqueModel)


class Differentiable(_Compiled[P, R]):
    """An @njit function with derivatives; what `differentiate` returns. ``planning``: what it says of its gradients' plans.

    All that is offered for a function is a method or attribute here, and most of them are one line.
    """

    __slots__ = ("_by_name",)
    planning = AS_CHOSEN
    debug_nans = False
    unchecked: CPUDispatcher | None = None

    if TYPE_CHECKING:  # at run time, calls go straight to compiled code
        def __call__(self, *arguments: P.args, **keywords: P.kwargs) -> R: ...

    def __init__(self, py_func: Callable, locals: dict | None = None, targetoptions: dict | None = None,
                 pipeline_class: Any = compiler.Compiler):
        super().__init__(py_func, locals, targetoptions, pipeline_class)
        if pipeline_class is compiler.Compiler and not self.targetoptions.get("parallel"):
            self._compiler = TypedFirst(py_func, self.targetdescr, self.targetoptions, self.locals, pipeline_class)
        self._by_name: dict[str, Any] = {}
        self._type = DifferentiableType(self)
        self.typingctx._remove_global(self)
        self.typingctx.insert_global(self, self._type)

    @property
    def _numba_type_(self):
        return DifferentiableType(self)

    @classmethod
    def from_dispatcher(cls: type[D], original: CPUDispatcher) -> D:
        """The same function with the same options; what is compiled already is shared."""
        result = cls(original.py_func, original.locals, original.targetoptions, original._compiler.pipeline_class)
        result.__doc__ = original.__doc__
        if not isinstance(original._cache, NullCache):
            result.enable_caching()
        for cres in original.overloads.values():
            result.add_overload(cres)
        result.made_of = original
        # Numba forgets the functions of a dispatcher that is gone: the two go together.
        original.__dict__.setdefault("_enzyme_shared_with", []).append(result)
        result._can_compile = original._can_compile
        return result

    def enable_caching(self) -> None:
        self._cache = DerivativeCache(self.py_func, self.py_func)

    def __get__(self, instance: Any, owner: type | None = None) -> Any:
        """In a class, a method: bound to the instance."""
        return self if instance is None else BoundMethod(self, instance)

    def _compile_for_args(self, *arguments: Any, **keywords: Any):
        """What Numba calls for arguments of new types. Its frames and ours are no part of what the caller did wrong."""
        try:
            self._prepare_for(arguments)
            return self._compiled_for(arguments, keywords)
        except EnzymeError as refusal:
            if config.full_tracebacks():
                raise
            raise refusal.with_traceback(None) from refusal.__cause__
        except AttributeError as missing:
            if not inspect.ismodule(missing.obj) or config.full_tracebacks():
                raise
            code = primal_function(self).__code__
            where = f"{pathlib.PurePath(code.co_filename).name}:{code.co_firstlineno}"
            raise AttributeError(f"{missing} (called in {code.co_name}, {where}, or in what it calls)") from None

    def _compiled_for(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        """What Numba's own method gives back."""
        return super()._compile_for_args(*arguments, **keywords)

    def _prepare_for(self, arguments: tuple[Any, ...]) -> None:
        """What is done with the first arguments of new types before anything is compiled for them."""

    def typed_for(self, arguments: tuple[types.Type, ...]) -> compiler.CompileResult:
        """The compile result or, until somebody calls the function, what type inference alone has made of it."""
        if arguments not in self.overloads and type(self._compiler) is TypedFirst and isinstance(self._cache, NullCache):
            self._forget_outdated(arguments)
            with global_compiler_lock, self._compiling_counter, deferred_loading(), garbage_waits(), derivatives_called():
                recursive = types.RecursiveCall(self._type)
                settled = self._after_twin(arguments, lambda: self._compiler.settled_for(arguments, recursive))
            if settled is not None:
                known_to_callees(self, arguments)
                return settled
        if arguments not in self.overloads:
            self.compile(arguments)
        return self.overloads[arguments]

    def _forget_outdated(self, arguments: tuple[types.Type, ...]) -> None:
        """What was typed, and not lowered, before a function that it calls was compiled again; derivatives as well."""
        if isinstance(self._compiler, TypedFirst) and self._compiler.is_outdated(arguments):
            self._compiler.forget()
            forget_derivatives(self)

    def disable_compile(self, val: bool = True) -> None:
        """As Numba's, after what was only differentiated so far."""
        if val and isinstance(self._compiler, TypedFirst):
            compile_typed(self)
        super().disable_compile(val)

    @with_room_for_frames
    def compile(self, sig: Any):
        arguments, _ = sigutils.normalize_signature(sig)
        self._forget_outdated(arguments)
        name = f"{self.__name__}({', '.join(map(str, arguments))})"
        with progress.compiling(name), deferred_loading(), garbage_waits(), derivatives_called() as called:
            compile_ = super().compile
            result = self._after_twin(arguments, lambda: compile_(sig))
        if called:
            self.derivatives[arguments] = tuple(called)
        return result

    def _after_twin(self, arguments: tuple[types.Type, ...], compile_: Callable[[], Any]) -> Any:
        """What is compiled; where Numba refuses mutual recursion, after the dispatcher that the others call.

        Numba tells calls by Python functions, and does not expect to come from one dispatcher of a function to another one of it.
        """
        try:
            return compile_()
        except NumbaError as error:
            twin = self.__dict__.get("made_of")
            if twin is None or "re-entrant" not in str(error) or arguments in twin.overloads:
                raise
        twin.compile(arguments)
        return compile_()

    def recompile(self) -> None:
        """As Numba's, which takes global variables anew: so do the derivatives."""
        if self.unchecked is not None:
            self.unchecked.recompile()
        compile_callers(self)
        if isinstance(self._compiler, TypedFirst):
            self._compiler.forget()
        super().recompile()
        forget_derivatives(self)

    @functools.cached_property
    def derivatives(self) -> dict[tuple[types.Type, ...], tuple[Derivative, ...]]:
        """The derivatives that compiled code calls, by its argument types; those from the disk cache are not known."""
        return {}

    @property
    def checkpoints(self) -> int:
        """How many states of its time loops are kept at most; 0: they keep what they need, or what fits into ``memory``."""
        return self.planning.checkpoints

    def with_planning(self, planning: Planning) -> Differentiable:
        """The same function, whose gradients are planned so."""
        if isinstance(self, Transformed):
            raise EnzymeError(f"{self.__name__} is a derivative: give checkpoints, memory and tune to the function")
        result = type(self).from_dispatcher(self)
        result.planning = planning.added_to(self.planning)
        return result

    def with_debug_nans(self) -> Differentiable:
        """The same function, which raises NonFiniteError where it or a derivative makes a number that is not finite."""
        if isinstance(self, Transformed):
            raise EnzymeError(f"{self.__name__} is a derivative: give debug_nans to the function")
        result = Differentiable(self.py_func, self.locals, self.targetoptions)
        result.debug_nans, result.unchecked, result.planning = True, self, self.planning
        result._compiler = _SpecialisingCompiler(self.py_func, result.targetdescr, result.targetoptions, self, CheckedPrimal(),
                                                 outermost=False)
        return result

    def _reduce_states(self):
        return {**super()._reduce_states(), "planning": self.planning, "debug_nans": self.debug_nans}

    @classmethod
    def _rebuild(cls, planning: Any = AS_CHOSEN, debug_nans: bool = False, **states: Any):
        result = super()._rebuild(**states)
        result.planning = planning
        return result.with_debug_nans() if debug_nans else result

    def _made(self, name: str) -> Any:
        """A transform with its defaults, kept in a slot: `functools.wraps` gives what ``__dict__`` holds to a wrapper."""
        made = self._by_name.get(name)
        if made is None:
            made = self._by_name[name] = ABOVE[name](self)
        return made

    @property
    def grad(self) -> Differentiable[P, Any]:
        """The gradient with respect to the first argument: ``f.grad(x)`` is ``ne.grad(f)(x)``."""
        return self._made("grad")

    @property
    def value_and_grad(self) -> Differentiable[P, tuple[R, Any]]:
        """``(value, gradient)`` with respect to the first argument, in one run."""
        return self._made("value_and_grad")

    @property
    def jacfwd(self) -> Differentiable[P, Any]:
        """The Jacobian with respect to the first argument, a forward sweep per input."""
        return self._made("jacfwd")

    @property
    def jacrev(self) -> Differentiable[P, Any]:
        """The Jacobian with respect to the first argument, a reverse sweep per output."""
        return self._made("jacrev")

    @property
    def hessian(self) -> Differentiable[P, Any]:
        """The Hessian with respect to the first argument."""
        return self._made("hessian")

    def vjp(self, *primals: Any) -> tuple[R, Callable[[Any], tuple[Any, ...]]]:
        """``(out, pullback)``: `vjp` of this function."""
        return ABOVE["vjp"](self, *primals)

    def jvp(self, primals: Any, tangents: Any) -> tuple[R, R]:
        """``(out, tangent_out)``: `jvp` of this function."""
        return ABOVE["jvp"](self, primals, tangents)

    def hvp(self, primals: Any, tangents: Any) -> Any:
        """The Hessian times ``tangents``: `hvp` of this function."""
        return ABOVE["hvp"](self, primals, tangents)

    def inspect_gradient(self, signature: Any = None, view: str = "ir") -> str:
        """Text of the reverse-mode derivative: ``view`` is "source", "plan", "ir", "cfg" (Graphviz) or "asm"."""
        return ABOVE["inspect_gradient"](self, signature, view)

    def measure(self, *arguments: Any) -> Measured:
        """How long a call takes, and one with the gradient: by all floating arguments as in `grad`, or, if some are annotated, as
        in `autodiff`. Prints as a line, and is shown with the function in notebooks. The arguments are left as they are.
        """
        found = ABOVE["measure_function"](self, arguments)
        self.measured[found.types] = found
        return found

    @functools.cached_property
    def tuned(self) -> dict[tuple[types.Type, ...], frozenset[str]]:
        """What the gradients do without where ``tune=True`` has measured, by the types of arguments."""
        return {}

    @functools.cached_property
    def measured(self) -> dict[tuple[str, ...], Measured]:
        """What `measure` has found, by the types of arguments."""
        return {}

    def _repr_html_(self) -> str:
        """For notebooks: what is compiled for which types, what the tapes take, and what was measured."""
        return ABOVE["overview"](self)

    def explain(self, *arguments: Any, signature: Any = None) -> Explanation:
        """What the gradient keeps, what it recomputes, and why: prints as text, shows as HTML in a notebook.

        For a signature (a string or a tuple of types), for the types of the given arguments (annotated as for `autodiff` if
        some are `Const`), or, without either, for what was compiled last. The result has ``tape_formula``, ``tape_bytes``
        (None unless all counts are constants), ``bytes_for``, ``entries``.
        """
        return ABOVE["explain"](self, arguments, signature)


@typeof_impl.register(Differentiable)
def _typeof_differentiable(value: Any, context: Any):
    return DifferentiableType(value)


class _SpecialisingCompiler(TypedFirst):
    """Compiles, for each signature, the function that the transform writes for it."""

    def __init__(self, template: Callable, targetdescr: Any, targetoptions: Any, function: CPUDispatcher, transform: Transform,
                 outermost: bool):
        super().__init__(template, targetdescr, targetoptions, {}, compiler.Compiler)
        self.function, self.transform, self.outermost = function, transform, outermost

    def _get_implementation(self, args: Any, kws: Any):
        made = ABOVE["implementation"](self.function, self.transform, self.transform.given(args))
        if self.outermost:
            made.__qualname__ = OUTERMOST
        return made


class Transformed(GeneratedDispatcher, Differentiable):
    """A transform of a function.

    What the interpreter calls may add adjoints in any order; what a compiled function calls may not, since that may be
    differentiated, and computes the same value then. So compiled callers get a dispatcher of their own, of the same transform
    (``inner``); what is compiled for one serves both where there is no such sum.
    """

    def __init__(self, function: CPUDispatcher, transform: Transform, outer: Transformed | None = None) -> None:
        options = {key: value for key, value in function.targetoptions.items()
                   if key not in ("parallel", "inline", "forceinline")}
        template = _template(function, transform)
        super().__init__(template, {}, options)
        self.function, self.transform, self.outer = function, transform, outer
        self.debug_nans = getattr(function, "debug_nans", False)
        if isinstance(function._cache, NullCache) or self.debug_nans or config.debug_nans():
            options = {**options, "no_cfunc_wrapper": True,  # few derivatives ever become values of a function type
                       "no_cpython_wrapper": outer is not None}
        else:
            identity = cache_identity(template, function, transform, outermost=outer is None)
            self._cache = DerivativeCache(identity, primal_function(function))
        self.tunes = transform.is_tuned and outer is None and getattr(function, "planning", AS_CHOSEN).tune
        self._compiler = _SpecialisingCompiler(template, self.targetdescr, options, function, transform, outer is None)

    @functools.cached_property
    def for_compiled_callers(self) -> Transformed:
        """The dispatcher that compiled functions call."""
        if self.outer is not None:
            return self
        inner = Transformed(self.function, self.transform, self)
        inner.__dict__["_enzyme_transforms"] = self.__dict__.setdefault("_enzyme_transforms", {})
        return inner

    def typed_for(self, arguments: tuple[types.Type, ...]) -> compiler.CompileResult:
        """The compile result, or, where that is not there, what type inference alone has made."""
        if arguments not in self.overloads and (self._shared_result(arguments) or not isinstance(self._cache, NullCache)):
            self.compile(arguments)
        if arguments in self.overloads:
            return self.overloads[arguments]
        with deferred_loading(), garbage_waits(), derivatives_called():
            return self._compiler.typed_for(arguments)

    def _prepare_for(self, arguments: tuple[Any, ...]) -> None:
        if self.tunes:
            ABOVE["tune"](self, arguments)

    def compile(self, sig: Any):
        arguments, _ = sigutils.normalize_signature(sig)
        if self.tunes:
            with turned_off(self.function.tuned.get(arguments, frozenset())):
                return super().compile(sig)
        if arguments not in self.overloads and (other := self._shared_result(arguments)):
            self.derivatives[arguments] = other.derivatives[arguments]
            found = other.overloads[arguments]
            nogil = bool(self.targetoptions.get("nogil"))
            self.add_overload(found if self.outer is not None else for_the_interpreter(found, nogil=nogil))
        return super().compile(sig)

    def _shared_result(self, arguments: tuple[types.Type, ...]) -> Transformed | None:
        """The other dispatcher of the two, if what is compiled for that serves here."""
        other = self.outer or self.__dict__.get("for_compiled_callers")
        called = other.derivatives.get(arguments) if other is not None and isinstance(self._cache, NullCache) else None
        return other if called and not any(derivative.order_matters for derivative in called) else None

    def add_overload(self, cres: Any):
        options = self._compiler.targetoptions
        if options.get("no_cfunc_wrapper"):
            cres.library.wrap_when_asked(cres.fndesc)
        if options.get("no_cpython_wrapper"):
            self.overloads[tuple(cres.signature.args)] = cres  # the dispatcher's table for the interpreter stays empty
        else:
            super().add_overload(cres)
        self.note_entry_point(cres)

    def _compiled_for(self, arguments: tuple[Any, ...], keywords: dict[str, Any]) -> Any:
        if self.outer is not None:
            self.outer._prepare_for(arguments)
            return self.outer._compiled_for(arguments, keywords)
        return super()._compiled_for(arguments, keywords)

    def _reduce_states(self):
        return {"uuid": str(self._uuid), "function": self.function, "transform": self.transform, "inner": self.outer is not None}

    @classmethod
    def _rebuild(cls, uuid: str, function: CPUDispatcher, transform: Transform, inner: bool = False):
        made = transformed(function, transform)
        return made.for_compiled_callers if inner else made


def transformed(function: object, transform: Transform) -> Transformed:
    """*transform* of *function*, made once per function."""
    function = forgets_when_recompiled(kept(function, as_dispatcher))
    known = function.__dict__.setdefault("_enzyme_transforms", {})
    found = known.get(transform)
    if found is None:
        found = known[transform] = Transformed(function, transform)
    return found


def as_dispatcher(function: Any) -> CPUDispatcher:
    """The dispatcher of an @njit function, or of one around what else Numba calls; a plain function is compiled with `njit`."""
    if isinstance(function, CPUDispatcher):
        if not function.targetoptions.get("nopython", False):
            raise EnzymeError(f"{function.__name__} may fall back to object mode: decorate it with @njit")
        return function
    around = as_function(function, as_dispatcher)
    if around is not None:
        return around
    if inspect.isfunction(function):
        return compiled(without_attributes(function))
    if type(function).__name__ in ("DifferentiableKernel", "CUDADispatcher"):
        raise EnzymeError(f"{function.__name__} is a kernel: decorate it with @differentiate and launch its derivative, "
                          f"{function.__name__}.grad[grid, block](...)")
    raise EnzymeError(f"expected an @njit function or a Python function, got {what_to_do_instead(function)}")


def without_attributes(function: FunctionType) -> FunctionType:
    """The function, which Numba would take for another if `functools.wraps` had given it the attributes of a dispatcher."""
    if not hasattr(function, "py_func"):
        return function
    own = FunctionType(function.__code__, function.__globals__, function.__name__, function.__defaults__, function.__closure__)
    own.__kwdefaults__, own.__qualname__, own.__module__, own.__doc__ = (
        function.__kwdefaults__, function.__qualname__, function.__module__, function.__doc__)  # fmt: skip
    return own


def _template(function: CPUDispatcher, transform: Transform) -> FunctionType:
    """A function with the transform's signature, for Numba to fold arguments with; its body is never compiled."""
    signature = transform.parameters(function)
    refuse_parameters(function.__name__, signature)
    defaults = tuple(parameter.default for parameter in signature.parameters.values()
                     if parameter.default is not parameter.empty)
    namespace: dict[str, Any] = {"__name__": function.py_func.__module__}
    exec(f"def template({', '.join(signature.parameters)}):\n    raise NotImplementedError", namespace)
    template = namespace["template"]
    template.__defaults__ = defaults or None
    template.__name__ = f"{function.__name__}.{transform.name}"
    template.__qualname__ = f"{function.py_func.__qualname__}.{transform.name}"
    template.__doc__ = docstring(transform.name, function, signature, getattr(transform, "argnums", None))
    return template
