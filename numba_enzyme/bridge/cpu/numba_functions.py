"""What can be called in @njit code besides dispatchers: universal functions and stencils.

    @vectorize           a loop over the elements, as in Numba, around the element function compiled for differentiation
    @stencil             Numba's own loop over the neighbourhoods, made for differentiation
    transpose(axes)      as Numba has it, but for a set of integers in it
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import numba
from llvmlite.ir import IRBuilder, Value
from numba.core import types
from numba.core.base import BaseContext
from numba.core.registry import CPUDispatcher
from numba.core.typing import Signature
from numba.np.arrayobj import permute_arrays


@cache
def _element_function(ufunc: Any) -> CPUDispatcher:
    """The function of one element (of one core array) as an @njit function."""
    return numba.njit(ufunc._dispatcher.py_func)


ANY = (types.VarArg(types.Any),)
"""Whatever a universal function or a stencil is called with, `out` included: one implementation has all signatures."""


def raw_ufunc(ufunc: Any) -> tuple[object, object]:
    """Implementation and signature of calls of a universal function, for a context that keeps the IR."""
    lowerer = ufunc._lower_me

    class Kernel(lowerer.kernel):
        def __init__(self, context: BaseContext, builder: IRBuilder, outer_sig: Signature):
            super().__init__(context, builder, outer_sig)
            self.cres = context.compile_raw(_element_function(ufunc), self.inner_sig.args)
            context.add_linking_libs([self.cres.library])

    def implementation(context: BaseContext, builder: IRBuilder, sig: Signature, args: list[Value]):
        return lowerer.make_ufunc_kernel_fn(context, builder, sig, args, ufunc, Kernel)

    implementation.libs = ()
    return implementation, ANY


def raw_stencil(stencil: Any) -> tuple[object, object]:
    """Implementation and signature of calls of a stencil, for a context that keeps the IR."""
    def implementation(context: BaseContext, builder: IRBuilder, sig: Signature, args: list[Value]):
        twin = copy.copy(stencil)
        twin._targetctx = context
        cres = twin.compile_for_argtys(sig.args, {}, sig.return_type, None)
        context.add_linking_libs([cres.library])
        return context.call_internal(builder, cres.fndesc, sig, args)

    implementation.libs = ()
    return implementation, ANY


def _permute_arrays(axis: Any, shape: Any, strides: Any):
    """Numba looks for repeated axes in a set, whose memory nobody can follow among arrays that carry derivatives."""
    for i in range(len(axis)):
        for j in range(i):
            if axis[i] == axis[j]:
                raise ValueError("repeated axis in transpose")
    dim = len(shape)
    for x in axis:
        if x >= dim or abs(x) > dim:
            raise ValueError("axis is out of bounds for array of given dimension")
    shape[:] = shape[axis]
    strides[:] = strides[axis]


SUBROUTINES: dict[object, object] = {permute_arrays: _permute_arrays}
"""What Numba's lowering compiles by itself, and what is compiled instead where it will be differentiated."""
