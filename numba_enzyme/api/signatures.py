"""Signatures as people write them: types of arguments, or an error that says how one is written.

    argument_types("(float64[::1], int64)", f)      ->   (array(float64, 1d, C), int64)
    argument_types("float64[:", f)                  ->   EnzymeError: 'float64[:' is not a valid signature ...
"""

from __future__ import annotations

import inspect
from collections.abc import Callable

from numba.core import sigutils, types

from ..errors import EnzymeError


def declared_types(signature: object, function: Callable) -> tuple[tuple[types.Type, ...], types.Type | None]:
    """The types of the arguments and, if the signature says so, of the result of *function*, a Python function.

    Raises EnzymeError for what is not a valid signature, or one of another number of arguments.
    """
    parameters = inspect.signature(function).parameters.values()
    try:
        arguments, result = sigutils.normalize_signature(signature)
    except Exception as problem:  # a string is evaluated: anything may go wrong in it
        like = ", ".join(["float64[::1]", *["float64"] * (len(parameters) - 1)][: len(parameters)])
        raise EnzymeError(f"{signature!r} is not a valid signature ({problem}): write the types of the arguments in a string, "
                          f"'({like})', or pass a tuple of Numba's types") from problem  # fmt: skip
    if not sum(p.default is p.empty for p in parameters) <= len(arguments) <= len(parameters):
        raise EnzymeError(f"{function.__name__}({', '.join(p.name for p in parameters)}) takes {len(parameters)} "
                          f"argument{'s' * (len(parameters) != 1)}, the signature {signature} has {len(arguments)}")  # fmt: skip
    return tuple(arguments), result


def argument_types(signature: object, function: Callable) -> tuple[types.Type, ...]:
    """The types of the arguments alone."""
    return declared_types(signature, function)[0]
