"""Typed lists of arrays or lists, or of tuples of arrays, lists and numbers, as columns, and back.

    columns_of(type)([(1.0, u), (2.0, v)])         ([1.0, 2.0], (numbers of u and v one after the other, their shapes))
    rows_of(type).make(columns)                    a list whose arrays lie in the columns
    rows_like(type)(lst, columns)                  the same with the shapes that lst has, and 0 for integers: a gradient

All are functions for @njit code, written for the type of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import cache
from itertools import product
from typing import Any, NamedTuple

import numpy as np
from numba import njit
from numba.core import types
from numba.extending import overload
from numba.np.numpy_support import as_dtype
from numba.typed.listobject import new_list

from ..function_text import FunctionText, construct
from .layout import is_floating, leaves
from .list_memory import items_type, list_maker
from .overlap import extent, some_overlap

NUMBER = types.Number | types.Boolean


def row_leaves(list_type: types.ListType) -> Iterator[tuple[types.Type, str]]:
    """The numbers and arrays of an item, with the subscripts that lead to them."""
    return leaves(list_type.item_type, "")


def has_columns(type_: types.Type) -> bool:
    """Whether it is a list of arrays or lists of floating numbers, or of tuples of such and of numbers, and no array itself."""
    if not isinstance(type_, types.ListType) or items_type(type_) is not None:
        return False
    leaves = [leaf for leaf, _ in row_leaves(type_)]
    return all(isinstance(leaf, NUMBER) or is_sequence(leaf) for leaf in leaves) and any(map(is_active, leaves))


def is_sequence(leaf: types.Type) -> bool:
    """Whether it is an array, or a list, of numbers: its column has the numbers and, per row, the shape."""
    known = isinstance(leaf, types.ListType) or (isinstance(leaf, types.Array) and leaf.ndim > 0 and leaf.mutable)
    return known and isinstance(leaf.dtype, NUMBER)


def is_active(leaf: types.Type) -> bool:
    """Whether the number, or those of the array or list, are floating."""
    return is_floating(leaf.dtype if is_sequence(leaf) else leaf)


def _shape(leaf: types.Type, item: str) -> str:
    return f"(len({item}),)" if isinstance(leaf, types.ListType) else f"{item}.shape"


@contextmanager
def _loops(text: FunctionText, leaf: types.Type, item: str) -> Iterator[str]:
    """Loops over the numbers of an array or a list in the order of their column; gives that of the round."""
    if isinstance(leaf, types.ListType):
        place = text.fresh("i")
        with text.block(f"for {place} in range(len({item})):"):
            yield f"{item}[{place}]"
    else:
        rows = f"{item}.T" if leaf.layout == "F" else item
        with text.loops(rows, leaf.ndim) as index:
            yield f"{rows}[{index}]"


def _text(what: str, list_type: types.ListType) -> FunctionText:
    text = FunctionText(f"{what} {list_type}", {"np": np, "__name__": __name__})
    for k, (leaf, _) in enumerate(row_leaves(list_type)):
        number = leaf.dtype if is_sequence(leaf) else leaf
        text.namespace[f"number{k}"] = as_dtype(number).type
    return text


def _each(list_type: types.ListType) -> Iterator[tuple[int, types.Type, str]]:
    for k, (leaf, path) in enumerate(row_leaves(list_type)):
        yield k, leaf, f"item{path}"


def _count(list_type: types.ListType, columns: str) -> str:
    first, _ = next(row_leaves(list_type))
    return f"{columns}[0][1].shape[0]" if is_sequence(first) else f"{columns}[0].shape[0]"


@cache
def columns_of(list_type: types.ListType) -> Callable:
    """`def columns(lst)`: a tuple with an array per number of an item, and numbers and shapes per array of an item."""
    text = _text("columns of", list_type)
    text.add("n = len(lst)")
    sequences = [(k, leaf, item) for k, leaf, item in _each(list_type) if is_sequence(leaf)]
    for k, leaf, _ in _each(list_type):
        text.add(f"size{k}, shape{k} = 0, np.empty((n, {_axes(leaf)}), np.int64)" if is_sequence(leaf)
                 else f"column{k} = np.empty(n, number{k})")
    with text.block("for i in range(n):"):
        text.add("item = lst[i]")
        for k, leaf, item in _each(list_type):
            if is_sequence(leaf):
                text.add(f"shape = {_shape(leaf, item)}")
                for axis in range(_axes(leaf)):
                    text.add(f"shape{k}[i, {axis}] = shape[{axis}]")
                text.add(f"size{k} += {_product('shape', leaf)}")
            else:
                text.add(f"column{k}[i] = {item}")
    for k, _, _ in sequences:
        text.add(f"column{k} = np.empty(size{k}, number{k})")
    with _items(text, list_type, "lst"):
        for k, leaf, item in sequences:
            with _loops(text, leaf, item) as number:
                text.add(f"column{k}[at{k}] = {number}")
                text.add(f"at{k} += 1")
    columns = "".join(f"(column{k}, shape{k}), " if is_sequence(leaf) else f"column{k}, " for k, leaf, _ in _each(list_type))
    return njit(text.build(["lst"], f"({columns})", "columns"))


def _axes(leaf: types.Type) -> int:
    return getattr(leaf, "ndim", 1)


def _product(shape: str, leaf: types.Type) -> str:
    return " * ".join(f"{shape}[{axis}]" for axis in range(_axes(leaf)))


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
    shapes = {k: "(" + "".join(f"columns[{k}][1][i, {axis}], " for axis in range(_axes(leaf))) + ")"
              for k, leaf, _ in _each(list_type) if is_sequence(leaf)}  # fmt: skip
    _append_rows(text, list_type, shapes,
                 {k: f"columns[{k}][0][at{k}:end{k}]" if k in shapes else f"columns[{k}][i]" for k, _, _ in _each(list_type)})
    make = njit(forceinline=True)(text.build(["columns"], "made", "rows"))
    test = _text("test of rows of", list_type)
    test.namespace["extent"] = extent
    with test.block(f"if len(rows) != {_count(list_type, 'columns')}:"):
        test.add("return False")
    with _items(test, list_type, "rows"):
        for k, leaf, item in _each(list_type):
            if isinstance(leaf, types.Array):
                for axis in range(leaf.ndim):
                    _return_false_if(test, f"{item}.shape[{axis}] != columns[{k}][1][i, {axis}]")
                    if leaf.layout == "A":  # made without gaps
                        inner = "".join(f" * {item}.shape[{later}]" for later in range(axis + 1, leaf.ndim))
                        _return_false_if(test, f"{item}.size > 0 and {item}.strides[{axis}] != {item}.itemsize{inner}")
                part = f"columns[{k}][0][at{k}:]"
                _return_false_if(test, f"{item}.size > 0 and extent({item})[0] != extent({part})[0]")
                test.add(f"at{k} += {item}.size")
            elif is_sequence(leaf):
                _return_false_if(test, f"len({item}) != columns[{k}][1][i, 0]")
                with _loops(test, leaf, item) as number:
                    _return_false_if(test, _differ(number, f"columns[{k}][0][at{k}]"))
                    test.add(f"at{k} += 1")
            else:
                _return_false_if(test, _differ(item, f"columns[{k}][i]"))
    return Rows(make, njit(forceinline=True)(test.build(["rows", "columns"], "True", "is_still")))


def _differ(one: str, other: str) -> str:
    """The condition that two numbers are not the same: NaN is."""
    return f"{one} != {other} and ({one} == {one} or {other} == {other})"


def _return_false_if(text: FunctionText, condition: str) -> None:
    with text.block(f"if {condition}:"):
        text.add("return False")


def _append_rows(text: FunctionText, list_type: types.ListType, shapes: dict[int, str], numbers: dict[int, str]) -> None:
    """Lines that append the items to `made`. ``numbers``: of a row, one after the other where they have a shape."""
    for k in shapes:
        text.add(f"at{k} = 0")
    parts = {}
    with text.block("for i in range(n):"):
        for k, leaf, item in _each(list_type):
            if k in shapes:
                text.add(f"shape{k} = {shapes[k]}")
                text.add(f"end{k} = at{k} + {_product(f'shape{k}', leaf)}")
                parts[item] = text.bind(_sequence(text, leaf, numbers[k], f"shape{k}"), "part")
                text.add(f"at{k} = end{k}")
            else:
                parts[item] = numbers[k]
        text.add(f"made.append({_construct(text, list_type.item_type, 'item', parts)})")


def _sequence(text: FunctionText, leaf: Any, numbers: str, shape: str) -> str:
    if isinstance(leaf, types.ListType):
        return f"{text.constant(list_maker(leaf), 'list_of')}({numbers})"
    return f"{numbers}.reshape({shape}[::-1]).T" if leaf.layout == "F" else f"{numbers}.reshape({shape})"


def _construct(text: FunctionText, type_: types.Type, path: str, parts: dict[str, str]) -> str:
    """An expression of an item's type."""
    if not isinstance(type_, types.BaseTuple):
        return parts[path]
    inside = [_construct(text, part, f"{path}[{i}]", parts) for i, part in enumerate(type_.types)]
    return construct(text, type_, inside)


