"""NumPy functions that Numba writes in a way which is right for values and misleading for derivatives.

    np.sign(x) at 0         Numba returns x itself, whose derivative is 1;  here  x * 0.0, which is the same number
"""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
from llvmlite import ir
from numba.np import ufunc_db

REAL_LOOPS = ("f->f", "d->d")


def install(is_differentiated: Callable[[object], bool]) -> None:
    """Make contexts for which the predicate holds use the implementations of this module; all others keep Numba's."""
    loops = ufunc_db.get_ufunc_info(np.sign)
    for loop in REAL_LOOPS:
        loops[loop] = _chosen(is_differentiated, _sign, loops[loop])


def _chosen(is_differentiated: Callable[[object], bool], ours: Callable, ordinary: Callable) -> Callable:
    def implementation(context, builder, signature, arguments):
        chosen = ours if is_differentiated(context) else ordinary
        return chosen(context, builder, signature, arguments)

    return implementation


def _sign(context: object, builder: ir.IRBuilder, signature: object, arguments: list[ir.Value]) -> ir.Value:
    """1, -1, or for zeros and NaN the argument times zero: the argument again, without its derivative."""
    (x,) = arguments
    zero, one = ir.Constant(x.type, 0.0), ir.Constant(x.type, 1.0)
    rest = builder.fmul(x, zero)
    negative = builder.select(builder.fcmp_ordered("<", x, zero), ir.Constant(x.type, -1.0), rest)
    return builder.select(builder.fcmp_ordered(">", x, zero), one, negative)
