"""Says of a tangent, cotangent or shadow with the wrong shape which one it is: compiled code raises without a name.

    a tangent must have the shape of its primal   ->   the tangent of argument `x` has shape (4,), its primal (3,): ...
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import numpy as np

from ..errors import EnzymeError
from .differentiable import as_dispatcher

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
            for part, own, given in _unlike(*pair):
                what_to_do = str(error).partition("its primal")[2]
                name = _name(function, place) + part
                return type(error)(f"the {what} of argument `{name}` has shape {given}, its primal {own}: a {what} {SHAPE} "
                                   f"its primal{what_to_do}")
    return error


def _unlike(primal: Any, given: Any, part: str = "") -> Iterator[tuple[str, tuple[int, ...], tuple[int, ...]]]:
    """The arrays in a structure whose shapes differ: where, and both shapes."""
    if isinstance(primal, tuple) and isinstance(given, tuple):
        fields = getattr(primal, "_fields", None)
        for place, pair in enumerate(zip(primal, given, strict=False)):
            yield from _unlike(*pair, f"{part}.{fields[place]}" if fields else f"{part}[{place}]")
    elif isinstance(primal, np.ndarray) and isinstance(given, np.ndarray) and primal.shape != given.shape:
        yield part, primal.shape, given.shape


def _name(function: Callable[..., Any], place: int) -> str:
    names = list(inspect.signature(as_dispatcher(function).py_func).parameters)
    return names[place] if place < len(names) else f"argument_{place}"
