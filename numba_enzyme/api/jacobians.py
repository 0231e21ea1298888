"""jacfwd, jacrev and hessian: one sweep per basis vector.

    jacfwd(f)(x)   ->   for i in range(x.size): J[:, i] = tangent of f along e_i        reshaped to out.shape + x.shape
    jacrev(f)(x)   ->   for j in range(out.size): J[j, :] = pullback(e_j)
    hessian(f)     ==   jacfwd(grad(f))
"""

from __future__ import annotations

import inspect
from abc import abstractmethod
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import dataclass
from typing import Any, ClassVar

from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.np.numpy_support import as_dtype

from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.record_memory import count_numbers, holds_complex_numbers, put_number
from ..bridge.cpu.record_values import RecordValue
from ..bridge.cpu.wrap import writes_argument
from ..bridge.cpu.written import refuse_changes
from ..bridge.function_text import tuple_text
from ..errors import EnzymeError
from . import trees
from .abstract_transform import Transform
from .differentiable import transformed
from .gradients import (
    argument_names,
    check_arguments_apart,
    check_wanted,
    holds_mutable_array,
    normal_argnums,
    return_type,
)
from .list_patterns import holds_record
from .products import Pullback, forward_line
from .source import Source

OF_RECORDS = ": return the fields of records as arrays, or use jvp, vjp and hvp"


@dataclass(frozen=True)
class Jacobian(Transform):
    """What both directions share: the shapes, the primal call, and the structure of the result."""

    argnums: int | tuple[int, ...] = 0
    holomorphic: bool = False
    complex_arguments: ClassVar[bool]
    complex_results: ClassVar[bool]

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return inspect.signature(function.py_func)

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        names = argument_names(function)
        wanted = normal_argnums(self.argnums, len(arguments))
        for position in wanted:
            check_wanted(function, names[position].removeprefix("arg_"), arguments[position], self.holomorphic)
            for leaf, _ in floating_leaves(arguments[position], ""):
                self.check_kind(function, leaf, "an argument", self.complex_arguments)
        restype = return_type(function, arguments)
        if not carries_derivative(restype):
            record = holds_record(restype) or isinstance(restype, RecordValue)
            raise EnzymeError(f"{function.__name__} returns {restype}, which has no Jacobian{OF_RECORDS if record else ''}")
        source = Source(f"{self.name} of {function.__name__}", function.py_func.__module__)
        source.knows(names, arguments)
        refuse_changes(self.name, function, arguments)
        check_arguments_apart(source, function, arguments, names)
        written = [position for position, type_ in enumerate(arguments) if writes_argument(function, arguments, position)]
        pristine = [trees.copied(source, type_, name) if position in written else name
                    for position, (type_, name) in enumerate(zip(arguments, names, strict=True))]
        source.add(f"out = {source.constant(function, 'function')}({', '.join(names)})")
        outputs = floating_leaves(restype, "out")
        records = any(isinstance(getattr(leaf, "dtype", None), types.Record) for position in wanted
                      for leaf, _ in floating_leaves(arguments[position], ""))
        for leaf, _ in outputs:
            self.check_kind(function, leaf, "a result", self.complex_results and not records)
        matrices = {(path, name): _zeros(source, leaf, path, type_, name) for leaf, path in outputs
                    for position in wanted for type_, name in floating_leaves(arguments[position], pristine[position])}
        self.sweeps(source, function, arguments, pristine, written, wanted, outputs, matrices)
        inputs = [(arguments[position], pristine[position]) for position in wanted]
        return source.build(names, self._structure(source, restype, "out", inputs, matrices))

    @abstractmethod
    def sweeps(self, source: Source, function: CPUDispatcher, arguments: tuple[types.Type, ...], pristine: list[str],
               written: list[int], wanted: Any, outputs: Any, matrices: dict[tuple[str, str], str]) -> None:
        """The lines that fill the matrices."""

    def check_kind(self, function: CPUDispatcher, type_: types.Type, what: str, complex_too: bool) -> None:
        """Refuses what has no Jacobian of this kind: JAX's conventions. Blocks by records are records, those of records none."""
        scalar = type_.dtype if isinstance(type_, types.Array) else type_
        if isinstance(scalar, types.Record):
            if what == "a result":
                raise EnzymeError(f"{self.name}: a result of {function.__name__} is {type_}, which has no Jacobian{OF_RECORDS}")
            scalar = types.complex128 if holds_complex_numbers(scalar) else types.float64
            complex_too = complex_too and not self.holomorphic
        if self.holomorphic and not isinstance(scalar, types.Complex):
            raise EnzymeError(f"holomorphic=True needs complex arguments and results, but {what} of {function.__name__} has "
                              f"type {type_}")
        if not isinstance(scalar, (types.Float, types.Complex) if complex_too or self.holomorphic else types.Float):
            raise EnzymeError(f"{self.name} needs a real array or float here, but {what} of {function.__name__} has type "
                              f"{type_}: give parts of it as arguments of their own, holomorphic=True if the function "
                              "is holomorphic, or use jvp and vjp")

    def _structure(self, source: Source, type_: types.Type, path: str, inputs: list[tuple[types.Type, str]],
                   matrices: dict[tuple[str, str], str]) -> str:
        """The Jacobian: the structure of the result, in it that of the arguments, in it the blocks."""
        if isinstance(type_, types.BaseTuple):
            return trees.construct(source, type_, [self._structure(source, part, f"{path}[{i}]", inputs, matrices)
                                                   for i, part in enumerate(type_.types)])
        if not carries_derivative(type_):
            return "None"
        parts = [_blocks(source, *argument, path, matrices) for argument in inputs]
        return parts[0] if isinstance(self.argnums, int) else tuple_text(parts)


