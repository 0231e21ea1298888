"""Typed lists of arrays, lists or instances, or of tuples of those and numbers, as columns, and back.

    columns_of(type)([(1.0, u), (2.0, v)])         ([1.0, 2.0], (numbers of u and v one after the other, their shapes))
    columns_of(type)([[u, v], [w]])                (([u, v, w], [[2], [1]]),)          a list that has columns of its own
    columns_of(type)([m, n])                       the same of their fields
    rows_of(type).make(columns)                    a list whose arrays lie in the columns
    rows_like(type)(lst, columns)                  a gradient: the shapes of lst, 0 for integers, named tuples for instances

All are functions for @njit code, written for the type of the list.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import Any, NamedTuple

import numpy as np
from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, register_jitable
from numba.np.numpy_support import as_dtype
from numba.typed.listobject import new_list

from ...errors import ActivityError
from ..function_text import FunctionText, construct
from .fresh import copy_in_order, order_of
from .glue import glue
from .instances import NUMBER, UNSET, fields_class, is_null, new_instance, same
from .list_memory import item_at, list_maker
from .overlap import extent
from .row_types import (
    RowsType,
    axes,
    gradient_type,
    has_shape,
    is_active,
    is_floating_somewhere,
    is_nested,
    is_of_any_layout,
    is_sequence,
    item_gradient_type,
    row_instances,
    row_leaves,
    row_objects,
    row_parts,
)


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


def _text(what: str, list_type: RowsType) -> FunctionText:
    text = FunctionText(f"{what} {list_type}", {"np": np, "__name__": __name__, "item_at": item_at})
    for k, (leaf, _) in enumerate(row_leaves(list_type)):
        number = leaf.dtype if is_sequence(leaf) else leaf
        if isinstance(number, NUMBER):
            text.namespace[f"number{k}"] = as_dtype(number).type
    return text


def _each(list_type: RowsType) -> Iterator[tuple[int, types.Type, str]]:
    for k, (leaf, path) in enumerate(row_leaves(list_type)):
        yield k, leaf, f"item{path}"


def _item(list_type: RowsType, name: str) -> str:
    """The expression of an item in a loop over all."""
    return f"{name}[i]" if isinstance(list_type, types.List) else f"item_at({name}, i)"


def _count(list_type: RowsType, columns: str) -> str:
    k, first = next((k, leaf) for k, leaf, _ in _each(list_type) if not isinstance(leaf, types.NoneType))
    return f"{columns}[{k}][1].shape[0]" if has_shape(first) else f"{columns}[{k}].shape[0]"


@cache
def columns_of(list_type: RowsType) -> Callable:
    """`def columns(lst)`: a tuple with an array per number of an item, and numbers and shapes per array or list of an item."""
    text = _text("columns of", list_type)
    text.namespace |= {"new_list": new_list, "is_null": is_null}
    text.add("n = len(lst)")
    shaped = [(k, leaf, item) for k, leaf, item in _each(list_type) if has_shape(leaf)]
    numbers = [(k, item) for k, leaf, item in _each(list_type) if isinstance(leaf, NUMBER)]
    for k, leaf, _ in shaped:
        text.add(f"size{k}, shape{k} = 0, np.empty((n, {axes(leaf) + is_of_any_layout(leaf)}), np.int64)")
    for k, _ in numbers:
        text.add(f"column{k} = np.empty(n, number{k})")
    with text.block("for i in range(n):"):
        text.add(f"item = {_item(list_type, 'lst')}")
        for _, path in row_instances(list_type):
            with text.block(f"if is_null(item{path}):"):
                text.add(f"raise {text.constant(ActivityError, 'ActivityError')}({UNSET!r})")
        for k, leaf, item in shaped:
            text.add(f"shape = {_shape(leaf, item)}")
            for axis in range(axes(leaf)):
                text.add(f"shape{k}[i, {axis}] = shape[{axis}]")
            if is_of_any_layout(leaf):
                text.add(f"shape{k}[i, {leaf.ndim}] = {text.constant(order_of, 'order_of')}({item})")
            text.add(f"size{k} += {_product('shape', leaf)}")
        for k, item in numbers:
            text.add(f"column{k}[i] = {item}")
    for k, leaf, _ in shaped:
        text.add(f"column{k} = new_list({text.constant(leaf.dtype, 'item_type')}, size{k})" if is_nested(leaf) else
                 f"column{k} = np.empty(size{k}, number{k})")
    with _items(text, list_type, "lst"):
        for k, leaf, item in shaped:
            with _loops(text, leaf, item) as number:
                text.add(f"column{k}.append({number})" if is_nested(leaf) else f"column{k}[at{k}] = {number}")
                text.add(f"at{k} += 1")
    columns = "".join(f"(column{k}, shape{k}), " if has_shape(leaf) else f"column{k}, " if isinstance(leaf, NUMBER) else "None, "
                      for k, leaf, _ in _each(list_type))
    return glue(text.build(["lst"], f"({columns})", "columns"))


def _product(shape: str, leaf: types.Type) -> str:
    return " * ".join(f"{shape}[{axis}]" for axis in range(axes(leaf)))


class Rows(NamedTuple):
    """What stands around a call that takes rows.

    ``make(columns)``: a new list. ``objects(rows)``: the instances, and arrays of any layout, that its items hold.
    ``is_still(rows, columns, objects)``: whether it has the items that it was made with. ``put_numbers(rows, columns)``: writes
    the numbers of its instances, and of strided arrays, to the columns.
    """

    make: Callable
    objects: Callable
    is_still: Callable
    put_numbers: Callable


@cache
def rows_of(list_type: RowsType) -> Rows:
    """The list whose columns these are, and the test that it is; to be differentiated."""
    text = _text("rows of", list_type)
    text.namespace |= {"new_list": new_list, "item_type": list_type.dtype}
    text.add(f"n = {_count(list_type, 'columns')}")
    _make_list(text, list_type)
    shapes = {k: "(" + "".join(f"columns[{k}][1][i, {axis}], " for axis in range(axes(leaf))) + ")"
              for k, leaf, _ in _each(list_type) if has_shape(leaf)}  # fmt: skip
    numbers = {k: _column_part(leaf, k) if k in shapes else f"columns[{k}][i]" for k, leaf, _ in _each(list_type)}
    _append_rows(text, list_type, shapes, numbers, _construct)
    made = text.build(["columns"], "made", "rows"), _objects_of(list_type), _is_still(list_type), _put_numbers(list_type)
    return Rows(*(glue(function, forceinline=True) for function in made))


def _column_part(leaf: types.Type, k: int) -> str:
    return f"columns[{k}][0]" if is_nested(leaf) else f"columns[{k}][0][at{k}:end{k}]"


def _objects_of(list_type: RowsType) -> Callable:
    """`def objects(rows)`: the objects in items, a tuple of them per row; what is in a field may be replaced."""
    found = row_objects(list_type)
    text = _text("objects of rows of", list_type)
    text.namespace |= {"new_list": new_list, "item_type": types.Tuple([part for part, _ in found])}
    if not found:
        return text.build(["rows"], "None", "objects")
    text.add("made = new_list(item_type, len(rows))")
    with text.block("for i in range(len(rows)):"):
        text.add(f"item = {_item(list_type, 'rows')}")
        text.add(f"made.append(({''.join(f'item{path}, ' for _, path in found)}))")
    return text.build(["rows"], "made", "objects")


def _is_still(list_type: RowsType) -> Callable:
    """`def is_still(rows, columns, objects)`: numbers of instances aside, which may have been set."""
    text = _text("test of rows of", list_type)
    text.namespace |= {"extent": extent, "same": same}
    with text.block(f"if len(rows) != {_count(list_type, 'columns')}:"):
        text.add("return False")
    with _items(text, list_type, "rows"):
        for place, (_, path) in enumerate(row_objects(list_type)):
            _return_false_if(text, f"not same(item{path}, objects[i][{place}])")
        for k, leaf, item in _each(list_type):
            if is_of_any_layout(leaf):
                continue  # an object
            if isinstance(leaf, types.Array):
                _return_false_if_moved(text, leaf, item, k)
            elif has_shape(leaf):
                _return_false_if(text, f"len({item}) != columns[{k}][1][i, 0]")
                with _loops(text, leaf, item) as number:
                    text.add(f"now, before = {number}, columns[{k}][0][at{k}]")
                    for part, path in row_parts(leaf.dtype, ""):
                        if path == "" or not ("." in path or isinstance(part, types.NoneType)):
                            _return_false_if(text, _differ_in(part, f"now{path}", f"before{path}"))
                    text.add(f"at{k} += 1")
            elif isinstance(leaf, NUMBER) and not _is_set(item):
                _return_false_if(text, _differ(item, f"columns[{k}][i]"))
    return text.build(["rows", "columns", "objects"], "True", "is_still")


def _return_false_if_moved(text: FunctionText, leaf: types.Array, item: str, k: int) -> None:
    """Lines for an array that is not where its numbers are in the column."""
    for axis in range(leaf.ndim):
        _return_false_if(text, f"{item}.shape[{axis}] != columns[{k}][1][i, {axis}]")
    _return_false_if(text, f"{item}.size > 0 and extent({item})[0] != extent(columns[{k}][0][at{k}:])[0]")
    text.add(f"at{k} += {item}.size")


def _is_set(item: str) -> bool:
    """Whether what the path leads to is a field of an instance, or a part of one."""
    return "." in item


def _put_numbers(list_type: RowsType) -> Callable:
    """`def put_numbers(rows, columns)`: the numbers of the instances, which may have been set, and those of strided arrays."""
    text = _text("numbers of rows of", list_type)
    with _items(text, list_type, "rows"):
        for k, leaf, item in _each(list_type):
            if isinstance(leaf, NUMBER) and _is_set(item):
                text.add(f"columns[{k}][i] = {item}")
            elif is_of_any_layout(leaf) and leaf.mutable:
                text.add(f"end{k} = at{k} + {item}.size")
                with text.block(f"if {_order(leaf, k)} != 0:"), _loops(text, leaf, item) as number:
                    text.add(f"columns[{k}][0][at{k}] = {number}")
                    text.add(f"at{k} += 1")
                text.add(f"at{k} = end{k}")
    return text.build(["rows", "columns"], "None", "put_numbers")


def _differ_in(type_: types.Type, one: str, other: str) -> str:
    return _differ(one, other) if isinstance(type_, NUMBER) else f"not same({one}, {other})"


def _differ(one: str, other: str) -> str:
    """The condition that two numbers are not the same: NaN is."""
    return f"{one} != {other} and ({one} == {one} or {other} == {other})"


def _return_false_if(text: FunctionText, condition: str) -> None:
    with text.block(f"if {condition}:"):
        text.add("return False")


def _make_list(text: FunctionText, list_type: RowsType) -> None:
    """The line that makes a list of this kind; that of Python gets its type by what is appended."""
    text.add("made = []" if isinstance(list_type, types.List) else "made = new_list(item_type, n)")


def _append_rows(text: FunctionText, list_type: RowsType, shapes: dict[int, str], numbers: dict[int, str],
                 item_of: Callable) -> None:  # fmt: skip
    """Lines that append the items to `made`. ``numbers``: of a row, one after the other where they have a shape."""
    for k in shapes:
        text.add(f"at{k} = 0")
    parts = {}
    with text.block("for i in range(n):"):
        for k, leaf, item in _each(list_type):
            if k in shapes:
                text.add(f"shape{k} = {shapes[k]}")
                text.add(f"end{k} = at{k} + {_product(f'shape{k}', leaf)}")
                parts[item] = _sequence(text, leaf, numbers[k], k, item_of)
                text.add(f"at{k} = end{k}")
            else:
                parts[item] = numbers[k] if isinstance(leaf, NUMBER) else "None"
        text.add(f"made.append({item_of(text, list_type.dtype, 'item', parts)})")


def _sequence(text: FunctionText, leaf: Any, numbers: str, k: int, item_of: Callable) -> str:
    """A name for an array or list of what is in a column from `at` to `end`."""
    if is_nested(leaf):
        items = (gradient_type(leaf) if item_of is _construct_gradient else leaf).dtype
        part = text.bind(f"new_list({text.constant(items, 'item_type')}, shape{k}[0])", "part")
        place = text.fresh("place")
        with text.block(f"for {place} in range(at{k}, end{k}):"):
            text.add(f"{part}.append({numbers}[{place}])")
        return part
    if isinstance(leaf, types.ListType):
        return text.bind(f"{text.constant(list_maker(leaf), 'list_of')}({numbers})", "part")
    shaped = f"{numbers}.reshape(shape{k}[::-1]).T" if leaf.layout == "F" else f"{numbers}.reshape(shape{k})"
    made = shaped if leaf.ndim != 1 else numbers
    if item_of is _construct and is_of_any_layout(leaf):
        loose = text.constant(_as(leaf.copy(readonly=False)), "as_kind")
        made = text.bind(f"{text.constant(_in_order, 'in_order')}({loose}({made}), {_order(leaf, k)})", "part")
    kind = item_gradient_type(leaf, of_instance=False) if item_of is _construct_gradient else leaf
    return text.bind(made if kind.mutable and kind.layout != "A" else f"{text.constant(_as(kind), 'as_kind')}({made})", "part")


def _order(leaf: types.Array, k: int) -> str:
    """The order that an array of any layout had in its list: one in C order lies in the column, others are copies."""
    return f"columns[{k}][1][i, {leaf.ndim}]"


@register_jitable
def _in_order(array, order):
    """The array itself for C order, else a copy that is as contiguous as an array of this order."""
    return array if order == 0 else copy_in_order(array, order)


@cache
def _as(array: types.Array) -> object:
    """The function that gives an array this type, of less precision: Numba does not do so inside of named tuples."""
    @intrinsic
    def cast(typingctx: Context, given: types.Type):
        def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
            return impl_ret_borrowed(context, builder, array, context.cast(builder, args[0], given, array))

        return array(given), codegen

    return cast


def _construct(text: FunctionText, type_: types.Type, path: str, parts: dict[str, str]) -> str:
    """An expression of an item's type."""
    if isinstance(type_, types.ClassInstanceType):
        fields = [_construct(text, field, f"{path}.{name}", parts) for name, field in type_.struct.items()]
        made = f"{text.constant(new_instance(type_), 'new_instance')}(({''.join(f'{field}, ' for field in fields)}))"
        return text.bind(made, "instance")
    if not isinstance(type_, types.BaseTuple):
        return parts[path]
    inside = [_construct(text, part, f"{path}[{i}]", parts) for i, part in enumerate(type_.types)]
    return construct(text, type_, inside)


