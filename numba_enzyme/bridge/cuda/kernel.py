"""What is known of a kernel once it is extracted: its text, its parameters, and the memory that each block gets.

    Kernel(text="define void @k(double %a, ptr %x.0, ...)", name="k", arguments=(float64, array(...)), shared=(...), ...)
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import wraps
from typing import TYPE_CHECKING, Any, Concatenate, ParamSpec, TypeVar

from ...result import Derivative
from .opaque import SharedArray

if TYPE_CHECKING:
    from .front_end import types

P = ParamSpec("P")
R = TypeVar("R")


@dataclass(frozen=True, eq=False)
class Kernel:
    """A kernel as the compiler core wants it. ``shared``: what the last parameters point to, dynamic memory last of all.

    ``extrema``: the parameters behind which atomic maxima and minima happen (-1: not known).
    ``calls_autodiff``: it calls derivatives of device functions, which numba-cuda alone can't compile; ``derivatives``: these.
    ``late_blocks``: how many counters there are by which blocks find out that they are the last; if there are any, the last two
    arguments are the launch's, see :mod:`.late_blocks`.
    ``symbols``: of all functions that were inlined. ``contract``: products may be fused with sums, as the text says of each.
    ``made``: what was made of it and goes with it (derivatives, machine code), by what was asked for.
    """

    text: str
    name: str
    arguments: tuple[types.Type, ...]
    shared: tuple[SharedArray, ...]
    parameter_types: tuple[str, ...]
    extrema: tuple[int, ...] = ()
    calls_autodiff: bool = False
    derivatives: tuple[Derivative, ...] = ()
    symbols: frozenset[str] = frozenset()
    contract: bool = False
    late_blocks: int = 0
    made: dict[object, Any] = field(default_factory=dict, repr=False)

    @property
    def given_arguments(self) -> tuple[types.Type, ...]:
        """The types of the arguments that the user gives."""
        return self.arguments[:-2] if self.late_blocks else self.arguments


def kept_by_kernel(function: Callable[Concatenate[Kernel, P], R]) -> Callable[Concatenate[Kernel, P], R]:
    """As `functools.cache`, for functions of a kernel: the kernel keeps the results, which go with it."""
    @wraps(function)
    def remembered(kernel: Kernel, *args: P.args, **options: P.kwargs) -> R:
        key = (function, args, *sorted(options.items()))
        if key not in kernel.made:
            kernel.made[key] = function(kernel, *args, **options)
        return kernel.made[key]

    return remembered
