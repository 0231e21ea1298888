"""Transforms of functions that take typed lists of arrays, instances or tuples: the derivative is that of a function of columns.

    [(1.0, u, 2), (3.0, v, 4)]       rows        ([1.0, 3.0], (numbers of u and v, their shapes), [2, 4])       columns
    [[u, v], [w]]                    rows        (([u, v, w], [2, 1]),)     columns: a list of rows, for the same again

    grad(f)(lst)      ->      def of_columns(columns):
                                  return f(rows_of(columns))
                              return rows_like(lst, grad(of_columns)(columns_of(lst)))

The arrays of the list that `f` works on lie in the columns, so that what `f` writes to them is there afterwards, and so are the
numbers of instances put there; they are written to the caller's arrays and instances then. Integers in the gradient's rows are 0,
as in records; of an instance there is a named tuple of its fields, None for what is not floating.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.glue import glue
from ..bridge.cpu.kept import kept_with
from ..bridge.cpu.list_columns import columns_of, differs, put, rows_like, rows_of
from ..bridge.cpu.list_overlap import items_overlap, items_overlap_each_other, may_overlap
from ..bridge.cpu.list_shadows import fits, shadow_columns
from ..bridge.cpu.row_types import ROWS, RowsType, floating_numbers, has_columns, has_shape, row_leaves, row_objects
from ..bridge.cpu.status import attempted
from ..bridge.cpu.wrap import written_arrays
from ..bridge.cpu.written import changed_arguments
from ..errors import ActivityError
from ..request import Mode
from . import trees
from .abstract_transform import Transform
from .annotations import Duplicated, DuplicatedNoNeed, annotation_of
from .differentiable import transformed
from .gradients import check_complex, normal_argnums, return_type
from .list_patterns import Pattern, holds_rows
from .source import Source
from .stand_in import parameter_names, stand_in

REPLACED = ("a list that is an argument has other items after the call, or other arrays in them: in a function that is "
            "differentiated, change a copy (lst = lst.copy())")
SHAPES = "the arrays of a list must have the shapes of those of its primal"
SHARED = ("items of a list or dictionary share memory with others, or are the same, and the function writes to them: "
          "pass copies")
SHADOWS = ("items of a list of shadows, or the shadow of an array, share memory with others, or are the same: "
           "each needs its own")


class _ListAt(types.ListType):
    """The type of a list with the expression that leads to it among the primals: the gradient has the shapes that it has."""

    def __init__(self, list_type: RowsType, path: str) -> None:
        self.list_type, self.path = list_type, path
        super().__init__(list_type.dtype)

    @property
    def key(self) -> object:
        """What tells types apart, of which Numba keeps one each."""
        return self.list_type, self.path


@dataclass(frozen=True)
class Packed:
    """A list among the arguments. ``of``: the path of the primal that it is the shadow of."""

    type: RowsType
    path: str
    columns: str
    of: str | None


@dataclass(frozen=True)
class _Made:
    """A list that is made of columns, and the objects that it holds."""

    type: RowsType
    rows: str
    columns: str
    held: str


def write_for_columns(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a transform with respect to lists of rows; None if it asks for nothing of the kind."""
    if not any(map(holds_rows, arguments)) and not holds_dictionary(arguments):
        return None
    primals = transform.primals(arguments)
    check_complex_rows(function, transform, primals)
    source = Source(f"{transform.name} of {function.__name__} with lists of rows", function.py_func.__module__)
    names = [f"arg_{name}" for name in transform.parameters(function).parameters]
    lists: list[Packed] = []
    given = [packed(source, type_, name, lists, _primal_of(name) if name.removeprefix("arg_") in transform.copied else None)
              for type_, name in zip(arguments, names, strict=True)]  # fmt: skip
    own = names if primals == arguments else [_primal_in(type_, f"{names[0]}[{i}]") for i, type_ in enumerate(arguments[0].types)]
    pattern = transform.result_pattern(tuple(map(_located, primals, own)), return_type(function, primals))
    if not _is_located(pattern) and all(list_.of is None for list_ in lists):
        return _write_test(function, transform, primals, arguments, names, own)
    inner = source.constant(transformed(of_columns(function, tuple(map(types.unliteral, primals))), transform), "inner")
    _refuse_misfits(source, lists)
    refuse_shared(source, function, primals, own)
    if not transform.copied:
        _refuse_shared_shadows(source, lists)
        _refuse_if(source, _shadow_tests(source, function, transform, primals, arguments, names), SHADOWS)
    attempted(source, inner, given, "result")
    put_back(source, lists, _untouched(function, primals, own))
    if transform.entries() is not None:
        return source.build(names, _entries(source, primals, "result", transform.entries() or ""))
    return source.build(names, _unpacked(source, pattern, "result"))


