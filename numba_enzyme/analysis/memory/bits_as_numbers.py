"""Conversions of integers in which the fraction of a float is still to be seen: they carry a derivative.

    %b = bitcast double %x to i64
    %k = lshr i64 %b, 52              the exponent alone
    %e = sitofp i64 %k to double      constant
    %y = sitofp i64 %b to double      a logarithm of %x, roughly

From each conversion the bits that it reads are followed back to their origin, through integer arithmetic, memory and calls.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property

from ...ir.functions import Argument, Instruction, Phi
from ...ir.instructions import (
    Binary,
    Call,
    Cast,
    ExtractElement,
    Freeze,
    InsertElement,
    Load,
    Return,
    Select,
    ShuffleVector,
    Store,
)
from ...ir.types import FloatType, IntType, integer_bits, scalar_type
from ...ir.values import ConstantInt, Value
from .float_arrays import FloatArrays, at_bytes
from .kinds import kind_bytes
from .objects import MemoryObject, Offset
from .points_to import PointsTo
from .scalar_layout import ScalarLayout

EXPONENT = {"half": 6, "bfloat": 9, "float": 9, "double": 12}  # bits, that of the sign included
CONVERSIONS = ("sitofp", "uitofp")

Bits = tuple[Value, int]


class BitsAsNumbers:
    """``conversions``: those that carry a derivative if their integer does; ``integers``: what such an integer is made of."""

    def __init__(self, points_to: PointsTo, layout: ScalarLayout) -> None:
        self._points_to, self._layout, self._arrays = points_to, layout, FloatArrays(points_to, layout)
        self.conversions: set[Value] = set()
        self.integers: set[Value] = set()
        self._without: dict[Value, int] = {}  # bits in which no fraction is to be seen
        for function in points_to.functions:
            for instruction in function.instructions():
                if isinstance(instruction, Cast) and instruction.opcode in CONVERSIONS:
                    self._follow(instruction)

    def _follow(self, conversion: Cast) -> None:
        seen: dict[Value, int] = {}
        stack: list[Bits] = [(conversion.operands[0], -1)]
        found = False
        while stack:
            value, wanted = stack.pop()
            element = scalar_type(value.type)
            if not isinstance(element, IntType) or not isinstance(value, (Instruction, Argument)):
                continue
            known = seen.get(value, 0)
            seen[value] = known | (wanted & ((1 << element.bits) - 1))
            if seen[value] == known or not seen[value] & ~self._without.get(value, 0):
                continue
            found = found or self._shows_fraction(value, seen[value])
            stack += self._sources(value, seen[value])
        if found:
            self.conversions.add(conversion)
            self.integers |= seen.keys()
        else:
            self._without |= {value: bits | self._without.get(value, 0) for value, bits in seen.items()}

    def _shows_fraction(self, value: Value, wanted: int) -> bool:
        """Whether wanted bits of an integer are those of a float's fraction."""
        for byte, kind in self._floats_in(value):
            fraction = (1 << (8 * kind_bytes(kind) - EXPONENT.get(kind.kind, 16))) - 1
            if wanted & (fraction << 8 * byte if byte >= 0 else fraction >> -8 * byte):
                return True
        return False

    def _floats_in(self, value: Value) -> Iterator[tuple[int, FloatType]]:
        """The floats of which an integer has a part, and at which of its bytes they begin (which may lie before its first).

        What stands alone in its place, as a field of a record, is no half of a float for what other accesses may reach.
        """
        alone = isinstance(value, Load) and all(not place.stride for place in self._layout.places.of(value.pointer).values())
        for byte, kind in self._layout.carried(value).items():
            if isinstance(kind, FloatType) and (not alone or 8 * (byte + kind_bytes(kind)) <= _bits(value)):
                yield byte, kind
        if isinstance(value, Load):
            size = -(-_bits(value) // 8)
            for target, offset in self._layout.places.of(value.pointer).items():
                for place, kind in self._arrays.floats_at(target, offset):
                    yield from ((byte, kind) for byte in at_bytes(place, kind_bytes(kind), offset, size))

    def _sources(self, value: Value, wanted: int) -> Iterator[Bits]:
        """From which bits of what the wanted bits of an integer come."""
        if isinstance(value, Argument):
            yield from ((given, wanted) for given in self._given.get(value, ()))
        elif isinstance(value, Binary):
            yield from _of_arithmetic(value, wanted)
        elif isinstance(value, Cast):
            whole = value.opcode == "bitcast" or (value.opcode == "sext" and wanted >> _bits(value.operands[0]))
            yield value.operands[0], -1 if whole else wanted
        elif isinstance(value, (Phi, Freeze)):
            yield from ((operand, wanted) for operand in value.operands)
        elif isinstance(value, Select):
            yield from ((operand, wanted) for operand in value.operands[1:])
        elif isinstance(value, ExtractElement):
            yield value.operands[0], wanted
        elif isinstance(value, (InsertElement, ShuffleVector)):
            yield from ((operand, wanted) for operand in value.operands[:2])
        elif isinstance(value, Load):
            bits = _bits(value)
            for target, place in self._layout.places.of(value.pointer).items():
                for computed, there in self._stored.get(target, ()):
                    yield computed, wanted if _bits(computed) == bits and _are_same_or_apart(place, there, bits // 8) else -1
        elif isinstance(value, Call):
            yield from self._of_call(value, wanted)

    def _of_call(self, call: Call, wanted: int) -> Iterator[Bits]:
        for callee in self._points_to.callees(call) or ():
            if callee.is_declaration:
                yield from ((argument, -1) for argument in call.arguments)
            for block in callee.blocks:
                if isinstance(block.terminator, Return) and block.terminator.operands:
                    yield block.terminator.operands[0], wanted

    @cached_property
    def _stored(self) -> dict[MemoryObject, list[tuple[Value, Offset]]]:
        """The integers that are computed and stored somewhere: bits that are only moved are floats by their places."""
        found: dict[MemoryObject, list[tuple[Value, Offset]]] = {}
        for store in self._instructions():
            if isinstance(store, Store) and isinstance(store.value.type, IntType) and (computed := _computed(store.value)):
                for target, place in self._layout.places.of(store.pointer).items():
                    found.setdefault(target, []).extend((value, place) for value in computed)
        return found

    @cached_property
    def _given(self) -> dict[Value, list[Value]]:
        """What calls give for each parameter."""
        found: dict[Value, list[Value]] = {}
        for call in self._instructions():
            if isinstance(call, Call):
                for callee in self._points_to.callees(call) or ():
                    for parameter, given in zip(callee.arguments, call.arguments, strict=False):
                        found.setdefault(parameter, []).append(given)
        return found

    def _instructions(self) -> Iterator[Instruction]:
        return (i for function in self._points_to.functions for i in function.instructions())


def _are_same_or_apart(one: Offset, other: Offset, size: int) -> bool:
    """Whether two accesses of one size share all of their bytes or none."""
    return not any(distance % size for distance in (one.base - other.base, one.stride, other.stride))


def _computed(value: Value) -> set[Value]:
    """Of an integer that is chosen among others, those that are more than loaded."""
    seen: set[Value] = set()
    stack = [value]
    while stack:
        value = stack.pop()
        if value not in seen and isinstance(value, (Phi, Select, Freeze, Binary, Cast, Call)):
            seen.add(value)
            stack += value.operands if isinstance(value, (Phi, Select, Freeze)) else ()
    return {value for value in seen if isinstance(value, (Binary, Cast, Call))}


def _of_arithmetic(value: Binary, wanted: int) -> Iterator[Bits]:
    first, second = value.operands
    known = second.value if isinstance(second, ConstantInt) else None
    if value.opcode in ("and", "or", "xor"):
        yield first, wanted & known if value.opcode == "and" and known is not None else wanted
        yield second, wanted
    elif value.opcode in ("lshr", "ashr", "shl") and known is not None:
        sign = 1 << (_bits(value) - 1) if value.opcode == "ashr" and wanted << known >> _bits(value) else 0
        yield first, wanted >> known if value.opcode == "shl" else wanted << known | sign
    elif value.opcode in ("add", "sub", "mul"):  # carries go upwards
        below = (1 << wanted.bit_length()) - 1
        yield from ((first, below), (second, below))
    else:
        yield from ((first, -1), (second, -1))


def _bits(value: Value) -> int:
    return integer_bits(scalar_type(value.type))
