"""jacfwd, jacrev and hessian: one sweep per basis vector.

    jacfwd(f)(x)   ->   for i in range(x.size): J[:, i] = tangent of f along e_i        reshaped to out.shape + x.shape
    jacrev(f)(x)   ->   for j in range(out.size): J[j, :] = pullback(e_j)
    hessian(f)     ==   jacfwd(grad(f))
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from numba.core import types
from numba.core.registry import CPUDispatcher

from ..bridge.cpu.layout import carries_derivative
from ..bridge.cpu.wrap import writes_argument
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

    def parameters(self, function: CPUDispatcher) -> inspect.Signature:
        return inspect.signature(function.py_func)

    def write(self, function: CPUDispatcher, arguments: tuple[types.Type, ...]) -> Callable:
        names = argument_names(function)
        wanted = normal_argnums(self.argnums, len(arguments))
        for position in wanted:
            check_wanted(function, names[position].removeprefix("arg_"), arguments[position], False)
            _check_real(function, arguments[position], "an argument")
        restype = return_type(function, arguments)
        if not carries_derivative(restype):
            raise EnzymeError(f"{function.__name__} returns {restype}, which has no Jacobian")
        source = Source(f"{self.name} of {function.__name__}", function.py_func.__module__)
        check_arguments_apart(source, function, arguments, names)
        written = [position for position, type_ in enumerate(arguments)
                   if holds_mutable_array(type_) and writes_argument(function, arguments, position)]
        pristine = [trees.copied(source, type_, name) if position in written else name
                    for position, (type_, name) in enumerate(zip(arguments, names, strict=True))]
        source.add(f"out = {source.constant(function, 'function')}({', '.join(names)})")
        outputs = [(leaf, path) for leaf, path in trees.leaves(restype, "out") if carries_derivative(leaf)]
        for leaf, _ in outputs:
            _check_real(function, leaf, "a result")
        matrices = {(path, position): _matrix(source, leaf, path, arguments[position], pristine[position])
                    for leaf, path in outputs for position in wanted}
        self.sweeps(source, function, arguments, pristine, written, wanted, outputs, matrices)
        shaped = {key: _shaped(matrix, *self._leaf_pair(key, outputs, arguments), key[0], pristine[key[1]])
                  for key, matrix in matrices.items()}
        return source.build(names, self._structure(source, restype, "out", shaped, len(arguments)))

    @staticmethod
    def _leaf_pair(key: tuple[str, int], outputs: list[tuple[types.Type, str]],
                   arguments: Sequence[types.Type]) -> tuple[types.Type, types.Type]:
        return next(leaf for leaf, path in outputs if path == key[0]), arguments[key[1]]

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

    def sweeps(self, source, function, arguments, pristine, written, wanted, outputs, matrices) -> None:
        for position in wanted:
            size = _size(arguments[position], pristine[position])
            source.add(f"for column in range({size}):")
            body = _Indented(source)
            primals, tangents = [], []
            for i, (type_, name) in enumerate(zip(arguments, pristine, strict=True)):
                strided = i == position or i in written
                primals.append(trees.copied(body, type_, name) if i in written or (strided and _is_strided(type_)) else name)
                tangents.append(_forward_tangent(body, type_, primals[-1], i == position) if strided else None)
            forward_line(body, function, primals, tangents)
            for leaf, path in outputs:
                tangent = "tangent" + path.removeprefix("out")
                matrix = matrices[path, position]
                body.add(f"{matrix}[:, column] = {tangent}.ravel()" if isinstance(leaf, types.Array)
                         else f"{matrix}[0, column] = {tangent}")


@dataclass(frozen=True)
class ReverseJacobian(Jacobian):
    """One reverse sweep per element of the result."""

    name = "jacrev"

    def sweeps(self, source, function, arguments, pristine, written, wanted, outputs, matrices) -> None:
        pullback = source.constant(transformed(function, Pullback(wanted)), "pullback")
        restype = return_type(function, arguments)
        primals = "(" + "".join(f"{name}, " for name in pristine) + ")"
        zeros = {path: source.bind(f"zeros_like({path})" if isinstance(leaf, types.Array)
                                   else f"{source.constant(trees.scalar_class(leaf), 'scalar')}(0)", "basis")
                 for leaf, path in outputs}
        for leaf, path in outputs:
            one = dict(zeros)
            source.add(f"for row in range({_size(leaf, path)}):")
            body = _Indented(source)
            if isinstance(leaf, types.Array):
                body.add(f"{zeros[path]}.flat[row] = 1")
            else:
                one[path] = f"({zeros[path]} + 1)"
            cotangent = _cotangent_text(restype, "out", one)
            body.add(f"rows = {pullback}({primals}, {cotangent})")
            for position in wanted:
                matrix = matrices[path, position]
                body.add(f"{matrix}[row, :] = rows[{position}].ravel()" if isinstance(arguments[position], types.Array)
                         else f"{matrix}[row, 0] = rows[{position}]")
            if isinstance(leaf, types.Array):
                body.add(f"{zeros[path]}.flat[row] = 0")


class _Indented:
    """The body of a loop in a :class:`Source`."""

    def __init__(self, source: Source) -> None:
        self.source = source

    def add(self, line: str) -> None:
        self.source.add(f"    {line}")

    def bind(self, expression: str, stem: str = "value") -> str:
        name = self.source.fresh(stem)
        self.add(f"{name} = {expression}")
        return name

    def constant(self, value: object, stem: str = "constant") -> str:
        return self.source.constant(value, stem)


def _forward_tangent(body: _Indented, type_: types.Type, primal: str, is_basis: bool) -> trees.Tree:
    if isinstance(type_, types.Array):
        name = body.bind(f"zeros_like({primal})", "tangent")
        if is_basis:
            body.add(f"{name}.flat[column] = 1")
        return name
    if isinstance(type_, types.BaseTuple):
        return tuple(_forward_tangent(body, part, f"{primal}[{i}]", False) if holds_mutable_array(part) else None
                     for i, part in enumerate(type_.types))
    return f"{body.constant(trees.scalar_class(type_), 'scalar')}(1)"


def _cotangent_text(type_: types.Type, path: str, entries: dict[str, str]) -> str:
    if isinstance(type_, types.BaseTuple):
        return "(" + "".join(f"{_cotangent_text(part, f'{path}[{i}]', entries)}, " for i, part in enumerate(type_.types)) + ")"
    return entries.get(path, "None")


def _matrix(source: Source, output: types.Type, path: str, argument: types.Type, name: str) -> str:
    dtype = source.constant(trees.scalar_class(output.dtype if isinstance(output, types.Array) else output), "dtype")
    return source.bind(f"np.zeros(({_size(output, path)}, {_size(argument, name)}), dtype={dtype})", "jacobian")


def _size(type_: types.Type, expression: str) -> str:
    return f"{expression}.size" if isinstance(type_, types.Array) else "1"


def _shaped(matrix: str, output: types.Type, argument: types.Type, path: str, name: str) -> str:
    shapes = [f"{expression}.shape" for type_, expression in ((output, path), (argument, name)) if isinstance(type_, types.Array)]
    return f"{matrix}.reshape({' + '.join(shapes)})" if shapes else f"{matrix}[0, 0]"


def _is_strided(type_: types.Type) -> bool:
    return any(isinstance(leaf, types.Array) and leaf.layout == "A" for leaf, _ in trees.leaves(type_, ""))


def _check_real(function: CPUDispatcher, type_: types.Type, what: str) -> None:
    scalar = type_.dtype if isinstance(type_, types.Array) else type_
    if not isinstance(scalar, types.Float):
        raise EnzymeError(f"Jacobians are made of real arrays and floats, but {what} of {function.__name__} has type {type_}: "
                          "give parts of it as arguments of their own, or use jvp and vjp")
