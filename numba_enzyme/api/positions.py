"""Which arguments a transform is with respect to: `argnums` counts them, `argnames` names them.

    f(x, mass, n)      argnames="mass"   ->   1          argnums=0, argnames="mass"   ->   (0, 1)
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from ..errors import EnzymeError

Argnums = int | Sequence[int] | None
Argnames = str | Sequence[str] | None


def wanted_positions(function: Callable[..., Any], argnums: Argnums, argnames: Argnames) -> int | tuple[int, ...]:
    """The positions as a hashable value: one number, or a tuple where several may be meant; by default the first argument.

    Raises EnzymeError for what is no position, and for names that are no parameters of *function*, a Python function.
    """
    if argnames is None:
        return static_argnums(0 if argnums is None else argnums)
    if isinstance(argnames, str):
        named = _position(function, argnames)
    else:
        named = tuple(_position(function, name) for name in argnames)
    if argnums is None:
        return named
    return tuple(number for part in (static_argnums(argnums), named) for number in (part if isinstance(part, tuple) else (part,)))


def static_argnums(argnums: int | Sequence[int]) -> int | tuple[int, ...]:
    """argnums as a hashable value."""
    several = isinstance(argnums, (tuple, list))
    positions: Any = argnums if several else (argnums,)
    if not all(isinstance(position, (int, np.integer)) for position in positions):
        by_name = f": for names write argnames={argnums!r}" if all(isinstance(position, str) for position in positions) else ""
        raise EnzymeError(f"argnums must be an int or a sequence of ints, got {argnums!r}{by_name}")
    numbers = tuple(int(position) for position in positions)
    return numbers if several else numbers[0]


def _position(function: Callable[..., Any], name: object) -> int:
    parameters = list(inspect.signature(function).parameters)
    if name not in parameters:
        raise EnzymeError(f"argnames: {function.__name__}({', '.join(parameters)}) has no parameter {name!r}")
    return parameters.index(str(name))
