"""Functions to which users have given rules, found again among the symbols of a kernel.

    remember(custom_vjp(solve));  ...;  found_on_devices(solve)   ->   what numba.cuda has compiled, with its symbols

numba.cuda compiles their Python functions as it compiles others: by these symbols a kernel's calls of them are found.
"""

from __future__ import annotations

from functools import cache
from weakref import WeakSet

from numba import njit

from ..errors import EnzymeError

_RULED: WeakSet = WeakSet()
ON_A_DEVICE = "_CUDATypingContext__dispatcher"  # where numba-cuda keeps what it has made of an @njit function


def remember(dispatcher: object) -> None:
    """A function has a rule of its own."""
    _RULED.add(dispatcher)


def ruled_functions() -> list[object]:
    """All functions with rules that are alive."""
    return list(_RULED)


def found_on_devices(function: object) -> list[object]:
    """What numba.cuda has compiled of a function with a rule, for whatever types.

    Raises EnzymeError where this version of it keeps that elsewhere: the rule would be passed over in silence.
    """
    made = function if hasattr(function, "compile_device") else getattr(function, ON_A_DEVICE, None)
    if made is None and not _keeps_it_there():
        raise EnzymeError(f"this version of numba.cuda does not tell what it has made of {function.__name__}, which has a rule: "
                          "a kernel might pass it over")  # fmt: skip
    return list(getattr(made, "overloads", {}).values())


@cache
def _keeps_it_there() -> bool:
    """Whether numba.cuda keeps what it makes of an @njit function where it is looked for."""
    from numba.cuda.target import CUDATypingContext

    def probe(x):
        return x

    function = njit(probe)
    CUDATypingContext().resolve_value_type(function)
    return hasattr(function, ON_A_DEVICE)
