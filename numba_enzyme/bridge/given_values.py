"""Calls that stand for the derivative of a function whose value Numba has computed; see rules/given_values.py.

    %value = ...                     what Numba's own lowering makes of np.logaddexp(x, y): branches, library calls
    %r = call double @ne.given_logaddexp.f64(double %x, double %y, double %value)         the same number

Works on any context's lowering: numbers go in and come out as Numba's values do, complex ones as structures of two.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba.core.base import BaseContext
from numba.core.typing import Signature

from ..rules.symbols import GIVEN_PREFIX, GIVEN_ROWS

KINDS = {"float": "f32", "double": "f64"}
DECLARED = re.compile(rf"^(declare [^\n]*@ne\.{GIVEN_PREFIX}\w+\.f\d\d\([^)\n]*\)).*$", re.MULTILINE)
PURE = ("nounwind", "readnone")  # llvmlite has no word for willreturn: see with_pure_calls


def with_row(builder: ir.IRBuilder, row: str, arguments: list[ir.Value], value: ir.Value) -> ir.Value:
    """The same value, with the derivative that the row says it has by the arguments."""
    values = _parts(builder, value)
    kind, results = values[0].type, GIVEN_ROWS[row][1]
    parts = [_widened(builder, part, kind) for given in arguments for part in _parts(builder, given)] + values
    if str(kind) not in KINDS or any(part.type != kind for part in parts) or len(parts) != sum(GIVEN_ROWS[row]):
        raise NotImplementedError(f"the derivative of {row} with {', '.join(str(part.type) for part in parts)}")
    returned = kind if results == 1 else ir.LiteralStructType([kind] * results)
    name = f"ne.{GIVEN_PREFIX}{row}.{KINDS[str(kind)]}"
    function = builder.module.globals.get(name)
    if function is None:
        function = ir.Function(builder.module, ir.FunctionType(returned, [kind] * len(parts)), name)
        for attribute in PURE:
            function.attributes.add(attribute)
    made = builder.call(function, parts)
    if results == 1:
        return made
    for place in range(results):
        value = builder.insert_value(value, builder.extract_value(made, place), place)
    return value


def _parts(builder: ir.IRBuilder, value: ir.Value) -> list[ir.Value]:
    """A number itself, or real and imaginary part of a complex one."""
    if isinstance(value.type, ir.BaseStructType):
        return [builder.extract_value(value, place) for place in range(len(value.type.elements))]
    return [value]


def _widened(builder: ir.IRBuilder, number: ir.Value, kind: ir.Type) -> ir.Value:
    """A float as a double, where Numba computes the value so."""
    widens = isinstance(number.type, ir.FloatType) and isinstance(kind, ir.DoubleType)
    return builder.fpext(number, kind) if widens else number


def lowering_with_row(row: str, ordinary: Callable, applies: Callable[[object], bool]) -> Callable:
    """A lowering in Numba's convention: the ordinary one, and the row where it applies to the context."""

    def implementation(context: BaseContext, builder: ir.IRBuilder, signature: Signature, arguments: list[ir.Value],
                       *further: Any):
        value = ordinary(context, builder, signature, arguments, *further)
        taken = list(arguments) if GIVEN_ROWS[row][0] else []
        return with_row(builder, row, taken, value) if applies(context) else value

    return implementation


def with_pure_calls(text: str) -> str:
    """The text of a module in which LLVM may drop these calls where their results are unused."""
    return DECLARED.sub(r"\1 nounwind willreturn memory(none)", text)
