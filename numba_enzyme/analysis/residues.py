"""The residue class of an integer value: what is known of it modulo something.

    shl i64 %i, 3                    0 + 8k
    add (mul i64 %i, 24), 16         16 + 24k
    phi [0, %entry], [add %phi, 4]   0 + 4k
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from ..ir.model import Binary, Cast, ConstantAggregate, ConstantInt, ConstantWord, Freeze, Phi, Select, Value
from .memory import ANYWHERE, Offset

MAX_STEPS = 12
Difference = Callable[[Binary], Offset | None]


def integer_residue(value: Value, depth: int = 0, difference: Difference | None = None) -> Offset:
    """A class that contains every value that the integer can take (of signed interpretation).

    ``difference`` tells the class of a subtraction of two addresses, if it knows.
    """
    if isinstance(value, ConstantInt):
        return Offset(value.value)
    if isinstance(value, ConstantWord):
        return Offset(0)
    if isinstance(value, ConstantAggregate):
        total = integer_residue(value.elements[0], depth)
        for element in value.elements[1:]:
            total = total.join(integer_residue(element, depth))
        return total
    if depth >= MAX_STEPS:
        return ANYWHERE
    if isinstance(value, Binary):
        a, b = value.operands
        if value.opcode == "sub" and difference is not None:
            known = difference(value)
            if known is not None:
                return known
        if value.opcode == "shl" and isinstance(b, ConstantInt) and 0 <= b.value < 63:
            return integer_residue(a, depth + 1, difference).scaled(1 << b.value)
        if value.opcode in ("sdiv", "udiv", "ashr", "lshr") and "exact" in value.flags and isinstance(b, ConstantInt):
            return _quotient(integer_residue(a, depth + 1, difference), b.value if "div" in value.opcode else 1 << b.value)
        if value.opcode == "mul":
            return _product(integer_residue(a, depth + 1, difference), integer_residue(b, depth + 1, difference))
        if value.opcode == "add":
            return integer_residue(a, depth + 1, difference).plus(integer_residue(b, depth + 1, difference))
        if value.opcode == "sub":
            return integer_residue(a, depth + 1, difference).plus(integer_residue(b, depth + 1, difference).scaled(-1))
        if value.opcode == "or" and "disjoint" in value.flags:
            return integer_residue(a, depth + 1, difference).plus(integer_residue(b, depth + 1, difference))
        if value.opcode == "and" and isinstance(b, ConstantInt):
            low = b.value & -b.value if b.value else 0
            return Offset.of(0, low) if b.value else Offset(0)
        return ANYWHERE
    if isinstance(value, Cast):
        # A wrapped narrow value keeps its residue modulo powers of two only.
        if value.opcode in ("sext", "zext"):
            inner = integer_residue(value.operands[0], depth + 1, difference)
            return inner if inner.stride == 0 else Offset.of(inner.base, inner.stride & -inner.stride)
        return ANYWHERE
    if isinstance(value, Freeze):
        return integer_residue(value.operands[0], depth + 1, difference)
    if isinstance(value, Select):
        then, otherwise = (integer_residue(o, depth + 1, difference) for o in value.operands[1:])
        return then.join(otherwise)
    if isinstance(value, Phi):
        return _phi(value, depth, difference)
    return ANYWHERE


def _quotient(a: Offset, divisor: int) -> Offset:
    """The class of an exact division."""
    if divisor > 0 and a.base % divisor == 0 and a.stride % divisor == 0 and (a.stride or a.base):
        return Offset.of(a.base // divisor, a.stride // divisor) if a.stride else Offset(a.base // divisor)
    return ANYWHERE


def _product(a: Offset, b: Offset) -> Offset:
    if a.stride == 0:
        return b.scaled(a.base) if a.base else Offset(0)
    if b.stride == 0:
        return a.scaled(b.base) if b.base else Offset(0)
    return Offset.of(a.base * b.base, gcd(a.base * b.stride, b.base * a.stride, a.stride * b.stride))


def _phi(phi: Phi, depth: int, difference: Difference | None) -> Offset:
    """Entries from outside joined with the steps that the loop adds."""
    total: Offset | None = None
    stride = 0
    for operand in phi.operands:
        step = _step_from(operand, phi)
        if step is not None:
            stride = gcd(stride, abs(step))
            continue
        if operand is phi:
            continue
        entry = integer_residue(operand, depth + 4, difference)
        total = entry if total is None else total.join(entry)
    if total is None:
        return ANYWHERE
    return Offset.of(total.base, gcd(total.stride, stride)) if stride else total


def _step_from(value: Value, phi: Phi) -> int | None:
    """``value - phi`` when that is a constant."""
    total = 0
    for _ in range(4):
        if value is phi:
            return total
        if isinstance(value, Binary) and value.opcode in ("add", "sub") and isinstance(value.operands[1], ConstantInt):
            total += value.operands[1].value if value.opcode == "add" else -value.operands[1].value
            value = value.operands[0]
        else:
            return None
    return None
