"""Methods: of jitclass instances, and of plain classes where Numba compiles what `self` is.

    ne.grad(m.energy)(x)        m an instance of a jitclass: by the first argument after self
    C(...).g.grad(x)            class C(NamedTuple): @differentiate; def g(self, x)

A bound method is the function and what it is bound to; a derivative of it is the function's, bound to the same.
"""

from __future__ import annotations

import functools
import inspect
from typing import Any

import numba
from numba.core.registry import CPUDispatcher

from ..errors import EnzymeError
from .above import ABOVE
from .annotations import Const
from .positions import Argnames, Argnums, static_argnums

CONSTANT = Const(None)
"""In the place of a tangent: none flows into this primal."""

COMPILED: set[type] = set()
"""Classes of which instances are known to be something that Numba compiles."""


def static_method(function: object) -> CPUDispatcher | None:
    """The function itself, if it is a static method of a jitclass, which comes bound to the instance that it was looked up in."""
    type_ = getattr(getattr(function, "__self__", None), "_numba_type_", None)
    return getattr(type_, "jit_static_methods", {}).get(getattr(function, "__name__", ""))


class BoundMethod:
    """An @njit function with its first argument; as a `Differentiable` without it."""

    def __init__(self, function: CPUDispatcher, instance: object) -> None:
        functools.update_wrapper(self, function.py_func)
        self.__func__, self.__self__ = function, instance

    def __call__(self, *arguments: Any, **keywords: Any) -> Any:
        return self.__func__(self.compiled_self(), *arguments, **keywords)

    def compiled_self(self) -> object:
        """What the method is bound to. Raises EnzymeError if Numba does not compile it."""
        kind = type(self.__self__)
        if kind not in COMPILED:
            try:
                numba.typeof(self.__self__)
            except ValueError:
                name, method = kind.__name__, self.__func__.py_func.__name__.partition(".")[0]
                raise EnzymeError(f"{name}.{method} is called with a {name} as self, which Numba does not compile: make {name} a "
                                  f"@jitclass or a NamedTuple, or let {method} take the numbers that it needs") from None
            COMPILED.add(kind)
        return self.__self__

    def __getattr__(self, name: str) -> Any:
        """The transforms are those of methods; all else is the function's own."""
        if name in ("grad", "value_and_grad", "jacfwd", "jacrev", "hessian"):
            return ABOVE[name](self)
        if name in ("vjp", "jvp", "hvp"):
            return functools.partial(ABOVE[name], self)
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.__func__, name)

    def __repr__(self) -> str:
        return f"<bound method {self.__func__.py_func.__qualname__} of {self.__self__!r}>"


def bound_method(function: object) -> BoundMethod | None:
    """The function and what it is bound to, if it is a bound method of something that Numba compiles; else None."""
    if isinstance(function, BoundMethod):
        return function
    if not inspect.ismethod(function):
        return None
    if isinstance(function.__func__, CPUDispatcher):
        return BoundMethod(function.__func__, function.__self__)
    type_ = getattr(function.__self__, "_numba_type_", None)
    method = getattr(type_, "jit_methods", {}).get(function.__func__.__name__)
    return BoundMethod(method, function.__self__) if method is not None else None


def after_self(argnums: Argnums, argnames: Argnames) -> Argnums:
    """Positions that are counted from the argument after `self`, among all arguments."""
    if argnums is None:
        return 1 if argnames is None else None
    found = static_argnums(argnums)
    return tuple(map(_shifted, found)) if isinstance(found, tuple) else _shifted(found)


def _shifted(position: int) -> int:
    return position + 1 if position >= 0 else position


def without_self(products: tuple) -> Any:
    """Of several results, one per argument, those of the arguments after `self`; of one alone itself."""
    return products[1] if len(products) == 2 else products[1:]
