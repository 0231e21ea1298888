"""Lanes of vectors that nobody reads become zero: in the primal poison there is harmless, in an adjoint 0 * poison is poison.

    fmul <2 x double> %v, <double 2.0, double poison>        fmul <2 x double> %v, <double 2.0, double 0.0>
"""

from __future__ import annotations

from ...ir.builder import zero
from ...ir.functions import Function
from ...ir.instructions import InsertElement, ShuffleVector
from ...ir.types import VectorType, is_floating
from ...ir.values import ConstantAggregate, ConstantWord, Value


def replace_poison(function: Function) -> None:
    """Replace undefined lanes of floating vector constants, in place."""
    for instruction in function.instructions():
        if isinstance(instruction, ShuffleVector):
            continue
        instruction.operands = [_settled(o, whole=isinstance(instruction, InsertElement)) for o in instruction.operands]


def _is_undefined(value: Value) -> bool:
    return isinstance(value, ConstantWord) and value.word in ("poison", "undef")


def _settled(value: Value, *, whole: bool) -> Value:
    if not isinstance(value.type, VectorType) or not is_floating(value.type):
        return value
    if isinstance(value, ConstantAggregate) and any(_is_undefined(e) for e in value.elements):
        return ConstantAggregate(value.type, [zero(e.type) if _is_undefined(e) else e for e in value.elements])
    return zero(value.type) if whole and _is_undefined(value) else value