def _blocks(source: Source, type_: types.Type, name: str, path: str, matrices: dict[tuple[str, str], str]) -> str:
    """The blocks for one leaf of the result in the structure of an argument."""
    if not carries_derivative(type_):
        return "None"
    if isinstance(type_, types.BaseTuple):
        return trees.construct(source, type_, [_blocks(source, part, f"{name}[{i}]", path, matrices)
                                               for i, part in enumerate(type_.types)])
    return matrices[path, name]


def floating_leaves(type_: types.Type, path: str) -> list[tuple[types.Type, str]]:
    """The leaves of a value that have a derivative, with the expressions that reach them."""
    return [(leaf, name) for leaf, name in trees.leaves(type_, path) if carries_derivative(leaf)]


@dataclass(frozen=True)
class ForwardJacobian(Jacobian):
    """One forward sweep per element of the argument."""

    name = "jacfwd"
    complex_arguments, complex_results = False, True

    def sweeps(self, source: Source, function: CPUDispatcher, arguments: tuple[types.Type, ...], pristine: list[str],
               written: list[int], wanted: Any, outputs: Any, matrices: dict[tuple[str, str], str]) -> None:
        for position in wanted:
            for leaf, name in floating_leaves(arguments[position], pristine[position]):
                record = leaf.dtype if isinstance(getattr(leaf, "dtype", None), types.Record) else None
                number = source.fresh("number") if record else ""
                numbers = source.block(f"for {number} in range({count_numbers(record)}):") if record else nullcontext()
                with source.loops(name, dimension(leaf), "column") as column, numbers:
                    element = column, number
                    _column(source, function, arguments, pristine, written, (position, name.removeprefix(pristine[position])),
                            element)
                    for output, path in outputs:
                        tangent = "tangent" + path.removeprefix("out")
                        with source.loops(tangent, dimension(output), "row") as row:
                            entry = f"{tangent}{_at(output, row)}"
                            source.add(_assign(source, matrices[path, name], (output, row), (leaf, column), entry, number))


def _column(source: Source, function: CPUDispatcher, arguments: tuple[types.Type, ...], pristine: list[str], written: list[int],
            place: tuple[int, str], element: tuple[str, str]) -> None:
    """Lines that set `tangent` to that along one element of the leaf at *place*: an argument, and the way to a part of it.

    *element*: its index, and the place of a number in it if it is a record.
    """
    primals, tangents = [], []
    for i, (type_, name) in enumerate(zip(arguments, pristine, strict=True)):
        moves = i == place[0] or (i in written and holds_mutable_array(type_))
        copy = i in written or (moves and trees.holds_strided(type_))
        primals.append(trees.copied(source, type_, name) if copy else name)
        along = place[1] if i == place[0] else None
        tangents.append(_forward_tangent(source, type_, primals[-1], along, element) if moves else None)
    forward_line(source, function, primals, tangents)


