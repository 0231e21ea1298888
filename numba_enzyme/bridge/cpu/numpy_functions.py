"""Functions that Numba writes in a way which is right for values and misleading for derivatives.

    np.sign(x) at 0           Numba returns x itself, whose derivative is 1;  here  x * 0.0, which is the same number
    np.logaddexp(x, x)        Numba returns x + log(2), whose derivative by the second argument is 0;  here by the row logaddexp

Three ways lead to Numba's implementations: the tables of NumPy's universal functions, the functions and operators that the
context looks up, and Python functions that lowerings compile. For each there is a table here, from the function to its row.
"""

from __future__ import annotations

import builtins
import cmath
import operator
from collections.abc import Callable

import numpy as np
from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext
from numba.core.typing import Signature
from numba.np import ufunc_db

from ..given_values import lowering_with_row, with_row

REAL_LOOPS = ("f->f", "d->d")
COMPLEX_LOOPS = ("F->F", "D->D")
REAL_PAIRS = ("ff->f", "dd->d")
COMPLEX_PAIRS = ("FF->F", "DD->D")

POWERS = (operator.pow, operator.ipow, builtins.pow)

UNIVERSAL: dict[object, tuple[str, tuple[str, ...]]] = {
    np.logaddexp: ("logaddexp", REAL_PAIRS),
    np.logaddexp2: ("logaddexp2", REAL_PAIRS),
    np.cbrt: ("cbrt", REAL_LOOPS),
    np.spacing: ("constant", REAL_LOOPS),  # Numba subtracts x from the next number: slopes 1 and -1, times large cotangents
    np.sqrt: ("csqrt", COMPLEX_LOOPS),
    np.tan: ("ctan", COMPLEX_LOOPS),
    np.tanh: ("ctanh", COMPLEX_LOOPS),
    np.arcsin: ("casin", COMPLEX_LOOPS),
    np.arccos: ("cacos", COMPLEX_LOOPS),
    np.arctan: ("catan", COMPLEX_LOOPS),
    np.arcsinh: ("casinh", COMPLEX_LOOPS),
    np.arccosh: ("cacosh", COMPLEX_LOOPS),
    np.arctanh: ("catanh", COMPLEX_LOOPS),
    np.divide: ("complex_divide", COMPLEX_PAIRS),
    np.reciprocal: ("complex_reciprocal", COMPLEX_LOOPS),
    np.power: ("complex_power", COMPLEX_PAIRS),
    np.float_power: ("complex_power", COMPLEX_PAIRS),
}
LOOKED_UP: dict[object, tuple[str, type[types.Type]]] = {
    np.sinc: ("sinc", types.Float),
    **dict.fromkeys((operator.mod, operator.imod), ("floor_mod", types.Float)),
    **dict.fromkeys((operator.floordiv, operator.ifloordiv), ("floor_divide", types.Float)),
    **dict.fromkeys(POWERS, ("complex_power", types.Complex)),
    **dict.fromkeys((operator.truediv, operator.itruediv), ("complex_divide", types.Complex)),
    cmath.tan: ("ctan", types.Complex),
    cmath.tanh: ("ctanh", types.Complex),
    **{getattr(cmath, name): (f"c{name}", types.Complex) for name in ("asin", "acos", "atan", "asinh", "acosh", "atanh")},
}
COMPILED = {("numba.cpython.cmathimpl", "sqrt_impl.<locals>.sqrt_impl"): "csqrt"}


def install(is_differentiated: Callable[[object], bool]) -> None:
    """Make contexts for which the predicate holds use the universal functions of this module; all others keep Numba's."""
    loops = ufunc_db.get_ufunc_info(np.sign)
    for loop in REAL_LOOPS:
        loops[loop] = _chosen(is_differentiated, _sign, loops[loop])
    for function, (row, kinds) in UNIVERSAL.items():
        loops = ufunc_db.get_ufunc_info(function)
        for kind in kinds:
            loops[kind] = lowering_with_row(row, loops[kind], is_differentiated)


def _chosen(is_differentiated: Callable[[object], bool], ours: Callable, ordinary: Callable) -> Callable:
    def implementation(context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: list[ir.Value]):
        chosen = ours if is_differentiated(context) else ordinary
        return chosen(context, builder, signature, arguments)

    return implementation


def _sign(context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: list[ir.Value]) -> ir.Value:
    """1, -1, or for zeros and NaN the argument times zero: the argument again, without its derivative."""
    (x,) = arguments
    zero, one = ir.Constant(x.type, 0.0), ir.Constant(x.type, 1.0)
    rest = builder.fmul(x, zero)
    negative = builder.select(builder.fcmp_ordered("<", x, zero), ir.Constant(x.type, -1.0), rest)
    return builder.select(builder.fcmp_ordered(">", x, zero), one, negative)


def with_row_of(function: object, signature: Signature, ordinary: Callable) -> Callable:
    """What the context has found for a function, and the derivative by its row if it has one."""
    key = getattr(function, "typing_key", None) if isinstance(function, types.Function) else None
    if key in POWERS and (row := _row_of_whole_power(signature)):
        return _whole_power(row, signature, ordinary)
    row, kind = ("floor_mod", types.Float) if key is divmod else LOOKED_UP.get(key, ("", types.Type))
    if not row or not all(isinstance(given, kind) for given in signature.args):
        return ordinary

    def implementation(builder: ir.IRBuilder, arguments: list[ir.Value], *further: object, **named: object) -> ir.Value:
        value = ordinary(builder, arguments, *further, **named)
        if key is not divmod:
            return with_row(builder, row, list(arguments), value)
        for place, row_of_part in enumerate(("floor_divide", row)):
            part = with_row(builder, row_of_part, list(arguments), builder.extract_value(value, place))
            value = builder.insert_value(value, part, place)
        return value

    return implementation


def _row_of_whole_power(signature: Signature) -> str:
    """Of products, with a loop over the exponent's bits where it is not known, and their reciprocal where it is negative."""
    base, exponent = signature.args[:2]
    if not isinstance(base, types.Float) or not isinstance(exponent, types.Integer):
        return ""
    if isinstance(exponent, types.IntegerLiteral):
        return "negative_power" if exponent.literal_value < 0 else ""
    return "pow"


def _whole_power(row: str, signature: Signature, ordinary: Callable) -> Callable:
    def implementation(builder: ir.IRBuilder, arguments: list[ir.Value], *further: object, **named: object) -> ir.Value:
        value = ordinary(builder, arguments, *further, **named)
        base, exponent = arguments[:2]
        given = signature.args[1]
        if isinstance(given, types.IntegerLiteral):
            number = ir.Constant(value.type, float(given.literal_value))
        else:
            number = (builder.sitofp if given.signed else builder.uitofp)(exponent, value.type)
        return with_row(builder, row, [base, number], value)

    return implementation


def row_of_compiled(function: Callable) -> str | None:
    """The row of a Python function that a lowering compiles."""
    return COMPILED.get((function.__module__, function.__qualname__))
