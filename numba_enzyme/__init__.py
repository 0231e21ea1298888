"""Gradients of Numba functions and of any LLVM IR, synthesised after optimisation.

    @differentiate
    def energy(x): ...

    energy.grad(x)

Names are imported on first use: the compiler for `.ll` text works without importing Numba.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import TYPE_CHECKING

from .errors import ActivityError, EnzymeError, NonFiniteError, NotDifferentiable, OutsideError, RaceError

if TYPE_CHECKING:
    from . import distributed as distributed
    from . import llvm as llvm
    from . import mpi as mpi
    from . import testing as testing
    from .api import (
        Active,
        Const,
        Duplicated,
        DuplicatedNoNeed,
        Forward,
        Reverse,
        autodiff,
        checkpoint,
        custom_vjp,
        differentiate,
        grad,
        hessian,
        hvp,
        implicit,
        inactive,
        jacfwd,
        jacrev,
        jvp,
        release_memory,
        rule,
        value_and_grad,
        vjp,
    )
    from .installation import show_config
    from .interop import jax as jax
    from .interop import scipy as scipy
    from .interop import tensorflow as tensorflow
    from .interop import torch as torch
    from .interop.export import export
    from .precision import estimate_error

__version__ = "0.1.0"

__all__ = [
    "Active", "ActivityError", "Const", "Duplicated", "DuplicatedNoNeed", "EnzymeError", "Forward", "NonFiniteError",
    "NotDifferentiable", "OutsideError", "RaceError", "Reverse", "autodiff", "checkpoint", "custom_vjp", "differentiate",
    "estimate_error", "export", "grad", "hessian", "hvp", "implicit", "inactive", "jacfwd", "jacrev", "jvp", "release_memory",
    "rule", "show_config", "value_and_grad", "vjp",
]

_MODULES = {"distributed": ".distributed", "jax": ".interop.jax", "llvm": ".llvm", "mpi": ".mpi", "scipy": ".interop.scipy",
            "tensorflow": ".interop.tensorflow", "testing": ".testing", "torch": ".interop.torch"}
_ABOVE = {"estimate_error": ".precision", "export": ".interop.export", "show_config": ".installation"}


def _module(name: str) -> object:
    try:
        return import_module(_MODULES[name], __name__)
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != name:
            raise
        raise ModuleNotFoundError(f"ne.{name} needs {name}: pip install {name}", name=name) from missing


_ELSEWHERE = {
    "jit": "numba.njit, or @differentiate, which compiles as well",
    "vmap": "write a loop, with numba.prange to run it in parallel",
    "pmap": "write a loop, with numba.prange to run it in parallel", "jacobian": "jacrev or jacfwd", "linearize": "jvp",
    "stop_gradient": "inactive, or Const(x)", "remat": "checkpoint", "gradient": "grad, or autodiff with a shadow",
    "custom_gradient": "custom_vjp",
}  # fmt: skip
"""Names that other libraries have, and what is here instead."""


def __getattr__(name: str) -> object:
    if name in _MODULES:
        value = _module(name)
    elif name in _ABOVE:
        value = getattr(import_module(_ABOVE[name], __name__), name)
    elif name in __all__:
        value = getattr(import_module(".api", __name__), name)
    else:
        instead = f": {_ELSEWHERE[name]}" if name in _ELSEWHERE else ""
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}{instead}", name=name, obj=sys.modules[__name__])
    globals()[name] = value  # the next access finds it without asking here
    return value


def __dir__() -> list[str]:
    return sorted([*__all__, *_MODULES, "__version__"])