@cache
def rows_like(list_type: types.ListType) -> Callable:
    """`def rows(lst, columns)`: a list of the columns of a gradient, shaped as *lst*."""
    text = _text("rows like", list_type)
    text.namespace |= {"new_list": new_list, "item_type": list_type.item_type}
    text.add("n = len(lst)")
    text.add("made = new_list(item_type, n)")
    shapes, numbers = {}, {}
    for k, leaf, item in _each(list_type):
        here = f"lst[i]{item.removeprefix('item')}"
        if is_sequence(leaf):
            shapes[k] = _shape(leaf, here)
            numbers[k] = f"columns[{k}][0][at{k}:end{k}]" if is_active(leaf) else f"np.zeros(end{k} - at{k}, number{k})"
        else:
            numbers[k] = f"columns[{k}][i]" if is_active(leaf) else f"number{k}(0)"
    _append_rows(text, list_type, shapes, numbers)
    return njit(text.build(["lst", "columns"], "made", "rows"))


@cache
def fits(list_type: types.ListType) -> Callable:
    """`def fits(columns, others)`: whether their arrays have the same shapes."""
    text = _text("shapes of", list_type)
    tests = []
    for k, leaf, _ in _each(list_type):
        if is_sequence(leaf):
            tests.append(f"columns[{k}][1].shape == others[{k}][1].shape and np.all(columns[{k}][1] == others[{k}][1])")
        else:
            tests.append(f"columns[{k}].shape == others[{k}].shape")
    return njit(text.build(["columns", "others"], " and ".join(tests), "fits"))


