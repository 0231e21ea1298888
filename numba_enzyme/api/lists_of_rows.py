"""Transforms of functions that take typed lists of arrays, or of tuples: the derivative is that of a function of columns.

    [(1.0, u, 2), (3.0, v, 4)]       rows        ([1.0, 3.0], (numbers of u and v, their shapes), [2, 4])       columns

    grad(f)(lst)      ->      def of_columns(columns):
                                  return f(rows_of(columns))
                              return rows_like(lst, grad(of_columns)(columns_of(lst)))

The arrays of the list that `f` works on lie in the columns, so that what `f` writes to them is there afterwards; it is written to
the caller's arrays then. Integers in the gradient's rows are 0, as in records.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import combinations

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.list_columns import (
    columns_of,
    differs,
    fits,
    has_columns,
    is_active,
    is_sequence,
    items_overlap,
    items_overlap_each_other,
    put,
    row_leaves,
    rows_like,
    rows_of,
)
from ..bridge.cpu.wrap import written_arrays
from ..bridge.cpu.written import changed_arguments
from ..errors import ActivityError
from . import trees
from .abstract_transform import Transform
from .annotations import Duplicated, DuplicatedNoNeed, annotation_of
from .differentiable import transformed
from .gradients import return_type
from .list_patterns import Pattern, holds_rows
from .source import Source
from .stand_in import parameter_names, stand_in

REPLACED = ("a list that is an argument has other items after the call: in a function that is differentiated, "
            "change a copy (lst = lst.copy())")
SHAPES = "the arrays of a list must have the shapes of those of its primal"
SHARED = "arrays of a list share memory with others, and the function writes to them: pass copies"
SHADOWS = "arrays of a list of shadows share memory with others: each needs its own"


class _ListAt(types.ListType):
    """The type of a list with the expression that leads to it among the primals: the gradient has the shapes that it has."""

    def __init__(self, list_type: types.ListType, path: str) -> None:
        self.path = path
        super().__init__(list_type.item_type)

    @property
    def key(self) -> object:
        """What tells types apart, of which Numba keeps one each."""
        return self.item_type, self.path


@dataclass(frozen=True)
class _Packed:
    """A list among the arguments. ``of``: the path of the primal that it is the shadow of."""

    type: types.ListType
    path: str
    columns: str
    of: str | None


def write_for_columns(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a transform with respect to lists of arrays or tuples; None if it asks for nothing of the kind."""
    if not any(map(holds_rows, arguments)):
        return None
    primals = transform.primals(arguments)
    source = Source(f"{transform.name} of {function.__name__} with lists of rows", function.py_func.__module__)
    names = [f"arg_{name}" for name in transform.parameters(function).parameters]
    lists: list[_Packed] = []
    packed = [_packed(source, type_, name, lists, _primal_of(name) if name.removeprefix("arg_") in transform.copied else None)
              for type_, name in zip(arguments, names, strict=True)]  # fmt: skip
    own = names if primals == arguments else [_primal_in(type_, f"{names[0]}[{i}]") for i, type_ in enumerate(arguments[0].types)]
    pattern = transform.result_pattern(tuple(map(_located, primals, own)), return_type(function, primals))
    if not _is_located(pattern) and all(list_.of is None for list_ in lists):
        return None
    inner = source.constant(transformed(_of_columns(function, tuple(map(types.unliteral, primals))), transform), "inner")
    _refuse_misfits(source, lists)
    refuse_shared(source, function, primals, own)
    if not transform.copied:
        _refuse_shared_shadows(source, lists)
    source.add(f"result = {inner}({', '.join(packed)})")
    for list_ in lists:
        _put_back(source, list_)
    return source.build(names, _unpacked(source, pattern, "result"))


def _primal_in(type_: types.Type, path: str) -> str:
    """The expression of a primal, which may be annotated."""
    return path if annotation_of(type_) is None else f"{path}[0]"


def _primal_of(path: str) -> str:
    return path.replace("arg_tangents", "arg_primals", 1)


def _packed(source: Source, type_: types.Type, path: str, lists: list[_Packed], of: str | None) -> str:
    """The value with columns in the place of lists, which are noted; None for what has no derivative in that of a shadow."""
    if not holds_rows(type_):
        return path
    if isinstance(type_, types.BaseTuple):
        shadowed = annotation_of(type_) in (Duplicated, DuplicatedNoNeed)
        parts = [_packed(source, part, f"{path}[{i}]", lists, f"{path}[0]" if shadowed and i == 1 else of and f"{of}[{i}]")
                 for i, part in enumerate(type_.types)]
        return trees.construct(source, type_, parts)
    assert isinstance(type_, types.ListType)
    columns = source.bind(f"{source.constant(columns_of(type_), 'columns_of')}({path})", "columns")
    lists.append(_Packed(type_, path, columns, of))
    if of is None:
        return columns
    shadows = []
    for k, (leaf, _) in enumerate(row_leaves(type_)):
        column = f"{columns}[{k}][0]" if is_sequence(leaf) else f"{columns}[{k}]"
        numbers = column if is_active(leaf) else "None"
        shadows.append(f"({numbers}, None), " if is_sequence(leaf) else f"{numbers}, ")
    return f"({''.join(shadows)})"


