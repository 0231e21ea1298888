"""`@differentiate`: a Python function, or a function that Numba has compiled already, that knows its derivatives."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from types import FunctionType
from typing import TYPE_CHECKING, Any, ParamSpec, TypeVar, cast, overload

import numba
from numba.core.registry import CPUDispatcher

from ..errors import EnzymeError
from .callables import as_function
from .differentiable import Differentiable, as_dispatcher, what_to_do_instead, without_attributes
from .methods import BoundMethod, bound_method
from .options import AS_CHOSEN, Planning, check_known, compiled

if TYPE_CHECKING:
    from .kernels import DifferentiableKernel

P = ParamSpec("P")
R = TypeVar("R")


# Type checkers see a kernel as the function that it is made of, so they know one by ``target`` only.
@overload
def differentiate(function: None = None, *, target: str, race_check: bool = False,
                  debug: bool = False) -> Callable[[Any], DifferentiableKernel]: ...  # fmt: skip
@overload
def differentiate(function: Callable[..., Any], *, target: str, race_check: bool = False,
                  debug: bool = False) -> DifferentiableKernel: ...  # fmt: skip
@overload
def differentiate(function: None = None, *, checkpoints: int = 0, memory: str | int | None = None, tune: bool = False,
                  debug_nans: bool = False, **options: Any) -> Callable[[Callable[P, R]], Differentiable[P, R]]: ...  # fmt: skip
@overload
def differentiate(function: Callable[P, R], *, checkpoints: int = 0, memory: str | int | None = None, tune: bool = False,
                  debug_nans: bool = False, **options: Any) -> Differentiable[P, R]: ...  # fmt: skip
def differentiate(function: Any = None, *, checkpoints: int = 0, memory: str | int | None = None, tune: bool = False,
                  debug_nans: bool = False, **options: Any) -> Any:
    """Make *function* differentiable.

    On a Python function it acts like `@njit` and takes its options. On an `@njit` function it keeps that function's
    options and shares what is compiled already; options given here are added to them. On a `@cuda.jit` kernel it keeps that
    kernel's options; ``target`` is "cuda", "cpu" or "auto". ``race_check`` has its launches on the host watched for threads that
    get in each other's way and for indices outside of arrays, ``debug`` for these and for the first nan or infinity: RaceError,
    OutsideError (an IndexError), NonFiniteError (a FloatingPointError). ``checkpoints``: in reverse mode, time loops keep at most
    so many states and run again from them (0: they keep what they need); which loops, `explain` tells. ``memory``: the same, with
    as many states, in each call, as fit into so many bytes beside the values of one step ("100MB", or a number). ``tune``: the
    first call of `grad` or `value_and_grad` with arguments of new types measures several plans on copies of them, and keeps the
    fastest, with ``cache=True`` on the disk as well. ``debug_nans``: the first nan or infinity that the function or a derivative
    of it makes of finite numbers raises NonFiniteError with line, operation and operands (slow); of a kernel, as ``debug``.

    Raises EnzymeError for an option that neither this package nor Numba has.

    Examples:
        >>> @ne.differentiate
        ... def energy(x):
        ...     total = 0.0
        ...     for i in range(x.size):
        ...         total += x[i] * x[i]
        ...     return total
        >>> energy(np.array([1.0, 2.0])), energy.grad(np.array([1.0, 2.0]))
        (5.0, array([2., 4.]))
    """
    planning = Planning.of(checkpoints, memory, tune)
    if function is None:
        check_known(options, perhaps_kernel=True)
        return lambda decorated: differentiate(decorated, checkpoints=checkpoints, memory=memory, tune=tune,
                                               debug_nans=debug_nans, **options)  # fmt: skip
    if planning != AS_CHOSEN:
        found = _differentiate(function, options)
        if not isinstance(found, Differentiable):
            raise EnzymeError("checkpoints, memory and tune are for functions of the CPU")
        planned = found.with_planning(planning)
        return planned.with_debug_nans() if debug_nans else planned
    if debug_nans:
        if not isinstance(function, CPUDispatcher) and hasattr(function, "py_func"):
            return _differentiate(function, {"debug": True, **options})
        return _differentiate(function, options).with_debug_nans()
    return _differentiate(function, options)


def _differentiate(function: Any, options: dict[str, Any]) -> Any:
    if isinstance(function, Differentiable) and not options:
        return function
    if not hasattr(function, "py_func") or isinstance(function, (CPUDispatcher, FunctionType)):
        check_known(options)
    if isinstance(function, CPUDispatcher):
        return _differentiate_dispatcher(function, options)
    around = as_function(function, as_dispatcher)
    if around is not None:
        return _differentiate(around, options)
    bound = bound_method(function)
    if bound is not None:
        return BoundMethod(_differentiate(bound.__func__, options), bound.__self__)
    if inspect.isfunction(function):
        return Differentiable.from_dispatcher(compiled(without_attributes(function), **options))
    if hasattr(function, "py_func"):
        return _differentiate_kernel(function, options)
    raise EnzymeError(f"@differentiate takes a function, or an @njit or @cuda.jit function, got {what_to_do_instead(function)}")


def _differentiate_dispatcher(function: CPUDispatcher, options: dict[str, Any]) -> Any:
    """An `@njit` function; its own options are kept."""
    if not function.targetoptions.get("nopython", False):
        raise EnzymeError(f"{function.__name__} may fall back to object mode: decorate it with @njit")
    if not options:
        return Differentiable.from_dispatcher(function)
    kept = {key: value for key, value in function.targetoptions.items() if key != "nopython"}
    made = Differentiable.from_dispatcher(cast(CPUDispatcher, numba.njit(**{**kept, **options})(function.py_func)))
    made.made_of = function
    return made


def _differentiate_kernel(kernel: Any, options: dict[str, Any]) -> Any:
    """A `@cuda.jit` function; its own options are kept, ``target`` says where it runs."""
    if type(kernel).__name__ == "DifferentiableKernel":
        if not options:
            return kernel
        known = {"target": kernel.target, "race_check": kernel.race_check, "debug": kernel.debug}
        kernel, options = kernel.dispatcher, {**known, **options}
    if type(kernel).__name__ not in ("CUDADispatcher", "MLIRDispatcher"):
        raise EnzymeError(f"{type(kernel).__name__} can't be differentiated: use @njit or @cuda.jit")
    device = kernel.targetoptions.get("device")
    if unknown := options.keys() - ({"target", "race_check", "debug"} if not device else set()):
        raise EnzymeError(f"options of a kernel are given to @cuda.jit: {', '.join(sorted(unknown))}")
    try:
        from .device_functions import differentiable_device_function
        from .kernels import differentiable_kernel
    except ImportError as missing:
        raise EnzymeError("kernels need the package numba-cuda, or a Numba that brings its numba.cuda along "
                          f"({missing})") from missing  # fmt: skip
    return differentiable_device_function(kernel) if device else differentiable_kernel(kernel, **options)
