"""The implementation of a transform for given types of arguments: written by itself, or around a function of simpler types."""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..errors import ActivityError
from .abstract_transform import Transform
from .instances import write_for_fields
from .jacobians_of_rows import write_for_blocks
from .lists import write_for_arrays
from .lists_of_rows import write_for_columns
from .literals import with_literals
from .optional_results import with_present_arguments, with_present_result
from .records import write_for_arrays_of_records


def implementation(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable:
    """The first of these that is for such arguments."""
    primals = transform.primals(arguments)
    _check_count(function, primals)
    function = with_literals(function, transform, arguments)
    function = with_present_result(with_present_arguments(function, primals), primals)
    for write in (write_for_fields, write_for_blocks, write_for_columns, write_for_arrays, write_for_arrays_of_records):
        if made := write(function, transform, arguments):
            return made
    return transform.write(function, arguments)


def _check_count(function: CPUDispatcher, primals: Sequence[types.Type]) -> None:
    """Refuses too few and too many arguments; Numba's own errors would speak of what is compiled around the function."""
    signature = inspect.signature(function.py_func)
    try:
        signature.bind(*primals)
    except TypeError as mismatch:
        raise ActivityError(f"{function.__name__}{signature} is given {len(primals)} arguments: {mismatch}") from None
