"""What is made of a function and goes with it: its code for this package, functions of arrays in the place of lists, ...

    known = kept_with(f, "of_arrays")
    known[types] = ...
    f.recompile()                         what depends on its code is made again; whoever holds f.grad holds the new one

Functions that are compiled again take global variables anew. What a dispatcher is differentiated through, or compiled for, has no
other way to know than its own method, which it gets for itself.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any
from weakref import WeakKeyDictionary

from numba.core.caching import NullCache
from numba.core.registry import CPUDispatcher

_KEPT = "_enzyme_kept"
FORMS = "_enzyme_forms"
"""By itself, because it is looked at in every call."""


def kept_with(function: CPUDispatcher, what: str) -> dict[Any, Any]:
    """What is kept of one kind."""
    return forgets_when_recompiled(function).__dict__.setdefault(_KEPT, {}).setdefault(what, {})


def forgets_when_recompiled(function: CPUDispatcher) -> CPUDispatcher:
    """The function; an ordinary dispatcher forgets what was made of it from now on when it is compiled again."""
    if type(function) is CPUDispatcher and "recompile" not in function.__dict__:
        def recompile() -> None:
            compile_callers(function)
            if (forget := getattr(function._compiler, "forget", None)) is not None:  # types alone (see `call_types`)
                forget()
            CPUDispatcher.recompile(function)
            forget_derivatives(function)

        function.__dict__["recompile"] = recompile
    return function


def typed_callers(function: CPUDispatcher) -> WeakKeyDictionary[CPUDispatcher, set[Any]]:
    """The functions that were typed alone and will call *function*, and for which types."""
    return kept_with(function, "typed callers").setdefault("by function", WeakKeyDictionary())


def compile_callers(function: CPUDispatcher) -> None:
    """Plain functions that were typed when they called what *function* was: Numba would have made their code then. Others forget
    what they were, and their derivatives with it."""
    for caller, each in list(typed_callers(function).items()):
        typed_alone = each.intersection(caller._compiler.typed).difference(caller.overloads)
        if typed_alone and type(caller) is not CPUDispatcher:
            caller._compiler.forget()
            forget_derivatives(caller)
        for arguments in typed_alone if type(caller) is CPUDispatcher else ():
            caller.compile(arguments)
    for made in _transforms(function):
        compile_callers(made)


def forget_derivatives(function: CPUDispatcher) -> None:
    """All that is kept goes, forms as well. Derivatives of the function, and theirs, are compiled again at their next calls."""
    function.__dict__.pop(_KEPT, None)
    function.__dict__.pop(FORMS, None)
    for made in _transforms(function):
        forget_derivatives(made)
        made._make_finalizer()()
        made._reset_overloads()
        made._compiler.forget()
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
