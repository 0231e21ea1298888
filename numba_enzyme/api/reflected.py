"""Calls from Python with Python's lists and sets: what the function changes in them is there afterwards, as after a call of it.

    jvp(f, (lst, x), (None, 1.0))   ->   def call(primals, tangents, lst): return jvp(primals, tangents)

Numba writes such changes back for the arguments of a call and not for what is in a tuple; what is both is one list to it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import numba
from numba.core.registry import CPUDispatcher
from numpy import ndarray

from ..bridge.cpu.kept import kept_with
from ..errors import EnzymeError
from .annotations import ANNOTATIONS
from .differentiable import Transformed
from .gradients import meaningful_options
from .source import Source

WRITTEN_BACK = frozenset({list, set})


def check_byte_order(values: Iterable[Any]) -> None:
    """Refuses arrays that Numba does not know, and in a tuple takes for those in the order of the machine that it has seen."""
    for value in values:
        if isinstance(value, tuple):
            check_byte_order(value)
        elif type(value) is ndarray and not value.dtype.isnative:
            raise EnzymeError(f"an array has another byte order ({value.dtype}), which is not something that Numba knows: pass "
                              f"x.astype(np.{value.dtype.type.__name__})")


def call(function: Transformed, primals: tuple[Any, ...], *arguments: Any) -> Any:
    """``function(*arguments)``, where the primals, lists or sets among them, are in a tuple among the arguments."""
    lists = [primal for primal in primals if type(primal) in WRITTEN_BACK]
    return _with_lists(function, len(arguments), len(lists))(*arguments, *lists)


def call_annotated(function: Transformed, arguments: tuple[Any, ...], seed: Any) -> Any:
    """``function(arguments, seed)``, where primals are in the annotations of arguments, which are given as plain tuples."""
    plain, lists = [], False
    for given in arguments:
        annotated = type(given) in ANNOTATIONS
        check_byte_order(given if annotated else (given,))
        plain.append(tuple(given) if annotated else given)
        if type(given[0] if annotated else given) in WRITTEN_BACK:
            lists = True
    if lists:
        return call(function, tuple([g[0] if type(g) in ANNOTATIONS else g for g in arguments]), tuple(plain), seed)
    return function(tuple(plain), seed)


def _with_lists(function: Transformed, count: int, lists: int) -> CPUDispatcher:
    """`def call(arguments, lists)`, which calls the function with the arguments alone."""
    known = kept_with(function, "with_lists")
    if (count, lists) not in known:
        source = Source(f"{function.__name__} of lists of Python's", function.py_func.__module__)
        names = [f"given_{i}" for i in range(count)]
        made = source.build([*names, *(f"list_{i}" for i in range(lists))],
                            f"{source.constant(function, 'function')}({', '.join(names)})")
        known[count, lists] = numba.njit(**meaningful_options(function), nogil=function.targetoptions.get("nogil", False))(made)
    return known[count, lists]
