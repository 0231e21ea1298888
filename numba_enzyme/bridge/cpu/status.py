"""Calls that may fail inside generated functions: the status is a value, so that what is held can be given back first.

    status, value = attempt(f, (a, b))
    if status[0]:
        propagate(status)
        raise RuntimeError

`propagate` returns from the caller with the callee's own exception. The `raise` after it is never reached: it ends the branch,
so that Numba releases at its beginning what the caller has allocated.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.registry import CPUDispatcher
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ...request import OUT_OF_MEMORY, RAISED_IN_CHUNK
from ..function_text import FunctionText, tuple_text

STATUS = types.Tuple((types.boolean, types.int32, types.voidptr))
"""Whether the callee raised; Numba's return code; the description of the exception."""
FAILURES = {OUT_OF_MEMORY: (MemoryError, "no memory for what the derivative keeps"),
            RAISED_IN_CHUNK: (RuntimeError, "a function of a rule has raised in a parallel loop")}  # fmt: skip


def attempted(text: FunctionText, function: str, arguments: Sequence[str], result: str = "") -> str:
    """Lines that call and, if that raises, pass the exception on after what is held is given back; the name of the result."""
    status, result = text.fresh("status"), result or text.fresh("value")
    call, passed = text.constant(attempt, "attempt"), text.constant(propagate, "propagate")
    text.add(f"{status}, {result} = {call}({function}, {tuple_text(arguments)})")
    with text.block(f"if {status}[0]:"):
        text.add(f"{passed}({status})")
        text.add("raise RuntimeError")
    return result


def status_value(context: BaseContext, builder: IRBuilder, code: Any, raised: Any):
    """A status as a value of the type STATUS, from a return code and what was raised."""
    status = context.call_conv._get_return_status(builder, code, raised)
    pointer = builder.bitcast(raised, context.get_value_type(types.voidptr))
    return context.make_tuple(builder, STATUS, (status.is_error, code, pointer))


@intrinsic
def propagate(typingctx: Context, status: types.Type):
    """Return from the caller with the exception that *status* speaks of."""
    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        return _propagated(context, builder, args[0])

    return types.none(status), codegen


def _propagated(context: BaseContext, builder: IRBuilder, status: Value):
    _, code, pointer = cgutils.unpack_tuple(builder, status)
    conv = context.call_conv
    excinfo = builder.bitcast(pointer, conv._get_excinfo_argument(builder.function).type.pointee)
    with cgutils.if_unlikely(builder, cgutils.true_bit):
        conv.return_status_propagate(builder, conv._get_return_status(builder, code, excinfo))
    return context.get_dummy_value()


@intrinsic
def raise_failure(typingctx: Context, status: types.Type):
    """As `propagate`, for the status of a derivative, whose own failures no exception has described yet."""
    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        code = builder.extract_value(args[0], 1)
        for own, (kind, message) in FAILURES.items():
            with cgutils.if_unlikely(builder, builder.icmp_signed("==", code, code.type(own))):
                context.call_conv.return_user_exc(builder, kind, (message,))
        return _propagated(context, builder, args[0])

    return types.none(status), codegen


@intrinsic
def attempt(typingctx: Context, function: types.Type, arguments: types.Type):
    """``(status, result)`` of a call of an @njit function."""
    inner = function.get_call_type(typingctx, arguments.types, {})
    result = types.Tuple((STATUS, inner.return_type))

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        compiled = _compiled(context, function.dispatcher, inner.args)
        context.add_linking_libs([compiled.library])
        callee = context.declare_function(builder.module, compiled.fndesc)
        count = len(arguments.types)
        given, omitted = inner.args[:count], inner.args[count:]
        values = [context.cast(builder, value, *kinds) for value, *kinds
                  in zip(cgutils.unpack_tuple(builder, args[1]), arguments.types, given, strict=True)]
        values += [context.get_constant_generic(builder, default, default.value) for default in omitted]
        status, made = context.call_conv.call_function(builder, callee, inner.return_type, inner.args, values)
        failure = status_value(context, builder, status.code, status.excinfoptr)
        return context.make_tuple(builder, result, (failure, made))

    return result(function, arguments), codegen


def _compiled(context: BaseContext, dispatcher: CPUDispatcher, arguments: tuple[types.Type, ...]):
    """The compile result for this context: differentiated code has a context of its own."""
    dispatcher = getattr(dispatcher, "for_compiled_callers", dispatcher)
    compile_raw = getattr(context, "compile_raw", None)
    if compile_raw is not None:
        return compile_raw(dispatcher, arguments)
    if arguments not in dispatcher.overloads:  # a derivative is only typed where it is called
        dispatcher.compile(arguments)
    return dispatcher.overloads[arguments]
