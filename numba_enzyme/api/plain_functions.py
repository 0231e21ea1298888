"""Plain Python functions are compiled once for all that is asked of them: ``ne.jvp(lambda x: ..., (x,), (dx,))`` in a loop.

Numba takes what a function finds outside of itself for constants. So one is known again where its code and all of that are the
same objects, which can't change: numbers, texts, what mathematics offers, and compiled functions that were not compiled again
since. Any other is compiled anew.
"""

from __future__ import annotations

import builtins
import operator
import os
from collections import OrderedDict
from collections.abc import Callable, Iterator
from types import BuiltinFunctionType, CodeType, FunctionType, ModuleType
from typing import Any

import numba
import numpy as np
from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.code_objects import names_in
from ..bridge.cpu.kept import kept_with
from .reached_code import LIBRARIES, PACKAGE

MOST = 128  # functions that are kept
NUMBERS = (int, float, complex, bool, str, bytes, type(None), np.number, np.bool_, types.Type)
FUNCTIONS = (type, FunctionType, BuiltinFunctionType, np.ufunc, type(np.sum))
PACKAGES = LIBRARIES | {PACKAGE}
NOTHING = object()

_KNOWN: OrderedDict[CodeType, tuple[list[Any], tuple[Any, ...], CPUDispatcher]] = OrderedDict()


def kept(function: Any, make: Callable[[Any], CPUDispatcher]) -> CPUDispatcher:
    """``make(function)``, or what that gave for the same function."""
    if type(function) is not FunctionType or function.__dict__:
        return make(function)
    seen = list(_surroundings(function))
    if not all(map(_is_fixed, seen)):
        return make(function)
    seen += [kept_with(value, "callers") for value in seen if isinstance(value, CPUDispatcher)]  # another if it is compiled again
    seen.append(function.__globals__)
    names, code = (function.__qualname__, function.__module__, _settings()), function.__code__
    known = _KNOWN.get(code)
    if known is not None and known[1] == names and len(known[0]) == len(seen) and all(map(operator.is_, known[0], seen)) and (
            not known[2]._compiler._failed_cache):  # what Numba could not type it may have been taught since
        return known[2]
    made = make(function)
    _KNOWN.pop(code, None)
    _KNOWN[code] = seen, names, made
    while len(_KNOWN) > MOST:
        _KNOWN.popitem(last=False)
    return made


def _surroundings(function: FunctionType) -> Iterator[Any]:
    """The globals that its code may name, what its closure holds, and its defaults."""
    names = dict.fromkeys(names_in(function.__code__))
    values = [function.__globals__.get(name, getattr(builtins, name, NOTHING)) for name in names]
    for cell in function.__closure__ or ():
        try:
            values.append(cell.cell_contents)
        except ValueError:  # it is empty so far
            values.append(NOTHING)
    values += function.__defaults__ or ()
    values += (function.__kwdefaults__ or {}).values()
    modules: set[int] = set()
    while values:
        value = values.pop()
        yield value
        if type(value) is tuple:
            values += value
        elif isinstance(value, ModuleType) and id(value) not in modules:
            modules.add(id(value))
            values += [vars(value)[name] for name in names if name in vars(value)]


def _is_fixed(value: Any) -> bool:
    if value is NOTHING or isinstance(value, (*NUMBERS, CPUDispatcher)):
        return True
    if type(value) is tuple:
        return True  # what it holds is looked at itself
    if isinstance(value, ModuleType):
        return value.__name__.partition(".")[0] in PACKAGES
    if isinstance(value, FUNCTIONS):
        return str(getattr(value, "__module__", None) or "numpy").partition(".")[0] in PACKAGES
    return False


def _settings() -> dict[str, Any]:
    """The options that say how derivatives are made."""
    chosen = {name: value for name, value in os.environ.items() if name.startswith("NUMBA_")}
    return {**chosen, "checks": numba.config.BOUNDSCHECK}
