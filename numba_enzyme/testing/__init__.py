"""Checking derivatives: :func:`check_grads` for functions, the oracle for LLVM IR.

    check_grads(energy, (x, 3))                                   both modes against each other and against differences
    oracle_gradient(text, "f", [(x, dx), 2.0], ["dup", "active"])   the exact derivative, by high-precision dual numbers

The oracle and the fuzzer stand on the IR alone; only ``check_grads`` and ``check_kernel`` bring Numba
in, when they are asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from .tolerance import assert_close

try:
    from .memory_tree import Tree
    from .oracle import Oracle
    from .oracle_gradient import OracleGradient, oracle_gradient
    from .oracle_scalars import Dual, OracleError
except ModuleNotFoundError as missing:  # the oracle computes with mpmath, which nothing else needs
    if not (missing.name or "").startswith("mpmath"):
        raise

if TYPE_CHECKING:
    from .check import check_grads
    from .kernel_check import check_kernel

__all__ = ["Dual", "Oracle", "OracleError", "OracleGradient", "Tree", "assert_close", "check_grads", "check_kernel",
           "oracle_gradient"]  # fmt: skip


def __getattr__(name: str):
    if name in ("check_grads", "check_kernel"):
        return getattr(import_module(".check" if name == "check_grads" else ".kernel_check", __name__), name)
    if name in __all__:  # not found above: mpmath is missing
        raise ImportError(f"{name} computes with mpmath: pip install mpmath")
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
