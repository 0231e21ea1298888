"""Calls of checkpointed functions: kept as calls, with the memory that the callee's arrays cover as further arguments.

    step(u, c)      ->      call i32 @ne.checkpoint.step(ptr %ret, ptr %excinfo, ..., ptr %ret, i64 8, ptr %u, i64 %bytes, ...)

    define linkonce_odr i32 @ne.checkpoint.step(...) noinline "ne.checkpoint"="16" { call @step }

The attribute says where among the parameters the pairs of address and size begin. The name is kept and the linkage visible,
so that LLVM changes neither; the compiler reads the pairs, the callee does not.
"""

from __future__ import annotations

import hashlib
import re
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import fix_returning_optional, impl_ret_new_ref
from numba.core.registry import CPUDispatcher
from numba.core.typing import Signature

MARK = "ne.checkpoint"
SIZE = ir.IntType(64)


def is_checkpointed(dispatcher: CPUDispatcher) -> bool:
    """Whether calls of the dispatcher are kept, and keep nothing but the callee's inputs."""
    return getattr(dispatcher, "checkpointed", False)


def is_checkpoint_symbol(name: str) -> bool:
    return name.startswith(f"{MARK}.")


def checkpointed_function(fndesc: Any, libraries: list[object]) -> Callable:
    """The implementation of a call, as Numba's `user_function`, but of the function that is kept."""
    def implementation(context: BaseContext, builder: ir.IRBuilder, sig: Signature, args: list[ir.Value]):
        convention = context.call_conv
        result = convention.get_return_type(fndesc.restype).pointee
        returned = cgutils.alloca_once_value(builder, cgutils.get_null_value(result))
        callee = context.declare_function(builder.module, fndesc)
        excinfo = cgutils.alloca_once(builder, convention._get_excinfo_argument(callee).type.pointee, name="excinfo")
        values = [returned, excinfo, *context.get_arg_packer(fndesc.argtypes).as_arguments(builder, args)]
        memory = [(slot, SIZE(context.get_abi_sizeof(slot.type.pointee))) for slot in (returned, excinfo)]
        for type_, value in zip(fndesc.argtypes, args, strict=True):
            memory += _memory_of(context, builder, type_, value)
        pairs = [part for address, size in memory for part in (builder.bitcast(address, cgutils.voidptr_t), size)]
        code = builder.call(_kept(builder.module, callee, fndesc.qualname, len(memory)), [*values, *pairs])
        status = convention._get_return_status(builder, code, builder.load(excinfo))
        with cgutils.if_unlikely(builder, status.is_error):
            convention.return_status_propagate(builder, status)
        value = context.get_returned_value(builder, fndesc.restype, builder.load(returned))
        value = fix_returning_optional(context, builder, sig, status, value)
        return impl_ret_new_ref(context, builder, fndesc.restype, value)

    implementation.signature = fndesc.argtypes
    implementation.libs = tuple(libraries)
    return implementation


def _kept(module: ir.Module, callee: ir.Function, qualified_name: str, pairs: int) -> ir.Function:
    words = re.sub(r"\W", "_", qualified_name.rpartition(".")[2], flags=re.ASCII)
    name = f"{MARK}.{words}.{hashlib.sha256(callee.name.encode()).hexdigest()[:8]}"
    if name in module.globals:
        return module.globals[name]
    own = callee.function_type.args
    function = ir.Function(module, ir.FunctionType(ir.IntType(32), [*own, *([cgutils.voidptr_t, SIZE] * pairs)]), name)
    function.linkage = "linkonce_odr"
    function.attributes.add("noinline")
    set.add(function.attributes, f'"{MARK}"="{len(own)}"')
    builder = ir.IRBuilder(function.append_basic_block("entry"))
    builder.ret(builder.call(callee, function.args[:len(own)]))
    return function


def _memory_of(context: BaseContext, builder: ir.IRBuilder, type_: types.Type,
               value: ir.Value) -> list[tuple[ir.Value, ir.Value]]:
    """(address, bytes) of the memory of all arrays in an argument."""
    if isinstance(type_, types.BaseTuple):
        parts = zip(type_.types, cgutils.unpack_tuple(builder, value, len(type_.types)), strict=True)
        return [pair for part, inner in parts for pair in _memory_of(context, builder, part, inner)]
    if isinstance(type_, types.Array):
        element = SIZE(context.get_abi_sizeof(context.get_data_type(type_.dtype)))
        return [_extent(builder, type_, context.make_array(type_)(context, builder, value), element)]
    return []


def _extent(builder: ir.IRBuilder, type_: types.Array, array: ir.Value, element: ir.Value) -> tuple[ir.Value, ir.Value]:
    """The smallest interval of memory that holds all elements."""
    shape = cgutils.unpack_tuple(builder, array.shape)
    count = SIZE(1)
    for length in shape:
        count = builder.mul(count, length)
    if type_.layout in "CF":
        return array.data, builder.mul(count, element)
    zero = SIZE(0)
    low, high = zero, element
    for length, stride in zip(shape, cgutils.unpack_tuple(builder, array.strides), strict=True):
        reach = builder.mul(builder.sub(length, SIZE(1)), stride)
        backwards = builder.icmp_signed("<", reach, zero)
        low = builder.add(low, builder.select(backwards, reach, zero))
        high = builder.add(high, builder.select(backwards, zero, reach))
    size = builder.select(builder.icmp_signed("==", count, zero), zero, builder.sub(high, low))
    return builder.gep(builder.bitcast(array.data, cgutils.voidptr_t), [low]), size
