"""Functions that are differentiated in the place of the user's, around which they are: of arrays, or with a result that is there.

    source = Source(...);  names = parameter_names(source, f);  ...;  stand_in(f, source.build(names, result))
"""

from __future__ import annotations

import inspect
from collections.abc import Callable

import numba
from numba.core.registry import CPUDispatcher

from .differentiable import Differentiable
from .gradients import helper_dispatcher, meaningful_options
from .options import AS_CHOSEN
from .source import Source


def parameter_names(source: Source, function: CPUDispatcher) -> list[str]:
    """The parameters of *function*, under other names where the text means something else by them."""
    return [f"arg_{name}" if name in source.namespace else name for name in inspect.signature(function.py_func).parameters]


def stand_in(function: CPUDispatcher, implementation: Callable) -> CPUDispatcher:
    """*implementation* compiled under the name, the options and the planning of *function*."""
    implementation.__name__ = implementation.__qualname__ = function.__name__
    planning = getattr(function, "planning", AS_CHOSEN)
    if planning == AS_CHOSEN:
        return helper_dispatcher(function, implementation)
    return Differentiable.from_dispatcher(numba.njit(**meaningful_options(function))(implementation)).with_planning(planning)
