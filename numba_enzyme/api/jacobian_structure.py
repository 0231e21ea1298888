"""Jacobians of functions of fields, and of arrays of one record, in the structure of the instances and records they stand for.

    x: M(a: float64, w: float64[:])     f(x) of shape (3,)
    result: (J of shape (3, 1), J of shape (3, n), None)     ->     M(a=J of shape (3,), w=J of shape (3, n))

A cell is an array of one element that stands for a number of an instance, or for a record: its axis is not there in the result.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from numba.core import types
from numba.typed import List

from ..bridge.cpu.instances import NUMBER, fields_class
from ..bridge.cpu.list_blocks import refuse_tuples
from ..bridge.cpu.list_memory import items_type
from ..bridge.cpu.record_values import record_value
from ..bridge.cpu.row_types import ROWS, RowsType, has_columns
from ..bridge.function_text import tuple_text
from . import trees
from .gradients import normal_argnums
from .jacobians import Jacobian
from .list_patterns import is_floating
from .source import Source

LeafMaker = Callable[[types.Type, str, bool], str]
"""Of a leaf's type and expression, and whether it is in an instance."""


def mapped(source: Source, type_: types.Type, path: str, leaf: LeafMaker, *, inside: bool = False) -> str:
    """An expression with the structure of a value of this type: tuples of fields for instances, None for what is not floating."""
    if not is_floating(type_):
        return "None"
    if isinstance(type_, types.ClassInstanceType):
        parts = [mapped(source, field, f"{path}[{i}]", leaf, inside=True) for i, field in enumerate(type_.struct.values())]
        return f"{source.constant(fields_class(type_), 'Fields')}({', '.join(parts)})"
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [mapped(source, part, f"{path}[{i}]", leaf, inside=inside)
                                               for i, part in enumerate(type_.types)])
    return leaf(type_, path, inside)


def each_block(source: Source, type_: types.Type, path: str, leaf: Callable[[types.Type, str], str]) -> str:
    """The structure that a value of this type has in a Jacobian, at *path*, with others in the place of its blocks."""
    if not is_floating(type_):
        return "None"
    if isinstance(type_, types.ClassInstanceType):
        fields = [each_block(source, field, f"{path}.{name}", leaf) for name, field in type_.struct.items()]
        return f"{source.constant(fields_class(type_), 'Fields')}({', '.join(fields)})"
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [each_block(source, part, f"{path}[{i}]", leaf)
                                               for i, part in enumerate(type_.types)])
    if not isinstance(type_, ROWS):
        return leaf(type_, path)
    refuse_tuples(type_)
    made, place = new_blocks(source, type_), source.fresh("place")
    with source.block(f"for {place} in range(len({path})):"):
        source.add(f"{made}.append({each_block(source, type_.dtype, f'{path}[{place}]', leaf)})")
    return made


def new_blocks(source: Source, list_type: RowsType) -> str:
    """A name for an empty list of the same kind, whose items have the type that is appended."""
    return source.bind(f"{source.constant(List, 'List')}()" if isinstance(list_type, types.ListType) else "[]", "made")


def of_outputs(source: Source, transform: Jacobian, output: types.Type, primals: Sequence[types.Type]) -> str:
    """The Jacobian *result* of an output by those of the arguments that are asked for."""
    single = isinstance(transform.argnums, int)
    inputs = [primals[i] for i in normal_argnums(transform.argnums, len(primals))]

    def of_leaf(out: types.Type, entry: str, out_inside: bool) -> str:
        if has_columns(out):
            return each_block(source, out, entry, lambda part, block: of_leaf(part, block, False))

        def block(argument: types.Type, found: str, inside: bool) -> str:
            return _block(source, found, (out, _is_cell(out, out_inside)), (argument, _is_cell(argument, inside)))

        parts = [mapped(source, type_, entry if single else f"{entry}[{k}]", block) for k, type_ in enumerate(inputs)]
        return parts[0] if single else tuple_text(parts)

    return mapped(source, output, "result", of_leaf)


def _is_cell(type_: types.Type, inside: bool) -> bool:
    return isinstance(type_, types.Record) or (inside and isinstance(type_, NUMBER))


def _block(source: Source, path: str, output: tuple[types.Type, bool], argument: tuple[types.Type, bool]) -> str:
    """The block without the axes of cells."""
    (out, first), (type_, last) = output, argument
    if not first and not last:
        return path
    if has_columns(type_):
        return each_block(source, type_, path, lambda part, entry: _block(source, entry, output, (part, False)))
    if isinstance(type_, types.Record) and not _axes(out):
        return f"{source.constant(record_value, 'record')}({path})"
    if first and last:
        return f"{path}[0, 0]"
    if first:
        return f"{path}[0]" + (".copy()" if _axes(type_) else "")
    return f"{path}[..., 0].copy()" if _axes(out) else f"{path}[0]"


def _axes(type_: types.Type) -> int:
    """How many axes a leaf has in a Jacobian."""
    array = items_type(type_) if isinstance(type_, types.ListType | types.List) else type_
    return array.ndim if isinstance(array, types.Array) else 0
