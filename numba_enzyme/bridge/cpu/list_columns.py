"""Typed lists of arrays, or of tuples of arrays and numbers, as columns, and back.

    columns_of(type)([(1.0, u), (2.0, v)])         ([1.0, 2.0], (numbers of u and v one after the other, their shapes))
    rows_of(type).make(columns)                    a list whose arrays lie in the columns
    rows_like(type)(lst, columns)                  the same with the shapes that lst has, and 0 for integers: a gradient

All are functions for @njit code, written for the type of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numba.core import types
from numba.extending import overload
from numba.np.numpy_support import as_dtype
from numba.typed.listobject import new_list

from ..function_text import FunctionText
from .layout import carries_derivative, is_floating
from .list_memory import items_type
from .overlap import extent, some_overlap

NUMBER = types.Number | types.Boolean


def row_leaves(list_type: types.ListType) -> Iterator[tuple[types.Type, str]]:
    """The numbers and arrays of an item, with the subscripts that lead to them."""
    yield from _leaves(list_type.item_type, "")


def _leaves(type_: types.Type, path: str) -> Iterator[tuple[types.Type, str]]:
    if isinstance(type_, types.BaseTuple):
        for i, part in enumerate(type_.types):
            yield from _leaves(part, f"{path}[{i}]")
    else:
        yield type_, path


def has_columns(type_: types.Type) -> bool:
    """Whether it is a list of arrays of floating numbers, or of tuples of such and of numbers, that is no array itself."""
    if not isinstance(type_, types.ListType) or items_type(type_) is not None:
        return False
    leaves = [leaf for leaf, _ in row_leaves(type_)]
    known = all(isinstance(leaf, NUMBER) or (isinstance(leaf, types.Array) and isinstance(leaf.dtype, NUMBER) and leaf.ndim > 0
                                             and leaf.mutable) for leaf in leaves)  # fmt: skip
    return known and any(map(carries_derivative, leaves))


def _text(what: str, list_type: types.ListType) -> FunctionText:
    text = FunctionText(f"{what} {list_type}", {"np": np, "__name__": __name__})
    for k, (leaf, _) in enumerate(row_leaves(list_type)):
        number = leaf.dtype if isinstance(leaf, types.Array) else leaf
        text.namespace[f"number{k}"] = as_dtype(number).type
    return text


def _each(list_type: types.ListType) -> Iterator[tuple[int, types.Type, str]]:
    for k, (leaf, path) in enumerate(row_leaves(list_type)):
        yield k, leaf, f"item{path}"


def _count(list_type: types.ListType, columns: str) -> str:
    first, _ = next(row_leaves(list_type))
    return f"{columns}[0][1].shape[0]" if isinstance(first, types.Array) else f"{columns}[0].shape[0]"


@cache
def columns_of(list_type: types.ListType) -> Callable:
    """`def columns(lst)`: a tuple with an array per number of an item, and numbers and shapes per array of an item."""
    text = _text("columns of", list_type)
    text.add("n = len(lst)")
    for k, leaf, _ in _each(list_type):
        if isinstance(leaf, types.Array):
            text.add(f"size{k}, shape{k} = 0, np.empty((n, {leaf.ndim}), np.int64)")
        else:
            text.add(f"column{k} = np.empty(n, number{k})")
    with text.block("for i in range(n):"):
        text.add("item = lst[i]")
        for k, leaf, item in _each(list_type):
            if isinstance(leaf, types.Array):
                text.add(f"size{k} += {item}.size")
                for axis in range(leaf.ndim):
                    text.add(f"shape{k}[i, {axis}] = {item}.shape[{axis}]")
            else:
                text.add(f"column{k}[i] = {item}")
    arrays = [(k, leaf, item) for k, leaf, item in _each(list_type) if isinstance(leaf, types.Array)]
    for k, _, _ in arrays:
        text.add(f"column{k} = np.empty(size{k}, number{k})")
    with _items(text, list_type, "lst"):
        for k, leaf, item in arrays:
            with text.loops(_in_order(leaf, item), leaf.ndim) as index:
                text.add(f"column{k}[at{k}] = {_in_order(leaf, item)}[{index}]")
                text.add(f"at{k} += 1")
    columns = "".join(f"(column{k}, shape{k}), " if isinstance(leaf, types.Array) else f"column{k}, "
                      for k, leaf, _ in _each(list_type))
    return njit(text.build(["lst"], f"({columns})", "columns"))


class Rows(NamedTuple):
    """``make(columns)``: a new list. ``is_still(rows, columns)``: whether it has the items that it was made with."""

    make: Callable
    is_still: Callable


@cache
def rows_of(list_type: types.ListType) -> Rows:
    """The list whose columns these are, and the test that it is; to be differentiated."""
    text = _text("rows of", list_type)
    text.namespace |= {"new_list": new_list, "item_type": list_type.item_type}
    text.add(f"n = {_count(list_type, 'columns')}")
    text.add("made = new_list(item_type, n)")
    shapes = {k: f"(columns[{k}][1][i, 0]{''.join(f', columns[{k}][1][i, {axis}]' for axis in range(1, leaf.ndim))},)"
              for k, leaf, _ in _each(list_type) if isinstance(leaf, types.Array)}  # fmt: skip
    _rows(text, list_type, shapes, {k: f"columns[{k}][0]" if k in shapes else f"columns[{k}][i]" for k, _, _ in _each(list_type)})
    make = njit(forceinline=True)(text.build(["columns"], "made", "rows"))
    test = _text("test of rows of", list_type)
    with test.block(f"if len(rows) != {_count(list_type, 'columns')}:"):
        test.add("return False")
    with _items(test, list_type, "rows"):
        for k, _, item in _each(list_type):
            if k in shapes:
                part = f"columns[{k}][0][at{k}:]"
                test.add(f"moved = {item}.size > 0 and {test.constant(extent, 'extent')}({item})[0] != "
                         f"{test.constant(extent, 'extent')}({part})[0]")
                test.add(f"at{k} += {item}.size")
            else:
                test.add(f"moved = {item} != columns[{k}][i] and ({item} == {item} or columns[{k}][i] == columns[{k}][i])")
            with test.block("if moved:"):
                test.add("return False")
    return Rows(make, njit(forceinline=True)(test.build(["rows", "columns"], "True", "is_still")))


def _rows(text: FunctionText, list_type: types.ListType, shapes: dict[int, str], columns: dict[int, str]) -> None:
    """Lines that append the items to `made`."""
    for k in shapes:
        text.add(f"at{k} = 0")
    with text.block("for i in range(n):"):
        for k, shape in shapes.items():
            text.add(f"shape{k} = {shape}")
            text.add(f"end{k} = at{k} + {' * '.join(f'shape{k}[{axis}]' for axis in range(_leaf(list_type, k).ndim))}")
            part = f"{columns[k]}[at{k}:end{k}]"
            text.add(f"array{k} = {part}.reshape(shape{k}[::-1]).T" if _leaf(list_type, k).layout == "F"
                     else f"array{k} = {part}.reshape(shape{k})")
            text.add(f"at{k} = end{k}")
        parts = {item: f"array{k}" if k in shapes else columns[k] for k, _, item in _each(list_type)}
        text.add(f"made.append({_construct(text, list_type.item_type, 'item', parts)})")


def _in_order(leaf: types.Array, item: str) -> str:
    """The array, or its transpose if that has its numbers in the order of rows."""
    return f"{item}.T" if leaf.layout == "F" else item


def _leaf(list_type: types.ListType, k: int) -> Any:
    return list(row_leaves(list_type))[k][0]


def _construct(text: FunctionText, type_: types.Type, path: str, parts: dict[str, str]) -> str:
    """An expression of an item's type."""
    if not isinstance(type_, types.BaseTuple):
        return parts[path]
    inside = [_construct(text, part, f"{path}[{i}]", parts) for i, part in enumerate(type_.types)]
    if isinstance(type_, types.BaseNamedTuple):
        return f"{text.constant(type_.instance_class, 'Fields')}({', '.join(inside)})"
    return "(" + "".join(f"{part}, " for part in inside) + ")"


