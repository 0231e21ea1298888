"""`checkpoint`: calls of a function keep its inputs instead of what happens inside, and run it again in the reverse sweep.

    step = ne.checkpoint(njit_function)
    for t in range(n): step(u, c)          tape: n copies of u, and the inside of one step
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from .differentiable import Differentiable, as_dispatcher


class Checkpointed(Differentiable):
    """A function whose calls are kept by the compiler (see bridge.cpu.checkpoint)."""

    checkpointed = True


def checkpoint(function: Callable[..., Any]) -> Checkpointed:
    """The same function; derivatives of what calls it keep copies of the memory that it works on, and call it once more.

    For functions that work on the arrays that they are given and return numbers: arrays that are made inside must not leave.

    Examples:
        >>> @ne.checkpoint
        ... def grow(u):
        ...     for i in range(u.size):
        ...         u[i] += u[i] * u[i]
        >>> def total(u, steps):
        ...     for _ in range(steps):
        ...         grow(u)
        ...     return u.sum()
        >>> ne.grad(total)(np.array([0.5, 1.0]), 2)
        array([ 5., 15.])
    """
    if isinstance(function, Checkpointed):
        return function
    return Checkpointed.from_dispatcher(as_dispatcher(function))
