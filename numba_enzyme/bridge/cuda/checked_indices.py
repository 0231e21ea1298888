"""Kernels whose indices are compared with the extents of arrays, for launches on the host that look for mistakes.

    y[i] = x[i + 1]      ->      %bad = ...; br i1 %bad, label %outside, label %inside
                                 outside:  call void @ne.outside(i64 %index, i64 %extent, i32 axis);  unreachable

numba.cuda compares nothing ("boundscheck is not supported"), but its array code has the place for it. What is compiled in this
way is a copy of the kernel and of the device functions that it names, so that nothing of it lands in numba.cuda's caches.
"""

from __future__ import annotations

import types as python_types
from collections.abc import Iterator, Set
from contextlib import contextmanager
from typing import Any

from llvmlite import ir
from numba import cuda
from numba.core.registry import CPUDispatcher

from .copied_functions import Copies
from .front_end import CUDADispatcher, CUDATargetContext, cgutils
from .names import OUTSIDE

COPIED = ".<checked>"  # what the names of copies end in
I32, I64 = ir.IntType(32), ir.IntType(64)


def checked(dispatcher: Any) -> Any:
    """A copy of a kernel whose indices are compared, where :func:`comparing_indices` compiles it."""
    return _Copies().dispatcher(dispatcher)


@contextmanager
def comparing_indices() -> Iterator[None]:
    """Let copies be compiled with comparisons."""
    pointer, check, enabled = cgutils.get_item_pointer2, cgutils.do_boundscheck, CUDATargetContext.enable_boundscheck

    def item_pointer(*args: Any, **kwargs: Any):
        return pointer(*args, **{**kwargs, "boundscheck": True})

    cgutils.get_item_pointer2, cgutils.do_boundscheck = item_pointer, _compare
    CUDATargetContext.enable_boundscheck = property(lambda self: True)
    try:
        yield
    finally:
        cgutils.get_item_pointer2, cgutils.do_boundscheck = pointer, check
        CUDATargetContext.enable_boundscheck = enabled


def _compare(context: CUDATargetContext, builder: ir.IRBuilder, ind: ir.Value, dimlen: ir.Value, axis: int | None = None) -> None:
    """What numba.cuda calls for each index."""
    if not context.fndesc.qualname.endswith(COPIED):
        return  # a function of numba.cuda's own, which its caches keep
    below = builder.icmp_signed("<", ind, ind.type(0))
    outside = builder.or_(below, builder.icmp_signed(">=", ind, dimlen))
    with cgutils.if_unlikely(builder, outside):
        wide = [builder.sext(v, I64) if v.type.width < 64 else v for v in (ind, dimlen)]
        function_type = ir.FunctionType(ir.VoidType(), [I64, I64, I32])
        function = cgutils.get_or_insert_function(builder.module, function_type, OUTSIDE)
        builder.call(function, [*wide, I32(axis if isinstance(axis, int) else 0)])
        builder.unreachable()


class _Copies(Copies):
    """Copies of functions under names of their own; what has a rule of its own stays, as it is found by that."""

    ending = COPIED

    def dispatcher_of(self, original: Any, copy: python_types.FunctionType) -> Any:
        """A dispatcher of the copied function."""
        if isinstance(original, CPUDispatcher):
            return cuda.jit(device=True)(copy)
        made = CUDADispatcher(copy, original.targetoptions)
        return type(original).from_dispatcher(made) if hasattr(type(original), "from_dispatcher") else made

    def value(self, value: object, named: Set[str]) -> object:
        """Functions that are compiled are copied, all else stays."""
        is_function = isinstance(value, (CUDADispatcher, CPUDispatcher)) and not hasattr(value, "enzyme_rule")
        return self.dispatcher(value) if is_function else value
