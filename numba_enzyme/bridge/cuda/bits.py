"""Numbers taken for their bits, by functions of libdevice, become what they are for LLVM.

    call i64 @__nv_double_as_longlong(double %x)       ->       bitcast double %x to i64

So a derivative goes through where the bits are a number again, and flags kept in a number's bits have none.
"""

from __future__ import annotations

from ...ir.functions import Module, replace_uses
from ...ir.instructions import Call, Cast
from ...ir.values import Value

SAME_BITS = ("__nv_double_as_longlong", "__nv_longlong_as_double", "__nv_float_as_int", "__nv_float_as_uint",
             "__nv_int_as_float", "__nv_uint_as_float")  # fmt: skip


def cast_bits(module: Module) -> None:
    """Replace all such calls, in place."""
    for function in module.functions.values():
        found: dict[Value, Value] = {}
        for block in function.blocks:
            for at, call in enumerate(block.instructions):
                if not isinstance(call, Call) or (call.callee_name or "").strip('"') not in SAME_BITS:
                    continue
                new = Cast("bitcast", call.type, [call.arguments[0]], name=call.name)
                new.metadata, new.block = call.metadata, block
                block.instructions[at] = found[call] = new
        replace_uses(function, found)
