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
from numba.typed.listobject import new_list

from ..bridge.cpu.instances import NUMBER
from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.list_blocks import block_type, blocks_like, construct_block, dimension, holds_active, in_order
from ..bridge.cpu.row_types import RowsType, has_columns, has_shape, is_active, is_nested, is_sequence, row_leaves
from ..bridge.cpu.status import attempted
from ..bridge.function_text import tuple_text
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .differentiable import Transformed, transformed
from .gradients import Gradient, argument_names, normal_argnums, return_type
from .jacobians import Jacobian
from .list_patterns import holds_list, holds_rows
from .lists_of_rows import Packed, check_complex_rows, of_columns, packed, put_back, refuse_shared
from .source import Source

NESTED = ("hessian of {} by lists of lists, or by typed lists of numbers beside lists, is not supported: use hvp, or pass lists "
          "of arrays")  # fmt: skip


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
    for list_ in lists:
        put_back(source, list_)
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
        if not holds_active(type_):
            return "None"
        if isinstance(type_, types.BaseTuple):
            return trees.construct(self.source, type_, [self.of_gradient(part, f"{name}[{i}]", f"{path}[{i}]")
                                                        for i, part in enumerate(type_.types)])
        return self._of_list(type_, name, path) if has_columns(type_) else self.of_result(type_, path)

    def _of_list(self, list_type: RowsType, name: str, path: str) -> str:
        """A list over the items of a gradient."""
        source = self.source
        active = [(k, leaf, way) for k, (leaf, way) in enumerate(row_leaves(list_type)) if is_active(leaf)]
        if any(is_nested(leaf) for _, leaf, _ in active) or any(holds_list(one.type) for one in self.wanted):
            raise EnzymeError(NESTED.format(self.function.function.__name__))
        kinds = {f"item{way}": self._type(leaf.dtype if isinstance(leaf, types.ListType) else leaf) for _, leaf, way in active}
        item_type = _with(list_type.dtype, "item", {place: types.ListType(kind) if isinstance(leaf, types.ListType) else kind
                                                    for (place, kind), (_, leaf, _) in zip(kinds.items(), active, strict=True)})
        make = source.constant(new_list, "new_list")
        made = source.bind(f"{make}({source.constant(item_type, 'item_type')}, len({name}))", "made")
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
                    assert is_sequence(leaf)
                    kind = source.constant(kinds[f"item{way}"], "item_type")
                    parts[f"item{way}"] = source.bind(f"{make}({kind}, len({here}))", "part")
                    number = source.fresh("number")
                    with source.block(f"for {number} in range({at[k]}, {at[k]} + len({here})):"):
                        source.add(f"{parts[f'item{way}']}.append({self._at(f'{entry}[0]', leaf.dtype, number)})")
                    source.add(f"{at[k]} += len({here})")
            source.add(f"{made}.append({construct_block(source, list_type.dtype, 'item', parts)})")
        return made

    def _type(self, leaf: types.Type) -> types.Type:
        """The type of the entry of a leaf."""
        kinds = [block_type(one.type, leaf) for one in self.wanted]
        return kinds[0] if self.single else types.BaseTuple.from_types(kinds)

    def _at(self, path: str, leaf: types.Type, place: str) -> str:
        """The entry of one number of a column."""
        return self._entry([self._rows(one.type, one.name, path + one.index, leaf, lambda matrix, type_: (
            f"{matrix}[{place}].copy()" if dimension(type_) else f"{matrix}[{place}]")) for one in self.wanted])

    def _part(self, path: str, leaf: types.Array, place: str, item: str) -> str:
        """The entry of an array, whose numbers in the column are at *place*."""
        def rows(matrix: str, type_: types.Type) -> str:
            after = "".join(f"{matrix}.shape[{1 + axis}], " for axis in range(dimension(type_)))
            return in_order(f"{matrix}[{place}]", "", leaf, item, 0, after)

        return self._entry([self._rows(one.type, one.name, path + one.index, leaf, rows) for one in self.wanted])

    def _rows(self, type_: types.Type, name: str, path: str, leaf: types.Type, rows: Callable[[str, types.Type], str]) -> str:
        """The Jacobian of a part of a column by an argument; ``rows``: those of a matrix by an array or number of a type."""
        if not holds_active(type_):
            return "None"
        if isinstance(type_, types.BaseTuple):
            return trees.construct(self.source, type_, [self._rows(part, f"{name}[{i}]", f"{path}[{i}]", leaf, rows)
                                                        for i, part in enumerate(type_.types)])
        if not has_columns(type_):
            return rows(path, type_)
        columns = ""
        for k, (part, _) in enumerate(row_leaves(type_)):
            if is_nested(part):
                raise EnzymeError(NESTED.format(self.function.function.__name__))
            column = f"{path}[{k}][0]" if has_shape(part) else f"{path}[{k}]"
            taken = rows(column, _COLUMN) if is_active(part) else "None"
            columns += f"({taken}, None), " if has_shape(part) else f"{taken}, "
        return f"{self.source.constant(blocks_like(type_, leaf), 'blocks_like')}({name}, ({columns}))"


_COLUMN = types.Array(types.float64, 1, "C")


def _with(type_: types.Type, path: str, kinds: dict[str, types.Type]) -> types.Type:
    """The type of an item with other types of its leaves."""
    if path in kinds:
        return kinds[path]
    if not holds_active(type_):
        return types.none
    inner = ([(f"{path}.{name}", field) for name, field in type_.struct.items()] if isinstance(type_, types.ClassInstanceType)
             else [(f"{path}[{i}]", part) for i, part in enumerate(type_.types)])
    named = block_type(type_, types.float64)
    return types.BaseTuple.from_types([_with(part, way, kinds) for way, part in inner], getattr(named, "instance_class", None))
