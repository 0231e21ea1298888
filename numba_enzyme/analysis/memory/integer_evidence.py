"""What tells that an integer is a number, and not the bits of a float that are moved.

    %j = add i64 %i, 1             %i and %j are numbers
    store i64 7, ptr %p            as a double, 7 would be denormal: a number
    %b = xor i64 %a, signbit       nothing: a float's sign may be changed
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.functions import Instruction
from ...ir.instructions import Binary, Cast, Compare, GetElementPtr, Switch
from ...ir.types import IntType
from ...ir.values import ConstantInt, Value
from ..values.sign_bits import same_but_for_sign


def used_as_number(uses: Iterable[Instruction]) -> bool:
    """Whether an integer is used as a number: in arithmetic, comparisons, indices, conversions."""
    for use in uses:
        if isinstance(use, Binary) and use.opcode not in ("lshr", "shl", "or", "and", "xor") and not same_but_for_sign(use):
            return True
        if isinstance(use, (Switch, GetElementPtr)):
            return True
        if isinstance(use, Compare) and not any(isinstance(o, ConstantInt) for o in use.operands):
            return True
        if isinstance(use, Cast) and use.opcode in ("sitofp", "uitofp", "sext"):
            return True
    return False


def is_computed_integer(value: Value) -> bool:
    if not isinstance(value.type, IntType):
        return False
    if isinstance(value, Binary):
        return not same_but_for_sign(value) and value.opcode in ("add", "sub", "mul", "udiv", "sdiv", "urem", "srem")
    return isinstance(value, Cast) and value.opcode in ("fptosi", "fptoui", "sext")


def is_count(value: Value) -> bool:
    """Whether a constant is an integer if anything: as a floating-point number it would be denormal, or no number."""
    if not isinstance(value, ConstantInt):
        return False
    mantissa = {32: 23, 64: 52}.get(value.type.bits, 0)
    return mantissa > 0 and 0 < abs(value.value) < 1 << mantissa


def may_be_count(value: Value) -> bool:
    """Whether a constant is such an integer or zero, which a float may be as well."""
    return is_count(value) or (isinstance(value, ConstantInt) and value.value == 0)