@dataclass(frozen=True)
class ReverseJacobian(Jacobian):
    """One reverse sweep per element of the result."""

    name = "jacrev"
    complex_arguments, complex_results = True, False

    def sweeps(self, source: Source, function: CPUDispatcher, arguments: tuple[types.Type, ...], pristine: list[str],
               written: list[int], wanted: Any, outputs: Any, matrices: dict[tuple[str, str], str]) -> None:
        pullback = source.constant(transformed(function, Pullback(wanted)), "pullback")
        restype = return_type(function, arguments)
        primals = tuple_text(pristine)
        zeros = {path: source.bind(f"zeros_like({path})" if isinstance(leaf, types.Array)
                                   else f"{source.constant(trees.scalar_class(leaf), 'scalar')}(0)", "basis")
                 for leaf, path in outputs}
        for leaf, path in outputs:
            one = dict(zeros)
            with source.loops(path, dimension(leaf), "row") as row:
                if isinstance(leaf, types.Array):
                    source.add(f"{zeros[path]}[{row}] = 1")
                else:
                    one[path] = f"({zeros[path]} + 1)"
                source.add(f"rows = {pullback}({primals}, {_cotangent_text(restype, 'out', one)})")
                for position in wanted:
                    for argument, name in floating_leaves(arguments[position], pristine[position]):
                        part = f"rows[{position}]{name.removeprefix(pristine[position])}"
                        with source.loops(part, dimension(argument), "column") as column:
                            entry = f"{part}{_at(argument, column)}"
                            source.add(_assign(source, matrices[path, name], (leaf, row), (argument, column), entry))
                if isinstance(leaf, types.Array):
                    source.add(f"{zeros[path]}[{row}] = 0")


def dimension(type_: types.Type) -> int:
    """How many indices reach an element; none for a scalar."""
    return type_.ndim if isinstance(type_, types.Array) else 0


def _at(type_: types.Type, index: str) -> str:
    return f"[{index}]" if isinstance(type_, types.Array) else ""


def _assign(source: Source, matrix: str, output: tuple[types.Type, str], argument: tuple[types.Type, str], value: str,
            number: str = "") -> str:
    """The line that stores one entry of the Jacobian; its index is that of the output, then that of the argument.

    *number*: the place of the entry in the record at this index, if it is not the whole of it.
    """
    index = ", ".join(part for type_, part in (output, argument) if dimension(type_))
    if number:
        return f"{source.constant(put_number, 'put_number')}({matrix}[{index or '()'}], {number}, {value})"
    if any(isinstance(type_, types.Array) for type_, _ in (output, argument)):
        return f"{matrix}[{index or '()'}] = {value}"
    return f"{matrix} = {value}"


def _forward_tangent(source: Source, type_: types.Type, primal: str, along: str | None, element: tuple[str, str]) -> trees.Tree:
    """A tangent that is one at an element of the leaf to which *along* leads, and zero elsewhere; None: zero everywhere."""
    if not carries_derivative(type_):
        return None
    if isinstance(type_, types.BaseTuple):
        return tuple(_forward_tangent(source, part, f"{primal}[{i}]", _inside(along, f"[{i}]"), element)
                     for i, part in enumerate(type_.types))
    if isinstance(type_, types.Array):
        tangent = source.bind(f"{trees.zeros(source, type_)}({primal})", "tangent")
        if along == "":
            column, number = element
            source.add(f"{source.constant(put_number, 'put_number')}({tangent}[{column}], {number}, 1.0)" if number
                       else f"{tangent}[{column}] = 1")
        return tangent
    return f"{source.constant(trees.scalar_class(type_), 'scalar')}({int(along == '')})"


def _inside(along: str | None, index: str) -> str | None:
    """What is left of the way to a leaf inside the part at *index*; None if it does not go through there."""
    return along.removeprefix(index) if along is not None and along.startswith(index) else None


def _cotangent_text(type_: types.Type, path: str, entries: dict[str, str]) -> str:
    if isinstance(type_, types.BaseTuple):
        return "(" + "".join(f"{_cotangent_text(part, f'{path}[{i}]', entries)}, " for i, part in enumerate(type_.types)) + ")"
    return entries.get(path, "None")


def _zeros(source: Source, output: types.Type, path: str, argument: types.Type, name: str) -> str:
    """Room for one block of the Jacobian: output axes first."""
    kinds = [type_.dtype if isinstance(type_, types.Array) else type_ for type_ in (output, argument)]
    kind = next((kind for kind in kinds if isinstance(kind, types.Complex)), kinds[0])
    kind = as_dtype(kinds[1]) if isinstance(kinds[1], types.Record) else trees.scalar_class(kind)
    scalar = source.constant(kind, "dtype")
    shapes = [f"{expression}.shape" for type_, expression in ((output, path), (argument, name)) if isinstance(type_, types.Array)]
    return source.bind(f"np.zeros({' + '.join(shapes)}, dtype={scalar})" if shapes else f"{scalar}(0)", "jacobian")
