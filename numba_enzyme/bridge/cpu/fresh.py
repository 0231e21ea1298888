"""Fresh arrays for shadows, in a few instructions that need no compilation of their own.

    zeros_like(x)      ->      NRT allocation, memset 0; C or Fortran order as x has it
    zeros_laid_out(x)          the same of the type of x where that says nothing of its strides; contiguous if x is
    copy_laid_out(x)           a copy of this kind
    copy_in_order(x, 2)        a copy of the kind of one that is contiguous in no order
"""

from __future__ import annotations

import functools
import itertools

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_new_ref
from numba.core.typing import Context, Signature
from numba.extending import intrinsic
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
def zeros_laid_out(typingctx: Context, array: types.Array):
    """Zeros that a function treats as it treats ``array``, of any layout: what it does may depend on the type (`ravel` copies, or
    gives a view), and on whether the array is contiguous in fact (`flags`, `np.ascontiguousarray`).

    In C or Fortran order if the array is so; otherwise rows have room for one more element, or, where there is one row only, each
    element is followed by a gap. So strides depend on the shape and on that alone: what is made for such zeros has the same.
    """
    fresh = array.copy(readonly=False)

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        made = _zeros_in_order(context, builder, array, args[0], _order(context, builder, array, args[0]))
        return impl_ret_new_ref(context, builder, fresh, made)

    return fresh(array), codegen


@intrinsic
def copy_laid_out(typingctx: Context, array: types.Array):
    """A copy with which a function does what it does with the array."""
    fresh = array.copy(readonly=False)

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        made = _copy_in_order(context, builder, array, args[0], _order(context, builder, array, args[0]))
        return impl_ret_new_ref(context, builder, fresh, made)

    return fresh(array), codegen


@intrinsic
def copy_in_order(typingctx: Context, array: types.Array, order: types.Integer):
    """The copy that `copy_laid_out` makes of an array of this order with the same elements."""
    fresh = array.copy(readonly=False)

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        return impl_ret_new_ref(context, builder, fresh, _copy_in_order(context, builder, array, *args))

    return fresh(array, types.intp), codegen


@intrinsic
def order_of(typingctx: Context, array: types.Array):
    """0 for an array in C order, 1 for Fortran order, 2 for others."""
    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        return _order(context, builder, array, args[0])

    return types.intp(array), codegen


def _order(context: BaseContext, builder: IRBuilder, array: types.Array, value: Value) -> Value:
    prototype = context.make_array(array)(context, builder, value)
    shape, given = (cgutils.unpack_tuple(builder, part, array.ndim) for part in (prototype.shape, prototype.strides))
    found = context.get_constant(types.intp, 2)
    for order, strides in reversed(list(enumerate(_orders(builder, prototype.itemsize, shape)))):
        found = builder.select(_are_strides(builder, strides, given, shape), found.type(order), found)
    return found


def _zeros_in_order(context: BaseContext, builder: IRBuilder, array: types.Array, value: Value, order: Value) -> Value:
    prototype = context.make_array(array)(context, builder, value)
    shape = cgutils.unpack_tuple(builder, prototype.shape, array.ndim)
    size, one = prototype.itemsize, context.get_constant(types.intp, 1)
    rows = _products(builder, one, shape[:-1])[-1]
    step = builder.select(builder.icmp_signed("<=", rows, one), context.get_constant(types.intp, 2), one)
    row = builder.add(builder.mul(shape[-1], step), one)
    strides = [*_products(builder, builder.mul(size, row), shape[-2:0:-1])[::-1], builder.mul(size, step)][-array.ndim:]
    length = builder.mul(rows, row)
    for number, ordered in enumerate(_orders(builder, size, shape)):
        met = builder.icmp_signed("==", order, order.type(number))
        strides = [builder.select(met, *pair) for pair in zip(ordered, strides, strict=True)]
        length = builder.select(met, builder.mul(rows, shape[-1]), length)
    memory = arrayobj._empty_nd_impl(context, builder, types.Array(array.dtype, 1, "C"), [length])
    cgutils.memset(builder, memory.data, builder.mul(size, length), 0)
    made = context.make_array(array)(context, builder)
    arrayobj.populate_array(made, data=memory.data, shape=shape, strides=strides, itemsize=size, meminfo=memory.meminfo)
    return made._getvalue()


def _copy_in_order(context: BaseContext, builder: IRBuilder, array: types.Array, value: Value, order: Value) -> Value:
    made = _zeros_in_order(context, builder, array, value, order)
    origin, target = (context.make_array(array)(context, builder, each) for each in (value, made))
    with cgutils.loop_nest(builder, cgutils.unpack_tuple(builder, origin.shape, array.ndim), order.type) as index:
        here, there = (cgutils.get_item_pointer(context, builder, array, each, index) for each in (origin, target))
        arrayobj.store_item(context, builder, array, arrayobj.load_item(context, builder, array, here), there)
    return made


def _orders(builder: IRBuilder, size: Value, shape: list[Value]) -> list[list[Value]]:
    """The strides of an array in C order, and in Fortran order."""
    return [_products(builder, size, shape[:0:-1])[::-1], _products(builder, size, shape[:-1])]


def _products(builder: IRBuilder, first: Value, factors: list[Value]) -> list[Value]:
    """The first, times one factor, times two ..."""
    return list(itertools.accumulate(factors, builder.mul, initial=first))


def _are_strides(builder: IRBuilder, strides: list[Value], given: list[Value], shape: list[Value]) -> Value:
    """Whether an array has these strides; along an axis of one element any will do."""
    one = shape[0].type(1)
    tests = [builder.or_(builder.icmp_signed("<=", extent, one), builder.icmp_signed("==", stride, found))
             for stride, found, extent in zip(strides, given, shape, strict=True)]
    return functools.reduce(builder.and_, tests)
