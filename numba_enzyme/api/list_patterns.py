"""Where values hold lists, single records or jitclass instances: what a transform has to give back as one, or as their fields.

    Tuple(ListType[float64], int64)     ->  itself          float64     ->  None
"""

from __future__ import annotations

from numba.core import types

from ..bridge.cpu.layout import carries_derivative, is_shadowed_record
from ..bridge.cpu.list_memory import items_type
from ..bridge.cpu.row_types import has_columns, holds_instance, is_floating_somewhere

Pattern = types.Type | None
"""The type of a result that is or holds lists, records or the gradient of an instance; None for what stays as it is."""


def holds_list(type_: types.Type) -> bool:
    """Whether a value is or holds a list whose items are one array; a Python list only of floating numbers."""
    if isinstance(type_, types.BaseTuple):
        return any(map(holds_list, type_.types))
    if isinstance(type_, types.List):
        items = items_type(type_)
        return items is not None and carries_derivative(items)
    return isinstance(type_, types.ListType) and items_type(type_) is not None


def holds_rows(type_: types.Type) -> bool:
    """Whether a value is or holds a list of arrays, lists, instances or tuples, which columns stand for."""
    return any(map(holds_rows, type_.types)) if isinstance(type_, types.BaseTuple) else has_columns(type_)


def holds_record(type_: types.Type) -> bool:
    """Whether a value is or holds a single record with floating fields."""
    if isinstance(type_, types.BaseTuple):
        return any(map(holds_record, type_.types))
    return is_shadowed_record(type_)


def is_floating(type_: types.Type) -> bool:
    """Whether a value has a derivative: it holds floating numbers, in what way ever."""
    if isinstance(type_, types.BaseTuple):
        return any(map(is_floating, type_.types))
    return is_floating_somewhere(type_) or holds_record(type_)


def pattern_of(type_: types.Type) -> Pattern:
    """Where a value of this type holds lists or records."""
    return type_ if holds_list(type_) or holds_record(type_) else None


def tuple_pattern(*parts: Pattern) -> Pattern:
    """Where a tuple of such parts holds lists or records."""
    return types.Tuple([part or types.none for part in parts]) if any(parts) else None


def gradient_pattern(type_: types.Type) -> Pattern:
    """Where the gradient with respect to a value of this type holds lists or records: what is not floating has none."""
    if pattern_of(type_) is None and not holds_instance(type_) and not holds_rows(type_):
        return None
    if isinstance(type_, types.BaseTuple):
        parts = [gradient_pattern(part) or types.none for part in type_.types]
        named = isinstance(type_, types.BaseNamedTuple)
        return types.BaseTuple.from_types(parts, type_.instance_class) if named else types.Tuple(parts)
    if isinstance(type_, types.ListType | types.List):
        items = items_type(type_)
        return type_ if (items is not None and carries_derivative(items)) or has_columns(type_) else None
    return type_
