"""Functions that are defined by an equation: derivatives by the implicit function theorem, whatever computes the solution.

    root = implicit(residual, solve)          residual(x, *theta) == 0   for   x = solve(*theta)
    root(*theta)                              solve(*theta)

    A = d residual / d x:     dx = -A^-1 (d residual / d theta) dtheta,      ct_theta = -(A^-H ct_x)^H (d residual / d theta)

``solve`` is never differentiated: it may bisect, iterate to convergence or call what has no derivative. After ``custom_root`` of
JAX (M. Blondel et al., "Efficient and modular implicit differentiation", 2022, section 2.1). The rule's functions call the
implicit function again, not ``solve``, so higher orders follow by differentiating them.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numba.core import types
from numba.core.registry import CPUDispatcher
from numba.extending import overload

from ..bridge.cpu.glue import glue
from ..errors import EnzymeError
from .custom_rules import CustomDerivative, custom_vjp
from .differentiable import as_dispatcher, transformed
from .products import ForwardProduct, Pullback
from .source import Source
from .transforms import jacfwd


def implicit(residual: Callable[..., Any], solve: Callable[..., Any],
             linear_solve: Callable[..., Any] | None = None) -> CustomDerivative:  # fmt: skip
    """The function ``root(*theta)`` that returns ``solve(*theta)`` and is differentiated by ``residual(x, *theta) == 0``.

    *solve* returns ``x``, a real scalar or a real array of any dimension; *residual* returns what has the shape of ``x``, and
    must be differentiable by ``x`` and by those of the arguments that derivatives are asked for: scalars, arrays, jitclass
    instances that hold such, tuples of them.
    All functions are @njit or Python functions with named parameters. A fixed point of ``g`` is the root of ``g(x, *theta) - x``.

    *linear_solve(matrix, right)* solves ``matrix @ y == right`` for arrays of shapes ``(n, n)`` and ``(n,)``, with ``n`` the size
    of ``x``; `np.linalg.solve` by default. Scalars are divided. One system is solved per derivative.

    The result is called from Python and from @njit code and is differentiated in both modes and at any order. At a root where the
    matrix is singular there is no derivative: `np.linalg.solve` raises ``LinAlgError``, scalars give inf or nan.

    Raises:
        EnzymeError: if the parameters of *residual* are not one more than those of *solve*, or if ``x`` is neither real nor an
            array of reals.

    Examples:
        >>> def bisect(a):
        ...     low, high = 0.0, max(a, 1.0)
        ...     while high - low > 1e-15 * high:
        ...         middle = 0.5 * (low + high)
        ...         if middle == low or middle == high:
        ...             break
        ...         if middle * middle < a:
        ...             low = middle
        ...         else:
        ...             high = middle
        ...     return 0.5 * (low + high)
        >>> root = ne.implicit(lambda x, a: x * x - a, bisect)
        >>> round(ne.grad(root)(4.0), 12)
        0.25
    """
    residual, solve = as_dispatcher(residual), as_dispatcher(solve)
    names = _parameters(residual, solve)
    made = custom_vjp(_renamed(solve, names))
    solver = None if linear_solve is None else _linear_solver(linear_solve)
    made.defvjp(_forward(made, names), _backward(residual, solver, names))
    made.defjvp(_tangent(made, residual, solver, names))
    made.in_kernels = _InKernels(residual, solve)
    return made


@dataclass(frozen=True)
class _InKernels:
    """The rule that kernels follow instead; what it is made of is imported when a kernel asks for it."""

    residual: CPUDispatcher
    solve: CPUDispatcher

    def __call__(self, arguments: tuple[types.Type, ...], result: types.Type) -> object:
        from .implicit_in_kernels import rule_for

        return rule_for(self.residual, self.solve, arguments, result)


def _parameters(residual: CPUDispatcher, solve: CPUDispatcher) -> list[str]:
    """The names of theta: those of *solve*, under others where the texts below mean something else by them."""
    found = inspect.signature(solve.py_func).parameters
    if any(parameter.kind is not parameter.POSITIONAL_OR_KEYWORD for parameter in found.values()):
        raise EnzymeError(f"solve, {solve.__name__}({', '.join(map(str, found.values()))}), must have named parameters only")
    count = len(inspect.signature(residual.py_func).parameters)
    if count != len(found) + 1:
        raise EnzymeError(f"residual(x, *theta) takes what solve(*theta) takes and x before that: {residual.__name__} has "
                          f"{count} parameters, {solve.__name__} has {len(found)}")  # fmt: skip
    return list(found)


def _source(function: CPUDispatcher, what: str) -> Source:
    return Source(f"{what} of {function.__name__}", function.py_func.__module__)


def _renamed(solve: CPUDispatcher, names: list[str]) -> CPUDispatcher:
    """`def root(*theta): return solve(*theta)`, which bears the name of *solve*."""
    source = _source(solve, "implicit function")
    made = source.build(names, f"{source.constant(solve, 'ne_solve')}({', '.join(names)})")
    made.__name__ = made.__qualname__ = solve.__name__
    made.__doc__, made.__defaults__ = solve.__doc__, solve.py_func.__defaults__
    return as_dispatcher(made)


def _tuple(names: list[str]) -> str:
    return f"({''.join(f'{name}, ' for name in names)})"


def _forward(root: CPUDispatcher, names: list[str]) -> CPUDispatcher:
    source = _source(root, "forward")
    source.add(f"ne_x = {source.constant(root, 'ne_root')}({', '.join(names)})")
    source.add(f"{source.constant(zero_like, 'ne_zero_like')}(ne_x)")  # refuses what has no zero
    return glue(source.build(names, f"ne_x, (ne_x, {_tuple(names)})", "forward"))


def _backward(residual: CPUDispatcher, solver: CPUDispatcher | None, names: list[str]) -> CPUDispatcher:
    source = _source(residual, "backward")
    theta = [f"theta[{i}]" for i in range(len(names))]
    source.add("x, theta = residuals")
    source.add(f"matrix = {source.constant(jacfwd(residual, 0), 'slope')}({', '.join(['x', *theta])})")
    source.add(f"weight = {source.constant(solved, 'solved')}({source.constant(solver, 'solver')}, matrix, cotangent, True)")
    pullback = source.constant(transformed(residual, Pullback()), "pullback")
    source.add(f"found = {pullback}({_tuple(['x', *theta])}, weight)")
    result = _tuple([f"found[{i + 1}]" for i in range(len(names))])
    return glue(source.build(["residuals", "cotangent"], result, "backward"))


def _tangent(root: CPUDispatcher, residual: CPUDispatcher, solver: CPUDispatcher | None, names: list[str]) -> CPUDispatcher:
    source = _source(residual, "tangent")
    theta, steps = ([f"{what}[{i}]" for i in range(len(names))] for what in ("primals", "tangents"))
    source.add(f"x = {source.constant(root, 'root')}({', '.join(theta)})")
    source.add(f"matrix = {source.constant(jacfwd(residual, 0), 'slope')}({', '.join(['x', *theta])})")
    product = source.constant(transformed(residual, ForwardProduct()), "product")
    nothing = f"{source.constant(zero_like, 'zero_like')}(x)"
    source.add(f"change = {product}({_tuple(['x', *theta])}, {_tuple([nothing, *steps])})[1]")
    source.add(f"step = {source.constant(solved, 'solved')}({source.constant(solver, 'solver')}, matrix, change, False)")
    return glue(source.build(["primals", "tangents"], "x, step", "tangent"))


def zero_like(x: Any):
    """Zeros of the type of x, a scalar or an array; inside compiled code only."""
    raise NotImplementedError("inside @njit code only")


@overload(zero_like)
def _zero_like(x):
    _check_real(x)
    if isinstance(x, types.Array):
        return lambda x: np.zeros_like(x)
    kind = np.float32 if x == types.float32 else np.float64
    return lambda x: kind(0.0)


def solved(solver: CPUDispatcher | None, matrix: Any, right: Any, transposed: Any):
    """-A^-1 right, or -A^-T right; inside compiled code only. ``right`` has the shape of x, ``matrix`` its axes twice."""
    raise NotImplementedError("inside @njit code only")


@overload(solved, jit_options={"error_model": "numpy"})
def _solved(solver, matrix, right, transposed):
    _check_real(right)
    if not isinstance(right, types.Array):
        return lambda solver, matrix, right, transposed: -right / matrix
    misfit = "residual(x, *theta) of an implicit function must have the shape of x"
    solve = np.linalg.solve if isinstance(solver, types.NoneType | types.Omitted) or solver is None else solver.dispatcher

    def solution(solver, matrix, right, transposed):
        if matrix.size != right.size * right.size:
            raise ValueError(misfit)
        square = np.ascontiguousarray(matrix).reshape((right.size, right.size))
        if transposed:
            square = np.ascontiguousarray(square.T)
        return -solve(square, np.ascontiguousarray(right).reshape(right.size)).reshape(right.shape)

    return solution


def _check_real(x: types.Type) -> None:
    kind = x.dtype if isinstance(x, types.Array) else x
    if not isinstance(kind, types.Float):
        raise EnzymeError(f"an implicit function returns a real number or an array of them, not {x}: "
                          "return real and imaginary parts, or several solutions, as one array")  # fmt: skip


def _linear_solver(linear_solve: Callable[..., Any]) -> CPUDispatcher:
    """*linear_solve* with the derivative of what it computes, A^-1 b, for higher orders."""
    made = custom_vjp(as_dispatcher(linear_solve))

    def forward(matrix: Any, right: Any):
        y = made(matrix, right)
        return y, (matrix, y)

    def backward(residuals: Any, cotangent: Any):
        matrix, y = residuals
        weight = made(np.ascontiguousarray(matrix.T), np.ascontiguousarray(cotangent))
        return -np.outer(weight, y), weight

    def tangent(primals: Any, tangents: Any):
        y = made(primals[0], primals[1])
        return y, made(primals[0], tangents[1] - np.dot(np.ascontiguousarray(tangents[0]), y))

    made.defvjp(forward, backward)
    made.defjvp(tangent)
    return made
