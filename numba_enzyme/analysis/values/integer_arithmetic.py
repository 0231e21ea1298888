"""What integer instructions compute of known numbers.

    computed(sub i32 %a, %b, [1, 2])   ->   -1: its lowest 32 bits        signed(0xFFFFFFFF, 32)   ->   -1
"""

from __future__ import annotations

from ...ir.functions import Instruction
from ...ir.instructions import Binary, Cast, Compare, Select
from ...ir.types import integer_bits

COMPARISONS = {"eq": int.__eq__, "ne": int.__ne__, "lt": int.__lt__, "le": int.__le__, "gt": int.__gt__, "ge": int.__ge__}


class Undecided(Exception):
    """A value that the numbers given do not decide."""


def signed(number: int, bits: int) -> int:
    """The lowest bits as a number with a sign."""
    number %= 1 << bits
    return number - (1 << bits) if number >> (bits - 1) else number


def computed(value: Instruction, operands: list[int]) -> int:
    """The bits of an integer instruction's result, which may be too many; those of its operands are numbers without sign.

    Raises Undecided for an instruction that is not known, and where the result is poison.
    """
    if isinstance(value, Binary):
        return _binary(value, *operands)
    if isinstance(value, Compare) and value.opcode == "icmp":
        if value.predicate[0] == "s":
            operands = [signed(n, integer_bits(o.type)) for n, o in zip(operands, value.operands, strict=True)]
        return int(COMPARISONS[value.predicate[-2:]](*operands))
    if isinstance(value, Select):
        return operands[1] if operands[0] else operands[2]
    if isinstance(value, Cast) and value.opcode in ("trunc", "zext"):
        return operands[0]
    if isinstance(value, Cast) and value.opcode == "sext":
        return signed(operands[0], integer_bits(value.operands[0].type))
    raise Undecided


def _binary(value: Binary, a: int, b: int) -> int:
    opcode, bits = value.opcode, integer_bits(value.type)
    if opcode in ("shl", "lshr", "ashr"):
        if b >= bits:
            raise Undecided
        return a << b if opcode == "shl" else (a if opcode == "lshr" else signed(a, bits)) >> b
    if opcode in ("sdiv", "udiv", "srem", "urem"):
        if opcode[0] == "s":
            a, b = signed(a, bits), signed(b, bits)
        if not b:
            raise Undecided
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        return quotient if opcode.endswith("div") else a - b * quotient
    return {"add": a + b, "sub": a - b, "mul": a * b, "and": a & b, "or": a | b, "xor": a ^ b}[opcode]
