"""Ranges whose counter does not overflow, as no signed sum of Numba's does; its own iterator leaves that open.

    for i in range(start, n): a[i]          %next = add i64 %i, %step      ->      %next = add nsw i64 %i, %step

So LLVM sees that an index that begins at zero or above never wraps around, and tests no more whether it is negative. The sum
after the last value may overflow: nobody reads it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import RefType, iternext_impl
from numba.core.typing import Signature

NEXT = "iternext"


def next_of_range(fn: object, sig: Signature) -> Callable | None:
    """What is written for a step of an iterator over a range of signed integers."""
    if fn != NEXT or not isinstance(sig.args[0], types.RangeIteratorType) or not sig.args[0].yield_type.signed:
        return None
    return _next


@iternext_impl(RefType.BORROWED)
def _next(context: BaseContext, builder: IRBuilder, sig: Signature, args: list[Value], result: Any):
    """The value, if there is one left; the state of the iterator lies where Numba's own keeps it."""
    state = cgutils.create_struct_proxy(sig.args[0])(context, builder, args[0])
    left = builder.load(state.count)
    more = builder.icmp_signed(">", left, left.type(0))
    result.set_valid(more)
    with builder.if_then(more):
        value = builder.load(state.iter)
        result.yield_(value)
        builder.store(builder.sub(left, left.type(1), flags=["nsw"]), state.count)
        builder.store(builder.add(value, state.step, flags=["nsw"]), state.iter)
