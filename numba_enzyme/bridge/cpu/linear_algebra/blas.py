"""Products of matrices that BLAS adds to what is there.

    add_product(x, y, out)      out += x y, by one call of gemm where the layouts allow it: no product in between, no second pass
"""

from __future__ import annotations

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
            return lambda x, y, out: _gemm(y.T, x.T, out.T)
        return lambda x, y, out: _gemm(x, y, out)

    def by_elements(x, y, out):
        product = np.dot(contiguous(x), contiguous(y))
        for i in range(out.shape[0]):
            for j in range(out.shape[1]):
                out[i, j] += product[i, j]

    return by_elements


def _gemm(x: np.ndarray, y: np.ndarray, out: np.ndarray):
    raise NotImplementedError("compiled code only")


@overload(_gemm, jit_options=BORROWING)
def _call_gemm(x, y, out):
    def add(x, y, out):
        if x.size > 0 and y.size > 0:  # BLAS refuses leading dimensions of zero
            _xxgemm(x, y, out)

    return add


@intrinsic
def _xxgemm(typingctx: Context, x: types.Type, y: types.Type, out: types.Type):
    """out += x y, where out lies in C order: for BLAS, which thinks in Fortran's, out^T += y^T x^T."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        char, word, pointer = ir.IntType(8), context.get_value_type(types.intp), cgutils.voidptr_t
        kinds = [char, char, char, word, word, word, pointer, pointer, word, pointer, word, pointer, pointer, word]
        gemm = cgutils.get_or_insert_function(builder.module, ir.FunctionType(ir.IntType(32), kinds), "numba_xxgemm")
        one = context.get_constant_generic(builder, out.dtype, 1.0)
        slot = builder.bitcast(cgutils.alloca_once_value(builder, one), pointer)
        found = []
        for kind, value in zip(signature.args, args, strict=True):
            array = context.make_array(kind)(context, builder, value)
            shape = cgutils.unpack_tuple(builder, array.shape, 2)
            way = ir.Constant(char, ord("n" if kind.layout == "C" else "t"))
            found.append((way, builder.bitcast(array.data, pointer), shape[1] if kind.layout == "C" else shape[0], shape))
        (x_way, x_data, x_row, x_shape), (y_way, y_data, y_row, y_shape), (_, out_data, out_row, _) = found
        result = builder.call(gemm, [ir.Constant(char, ord(get_blas_kind(out.dtype))), y_way, x_way,
                                     y_shape[1], x_shape[0], x_shape[1], slot, y_data, y_row, x_data, x_row,
                                     slot, out_data, out_row])  # fmt: skip
        check_blas_return(context, builder, result)
        return context.get_dummy_value()

    return types.none(x, y, out), codegen
