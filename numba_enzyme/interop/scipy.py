"""SciPy: derivatives in the form that its solvers ask for.

    minimize(f.value_and_grad, x0, jac=True)                         needs nothing from here
    least_squares(f, x0, jac=ne.jacfwd(f)); solve_ivp(rhs, ..., jac=ne.jacfwd(rhs, 1))            nor does this
    minimize(f, x0, jac=f.grad, hessp=ne.scipy.hessp(f), method="trust-ncg")
    least_squares(f, x0, jac=ne.scipy.sparse_jacobian(f))            columns that share no row are swept together
    quad(ne.scipy.low_level_callable(f.grad), 0.0, 1.0)              compiled code calls compiled code
"""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable
from typing import Any

import numba
import numpy as np
import scipy
from numba.core import types
from scipy import sparse

from ..api.differentiable import as_dispatcher, transformed
from ..api.products import ForwardProduct
from ..api.source import Source
from ..api.transforms import hvp
from ..errors import EnzymeError

NEARBY_POINTS, NEARBY = 2, 1e-2


def hessp(f: Any) -> Callable:
    """``hessp(x, p, *args)`` for `scipy.optimize.minimize`: the Hessian of the scalar-valued *f* times *p*, never formed.

    Examples:
        >>> product = ne.scipy.hessp(lambda x, a: a * x[0] ** 2 * x[1])
        >>> product(np.array([1.0, 2.0]), np.array([1.0, 0.0]), 10.0)
        array([40., 20.])
    """
    function = as_dispatcher(f)

    def product(x: Any, p: Any, *arguments: Any):
        found = hvp(function, (x, *arguments), (p, *map(_zero_like, arguments)))
        return found[0] if arguments else found

    return product


def _zero_like(argument: object) -> object:
    """The tangent of an argument that does not change."""
    if isinstance(argument, np.ndarray):
        return np.zeros_like(argument) if argument.dtype.kind in "fc" else None
    if isinstance(argument, tuple):
        return tuple(_zero_like(part) for part in argument)
    return 0.0 if isinstance(argument, (float, complex, np.inexact)) else None


def low_level_callable(f: Any) -> scipy.LowLevelCallable:
    """*f*, a function of numbers that returns a number, as SciPy's integrators call it from C.

    One argument: ``double(double)``; several: ``double(int, double *)``, the arguments of `quad` and `nquad` in a row.
    Derivatives are functions, too: ``low_level_callable(f.grad)``. An exception in *f* can't be passed on: it is printed, and
    0 is returned.

    Examples:
        >>> from scipy.integrate import quad
        >>> round(quad(ne.scipy.low_level_callable(ne.grad(lambda x: x**3)), 0.0, 2.0)[0], 9)
        8.0
    """
    made = _callback(as_dispatcher(f))
    return scipy.LowLevelCallable(made.ctypes)


@functools.cache
def _callback(function: Any) -> Any:
    """The C callback, kept for good: SciPy holds no more than its address."""
    names = list(inspect.signature(function.py_func).parameters)
    source = Source(f"callback of {function.__name__}", function.py_func.__module__)
    called = source.constant(function, "function")
    number = source.constant(types.float64, "number")
    if len(names) == 1:
        return numba.cfunc(types.float64(types.float64))(source.build(["x"], f"{number}({called}(x))"))
    arguments = ", ".join(f"values[{i}]" for i in range(len(names)))
    signature = types.float64(types.intc, types.CPointer(types.float64))
    return numba.cfunc(signature)(source.build(["count", "values"], f"{number}({called}({arguments}))"))


def sparse_jacobian(f: Any, argnum: int = 0, *, sparsity: Any = None) -> SparseJacobian:
    """The Jacobian of *f*, an `@njit` function from a vector (and other arguments) to a vector, as a sparse matrix.

    *sparsity*: a matrix with a nonzero wherever the Jacobian may have one. Without it the pattern is detected at the first call,
    from exact derivatives at the given point and at random ones beside it, and grows where it was too small: every evaluation is
    compared with one more product along a random direction.

    Examples:
        >>> jacobian = ne.scipy.sparse_jacobian(lambda x: x * x)
        >>> jacobian(np.array([1.0, 2.0, 3.0])).toarray().diagonal(), jacobian.sweeps
        (array([2., 4., 6.]), 2)
    """
    return SparseJacobian(as_dispatcher(f), argnum, sparsity)


