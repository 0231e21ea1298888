"""Text of a derivative: its IR, the plan behind it, its assembly.

    f.inspect_gradient("(float64[:],)", view="plan")
"""

from __future__ import annotations

from collections.abc import Sequence

from numba.core import sigutils, types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import full_shadow
from ..bridge.cpu.link import LinkedDerivative
from ..bridge.cpu.show import assembly, function_text
from ..bridge.cpu.wrap import derivative_for
from ..errors import EnzymeError
from ..request import Mode
from .gradients import Gradient


def reverse_derivative(function: CPUDispatcher, signature: object = None) -> LinkedDerivative:
    """The derivative with respect to all floating arguments; without a signature, for the one compiled last."""
    if signature is not None:
        arguments, _ = sigutils.normalize_signature(signature)
    elif compiled := _compiled_signatures(function):
        arguments = compiled[-1]
    else:
        raise EnzymeError(f"{function.__name__} has not been compiled: call it first, or give a signature: '(float64[:],)'")
    return derivative_for(function, tuple(arguments), tuple(full_shadow(type_) for type_ in arguments), Mode.REVERSE)


def _compiled_signatures(function: CPUDispatcher) -> list[tuple[types.Type, ...]]:
    """Signatures of the function, or of its gradients where those came from the disk cache."""
    known = [function, *(made for transform, made in function.__dict__.get("_enzyme_transforms", {}).items()
                         if isinstance(transform, Gradient))]
    return [signature for dispatcher in known for signature in dispatcher.signatures]


def inspect_gradient(function: CPUDispatcher, signature: object, view: str) -> str:
    """One view of the derivative of *function*."""
    views = {"ir": lambda linked: function_text(linked.derivative.text, linked.name),
             "plan": lambda linked: linked.derivative.plan,
             "asm": assembly}
    if view not in views:
        raise EnzymeError(f"view must be one of {', '.join(map(repr, views))}, got {view!r}")
    return views[view](reverse_derivative(function, signature))


def explain(function: CPUDispatcher, signature: object = None) -> str:
    """The plan of the derivative, followed by the remarks of the compiler."""
    derivative = reverse_derivative(function, signature).derivative
    remarks: Sequence[object] = derivative.remarks
    return "\n".join([derivative.plan, *map(str, remarks)])