def check_complex_rows(function: CPUDispatcher, transform: Transform, primals: tuple[types.Type, ...]) -> None:
    """Refuses lists of other numbers than complex ones where they are needed, before they are columns."""
    if getattr(transform, "holomorphic", False):
        names = list(inspect.signature(function.py_func).parameters)
        for position in normal_argnums(getattr(transform, "argnums", 0), len(primals)):
            lists = [leaf for leaf, _ in trees.leaves(primals[position], "") if has_columns(leaf)]
            check_complex(function, names[position], primals[position], chain.from_iterable(map(floating_numbers, lists)))


def _primal_in(type_: types.Type, path: str) -> str:
    """The expression of a primal, which may be annotated."""
    return path if annotation_of(type_) is None else f"{path}[0]"


def _primal_of(path: str) -> str:
    return path.replace("arg_tangents", "arg_primals", 1)


def packed(source: Source, type_: types.Type, path: str, lists: list[Packed], of: str | None) -> str:
    """The value with columns in the place of lists, which are noted; None for what has no derivative in that of a shadow."""
    if not holds_rows(type_):
        return path
    if isinstance(type_, types.BaseTuple):
        shadowed = annotation_of(type_) in (Duplicated, DuplicatedNoNeed)
        parts = [packed(source, part, f"{path}[{i}]", lists, f"{path}[0]" if shadowed and i == 1 else of and f"{of}[{i}]")
                 for i, part in enumerate(type_.types)]
        return trees.construct(source, type_, parts)
    assert isinstance(type_, ROWS)
    columns = source.bind(f"{source.constant(columns_of(type_), 'columns_of')}({path})", "columns")
    lists.append(Packed(type_, path, columns, of))
    return columns if of is None else _shadow(type_, columns, next((list_ for list_ in lists if list_.path == of), None))


def _shadow(type_: RowsType, columns: str, primal: Packed | None) -> str:
    """The columns of a shadow in the structure of those of its primal."""
    if primal is None:
        return columns
    places = shadow_columns(primal.type, type_)
    if places is None:
        raise ActivityError(f"the shadow of a {primal.type} must be a list of the same kind, got {type_}")
    parts = ""
    for (leaf, _), place in zip(row_leaves(primal.type), places, strict=True):
        number = "None" if place is None else f"{columns}[{place}]"
        parts += f"({number}[0], None), " if place is not None and has_shape(leaf) else f"{number}, "
    return f"({parts})"


def _refuse_misfits(source: Source, lists: Sequence[Packed]) -> None:
    """Lines that refuse shadows whose arrays have other shapes than those of their primals."""
    primals = {list_.path: list_ for list_ in lists if list_.of is None}
    for shadow in lists:
        primal = primals.get(shadow.of or "")
        if primal is not None:
            test = source.constant(fits(primal.type, shadow.type), "fits")
            with source.block(f"if not {test}({primal.columns}, {shadow.columns}):"):
                source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({SHAPES!r})")


def _write_test(function: CPUDispatcher, transform: Transform, primals: tuple[types.Type, ...],
                arguments: tuple[types.Type, ...], names: Sequence[str], own: Sequence[str]) -> Callable | None:  # fmt: skip
    """The transform after a test that constant lists share no memory which is written; None if there is nothing to test."""
    source = Source(f"{transform.name} of {function.__name__} apart from lists", function.py_func.__module__)
    if getattr(function, "apart_from_lists", False):
        return None
    tests = _sharing_tests(source, function, primals, own)
    of_shadows = _shadow_tests(source, function, transform, primals, arguments, names)
    if not any((*tests, *of_shadows)):
        return None
    _refuse_if(source, tests, SHARED)
    _refuse_if(source, of_shadows, SHADOWS)
    inner = source.constant(transformed(_apart_from_lists(function, len(primals)), transform), "inner")
    return source.build(names, f"{inner}({', '.join(names)})")


def _apart_from_lists(function: CPUDispatcher, count: int) -> CPUDispatcher:
    """The function itself, known to share no memory of lists."""
    known = kept_with(function, "apart_from_lists")
    if count not in known:
        source = Source(f"{function.__name__} apart from lists", function.py_func.__module__)
        names = parameter_names(source, function)[:count]
        value = source.bind(f"{source.constant(function, 'function')}({', '.join(names)})", "result_of")
        known[count] = made = stand_in(function, source.build(names, value))
        made.apart_from_lists, made.apart = True, getattr(function, "apart", ())
        made.written_at_end = getattr(function, "written_at_end", ())
    return known[count]


