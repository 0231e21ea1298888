"""The residue class of an integer value: what is known of it modulo something.

    shl i64 %i, 3                    0 + 8k
    add (mul i64 %i, 24), 16         16 + 24k
    phi [0, %entry], [add %phi, 4]   0 + 4k
"""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from ...ir.functions import Argument, Phi
from ...ir.instructions import Binary, Cast, Freeze, Select
from ...ir.values import ConstantAggregate, ConstantInt, ConstantWord, Value
from .objects import ANYWHERE, Offset

MAX_STEPS = 12
Knowledge = Callable[[Value], Offset | None]


def integer_residue(value: Value, depth: int = 0, known: Knowledge | None = None) -> Offset:
    """A class that contains every value that the integer can take (of signed interpretation).

    ``known`` tells the class of a parameter, and of a subtraction of two addresses, if it knows.
    """
    if isinstance(value, ConstantInt):
        return Offset(value.value)
    if isinstance(value, ConstantWord):
        return Offset(0)
    if isinstance(value, ConstantAggregate):
        total = integer_residue(value.elements[0], depth, known)
        for element in value.elements[1:]:
            total = total.join(integer_residue(element, depth, known))
        return total
    if depth >= MAX_STEPS:
        return ANYWHERE
    if isinstance(value, Argument):
        return (known(value) if known is not None else None) or ANYWHERE
    if isinstance(value, Binary):
        distance = known(value) if value.opcode == "sub" and known is not None else None
        return distance if distance is not None else _binary(value, depth + 1, known)
    if isinstance(value, Cast):
        return _cast(value, depth + 1, known)
    if isinstance(value, Freeze):
        return integer_residue(value.operands[0], depth + 1, known)
    if isinstance(value, Select):
        then, otherwise = (integer_residue(o, depth + 1, known) for o in value.operands[1:])
        return then.join(otherwise)
    return _phi(value, depth, known) if isinstance(value, Phi) else ANYWHERE


def _binary(value: Binary, depth: int, known: Knowledge | None) -> Offset:
    first, second = value.operands
    if isinstance(second, ConstantInt) and value.opcode in _BY_A_CONSTANT:
        if value.opcode in _DIVISIONS and "exact" not in value.flags:
            return ANYWHERE
        return _BY_A_CONSTANT[value.opcode](integer_residue(first, depth, known), second.value)
    if value.opcode in _OF_TWO and (value.opcode != "or" or "disjoint" in value.flags):
        return _OF_TWO[value.opcode](integer_residue(first, depth, known), integer_residue(second, depth, known))
    return ANYWHERE


def _cast(value: Cast, depth: int, known: Knowledge | None) -> Offset:
    """A wrapped narrow value keeps its residue modulo powers of two only."""
    if value.opcode not in ("sext", "zext"):
        return ANYWHERE
    inner = integer_residue(value.operands[0], depth, known)
    return inner if inner.stride == 0 else Offset.of(inner.base, inner.stride & -inner.stride)


def _shifted_left(a: Offset, bits: int) -> Offset:
    return a.scaled(1 << bits) if 0 <= bits < 63 else ANYWHERE


def _masked(a: Offset, mask: int) -> Offset:
    """A multiple of the lowest bit of the mask, whatever is masked."""
    return Offset.of(0, mask & -mask) if mask else Offset(0)


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


_DIVISIONS = frozenset({"sdiv", "udiv", "ashr", "lshr"})
_BY_A_CONSTANT: dict[str, Callable[[Offset, int], Offset]] = {
    "shl": _shifted_left,
    "sdiv": _quotient,
    "udiv": _quotient,
    "ashr": lambda a, bits: _quotient(a, 1 << bits),
    "lshr": lambda a, bits: _quotient(a, 1 << bits),
    "and": _masked,
}
_OF_TWO: dict[str, Callable[[Offset, Offset], Offset]] = {
    "mul": _product,
    "add": Offset.plus,
    "sub": lambda a, b: a.plus(b.scaled(-1)),
    "or": Offset.plus,
}


def _phi(phi: Phi, depth: int, known: Knowledge | None) -> Offset:
    """Entries from outside joined with the steps that the loop adds."""
    total: Offset | None = None
    stride = 0
    for operand in phi.operands:
        step = _step_from(operand, phi, depth, known)
        if step is not None:
            stride = gcd(stride, step.base, step.stride)
            continue
        entry = integer_residue(operand, depth + 4, known)
        total = entry if total is None else total.join(entry)
    if total is None:
        return ANYWHERE
    return Offset.of(total.base, gcd(total.stride, stride)) if stride else total


def _step_from(value: Value, phi: Phi, depth: int, known: Knowledge | None) -> Offset | None:
    """The class of ``value - phi`` where that is a sum of what the loop adds."""
    total = Offset(0)
    for _ in range(4):
        if value is phi:
            return total
        if not isinstance(value, Binary) or value.opcode not in ("add", "sub"):
            return None
        left, right = value.operands
        if value.opcode == "add" and right is phi:
            left, right = right, left
        if left is not phi and not isinstance(right, (ConstantInt, Argument)):
            return None
        step = integer_residue(right, depth + 4, known)
        total = total.plus(step if value.opcode == "add" else step.scaled(-1))
        value = left
    return None
