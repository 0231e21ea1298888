"""Functions to which users have given rules, found again among the symbols of a kernel.

    remember(custom_vjp(solve));  ...;  ruled_functions()   ->   [solve]

numba.cuda compiles their Python functions as it compiles others: it is asked what it has made of each of them.
"""

from __future__ import annotations

from typing import Any
from weakref import WeakSet

_RULED: WeakSet = WeakSet()


def remember(dispatcher: object) -> None:
    """A function has a rule of its own."""
    _RULED.add(dispatcher)


def ruled_functions() -> list[Any]:
    """All functions with rules that are alive."""
    return list(_RULED)