class SparseJacobian:
    """What :func:`sparse_jacobian` returns; ``pattern`` and ``colours`` tell what was found, ``sweeps`` what a call costs."""

    def __init__(self, function: Any, argnum: int, sparsity: Any) -> None:
        self.__name__ = f"{function.__name__}.sparse_jacobian"
        self.product = transformed(function, ForwardProduct())
        self.argnum = argnum
        self.random = np.random.default_rng(0)
        self.pattern: Any = None
        if sparsity is not None:
            self._adopt(sparse.csc_matrix(sparsity).astype(bool))

    @property
    def sweeps(self) -> int:
        """Forward sweeps of one evaluation, that of the comparison included."""
        return int(self.colours.max(initial=-1)) + 2

    def __call__(self, *arguments: Any) -> sparse.csr_matrix:
        x = arguments[self.argnum]
        if not isinstance(x, np.ndarray) or x.ndim != 1 or x.dtype.kind != "f":
            raise EnzymeError(f"{self.__name__} needs a vector of floats as argument {self.argnum}")
        if self.pattern is None:
            self._adopt(self._detected(arguments))
        for _ in range(2):
            matrix = self._compressed(arguments)
            if self._agrees(matrix, arguments):
                return matrix.tocsr()
            self._adopt((self.pattern + self._detected(arguments)).astype(bool))
        raise EnzymeError(f"{self.__name__} differs from the product with a vector: is the function the same in every call?")

    def along(self, arguments: tuple, direction: np.ndarray) -> np.ndarray:
        """The Jacobian times *direction*."""
        primals = tuple(a.copy() if isinstance(a, np.ndarray) else a for a in arguments)
        tangents = tuple(direction if i == self.argnum else _zero_like(a) for i, a in enumerate(primals))
        tangent = self.product(primals, tangents)[1]
        if not isinstance(tangent, np.ndarray) or tangent.ndim != 1:
            raise EnzymeError(f"{self.__name__}: the function must return a vector")
        return tangent

    def _adopt(self, pattern: Any) -> None:
        pattern.sort_indices()
        self.pattern, self.colours = pattern, colour_columns(pattern)
        self._columns = np.repeat(np.arange(pattern.shape[1]), np.diff(pattern.indptr))

    def _compressed(self, arguments: tuple) -> Any:
        """All columns of a colour in one sweep; each row belongs to one of them."""
        x = arguments[self.argnum]
        if x.size != self.pattern.shape[1]:
            raise EnzymeError(f"{self.__name__}: the pattern has {self.pattern.shape[1]} columns, the vector {x.size} elements")
        data = np.zeros(self.pattern.indices.size, x.dtype)
        for colour in range(self.sweeps - 1):
            tangent = self.along(arguments, (self.colours == colour).astype(x.dtype))
            mine = self.colours[self._columns] == colour
            data[mine] = tangent[self.pattern.indices[mine]]
        return sparse.csc_matrix((data, self.pattern.indices, self.pattern.indptr), shape=self.pattern.shape)

    def _agrees(self, matrix: sparse.csc_matrix, arguments: tuple) -> bool:
        x = arguments[self.argnum]
        direction = self.random.standard_normal(x.size).astype(x.dtype)
        wanted = self.along(arguments, direction)
        size = abs(matrix) @ np.abs(direction) + np.abs(wanted)
        bound = np.sqrt(np.finfo(x.dtype).eps) * size
        return bool(np.all((np.abs(matrix @ direction - wanted) <= bound) | ~np.isfinite(size)))

    def _detected(self, arguments: tuple) -> sparse.csc_matrix:
        """Where derivatives are not zero, at the point and beside it: a column per sweep."""
        x = arguments[self.argnum]
        rows, starts = [], [0]
        beside = [x, *(x + NEARBY * (1 + np.abs(x)) * self.random.uniform(-1, 1, x.size) for _ in range(NEARBY_POINTS))]
        points = [tuple(p.astype(x.dtype) if i == self.argnum else a for i, a in enumerate(arguments)) for p in beside]
        unit = np.zeros_like(x)
        for column in range(x.size):
            unit[column] = 1
            found = np.zeros(0)
            for point in points:
                found = np.union1d(found, np.flatnonzero(tangent := self.along(point, unit)))
            unit[column] = 0
            rows.append(found.astype(np.int64))
            starts.append(starts[-1] + found.size)
        count = tangent.size if x.size else 0
        indices = np.concatenate(rows) if rows else np.zeros(0, np.int64)
        return sparse.csc_matrix((np.ones(indices.size, bool), indices, starts), shape=(count, x.size))


def colour_columns(pattern: Any) -> np.ndarray:
    """A colour per column such that columns of one colour share no row: greedily, the fullest columns first."""
    by_row = pattern.tocsr()
    colours = np.full(pattern.shape[1], -1)
    for column in np.argsort(-np.diff(pattern.indptr), kind="stable"):
        rows = pattern.indices[pattern.indptr[column] : pattern.indptr[column + 1]]
        taken = {int(colours[k]) for row in rows for k in by_row.indices[by_row.indptr[row] : by_row.indptr[row + 1]]}
        colours[column] = next(colour for colour in range(len(taken) + 1) if colour not in taken)
    return colours
