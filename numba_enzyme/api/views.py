"""Views of a derivative: the annotated source, the plan behind it, its IR, control flow and assembly.

    f.inspect_gradient("(float64[:],)", view="plan")
    f.explain("(float64[:],)")
"""

from __future__ import annotations

import inspect
from collections.abc import Iterator

import numba
from numba.core import types, typing
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import full_shadow
from ..bridge.cpu.link import LinkedDerivative
from ..bridge.cpu.show import assembly, function_text
from ..bridge.cpu.wrap import derivative_for
from ..errors import EnzymeError
from ..inspection import Explanation, Row, Source, control_flow, overview_html, tape_of
from ..inspection import explain as explain_derivative
from ..request import Mode
from .annotations import Const, annotation_of
from .differentiable import Differentiable
from .disk_cache import primal_function
from .gradients import Gradient
from .signatures import argument_types


def reverse_derivative(function: CPUDispatcher, signature: object = None) -> LinkedDerivative:
    """The derivative with respect to all floating arguments but `Const` ones; without a signature, for what was compiled last."""
    if signature is not None:
        arguments = argument_types(signature, function.py_func)
    elif compiled := _compiled_signatures(function):
        arguments = compiled[-1]
    else:
        raise EnzymeError(f"{function.__name__} has not been compiled: call it first, or give a signature: '(float64[:],)'")
    primals = tuple(type_.types[0] if annotation_of(type_) else type_ for type_ in arguments)
    shadows = tuple(types.none if annotation_of(type_) is Const else full_shadow(primal)
                    for type_, primal in zip(arguments, primals, strict=True))
    return derivative_for(function, primals, shadows, Mode.REVERSE)


def _signature_of(arguments: tuple[object, ...]) -> object:
    """The signature that is meant: the one given, that of the values given, or None."""
    if len(arguments) == 1:
        only = arguments[0]
        if isinstance(only, (str, typing.Signature)) or (
                isinstance(only, tuple) and all(isinstance(part, types.Type) for part in only)):
            return only
    return tuple(numba.typeof(argument) for argument in arguments) or None


def _compiled_signatures(function: CPUDispatcher) -> list[tuple[types.Type, ...]]:
    """Signatures of the function, whether it was called or only differentiated, and of its gradients."""
    transforms = function.__dict__.get("_enzyme_transforms", {})
    gradients = [made for transform, made in transforms.items() if isinstance(transform, Gradient)]
    asked = getattr(function._compiler, "asked", {})
    return [*(signature for signature in function.signatures if signature not in asked), *asked,
            *(signature for dispatcher in gradients for signature in dispatcher.signatures)]


def overview(function: Differentiable) -> str:
    """A row for the function and each of its derivatives, and each signature; then what was measured."""
    rows = [Row(name, tuple(map(str, signature)), tape_of(made.derivatives.get(signature, ())))
            for name, made in _family(function.__name__, function) for signature in made.signatures]
    return overview_html(f"{function.__name__}{inspect.signature(function.py_func)}", rows, function.measured.values())


def _family(name: str, function: Differentiable) -> Iterator[tuple[str, Differentiable]]:
    """A function and all derivatives that were made of it and of them."""
    yield name, function
    for transform, made in function.__dict__.get("_enzyme_transforms", {}).items():
        argnums = getattr(transform, "argnums", 0)
        yield from _family(f"{name}.{transform.name}" + (f" (argnums={argnums})" if argnums else ""), made)


def inspect_gradient(function: CPUDispatcher, signature: object, view: str) -> str:
    """One view of the derivative of *function*."""
    views = {"source": lambda linked: _annotated(function, linked),
             "plan": lambda linked: linked.derivative.plan,
             "ir": lambda linked: function_text(linked.derivative.text, linked.name),
             "cfg": lambda linked: control_flow(linked.derivative),
             "asm": assembly}
    if view == "ptx":
        raise EnzymeError(f"{function.__name__} is compiled for the CPU: view='ptx' is for CUDA kernels, view='asm' shows its "
                          "machine code")
    if view not in views:
        raise EnzymeError(f"view must be one of {', '.join(map(repr, [*views, 'ptx']))}, got {view!r}")
    return views[view](reverse_derivative(function, signature))


def explain(function: CPUDispatcher, arguments: tuple[object, ...], signature: object = None) -> Explanation:
    """What the derivative of *function* keeps and recomputes, and why: by a signature, or for the types of *arguments*."""
    signature = signature if signature is not None else _signature_of(arguments)
    return explain_derivative(reverse_derivative(function, signature).derivative, _source(function))


def _annotated(function: CPUDispatcher, linked: LinkedDerivative) -> str:
    explanation = explain_derivative(linked.derivative, _source(function))
    if explanation.source is None:
        raise EnzymeError(f"the source of {function.__name__} is unavailable; view='plan' needs none")
    return explanation.annotated()


def _source(function: CPUDispatcher) -> Source | None:
    """The text of the Python function, where Python finds it."""
    primal = primal_function(function)
    try:
        lines, first = inspect.getsourcelines(primal)
    except OSError:  # typed at a prompt, or made by exec
        return None
    return Source(primal.__code__.co_filename, first, tuple(line.rstrip("\n") for line in lines))
