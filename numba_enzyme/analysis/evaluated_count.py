"""How often a loop runs whose end depends on nothing but integers that start as constants: found by running them.

    k = 32                                        6: k is 32, 16, 8, 4, 2, 1
    while k > 0: ...; k //= 2

What loops and guards of halving and doubling have in common: no closed form that :mod:`.trip_count` knows, few iterations.
"""

from __future__ import annotations

from ..ir.model import Binary, Block, Branch, Cast, Compare, ConstantInt, Instruction, Phi, Select, Value
from ..ir.types import IntType
from .dominators import Dominators
from .loops import Loop

MOST_ROUNDS = 1024
MOST_VALUES = 64  # from which a condition is computed
COMPARISONS = {"eq": int.__eq__, "ne": int.__ne__, "lt": int.__lt__, "le": int.__le__, "gt": int.__gt__, "ge": int.__ge__}


class _Unknown(Exception):
    """A value that constants do not decide."""


def evaluated_count(loop: Loop, dominators: Dominators) -> tuple[int, bool] | None:
    """(how often the header runs at most, whether nothing else ends the loop); None where that takes more than constants."""
    if loop.preheader is None or len(loop.latches) != 1:
        return None
    for inside, _ in loop.exits:
        if dominators.dominates(inside, loop.latches[0]):
            count = _rounds(loop, inside)
            if count is not None:
                return count, len(loop.exits) == 1
    return None


def _rounds(loop: Loop, block: Block) -> int | None:
    """Header executions until the branch at the end of ``block``, which every iteration comes to, leaves the loop."""
    branch = block.terminator
    if not isinstance(branch, Branch) or branch.condition is None:
        return None
    leaves = [target not in loop.blocks for target in branch.targets]
    if leaves[0] == leaves[1]:
        return None
    try:
        carried = _carried(loop, branch.condition)
        state = {phi: _start(loop, phi) for phi in carried}
        for done in range(1, MOST_ROUNDS + 1):
            known: dict[Value, int] = dict(state)
            if bool(_value(branch.condition, known, loop)) == leaves[0]:
                return done
            state = {phi: _value(_next(loop, phi), known, loop) for phi in carried}
    except _Unknown:
        pass
    return None


def _incoming(phi: Phi, block: Block) -> Value:
    return next(value for value, source in phi.incoming() if source is block)


def _next(loop: Loop, phi: Phi) -> Value:
    return _incoming(phi, loop.latches[0])


def _start(loop: Loop, phi: Phi) -> int:
    start = _incoming(phi, loop.preheader)
    if not isinstance(start, ConstantInt):
        raise _Unknown
    return start.value & _mask(phi)


def _carried(loop: Loop, condition: Value) -> list[Phi]:
    """The header phis from which a condition is computed, in this iteration and all later ones."""
    found: list[Phi] = []
    seen: set[Value] = set()
    stack = [condition]
    while stack:
        value = stack.pop()
        if value in seen or isinstance(value, ConstantInt):
            continue
        seen.add(value)
        if len(seen) > MOST_VALUES:
            raise _Unknown
        if not isinstance(value, Instruction) or value.block not in loop.blocks or not isinstance(value.type, IntType):
            raise _Unknown
        if not isinstance(value, Phi):
            stack.extend(value.operands)
        elif value.block is loop.header and len(value.operands) == 2:
            found.append(value)
            stack.append(_next(loop, value))
        else:
            raise _Unknown
    return found


def _mask(value: Value) -> int:
    return (1 << value.type.bits) - 1


def _signed(number: int, value: Value) -> int:
    return number - (1 << value.type.bits) if number >> (value.type.bits - 1) else number


def _value(value: Value, known: dict[Value, int], loop: Loop) -> int:
    """The bits of a value in one iteration, as a number without sign."""
    if isinstance(value, ConstantInt):
        return value.value & _mask(value)
    if value not in known:
        known[value] = _computed(value, [_value(o, known, loop) for o in value.operands]) & _mask(value)
    return known[value]


def _computed(value: Value, operands: list[int]) -> int:
    if isinstance(value, Binary):
        return _binary(value, *operands)
    if isinstance(value, Compare) and value.opcode == "icmp":
        if value.predicate[0] == "s":
            operands = [_signed(n, o) for n, o in zip(operands, value.operands, strict=True)]
        return int(COMPARISONS[value.predicate[-2:]](*operands))
    if isinstance(value, Select):
        return operands[1] if operands[0] else operands[2]
    if isinstance(value, Cast) and value.opcode in ("trunc", "zext"):
        return operands[0]
    if isinstance(value, Cast) and value.opcode == "sext":
        return _signed(operands[0], value.operands[0])
    raise _Unknown


def _binary(value: Binary, a: int, b: int) -> int:
    opcode, bits = value.opcode, value.type.bits
    if opcode in ("shl", "lshr", "ashr"):
        if b >= bits:
            raise _Unknown
        return a << b if opcode == "shl" else (a if opcode == "lshr" else _signed(a, value)) >> b
    if opcode in ("sdiv", "udiv", "srem", "urem"):
        if opcode[0] == "s":
            a, b = _signed(a, value), _signed(b, value)
        if not b:
            raise _Unknown
        quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)
        return quotient if opcode.endswith("div") else a - b * quotient
    operations = {"add": a + b, "sub": a - b, "mul": a * b, "and": a & b, "or": a | b, "xor": a ^ b}
    if opcode not in operations:
        raise _Unknown
    return operations[opcode]
