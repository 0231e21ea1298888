"""The public surface: `differentiate`, the transforms, and the annotations of Enzyme's form."""

from numba.core.compiler_lock import global_compiler_lock
from numba.core.registry import cpu_target

from . import inside_njit as inside_njit
from .above import ABOVE
from .annotations import Active, Const, Duplicated, DuplicatedNoNeed, Forward, Reverse
from .checkpoint import checkpoint
from .custom_rules import CustomDerivative, custom_vjp, inactive, rule
from .decorator import differentiate
from .differentiable import Differentiable
from .enzyme_form import autodiff
from .implementations import implementation
from .implicit import implicit
from .measure import measure_function
from .memory import release_memory
from .transforms import grad, hessian, hvp, jacfwd, jacrev, jvp, value_and_grad, vjp
from .tuning import tune
from .views import explain, inspect_gradient, overview

__all__ = ["Active", "Const", "CustomDerivative", "Differentiable", "Duplicated", "DuplicatedNoNeed", "Forward", "Reverse",
           "autodiff", "checkpoint", "custom_vjp", "differentiate", "grad", "hessian", "hvp", "implicit", "inactive", "jacfwd",
           "jacrev", "jvp", "release_memory", "rule", "value_and_grad", "vjp"]

ABOVE.update((function.__name__, function) for function in (
    grad, value_and_grad, jacfwd, jacrev, hessian, vjp, jvp, hvp, inspect_gradient, measure_function, overview, explain, tune,
    implementation))

if global_compiler_lock.is_locked():  # by `ne.grad` in an @njit function, of which Numba knew nothing until now
    cpu_target.target_context.refresh()
