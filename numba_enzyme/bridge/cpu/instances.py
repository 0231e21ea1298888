"""Instances of jitclasses, field by field: views of their numbers, new instances, and whether a field is still what it was.

    cell(M, (0,))(m)            an array of one number over the memory of the first field of m, which it keeps alive
    new_instance(M)(fields)     an instance that has these values in its fields; no __init__ runs
    same(m.values, values)      whether both are one object
    is_null(m.child)            whether a field that is to hold an instance has never been set
    fields_class(M)             the named tuple that gradients with respect to instances are
"""

from __future__ import annotations

from collections import namedtuple
from collections.abc import Iterator
from functools import cache
from operator import itemgetter
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_borrowed, impl_ret_new_ref
from numba.core.typing import Context, Signature
from numba.experimental.jitclass.base import imp_dtor
from numba.extending import intrinsic
from numba.np import arrayobj

_WORD = ir.IntType(64)

NUMBER = types.Number | types.Boolean
UNSET = "a field of a jitclass instance that is to hold an instance has not been set"


@cache
def cell(instance: types.ClassInstanceType, place: tuple[int, ...]) -> object:
    """The function that views one number of an instance; *place*: the field, and the way inside of the tuple that it holds."""
    number = _at(instance, place)
    array_type = types.Array(number, 1, "C")

    @intrinsic
    def view(typingctx: Context, given: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            whole = context.make_helper(builder, instance, value=args[0])
            index = [ir.IntType(32)(i) for i in (0, *place)]
            size = _WORD(context.get_abi_sizeof(context.get_data_type(number)))
            array = context.make_array(array_type)(context, builder)
            arrayobj.populate_array(array, data=builder.gep(whole.data, index, inbounds=True), shape=[_WORD(1)], strides=[size],
                                    itemsize=size, meminfo=whole.meminfo)
            return impl_ret_borrowed(context, builder, array_type, array._getvalue())

        return array_type(instance), codegen

    return view


def _at(instance: types.ClassInstanceType, place: tuple[int, ...]) -> types.Type:
    found = list(instance.struct.values())[place[0]]
    for i in place[1:]:
        found = found.types[i]
    return found


@cache
def new_instance(instance: types.ClassInstanceType) -> object:
    """The function that makes an instance of the values of its fields, a tuple."""
    kinds = list(instance.struct.values())

    @intrinsic
    def make(typingctx: Context, fields: types.Type):
        def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
            size = context.get_abi_sizeof(context.get_data_type(instance.get_data_type()))
            whole = context.make_helper(builder, instance)
            destructor = imp_dtor(context, builder.module, instance)
            whole.meminfo = context.nrt.meminfo_alloc_dtor(builder, context.get_constant(types.uintp, size), destructor)
            memory = context.nrt.meminfo_data(builder, whole.meminfo)
            whole.data = builder.bitcast(memory, whole.data.type)
            contents = context.make_data_helper(builder, instance.get_data_type(), ref=whole.data)
            values = cgutils.unpack_tuple(builder, args[0])
            for i, (value, given, kind) in enumerate(zip(values, fields.types, kinds, strict=True)):
                field = context.cast(builder, value, given, kind)
                contents[i] = field
                context.nrt.incref(builder, kind, field)
            return impl_ret_new_ref(context, builder, instance, whole._getvalue())

        return instance(fields), codegen

    return make


@intrinsic
def same(typingctx: Context, first: types.Type, second: types.Type):
    """Whether two values of one kind are the same object: arrays with the same elements, instances, strings, containers."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        parts = [list(_identity(context, builder, *pair)) for pair in zip(signature.args, args, strict=True)]
        equal = cgutils.true_bit
        for one, other in zip(*parts, strict=True):
            equal = builder.and_(equal, builder.icmp_unsigned("==", one, builder.bitcast(other, one.type)))
        return equal

    return types.boolean(first, second), codegen


@intrinsic
def is_null(typingctx: Context, instance: types.Type):
    """Whether there is no instance behind a field."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        return cgutils.is_null(builder, context.make_helper(builder, instance, value=args[0]).data)

    return types.boolean(instance), codegen


def _identity(context: BaseContext, builder: ir.IRBuilder, type_: types.Type, value: ir.Value) -> Iterator[ir.Value]:
    """The words that say which object it is."""
    if isinstance(type_, types.Array):
        array = context.make_array(type_)(context, builder, value)
        yield from (array.data, *cgutils.unpack_tuple(builder, array.shape), *cgutils.unpack_tuple(builder, array.strides))
    elif isinstance(type_, types.ClassInstanceType):
        yield context.make_helper(builder, type_, value=value).data
    else:
        yield from _words(builder, value)


def _words(builder: ir.IRBuilder, value: ir.Value) -> Iterator[ir.Value]:
    if isinstance(value.type, ir.LiteralStructType | ir.BaseStructType | ir.ArrayType):
        for i in range(len(value.type)):
            yield from _words(builder, builder.extract_value(value, i))
    elif isinstance(value.type, ir.IntType | ir.PointerType):
        yield value


@cache
def fields_class(type_: types.ClassInstanceType) -> type:
    """The named tuple of a gradient with respect to such an instance: the names of its fields, underscores and all."""
    names = tuple(type_.struct)
    public = [f"field{i}" if name.startswith("_") else name for i, name in enumerate(names)]
    made: Any = namedtuple(type_.class_type.class_name, public)
    for i, name in enumerate(names):
        if name.startswith("_"):
            setattr(made, name, property(itemgetter(i)))
    made._fields = names
    made.__repr__ = _shown
    made.__doc__ = f"{made.__name__}({', '.join(names)}): one entry per field, None for what is not floating."
    return made


def _shown(fields: Any) -> str:
    entries = (f"{name}={value!r}" for name, value in zip(fields._fields, fields, strict=True))
    return f"{type(fields).__name__}({', '.join(entries)})"
