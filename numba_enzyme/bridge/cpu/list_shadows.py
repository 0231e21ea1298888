"""Typed lists as shadows of typed lists of the same kind, or of the gradients with respect to their items.

    shadow_columns(ListType[M], ListType[Fields])       the column of the shadow that belongs to each column, or None
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

import numpy as np
from numba.core import types

from ..function_text import FunctionText
from .glue import glue
from .row_types import RowsType, axes, has_shape, is_active, is_floating_somewhere, is_nested, row_leaves


@cache
def shadow_columns(list_type: RowsType, shadow: RowsType) -> tuple[int | None, ...] | None:
    """For each column of a list that of its shadow, None where it has no derivative; None if it is no list of the same kind."""
    places = {path: k for k, (_, path) in enumerate(row_leaves(shadow))}
    pairs = list(_paired(list_type.dtype, shadow.dtype, ""))
    if not all(other is not None and (not is_active(leaf) or _is_like(leaf, other)) for leaf, other, _ in pairs):
        return None
    return tuple(places[path] if is_active(leaf) else None for leaf, _, path in pairs)


def _paired(type_: types.Type, other: types.Type, path: str) -> Iterator[tuple[types.Type, types.Type | None, str]]:
    """The leaves of an item with those of the item of a shadow, and where these are; None where there is no such."""
    if isinstance(other, types.NoneType) and not is_floating_somewhere(type_):
        yield from ((leaf, other, path) for leaf, _ in row_leaves(types.ListType(type_)))
        return
    if not isinstance(type_, types.BaseTuple | types.ClassInstanceType):
        yield type_, other, path
        return
    inner = list(type_.struct.values() if isinstance(type_, types.ClassInstanceType) else type_.types)
    if other == type_ and isinstance(type_, types.ClassInstanceType):
        others = [(part, f"{path}.{name}") for name, part in type_.struct.items()]
    else:
        others = [(part, f"{path}[{i}]") for i, part in enumerate(getattr(other, "types", ()))]
    if len(inner) != len(others):
        yield type_, None, path
        return
    for part, (other_part, other_path) in zip(inner, others, strict=True):
        yield from _paired(part, other_part, other_path)


def _is_like(leaf: types.Type, other: types.Type) -> bool:
    kinds = [(type(type_), getattr(type_, "ndim", 0), None if is_nested(type_) else getattr(type_, "dtype", type_))
             for type_ in (leaf, other)]  # fmt: skip
    return kinds[0] == kinds[1]


@cache
def fits(list_type: RowsType, shadow: RowsType) -> Callable:
    """`def fits(columns, others)`: whether the arrays of a shadow have the same shapes."""
    text = FunctionText(f"shapes of {list_type}", {"np": np, "__name__": __name__})
    tests = []
    for k, ((leaf, _), other) in enumerate(zip(row_leaves(list_type), shadow_columns(list_type, shadow) or (), strict=True)):
        if other is not None:
            mine, its = (f"{columns}[{place}]{'[1]' * has_shape(leaf)}" for columns, place in (("columns", k), ("others", other)))
            tests.append(f"{mine}.shape[0] == {its}.shape[0]" +
                         f" and np.all({mine}[:, :{axes(leaf)}] == {its}[:, :{axes(leaf)}])" * has_shape(leaf))
    return glue(text.build(["columns", "others"], " and ".join(tests), "fits"))
