"""Single records as arrays of one record, and records that own their memory, which Numba's do not.

    record_view(r)          an array of one record over the memory of r, which somebody else keeps alive
    record_array(r)         an array of one record, a copy
    first_record(array)     its first record, as Numba has it
    record_value(array)     its first record with the memory: np.void in Python, value.field in @njit code
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed, impl_ret_new_ref
from numba.core.typing import Context, Signature, signature
from numba.core.typing.templates import AttributeTemplate, infer_getattr
from numba.extending import box, intrinsic, lower_getattr_generic, models, register_model
from numba.np import arrayobj

_WORD = ir.IntType(64)


class RecordValue(types.Type):
    """The first record of an array."""

    def __init__(self, array: types.Array) -> None:
        self.array = array
        super().__init__(f"RecordValue({array})")


@register_model(RecordValue)
class _RecordValueModel(models.StructModel):
    def __init__(self, manager: Any, type_: types.Type):
        super().__init__(manager, type_, [("array", type_.array)])


def array_of_one(record: types.Record) -> types.Array:
    """The type of an array that holds one such record."""
    return types.Array(record, 1, "C", aligned=record.aligned)


@intrinsic
def record_view(typingctx: Context, record: types.Record):
    """The record as an array over its memory, which the array does not keep alive."""
    array_type = array_of_one(record)

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        array = context.make_array(array_type)(context, builder)
        size = _WORD(record.size)
        data = builder.bitcast(args[0], context.get_data_type(record).as_pointer())
        arrayobj.populate_array(array, data=data, shape=[_WORD(1)], strides=[size], itemsize=size, meminfo=None)
        return impl_ret_borrowed(context, builder, array_type, array._getvalue())

    return array_type(record), codegen


@intrinsic
def record_array(typingctx: Context, record: types.Record):
    """A new array that holds a copy of the record."""
    array_type = array_of_one(record)

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        made = arrayobj._empty_nd_impl(context, builder, array_type, [_WORD(1)])
        context.pack_value(builder, record, args[0], made.data, align=1)
        return impl_ret_new_ref(context, builder, array_type, made._getvalue())

    return array_type(record), codegen


@intrinsic
def first_record(typingctx: Context, array: types.Array):
    """The first record of an array: a pointer into its memory."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        first = context.make_array(array)(context, builder, args[0]).data
        return builder.bitcast(first, context.get_value_type(array.dtype))

    return array.dtype(array), codegen


@intrinsic
def record_value(typingctx: Context, array: types.Array):
    """The first record of an array, with its memory."""
    value_type = RecordValue(array)

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        value = cgutils.create_struct_proxy(value_type)(context, builder)
        value.array = args[0]
        return impl_ret_borrowed(context, builder, value_type, value._getvalue())

    return value_type(array), codegen


@box(RecordValue)
def _box(type_: types.Type, value: ir.Value, c: Any):
    proxy = cgutils.create_struct_proxy(type_)(c.context, c.builder, value=value)
    array, first = c.box(type_.array, proxy.array), c.pyapi.long_from_longlong(_WORD(0))
    record = c.pyapi.object_getitem(array, first)
    c.pyapi.decref(array)
    c.pyapi.decref(first)
    return record


@infer_getattr
class _Fields(AttributeTemplate):
    key = RecordValue

    def generic_resolve(self, type_: types.Type, attribute: Any):
        if attribute not in type_.array.dtype.fields:
            return None
        fields = self.context.resolve_getattr(type_.array, attribute)
        return self.context.resolve_function_type(operator.getitem, (fields, types.intp), {}).return_type


@lower_getattr_generic(RecordValue)
def _field(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value, attribute: Any):
    proxy = cgutils.create_struct_proxy(type_)(context, builder, value=value)
    result = _Fields(context.typing_context).generic_resolve(type_, attribute)
    return context.compile_internal(builder, _reader(attribute), signature(result, type_.array), [proxy.array])


@cache
def _reader(name: str) -> Callable:
    namespace: dict[str, Callable] = {}
    exec(f"def read(array):\n    return array.{name}[0]", namespace)
    return namespace["read"]
