"""What is known of a kernel once it is extracted: its text, its parameters, and the memory that each block gets.

    Kernel(text="define void @k(double %a, ptr %x.0, ...)", name="k", arguments=(float64, array(...)), shared=(...), ...)
"""

from __future__ import annotations

from dataclasses import dataclass

from ...result import Derivative
from .opaque import SharedArray


@dataclass(frozen=True, eq=False)
class Kernel:
    """A kernel as the compiler core wants it. ``shared``: what the last parameters point to, dynamic memory last of all.

    ``extrema``: the parameters behind which atomic maxima and minima happen (-1: not known).
    ``calls_autodiff``: it calls derivatives of device functions, which numba-cuda alone can't compile; ``derivatives``: these.
    ``symbols``: of all functions that were inlined. ``contract``: products may be fused with sums, as the text says of each.
    """

    text: str
    name: str
    arguments: tuple[object, ...]
    shared: tuple[SharedArray, ...]
    parameter_types: tuple[str, ...]
    extrema: tuple[int, ...] = ()
    calls_autodiff: bool = False
    derivatives: tuple[Derivative, ...] = ()
    symbols: frozenset[str] = frozenset()
    contract: bool = False
