"""Derivatives of functions that are compiled again: they take global variables anew, as the functions do.

    f.recompile()      a Differentiable forgets what was compiled of its derivatives; whoever holds f.grad holds the new one

What a dispatcher is differentiated through has no other way to know than its own method, which it gets for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.kept import forget_kept


def forgets_when_recompiled(function: CPUDispatcher) -> CPUDispatcher:
    """The function; an ordinary dispatcher forgets its derivatives from now on when it is compiled again."""
    if type(function) is CPUDispatcher and "recompile" not in function.__dict__:
        def recompile() -> None:
            CPUDispatcher.recompile(function)
            forget_derivatives(function)

        function.__dict__["recompile"] = recompile
    return function


def forget_derivatives(function: CPUDispatcher) -> None:
    """Derivatives of the function, and theirs, are compiled again at their next calls."""
    forget_kept(function)
    for made in _transforms(function):
        forget_derivatives(made)
        made._make_finalizer()()
        made._reset_overloads()
        made._compiler.typed.clear()
        made.derivatives.clear()
        if not isinstance(made._cache, NullCache):
            made._cache.flush()


def _transforms(function: CPUDispatcher) -> Iterator[Any]:
    """The transforms of a function, and what compiled callers get in their place, which knows the same transforms."""
    if getattr(function, "outer", None) is None:
        for made in function.__dict__.get("_enzyme_transforms", {}).values():
            yield made
            if (inner := made.__dict__.get("for_compiled_callers")) is not None:
                yield inner
