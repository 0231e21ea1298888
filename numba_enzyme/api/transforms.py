"""The transforms of the public surface; each works from Python and inside @njit code.

    grad(f)(x)              value_and_grad(f)(x)
    jvp(f, (x,), (dx,))     vjp(f, x)
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ParamSpec, TypeVar

import numpy as np
from numba import typeof
from numba.typed import List

from ..bridge.cpu.random_state import RandomStates, same_generator
from ..bridge.cpu.row_types import has_columns
from ..bridge.tuples import tuple_like
from .abstract_transform import Transform
from .differentiable import Differentiable, Transformed, as_dispatcher, transformed
from .forms import forms_of, keep_form
from .gradients import Gradient
from .instances import saved_instance
from .jacobians import ForwardJacobian, ReverseJacobian
from .methods import CONSTANT, BoundMethod, after_self, bound_method, without_self
from .misfits import SHAPE, as_tuple, named
from .plain_functions import kept
from .positions import Argnames, Argnums, wanted_positions
from .products import ForwardProduct, HessianProduct, Pullback, PullbackCheck
from .reflected import WRITTEN_BACK, call, check_byte_order

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
    return _by(f, argnums, argnames, Gradient, False, has_aux, holomorphic)


def value_and_grad(f: Callable[P, R], argnums: Argnums = None, has_aux: bool = False, holomorphic: bool = False, *,
                   argnames: Argnames = None) -> Differentiable[P, tuple[R, Any]]:  # fmt: skip
    """Function that returns ``(value, gradient)``; with ``has_aux``, ``((value, aux), gradient)``. Arguments as in `grad`.

    Examples:
        >>> ne.value_and_grad(lambda x: x**3)(2.0)
        (8.0, 12.0)
    """
    return _by(f, argnums, argnames, Gradient, True, has_aux, holomorphic)


def jvp(f: Callable[..., R], primals: Sequence[Any], tangents: Sequence[Any]) -> tuple[R, R]:
    """``(out, tangent_out)``: forward mode along ``tangents``, one per primal (None for what is not floating).

    Examples:
        >>> ne.jvp(lambda x, y: x * y, (2.0, 3.0), (1.0, 0.5))
        (6.0, 4.0)
    """
    function = forms_of(f).get("jvp")
    if function is None:
        primals, tangents = as_tuple(primals, "primals"), as_tuple(tangents, "tangents")
        if bound := bound_method(f):
            return jvp(bound.__func__, (bound.compiled_self(), *primals), (CONSTANT, *tangents))
        function = keep_form(f, "jvp", transformed(f, _FORWARD))
    return _along(function, f, primals, tangents)


def _along(function: Transformed, f: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
    """The call of a transform of f that takes primals and tangents."""
    if type(primals) is not tuple or type(tangents) is not tuple:
        primals, tangents = as_tuple(primals, "primals"), as_tuple(tangents, "tangents")
    check_byte_order(primals)
    check_byte_order(tangents)
    try:
        for primal in primals:
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
    known = forms_of(f).get("vjp")
    if known is None:
        if bound := bound_method(f):
            out, inner = vjp(bound.__func__, bound.compiled_self(), *primals)
            return out, lambda cotangent: inner(cotangent)[1:]
        made = kept(f, as_dispatcher)
        known = keep_form(f, "vjp", (made, transformed(made, _CHECK), transformed(made, _PULLBACK)))
    function, check, pullback = known
    may_draw = check(primals)
    saved = [primal if type(primal) is float else _saved(primal) for primal in primals]
    states = RandomStates.now() if may_draw else None
    return function(*primals), BoundPullback(pullback, tuple(saved), states)


def hvp(f: Callable[..., Any], primals: Sequence[Any], tangents: Sequence[Any]) -> Any:
    """The Hessian of the scalar-valued ``f`` times ``tangents``; for several primals a tuple with one entry per primal.

    Examples:
        >>> ne.hvp(lambda x: x[0] ** 2 * x[1], (np.array([1.0, 2.0]),), (np.array([1.0, 0.0]),))
        array([4., 2.])
    """
    function = forms_of(f).get("hvp")
    if function is None:
        primals, tangents = as_tuple(primals, "primals"), as_tuple(tangents, "tangents")
        if bound := bound_method(f):
            return without_self(hvp(bound.__func__, (bound.compiled_self(), *primals), (CONSTANT, *tangents)))
        function = keep_form(f, "hvp", transformed(f, _HESSIAN))
    return _along(function, f, primals, tangents)


def jacfwd(f: Callable[P, Any], argnums: Argnums = None, holomorphic: bool = False, *,
           argnames: Argnames = None) -> Differentiable[P, Any]:  # fmt: skip
    """Function that returns the Jacobian, one forward sweep per element of the argument: for few inputs.

    Examples:
        >>> ne.jacfwd(lambda x: x * x)(np.array([1.0, 2.0]))
        array([[2., 0.],
               [0., 4.]])
    """
    return _by(f, argnums, argnames, ForwardJacobian, bool(holomorphic))


def jacrev(f: Callable[P, Any], argnums: Argnums = None, holomorphic: bool = False, *,
           argnames: Argnames = None) -> Differentiable[P, Any]:  # fmt: skip
    """Function that returns the Jacobian, one reverse sweep per element of the result: for few outputs.

    Examples:
        >>> ne.jacrev(lambda x: x * x[0])(np.array([1.0, 2.0]))
        array([[2., 0.],
               [2., 1.]])
    """
    return _by(f, argnums, argnames, ReverseJacobian, bool(holomorphic))


def hessian(f: Callable[P, Any], argnums: Argnums = None, *, argnames: Argnames = None) -> Differentiable[P, Any]:
    """Function that returns the Hessian of the scalar-valued ``f``: forward over reverse.

    Examples:
        >>> ne.hessian(lambda x: x[0] ** 2 * x[1])(np.array([1.0, 2.0]))
        array([[4., 2.],
               [2., 0.]])
    """
    slope = grad(f, argnums, argnames=argnames)
    return jacfwd(slope, argnums, argnames=argnames)


def _by(f: Callable[P, Any], argnums: Argnums, argnames: Argnames, kind: Callable[..., Transform], *options: bool) -> Any:
    """The transform with respect to these arguments; of a bound method, bound to the same."""
    key = kind, type(argnums), argnums, argnames, *options
    try:
        found = forms_of(f).get(key)
    except TypeError:  # lists have no hash
        found, key = None, (kind, str(argnums), str(argnames), *options)
    if found is not None:
        return found
    bound = bound_method(f)
    function = bound.__func__ if bound else kept(f, as_dispatcher)
    chosen = after_self(argnums, argnames) if bound else argnums
    made = transformed(function, kind(wanted_positions(function.py_func, chosen, argnames), *options))
    return BoundMethod(made, bound.__self__) if bound else keep_form(f, key, made)


class BoundPullback:
    """The linear map from a cotangent of the result to cotangents of the primals; keeps the primals as they were.

    ``states``: of the generators from which random numbers may be drawn.
    """

    __slots__ = ("__weakref__", "_primals", "_pullback", "_states")

    def __init__(self, pullback: Transformed, primals: tuple, states: RandomStates | None) -> None:
        self._pullback = pullback
        self._primals = primals
        self._states = states

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
            function = self._pullback.function
            out = function(*map(_saved, primals))
            raise ValueError(f"{error}: {function.__name__} returned {_shapes(out)}, the cotangent has "
                             f"{_shapes(cotangent)}") from None

    def __repr__(self) -> str:
        return f"<pullback of {self._pullback.function.__name__}>"


def _shapes(value: Any) -> Any:
    """The shapes of the arrays in a structure."""
    if isinstance(value, tuple):
        return tuple(map(_shapes, value))
    return np.shape(value)


def _strided_copy(array: np.ndarray) -> np.ndarray:
    """A copy that is not contiguous either: what the function does may depend on that (`ravel` copies, or gives a view)."""
    copy = np.empty((*array.shape, 2), array.dtype)[..., 0]
    copy[...] = array
    return copy


def _saved(primal: Any):
    """A copy of a primal that later writes do not reach."""
    if isinstance(primal, np.ndarray):
        return primal.copy("K") if primal.flags.forc else _strided_copy(primal)
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
    if hasattr(primal, "_numba_type_"):
        return saved_instance(primal)
    return same_generator(primal)