def _refuse_misfits(source: Source, lists: Sequence[_Packed]) -> None:
    """Lines that refuse shadows whose arrays have other shapes than those of their primals."""
    primals = {list_.path: list_ for list_ in lists if list_.of is None}
    for shadow in lists:
        primal = primals.get(shadow.of or "")
        if primal is not None:
            if _kinds(primal.type) != _kinds(shadow.type):
                raise ActivityError(f"the shadow of a {primal.type} must be a list of the same kind, got {shadow.type}")
            with source.block(f"if not {source.constant(fits(primal.type), 'fits')}({primal.columns}, {shadow.columns}):"):
                source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({SHAPES!r})")


def _kinds(type_: types.ListType) -> list[tuple]:
    return [(path, getattr(leaf, "ndim", 0), getattr(leaf, "dtype", leaf)) for leaf, path in row_leaves(type_)]


def refuse_shared(source: Source, function: CPUDispatcher, primals: tuple[types.Type, ...], own: Sequence[str]) -> None:
    """Lines that refuse lists whose items share memory with each other or with other arguments, where it may be written to."""
    arrays = iter(written_arrays(function, primals))
    changed = changed_arguments(function, primals)
    memory = [(leaf, path, next(arrays) if isinstance(leaf, types.Array) else position in changed)
              for position, (type_, name) in enumerate(zip(primals, own, strict=True))
              for leaf, path in trees.leaves(type_, name) if isinstance(leaf, types.Array | types.ListType)]
    tests = [_overlap_test(source, *one[:2], *other[:2]) for one, other in combinations(memory, 2) if one[2] or other[2]]
    tests += [_inner_test(source, path) for leaf, path, written in memory if written and has_columns(leaf)]
    _refuse_if(source, tests, SHARED)


def _refuse_shared_shadows(source: Source, lists: Sequence[_Packed]) -> None:
    """Lines that refuse lists of shadows whose items share memory: what is added to one would be lost."""
    shadows = [list_ for list_ in lists if list_.of is not None]
    pairs = [(one, other) for one, other in combinations(lists, 2) if one in shadows or other in shadows]
    tests = [_overlap_test(source, one.type, one.path, other.type, other.path) for one, other in pairs]
    _refuse_if(source, tests + [_inner_test(source, list_.path) for list_ in shadows], SHADOWS)


def _overlap_test(source: Source, type_: types.Type, path: str, other_type: types.Type, other: str) -> str:
    if not has_columns(type_):
        type_, path, other_type, other = other_type, other, type_, path
    return f"{source.constant(items_overlap, 'overlap')}({path}, {other})" if has_columns(type_) else ""


def _inner_test(source: Source, path: str) -> str:
    return f"{source.constant(items_overlap_each_other, 'overlap_each_other')}({path})"


def _refuse_if(source: Source, tests: Sequence[str], message: str) -> None:
    if any(tests):
        with source.block(f"if {' or '.join(filter(None, tests))}:"):
            source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({message!r})")


def _put_back(source: Source, list_: _Packed) -> None:
    """Lines that write what has changed in columns to the list."""
    with source.block(f"if {source.constant(differs(list_.type), 'differs')}({list_.path}, {list_.columns}):"):
        source.add(f"{source.constant(put(list_.type), 'put')}({list_.path}, {list_.columns})")


def _located(type_: types.Type, path: str) -> types.Type:
    """A type in which lists of rows know the expression that leads to them."""
    if not holds_rows(type_):
        return type_
    if isinstance(type_, types.BaseTuple):
        parts = [_located(part, f"{path}[{i}]") for i, part in enumerate(type_.types)]
        return types.BaseTuple.from_types(parts, getattr(type_, "instance_class", None))
    assert isinstance(type_, types.ListType)
    return _ListAt(type_, path)


def _is_located(pattern: Pattern) -> bool:
    return any(map(_is_located, pattern.types)) if isinstance(pattern, types.BaseTuple) else isinstance(pattern, _ListAt)


def _unpacked(source: Source, pattern: Pattern, path: str) -> str:
    """The value with lists in the place of their columns."""
    if isinstance(pattern, _ListAt):
        return f"{source.constant(rows_like(types.ListType(pattern.item_type)), 'rows_like')}({pattern.path}, {path})"
    if isinstance(pattern, types.BaseTuple) and _is_located(pattern):
        return trees.construct(source, pattern, [_unpacked(source, part, f"{path}[{i}]") for i, part in enumerate(pattern.types)])
    return path


def _of_columns(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function with columns in the place of lists, among its arguments of these types."""
    known = function.__dict__.setdefault("_enzyme_of_columns", {})
    if primals not in known:
        source = Source(f"{function.__name__} of columns", function.py_func.__module__)
        names = parameter_names(source, function)
        made: list[tuple[types.ListType, str, str]] = []
        inner = [_listed(source, type_, name, made) for type_, name in zip(primals, names, strict=False)]
        source.add(f"result = {source.constant(function, 'function')}({', '.join(inner)})")
        for type_, rows, columns in made:
            same = source.constant(rows_of(type_).is_still, "is_still")
            with source.block(f"if not {same}({rows}, {columns}):"):
                source.add(f"raise ValueError({REPLACED!r})")
        known[primals] = stand_in(function, source.build(names[:len(primals)], "result"))
    return known[primals]


def _listed(source: Source, type_: types.Type, path: str, made: list[tuple[types.ListType, str, str]]) -> str:
    """The value with new lists in the place of columns; they are noted."""
    if not holds_rows(type_):
        return path
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [_listed(source, part, f"{path}[{i}]", made) for i, part in enumerate(type_.types)])
    assert isinstance(type_, types.ListType)
    rows = source.bind(f"{source.constant(rows_of(type_).make, 'rows_of')}({path})", "rows")
    made.append((type_, rows, path))
    return rows
