"""The compiled entry through which XLA calls a Numba function: its FFI's calling convention, no Python on the way.

    XLA_FFI_Error *entry(XLA_FFI_CallFrame *frame)      ->      x = carray(frame.args[0].data, frame.args[0].dims)
                                                                result = f(x, ...); copy it to frame.rets[...].data

The offsets are those of XLA's C interface (`xla/ffi/api/c_api.h`), version 0.x, on machines with 64-bit pointers.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from typing import Any

import numba
from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ..api.source import Source
from .operation import Operand, Operation

FRAME_EXTENSION, FRAME_API, FRAME_ARGUMENTS, FRAME_RESULTS = 8, 16, 72, 112
BUFFER_DATA, BUFFER_DIMENSIONS = 24, 40
EXTENSION_METADATA, METADATA_MAJOR, METADATA_MINOR = 24, 24, 28
API_CREATE_ERROR = 48
INVALID_ARGUMENT, RAISED, WRONG_SHAPE = 3, 1, 2


def entry(operation: Operation, operands: Sequence[types.Type], results: Sequence[types.Type],
          version: tuple[int, int]) -> Any:  # fmt: skip
    """A compiled C callback for these operands; ``results``: the types of what it writes, as XLA holds them."""
    function = operation.function
    source = Source(f"XLA entry of {operation.name}", function.py_func.__module__)
    helpers = {helper.__name__: source.constant(helper, helper.__name__) for helper in (_word, _pointer, numba.carray)}
    word, pointer, carray = helpers["_word"], helpers["_pointer"], helpers["carray"]

    def buffer(table: int, index: int, kind: types.Type) -> str:
        """The array at *index* of the frame's arguments or results; one element stands for a number."""
        place = source.bind(f"{word}({word}(arg_frame, {table}), {8 * index})", "buffer")
        sizes = "".join(f"{word}({word}({place}, {BUFFER_DIMENSIONS}), {8 * axis}), " for axis in range(_dimensions(kind)))
        dtype = source.constant(kind.dtype if isinstance(kind, types.Array) else kind, "dtype")
        return source.bind(f"{carray}({pointer}({word}({place}, {BUFFER_DATA})), ({sizes or '1,'}), {dtype})", "array")

    source.add("failure = 0")
    values = [f"{name}[0]" if not _dimensions(kind) else name
              for i, kind in enumerate(operands) for name in [buffer(FRAME_ARGUMENTS, i, kind)]]
    arguments = [_expression(source, argument, values) for argument in operation.arguments]
    source.add(f"result = {source.constant(function, 'function')}({', '.join(arguments)})")
    paths = list(_paths(operation.result_type(operands), "result"))
    for i, (path, kind) in enumerate(zip(paths, results, strict=True)):
        out = buffer(FRAME_RESULTS, i, kind)
        if not _dimensions(kind):
            source.add(f"{out}[0] = {path}")
            continue
        with source.block(f"if {out}.shape != {path}.shape:"):
            source.add(f"failure = {WRONG_SHAPE}")
        with source.block("else:"), source.loops(out, kind.ndim) as index:
            source.add(f"{out}[{index}] = {path}[{index}]")
    run = numba.njit(source.build(["arg_frame"], "failure"))
    raised = ctypes.create_string_buffer(f"{operation.name} raised an exception: call it without JAX to see which".encode())
    misfit = ctypes.create_string_buffer(f"{operation.name} returned an array of another shape than result_shape says".encode())
    texts = ctypes.addressof(raised), ctypes.addressof(misfit)
    major, minor = version

    def call(frame: Any):
        extension = _word(frame, FRAME_EXTENSION)
        if extension != 0:  # XLA asks which version of the interface this is written for
            metadata = _word(extension, EXTENSION_METADATA)
            _store_int32(metadata, METADATA_MAJOR, major)
            _store_int32(metadata, METADATA_MINOR, minor)
            return 0
        failure = 0
        try:
            failure = run(frame)
        except Exception:
            failure = RAISED
        if failure != 0:
            return _error(_word(_word(frame, FRAME_API), API_CREATE_ERROR), texts[0] if failure == RAISED else texts[1])
        return 0

    made = numba.cfunc(types.intp(types.intp))(call)
    made.messages = raised, misfit  # live as long as the entry
    return made


def _dimensions(kind: types.Type) -> int:
    return kind.ndim if isinstance(kind, types.Array) else 0


def _expression(source: Source, argument: object, values: Sequence[str]) -> str:
    if isinstance(argument, Operand):
        return values[argument.index]
    if isinstance(argument, tuple):
        parts = [_expression(source, part, values) for part in argument]
        if hasattr(argument, "_fields"):
            return f"{source.constant(type(argument), 'Fields')}({', '.join(parts)})"
        return "(" + "".join(f"{part}, " for part in parts) + ")"
    return repr(argument) if isinstance(argument, (int, str, type(None))) else source.constant(argument, "fixed")


def _paths(type_: types.Type, path: str):
    """Expressions for the leaves of a result, without None."""
    if isinstance(type_, types.BaseTuple):
        for i, part in enumerate(type_.types):
            yield from _paths(part, f"{path}[{i}]")
    elif not isinstance(type_, types.NoneType):
        yield path


@intrinsic
def _word(typingctx: Context, address: types.Type, offset: types.Type):
    """The 8 bytes at an address."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        return builder.load(builder.inttoptr(builder.add(args[0], args[1]), ir.IntType(64).as_pointer()))

    return types.intp(types.intp, types.intp), codegen


@intrinsic
def _pointer(typingctx: Context, address: types.Type):
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        return builder.inttoptr(args[0], cgutils.voidptr_t)

    return types.voidptr(types.intp), codegen


@intrinsic
def _store_int32(typingctx: Context, address: types.Type, offset: types.Type, value: types.Type):
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        place = builder.inttoptr(builder.add(args[0], args[1]), ir.IntType(32).as_pointer())
        builder.store(builder.trunc(args[2], ir.IntType(32)), place)
        return context.get_dummy_value()

    return types.none(types.intp, types.intp, types.intp), codegen


@intrinsic
def _error(typingctx: Context, create: types.Type, message: types.Type):
    """An XLA_FFI_Error, made by the function at the address *create*."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        word = ir.IntType(64)
        fields = [ir.Constant(word, 32), ir.Constant(word, 0), args[1], ir.Constant(word, INVALID_ARGUMENT)]
        given = cgutils.alloca_once(builder, ir.ArrayType(word, len(fields)))
        for i, field in enumerate(fields):
            builder.store(field, cgutils.gep_inbounds(builder, given, 0, i))
        function = builder.inttoptr(args[0], ir.FunctionType(word, [given.type]).as_pointer())
        return builder.call(function, [given])

    return types.intp(types.intp, types.intp), codegen
