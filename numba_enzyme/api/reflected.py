"""Calls from Python with Python's lists and sets: what the function changes in them is there afterwards, as after a call of it.

    jvp(f, (lst, x), (None, 1.0))   ->   def call(primals, tangents, lst): return jvp(primals, tangents)

Numba writes such changes back for the arguments of a call and not for what is in a tuple; what is both is one list to it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any

import numba
from numba.core.registry import CPUDispatcher
from numpy import ndarray

from ..bridge.cpu.kept import kept_with
from ..bridge.function_text import FunctionText
from ..errors import EnzymeError
from .annotations import ANNOTATIONS
from .differentiable import Transformed
from .gradients import meaningful_options
from .source import Source

WRITTEN_BACK = frozenset({list, set})
HOLD_NO_ARRAY = frozenset({float, int, bool, complex, str, type(None)})


def check_byte_order(values: Iterable[Any]) -> None:
    """Refuses arrays that Numba does not know, and in a tuple takes for those in the order of the machine that it has seen."""
    for value in values:
        if isinstance(value, tuple):
            check_byte_order(value)
        elif isinstance(value, ndarray) and not value.dtype.isnative:
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


@cache
def plain_call(*parts: int) -> Callable[[Transformed, tuple[Any, ...], Any], Any]:
    """:func:`call_annotated` for arguments of so many parts each (0: not annotated), written out; falls back to it.

    ``f(Duplicated(x, dx), n)``   ->   ``(x, dx, free), n = arguments; return function(((x, dx, free), n), seed)``

    A loop over arguments takes longer than Numba's dispatch of the call.
    """
    given = [[f"part_{i}_{j}" for j in range(count)] or f"given_{i}" for i, count in enumerate(parts)]
    names = "".join(f"({', '.join(name)},), " if isinstance(name, list) else f"{name}, " for name in given)
    values = [value for name in given for value in (name[:2] if isinstance(name, list) else [name])]
    tests = [f"(not {v}.dtype.isnative if type({v}) is ndarray else type({v}) not in HOLD_NO_ARRAY)" for v in values]
    text = FunctionText("autodiff", {"ndarray": ndarray, "HOLD_NO_ARRAY": HOLD_NO_ARRAY, "call_annotated": call_annotated})
    text.add(f"{names or '()'} = arguments")
    with text.block(f"if {' or '.join(tests) or 'False'}:"):
        text.add("return call_annotated(function, arguments, seed)")
    return text.build(["function", "arguments", "seed"], f"function(({names}), seed)")


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
