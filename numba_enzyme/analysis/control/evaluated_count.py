"""How often a loop runs whose end depends on nothing but integers that start as constants: found by running them.

    k = 32                                        6: k is 32, 16, 8, 4, 2, 1
    while k > 0: ...; k //= 2

What loops and guards of halving and doubling have in common: no closed form that :mod:`.trip_count` knows, few iterations.
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Branch
from ...ir.types import IntType, integer_bits
from ...ir.values import ConstantInt, Value
from ..values.integer_arithmetic import Undecided, computed
from .dominators import Dominators
from .loops import Loop

MOST_ROUNDS = 1024
MOST_VALUES = 64  # from which a condition is computed


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
            known: dict[Value, int] = {**state}
            if bool(_value(branch.condition, known, loop)) == leaves[0]:
                return done
            state = {phi: _value(_next(loop, phi), known, loop) for phi in carried}
    except Undecided:
        pass
    return None


def _next(loop: Loop, phi: Phi) -> Value:
    return phi.value_from(loop.latches[0])


def _start(loop: Loop, phi: Phi) -> int:
    start = phi.value_from(loop.before)
    if not isinstance(start, ConstantInt):
        raise Undecided
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
            raise Undecided
        if not isinstance(value, Instruction) or value.block not in loop.blocks or not isinstance(value.type, IntType):
            raise Undecided
        if not isinstance(value, Phi):
            stack.extend(value.operands)
        elif value.block is loop.header and len(value.operands) == 2:
            found.append(value)
            stack.append(_next(loop, value))
        else:
            raise Undecided
    return found


def _mask(value: Value) -> int:
    return (1 << integer_bits(value.type)) - 1


def _value(value: Value, known: dict[Value, int], loop: Loop) -> int:
    """The bits of a value in one iteration, as a number without sign."""
    if isinstance(value, ConstantInt):
        return value.value & _mask(value)
    if value not in known:
        assert isinstance(value, Instruction)  # as `_carried` has seen
        known[value] = computed(value, [_value(o, known, loop) for o in value.operands]) & _mask(value)
    return known[value]
