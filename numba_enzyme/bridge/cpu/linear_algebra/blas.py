"""Products of matrices that BLAS adds to what is there.

    add_product(x, y, out)                      out += x y, by one call of gemm where the layouts allow it: no product in
                                                between, no second pass
    subtract_product(x, y, out[i:, j:k])        out -= x y, where all three may be blocks of larger matrices
"""

from __future__ import annotations

from typing import Any

import numpy as np
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, overload
from numba.np.linalg import check_blas_return, get_blas_kind

from .parts import contiguous

BORROWING = {"_nrt": False}
"""Of functions that allocate nothing and return nothing: what they are given outlives them, so they count no references."""


def add_product(x: np.ndarray, y: np.ndarray, out: np.ndarray):
    """out += x y for matrices of floating-point numbers."""
    out += np.dot(x, y)


@overload(add_product)
def _add_product(x, y, out):
    if x.dtype == y.dtype == out.dtype and {x.layout, y.layout, out.layout} <= {"C", "F"}:
        if out.layout == "F":
            return lambda x, y, out: _gemm(y.T, x.T, out.T, 1.0)
        return lambda x, y, out: _gemm(x, y, out, 1.0)

    def by_elements(x, y, out):
        product = np.dot(contiguous(x), contiguous(y))
        for i in range(out.shape[0]):
            for j in range(out.shape[1]):
                out[i, j] += product[i, j]

    return by_elements


def subtract_product(x: np.ndarray, y: np.ndarray, out: np.ndarray):
    """out -= x y for matrices of one type; where a layout is not known, the elements of a row lie side by side."""
    out -= np.dot(x, y)


@overload(subtract_product)
def _subtract_product(x, y, out):
    return lambda x, y, out: _gemm(x, y, out, -1.0)


def _gemm(x: np.ndarray, y: np.ndarray, out: np.ndarray, scale: float):
    raise NotImplementedError("compiled code only")


@overload(_gemm, jit_options=BORROWING)
def _call_gemm(x, y, out, scale):
    def add(x, y, out, scale):
        if x.size > 0 and y.size > 0:  # BLAS refuses leading dimensions of zero
            _xxgemm(x, y, out, scale)

    return add


@intrinsic
def _xxgemm(typingctx: Context, x: types.Type, y: types.Type, out: types.Type, scale: types.Type):
    """out += scale x y, where out has rows: for BLAS, which thinks in Fortran's order, out^T += scale y^T x^T."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        char, word, pointer = ir.IntType(8), context.get_value_type(types.intp), cgutils.voidptr_t
        kinds = [char, char, char, word, word, word, pointer, pointer, word, pointer, word, pointer, pointer, word]
        gemm = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.IntType(32), kinds), "numba_xxgemm")
        one = context.get_constant_generic(builder, out.dtype, 1.0)
        factor = context.cast(builder, args[3], signature.args[3], out.dtype)
        slot, alpha = [builder.bitcast(cgutils.alloca_once_value(builder, value), pointer) for value in (one, factor)]
        found = []
        for kind, value in zip(signature.args[:3], args[:3], strict=True):
            array = context.make_array(kind)(context, builder, value)
            shape = cgutils.unpack_tuple(builder, array.shape, 2)
            order = ir.Constant(char, ord("t" if kind.layout == "F" else "n"))
            step = shape[1] if kind.layout == "C" else shape[0] if kind.layout == "F" else _row(builder, array, shape[1])
            found.append((order, builder.bitcast(array.data, pointer), step, shape))
        (x_order, x_data, x_row, x_shape), (y_order, y_data, y_row, y_shape), (_, out_data, out_row, _) = found
        result = builder.call(gemm, [ir.Constant(char, ord(get_blas_kind(out.dtype))), y_order, x_order,
                                     y_shape[1], x_shape[0], x_shape[1], alpha, y_data, y_row, x_data, x_row,
                                     slot, out_data, out_row])  # fmt: skip
        check_blas_return(context, builder, result)
        return context.get_dummy_value()

    return types.none(x, y, out, scale), codegen


def _row(builder: ir.IRBuilder, array: Any, width: ir.Value) -> ir.Value:
    """How many elements lie from one row to the next; a single row, whose stride may be anything, has at least its own."""
    step = builder.sdiv(cgutils.unpack_tuple(builder, array.strides, 2)[0], array.itemsize)
    return builder.select(builder.icmp_signed(">", step, width), step, width)
