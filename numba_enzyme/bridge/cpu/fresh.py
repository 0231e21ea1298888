"""Fresh arrays for shadows, in a few instructions that need no compilation of their own.

    zeros_like(x)      ->      NRT allocation, memset 0; C or Fortran order as x has it
"""

from __future__ import annotations

from llvmlite.ir import IRBuilder, Value
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.imputils import impl_ret_new_ref
from numba.core.typing import Context, Signature
from numba.extending import intrinsic
from numba.np import arrayobj


@intrinsic
def zeros_like(typingctx: Context, array: types.Type):
    """As `np.zeros_like`."""
    fresh = array.copy(layout=array.layout if array.layout in "CF" else "C", readonly=False)

    def codegen(context: BaseContext, builder: IRBuilder, signature: Signature, args: list[Value]):
        prototype = context.make_array(array)(context, builder, args[0])
        shape = cgutils.unpack_tuple(builder, prototype.shape, array.ndim)
        made = arrayobj._empty_nd_impl(context, builder, fresh, shape)
        cgutils.memset(builder, made.data, builder.mul(made.itemsize, made.nitems), 0)
        return impl_ret_new_ref(context, builder, fresh, made._getvalue())

    return fresh(array), codegen
