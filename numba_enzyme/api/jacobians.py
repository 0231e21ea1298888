"""jacfwd, jacrev and hessian: one sweep per basis vector.

    jacfwd(f)(x)   ->   for i in range(x.size): J[:, i] = tangent of f along e_i        reshaped to out.shape + x.shape
    jacrev(f)(x)   ->   for j in range(out.size): J[j, :] = pullback(e_j)
    hessian(f)     ==   jacfwd(grad(f))
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.wrap import writes_argument
from ..bridge.cpu.written import refuse_changes
from ..errors import EnzymeError
from . import trees
from .differentiable import Transform, transformed
from .gradients import (
    argument_names,
    check_arguments_apart,
    check_wanted,
    holds_mutable_array,
    normal_argnums,
    return_type,
)
from .products import Pullback, forward_line
from .source import Source


@dataclass(frozen=True)
class Jacobian(Transform):
    """What both directions share: the shapes, the primal call, and the structure of the result."""

    argnums: int | tuple[int, ...] = 0
    holomorphic: bool = False

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return inspect.signature(function.py_func)

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        names = argument_names(function)
        wanted = normal_argnums(self.argnums, len(arguments))
        for position in wanted:
            check_wanted(function, names[position].removeprefix("arg_"), arguments[position], self.holomorphic)
            self.check_kind(function, arguments[position], "an argument", self.complex_arguments)
        restype = return_type(function, arguments)
        if not carries_derivative(restype):
            raise EnzymeError(f"{function.__name__} returns {restype}, which has no Jacobian")
        source = Source(f"{self.name} of {function.__name__}", function.py_func.__module__)
        refuse_changes(self.name, function, arguments)
        check_arguments_apart(source, function, arguments, names)
        written = [position for position, type_ in enumerate(arguments) if writes_argument(function, arguments, position)]
        pristine = [trees.copied(source, type_, name) if position in written else name
                    for position, (type_, name) in enumerate(zip(arguments, names, strict=True))]
        source.add(f"out = {source.constant(function, 'function')}({', '.join(names)})")
        outputs = [(leaf, path) for leaf, path in trees.leaves(restype, "out") if carries_derivative(leaf)]
        for leaf, _ in outputs:
            self.check_kind(function, leaf, "a result", self.complex_results)
        matrices = {(path, position): _zeros(source, leaf, path, arguments[position], pristine[position])
                    for leaf, path in outputs for position in wanted}
        self.sweeps(source, function, arguments, pristine, written, wanted, outputs, matrices)
        return source.build(names, self._structure(source, restype, "out", matrices, len(arguments)))

    def check_kind(self, function: CPUDispatcher, type_: types.Type, what: str, complex_too: bool) -> None:
        """Refuses what has no Jacobian of this kind: JAX's conventions."""
        scalar = type_.dtype if isinstance(type_, types.Array) else type_
        if self.holomorphic and not isinstance(scalar, types.Complex):
            raise EnzymeError(f"holomorphic=True needs complex arguments and results, but {what} of {function.__name__} has "
                              f"type {type_}")
        if not isinstance(scalar, (types.Float, types.Complex) if complex_too or self.holomorphic else types.Float):
            raise EnzymeError(f"{self.name} needs a real array or float here, but {what} of {function.__name__} has type "
                              f"{type_}: give parts of it as arguments of their own, holomorphic=True if the function "
                              "is holomorphic, or use jvp and vjp")

    def _structure(self, source: Source, type_: types.Type, path: str, shaped: dict[tuple[str, int], str], count: int) -> str:
        if isinstance(type_, types.BaseTuple):
            return trees.construct(source, type_, [self._structure(source, part, f"{path}[{i}]", shaped, count)
                                                   for i, part in enumerate(type_.types)])
        if not carries_derivative(type_):
            return "None"
        parts = [shaped[path, position] for position in normal_argnums(self.argnums, count)]
        return parts[0] if isinstance(self.argnums, int) else "(" + "".join(f"{part}, " for part in parts) + ")"


