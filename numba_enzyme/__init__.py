"""Gradients of Numba functions and of any LLVM IR, synthesised after optimisation.

    @differentiate
    def energy(x): ...

    energy.grad(x)
"""

__version__ = "0.1.0"

from .api import (
    Active,
    Const,
    Duplicated,
    DuplicatedNoNeed,
    Forward,
    Reverse,
    autodiff,
    differentiate,
    grad,
    hessian,
    hvp,
    jacfwd,
    jacrev,
    jvp,
    value_and_grad,
    vjp,
)
from .errors import ActivityError, EnzymeError, NotDifferentiable

__all__ = [
    "Active", "ActivityError", "Const", "Duplicated", "DuplicatedNoNeed", "EnzymeError", "Forward", "NotDifferentiable",
    "Reverse", "autodiff", "differentiate", "grad", "hessian", "hvp", "jacfwd", "jacrev", "jvp", "value_and_grad", "vjp",
]
