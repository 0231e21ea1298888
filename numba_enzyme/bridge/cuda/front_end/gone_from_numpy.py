"""Names that newer NumPy took away, and that numba-cuda wants to see when it is imported.

    import_arrays()   ->   numba.cuda.np.arrayobj and arraymath are there, and NumPy is as it was
"""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module

import numpy as np

GONE_FROM_NUMPY = ("in1d", "row_stack", "trapz")


def import_arrays() -> None:
    """numba-cuda's implementations of NumPy, with names to register them under, which are gone again afterwards."""
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


def _stand_in(name: str) -> Callable:
    def gone(*arguments: object) -> None:
        raise NotImplementedError(f"NumPy {np.__version__} has no {name}")

    gone.__name__ = name
    return gone
