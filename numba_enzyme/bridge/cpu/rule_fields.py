"""Rules of functions that take jitclass instances: those of functions of their fields.

    root(model, x)     ->     of_fields((model.a, model.w), x)        which follows the rule

    forward(model, x)  ->     (out, residuals)                  model is made of the fields, by no __init__; residuals may hold it
    backward(residuals, cotangent)  ->  ((by a, by w), by x)    the entry of an instance is a tuple of its fields, or None

So the derivatives of the numbers and arrays in an instance are those of what the function reads of it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..function_text import FunctionText, construct, tuple_text
from .glue import glue
from .instances import UNSET, fields_class, is_null, new_instance
from .row_types import holds_instance, is_floating_somewhere, takes_apart
from .rules import Rule, note_used

Resolve = Callable[[CPUDispatcher, tuple[types.Type, ...]], types.Type]


def by_fields(rule: Rule, arguments: tuple[types.Type, ...], resolve: Resolve) -> Callable | None:
    """What is compiled in the place of a function whose rule is for instances; None where there are none among its arguments.

    ``resolve(function, argument types)``: what a function returns.
    """
    plain = tuple(map(types.unliteral, arguments))
    if rule.inactive or rule.filling or not any(map(holds_instance, plain)):
        return None
    note_used(rule)
    names = [f"a_{i}" for i in range(len(plain))]
    text = _text(rule, "call")
    inner = glue(_of_fields(rule, rule.primal, plain, names, None))
    inner.enzyme_rule = _rule_of_fields(rule, plain, names, resolve)
    packed = [_packed(text, type_, name) for type_, name in zip(plain, names, strict=True)]
    return text.build(names, f"{text.constant(inner, 'inner')}({', '.join(packed)})", "by_fields")


def _rule_of_fields(rule: Rule, arguments: tuple[types.Type, ...], names: Sequence[str], resolve: Resolve) -> Rule:
    forward = backward = tangent = None
    if rule.forward is not None:
        returned = resolve(rule.forward, arguments)
        pair = isinstance(returned, types.BaseTuple) and len(returned.types) == 2  # what else is refused is said elsewhere
        residuals = returned.types[1] if pair else types.none
        forward = glue(_of_fields(rule, rule.forward, arguments, names, returned))
        if rule.backward is not None:
            text = _text(rule, "backward")
            call = f"{text.constant(rule.backward, 'backward')}({_made(text, residuals, 'residuals')}, cotangent)"
            backward = glue(text.build(["residuals", "cotangent"], call))
    if rule.tangent is not None:
        text = _text(rule, "tangent")
        primals = [_made(text, type_, f"primals[{i}]") for i, type_ in enumerate(arguments)]
        tangents = [_tangent(text, type_, f"tangents[{i}]") for i, type_ in enumerate(arguments)]
        call = f"{text.constant(rule.tangent, 'tangent')}({tuple_text(primals)}, {tuple_text(tangents)})"
        tangent = glue(text.build(["primals", "tangents"], call))
    return replace(rule, primal=glue(_of_fields(rule, rule.primal, arguments, names, None)), forward=forward, backward=backward,
                   tangent=tangent, check=lambda _: rule.check(arguments) if rule.check is not None else None)  # fmt: skip


def _of_fields(rule: Rule, function: CPUDispatcher, arguments: tuple[types.Type, ...], names: Sequence[str],
               returned: types.Type | None) -> Callable:  # fmt: skip
    """The function of tuples of fields; what it returns as well, if that is given."""
    text = _text(rule, "function")
    given = [_made(text, type_, name) for type_, name in zip(arguments, names, strict=True)]
    result = text.bind(f"{text.constant(function, 'function')}({', '.join(given)})", "result")
    return text.build(names, result if returned is None else _packed(text, returned, result))


def _text(rule: Rule, what: str) -> FunctionText:
    return FunctionText(f"{what} of {rule.name} by fields", {"__name__": __name__})


def _packed(text: FunctionText, type_: types.Type, path: str) -> str:
    """The value with tuples of their fields in the place of instances."""
    if isinstance(type_, types.BaseTuple) and holds_instance(type_):
        return construct(text, type_, [_packed(text, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    if not takes_apart(type_):
        return path
    owner = text.bind(path, "instance")
    with text.block(f"if {text.constant(is_null, 'is_null')}({owner}):"):
        text.add(f"raise ValueError({UNSET!r})")
    return tuple_text([_packed(text, field, f"{owner}.{name}") for name, field in type_.struct.items()])


def _made(text: FunctionText, type_: types.Type, path: str) -> str:
    """The value with instances in the place of such tuples."""
    if isinstance(type_, types.BaseTuple) and holds_instance(type_):
        return construct(text, type_, [_made(text, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    if not takes_apart(type_):
        return path
    fields = [_made(text, field, f"{path}[{i}]") for i, field in enumerate(type_.struct.values())]
    return text.bind(f"{text.constant(new_instance(type_), 'new_instance')}({tuple_text(fields)})", "made")


def _tangent(text: FunctionText, type_: types.Type, path: str) -> str:
    """The tangent with named tuples in the place of tuples of fields: None for what is not floating."""
    if isinstance(type_, types.ClassInstanceType) and takes_apart(type_):
        parts = [_tangent(text, field, f"{path}[{i}]") if is_floating_somewhere(field) else "None"
                 for i, field in enumerate(type_.struct.values())]
        return f"{text.constant(fields_class(type_), 'Fields')}({', '.join(parts)})"
    if isinstance(type_, types.BaseTuple) and holds_instance(type_):
        return construct(text, type_, [_tangent(text, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    return path
