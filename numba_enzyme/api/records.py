"""Transforms of functions that take or return single records: the derivative is that of a function of arrays of one record.

    grad(f)(r)     ->      def of_arrays(a):                      a: an array of one record over the memory of r
                               return f(first_record(a))
                           return record_value(grad(of_arrays)(record_view(r)))

A record of Numba's is a pointer into memory that somebody else owns. A derivative by one is a record that owns its memory.
"""

from __future__ import annotations

from collections.abc import Callable

from numba.core import types
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.kept import kept_with
from ..bridge.cpu.record_values import first_record, record_array, record_value, record_view
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .differentiable import transformed
from .gradients import return_type
from .jacobian_structure import of_outputs
from .jacobians import Jacobian
from .list_patterns import Pattern, holds_record
from .source import Source
from .stand_in import parameter_names, stand_in


def write_for_arrays_of_records(function: CPUDispatcher, transform: Transform,
                                arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a transform where primals or the result hold single records; else None."""
    if not transform.takes_records_as_arrays:
        return None
    primals = transform.primals(arguments)
    if not any(map(holds_record, arguments)) and not _returns_record(function, primals):
        return None
    inner = transformed(_of_arrays(function, tuple(map(types.unliteral, primals))), transform)
    source = Source(f"{transform.name} of {function.__name__} with records", function.py_func.__module__)
    names = [f"arg_{name}" for name in transform.parameters(function).parameters]
    packed = [_replaced(source, type_, name, record_view) for type_, name in zip(arguments, names, strict=True)]
    source.add(f"result = {source.constant(inner, 'inner')}({', '.join(packed)})")
    if isinstance(transform, Jacobian):
        return source.build(names, of_outputs(source, transform, return_type(function, primals), primals))
    pattern = transform.result_pattern(primals, return_type(function, primals))
    return source.build(names, _replaced(source, pattern, "result", record_value))


def _returns_record(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> bool:
    try:
        return holds_record(return_type(function, primals))
    except (NumbaError, EnzymeError):
        return False  # the transform itself says what is wrong with the arguments


def _replaced(source: Source, type_: types.Type | Pattern, path: str, replacement: Callable) -> str:
    """The value with something else in the place of records, or of the arrays that stand for them."""
    if type_ is None or not holds_record(type_):
        return path
    if isinstance(type_, types.BaseTuple):
        parts = [_replaced(source, part, f"{path}[{i}]", replacement) for i, part in enumerate(type_.types)]
        return trees.construct(source, type_, parts)
    return f"{source.constant(replacement, 'record')}({path})"


def _of_arrays(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function with arrays of one record in the place of records, among its arguments of these types and in its result."""
    known = kept_with(function, "of_record_arrays")
    if primals not in known:
        source = Source(f"{function.__name__} of arrays of records", function.py_func.__module__)
        names = parameter_names(source, function)
        inner = [_replaced(source, type_, name, first_record) for type_, name in zip(primals, names, strict=False)]
        value = source.bind(f"{source.constant(function, 'function')}({', '.join(inner)})", "result_of")
        result = _replaced(source, return_type(function, primals), value, record_array)
        known[primals] = stand_in(function, source.build(names[:len(primals)], result))
    return known[primals]
