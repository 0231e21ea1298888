"""MPI from Python: each rank has a part of a function, values and gradients are summed over the ranks.

    part = lambda w: np.sum((x_of_this_rank @ w - y_of_this_rank) ** 2)
    value, gradient = ne.mpi.value_and_grad(part, MPI.COMM_WORLD)(w)         # the same on all ranks

Messages within compiled functions (numba_mpi) need nothing from here: they have rules (:mod:`numba_enzyme.rules.messages`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import wraps
from typing import Any

import numpy as np
from mpi4py import MPI

from .. import api
from ..api.differentiable import as_dispatcher
from ..api.positions import Argnames, Argnums, wanted_positions
from ..errors import EnzymeError
from ..sums import describe, map_leaves

__all__ = ["value_and_grad"]


def value_and_grad(f: Callable[..., Any], comm: Any = None, argnums: Argnums = None, *, argnames: Argnames = None,
                   distributed: bool | Sequence[int] = False) -> Callable[..., tuple[Any, Any]]:  # fmt: skip
    """Function that returns value and gradient of the sum of ``f`` over the ranks of ``comm`` (default: all of the world).

    All ranks call it together. Arguments in ``argnums`` or ``argnames`` are replicated: every rank gives the same and gets the
    whole gradient. With ``distributed=True`` every rank has its own arguments and gets the gradient with respect to them; a
    sequence names the positions for which that is so. ``f`` may communicate itself, through numba_mpi.

    If a rank raises, all do: that rank its own exception, the others EnzymeError, as for gradients whose structures differ.
    The result fits ``scipy.optimize.minimize(..., jac=True)``, run by all ranks.
    """
    function = as_dispatcher(f)
    wanted = wanted_positions(function.py_func, argnums, argnames)
    transformed = api.value_and_grad(function, wanted)
    positions = (wanted,) if isinstance(wanted, int) else wanted
    own = frozenset(positions if distributed is True else distributed or ())
    if not own <= set(positions):
        raise EnzymeError(f"distributed={distributed!r} names arguments that are not in argnums={wanted!r}")

    @wraps(getattr(f, "__wrapped__", f))
    def summed(*arguments: Any, **keywords: Any) -> tuple[Any, Any]:
        world = MPI.COMM_WORLD if comm is None else comm
        failure: Exception | None = None
        value: Any = None
        gradient: Any = None
        try:
            value, gradient = transformed(*arguments, **keywords)
        except Exception as raised:
            failure = raised
        parts = gradient if isinstance(wanted, tuple) else (gradient,)
        _agree(world, failure, [describe(part) for at, part in zip(positions, parts, strict=False) if at not in own])
        totals = tuple(part if at in own else map_leaves(lambda leaf: _total(world, leaf), part)
                       for at, part in zip(positions, parts, strict=True))  # fmt: skip
        total = map_leaves(lambda leaf: _total(world, leaf), value)
        return total, totals if isinstance(wanted, tuple) else totals[0]

    return summed


def _agree(world: Any, failure: Exception | None, structure: list[str]) -> None:
    """All ranks go on, or all raise."""
    told = world.allgather((None if failure is None else f"{type(failure).__name__}: {failure}", structure))
    if failure is not None:
        raise failure
    failed = [f"rank {rank} raised {text}" for rank, (text, _) in enumerate(told) if text is not None]
    if failed:
        raise EnzymeError("; ".join(failed))
    if any(other != structure for _, other in told):
        listed = "; ".join(f"rank {rank}: {', '.join(other)}" for rank, (_, other) in enumerate(told))
        raise EnzymeError(f"the ranks' gradients have different structures and can't be summed ({listed}); arguments that "
                          "each rank has of its own are named by distributed=")  # fmt: skip


def _total(world: Any, leaf: np.ndarray) -> np.ndarray:
    total = np.empty_like(leaf)
    world.Allreduce(leaf, total, op=MPI.SUM)
    return total