@dataclass(frozen=True)
class ForwardJacobian(Jacobian):
    """One forward sweep per element of the argument."""

    name = "jacfwd"
    complex_arguments, complex_results = False, True

    def sweeps(self, source, function, arguments, pristine, written, wanted, outputs, matrices) -> None:
        for position in wanted:
            with source.loops(pristine[position], dimension(arguments[position]), "column") as column:
                primals, tangents = [], []
                for i, (type_, name) in enumerate(zip(arguments, pristine, strict=True)):
                    moves = i == position or (i in written and holds_mutable_array(type_))
                    copy = i in written or (moves and _is_strided(type_))
                    primals.append(trees.copied(source, type_, name) if copy else name)
                    tangents.append(_forward_tangent(source, type_, primals[-1]) if moves else None)
                if isinstance(arguments[position], types.Array):
                    source.add(f"{tangents[position]}[{column}] = 1")
                forward_line(source, function, primals, tangents)
                for leaf, path in outputs:
                    tangent = "tangent" + path.removeprefix("out")
                    with source.loops(tangent, dimension(leaf), "row") as row:
                        entry = f"{tangent}{_at(leaf, row)}"
                        source.add(_assign(matrices[path, position], leaf, row, arguments[position], column, entry))


@dataclass(frozen=True)
class ReverseJacobian(Jacobian):
    """One reverse sweep per element of the result."""

    name = "jacrev"
    complex_arguments, complex_results = True, False

    def sweeps(self, source, function, arguments, pristine, written, wanted, outputs, matrices) -> None:
        pullback = source.constant(transformed(function, Pullback(wanted)), "pullback")
        restype = return_type(function, arguments)
        primals = "(" + "".join(f"{name}, " for name in pristine) + ")"
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
                    argument = arguments[position]
                    with source.loops(f"rows[{position}]", dimension(argument), "column") as column:
                        source.add(_assign(matrices[path, position], leaf, row, argument, column,
                                           f"rows[{position}]{_at(argument, column)}"))
                if isinstance(leaf, types.Array):
                    source.add(f"{zeros[path]}[{row}] = 0")


def dimension(type_: types.Type) -> int:
    """How many indices reach an element; none for a scalar."""
    return type_.ndim if isinstance(type_, types.Array) else 0


def _at(type_: types.Type, index: str) -> str:
    return f"[{index}]" if isinstance(type_, types.Array) else ""


def _assign(matrix: str, output: types.Type, row: str, argument: types.Type, column: str, value: str) -> str:
    """The line that stores one entry of the Jacobian; its index is that of the output, then that of the argument."""
    index = ", ".join(part for type_, part in ((output, row), (argument, column)) if dimension(type_))
    if isinstance(output, types.Array) or isinstance(argument, types.Array):
        return f"{matrix}[{index or '()'}] = {value}"
    return f"{matrix} = {value}"


def _forward_tangent(source: Source, type_: types.Type, primal: str) -> trees.Tree:
    """A zero tangent for arrays, one for a scalar."""
    if isinstance(type_, types.Array):
        return source.bind(f"zeros_like({primal})", "tangent")
    if isinstance(type_, types.BaseTuple):
        return tuple(_forward_tangent(source, part, f"{primal}[{i}]") if holds_mutable_array(part) else None
                     for i, part in enumerate(type_.types))
    return f"{source.constant(trees.scalar_class(type_), 'scalar')}(1)"


def _cotangent_text(type_: types.Type, path: str, entries: dict[str, str]) -> str:
    if isinstance(type_, types.BaseTuple):
        return "(" + "".join(f"{_cotangent_text(part, f'{path}[{i}]', entries)}, " for i, part in enumerate(type_.types)) + ")"
    return entries.get(path, "None")


def _zeros(source: Source, output: types.Type, path: str, argument: types.Type, name: str) -> str:
    """Room for one block of the Jacobian: output axes first."""
    kinds = [type_.dtype if isinstance(type_, types.Array) else type_ for type_ in (output, argument)]
    kind = next((kind for kind in kinds if isinstance(kind, types.Complex)), kinds[0])
    scalar = source.constant(trees.scalar_class(kind), "dtype")
    shapes = [f"{expression}.shape" for type_, expression in ((output, path), (argument, name)) if isinstance(type_, types.Array)]
    return source.bind(f"np.zeros({' + '.join(shapes)}, dtype={scalar})" if shapes else f"{scalar}(0)", "jacobian")


def _is_strided(type_: types.Type) -> bool:
    return any(isinstance(leaf, types.Array) and leaf.layout == "A" for leaf, _ in trees.leaves(type_, ""))
