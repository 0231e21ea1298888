"""The transforms of the public surface; each works from Python and inside @njit code.

    grad(f)(x)              value_and_grad(f)(x)
    jvp(f, (x,), (dx,))     vjp(f, x)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numba import typeof
from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.typed import List
from numba.typed.typeddict import Dict

from ..bridge.cpu.random_state import RandomStates, same_generator
from ..bridge.cpu.row_types import has_columns
from ..bridge.tuples import tuple_like
from .abstract_transform import Transform
from .differentiable import Differentiable, Transformed, as_dispatcher, transformed
from .gradients import Gradient
from .instances import saved_instance
from .jacobians import ForwardJacobian, ReverseJacobian
from .methods import CONSTANT, BoundMethod, after_self, bound_method, without_self
from .misfits import SHAPE, as_tuple, named
from .positions import Argnames, Argnums, wanted_positions
from .products import ForwardProduct, HessianProduct, Pullback, PullbackCheck
from .reflected import WRITTEN_BACK, call

P = ParamSpec("P")
R = TypeVar("R")
NUMBERS = (float, int, complex)
_FORWARD, _HESSIAN, _CHECK, _PULLBACK = ForwardProduct(), HessianProduct(), PullbackCheck(draws=False), Pullback()


def grad(f: Callable[P, Any], argnums: Argnums = None, has_aux: bool = False, holomorphic: bool = False, *,
         argnames: Argnames = None) -> Differentiable[P, Any]:  # fmt: skip
    """Function that returns the gradient of the scalar-valued ``f`` with respect to the arguments in ``argnums``.

    ``argnums``: a position (default: the first) or a sequence of them, ``argnames``: a name or a sequence; a sequence, or both,
    give a tuple, positions first.

    Examples:
        >>> ne.grad(lambda x: x**3)(2.0)
        12.0
        >>> ne.grad(lambda x, w: np.sum(w * x * x), argnums=(0, 1))(np.array([1.0, 2.0]), np.array([3.0, 4.0]))
        (array([ 6., 16.]), array([1., 4.]))
        >>> ne.grad(lambda x, w: w * x * x, argnames="w")(2.0, 3.0)
        4.0
    """
    return _by(f, argnums, argnames, lambda positions: Gradient(positions, False, has_aux, holomorphic))


def value_and_grad(f: Callable[P, R], argnums: Argnums = None, has_aux: bool = False, holomorphic: bool = False, *,
                   argnames: Argnames = None) -> Differentiable[P, tuple[R, Any]]:  # fmt: skip
    """Function that returns ``(value, gradient)``; with ``has_aux``, ``((value, aux), gradient)``. Arguments as in `grad`.

    Examples:
        >>> ne.value_and_grad(lambda x: x**3)(2.0)
        (8.0, 12.0)
    """
    return _by(f, argnums, argnames, lambda positions: Gradient(positions, True, has_aux, holomorphic))


def jvp(f: Callable[..., R], primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[R, R]:
    """``(out, tangent_out)``: forward mode along ``tangents``, one per primal (None for what is not floating).

    Examples:
        >>> ne.jvp(lambda x, y: x * y, (2.0, 3.0), (1.0, 0.5))
        (6.0, 4.0)
    """
    primals, tangents = as_tuple(primals, "primals"), as_tuple(tangents, "tangents")
    if bound := bound_method(f):
        return jvp(bound.__func__, (bound.compiled_self(), *primals), (CONSTANT, *tangents))
    try:
        function = transformed(f, _FORWARD)
        for primal in primals:  # here and in hvp, not in a function: its call would cost a tenth of a call without lists
            if type(primal) in WRITTEN_BACK:
                return call(function, primals, primals, tangents)
        return function(primals, tangents)
    except ValueError as error:
        raise named(error, f, "tangent", list(zip(primals, tangents, strict=True))) from error.__cause__


def vjp(f: Callable[..., R], *primals: Any) -> tuple[R, Callable[[Any], tuple[Any, ...]]]:
    """``(out, pullback)``; ``pullback(cotangent)`` returns a tuple with one entry per primal and may be called many times.

    Random numbers that ``f`` draws are those of ``out`` in every call of the pullback.

    Examples:
        >>> value, pullback = ne.vjp(lambda x, n: x**n, np.array([1.0, 2.0]), 3)
        >>> value, pullback(np.ones(2))
        (array([1., 8.]), (array([ 3., 12.]), None))
    """
    if not isinstance(f, CPUDispatcher) and (bound := bound_method(f)):
        out, pullback = vjp(bound.__func__, bound.compiled_self(), *primals)
        return out, lambda cotangent: pullback(cotangent)[1:]
    function = as_dispatcher(f)
    halves = function.__dict__.get("_enzyme_vjp")
    if halves is None:
        halves = function._enzyme_vjp = transformed(function, _CHECK), transformed(function, _PULLBACK)
    may_draw = halves[0](primals)
    saved, states = tuple(map(_saved, primals)), RandomStates.now() if may_draw else None
    out = function(*primals)
    return out, BoundPullback(halves[1], saved, states, _shapes(out))


def hvp(f: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
    """The Hessian of the scalar-valued ``f`` times ``tangents``; for several primals a tuple with one entry per primal.

    Examples:
        >>> ne.hvp(lambda x: x[0] ** 2 * x[1], (np.array([1.0, 2.0]),), (np.array([1.0, 0.0]),))
        array([4., 2.])
    """
    primals, tangents = as_tuple(primals, "primals"), as_tuple(tangents, "tangents")
    if bound := bound_method(f):
        return without_self(hvp(bound.__func__, (bound.compiled_self(), *primals), (CONSTANT, *tangents)))
    try:
        function = transformed(f, _HESSIAN)
        for primal in primals:
            if type(primal) in WRITTEN_BACK:
                return call(function, primals, primals, tangents)
        return function(primals, tangents)
    except ValueError as error:
        raise named(error, f, "tangent", list(zip(primals, tangents, strict=True))) from error.__cause__


def jacfwd(f: Callable[P, Any], argnums: Argnums = None, holomorphic: bool = False, *,
           argnames: Argnames = None) -> Differentiable[P, Any]:  # fmt: skip
    """Function that returns the Jacobian, one forward sweep per element of the argument: for few inputs.

    Examples:
        >>> ne.jacfwd(lambda x: x * x)(np.array([1.0, 2.0]))
        array([[2., 0.],
               [0., 4.]])
    """
    return _by(f, argnums, argnames, lambda positions: ForwardJacobian(positions, bool(holomorphic)))


def jacrev(f: Callable[P, Any], argnums: Argnums = None, holomorphic: bool = False, *,
           argnames: Argnames = None) -> Differentiable[P, Any]:  # fmt: skip
    """Function that returns the Jacobian, one reverse sweep per element of the result: for few outputs.

    Examples:
        >>> ne.jacrev(lambda x: x * x[0])(np.array([1.0, 2.0]))
        array([[2., 0.],
               [2., 1.]])
    """
    return _by(f, argnums, argnames, lambda positions: ReverseJacobian(positions, bool(holomorphic)))


def hessian(f: Callable[P, Any], argnums: Argnums = None, *, argnames: Argnames = None) -> Differentiable[P, Any]:
    """Function that returns the Hessian of the scalar-valued ``f``: forward over reverse.

    Examples:
        >>> ne.hessian(lambda x: x[0] ** 2 * x[1])(np.array([1.0, 2.0]))
        array([[4., 2.],
               [2., 0.]])
    """
    slope = grad(f, argnums, argnames=argnames)
    return jacfwd(slope, argnums, argnames=argnames)


def _by(f: Callable[P, Any], argnums: Argnums, argnames: Argnames, transform: Callable[[Any], Transform]) -> Any:
    """The transform with respect to these arguments; of a bound method, bound to the same."""
    bound = bound_method(f)
    function = bound.__func__ if bound else as_dispatcher(f)
    chosen = after_self(argnums, argnames) if bound else argnums
    made = transformed(function, transform(wanted_positions(function.py_func, chosen, argnames)))
    return BoundMethod(made, bound.__self__) if bound else made


class BoundPullback:
    """The linear map from a cotangent of the result to cotangents of the primals; keeps the primals as they were.

    ``states``: of the generators from which random numbers may be drawn.
    """

    __slots__ = ("__weakref__", "_primals", "_pullback", "_shapes", "_states")

    def __init__(self, pullback: Transformed, primals: tuple, states: RandomStates | None, shapes: Any) -> None:
        self._pullback = pullback
        self._primals = primals
        self._states = states
        self._shapes = shapes

    def __call__(self, cotangent: Any):
        if self._states is None:
            return self._of(self._primals, cotangent)
        with self._states.again():
            return self._of(tuple(map(same_generator, self._primals)), cotangent)

    def _of(self, primals: tuple, cotangent: Any):
        try:
            return self._pullback(primals, cotangent)
        except ValueError as error:
            if SHAPE not in str(error):
                raise
            raise ValueError(f"{error}: {self._pullback.function.__name__} returned {self._shapes}, the cotangent has "
                             f"{_shapes(cotangent)}") from None

    def __repr__(self) -> str:
        return f"<pullback of {self._pullback.function.__name__}>"


def _shapes(value: Any) -> Any:
    """The shapes of the arrays in a structure."""
    if isinstance(value, np.ndarray):
        return value.shape
    if isinstance(value, NUMBERS):
        return ()
    return tuple(map(_shapes, value)) if isinstance(value, tuple) else np.shape(value)


def _saved(primal: Any):
    """A copy of a primal that later writes do not reach."""
    if isinstance(primal, np.ndarray):
        return primal.copy(order="K")
    if isinstance(primal, NUMBERS):
        return primal
    if isinstance(primal, np.void):
        return primal.copy()
    if isinstance(primal, tuple):
        parts = [_saved(part) for part in primal]
        return tuple_like(primal, parts)
    if isinstance(primal, List | list):
        copy = primal.copy()
        if has_columns(typeof(primal)):
            for i in range(len(copy)):
                copy[i] = _saved(copy[i])
        return copy
    if isinstance(primal, Dict):
        copy = primal.copy()
        if isinstance(typeof(primal).value_type, types.Array):
            for key in copy:
                copy[key] = _saved(copy[key])
        return copy
    if hasattr(primal, "_numba_type_"):
        return saved_instance(primal)
    return same_generator(primal)