def _construct_gradient(text: FunctionText, type_: types.Type, path: str, parts: dict[str, str]) -> str:
    """An expression of the gradient with respect to an item: None for what is not floating in an instance."""
    if _is_set(path) and not is_floating_somewhere(type_):
        return "None"
    if isinstance(type_, types.ClassInstanceType):
        fields = [_construct_gradient(text, field, f"{path}.{name}", parts) for name, field in type_.struct.items()]
        return f"{text.constant(fields_class(type_), 'Fields')}({', '.join(fields)})"
    if not isinstance(type_, types.BaseTuple):
        return parts[path]
    return construct(text, type_, [_construct_gradient(text, part, f"{path}[{i}]", parts) for i, part in enumerate(type_.types)])


@cache
def rows_like(list_type: RowsType) -> Callable:
    """`def rows(lst, columns)`: a list of the columns of a gradient, shaped as *lst*."""
    text = _text("rows like", list_type)
    text.namespace |= {"new_list": new_list, "item_type": item_gradient_type(list_type.dtype, of_instance=False)}
    text.add("n = len(lst)")
    _make_list(text, list_type)
    shapes, numbers = {}, {}
    for k, leaf, item in _each(list_type):
        here = f"{_item(list_type, 'lst')}{item.removeprefix('item')}"
        if has_shape(leaf):
            shapes[k] = _shape(leaf, here)
            numbers[k] = _column_part(leaf, k) if is_active(leaf) else f"np.zeros(end{k} - at{k}, number{k})"
        else:
            numbers[k] = f"columns[{k}][i]" if is_active(leaf) else f"number{k}(0)"
    _append_rows(text, list_type, shapes, numbers, _construct_gradient)
    return glue(text.build(["lst", "columns"], "made", "rows"))


