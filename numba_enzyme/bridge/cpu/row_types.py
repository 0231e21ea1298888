"""What instances hold, and what the items of typed lists consist of, where columns stand for them.

    row_leaves(ListType[Tuple(float64, M)])         float64 "[0]", then the fields of M: float64 "[1].k", array "[1].rest"
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeGuard

from numba.core import types

from .instances import NUMBER, fields_class
from .layout import carries_derivative, hides_derivative, is_floating
from .list_memory import items_type

ROWS = (types.ListType, types.List)
RowsType = types.ListType | types.List
"""Typed lists, and Python lists of which Numba has a native copy with the same arrays and instances."""

KEPT = (types.UnicodeType, types.NoneType, types.Dispatcher, types.Function, types.FunctionType, types.EnumMember,
        types.NPDatetime, types.NPTimedelta, types.DictType)
"""Types of fields that are passed as they are, and that a function may not replace: constants."""


def takes_apart(type_: types.Type) -> TypeGuard[types.ClassInstanceType]:
    """Whether a value is an instance of which each field is known, and some number in it is floating."""
    return isinstance(type_, types.ClassInstanceType) and _is_known(type_) and is_floating_somewhere(type_)


def holds_instance(type_: types.Type) -> bool:
    """Whether a value is or holds a jitclass instance with floating fields, all of known kinds."""
    return any(map(holds_instance, type_.types)) if isinstance(type_, types.BaseTuple) else takes_apart(type_)


def _is_known(type_: types.Type) -> bool:
    if isinstance(type_, types.ClassInstanceType):
        return all(map(_is_known, type_.struct.values()))
    if isinstance(type_, types.BaseTuple):
        return all(map(_is_known, type_.types))
    if isinstance(type_, types.Array | types.ListType):
        return is_floating_somewhere(type_) or not hides_derivative(type_)
    return isinstance(type_, (types.Number, types.Boolean, *KEPT)) or (
        isinstance(type_, types.Optional) and not hides_derivative(type_) and _is_known(type_.type))


def obstacle(type_: types.Type) -> str:
    """What keeps an instance from being taken apart, in words; of other types nothing."""
    if isinstance(type_, types.ClassInstanceType):
        for name, field in type_.struct.items():
            if not _is_known(field):
                return f", whose field `{name}` has type {field}" if not (inner := obstacle(field)) else f" with `{name}`{inner}"
    return ""


def in_words(type_: types.Type) -> str:
    """A type in messages: an instance by its class and what is in its way."""
    if isinstance(type_, types.ClassInstanceType):
        return f"jitclass {type_.class_type.class_name}{obstacle(type_)}"
    return str(type_)


def is_floating_somewhere(type_: types.Type) -> bool:
    """Whether a value of a field has a derivative: a floating number, or what holds some."""
    if isinstance(type_, types.ClassInstanceType):
        return any(map(is_floating_somewhere, type_.struct.values()))
    if isinstance(type_, types.BaseTuple):
        return any(map(is_floating_somewhere, type_.types))
    if isinstance(type_, ROWS):
        items = items_type(type_)
        return has_columns(type_) if items is None else carries_derivative(items)
    return carries_derivative(type_)


def row_leaves(list_type: RowsType) -> Iterator[tuple[types.Type, str]]:
    """The numbers, arrays and lists of an item, with the subscripts and names of fields that lead to them."""
    return ((part, path) for part, path in row_parts(list_type.dtype, "") if not isinstance(part, types.ClassInstanceType))


def memory_in(item: types.Type) -> Iterator[tuple[types.Type, str]]:
    """What an item of this type holds that has memory which others may know: arrays, lists, dictionaries and instances."""
    kinds = types.Array, types.ListType, types.List, types.DictType, types.ClassInstanceType
    return ((part, path) for part, path in row_parts(item, "") if isinstance(part, kinds))


def row_instances(list_type: RowsType) -> list[tuple[types.ClassInstanceType, str]]:
    """The instances in an item."""
    return [(part, path) for part, path in row_parts(list_type.dtype, "") if isinstance(part, types.ClassInstanceType)]


def row_objects(list_type: RowsType) -> list[tuple[types.Type, str]]:
    """What an item holds whose numbers in the columns do not say which it is: instances, and arrays of any layout."""
    return [(part, path) for part, path in row_parts(list_type.dtype, "")
            if isinstance(part, types.ClassInstanceType) or is_of_any_layout(part)]


def row_parts(type_: types.Type, path: str) -> Iterator[tuple[types.Type, str]]:
    """The leaves of tuples and instances, and the instances, each before its own."""
    if isinstance(type_, types.BaseTuple):
        for i, part in enumerate(type_.types):
            yield from row_parts(part, f"{path}[{i}]")
        return
    yield type_, path
    if isinstance(type_, types.ClassInstanceType):
        for name, field in type_.struct.items():
            yield from row_parts(field, f"{path}.{name}")


def has_columns(type_: types.Type) -> TypeGuard[RowsType]:
    """Whether it is a list of what has floating numbers and is no array itself: of arrays, lists, instances, tuples of those."""
    if not isinstance(type_, ROWS) or items_type(type_) is not None:
        return False
    parts = list(row_parts(type_.dtype, ""))
    leaves = [part for part, _ in parts if not isinstance(part, types.ClassInstanceType)]
    known = all(isinstance(leaf, NUMBER | types.NoneType) or is_sequence(leaf) or is_nested(leaf) for leaf in leaves)
    return known and any(map(is_active, leaves)) and all(takes_apart(part) for part, _ in parts if part not in leaves)


def is_of_any_layout(leaf: types.Type) -> TypeGuard[types.Array]:
    """Whether it is an array of which only the run tells whether it is contiguous."""
    return isinstance(leaf, types.Array) and leaf.layout == "A"


def is_sequence(leaf: types.Type) -> bool:
    """Whether it is an array, or a list, of numbers: its column has the numbers and, per row, the shape."""
    known = isinstance(leaf, types.ListType) or (isinstance(leaf, types.Array) and leaf.ndim > 0)
    return known and isinstance(leaf.dtype, NUMBER)


def is_nested(leaf: types.Type) -> TypeGuard[types.ListType]:
    """Whether it is a list of other things that are floating: its column has the items of all rows and, per row, their count."""
    if not isinstance(leaf, types.ListType) or is_sequence(leaf):
        return False
    items = items_type(leaf)
    return has_columns(leaf) if items is None else carries_derivative(items)


def is_active(leaf: types.Type) -> bool:
    """Whether the number, or those of the array or list, are floating."""
    return is_nested(leaf) or is_floating(leaf.dtype if is_sequence(leaf) else leaf)


def floating_numbers(list_type: RowsType) -> Iterator[types.Type]:
    """The types of the floating numbers in items."""
    for leaf, _ in row_leaves(list_type):
        if is_nested(leaf):
            yield from floating_numbers(leaf)
        elif is_active(leaf):
            yield leaf.dtype if is_sequence(leaf) else leaf


def gradient_type(list_type: types.ListType) -> types.ListType:
    """The type of a list of gradients with respect to the items of such a list."""
    return types.ListType(item_gradient_type(list_type.dtype, of_instance=False))


def item_gradient_type(type_: types.Type, *, of_instance: bool) -> types.Type:
    """The type of the gradient with respect to an item or a part of one; none for what is not floating in an instance."""
    if of_instance and not is_floating_somewhere(type_):
        return types.none
    if isinstance(type_, types.ClassInstanceType):
        fields = [item_gradient_type(field, of_instance=True) for field in type_.struct.values()]
        return types.BaseTuple.from_types(fields, fields_class(type_))
    if isinstance(type_, types.BaseTuple):
        parts = [item_gradient_type(part, of_instance=of_instance) for part in type_.types]
        return types.BaseTuple.from_types(parts, getattr(type_, "instance_class", None))
    if isinstance(type_, types.Array):
        return type_.copy(readonly=False)
    return gradient_type(type_) if is_nested(type_) else type_


def axes(leaf: types.Type) -> int:
    """How many extents its shape has; a list has one."""
    return getattr(leaf, "ndim", 1)


def has_shape(leaf: types.Type) -> bool:
    """Whether its column consists of what it holds and of its shape."""
    return is_sequence(leaf) or is_nested(leaf)
