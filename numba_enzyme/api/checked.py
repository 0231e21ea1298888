"""The function itself with `debug_nans`: run as its derivative runs it, so that its arithmetic is checked.

    @differentiate(debug_nans=True)
    def f(x): ...          f(x)  ->  status, value, tangent = call_checked(f, (x,), (None,))
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass

from numba.core import types
from numba.core.registry import CPUDispatcher

from .abstract_transform import Transform
from .source import Source


@dataclass(frozen=True)
class CheckedPrimal(Transform):
    """Forward mode along no tangent: the value alone."""

    name = "checked"

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return inspect.signature(function.py_func)

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        source = Source(f"checked {function.__name__}", function.py_func.__module__)
        names = list(inspect.signature(function.py_func).parameters)[: len(arguments)]
        constants = "None, " * len(names)
        primals = "".join(f"{name}, " for name in names)
        unchecked = source.constant(function, "function")
        source.add(f"status, value, tangent = call_checked({unchecked}, ({primals}), ({constants}))")
        source.raise_if_failed()
        return source.build(names, "value")