def holds_dictionary(arguments: Iterable[types.Type]) -> bool:
    """Whether one of the arguments is or has in tuples a dictionary, whose values may be or hold arrays that others know."""
    return any(isinstance(leaf, types.DictType) for type_ in arguments for leaf, _ in trees.leaves(type_, ""))


def refuse_shared(source: Source, function: CPUDispatcher, primals: tuple[types.Type, ...], own: Sequence[str]) -> None:
    """Lines that refuse lists whose items share memory with each other or with other arguments, where it may be written to."""
    _refuse_if(source, _sharing_tests(source, function, primals, own), SHARED)


def _sharing_tests(source: Source, function: CPUDispatcher, primals: tuple[types.Type, ...], own: Sequence[str]) -> list[str]:
    """Conditions that items of lists share memory with each other or with other arguments, where it may be written to."""
    arrays = iter(written_arrays(function, primals))
    changed = changed_arguments(function, primals)
    memory = [(leaf, path, next(arrays) if isinstance(leaf, types.Array) else position in changed)
              for position, (type_, name) in enumerate(zip(primals, own, strict=True))
              for leaf, path in trees.leaves(type_, name) if isinstance(leaf, (types.Array, types.DictType, *ROWS))]
    tests = [_overlap_test(source, *one[:2], *other[:2]) for one, other in combinations(memory, 2) if one[2] or other[2]]
    return tests + [_inner_test(source, path) for leaf, path, written in memory if written and has_columns(leaf)]


def _refuse_shared_shadows(source: Source, lists: Sequence[Packed]) -> None:
    """Lines that refuse lists of shadows whose items share memory: what is added to one would be lost."""
    shadows = [list_ for list_ in lists if list_.of is not None]
    for list_ in shadows:
        if any(isinstance(leaf, types.Array) and not leaf.mutable for leaf, _ in row_leaves(list_.type)):
            raise ActivityError(f"a list of shadows has the type {list_.type}, with read-only arrays: derivatives are written "
                                "to them")  # fmt: skip
    pairs = [(one, other) for one, other in combinations(lists, 2) if one in shadows or other in shadows]
    tests = [_overlap_test(source, one.type, one.path, other.type, other.path) for one, other in pairs]
    _refuse_if(source, tests + [_inner_test(source, list_.path) for list_ in shadows], SHADOWS)


def _shadow_tests(source: Source, function: CPUDispatcher, transform: Transform, primals: tuple[types.Type, ...],
                  arguments: tuple[types.Type, ...], names: Sequence[str]) -> list[str]:  # fmt: skip
    """Conditions that a list of shadows shares memory with an array, or a list with the shadow of an array; in forward mode
    they may, if the function writes to none of its arguments."""
    lists, arrays = [], []
    for type_, path in zip(arguments, names, strict=True):
        for i, part in enumerate(type_.types if isinstance(type_, types.BaseTuple) else ()):
            shadowed = annotation_of(part) in (Duplicated, DuplicatedNoNeed)
            for leaf, place in trees.leaves(part, f"{path}[{i}]"):
                group = arrays if isinstance(leaf, types.Array) else lists if isinstance(leaf, (types.DictType, *ROWS)) else None
                if group is not None:
                    group.append((leaf, place, shadowed and place.startswith(f"{path}[{i}][1]")))
    tests = [_overlap_test(source, *one[:2], *other[:2]) for one in lists for other in arrays if one[2] or other[2]]
    reads_only = any(tests) and getattr(transform, "mode", None) is Mode.FORWARD and not (
        any(written_arrays(function, primals)) or changed_arguments(function, primals))
    return [] if reads_only else tests


def _overlap_test(source: Source, type_: types.Type, path: str, other_type: types.Type, other: str) -> str:
    return f"{source.constant(items_overlap, 'overlap')}({path}, {other})" if may_overlap(type_, other_type) else ""


def _inner_test(source: Source, path: str) -> str:
    return f"{source.constant(items_overlap_each_other, 'overlap_each_other')}({path})"


def _refuse_if(source: Source, tests: Sequence[str], message: str) -> None:
    if any(tests):
        with source.block(f"if {' or '.join(filter(None, tests))}:"):
            source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({message!r})")


def put_back(source: Source, lists: Sequence[Packed], untouched: Sequence[str] = ()) -> None:
    """Lines that write what has changed in columns to the lists, of which those inside *untouched* have changed nowhere."""
    for list_ in lists:
        if list_.of is not None or not any(list_.path == name or list_.path.startswith(f"{name}[") for name in untouched):
            with source.block(f"if {source.constant(differs(list_.type), 'differs')}({list_.path}, {list_.columns}):"):
                source.add(f"{source.constant(put(list_.type), 'put')}({list_.path}, {list_.columns})")


