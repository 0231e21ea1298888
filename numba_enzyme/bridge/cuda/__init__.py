"""Derivatives of `@cuda.jit` kernels: extract the IR, ask the pipeline, run the answer on the host or as PTX."""

from collections.abc import Callable
from importlib import import_module

import numpy as np

# numba-cuda has implementations for these, which newer NumPy took away; it can't be imported where they are missing.
GONE_FROM_NUMPY = ("in1d", "row_stack", "trapz")


def _stand_in(name: str) -> Callable:
    def gone(*arguments: object) -> None:
        raise NotImplementedError(f"NumPy {np.__version__} has no {name}")

    gone.__name__ = name
    return gone


def _import_arrays_of_numba_cuda() -> None:
    """Its implementations of NumPy, with names to register them under, which are gone again afterwards."""
    missing = [name for name in GONE_FROM_NUMPY if not hasattr(np, name)]
    if not missing:
        return
    for name in missing:
        setattr(np, name, _stand_in(name))
    try:
        for module in ("arrayobj", "arraymath"):
            import_module(f"numba.cuda.np.{module}")
    finally:
        for name in missing:
            delattr(np, name)


_import_arrays_of_numba_cuda()