@cache
def differs(list_type: RowsType) -> Callable:
    """`def differs(lst, columns)`: whether numbers of the list are not those of the columns."""
    text = _text("differences of", list_type)
    with _items(text, list_type, "lst"):
        for _, here, there in _numbers(text, list_type):
            _return_true_if(text, _differ(here, there))
    return glue(text.build(["lst", "columns"], "False", "differs"))


def _return_true_if(text: FunctionText, condition: str) -> None:
    with text.block(f"if {condition}:"):
        text.add("return True")


@cache
def put(list_type: RowsType) -> Callable:
    """`def put(lst, columns)`: writes the numbers of columns to the list's arrays and instances."""
    text = _text("writing to", list_type)
    with _items(text, list_type, "lst"):
        parts = {item: item for _, _, item in _each(list_type)}
        for leaf, here, there in _numbers(text, list_type):
            if isinstance(leaf, types.Array):
                text.add(f"{here} = {there}")
            else:
                parts[here] = there
        for instance, path in row_instances(list_type):
            for name, field in instance.struct.items():
                target = f"item{path}.{name}"
                inner = [leaf for leaf, _ in row_parts(field, "")]
                if any(isinstance(leaf, NUMBER) for leaf in inner) and not isinstance(field, types.ClassInstanceType):
                    text.add(f"{target} = {_construct(text, field, target, parts)}")
    return glue(text.build(["lst", "columns"], "None", "put"))


@contextmanager
def _items(text: FunctionText, list_type: RowsType, name: str) -> Iterator[None]:
    """A loop over the items of a list, and places in the columns of its arrays."""
    for k, leaf, _ in _each(list_type):
        if has_shape(leaf):
            text.add(f"at{k} = 0")
    with text.block(f"for i in range(len({name})):"):
        text.add(f"item = {_item(list_type, name)}")
        yield
        text.add("pass")


def _numbers(text: FunctionText, list_type: RowsType) -> Iterator[tuple[types.Type, str, str]]:
    """Every number of `item` that may have been written: in loops over its arrays, and in instances; where it is in `columns`."""
    for k, leaf, item in _each(list_type):
        if isinstance(leaf, types.Array) and leaf.mutable:
            with _loops(text, leaf, item) as number:
                yield leaf, number, f"columns[{k}][0][at{k}]"
                text.add(f"at{k} += 1")
        elif isinstance(leaf, NUMBER) and _is_set(item):
            yield leaf, item, f"columns[{k}][i]"