@cache
def rows_like(list_type: types.ListType) -> Callable:
    """`def rows(lst, columns)`: a list of the columns of a gradient, shaped as *lst*."""
    text = _text("rows like", list_type)
    text.namespace |= {"new_list": new_list, "item_type": list_type.item_type}
    text.add("n = len(lst)")
    text.add("made = new_list(item_type, n)")
    shapes = {k: f"lst[i]{item.removeprefix('item')}.shape" for k, leaf, item in _each(list_type)
              if isinstance(leaf, types.Array) and carries_derivative(leaf)}  # fmt: skip
    columns = {}
    for k, leaf, item in _each(list_type):
        if k in shapes:
            columns[k] = f"columns[{k}][0]"
        elif isinstance(leaf, types.Array):
            columns[k] = f"np.zeros_like(lst[i]{item.removeprefix('item')})"
        else:
            columns[k] = f"columns[{k}][i]" if is_floating(leaf) else f"number{k}(0)"
    _rows(text, list_type, shapes, columns)
    return njit(text.build(["lst", "columns"], "made", "rows"))


@cache
def fits(list_type: types.ListType) -> Callable:
    """`def fits(columns, others)`: whether their arrays have the same shapes."""
    text = _text("shapes of", list_type)
    tests = []
    for k, leaf, _ in _each(list_type):
        if isinstance(leaf, types.Array):
            tests.append(f"columns[{k}][1].shape == others[{k}][1].shape and np.all(columns[{k}][1] == others[{k}][1])")
        else:
            tests.append(f"columns[{k}].shape == others[{k}].shape")
    return njit(text.build(["columns", "others"], " and ".join(tests), "fits"))