def _untouched(function: CPUDispatcher, primals: tuple[types.Type, ...], names: Sequence[str]) -> list[str]:
    """The names of arguments whose lists, and what is in them, a function does not write to."""
    changed = changed_arguments(function, primals)
    return [name for position, name in enumerate(names) if position not in changed]


def _located(type_: types.Type, path: str) -> types.Type:
    """A type in which lists of rows know the expression that leads to them."""
    if not holds_rows(type_):
        return type_
    if isinstance(type_, types.BaseTuple):
        parts = [_located(part, f"{path}[{i}]") for i, part in enumerate(type_.types)]
        return types.BaseTuple.from_types(parts, getattr(type_, "instance_class", None))
    assert isinstance(type_, ROWS)
    return _ListAt(type_, path)


def _is_located(pattern: Pattern) -> bool:
    return any(map(_is_located, pattern.types)) if isinstance(pattern, types.BaseTuple) else isinstance(pattern, _ListAt)


def _unpacked(source: Source, pattern: Pattern, path: str) -> str:
    """The value with lists in the place of their columns."""
    if isinstance(pattern, _ListAt):
        return f"{source.constant(rows_like(pattern.list_type), 'rows_like')}({pattern.path}, {path})"
    if isinstance(pattern, types.BaseTuple) and _is_located(pattern):
        return trees.construct(source, pattern, [_unpacked(source, part, f"{path}[{i}]") for i, part in enumerate(pattern.types)])
    return path


def _entries(source: Source, primals: Sequence[types.Type], result: str, place: str) -> str:
    """The result with None for lists in the entries of arguments that hold some."""
    parts = [f"{result}{place}[{i}]" for i in range(len(primals))]
    entries = "".join(f"{source.constant(_entry_of(type_), 'entry')}({part}), " if holds_rows(type_) else f"{part}, "
                      for type_, part in zip(primals, parts, strict=True))
    return f"({result}[0], ({entries}))" if place else f"({entries})"


@cache
def _entry_of(type_: types.Type) -> CPUDispatcher:
    """`def entry(given)`: an entry with None in the place of columns, if it is not None altogether."""
    source = Source(f"entry of {type_}", __name__)
    with source.block("if given is None:"):
        source.add("return None")

    def part(type_: types.Type, path: str) -> str:
        if not holds_rows(type_):
            return path
        if isinstance(type_, ROWS):
            return "None"
        assert isinstance(type_, types.BaseTuple)
        return trees.construct(source, type_, [part(inner, f"{path}[{i}]") for i, inner in enumerate(type_.types)])

    return glue(source.build(["given"], part(type_, "given")))


def of_columns(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function with columns in the place of lists, among its arguments of these types."""
    known = kept_with(function, "of_columns")
    if primals not in known:
        source = Source(f"{function.__name__} of columns", function.py_func.__module__)
        names = parameter_names(source, function)
        made: list[_Made] = []
        untouched = _untouched(function, primals, names)
        inner = [_listed(source, type_, name, None if name in untouched else made)
                 for type_, name in zip(primals, names, strict=False)]
        attempted(source, source.constant(function, "function"), inner, "result")
        for made_ in made:
            _refuse_replaced(source, made_)
        known[primals] = stand_in(function, source.build(names[:len(primals)], "result"))
    return known[primals]


def _listed(source: Source, type_: types.Type, path: str, made: list[_Made] | None) -> str:
    """The value with new lists in the place of columns; they are noted, unless nothing happens to them."""
    if not holds_rows(type_):
        return path
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [_listed(source, part, f"{path}[{i}]", made) for i, part in enumerate(type_.types)])
    assert isinstance(type_, ROWS)
    rows = source.bind(f"{source.constant(rows_of(type_).make, 'rows_of')}({path})", "rows")
    if made is not None:
        held = source.bind(f"{source.constant(rows_of(type_).objects, 'objects')}({rows})", "held")
        made.append(_Made(type_, rows, path, held))
    return rows


def _refuse_replaced(source: Source, made: _Made) -> None:
    """Lines that refuse a list with other items than it was made with, and write the numbers of its objects to the columns."""
    same = source.constant(rows_of(made.type).is_still, "is_still")
    with source.block(f"if not {same}({made.rows}, {made.columns}, {made.held}):"):
        source.add(f"raise ValueError({REPLACED!r})")
    if row_objects(made.type):
        source.add(f"{source.constant(rows_of(made.type).put_numbers, 'put_numbers')}({made.rows}, {made.columns})")
