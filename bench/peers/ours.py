"""This project: the kernels as they are, differentiated by ``numba_enzyme``."""

from __future__ import annotations

from functools import cache

import numba

import numba_enzyme as ne

from .. import derivatives
from . import Problem, Task


@cache
def warm_up() -> None:
    """Compile something, so that no problem is charged with the first time."""

    @numba.njit
    def square(x):
        return x * x

    square(1.0)
    ne.grad(square)(1.0)


def prepare(problem: Problem, variant: str) -> Task:
    kernel, args = problem.kernel, problem.args
    shadows = kernel.shadows(args)
    annotated = derivatives.annotate(kernel, args, shadows)
    primal = kernel.timed_primal or kernel.primal

    def gradient() -> None:
        ne.autodiff(kernel.primal, *annotated)

    return Task(lambda: primal(*args), gradient, lambda: derivatives.gradients(kernel, shadows), ne.release_memory)
