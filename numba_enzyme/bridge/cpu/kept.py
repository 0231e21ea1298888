"""What is made of a function and goes with it: its code for this package, functions of arrays in the place of lists, ...

    known = kept_with(f, "of_arrays")
    known[types] = ...
    forget_kept(f)                        what depends on its code is made again
"""

from __future__ import annotations

from typing import Any

from numba.core.registry import CPUDispatcher

_KEPT = "_enzyme_kept"
FORMS = "_enzyme_forms"
"""By itself, because it is looked at in every call."""


def kept_with(function: CPUDispatcher, what: str) -> dict[Any, Any]:
    """What is kept of one kind."""
    return function.__dict__.setdefault(_KEPT, {}).setdefault(what, {})


def forget_kept(function: CPUDispatcher) -> None:
    """All of it goes, the forms as well."""
    function.__dict__.pop(_KEPT, None)
    function.__dict__.pop(FORMS, None)
