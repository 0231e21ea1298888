"""The public surface: `differentiate`, the transforms, and the annotations of Enzyme's form."""

from .differentiable import Differentiable
from .transforms import grad, value_and_grad

__all__ = ["Differentiable", "grad", "value_and_grad"]
