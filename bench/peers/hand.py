"""The practical limit: adjoints written by hand (in ``kernels/``), in Numba except where they are closed forms."""

from __future__ import annotations

from .. import derivatives
from . import NotExpressible, Problem, Task
from .ours import warm_up

__all__ = ["prepare", "warm_up"]


def prepare(problem: Problem, variant: str) -> Task:
    kernel, args = problem.kernel, problem.args
    if kernel.adjoint is None:
        raise NotExpressible("no adjoint was written")
    shadows = kernel.shadows(args)
    primal = kernel.timed_primal or kernel.primal
    return Task(
        lambda: primal(*args), lambda: kernel.adjoint(*args, *shadows), lambda: derivatives.gradients(kernel, shadows)
    )
