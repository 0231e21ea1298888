"""Jacobians with respect to lists of rows, and of gradients: those with respect to columns, in the structure of the lists.

    jacrev(f)(lst)                  ->   blocks_like(lst, jacrev(of_columns)(columns_of(lst)))
    jacfwd(grad(f))(lst)            ->   a list over the items of the gradient, in each number and array a list of such blocks

Inside tuples and instances there is None for what is not floating.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.instances import NUMBER
from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.list_blocks import blocks_like, construct_block, dimension, in_order
from ..bridge.cpu.list_memory import items_type
from ..bridge.cpu.row_types import ROWS, RowsType, has_columns, has_shape, is_active, is_nested, row_leaves
from ..bridge.cpu.status import attempted
from ..bridge.function_text import tuple_text
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .differentiable import Transformed, transformed
from .gradients import Gradient, argument_names, normal_argnums, return_type
from .jacobian_structure import each_block, new_blocks
from .jacobians import Jacobian
from .list_patterns import holds_rows, is_floating
from .lists_of_rows import Packed, check_complex_rows, of_columns, packed, put_back, refuse_shared
from .source import Source


@dataclass(frozen=True)
class _Wanted:
    """An argument by which there is a Jacobian."""

    type: types.Type
    name: str
    index: str
    """What leads to it in the entry of a leaf of the result."""


def write_for_blocks(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a Jacobian with respect to lists of rows, or of such a gradient; else None."""
    if not isinstance(transform, Jacobian) or not any(map(holds_rows, arguments)):
        return None
    names = argument_names(function)
    positions = normal_argnums(transform.argnums, len(arguments))
    restype = return_type(function, arguments)
    by_rows = isinstance(function, Transformed) and isinstance(function.transform, Gradient) and holds_rows(restype)
    if not by_rows and not any(holds_rows(arguments[i]) for i in positions):
        return None
    check_complex_rows(function, transform, arguments)
    single = isinstance(transform.argnums, int)
    wanted = [_Wanted(arguments[i], names[i], "" if single else f"[{k}]") for k, i in enumerate(positions)]
    source = Source(f"{transform.name} of {function.__name__} by lists of rows", function.py_func.__module__)
    refuse_shared(source, function, arguments, names)
    lists: list[Packed] = []
    given = [packed(source, type_, name, lists, None) for type_, name in zip(arguments, names, strict=True)]
    primals = tuple(map(types.unliteral, arguments))
    if by_rows:
        assert isinstance(function, Transformed)
        inner = transformed(_gradient_of_columns(function, primals), transform)
    else:
        inner = transformed(of_columns(function, primals), transform)
    attempted(source, source.constant(inner, "inner"), given, "result")
    put_back(source, lists)
    blocks = _Blocks(source, function, wanted, single)
    if not by_rows:
        return source.build(names, blocks.of_result(restype, "result"))
    assert isinstance(function, Transformed) and isinstance(function.transform, Gradient)
    chosen = function.transform.argnums
    outputs = [(arguments[i], names[i]) for i in normal_argnums(chosen, len(arguments))]
    if isinstance(chosen, int):
        return source.build(names, blocks.of_gradient(*outputs[0], "result"))
    parts = "".join(f"{blocks.of_gradient(*output, f'result[{i}]')}, " for i, output in enumerate(outputs))
    return source.build(names, f"({parts})")


