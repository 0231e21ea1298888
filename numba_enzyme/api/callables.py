"""What Numba calls and is no @njit function, as one: ufuncs, stencils, partial functions, overloaded functions, C callbacks.

    @vectorize def v(x, y): ...              def v(x, y): return ufunc(x, y)
    @guvectorize("(n),()->(n)") def g        def g(x, a): out = np.empty(...); gufunc(x, a, out); return out
    partial(f, 2.0, n=3)                     def f(y): return function(2.0, y, 3)
    @stencil def s                           def s(a): return stencil(a)
    @overload(f)                             def f(x): return overloaded(x)
    m.helper                                 the static method `helper` of the class of m

The function that is written around them is what is differentiated: Numba compiles the calls inside as in any other function.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.ccallback import CFunc
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher, cpu_target
from numba.extending import overload
from numba.np.numpy_support import as_dtype
from numba.np.ufunc.dufunc import DUFunc
from numba.np.ufunc.gufunc import GUFunc
from numba.np.ufunc.sigparse import parse_signature
from numba.stencils.stencil import StencilFunc

from ..bridge.function_text import FunctionText
from ..bridge.tuples import tuple_like
from ..errors import EnzymeError
from .methods import static_method

CONSTANT = (int, float, complex, bool, str, np.number, np.bool_, type(None))
"""Values that a partial function may hold: numbers, which nobody can change, and no data."""

ONE = "ne_one"
"""The extent of an input that is a number, where a gufunc wants an array of one element."""


def as_function(function: Any, as_dispatcher: Callable[[object], CPUDispatcher]) -> CPUDispatcher | None:
    """The @njit function that calls *function* as Numba does; None for what is not of these kinds."""
    if inspect.ismethod(function):
        return static_method(function)
    if not isinstance(function, (DUFunc, GUFunc, CFunc, StencilFunc, partial)) and not _is_overloaded(function):
        return None
    known = function.__dict__
    if "_enzyme_function" not in known:
        if isinstance(function, GUFunc):
            made = _around_generalized(function)
        elif isinstance(function, partial):
            made = _around_partial(function, as_dispatcher)
        elif isinstance(function, StencilFunc):
            kernel = function.kernel_ir.func_id.func
            made = _around(function, inspect.signature(kernel), None, kernel)
        else:
            made = _around(function, inspect.signature(getattr(function, "__wrapped__", None) or function), None)
        known["_enzyme_function"] = made
    return known["_enzyme_function"]


def _is_overloaded(function: object) -> bool:
    """Whether Numba calls something else than this Python function itself."""
    if not inspect.isfunction(function):
        return False
    context = cpu_target.typing_context
    context.refresh()
    try:
        return isinstance(context.resolve_value_type(function), types.Function)
    except (ValueError, NumbaError):
        return False


def _around(function: Any, signature: inspect.Signature, passed: Sequence[str] | None, python: Any = None) -> CPUDispatcher:
    """``def f(parameters): return function(passed)``, under the name of *python*; without *passed* the parameters as they are."""
    python = python or getattr(function, "__wrapped__", function)
    text = FunctionText(f"call of {python.__name__}", {"__name__": python.__module__, "function": function})
    made = text.build(_declared(text, signature), f"function({', '.join(signature.parameters if passed is None else passed)})")
    return _named(made, python)


def _declared(text: FunctionText, signature: inspect.Signature) -> list[str]:
    """The parameters with their defaults, as they stand in a `def`."""
    return [name if parameter.default is parameter.empty else f"{name}={text.constant(parameter.default, 'default')}"
            for name, parameter in signature.parameters.items()]


def _named(made: Any, python: Any) -> CPUDispatcher:
    made.__name__, made.__qualname__, made.__doc__ = python.__name__, python.__qualname__, python.__doc__
    return numba.njit(made)


# ---- partial functions


def _around_partial(given: partial, as_dispatcher: Callable[[object], CPUDispatcher]) -> CPUDispatcher:
    """The function of the arguments that are still free; what is bound is a constant in it."""
    function = as_dispatcher(given.func)
    signature = inspect.signature(function.py_func)
    try:
        bound = signature.bind_partial(*given.args, **given.keywords).arguments
    except TypeError as mismatch:
        raise EnzymeError(f"partial of {function.__name__}{signature}: {mismatch}") from None
    free = [parameter for name, parameter in signature.parameters.items() if name not in bound]
    python = function.py_func
    text = FunctionText(f"partial of {python.__name__}", {"__name__": python.__module__, "function": function})
    values = {name: text.constant(_constant(function, name, value, as_dispatcher), "bound") for name, value in bound.items()}
    made = text.build(_declared(text, inspect.Signature(free)),
                      f"function({', '.join(values.get(name, name) for name in signature.parameters)})")
    return _named(made, python)


def _constant(function: CPUDispatcher, name: str, value: Any, as_dispatcher: Callable[[object], CPUDispatcher]) -> Any:
    """A bound value as a constant of compiled code. Data is none: it may change, and compiled code would not see it."""
    if isinstance(value, tuple):
        parts = [_constant(function, name, part, as_dispatcher) for part in value]
        return tuple_like(value, parts)
    if isinstance(value, (*CONSTANT, CFunc)):  # a cfunc says its signature, so that a tuple of functions has one type
        return value
    if callable(value):
        return as_dispatcher(value)
    raise EnzymeError(f"partial of {function.__name__} binds `{name}` of type {type(value).__name__}, which may change: bind "
                      f"numbers, strings and functions, and pass {name} in the call")


# ---- generalised ufuncs


def _around_generalized(function: GUFunc) -> CPUDispatcher:
    """The function of the inputs alone, which returns the outputs."""
    function = _with_arrays_of_one(function)
    inputs, outputs = parse_signature(function.gufunc_builder.signature)
    names = list(inspect.signature(function.__wrapped__).parameters)[: len(inputs)]
    if unknown := {size for output in outputs for size in output} - {size for one in inputs for size in one}:
        raise EnzymeError(f"{function.__name__}: no input has the extent {', '.join(sorted(unknown))} of its result: call it in "
                          "a function that makes the array, and differentiate that")

    namespace: dict[str, Any] = {}
    exec(f"def call({', '.join(names)}):\n    raise NotImplementedError\n"
         f"def choose({', '.join(names)}):\n    return write(({', '.join(names)},))", namespace)
    namespace["write"] = lambda kinds: _generalized_call(function, names, kinds, inputs, outputs)
    overload(namespace["call"], strict=False)(namespace["choose"])
    signature = inspect.Signature([inspect.Parameter(name, inspect.Parameter.POSITIONAL_OR_KEYWORD) for name in names])
    return _around(namespace["call"], signature, None, function.__wrapped__)


def _with_arrays_of_one(function: GUFunc) -> GUFunc:
    """The gufunc, or the same one with an extent for each input that is declared an array and written ``()``.

    Numba's loops pass numbers as arrays of one element there; its compiled code, which can't, takes arrays of that extent.
    """
    builder = function.gufunc_builder
    inputs, outputs = parse_signature(builder.signature)
    declared = [[isinstance(kind, types.Array) for kind in signature.args] for signature in builder._sigs]
    single = [not core and any(arrays[i] for arrays in declared) for i, core in enumerate(inputs)]
    if not any(single):
        return function
    cores = [(ONE,) if one else core for one, core in zip(single, inputs, strict=True)]
    layout = "->".join(",".join(f"({','.join(core)})" for core in side) for side in (cores, outputs))
    made = GUFunc(builder.py_func, layout, is_dynamic=function.is_dynamic, targetoptions=builder.targetoptions,
                  writable_args=builder.writable_args)
    for signature in builder._sigs:
        made.add(signature)
    return made.build_ufunc()


def _generalized_call(function: GUFunc, names: Sequence[str], kinds: Sequence[types.Type], inputs: Sequence[Sequence[str]],
                      outputs: Sequence[Sequence[str]]) -> Callable:
    """The call for these types of inputs: outputs of the broadcast shape, a number where there are no dimensions."""
    text = FunctionText(f"call of {function.__name__}", {"__name__": function.__wrapped__.__module__, "np": np})
    gufunc = text.constant(function, "gufunc")
    loops, passed, extents, deepest = [], [], {}, 0
    for name, kind, core in zip(names, kinds, inputs, strict=True):
        outer = (kind.ndim if isinstance(kind, types.Array) else 0) - len(core) + (core == (ONE,))
        if outer < 0:
            raise EnzymeError(f"argument `{name}` of {function.__name__} has type {kind}, its signature "
                              f"{function.gufunc_builder.signature} wants {len(core)} dimensions or more")
        if outer:
            loops.append(f"{name}.shape[:{outer}]")
            deepest = max(deepest, outer)
        if core == (ONE,):
            passed.append(text.bind(f"np.expand_dims({name}, -1)" if outer else f"np.array([{name}])", "one"))
            continue
        passed.append(name)
        for axis, size in enumerate(core, outer):
            extents.setdefault(size, []).append(f"{name}.shape[{axis}]")
    for size, found in extents.items():
        for other in found[1:]:
            with text.block(f"if {found[0]} != {other}:"):
                text.add(f"raise ValueError({f'{function.__name__}: arguments differ in the extent {size}'!r})")
    loop = text.bind(loops[0] if len(loops) == 1 else f"np.broadcast_shapes({', '.join(loops)})", "loop") if loops else ""
    results = []
    for output, dtype in zip(outputs, _result_dtypes(function, kinds, len(outputs)), strict=True):
        shape = [*(f"{loop}[{i}]" for i in range(deepest)), *(extents[size][0] for size in output)]
        shape_text = "(" + "".join(f"{extent}, " for extent in shape) + ")"
        results.append((text.bind(f"np.empty({shape_text}, dtype={text.constant(dtype, 'dtype')})", "out"), bool(shape)))
    text.add(f"{gufunc}({', '.join([*passed, *(out for out, _ in results)])})")
    values = [out if has_shape else f"{out}[()]" for out, has_shape in results]
    return text.build(names, values[0] if len(values) == 1 else f"({', '.join(values)})")


def _result_dtypes(function: GUFunc, kinds: Sequence[types.Type], count: int) -> list[np.dtype]:
    """By the first signature to which the inputs can be cast safely; without signatures, the dtype of all inputs together."""
    given = [as_dtype(kind.dtype if isinstance(kind, types.Array) else types.unliteral(kind)) for kind in kinds]
    for loop in [] if function.is_dynamic else function.ufunc.types:
        inputs, outputs = (list(map(np.dtype, letters)) for letters in loop.split("->"))
        if all(map(np.can_cast, given, inputs)):
            return outputs
    common = np.result_type(*given)
    return [common if np.issubdtype(common, np.inexact) else np.dtype(np.float64)] * count
