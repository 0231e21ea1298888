"""Fresh arrays for shadows, in a few instructions that need no compilation of their own.

    zeros_like(x)      ->      NRT allocation, memset 0; C or Fortran order as x has it
    zeros_laid_out(x)          the same of the type of x where that says nothing of its strides; contiguous if x is
    copy_laid_out(x)           a copy of this kind
"""

from __future__ import annotations

import functools
import itertools

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_new_ref
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, register_jitable
from numba.np import arrayobj


@intrinsic
def zeros_like(typingctx: Context, array: types.Type):
    """As `np.zeros_like`."""
    fresh = array.copy(layout=array.layout if array.layout in "CF" else "C", readonly=False)

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        prototype = context.make_array(array)(context, builder, args[0])
        shape = cgutils.unpack_tuple(builder, prototype.shape, array.ndim)
        made = arrayobj._empty_nd_impl(context, builder, fresh, shape)
        cgutils.memset(builder, made.data, builder.mul(made.itemsize, made.nitems), 0)
        return impl_ret_new_ref(context, builder, fresh, made._getvalue())

    return fresh(array), codegen


@intrinsic
def zeros_laid_out(typingctx: Context, array: types.Type):
    """Zeros that a function treats as it treats ``array``, of any layout: what it does may depend on the type (`ravel` copies, or
    gives a view), and on whether the array is contiguous in fact (`flags`, `np.ascontiguousarray`).

    In C or Fortran order if the array is so; otherwise rows have room for one more element, or, where there is one row only, each
    element is followed by a gap. So strides depend on the shape and on that alone: what is made for such zeros has the same.
    """
    fresh, line = array.copy(readonly=False), types.Array(array.dtype, 1, "C")

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        prototype = context.make_array(array)(context, builder, args[0])
        shape = cgutils.unpack_tuple(builder, prototype.shape, array.ndim)
        given = cgutils.unpack_tuple(builder, prototype.strides, array.ndim)
        size, one = prototype.itemsize, context.get_constant(types.intp, 1)
        rows = _products(builder, one, shape[:-1])[-1]
        step = builder.select(builder.icmp_signed("<=", rows, one), context.get_constant(types.intp, 2), one)
        row = builder.add(builder.mul(shape[-1], step), one)
        orders = [_products(builder, size, shape[:0:-1])[::-1], _products(builder, size, shape[:-1])]
        strides = [*_products(builder, builder.mul(size, row), shape[-2:0:-1])[::-1], builder.mul(size, step)][-array.ndim:]
        length = builder.mul(rows, row)
        for order in orders:
            met = _are_strides(builder, order, given, shape)
            strides = [builder.select(met, ordered, padded) for ordered, padded in zip(order, strides, strict=True)]
            length = builder.select(met, builder.mul(rows, shape[-1]), length)
        memory = arrayobj._empty_nd_impl(context, builder, line, [length])
        cgutils.memset(builder, memory.data, builder.mul(size, length), 0)
        made = context.make_array(fresh)(context, builder)
        arrayobj.populate_array(made, data=memory.data, shape=shape, strides=strides, itemsize=size, meminfo=memory.meminfo)
        return impl_ret_new_ref(context, builder, fresh, made._getvalue())

    return fresh(array), codegen


@register_jitable
def copy_laid_out(array):
    """A copy with which a function does what it does with the array."""
    copy = zeros_laid_out(array)
    copy[...] = array
    return copy


def _products(builder: IRBuilder, first: Value, factors: list[Value]) -> list[Value]:
    """The first, times one factor, times two ..."""
    return list(itertools.accumulate(factors, builder.mul, initial=first))


def _are_strides(builder: IRBuilder, strides: list[Value], given: list[Value], shape: list[Value]) -> Value:
    """Whether an array has these strides; along an axis of one element any will do."""
    one = shape[0].type(1)
    tests = [builder.or_(builder.icmp_signed("<=", extent, one), builder.icmp_signed("==", stride, found))
             for stride, found, extent in zip(strides, given, shape, strict=True)]
    return functools.reduce(builder.and_, tests)
