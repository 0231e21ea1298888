"""Arguments and results of a function with a rule, taken apart into arrays and scalars; and whether its functions fit.

    (array(float64, 2d, C), int64)  ->  a_0: floats behind a pointer, frame 0     a_1: nothing to differentiate
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from numba.core import types

from ...errors import EnzymeError
from ..floats import is_floating, scalar_word

WORDS = ("double", "float")


@dataclass(frozen=True)
class Leaf:
    """An array or a scalar inside an argument or a result. ``frame``: the place of its shape among the frames, -1 for scalars."""

    type: types.Type
    path: str
    position: tuple[int, ...]
    frame: int = -1

    @property
    def is_array(self) -> bool:
        return isinstance(self.type, types.Array)

    @property
    def dtype(self) -> types.Type:
        return self.type.dtype if self.is_array else types.unliteral(self.type)

    @property
    def floats(self) -> bool:
        return is_floating(self.dtype)

    @property
    def is_complex(self) -> bool:
        return isinstance(self.dtype, types.Complex)

    @property
    def word(self) -> str:
        """What the compiler core calls its floats."""
        word = scalar_word(self.dtype)
        return word if word in WORDS else ""

    @property
    def buffer(self) -> types.Array:
        """The type of memory that holds it as a result: contiguous, and one element for a scalar."""
        if not self.is_array:
            return types.Array(self.dtype, 1, "C")
        return types.Array(self.dtype, self.type.ndim, self.type.layout if self.type.layout in "CF" else "C")

    @property
    def shadow(self) -> types.Type:
        """The type of its shadow as an argument."""
        return self.type.copy(readonly=False) if self.is_array else self.dtype


def leaves_of(types_: Sequence[types.Type], stem: str, frames: Iterator[int]) -> list[Leaf]:
    """The leaves of several values, called ``stem_0``, ``stem_1``."""
    def walk(type_: types.Type, path: str, position: tuple[int, ...]) -> Iterator[Leaf]:
        if isinstance(type_, types.BaseTuple):
            for i, inner in enumerate(type_.types):
                yield from walk(inner, f"{path}[{i}]", (*position, i))
        else:
            yield Leaf(type_, path, position, next(frames) if isinstance(type_, types.Array) else -1)

    return [leaf for i, type_ in enumerate(types_) for leaf in walk(type_, f"{stem}_{i}", (i,))]


def structure_type(type_: types.Type, of_leaf: Any) -> types.Type:
    """A value's type with ``of_leaf(type)`` in the place of its floating leaves, None in that of the others."""
    if isinstance(type_, types.BaseTuple):
        parts = [structure_type(inner, of_leaf) for inner in type_.types]
        return types.BaseTuple.from_types(parts, getattr(type_, "instance_class", None))
    leaf = Leaf(type_, "", ())
    return of_leaf(leaf) if not isinstance(type_, types.NoneType) and leaf.floats else types.none


def check_residuals(function: str, type_: types.Type) -> None:
    """What is kept for the backward function: its arrays must be found, in case the caller overwrites them."""
    if isinstance(type_, types.BaseTuple):
        for inner in type_.types:
            check_residuals(function, inner)
    elif not isinstance(type_, (types.Array, types.Number, types.Boolean, types.NoneType, types.UnicodeType, types.Literal,
                                types.EnumMember, types.NPDatetime, types.NPTimedelta)):  # fmt: skip
        raise EnzymeError(f"the residuals of {function} hold a {type_}: keep numbers, strings, arrays, and tuples of those")


def check_result(name: str, result: types.Type, given: types.Type, what: str, *, exact: bool = True) -> None:
    """Refuses what can't be stored as the result. ``exact``: parts that are not floating count, too."""
    if isinstance(result, types.BaseTuple):
        if not isinstance(given, types.BaseTuple) or len(given.types) != len(result.types):
            raise EnzymeError(f"{name} returns {result}, but {what} is {given}")
        for i, pair in enumerate(zip(result.types, given.types, strict=True)):
            check_result(f"{name}[{i}]", *pair, what, exact=exact)
        return
    kind, other = (t.dtype if isinstance(t, types.Array) else types.unliteral(t) for t in (result, given))
    if not isinstance(kind, (types.Number, types.Boolean, types.NoneType)):
        raise EnzymeError(f"{name} returns {result}: functions with rules return numbers, arrays of numbers, tuples of those")
    if not exact and not is_floating(kind):
        return
    if dimensions(result) != dimensions(given) or not _holds(kind, other):
        raise EnzymeError(f"{name} returns {result}, but {what} is {given}")


def dimensions(type_: types.Type) -> int:
    """Of an array; -1 for everything else."""
    return type_.ndim if isinstance(type_, types.Array) else -1


def _holds(kind: types.Type, given: types.Type) -> bool:
    if not isinstance(kind, types.Number) or not isinstance(given, types.Number):
        return kind == given
    return isinstance(kind, types.Complex) or not isinstance(given, types.Complex)


def gradient_paths(name: str, arguments: Sequence[types.Type], inputs: Sequence[Leaf], given: types.Type) -> dict[Leaf, str]:
    """Where the gradients of the floating leaves lie in what backward returns; None stands for zero."""
    if not isinstance(given, types.BaseTuple) or len(given.types) != len(arguments):
        raise EnzymeError(f"the backward function of {name} must return a tuple with one entry per argument "
                          f"({len(arguments)}), but it returns {given}")  # fmt: skip
    found: dict[Leaf, str] = {}
    for leaf in inputs:
        path, type_ = "gradients", given
        for step in leaf.position:
            if isinstance(type_, types.NoneType):
                break
            if not isinstance(type_, types.BaseTuple) or len(type_.types) <= step:
                raise EnzymeError(f"the backward function of {name} returns {type_} where a gradient of "
                                  f"{arguments[leaf.position[0]]} is expected")  # fmt: skip
            path, type_ = f"{path}[{step}]", type_.types[step]
        if isinstance(type_, types.NoneType):
            continue
        if not leaf.floats:
            raise EnzymeError(f"the backward function of {name} returns {type_} as the gradient of {leaf.type}, "
                              "which is not floating: return None for it")  # fmt: skip
        kind = type_.dtype if isinstance(type_, types.Array) else type_
        if dimensions(type_) != dimensions(leaf.type) or not isinstance(kind, types.Number) or not _holds(leaf.dtype, kind):
            raise EnzymeError(f"the backward function of {name} returns {type_} as the gradient of {leaf.type}")
        found[leaf] = path
    return found
