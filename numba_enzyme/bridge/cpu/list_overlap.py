"""Whether arrays, lists and instances among the items of typed lists and dictionaries share memory: in the order of addresses.

    items_overlap(rows, x)              x: an array, a list, or a list or dictionary of such rows
    items_overlap_each_other(rows)      also elements of one array, such as a sliding window
    may_overlap(type, other)            whether the former is to be asked

All that an item holds, and what the items of lists in it hold, becomes spans: (first byte, one past the last, size of an element,
step between elements, group). Two spans of one group are not compared.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import reduce
from typing import Any, TypeGuard

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, overload

from ..extents import Extent, elements_touch
from ..function_text import FunctionText
from .glue import glue
from .instances import is_null
from .overlap import extent, some_folded
from .row_types import RowsType, has_columns, memory_in, row_parts

_WORD = ir.IntType(64)
_SPAN = types.UniTuple(types.int64, 4)


@intrinsic
def _span_of_extent(typingctx: Context, array: types.Type):
    """The span of an array that is given by its extent; one without elements is nowhere."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        found = Extent(builder, args[0])
        words = [builder.select(found.holds_something, word, _WORD(0)) for word in (found.low, found.high)]
        return cgutils.pack_array(builder, [*words, found.itemsize, found.step()])

    return _SPAN(array), codegen


@intrinsic
def _span_of_object(typingctx: Context, value: types.Type):
    """The span of a list, of which one byte stands for all, or of an instance."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        if isinstance(value, types.ClassInstanceType):
            place = context.make_helper(builder, value, value=args[0]).data
            size = context.get_abi_sizeof(context.get_data_type(value.get_data_type()))
        else:
            place, size = cgutils.create_struct_proxy(value)(context, builder, value=args[0]).meminfo, 1
        low = builder.ptrtoint(place, _WORD)
        return cgutils.pack_array(builder, [low, builder.add(low, _WORD(size)), _WORD(size), _WORD(0)])

    return _SPAN(value), codegen


@intrinsic
def _touch(typingctx: Context, first: types.Type, second: types.Type):
    """Whether some byte belongs to two arrays whose spans overlap."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        spans = [cgutils.unpack_tuple(builder, span) for span in args]
        overlap = [builder.icmp_unsigned("<", spans[i][0], spans[1 - i][1]) for i in range(2)]
        numbers = [(low, size, step) for low, _, size, step in spans]
        return reduce(builder.and_, [*overlap, elements_touch(builder, *numbers)])

    return types.boolean(first, second), codegen


@glue
def _note(spans, place, group, span):
    for i in range(4):
        spans[place, i] = span[i]
    spans[place, 4] = group


@glue
def _span(spans, place):
    return spans[place, 0], spans[place, 1], spans[place, 2], spans[place, 3]


@glue
def _some_touch(spans):
    """Whether two spans of different groups share a byte."""
    order = np.argsort(spans[:, 0])
    for i in range(order.size):
        one = order[i]
        for j in range(i + 1, order.size):
            other = order[j]
            if spans[other, 0] >= spans[one, 1]:
                break
            if spans[one, 4] != spans[other, 4] and _touch(_span(spans, one), _span(spans, other)):
                return True
    return False


def items_overlap(rows: Any, other: Any):
    """Whether something among the items shares memory with an array, is a list, or does so with something in other rows."""
    raise NotImplementedError("inside @njit code only")


@overload(items_overlap)
def _items_overlap(rows, other):
    text = _text(rows)
    given = [("rows", rows), ("other", other)]
    return text.build(["rows", "other"], _test(text, given, lambda name: str(int(name == "other"))), "overlap")


def items_overlap_each_other(rows: Any):
    """Whether two things among the items of a list share memory, or are one."""
    raise NotImplementedError("inside @njit code only")


@overload(items_overlap_each_other)
def _items_overlap_each_other(rows):
    text = _text(rows)
    return text.build(["rows"], _test(text, [("rows", rows)], lambda _: "at"), "overlap")


def _text(rows: RowsType) -> FunctionText:
    return FunctionText(f"overlap of {rows}", {
        "__name__": __name__, "np": np, "extent": extent, "span_of_extent": _span_of_extent, "span_of_object": _span_of_object,
        "note": _note, "is_null": is_null, "some_touch": _some_touch,
        "some_folded": some_folded})  # fmt: skip


def _test(text: FunctionText, given: Sequence[tuple[str, types.Type]], group_of: Callable[[str], str]) -> str:
    """The condition that two spans in values touch which are of different groups; before it the lines that note all spans."""
    text.add("at = 0")
    for name, type_ in given:
        for _ in _spans(text, type_, name):
            text.add("at += 1")
    text.add("spans = np.empty((at, 5), np.int64)")
    text.add("at = 0")
    for name, type_ in given:
        for span in _spans(text, type_, name):
            text.add(f"note(spans, at, {group_of(name)}, {span})")
            text.add("at += 1")
    return "some_touch(spans)"


def may_overlap(type_: types.Type, other: types.Type) -> bool:
    """Whether one of two values holds items, and both have memory of one kind."""
    return (_holds_items(type_) or _holds_items(other)) and not _kinds(type_).isdisjoint(_kinds(other))


def _holds_items(type_: types.Type) -> TypeGuard[RowsType | types.DictType]:
    return isinstance(type_, types.DictType) or has_columns(type_)


def _item_type(type_: RowsType | types.DictType) -> types.Type:
    return type_.value_type if isinstance(type_, types.DictType) else type_.dtype


def _kinds(type_: types.Type) -> set[type]:
    """What the spans of such a value are those of."""
    own = {_kind(type_)} if isinstance(type_, types.DictType) or not _holds_items(type_) else set[type]()
    inner = [leaf for leaf, _ in memory_in(_item_type(type_))] if _holds_items(type_) else []
    return own.union({_kind(leaf) for leaf in inner}, *map(_kinds, filter(_holds_items, inner)))


def _kind(type_: types.Type) -> type:
    """An array may be a view of the numbers in an instance."""
    kinds = types.ListType, types.List, types.DictType
    return next((kind for kind in kinds if isinstance(type_, kind)), types.Array)


def _spans(text: FunctionText, type_: types.Type, value: str) -> Iterator[str]:
    """The span of each array, list and instance that a value holds, in loops over items; its own if it is no list of such.

    Fields that are to hold instances and have never been set have none.
    """
    if isinstance(type_, types.DictType) or not _holds_items(type_):
        yield _span_text(type_, value)
    if not _holds_items(type_):
        return
    item, held = text.fresh("item"), _item_type(type_)
    with text.block(f"for {item} in {value}{'.values()' if isinstance(type_, types.DictType) else ''}:"):
        text.add("pass")
        instances = [path for part, path in row_parts(held, "") if isinstance(part, types.ClassInstanceType)]
        for leaf, path in memory_in(held):
            unset = " or ".join(f"is_null({item}{of})" for of in instances if of == path or path.startswith(f"{of}."))
            with text.block(f"if not ({unset or False}):"):
                yield _span_text(leaf, f"{item}{path}")
                if isinstance(leaf, types.Array) and leaf.layout == "A":
                    with text.block(f"if some_folded((extent({item}{path}),)):"):  # noted twice, it touches itself
                        yield _span_text(leaf, f"{item}{path}")
                if _holds_items(leaf):
                    yield from _spans(text, leaf, f"{item}{path}")


def _span_text(type_: types.Type, value: str) -> str:
    return f"span_of_extent(extent({value}))" if isinstance(type_, types.Array) else f"span_of_object({value})"
