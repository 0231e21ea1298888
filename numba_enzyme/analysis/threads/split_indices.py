"""Indices that are quotients and remainders, as in kernels with a thread for each element of an array of several axes.

    n, r = i // (C * H), i % (C * H)        i = n C H + r,  0 <= r < C H
    c, h = r // H, r % H                    r = c H + h
    out[n, c, h]                            n C H + c H + h = i: the thread's own place
    out[n, h, c]                            its digits in another order, which tell i all the same

A part is an atom of polynomials. It is made only of a number that is not negative, by one that is positive: there all ways of
rounding agree.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from typing import NamedTuple

from ...ir.instructions import Binary
from ...ir.values import ConstantInt, Value
from ..values.value_polynomial import Polynomial
from .kernel_coordinates import COORDINATES, COVERS

DIVISIONS = {"sdiv": False, "udiv": False, "srem": True, "urem": True}  # whether it is the remainder
SIGN_BIT = 1 << 63
EXACT = frozenset({*DIVISIONS, "lshr", "ashr", "and"})


class Part:
    """The quotient of two numbers, or what is left: then ``quotient`` is the other part."""

    def __init__(self, numerator: Polynomial, divisor: Polynomial, quotient: Polynomial | None = None) -> None:
        self.numerator, self.divisor, self.quotient = numerator, divisor, quotient


class Parts:
    """The parts of a kernel's indices, one object for each."""

    def __init__(self) -> None:
        self._found: dict[tuple[frozenset, frozenset, bool], Part] = {}

    def part(self, numerator: Polynomial, divisor: Polynomial, *, is_rest: bool) -> Polynomial:
        n, d = numerator.value, divisor.value
        if d and (n is not None or (d >= SIGN_BIT and not is_rest)):  # there is no larger number
            return Polynomial.constant((n or 0) % d if is_rest else (n or 0) // d)
        inner = next(iter(numerator.atoms), None)
        if not is_rest and isinstance(inner, Part) and inner.quotient is None and numerator == Polynomial.atom(inner):
            return self.part(inner.numerator, inner.divisor.times(divisor), is_rest=False)  # i // 2 // 4
        key = frozenset(numerator.items()), frozenset(divisor.items()), is_rest
        if key not in self._found:
            self._found[key] = Part(numerator, divisor, self.part(numerator, divisor, is_rest=False) if is_rest else None)
        return Polynomial.atom(self._found[key])


class Division(NamedTuple):
    """``times`` the quotient or remainder of the numerator, of which ``unit`` is taken out first."""

    numerator: Value
    divisor: Value | Polynomial
    is_rest: bool
    unit: int = 1
    times: int = 1


def division_of(value: Binary) -> Division | None:
    """What is divided by what; None for anything else. Shifts and masks divide as well: ``i & 7``, ``i & -8``, ``8 * i & 56``."""
    first, second = value.operands
    if value.opcode in DIVISIONS:
        return Division(first, second, DIVISIONS[value.opcode])
    if not isinstance(second, ConstantInt):
        return None
    number = second.value
    if value.opcode in ("lshr", "ashr") and 0 < number < 64:
        return Division(first, Polynomial.constant(1 << number), False)
    if value.opcode != "and" or number % (1 << 63) == 0:
        return None
    number %= 1 << 63  # what is masked is not negative
    lowest = number & -number
    if number & (number + lowest):  # not one row of bits
        return None
    by = first.operands[1] if isinstance(first, Binary) and first.opcode == "lshr" else None
    bits = 63 - (by.value if isinstance(by, ConstantInt) else 0)
    if number.bit_length() >= bits and lowest > 1:
        return Division(first, Polynomial.constant(lowest), False, times=lowest)
    return Division(first, Polynomial.constant((number // lowest) + 1), True, unit=lowest, times=lowest)


def is_exact(value: Value) -> bool:
    """Whether no sum or product that a number is made of leaves the bits that there are."""
    if not isinstance(value, Binary) or value.opcode in EXACT:
        return True
    return ("nsw" in value.flags or "disjoint" in value.flags) and all(map(is_exact, value.operands))


def parts_in(value: Polynomial) -> list[Part]:
    return [atom for atom in value.atoms if isinstance(atom, Part)]


def joined(value: Polynomial) -> Polynomial:
    """The same value, in which neither ``i // n * n + i % n`` nor ``i - i % n`` is left, but ``i`` and ``i // n * n``."""
    while True:
        found = next(_joinings(value), None)
        if found is None:
            return value
        value = found


def _joinings(value: Polynomial) -> Iterator[Polynomial]:
    for rest in parts_in(value):
        split = value.split(rest)
        if split is None or rest.quotient is None:
            continue
        (times, others), whole = split, _one_atom(rest.numerator)[0]
        both = others.split(next(iter(rest.quotient.atoms), None))
        if both is not None and both[0] and both[0] == times.times(rest.divisor):
            yield both[1].plus(times.times(rest.numerator))
        elif whole is not None and (with_whole := others.split(whole)) is not None and with_whole[0].plus(times) == {}:
            yield others.plus(times.times(rest.numerator)).plus(times.times(rest.divisor).times(rest.quotient), -1)


def covered_by(digits: Iterable[Hashable], is_constant: Callable[[Polynomial], bool],
               is_below: Callable[[Hashable, Polynomial], bool]) -> set[str]:  # fmt: skip
    """The coordinates in which two threads agree that agree in all digits: both parts of a number tell the number, and what is
    left of ``x + 1`` tells ``x`` where that is less than the divisor."""
    told: set[Hashable] = set(digits)
    before = 0
    while before < len(told):
        before = len(told)
        for part in list(told):
            if not isinstance(part, Part) or part.quotient is None or not is_constant(part.divisor):
                continue
            unknown = [atom for atom in part.numerator.atoms - told if not is_constant(Polynomial.atom(atom))]
            split = part.numerator.split(unknown[0]) if len(unknown) == 1 else None
            is_whole = told.issuperset(part.quotient.atoms)
            if split is not None and split[0].value in (1, -1) and (is_whole or is_below(unknown[0], part.divisor)):
                told.add(unknown[0])
    return {name for digit in told if isinstance(digit, str) for name in COVERS[digit]}


def _one_atom(value: Polynomial) -> tuple[Hashable, Polynomial]:
    """The only coordinate or part that a number is made of, once, and the rest; None for others."""
    found = [atom for atom in value.atoms if atom in COORDINATES or isinstance(atom, Part)]
    split = value.split(found[0]) if len(found) == 1 else None
    return (found[0], split[1]) if split is not None and split[0].value == 1 else (None, value)


def largest(part: Part, limits: Iterable[Polynomial]) -> Iterator[Polynomial]:
    """Upper bounds of a part. ``limits``: upper bounds of its numerator."""
    one = Polynomial.constant(1)
    if part.quotient is not None:
        yield part.divisor.plus(one, -1)
        return
    for limit in limits:
        if limit.value is not None and part.divisor.value:
            yield Polynomial.constant(limit.value // part.divisor.value)
        elif (rounds := divided(limit.plus(one), part.divisor)) is not None:
            yield rounds.plus(one, -1)


def divided(value: Polynomial, divisor: Polynomial) -> Polynomial | None:
    """What times a divisor of one term a value is; None where something is left over."""
    ((factors, number),) = divisor.items() if len(divisor) == 1 else (((), 0),)
    found = Polynomial()
    for monomial, coefficient in value.items() if number else ():
        left = list(monomial)
        for factor in factors:
            at = next((i for i, atom in enumerate(left) if atom is factor), None)
            if at is None:
                return None
            del left[at]
        if coefficient % number:
            return None
        found[tuple(left)] = coefficient // number
    return found if len(found) == len(value) else None
