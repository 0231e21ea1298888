"""What has been formed of a function, by what was asked for: to make and hash a transform takes longer than to call one.

    forms_of(f).get("jvp") or keep_form(f, "jvp", transformed(f, ForwardProduct()))
"""

from __future__ import annotations

from typing import Any

from numba.core.registry import CPUDispatcher

from ..bridge.cpu.kept import FORMS
from .differentiable import Differentiable, Transformed

COMPILED = frozenset({CPUDispatcher, Differentiable, Transformed})  # asked of a type: `isinstance` takes three times as long
NOTHING: dict[Any, Any] = {}


def forms_of(function: Any) -> dict[Any, Any]:
    """The forms by their keys; of what is no dispatcher none: `functools.wraps` gives a function the attributes of another."""
    return function.__dict__.get(FORMS, NOTHING) if type(function) in COMPILED else NOTHING


def keep_form(function: Any, key: Any, form: Any) -> Any:
    """The form itself, which :func:`forms_of` knows from now on."""
    if type(function) in COMPILED:
        function.__dict__.setdefault(FORMS, {})[key] = form
    return form
