"""Functions to which users have given rules, found again among the symbols of a kernel.

    remember(custom_vjp(solve));  ...;  ruled_among({"_ZN5solveB2v1..."})   ->   ["solve"]

numba-cuda compiles their Python functions as it compiles others, and a rule written for the CPU would be passed over.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from weakref import WeakSet

_RULED: WeakSet = WeakSet()
ON_A_DEVICE = "_CUDATypingContext__dispatcher"  # where numba-cuda keeps what it has made of an @njit function


def remember(dispatcher: object) -> None:
    """A function has a rule of its own."""
    _RULED.add(dispatcher)


def ruled_functions() -> list[object]:
    """All functions with rules that are alive."""
    return list(_RULED)


def ruled_among(symbols: Collection[str]) -> list[str]:
    """The names of functions with rules that are among the functions of a kernel."""
    return sorted(function.__name__ for function in ruled_functions() if any(symbol in symbols for symbol in _symbols(function)))


def _symbols(function: object) -> Iterator[str]:
    made = getattr(function, ON_A_DEVICE, None)
    for compiled in getattr(made, "overloads", {}).values():
        yield compiled.fndesc.llvm_func_name
