"""The fields of a jitclass instance as one tuple, and what stands where in it.

    class M: a: float64, values: float64[:], child: N (b: float64)
    ->  (cell of a, values, (cell of b,), moved)            cells: arrays of one number over the memory of the instance
    leaves(M):  a  ".a" "[0]";   values  ".values" "[1]";   child  ".child" "[2]";   b  ".child.b" "[2][0]"

``moved`` has a number for each array that can be replaced: whether it has been.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

import numba
from numba.core import types

from ..bridge.cpu.instances import NUMBER, UNSET, cell, is_null, new_instance
from ..bridge.function_text import tuple_text
from ..errors import ActivityError
from . import trees
from .source import Source


@dataclass(frozen=True)
class Leaf:
    """A number, an array, an inner instance or what else a field holds: how to reach it in the instance, and in the tuple."""

    type_: types.Type
    value: str
    packed: str
    whole: bool
    """Whether it is the field, not a part of a tuple in it."""

    @property
    def can_move(self) -> bool:
        """Whether another array may take its place."""
        return self.whole and isinstance(self.type_, types.Array) and self.type_.mutable


def leaves(type_: types.ClassInstanceType) -> Iterator[Leaf]:
    """All leaves, in order; an inner instance before its own."""
    for i, (name, field) in enumerate(type_.struct.items()):
        yield from _leaves(field, f".{name}", f"[{i}]", whole=True)


def _leaves(type_: types.Type, value: str, packed: str, *, whole: bool) -> Iterator[Leaf]:
    if isinstance(type_, types.BaseTuple):
        for i, part in enumerate(type_.types):
            yield from _leaves(part, f"{value}[{i}]", f"{packed}[{i}]", whole=False)
        return
    yield Leaf(type_, value, packed, whole)
    if isinstance(type_, types.ClassInstanceType):
        for leaf in leaves(type_):
            yield Leaf(leaf.type_, value + leaf.value, packed + leaf.packed, leaf.whole)


def movable(type_: types.ClassInstanceType) -> list[Leaf]:
    """The arrays that can be replaced."""
    return [leaf for leaf in leaves(type_) if leaf.can_move]


def take_apart(source: Source, type_: types.ClassInstanceType, path: str,
               instances: list[tuple[types.Type, str]]) -> list[str]:
    """Expressions of the fields; the instance and those inside are noted in *instances*."""
    owner = source.bind(path, "instance")
    with source.block(f"if {source.constant(is_null, 'is_null')}({owner}):"):
        refuse(source, UNSET)
    instances.append((type_, owner))

    def part(inner: types.Type, reached: str, place: tuple[int, ...]) -> str:
        if isinstance(inner, NUMBER):
            return source.bind(f"{source.constant(cell(type_, place), 'cell')}({owner})", "number")
        if isinstance(inner, types.ClassInstanceType):
            return tuple_text(take_apart(source, inner, reached, instances))
        if isinstance(inner, types.BaseTuple):
            return tuple_text([part(each, f"{reached}[{i}]", (*place, i)) for i, each in enumerate(inner.types)])
        return source.bind(reached, "field")

    return [part(field, f"{owner}.{name}", (i,)) for i, (name, field) in enumerate(type_.struct.items())]


def put_together(source: Source, type_: types.Type, packed: str, made: dict[str, str]) -> str:
    """An expression of the value that a tuple of fields stands for; new instances are noted in *made*, by their *packed*."""
    if isinstance(type_, NUMBER):
        return f"{packed}[0]"
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [put_together(source, part, f"{packed}[{i}]", made)
                                               for i, part in enumerate(type_.types)])
    if not isinstance(type_, types.ClassInstanceType):
        return packed
    fields = [put_together(source, inner, f"{packed}[{i}]", made) for i, inner in enumerate(type_.struct.values())]
    made[packed] = source.bind(f"{source.constant(new_instance(type_), 'new_instance')}({tuple_text(fields)})", "made")
    return made[packed]


def copied_value(source: Source, type_: types.Type, path: str) -> str:
    """An expression of a value with copies of instances, arrays, lists and dictionaries, and of what those hold."""
    if isinstance(type_, types.Array):
        return trees.copy_of(source, type_, path)
    if isinstance(type_, types.ListType | types.DictType):
        return f"{source.constant(_container_copier(type_), 'copier')}({path})"
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [copied_value(source, part, f"{path}[{i}]") for i, part in enumerate(type_.types)])
    if isinstance(type_, types.ClassInstanceType):
        fields = [copied_value(source, field, f"{path}.{name}") for name, field in type_.struct.items()]
        copied = f"{source.constant(new_instance(type_), 'new_instance')}({tuple_text(fields)})"
        return f"({path} if {source.constant(is_null, 'is_null')}({path}) else {copied})"
    return path


@cache
def _container_copier(type_: types.ListType | types.DictType) -> Callable:
    """`def copy(items)`, which copies the items as well."""
    source = Source(f"copy of {type_}", __name__)
    source.add("made = arg_items.copy()")
    kept = type_.value_type if isinstance(type_, types.DictType) else type_.item_type
    copied = copied_value(source, kept, "arg_items[place]")
    if copied != "arg_items[place]":
        with source.block(f"for place in {'arg_items' if isinstance(type_, types.DictType) else 'range(len(made))'}:"):
            source.add(f"made[place] = {copied}")
    return numba.njit(source.build(["arg_items"], "made"))


def refuse(source: Source, message: str) -> None:
    """The line that raises."""
    source.add(f"raise {source.constant(ActivityError, 'ActivityError')}({message!r})")
