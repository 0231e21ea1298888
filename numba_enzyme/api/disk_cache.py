"""Derivatives in Numba's cache on disk: found by the function and its rules, and by all that the package makes of them.

    cache_identity(template, f, transform, outermost=True)      what Numba's cache takes the derivative for
    digest_of(f, "what else")                                    a short name, another one for each function and each version
"""

from __future__ import annotations

import functools
import hashlib
import pathlib
import weakref
from collections.abc import Callable
from types import FunctionType
from typing import Any

from numba.core.caching import FunctionCache
from numba.core.registry import CPUDispatcher
from numba.core.serialize import dumps

from ..bridge.cpu.vector_library import library_name
from .abstract_transform import Transform
from .reached_code import digest_of_contents, digest_of_reached, is_filled


class DerivativeCache(FunctionCache):
    """Numba's cache on disk; what the function reaches, in other files too, and its rules are part of the key.

    Neither read nor written once a global has changed since the first use: what is in memory then holds its old contents."""

    def __init__(self, identity: Callable, primal: FunctionType) -> None:
        super().__init__(identity)
        self._primal = primal

    def _index_key(self, sig: Any, codegen: Any):
        return (*super()._index_key(sig, codegen), digest_of_reached(self._primal))

    def _holds(self) -> bool:
        contents = digest_of_contents(self._primal)
        return _CONTENTS.setdefault(self._primal, contents) == contents

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return super().load_overload(sig, target_context) if self._holds() else None

    def save_overload(self, sig: Any, data: Any) -> None:
        if self._holds():
            super().save_overload(sig, data)

    def flush(self) -> None:
        _CONTENTS.pop(self._primal, None)
        super().flush()


_CONTENTS: weakref.WeakKeyDictionary[FunctionType, str] = weakref.WeakKeyDictionary()


def cache_identity(template: FunctionType, function: CPUDispatcher, transform: Transform, *, outermost: bool) -> Callable:
    """The template as the disk cache should see it: in the file of the primal, under a name that says all that matters."""
    primal = primal_function(function)
    digest = digest_of(function, str(transform), outermost)
    code = template.__code__.replace(co_filename=primal.__code__.co_filename, co_firstlineno=primal.__code__.co_firstlineno,
                                     co_consts=(*template.__code__.co_consts, digest))
    identity = FunctionType(code, template.__globals__, template.__name__, template.__defaults__)
    identity.__qualname__ = f"{template.__qualname__}.{digest}"
    identity.__module__ = primal.__module__
    return identity


def digest_of(function: CPUDispatcher, *what: object) -> str:
    """Short, and another one for every function, version of this package, and *what*."""
    primal = primal_function(function)
    cells = tuple(cell.cell_contents if is_filled(cell) else None for cell in primal.__closure__ or ())
    plannings = [getattr(part, "planning", None) for part in _stack(function)]
    content = repr((_package_stamp(), function.py_func.__qualname__, plannings, *what)).encode()
    return hashlib.sha256(content + primal.__code__.co_code + dumps(cells)).hexdigest()[:16]


@functools.cache
def _package_stamp() -> str:
    """Changes with every edit of this package, and with the functions that derivatives may call, so that none outlives them."""
    root = pathlib.Path(__file__).parent.parent
    states = [(str(path.relative_to(root)), path.stat().st_mtime_ns, path.stat().st_size) for path in sorted(root.rglob("*.py"))]
    return hashlib.sha256(repr((states, library_name())).encode()).hexdigest()


def primal_function(function: CPUDispatcher) -> FunctionType:
    """The Python function at the bottom of a stack of transforms."""
    return _stack(function)[-1].py_func


def _stack(function: CPUDispatcher) -> list[CPUDispatcher]:
    """A function, what it is a transform of, and so on, down to the primal."""
    stack = [function]
    while (inner := stack[-1].__dict__.get("function")) is not None:
        stack.append(inner)
    return stack
