"""Transforms of functions that may return None: the derivative is that of the result which is there.

    grad(f)(x)     ->      def present(x):
                               result = f(x)
                               if result is None: raise EnzymeError
                               return result, no longer optional
                           return grad(present)(x)

Numba calls a result optional where one path returns None, and also where one path only raises, as in matrix_power. Arguments
are optional where a signature says so: numbers that are given are made optional inside, in a function of numbers.
"""

from __future__ import annotations

from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.base import BaseContext
from numba.core.errors import NumbaError
from numba.core.imputils import impl_ret_borrowed
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ..bridge.cpu.call_types import NoSignature
from ..bridge.cpu.extract import compiled_arguments
from ..bridge.cpu.kept import kept_with
from ..bridge.cpu.layout import carries_derivative
from ..errors import EnzymeError
from .gradients import return_type
from .source import Source
from .stand_in import parameter_names, stand_in


@intrinsic
def not_none(typingctx: Context, value: types.Type):
    """The number or the array in an optional value that is not None."""
    inner = value.type

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        return impl_ret_borrowed(context, builder, inner, context.cast(builder, args[0], value, inner))

    return inner(value), codegen


def with_present_arguments(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function itself, or, where its signature takes an optional for what is given, one that takes it as it is."""
    known = kept_with(function, "given")
    if primals not in known:
        known[primals] = _around(function, len(primals)) if _takes_optional(function, primals) else function
    return known[primals]


def _takes_optional(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> bool:
    if function._can_compile:  # for what is given
        return False
    try:
        declared = compiled_arguments(function, primals)
    except (NumbaError, NoSignature):
        return False
    return any(isinstance(type_, types.Optional) and type_ != given for type_, given in zip(declared, primals, strict=False))


def _around(function: CPUDispatcher, count: int) -> CPUDispatcher:
    source = Source(f"{function.__name__} of what is there", function.py_func.__module__)
    names = parameter_names(source, function)[:count]
    return stand_in(function, source.build(names, f"{source.constant(function, 'function')}({', '.join(names)})"))


def with_present_result(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function itself, or, where its result for these types is optional, one that raises instead of returning None."""
    known = kept_with(function, "present")
    if primals not in known:
        known[primals] = _present(function, len(primals)) if _is_optional(function, primals) else function
    return known[primals]


def _is_optional(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> bool:
    try:
        found = return_type(function, primals)
    except (NumbaError, EnzymeError):
        return False  # the transform itself says what is wrong with the arguments
    return isinstance(found, types.Optional) and carries_derivative(found.type)


def _present(function: CPUDispatcher, count: int) -> CPUDispatcher:
    source = Source(f"{function.__name__} where it is not None", function.py_func.__module__)
    names = parameter_names(source, function)
    value = source.bind(f"{source.constant(function, 'function')}({', '.join(names[:count])})", "result_of")
    message = f"{function.__name__} has returned None here: there is nothing to differentiate"
    with source.block(f"if {value} is None:"):
        source.add(f"raise {source.constant(EnzymeError, 'EnzymeError')}({message!r})")
    return stand_in(function, source.build(names[:count], f"{source.constant(not_none, 'not_none')}({value})"))
