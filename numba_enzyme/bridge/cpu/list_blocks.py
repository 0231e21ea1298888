"""Jacobians by lists: a block for each number, array and list of an item, in the structure of the list.

    blocks_like(ListType[array(float64, 1d)], array(float64, 2d))(lst, columns)
        columns: the Jacobian of the result by the columns of lst, axes of the result first
        -> a list of arrays of three dimensions
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
from numba.core import types
from numba.typed.listobject import new_list

from ...errors import EnzymeError
from ..function_text import FunctionText, construct
from .glue import glue
from .instances import NUMBER, fields_class
from .list_memory import items_type
from .row_types import ROWS, RowsType, has_shape, is_active, is_floating_somewhere, is_nested, row_leaves


def block_type(type_: types.Type, result: types.Type) -> types.Type:
    """The type of the Jacobian of an array or number by a value; none for what is not floating."""
    if not is_floating_somewhere(type_):
        return types.none
    if isinstance(type_, types.ClassInstanceType):
        return types.BaseTuple.from_types([block_type(field, result) for field in type_.struct.values()], fields_class(type_))
    if isinstance(type_, types.BaseTuple):
        return types.BaseTuple.from_types([block_type(part, result) for part in type_.types],
                                          getattr(type_, "instance_class", None))
    if isinstance(type_, ROWS):
        return types.ListType(block_type(type_.dtype, result))
    kinds = [kind.dtype if isinstance(kind, types.Array) else kind for kind in (result, type_)]
    kind = next((kind for kind in kinds if isinstance(kind, types.Complex)), kinds[0])
    axes = dimension(result) + dimension(type_)
    return types.Array(kind, axes, "C") if axes else kind


def refuse_tuples(list_type: RowsType) -> None:
    """Refuses lists in lists whose items are tuples of equal numbers: their numbers are one array."""
    items = items_type(list_type)
    if items is not None and items.ndim > 1:
        raise EnzymeError("Jacobians and Hessians by lists of lists of tuples of equal numbers are not supported: use jvp, vjp "
                          "and hvp, or lists of arrays")  # fmt: skip


def dimension(type_: types.Type) -> int:
    """How many axes an array has; a number has none."""
    return type_.ndim if isinstance(type_, types.Array) else 0


@cache
def blocks_like(list_type: RowsType, result: types.Type) -> Callable:
    """`def blocks(lst, columns)`: a list of the blocks of a Jacobian by columns, shaped as *lst*."""
    item_type = block_type(list_type.dtype, result)
    names = {"np": np, "new_list": new_list, "item_type": item_type, "__name__": __name__}
    text = FunctionText(f"blocks like {list_type}", names)
    text.add("made = []" if isinstance(list_type, types.List) else "made = new_list(item_type, len(lst))")
    active = [(k, leaf, path) for k, (leaf, path) in enumerate(row_leaves(list_type)) if is_active(leaf)]
    for k, leaf, _ in active:
        if has_shape(leaf):
            text.add(f"at{k} = 0")
    parts = {}
    with text.block("for i in range(len(lst)):"):
        text.add("item = lst[i]")
        for k, leaf, path in active:
            item = f"item{path}"
            parts[item] = (_element(f"columns[{k}]", "i", result) if isinstance(leaf, NUMBER) else
                           _array_block(text, leaf, item, k, result) if isinstance(leaf, types.Array) else
                           _list_of_blocks(text, leaf, item, k, result))
        text.add(f"made.append({construct_block(text, list_type.dtype, 'item', parts)})")
    return glue(text.build(["lst", "columns"], "made", "blocks"))


def _element(column: str, place: str, result: types.Type) -> str:
    """The block by one number of a column."""
    return f"{column}[..., {place}].copy()" if dimension(result) else f"{column}[{place}]"


def _array_block(text: FunctionText, leaf: types.Array, item: str, k: int, result: types.Type) -> str:
    """A name for the block by an array, of which the numbers in the column begin at `at`."""
    text.add(f"end = at{k} + {item}.size")
    part = f"columns[{k}][0][{'..., ' if dimension(result) else ''}at{k}:end]"
    outer = "".join(f"columns[{k}][0].shape[{axis}], " for axis in range(dimension(result)))
    block = text.bind(in_order(f"np.ascontiguousarray({part})", outer, leaf, item, dimension(result)), "block")
    text.add(f"at{k} = end")
    return block


def in_order(numbers: str, outer: str, leaf: types.Array, item: str, before: int, after: str = "") -> str:
    """An expression of contiguous numbers in the shape of an array, in the order of whose column they are, between other axes."""
    axes = range(leaf.ndim)
    inner = [f"{item}.shape[{axis}], " for axis in (reversed(axes) if leaf.layout == "F" else axes)]
    shaped = f"{numbers}.reshape(({outer}{''.join(inner)}{after}))"
    if leaf.layout != "F" or leaf.ndim < 2:
        return shaped
    count = before + leaf.ndim + after.count(",")
    order = [*range(before), *reversed(range(before, before + leaf.ndim)), *range(before + leaf.ndim, count)]
    return f"np.ascontiguousarray({shaped}.transpose(({''.join(f'{axis}, ' for axis in order)})))"


def _list_of_blocks(text: FunctionText, leaf: types.Type, item: str, k: int, result: types.Type) -> str:
    """A name for the blocks by a list, of which the items in the column begin at `at`."""
    assert isinstance(leaf, types.ListType)
    refuse_tuples(leaf)
    part = text.bind(f"new_list({text.constant(block_type(leaf.dtype, result), 'item_type')}, len({item}))", "part")
    column, place = f"columns[{k}][0]", text.fresh("place")
    with text.block(f"for {place} in range(at{k}, at{k} + len({item})):"):
        text.add(f"{part}.append({f'{column}[{place}]' if is_nested(leaf) else _element(column, place, result)})")
    text.add(f"at{k} += len({item})")
    return part


def construct_block(text: FunctionText, type_: types.Type, path: str, parts: dict[str, str]) -> str:
    """An expression of the blocks by an item, or the numbers that stand for one: None for what is not floating."""
    if not is_floating_somewhere(type_):
        return "None"
    if isinstance(type_, types.ClassInstanceType):
        fields = [construct_block(text, field, f"{path}.{name}", parts) for name, field in type_.struct.items()]
        return f"{text.constant(fields_class(type_), 'Fields')}({', '.join(fields)})"
    if isinstance(type_, types.BaseTuple):
        return construct(text, type_, [construct_block(text, part, f"{path}[{i}]", parts) for i, part in enumerate(type_.types)])
    return parts[path]
