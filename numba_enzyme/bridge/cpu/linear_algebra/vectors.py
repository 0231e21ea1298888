"""Products with vectors, and their lengths: the numbers that BLAS computes, with the derivatives of loops.

    value = cblas_ddot(n, a, b)                                  no derivative flows through the call
    for i in range(n): total += a[i] * b[i]                      gone after differentiation, but for its adjoint
    return primal_of(value, total)                               the first number with the second's derivative

So the adjoint of a short product is a short loop in place, which costs no call and no allocation, and needs no rule of its
own for a second derivative. Products of matrices, whose adjoints are worth BLAS's while, have a rule (see products.py).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, overload
from numba.np import linalg
from numba.np.arrayobj import make_array

from ..glue import glue
from ..primal import primal_of, without_derivative
from .parts import contiguous

GREATEST = 2**31 - 1  # what BLAS can count to
_BYTE, _POINTER = ir.IntType(8), cgutils.voidptr_t


def _blas_dot(conjugated: bool) -> Callable:
    """`np.dot` or `np.vdot` of contiguous vectors of one length, of which derivatives know nothing."""
    @intrinsic
    def dot(typingctx: Context, a: types.Type, b: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            x, y = (make_array(kind)(context, builder, value) for kind, value in zip(signature.args, args, strict=True))
            out = cgutils.alloca_once(builder, context.get_value_type(a.dtype))
            kinds = [_BYTE, _BYTE, cgutils.intp_t, _POINTER, _POINTER, _POINTER]
            values = [_letter(a.dtype), _BYTE(int(conjugated)), x.nitems, x.data, y.data, out]
            _call(context, builder, "numba_xxdot", kinds, values)
            return builder.load(out)

        return a.dtype(a, b), codegen

    return dot


@intrinsic
def blas_norm(typingctx: Context, x: types.Type):
    """The length of a vector, of which derivatives know nothing."""
    real = getattr(x.dtype, "underlying_float", x.dtype)

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        vector = make_array(x)(context, builder, args[0])
        out = cgutils.alloca_once(builder, context.get_value_type(real))
        step = builder.sdiv(cgutils.unpack_tuple(builder, vector.strides)[0], vector.itemsize)
        kinds = [_BYTE, cgutils.intp_t, _POINTER, cgutils.intp_t, _POINTER]
        _call(context, builder, "numba_xxnrm2", kinds, [_letter(x.dtype), vector.nitems, vector.data, step, out])
        return builder.load(out)

    return real(x), codegen


def _blas_times_vector(transposed: bool) -> Callable:
    """out = a x, or a^T x, of contiguous arrays of fitting sizes, of which derivatives know nothing."""
    @intrinsic
    def times_vector(typingctx: Context, a: types.Type, x: types.Type, out: types.Type):
        transpose = transposed != (a.layout == "C")

        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            matrix, vector, result = (make_array(kind)(context, builder, value)
                                      for kind, value in zip(signature.args, args, strict=True))  # fmt: skip
            m, n = cgutils.unpack_tuple(builder, matrix.shape)[::1 if a.layout == "F" else -1]
            alpha, beta = (linalg.make_constant_slot(context, builder, a.dtype, number) for number in (1.0, 0.0))
            kinds = [_BYTE, _BYTE, cgutils.intp_t, cgutils.intp_t, _POINTER, _POINTER, cgutils.intp_t] + [_POINTER] * 3
            letters = _letter(a.dtype), _BYTE(ord("t" if transpose else "n"))
            values = [*letters, m, n, alpha, matrix.data, m, vector.data, beta, result.data]
            _call(context, builder, "numba_xxgemv", kinds, values)
            return context.get_dummy_value()

        return types.none(a, x, out), codegen

    return times_vector


def _letter(dtype: types.Type) -> ir.Constant:
    return _BYTE(ord(linalg.get_blas_kind(dtype)))


def _call(context: BaseContext, builder: ir.IRBuilder, name: str, kinds: Any, values: list[ir.Value]) -> None:
    linalg.ensure_blas()
    function_type = ir.FunctionType(ir.IntType(32), kinds)
    function = cgutils.get_or_insert_function(builder.module, function_type, without_derivative(context, name))
    given = [builder.bitcast(value, kind) if kind == _POINTER else value for value, kind in zip(values, kinds, strict=True)]
    linalg.check_blas_return(context, builder, builder.call(function, given))


_dot, _vdot = _blas_dot(False), _blas_dot(True)
_matrix_times, _transpose_times = _blas_times_vector(False), _blas_times_vector(True)


@njit(inline="always")
def check_count(n: int):
    if n > GREATEST:
        raise OverflowError("array size too large to fit in C int")


@glue
def vector_vector(a: np.ndarray, b: np.ndarray):
    """`np.dot` of vectors."""
    if a.size != b.size:
        raise ValueError("incompatible array sizes for np.dot(a, b) (vector * vector)")
    check_count(a.size)
    x, y = contiguous(a), contiguous(b)
    total = x.dtype.type(0)
    for i in range(x.size):
        total += x[i] * y[i]
    return primal_of(_dot(x, y), total)


@glue
def vector_vector_conjugated(a: np.ndarray, b: np.ndarray):
    """`np.vdot` of vectors."""
    if a.size != b.size:
        raise ValueError("incompatible array sizes for np.dot(a, b) (vector * vector)")
    check_count(a.size)
    x, y = contiguous(a), contiguous(b)
    total = x.dtype.type(0)
    for i in range(x.size):
        total += np.conj(x[i]) * y[i]
    return primal_of(_vdot(x, y), total)


@glue
def norm(x: np.ndarray):
    """The length of a vector, by numbers that neither overflow nor vanish."""
    length = blas_norm(x)
    total = length * 0
    for i in range(x.size):
        real, imaginary = x[i].real / length, x[i].imag / length
        total += real * real + imaginary * imaginary
    return primal_of(length, length * np.sqrt(total))


@glue
def matrix_vector(a: np.ndarray, x: np.ndarray):
    """`np.dot` of a matrix and a vector."""
    rows, columns = a.shape
    if columns != x.size:
        raise ValueError("incompatible array sizes for np.dot(a, b) (matrix * vector)")
    check_count(max(rows, columns))
    if rows == 0 or columns == 0:
        return np.zeros(rows, a.dtype)
    matrix, vector, out = contiguous(a), contiguous(x), np.empty(rows, a.dtype)
    _matrix_times(matrix, vector, out)
    return with_derivative(matrix, vector, out)


@glue
def vector_matrix(x: np.ndarray, a: np.ndarray):
    """`np.dot` of a vector and a matrix."""
    rows, columns = a.shape
    if rows != x.size:
        raise ValueError("incompatible array sizes for np.dot(a, b) (vector * matrix)")
    check_count(max(rows, columns))
    if rows == 0 or columns == 0:
        return np.zeros(columns, a.dtype)
    matrix, vector, out = contiguous(a), contiguous(x), np.empty(columns, a.dtype)
    _transpose_times(matrix, vector, out)
    return with_derivative(matrix.T, vector, out)


def with_derivative(matrix: np.ndarray, vector: Any, out: np.ndarray):
    """*out*, with the derivative of matrix times vector, by loops that run through memory in its order."""
    return out


@overload(with_derivative, inline="always")
def _with_derivative(matrix, vector, out):
    if matrix.layout == "C":
        def by_rows(matrix, vector, out):
            for i in range(matrix.shape[0]):
                total = out.dtype.type(0)
                for j in range(matrix.shape[1]):
                    total += matrix[i, j] * vector[j]
                out[i] = primal_of(out[i], total)
            return out

        return by_rows

    def by_columns(matrix, vector, out):
        totals = np.zeros_like(out)
        for j in range(matrix.shape[1]):
            for i in range(matrix.shape[0]):
                totals[i] += matrix[i, j] * vector[j]
        for i in range(out.size):
            out[i] = primal_of(out[i], totals[i])
        return out

    return by_columns
