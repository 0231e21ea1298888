"""A function as frameworks see it: operands in a row, results in a row, and derivatives that are such functions again.

    f(x, (a, 3))              Operation(f, (Operand(0), (Operand(1), 3)))                     operands x, a
    .pullback((True, False))  Operation(pullback of f, ((Operand(0), ...), Operand(2)))       operands x, a, cotangent
    .pushforward()            Operation(jvp of f, ((Operand(0), ...), (Operand(2), ...)))     operands x, a, dx, da

Because the derivatives are operations, a framework that knows how to call one knows derivatives of every order.
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numba
from numba.core import types
from numba.core.registry import CPUDispatcher

from ..api.differentiable import as_dispatcher, transformed
from ..api.gradients import return_type
from ..api.products import ForwardProduct, Pullback
from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.wrap import writes_argument
from ..bridge.tuples import tuple_like
from ..errors import EnzymeError


@dataclass(frozen=True)
class Operand:
    """The place of an operand in the arguments of a function."""

    index: int


@dataclass(frozen=True)
class Operation:
    """*function* called with *arguments*: a nested tuple of :class:`Operand` and of values that stay as they are."""

    function: CPUDispatcher
    arguments: tuple

    @property
    def name(self) -> str:
        return self.function.__name__

    def filled(self, operands: Sequence[object]) -> tuple:
        """The arguments of a call."""
        return mapped(self.arguments, lambda leaf: operands[leaf.index] if isinstance(leaf, Operand) else leaf)

    def argument_types(self, operands: Sequence[types.Type]) -> tuple[types.Type, ...]:
        return tuple(_type_of(argument, operands) for argument in self.arguments)

    def result_type(self, operands: Sequence[types.Type]) -> types.Type:
        return _result_type(self, tuple(operands))

    def result_leaves(self, operands: Sequence[types.Type]) -> list[types.Type]:
        """Types of the results in a row; None in a result is left out."""
        return list(leaf_types(self.result_type(operands)))

    def refuse_writes(self, operands: Sequence[types.Type], library: str) -> None:
        """Raise EnzymeError if a call would write to an operand: the library would not know of it."""
        _refuse_writes(self, tuple(operands), library)

    def pullback(self, wanted: Sequence[bool], operands: Sequence[types.Type]) -> tuple[Operation, list[int | None]]:
        """The operation from operands and cotangents of floating results to gradients, and whose gradients they are.

        Of every argument that holds a wanted operand all gradients are computed: an index may belong to no wanted one, and None
        stands for a number in a tuple that is no operand.
        """
        argnums = tuple(i for i, argument in enumerate(self.arguments)
                        if any(isinstance(leaf, Operand) and wanted[leaf.index] for leaf in leaves(argument)))
        cotangents, _ = _placed(self.result_type(operands), len(operands))
        kinds = self.argument_types(operands)
        targets = [leaf.index if isinstance(leaf, Operand) else None
                   for i in argnums for leaf in _floating_leaves(self.arguments[i], kinds[i])]
        return Operation(transformed(self.function, Pullback(argnums)), (self.arguments, cotangents)), targets

    def pushforward(self, operands: Sequence[types.Type]) -> tuple[Operation, list[int]]:
        """The operation from operands and tangents to results and tangents, and the operands to which tangents belong."""
        owners: list[int] = []

        def tangent(argument: object, kind: types.Type) -> object:
            if isinstance(argument, tuple):
                return rebuilt(argument, [tangent(*pair) for pair in zip(argument, kind.types, strict=True)])
            if not carries_derivative(kind):
                return None
            if not isinstance(argument, Operand):
                return 0.0
            owners.append(argument.index)
            return Operand(len(operands) + len(owners) - 1)

        kinds = self.argument_types(operands)
        tangents = tuple(tangent(*pair) for pair in zip(self.arguments, kinds, strict=True))
        return Operation(transformed(self.function, ForwardProduct()), (self.arguments, tangents)), owners


def positional(f: object, arguments: tuple, keywords: Mapping[str, object]) -> tuple:
    """The arguments of a call in a row, keywords put where they belong."""
    if not keywords:
        return arguments
    bound = inspect.signature(as_dispatcher(f).py_func).bind(*arguments, **keywords)
    if bound.kwargs:
        raise TypeError(f"{as_dispatcher(f).__name__} takes {', '.join(bound.kwargs)} by keyword only, which Numba does not know")
    return bound.args


def operation_of(f: object, arguments: tuple, is_operand: Callable[[object], bool]) -> tuple[Operation, list]:
    """The operation of one call, and its operands: the leaves of *arguments* for which *is_operand* holds."""
    operands: list = []

    def place(leaf: object) -> object:
        if not is_operand(leaf):
            return leaf
        operands.append(leaf)
        return Operand(len(operands) - 1)

    return Operation(as_dispatcher(f), mapped(arguments, place)), operands


def leaves(tree: object) -> Iterator[object]:
    """The leaves of nested tuples in order."""
    if isinstance(tree, tuple):
        for part in tree:
            yield from leaves(part)
    else:
        yield tree


def mapped(tree: Any, change: Callable[[Any], object]) -> Any:
    """The same nested tuples with every leaf changed; named tuples stay named."""
    return rebuilt(tree, [mapped(part, change) for part in tree]) if isinstance(tree, tuple) else change(tree)


def rebuilt(like: Any, parts: Sequence[object]) -> tuple:
    return tuple_like(like, parts)


def leaf_types(type_: types.Type) -> Iterator[types.Type]:
    """The types of what a result holds, without None."""
    if isinstance(type_, types.BaseTuple):
        for part in type_.types:
            yield from leaf_types(part)
    elif not isinstance(type_, types.NoneType):
        yield type_


def restored(type_: types.Type, values: Iterator[object]) -> object:
    """A result in its own structure, from its leaves in a row."""
    if isinstance(type_, types.BaseTuple):
        parts = [restored(part, values) for part in type_.types]
        return type_.instance_class(*parts) if isinstance(type_, types.BaseNamedTuple) else tuple(parts)
    return None if isinstance(type_, types.NoneType) else next(values)


def _type_of(argument: object, operands: Sequence[types.Type]) -> types.Type:
    if isinstance(argument, Operand):
        return operands[argument.index]
    if isinstance(argument, tuple):
        parts = [_type_of(part, operands) for part in argument]
        return types.BaseTuple.from_types(parts, type(argument) if hasattr(argument, "_fields") else None)
    return numba.typeof(argument)


@functools.cache
def _result_type(operation: Operation, operands: tuple[types.Type, ...]) -> types.Type:
    return types.unliteral(return_type(operation.function, operation.argument_types(operands)))


@functools.cache
def _refuse_writes(operation: Operation, operands: tuple[types.Type, ...], library: str) -> None:
    kinds = operation.argument_types(operands)
    for position, argument in enumerate(operation.arguments):
        arrays = any(isinstance(leaf, types.Array) for leaf in leaf_types(kinds[position]))
        if arrays and any(isinstance(leaf, Operand) for leaf in leaves(argument)) and writes_argument(
                operation.function, kinds, position):
            raise EnzymeError(f"{operation.name} may write to its argument {position}, or returns it, which {library} would "
                              "not notice: let it work on a copy (`x = x.copy()`)")  # fmt: skip


def _placed(type_: types.Type, first: int) -> tuple[object, int]:
    """Operands from *first* on in the structure of a result, None for what is not floating; and the next free index."""
    if isinstance(type_, types.BaseTuple):
        parts = []
        for part in type_.types:
            placed, first = _placed(part, first)
            parts.append(placed)
        return tuple(parts), first
    return (Operand(first), first + 1) if carries_derivative(type_) else (None, first)


def _floating_leaves(argument: object, kind: types.Type) -> Iterator[object]:
    if isinstance(argument, tuple):
        for part, part_kind in zip(argument, kind.types, strict=True):
            yield from _floating_leaves(part, part_kind)
    elif carries_derivative(kind):
        yield argument