@cache
def differs(list_type: types.ListType) -> Callable:
    """`def differs(lst, columns)`: whether numbers of the list are not those of the columns."""
    text = _text("differences of", list_type)
    with _items(text, list_type, "lst"):
        for _, here, there in _numbers(text, list_type):
            with text.block(f"if {_differ(here, there)}:"):
                text.add("return True")
    return njit(text.build(["lst", "columns"], "False", "differs"))


@cache
def put(list_type: types.ListType) -> Callable:
    """`def put(lst, columns)`: writes the numbers of columns to the list."""
    text = _text("writing to", list_type)
    with _items(text, list_type, "lst"):
        parts = {item: item for _, _, item in _each(list_type)}
        for leaf, here, there in _numbers(text, list_type):
            if is_sequence(leaf):
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
        if is_sequence(leaf):
            text.add(f"at{k} = 0")
    with text.block(f"for i in range(len({name})):"):
        text.add(f"item = {name}[i]")
        yield


def _numbers(text: FunctionText, list_type: types.ListType) -> Iterator[tuple[types.Type, str, str]]:
    """Every number of `item`, in loops over its arrays and lists, and where it is in `columns`."""
    for k, leaf, item in _each(list_type):
        if is_sequence(leaf):
            with _loops(text, leaf, item) as number:
                yield leaf, number, f"columns[{k}][0][at{k}]"
                text.add(f"at{k} += 1")
        else:
            yield leaf, item, f"columns[{k}][i]"


def items_overlap(rows: Any, other: Any):
    """Whether an array or a list among the items shares memory with an array, is a list, or does so with one of other rows."""
    raise NotImplementedError("inside @njit code only")


@overload(items_overlap)
def _items_overlap(rows, other):
    text = _overlap_text(rows)
    with text.block("for i in range(len(rows)):"):
        if not has_columns(other):
            _return_if_shared(text, _memory(rows, "rows[i]"), [(other, "other")])
        else:
            with text.block("for j in range(len(other)):"):
                _return_if_shared(text, _memory(rows, "rows[i]"), _memory(other, "other[j]"))
        text.add("pass")
    return text.build(["rows", "other"], "False", "overlap")


def items_overlap_each_other(rows: Any):
    """Whether two arrays among the items of a list share memory, or two lists are one."""
    raise NotImplementedError("inside @njit code only")


@overload(items_overlap_each_other)
def _items_overlap_each_other(rows):
    text = _overlap_text(rows)
    mine = _memory(rows, "rows[i]")
    with text.block("for i in range(len(rows)):"):
        for place, one in enumerate(mine):
            _return_if_shared(text, [one], mine[place + 1:])
        with text.block("for j in range(i):"):
            _return_if_shared(text, mine, _memory(rows, "rows[j]"))
    return text.build(["rows"], "False", "overlap")


def _overlap_text(rows: types.ListType) -> FunctionText:
    return FunctionText(f"overlap of {rows}", {"__name__": __name__, "extent": extent, "some_overlap": some_overlap})


def _memory(rows: types.ListType, item: str) -> list[tuple[types.Type, str]]:
    return [(leaf, f"{item}{path}") for leaf, path in row_leaves(rows) if is_sequence(leaf)]


def _return_if_shared(text: FunctionText, some: Iterable[tuple[types.Type, str]],
                      others: Iterable[tuple[types.Type, str]]) -> None:  # fmt: skip
    text.add("pass")
    for (leaf, one), (other_leaf, other) in product(some, others):
        if isinstance(leaf, types.Array) and isinstance(other_leaf, types.Array):
            condition = f"some_overlap((extent({one}), extent({other}), ), ())"
        elif isinstance(leaf, types.ListType) and leaf == other_leaf:
            condition = f"{one} is {other}"
        else:
            continue
        with text.block(f"if {condition}:"):
            text.add("return True")
