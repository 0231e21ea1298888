"""What passes between the functions of a rule: the handle, which owns results and residuals, and views of bare memory.

    handle = make_handle(record)((out, residuals, primals, frames))     a MemInfo whose destructor gives back the record
    out = part(record, 0)(handle)                               a new reference to part 0
    borrowed(record, 0)(handle)                                 views of its arrays, which last as long as the handle
    drop(record, 0)(handle)                                     the handle's own reference is given back
    view(array type)(pointer, shape, strides)                   an array without an owner

All of it is ordinary IR that can be differentiated: loads, stores and reference counts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed
from numba.core.typing import Context, Signature
from numba.extending import intrinsic
from numba.np import arrayobj

POINTER = types.voidptr


@cache
def make_handle(record: types.BaseTuple) -> Callable:
    """Makes a handle that holds references to everything in a tuple."""
    @intrinsic
    def make(typingctx: Context, value: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            model = context.data_model_manager[record]
            size = context.get_constant(types.intp, context.get_abi_sizeof(model.get_data_type()))
            handle = context.nrt.meminfo_alloc_dtor(builder, size, _destructor(context, builder.module, record))
            kept = context.cast(builder, args[0], value, record)
            context.nrt.incref(builder, record, kept)
            builder.store(model.as_data(builder, kept), _record_place(context, builder, record, handle))
            return handle

        return POINTER(value), codegen

    return make


@cache
def part(record: types.BaseTuple, index: int) -> Callable:
    """Reads one part of a handle's record."""
    return _reader(record, index, impl_ret_borrowed)


@cache
def borrowed(record: types.BaseTuple, index: int) -> Callable:
    """Reads one part of a handle's record, its arrays as views without an owner: no reference to them is counted."""
    return _reader(record, index, _without_owner)


def _reader(record: types.BaseTuple, index: int, returned: Callable) -> Callable:
    """``returned(context, builder, type, value)``: what becomes of the value that is loaded."""
    @intrinsic
    def read(typingctx: Context, handle: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            model, place = _part_place(context, builder, record, index, args[0])
            return returned(context, builder, record.types[index], model.load_from_data_pointer(builder, place))

        return record.types[index](handle), codegen

    return read


def _without_owner(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value):
    if isinstance(type_, types.BaseTuple):
        parts = zip(type_.types, cgutils.unpack_tuple(builder, value, len(type_.types)), strict=True)
        return context.make_tuple(builder, type_, [_without_owner(context, builder, inner, part) for inner, part in parts])
    if isinstance(type_, types.Array):
        array = context.make_array(type_)(context, builder, value)
        array.meminfo = array.parent = cgutils.get_null_value(cgutils.voidptr_t)
        return array._getvalue()
    return impl_ret_borrowed(context, builder, type_, value)


@cache
def drop(record: types.BaseTuple, index: int) -> Callable:
    """Gives back the handle's references to one part, of which nothing may be read after that."""
    @intrinsic
    def give_back(typingctx: Context, handle: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            model, place = _part_place(context, builder, record, index, args[0])
            context.nrt.decref(builder, record.types[index], model.load_from_data_pointer(builder, place))
            builder.store(cgutils.get_null_value(model.get_data_type()), place)
            return context.get_dummy_value()

        return types.none(handle), codegen

    return give_back


@cache
def replace(record: types.BaseTuple, index: int) -> Callable:
    """Puts another value of the same type in the place of one part."""
    @intrinsic
    def put(typingctx: Context, handle: types.Type, value: types.Type):
        kind = record.types[index]

        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            model, place = _part_place(context, builder, record, index, args[0])
            made = context.cast(builder, args[1], value, kind)
            context.nrt.incref(builder, kind, made)
            context.nrt.decref(builder, kind, model.load_from_data_pointer(builder, place))
            builder.store(model.as_data(builder, made), place)
            return context.get_dummy_value()

        return types.none(handle, value), codegen

    return put


@cache
def view(kind: types.Array) -> Callable:
    """An array of this type over memory that somebody else owns."""
    @intrinsic
    def look(typingctx: Context, pointer: types.Type, shape: types.Type, strides: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            array = context.make_array(kind)(context, builder)
            itemsize = context.get_constant(types.intp, context.get_abi_sizeof(context.get_data_type(kind.dtype)))
            arrayobj.populate_array(array, data=builder.bitcast(args[0], array.data.type), shape=args[1], strides=args[2],
                                    itemsize=itemsize, meminfo=None)
            return array._getvalue()

        return kind(pointer, shape, strides), codegen

    return look


@intrinsic
def is_there(typingctx: Context, pointer: types.Type):
    """Whether a pointer is one."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        return cgutils.is_not_null(builder, args[0])

    return types.boolean(pointer), codegen


def _record_place(context: BaseContext, builder: ir.IRBuilder, record: types.BaseTuple, handle: Any):
    data = context.nrt.meminfo_data(builder, handle)
    return builder.bitcast(data, context.data_model_manager[record].get_data_type().as_pointer())


def _part_place(context: BaseContext, builder: ir.IRBuilder, record: types.BaseTuple, index: int, handle: Any):
    place = _record_place(context, builder, record, handle)
    return context.data_model_manager[record.types[index]], cgutils.gep_inbounds(builder, place, 0, index)


def _destructor(context: BaseContext, module: Any, record: types.BaseTuple):
    """A function that gives back all references of a record; the runtime calls it with the handle's data."""
    word = context.get_value_type(types.intp)
    function_type = ir.FunctionType(ir.VoidType(), [cgutils.voidptr_t, word, cgutils.voidptr_t])
    function = cgutils.get_or_insert_function(module, function_type, f".rule.destroy.{module.name}")
    if function.is_declaration:
        function.linkage = "linkonce_odr"
        builder = ir.IRBuilder(function.append_basic_block())
        model = context.data_model_manager[record]
        place = builder.bitcast(function.args[0], model.get_data_type().as_pointer())
        context.nrt.decref(builder, record, model.load_from_data_pointer(builder, place))
        builder.ret_void()
    return function

