"""Tuples that a function returns and whose parts may be None, as the run says.

    Tuple(OptionalType(array(float64, 2d, C)), none, int64)

In reverse mode the cotangent says which parts are there: None stands where the function returned None. In forward mode each
such part is computed as whether it is there and what it holds (an empty array, or zero, if it is None), and put together again
behind the derivative.
"""

from __future__ import annotations

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ..bridge.cpu.layout import carries_derivative
from ..bridge.function_text import construct
from .source import Source
from .stand_in import parameter_names, stand_in


def is_optional_part(type_: types.Type) -> bool:
    """Whether a value is numbers, or None."""
    return isinstance(type_, types.Optional) and carries_derivative(type_.type)


def holds_optional(type_: types.Type) -> bool:
    """Whether some part of a tuple may be None or numbers."""
    return isinstance(type_, types.BaseTuple) and any(is_optional_part(part) or holds_optional(part) for part in type_.types)


def without_optional(type_: types.Type) -> types.Type:
    """The type where every part is there."""
    if is_optional_part(type_):
        return without_optional(type_.type)
    if isinstance(type_, types.BaseTuple) and holds_optional(type_):
        return types.Tuple([without_optional(part) for part in type_.types])
    return type_


@intrinsic
def or_zeros(typingctx: Context, value: types.Type):
    """What an optional value holds; zero, or an array without elements, where it is None."""
    inner = value.type

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        optional = context.make_helper(builder, value, value=args[0])
        place = cgutils.alloca_once_value(builder, context.get_constant_null(inner))
        with builder.if_then(cgutils.as_bool_bit(builder, optional.valid)):
            builder.store(optional.data, place)
        return impl_ret_borrowed(context, builder, inner, builder.load(place))

    return inner(value), codegen


def apart(function: CPUDispatcher, restype: types.Type, count: int) -> CPUDispatcher:
    """The function with ``(whether it is there, what it holds)`` in the place of each part that may be None."""
    source = Source(f"{function.__name__} with its parts", function.py_func.__module__)
    names = parameter_names(source, function)[:count]
    value = source.bind(f"{source.constant(function, 'function')}({', '.join(names)})", "result_of")
    return stand_in(function, source.build(names, _apart(source, restype, value)))


def _apart(source: Source, type_: types.Type, value: str) -> str:
    if is_optional_part(type_):
        held = source.bind(f"{source.constant(or_zeros, 'or_zeros')}({value})", "held")
        return f"({value} is not None, {_apart(source, type_.type, held)})"
    if holds_optional(type_):
        return "(" + "".join(f"{_apart(source, part, f'{value}[{i}]')}, " for i, part in enumerate(type_.types)) + ")"
    return value


def together(source: Source, type_: types.Type, flags: str, value: str) -> str:
    """The result of :func:`apart`, or its tangent, as the function returns it; ``flags``: the result that says what is there."""
    if is_optional_part(type_):
        held = together(source, type_.type, f"{flags}[1]", f"{value}[1]")
        return source.bind(f"{held} if {flags}[0] else None", "part_of_result")
    if not holds_optional(type_):
        return value
    assert isinstance(type_, types.BaseTuple)
    parts = [together(source, part, f"{flags}[{i}]", f"{value}[{i}]")
             if flags == value or carries_derivative(without_optional(part)) else "None" for i, part in enumerate(type_.types)]
    return construct(source, type_, parts)
