"""What NumPy functions the installed Numba knows, from its own registries.

    np.sin, np.sum, np.linalg.det, array.sum, array.T, Generator.normal, ...
"""

from __future__ import annotations

import numpy as np
from numba import njit
from numba.core import types
from numba.core.registry import cpu_target

METHODS = {types.Array: "array", types.NumPyRandomGeneratorType: "Generator"}
PRIVATE = frozenset(["__hash__", "_zero_fill"])
SHORT = {
    "numpy.random.mtrand.RandomState.": "np.random.",
    "numpy.random.RandomState.": "np.random.",
    "numpy.polynomial.polynomial.": "np.polynomial.polynomial.",
    "numpy.lib.stride_tricks.": "np.lib.stride_tricks.",
    "numpy.": "np.",
}


def registered() -> set[str]:
    """Names of all functions of NumPy, and of methods and attributes of arrays and generators, that Numba can compile."""
    njit(lambda x: np.sum(x))(np.ones(1))  # loads everything
    context = cpu_target.typing_context
    context.refresh()
    names = {name for table in (context._functions, context._globals) for key in table if (name := _name(key))}
    for type_, word in METHODS.items():
        for template in context._attributes.get(type_, ()):
            if not _of_numba(template):
                continue
            attribute = getattr(template, "_attr", None)
            found = [attribute] if attribute else [m.removeprefix("resolve_") for m in dir(template) if m.startswith("resolve_")]
            names |= {f"{word}.{name}" for name in found if name not in PRIVATE}
    return names


def _of_numba(template: object) -> bool:
    """Extensions (of packages, of other tests) register methods and attributes of arrays in the same table."""
    function = getattr(template, "_overload_func", template)
    return getattr(function, "__module__", "").startswith("numba.")


def _name(key: object) -> str:
    if isinstance(key, np.ufunc):
        return f"np.{key.__name__}"
    name = getattr(key, "__name__", None)
    module = getattr(key, "__module__", None)
    owner = getattr(key, "__self__", None)
    if name and owner is not None and type(owner).__module__.startswith("numpy.random"):
        return f"np.random.{name}"
    if not isinstance(module, str) or not module.startswith("numpy") or not name:
        return ""
    full = f"{module}.{getattr(key, '__qualname__', name)}"
    for long, short in SHORT.items():
        if full.startswith(long):
            return short + full.removeprefix(long)
    return full
