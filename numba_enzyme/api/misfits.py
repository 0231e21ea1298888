"""Says of a tangent, cotangent or shadow with the wrong shape which one it is: compiled code raises without a name.

    a tangent must have the shape of its primal   ->   the tangent of argument `x` has shape (4,), its primal (3,): ...
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np
from numba.core.registry import CPUDispatcher

from ..errors import EnzymeError

SHAPE = "must have the shape of"  # stands in all these messages


def as_tuple(given: Any, what: str) -> tuple:
    """Primals or tangents as a tuple. Raises EnzymeError for what is no sequence with an entry per argument."""
    if not isinstance(given, tuple | list):
        raise EnzymeError(f"{what} must be a tuple with one entry per argument, got {type(given).__name__}: write (x,)")
    return tuple(given)


def named(error: ValueError, function: Callable[..., Any], what: str, pairs: Sequence[tuple[Any, Any]]) -> ValueError:
    """The error; one about a shape names the argument and both shapes. ``pairs``: of each, the primal and what belongs to it."""
    if SHAPE in str(error):
        for place, pair in enumerate(pairs):
            for own, given in _unlike(*pair):
                return type(error)(f"the {what} of {_argument(function, place)} has shape {given}, its primal {own}: a {what} "
                                   f"{SHAPE} its primal{str(error).partition('its primal')[2]}")
    return error


def _unlike(primal: Any, given: Any) -> Iterator[tuple[tuple[int, ...], tuple[int, ...]]]:
    if isinstance(primal, tuple) and isinstance(given, tuple):
        for pair in zip(primal, given, strict=False):
            yield from _unlike(*pair)
    elif isinstance(primal, np.ndarray) and isinstance(given, np.ndarray) and primal.shape != given.shape:
        yield primal.shape, given.shape


def _argument(function: Callable[..., Any], place: int) -> str:
    python = function.py_func if isinstance(function, CPUDispatcher) else function
    names = list(inspect.signature(python).parameters)
    return f"argument `{names[place]}`" if place < len(names) else f"argument {place}"
