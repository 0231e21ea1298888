"""Between which numbers an integer lies, from the flags and operations that it is made by.

    %half = phi i64 [ 1, %entry ], [ %twice, %loop ]          %half: 1 and more
    %twice = shl nsw i64 %half, 1                             %twice: 2 and more
    %low = icmp slt i64 %half, 0                              decided: false

The interval holds where the value is not poison. Values in a loop begin with what they are before it and are widened until
nothing changes; only what the asked values are made of is looked at.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import TypeGuard

from ...ir.functions import Instruction, Phi
from ...ir.instructions import Binary, Call, Cast, Compare, Select
from ...ir.types import IntType, Type, integer_bits
from ...ir.values import ConstantInt, ConstantWord, Value

Interval = tuple[int, int]  # both ends included, as signed numbers
STEPS = 3  # so often an interval may grow before it is widened
LOWEST = (1, 0, -1)
HIGHEST = (1, 64, 1 << 31, 1 << 62)
SWAPPED = {"sgt": "slt", "sge": "sle", "ugt": "ult", "uge": "ule"}
RANGE = re.compile(r"\brange\(i\d+ (-?\d+), (-?\d+)\)")
BIT_COUNTS = ("llvm.cttz.", "llvm.ctlz.", "llvm.ctpop.")


class IntegerRanges:
    """Intervals of some values of one function, and of everything that they are made of."""

    def __init__(self, asked: Iterable[Value]) -> None:
        self._found: dict[Instruction, Interval] = {}
        self._grown: dict[Instruction, int] = {}
        self._readers: dict[Value, list[Instruction]] = {}
        pending = self._collect(asked)
        queued = set(pending)
        while pending:
            instruction = pending.pop()
            queued.discard(instruction)
            if self._grow(instruction):
                readers = [r for r in self._readers.get(instruction, ()) if r not in queued]
                pending += readers
                queued.update(readers)

    def of(self, value: Value) -> Interval | None:
        """The interval; None for a value that there is none of: poison alone comes to it."""
        if isinstance(value, ConstantInt):
            return _signed(value.value, value.type.bits), _signed(value.value, value.type.bits)
        if isinstance(value, ConstantWord) and value.word == "poison":
            return None
        return self._found.get(value) if isinstance(value, Instruction) and value in self._readers else _all(value.type)

    def decided(self, compare: Compare) -> bool | None:
        """What a comparison comes to, if it comes to the same always."""
        a, b = (self.of(o) for o in compare.operands)
        if a is None or b is None:
            return None
        predicate = compare.predicate
        if predicate in SWAPPED:
            predicate, a, b = SWAPPED[predicate], b, a
        if predicate in ("eq", "ne"):
            apart = a[1] < b[0] or b[1] < a[0]
            return predicate == "ne" if apart else None
        if predicate[0] == "u" and (a[0] < 0 or b[0] < 0):
            return None
        if predicate.endswith("lt"):
            return True if a[1] < b[0] else False if a[0] >= b[1] else None
        return True if a[1] <= b[0] else False if a[0] > b[1] else None

    # ---- until nothing changes

    def _collect(self, asked: Iterable[Value]) -> list[Instruction]:
        """The instructions that the asked values are made of, operands last; notes who reads whom."""
        stack = [value for value in asked if _is_known(value)]
        order: dict[Instruction, None] = {}
        while stack:
            instruction = stack.pop()
            if instruction in order:
                continue
            order[instruction] = None
            self._readers.setdefault(instruction, [])
            for operand in _sources(instruction):
                if _is_known(operand):
                    self._readers.setdefault(operand, []).append(instruction)
                    stack.append(operand)
        return list(order)

    def _grow(self, instruction: Instruction) -> bool:
        """Take up what the operands are now; whether that is more than before."""
        new = _computed(instruction, [self.of(o) for o in _sources(instruction)])
        old = self._found.get(instruction)
        if new is None or (old is not None and old[0] <= new[0] and new[1] <= old[1]):
            return False
        if old is not None:
            new = min(old[0], new[0]), max(old[1], new[1])
            self._grown[instruction] = self._grown.get(instruction, 0) + 1
            if self._grown[instruction] > STEPS:
                new = _widened(old, new, instruction.type)
        self._found[instruction] = new
        return True


def _is_known(value: Value) -> TypeGuard[Instruction]:
    if not isinstance(value, Instruction) or not isinstance(value.type, IntType) or value.type.bits > 64:
        return False
    if isinstance(value, Call):
        return (value.callee_name or "").startswith(("llvm.smax.", "llvm.smin.", *BIT_COUNTS))
    return isinstance(value, (Binary, Phi, Select)) or (isinstance(value, Cast) and value.opcode in ("zext", "sext", "trunc"))


def _sources(instruction: Instruction) -> list[Value]:
    """The operands that the interval is made of."""
    if isinstance(instruction, Select):
        return instruction.operands[1:]
    if isinstance(instruction, Call):
        return [] if instruction.callee.name.startswith(BIT_COUNTS) else list(instruction.arguments)
    return list(instruction.operands)


def _all(type_: Type) -> Interval:
    bits = integer_bits(type_)
    return -(1 << (bits - 1)), (1 << (bits - 1)) - 1


def _signed(number: int, bits: int) -> int:
    number %= 1 << bits
    return number - (1 << bits) if number >> (bits - 1) else number


def _widened(old: Interval, new: Interval, type_: Type) -> Interval:
    """To the next of a few ends, so that growing comes to an end."""
    least, most = _all(type_)
    low = new[0] if new[0] == old[0] else next((n for n in LOWEST if n <= new[0]), least)
    high = new[1] if new[1] == old[1] else next((n for n in HIGHEST if n >= new[1]), most)
    return max(low, least), min(high, most)


def _computed(value: Instruction, given: list[Interval | None]) -> Interval | None:
    """The interval of a result; None as long as there is nothing to compute it of."""
    known = [interval for interval in given if interval is not None]
    if isinstance(value, (Phi, Select)):
        return (min(low for low, _ in known), max(high for _, high in known)) if known else None
    if len(known) < len(given):
        return None
    if isinstance(value, Call):
        if not known:
            bits = integer_bits(value.type)
            return _stated(value) or ((0, bits) if bits <= _all(value.type)[1] else _all(value.type))
        choose = max if value.callee.name.startswith("llvm.smax.") else min
        return choose(known[0][0], known[1][0]), choose(known[0][1], known[1][1])
    if isinstance(value, Cast):
        return _cast(value, known[0])
    exact = OPERATIONS[value.opcode](value, *known) if value.opcode in OPERATIONS else None
    return _within(value, exact)


def _stated(call: Call) -> Interval | None:
    """What a call says of its result: ``range(i64 1, 65)``, the second number excluded."""
    said = RANGE.search(call.prefix)
    low, end = (int(n) for n in said.groups()) if said else (0, 0)
    return (low, end - 1) if low < end else None


def _cast(value: Cast, given: Interval) -> Interval:
    least, most = _all(value.type)
    if value.opcode == "zext" and given[0] < 0:
        return 0, (1 << integer_bits(value.operands[0].type)) - 1
    return given if least <= given[0] and given[1] <= most else (least, most)


def _within(value: Instruction, exact: Interval | None) -> Interval:
    """What is left of an exact interval in the bits that there are: no overflow is promised, or it wraps around."""
    least, most = _all(value.type)
    if exact is None or (exact[0] > most or exact[1] < least):
        return least, most
    if least <= exact[0] and exact[1] <= most:
        return exact
    promised = "nsw" in value.flags and value.opcode in ("add", "sub", "mul", "shl")
    return (max(exact[0], least), min(exact[1], most)) if promised else (least, most)


def _product(value: Instruction, a: Interval, b: Interval) -> Interval:
    ends = [x * y for x in a for y in b]
    return min(ends), max(ends)


def _shifted_left(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    bits = integer_bits(value.type)
    if not 0 <= b[0] <= b[1] < bits:
        b = (max(0, b[0]), bits - 1) if "nsw" in value.flags else b
    if b[0] < 0 or b[1] >= bits:
        return None
    return _product(value, a, (1 << b[0], 1 << b[1]))


def _shifted_right(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    bits = integer_bits(value.type)
    low, high = max(0, b[0]), min(b[1], bits - 1)  # other shifts are poison
    if b[0] < 0:
        low, high = 0, bits - 1
    if value.opcode == "lshr" and a[0] < 0:
        return (0, ((1 << bits) - 1) >> low) if low > 0 else None
    ends = [x >> s for x in a for s in (low, high)] if low <= high else list(a)
    return min(ends), max(ends)


def _conjunction(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    known = [high for low, high in (a, b) if low >= 0]
    return (0, min(known)) if known else None


def _union(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    if a[0] < 0 or b[0] < 0:
        return None
    return (max(a[0], b[0]) if value.opcode == "or" else 0), (1 << max(a[1].bit_length(), b[1].bit_length())) - 1


def _quotient(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    if a[0] < 0 or b[0] < 0:
        return None
    least = max(1, b[0])  # nothing is divided by zero
    return (a[0] // max(b[1], 1), a[1] // least) if b[1] >= 1 else None


def _rest(value: Instruction, a: Interval, b: Interval) -> Interval | None:
    if value.opcode == "urem" and (a[0] < 0 or b[0] < 0):
        return None
    largest = max(abs(b[0]), abs(b[1]), 1) - 1
    return max(min(a[0], 0), -largest), min(max(a[1], 0), largest)


OPERATIONS = {
    "add": lambda value, a, b: (a[0] + b[0], a[1] + b[1]),
    "sub": lambda value, a, b: (a[0] - b[1], a[1] - b[0]),
    "mul": _product, "shl": _shifted_left, "lshr": _shifted_right, "ashr": _shifted_right, "and": _conjunction, "or": _union,
    "xor": _union, "sdiv": _quotient, "udiv": _quotient, "srem": _rest, "urem": _rest,
}  # fmt: skip

