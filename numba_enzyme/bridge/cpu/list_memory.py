"""The items of a list as an array, and back: of lists of numbers, or of tuples of one kind of number.

    items_of(a)                 of a typed list: an array over its memory, which it keeps alive; of a Python list: a copy
    list_maker(type)(array)     a new list of this type with the array's contents
    item_at(typed list, i)      the item of a list that has so many: what Numba compiles for it is one load

For typed lists of C and those that differentiated code makes: both have the same fields in the same places.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
from llvmlite import ir
from numba import njit
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import Context, Signature
from numba.extending import intrinsic, overload
from numba.np import arrayobj
from numba.np.numpy_support import as_dtype
from numba.np.unsafe.ndarray import to_fixed_tuple
from numba.typed.listobject import new_list
from numba.typed.typedobjectutils import _container_get_data

from .typed_lists import ITEMS, SIZE, Items, ListAccess

_WORD = ir.IntType(64)


def items_type(list_type: types.Type) -> types.Array | None:
    """The type of the array that the items of a list are, if they are one."""
    item = list_type.dtype
    if isinstance(item, types.Number | types.Boolean):
        return types.Array(item, 1, "C")
    if isinstance(item, types.UniTuple) and isinstance(item.dtype, types.Number) and item.count > 0:
        return types.Array(item.dtype, 2, "C")
    return None


def items_of(list_: Any):
    """The items as an array, inside @njit code."""
    raise NotImplementedError("inside @njit code only")


@overload(items_of)
def _items_of(list_):
    if isinstance(list_, types.ListType):
        return lambda list_: _items_in_place(list_)
    array_type = items_type(list_)
    assert array_type is not None, list_
    number = as_dtype(array_type.dtype).type
    if array_type.ndim == 1:
        def copied(list_):
            items = np.empty(len(list_), number)
            for i in range(len(list_)):
                items[i] = list_[i]
            return items

        return copied
    count = list_.dtype.count

    def copied_rows(list_):
        items = np.empty((len(list_), count), number)
        for i in range(len(list_)):
            for k in range(count):
                items[i, k] = list_[i][k]
        return items

    return copied_rows


@intrinsic
def _items_in_place(typingctx: Context, list_: types.ListType):
    """The items of a typed list as an array that keeps the list alive."""
    array_type = items_type(list_)
    assert array_type is not None, list_

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        proxy = cgutils.create_struct_proxy(list_)(context, builder, value=args[0])
        made = ListAccess(builder, proxy.data)
        number = context.get_data_type(array_type.dtype)
        size = _WORD(context.get_abi_sizeof(number))
        shape = [made.get(SIZE)]
        strides = [size]
        if array_type.ndim == 2:
            shape.append(_WORD(list_.item_type.count))
            strides.insert(0, builder.mul(size, shape[1]))
        array = context.make_array(array_type)(context, builder)
        data = builder.bitcast(made.get(ITEMS, cgutils.voidptr_t), number.as_pointer())
        arrayobj.populate_array(array, data=data, shape=shape, strides=strides, itemsize=size, meminfo=proxy.meminfo)
        return impl_ret_borrowed(context, builder, array_type, array._getvalue())

    return array_type(list_), codegen


@intrinsic
def item_at(typingctx: Context, list_: types.ListType, index: types.Integer):
    """The item of a typed list that has so many."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        proxy = cgutils.create_struct_proxy(list_)(context, builder, value=args[0])
        items = Items(context, builder, list_.item_type)
        place = items.place(ListAccess(builder, proxy.data).get(ITEMS, cgutils.voidptr_t), args[1])
        return impl_ret_borrowed(context, builder, list_.item_type, items.load(place))

    return list_.item_type(list_, types.int64), codegen


@intrinsic
def _fill(typingctx: Context, list_: types.Type, array: types.Type):
    """Make the contents of an array those of an empty list that has room for them."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        made = ListAccess(builder, _container_get_data(context, builder, list_, args[0]))
        source = context.make_array(array)(context, builder, args[1])
        memory = made.get(ITEMS, cgutils.voidptr_t)
        cgutils.raw_memcpy(builder, memory, source.data, source.nitems, source.itemsize)
        made.set(SIZE, builder.extract_value(source.shape, 0))
        return context.get_dummy_value()

    return types.void(list_, array), codegen


@cache
def list_maker(list_type: types.ListType | types.List) -> object:
    """`def list_of(array)`: a new list of this type."""
    item = list_type.dtype
    if isinstance(list_type, types.List):
        return njit(forceinline=True)(_python_list_maker(item))

    @njit(forceinline=True)  # each list has memory of its own, also to the analyses
    def list_of(array: Any):
        made = new_list(item, array.shape[0])
        _fill(made, array)
        return made

    return list_of


def _python_list_maker(item: types.Type) -> Callable:
    if isinstance(item, types.UniTuple):
        count = item.count
        return lambda array: [to_fixed_tuple(array[i], count) for i in range(array.shape[0])]
    return lambda array: [array[i] for i in range(array.shape[0])]