def _gradient_of_columns(function: Transformed, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The gradient, without its value and aux, of the function of columns."""
    gradient = function.transform
    assert isinstance(gradient, Gradient)
    if gradient.value or gradient.has_aux:
        raise EnzymeError(f"the Jacobian of {gradient.name} of {function.function.__name__} by lists is not supported: take that "
                          "of grad")
    return transformed(of_columns(function.function, primals), gradient)


class _Blocks:
    """Expressions of Jacobians in the structure of results and, in it, of arguments."""

    def __init__(self, source: Source, function: CPUDispatcher, wanted: Sequence[_Wanted], single: bool) -> None:
        self.source, self.function, self.wanted, self.single = source, function, wanted, single

    def of_result(self, type_: types.Type, path: str) -> str:
        """The Jacobian of a result without lists."""
        if isinstance(type_, types.BaseTuple):
            parts = [self.of_result(part, f"{path}[{i}]") for i, part in enumerate(type_.types)]
            return trees.construct(self.source, type_, parts)
        if not carries_derivative(type_):
            return "None"
        return self._entry([self._by(one.type, one.name, path + one.index, type_) for one in self.wanted])

    def _entry(self, parts: Sequence[str]) -> str:
        return parts[0] if self.single else tuple_text(parts)

    def _by(self, type_: types.Type, name: str, path: str, leaf: types.Type) -> str:
        """The Jacobian of a leaf of the result by an argument, of what stands for it at *path*."""
        if not holds_rows(type_):
            return path
        if isinstance(type_, types.BaseTuple):
            return trees.construct(self.source, type_, [self._by(part, f"{name}[{i}]", f"{path}[{i}]", leaf)
                                                        for i, part in enumerate(type_.types)])
        return f"{self.source.constant(blocks_like(type_, leaf), 'blocks_like')}({name}, {path})"

    def of_gradient(self, type_: types.Type, name: str, path: str) -> str:
        """The Jacobian of the gradient with respect to an argument."""
        if not is_floating(type_):
            return "None"
        if isinstance(type_, types.BaseTuple):
            return trees.construct(self.source, type_, [self.of_gradient(part, f"{name}[{i}]", f"{path}[{i}]")
                                                        for i, part in enumerate(type_.types)])
        return self._of_list(type_, name, path) if has_columns(type_) else self._of_leaf(_stands_for(type_), path)

    def _of_leaf(self, type_: types.Type, path: str) -> str:
        """The Jacobian of an array or a number."""
        return self._entry([self._by(one.type, one.name, path + one.index, type_) for one in self.wanted])

    def _of_list(self, list_type: RowsType, name: str, path: str) -> str:
        """A list over the items of a gradient."""
        source = self.source
        active = [(k, leaf, way) for k, (leaf, way) in enumerate(row_leaves(list_type)) if is_active(leaf)]
        made = new_blocks(source, list_type)
        at = {k: source.bind("0", "at") for k, leaf, _ in active if has_shape(leaf)}
        place = source.fresh("place")
        parts: dict[str, str] = {}
        with source.block(f"for {place} in range(len({name})):"):
            item = source.bind(f"{name}[{place}]", "item")
            for k, leaf, way in active:
                entry, here = f"{path}[{k}]", f"{item}{way}"
                if isinstance(leaf, NUMBER):
                    parts[f"item{way}"] = self._at(entry, leaf, place)
                elif isinstance(leaf, types.Array):
                    end = source.bind(f"{at[k]} + {here}.size", "end")
                    parts[f"item{way}"] = source.bind(self._part(f"{entry}[0]", leaf, f"{at[k]}:{end}", here), "block")
                    source.add(f"{at[k]} = {end}")
                else:
                    assert isinstance(leaf, types.ListType)
                    parts[f"item{way}"] = new_blocks(source, leaf)
                    number = source.fresh("number")
                    with source.block(f"for {number} in range({at[k]}, {at[k]} + len({here})):"):
                        one = (each_block(source, leaf.dtype, f"{entry}[0][{number}]", self._of_leaf) if is_nested(leaf)
                               else self._at(f"{entry}[0]", leaf.dtype, number))
                        source.add(f"{parts[f'item{way}']}.append({one})")
                    source.add(f"{at[k]} += len({here})")
            source.add(f"{made}.append({construct_block(source, list_type.dtype, 'item', parts)})")
        return made

    def _at(self, path: str, leaf: types.Type, place: str) -> str:
        """The entry of one number of a column."""
        return self._entry([self._rows(one.type, one.name, path + one.index, leaf, lambda type_, matrix: (
            f"{matrix}[{place}].copy()" if dimension(type_) else f"{matrix}[{place}]")) for one in self.wanted])

    def _part(self, path: str, leaf: types.Array, place: str, item: str) -> str:
        """The entry of an array, whose numbers in the column are at *place*."""
        def rows(type_: types.Type, matrix: str) -> str:
            after = "".join(f"{matrix}.shape[{1 + axis}], " for axis in range(dimension(type_)))
            return in_order(f"{matrix}[{place}]", "", leaf, item, 0, after)

        return self._entry([self._rows(one.type, one.name, path + one.index, leaf, rows) for one in self.wanted])

    def _rows(self, type_: types.Type, name: str, path: str, leaf: types.Type, rows: Callable[[types.Type, str], str]) -> str:
        """The Jacobian of a part of a column by an argument; ``rows``: those of a matrix by an array or number of a type."""
        if not is_floating(type_):
            return "None"
        if isinstance(type_, types.BaseTuple):
            return trees.construct(self.source, type_, [self._rows(part, f"{name}[{i}]", f"{path}[{i}]", leaf, rows)
                                                        for i, part in enumerate(type_.types)])
        if not has_columns(type_):
            return rows(_stands_for(type_), path)
        columns = ""
        for k, (part, _) in enumerate(row_leaves(type_)):
            column = f"{path}[{k}][0]" if has_shape(part) else f"{path}[{k}]"
            taken = ("None" if not is_active(part) else each_block(self.source, part, column, rows) if is_nested(part)
                     else rows(_COLUMN, column))
            columns += f"({taken}, None), " if has_shape(part) else f"{taken}, "
        return f"{self.source.constant(blocks_like(type_, leaf), 'blocks_like')}({name}, ({columns}))"


_COLUMN = types.Array(types.float64, 1, "C")


def _stands_for(type_: types.Type) -> types.Type:
    """What is in the place of a list of numbers in Jacobians: an array."""
    return items_type(type_) or type_ if isinstance(type_, ROWS) else type_
