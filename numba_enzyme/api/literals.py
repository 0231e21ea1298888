"""Transforms of functions that ask for the value of an argument when they are compiled (`numba.literally`).

    grad(f)(x, 2)      ->      def f_with_literals(x, n):
                                   return f(x, 2)
                               return grad(f_with_literals)(x, 2)

Numba compiles such a function once per value: the type of the argument, which is asked for a second time, holds it.
"""

from __future__ import annotations

import inspect
from operator import itemgetter
from typing import Any

from numba.core import types
from numba.core.errors import ForceLiteralArg, NumbaError
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.kept import kept_with
from ..errors import EnzymeError
from .abstract_transform import Transform
from .gradients import return_type
from .source import Source
from .stand_in import parameter_names, stand_in

UNKNOWN = object()
"""The value of an argument of which only the type is known."""


def with_literals(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function itself, or one that calls it with those values that it asks for.

    Raises ForceLiteralArg where values of the transform's arguments are to be asked for, and EnzymeError where they can't be.
    """
    primals = transform.primals(arguments)
    try:
        return_type(function, primals)
    except ForceLiteralArg as asked:
        parameters = list(inspect.signature(function.py_func).parameters.values())
        values = {i: _value(primals[i]) if i < len(primals) else parameters[i].default for i in asked.requested_args}
        unknown = {i for i, value in values.items() if value is UNKNOWN}
        if not unknown:
            return _bound(function, primals, values)
        if primals == arguments:
            raise ForceLiteralArg(unknown) from None
        bound = ", ".join(f"{parameters[i].name}=..." for i in sorted(unknown))
        raise EnzymeError(f"{function.__name__} asks for values of arguments when it is compiled (numba.literally), and they are "
                          f"not known then: differentiate functools.partial({function.__name__}, {bound})") from None
    except (NumbaError, EnzymeError, TypeError):
        pass  # the transform itself says what is wrong with the arguments
    return function


def _bound(function: CPUDispatcher, primals: tuple[types.Type, ...], values: dict[int, Any]) -> CPUDispatcher:
    """The function with these values in the place of arguments; what was not given is not given to it either."""
    known = kept_with(function, "with_literals")
    omitted = frozenset(i for i, type_ in enumerate(primals) if isinstance(type_, types.Omitted))
    key = len(primals), omitted, *((i, type(value), value) for i, value in sorted(values.items(), key=itemgetter(0)))
    if key not in known:
        source = Source(f"{function.__name__} with literals", function.py_func.__module__)
        names = parameter_names(source, function)
        given = {i: name for i, name in enumerate(names[:len(primals)]) if i not in omitted}
        given |= {i: repr(value) for i, value in values.items()}
        own = list(inspect.signature(function.py_func).parameters)
        call = f"{source.constant(function, 'function')}({', '.join(f'{own[i]}={text}' for i, text in given.items())})"
        known[key] = stand_in(function, source.build(names[:len(primals)], call))
    return known[key]


def _value(type_: types.Type) -> Any:
    if isinstance(type_, types.Omitted):
        return type_.value
    return type_.literal_value if isinstance(type_, types.Literal) else UNKNOWN
