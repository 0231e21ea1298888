"""Transforms of functions that take or return lists: the derivative is that of a function of arrays.

    grad(f)(lst)      ->      def of_arrays(items):                          items: an array over the memory of lst, or a copy
                                  inner = list_of(items)
                                  value = f(inner)
                                  put inner back into items; return value
                              return list_of(grad(of_arrays)(items_of(lst)))

So the list that `f` works on is made inside, where it may be sliced, grown and passed on. Its length at the end must be that
at the beginning, because the caller's list, and its shadow, stay what they are. What has changed in a copy of a Python list is
put back into the list.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import combinations

from numba.core import types
from numba.core.errors import NumbaError
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.kept import kept_with
from ..bridge.cpu.list_memory import items_of, items_type, list_maker
from ..bridge.cpu.status import attempted
from ..errors import ActivityError, EnzymeError
from . import trees
from .abstract_transform import Transform
from .annotations import Duplicated, DuplicatedNoNeed, annotation_of
from .differentiable import transformed
from .gradients import return_type
from .list_patterns import Pattern, holds_list
from .source import Source
from .stand_in import parameter_names, stand_in

LENGTH = ("a list that is an argument has another length after the call: in a function that is differentiated, "
          "change the length of a copy (lst = lst.copy())")
COPIED = "Numba copies Python lists, so that nothing can be added to the shadow of one: pass typed lists (numba.typed.List)"
SAME = "two arguments are the same list: pass copies"


def write_for_arrays(function: CPUDispatcher, transform: Transform, arguments: tuple[types.Type, ...]) -> Callable | None:
    """The specialisation of a transform where primals or the result hold lists; else None."""
    primals = transform.primals(arguments)
    if not any(map(holds_list, arguments)) and not _returns_list(function, primals):
        return None
    inner = transformed(of_arrays(function, tuple(map(types.unliteral, primals))), transform)
    source = Source(f"{transform.name} of {function.__name__} with lists", function.py_func.__module__)
    parameters = transform.parameters(function).parameters
    names = [f"arg_{name}" for name in parameters]
    checked = [(type_, name) for type_, name in zip(arguments, names, strict=True)
               if name.removeprefix("arg_") not in transform.copied]
    _refuse_same(source, [leaf for type_, name in checked for leaf in trees.leaves(type_, name)])
    copies: list[tuple[types.Type, str, str]] = []
    packed = [_packed(source, type_, name, copies if (type_, name) in checked else []) for type_, name
              in zip(arguments, names, strict=True)]
    attempted(source, source.constant(inner, "inner"), packed, "result")
    _give_back(source, copies)
    pattern = transform.result_pattern(primals, return_type(function, primals))
    return source.build(names, _unpacked(source, pattern, "result"))


def _returns_list(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> bool:
    try:
        return holds_list(return_type(function, primals))
    except (NumbaError, EnzymeError):
        return False  # the transform itself says what is wrong with the arguments


def _refuse_same(source: Source, leaves: Sequence[tuple[types.Type, str]]) -> None:
    """Lines that refuse a list which is passed twice: inside they would be two."""
    lists = [(type_, path) for type_, path in leaves if holds_list(type_)]
    for (type_, first), (other, second) in combinations(lists, 2):
        if type_ == other:
            with source.block(f"if {first} is {second}:"):
                source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({SAME!r})")


def _packed(source: Source, type_: types.Type, path: str, copies: list[tuple[types.Type, str, str]]) -> str:
    """The value with arrays in the place of lists; those of Python lists are noted in *copies*."""
    if isinstance(type_, types.BaseTuple) and holds_list(type_):
        if annotation_of(type_) in (Duplicated, DuplicatedNoNeed) and any(
                isinstance(leaf, types.List) and leaf.reflected for leaf, _ in trees.leaves(type_, path)):  # fmt: skip
            raise ActivityError(COPIED)
        parts = [_packed(source, part, f"{path}[{i}]", copies) for i, part in enumerate(type_.types)]
        return trees.construct(source, type_, parts)
    if not holds_list(type_):
        return path
    items = source.bind(f"{source.constant(items_of, 'items_of')}({path})", "items")
    if isinstance(type_, types.List):
        copies.append((type_, path, items))
    return items


def _give_back(source: Source, copies: list[tuple[types.Type, str, str]]) -> None:
    """Lines that put what has changed in copies of Python lists back into the lists."""
    for type_, path, items in copies:
        made = source.bind(f"{source.constant(list_maker(type_), 'list_of')}({items})", "list")
        with source.block(f"for i in range(len({made})):"), source.block(f"if {path}[i] != {made}[i]:"):
            source.add(f"{path}[i] = {made}[i]")


def _unpacked(source: Source, pattern: Pattern, path: str) -> str:
    """The value with lists in the place of arrays."""
    if isinstance(pattern, types.BaseTuple) and holds_list(pattern):
        return trees.construct(source, pattern, [_unpacked(source, part, f"{path}[{i}]") for i, part in enumerate(pattern.types)])
    if isinstance(pattern, types.ListType | types.List):
        return f"{source.constant(list_maker(pattern), 'list_of')}({path})"
    return path


def of_arrays(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    """The function with arrays in the place of lists, among its arguments of these types and in its result.

    Its attribute ``written_at_end``: arguments whose contents are read at the beginning and written at the end, and no more, so
    that they need no shadow unless somebody wants their derivative.
    """
    known = kept_with(function, "of_arrays")
    if primals not in known:
        known[primals] = _write_of_arrays(function, primals)
    return known[primals]


def _write_of_arrays(function: CPUDispatcher, primals: tuple[types.Type, ...]) -> CPUDispatcher:
    source = Source(f"{function.__name__} of arrays", function.py_func.__module__)
    names = parameter_names(source, function)
    made: list[tuple[types.Type, str, str]] = []
    inner = [_listed(source, type_, name, made) for type_, name in zip(primals, names, strict=False)]
    value = attempted(source, source.constant(function, "function"), inner)
    result = _arrays(source, return_type(function, primals), value)
    for type_, list_, array in made:
        with source.block(f"if len({list_}) != {array}.shape[0]:"):
            source.add(f"raise ValueError({LENGTH!r})")
        items = source.bind(f"{source.constant(items_of, 'items_of')}({list_})", "items")
        shape = items_type(type_)
        assert shape is not None, type_
        with source.loops(array, shape.ndim) as index:
            source.add(f"{array}[{index}] = {items}[{index}]")
    made_function = stand_in(function, source.build(names[:len(primals)], result))
    lists = types.ListType | types.List
    made_function.written_at_end = frozenset(i for i, type_ in enumerate(primals) if isinstance(type_, lists))
    return made_function


def _listed(source: Source, type_: types.Type, path: str, made: list[tuple[types.Type, str, str]]) -> str:
    """The value with new lists in the place of arrays; they are noted in *made*."""
    if isinstance(type_, types.BaseTuple) and holds_list(type_):
        parts = [_listed(source, part, f"{path}[{i}]", made) for i, part in enumerate(type_.types)]
        return trees.construct(source, type_, parts)
    if not holds_list(type_):
        return path
    name = source.bind(f"{source.constant(list_maker(type_), 'list_of')}({path})", "list")
    made.append((type_, name, path))
    return name


def _arrays(source: Source, type_: types.Type, path: str) -> str:
    """The value with copies of their items in the place of lists."""
    if isinstance(type_, types.BaseTuple) and holds_list(type_):
        return trees.construct(source, type_, [_arrays(source, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    return source.bind(f"{source.constant(items_of, 'items_of')}({path}).copy()", "array") if holds_list(type_) else path