@cache
def differs(list_type: types.ListType) -> Callable:
    """`def differs(lst, columns)`: whether floating numbers of the list are not those of the columns."""
    text = _text("differences of", list_type)
    with _items(text, list_type, "lst"):
        for _, here, there in _numbers(text, list_type):
            with text.block(f"if {here} != {there} and ({here} == {here} or {there} == {there}):"):
                text.add("return True")
    return njit(text.build(["lst", "columns"], "False", "differs"))


@cache
def put(list_type: types.ListType) -> Callable:
    """`def put(lst, columns)`: writes the floating numbers of columns to the list."""
    text = _text("writing to", list_type)
    with _items(text, list_type, "lst"):
        parts = {item: item for _, _, item in _each(list_type)}
        for leaf, here, there in _numbers(text, list_type):
            if isinstance(leaf, types.Array):
                text.add(f"{here} = {there}")
            else:
                parts[here] = there
        if any(here != there for here, there in parts.items()):
            text.add(f"lst[i] = {_construct(text, list_type.item_type, 'item', parts)}")
    return njit(text.build(["lst", "columns"], "None", "put"))


@contextmanager
def _items(text: FunctionText, list_type: types.ListType, name: str) -> Iterator[None]:
    """A loop over the items of a list, and places in the columns of its arrays."""
    for k, leaf, _ in _each(list_type):
        if isinstance(leaf, types.Array):
            text.add(f"at{k} = 0")
    with text.block(f"for i in range(len({name})):"):
        text.add(f"item = {name}[i]")
        yield


def _numbers(text: FunctionText, list_type: types.ListType) -> Iterator[tuple[types.Type, str, str]]:
    """Every floating number of `item`, in loops over its arrays, and where it is in `columns`."""
    for k, leaf, item in _each(list_type):
        if isinstance(leaf, types.Array) and carries_derivative(leaf):
            with text.loops(_in_order(leaf, item), leaf.ndim) as index:
                yield leaf, f"{_in_order(leaf, item)}[{index}]", f"columns[{k}][0][at{k}]"
                text.add(f"at{k} += 1")
        elif is_floating(leaf):
            yield leaf, item, f"columns[{k}][i]"


def some_items_overlap(rows: Any, other: Any):
    """Whether an array of a list shares memory with an array, or with those of another list; of the same one: with each other."""
    raise NotImplementedError("inside @njit code only")


@overload(some_items_overlap)
def _some_items_overlap(rows, other):
    mine = [path for leaf, path in row_leaves(rows) if isinstance(leaf, types.Array)]
    text = FunctionText("overlap of rows", {"np": np, "__name__": __name__, "extent": extent, "some_overlap": some_overlap})
    with text.block("for i in range(len(rows)):"):
        if isinstance(other, types.Array):
            for path in mine:
                _return_if_overlap(text, f"rows[i]{path}", "other")
        else:
            theirs = [path for leaf, path in row_leaves(other) if isinstance(leaf, types.Array)]
            with text.block("for j in range(len(other)):"):
                text.add("pass")
                for a, path in enumerate(mine):
                    for b, found in enumerate(theirs):
                        with text.block(f"if rows is not other or i != j or {a != b}:" if rows == other else "if True:"):
                            _return_if_overlap(text, f"rows[i]{path}", f"other[j]{found}")
        text.add("pass")
    return text.build(["rows", "other"], "False", "overlap")


def _return_if_overlap(text: FunctionText, one: str, other: str) -> None:
    with text.block(f"if some_overlap((extent({one}), extent({other}), ), ()):"):
        text.add("return True")
