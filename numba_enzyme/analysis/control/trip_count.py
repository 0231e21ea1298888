"""How often a loop's header runs: a constant, an expression that is known before the loop, or only by counting.

    for (i = s; i < n; i += 2)      max(ceil((n - s) / 2), 0) iterations, known at the preheader
    while (x > eps)                 counted

A count is an upper bound: a loop that can also be left early may do fewer iterations, never more.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Binary, Branch, Cast, Compare, Select
from ...ir.types import I1, IntType
from ...ir.values import ConstantInt, Value
from .dominators import Dominators
from .loops import Loop

SWAPPED = {"eq": "eq", "ne": "ne", "slt": "sgt", "sgt": "slt", "sle": "sge", "sge": "sle",
           "ult": "ugt", "ugt": "ult", "ule": "uge", "uge": "ule"}  # fmt: skip
NEGATED = {"eq": "ne", "ne": "eq", "slt": "sge", "sge": "slt", "sgt": "sle", "sle": "sgt",
           "ult": "uge", "uge": "ult", "ugt": "ule", "ule": "ugt"}  # fmt: skip


@dataclass(frozen=True, slots=True)
class Induction:
    """An affine recurrence of one loop: ``start + k * step`` in iteration k (k from 0)."""

    start: Value
    step: int
    flags: tuple[str, ...]  # of the increment
    lag: int = 0  # the value tested may be the phi (0) or its increment (1): start + (k + lag) * step

    @property
    def wraps(self) -> bool:
        """Nothing says that the increment does not overflow."""
        return "nsw" not in self.flags and "nuw" not in self.flags


@dataclass(frozen=True, slots=True)
class TripCount:
    """The header runs at most ``n`` times: n is the smallest k+1 for which ``start + (k+lag)*step <exit_when> bound`` holds.

    ``exact``: this test is the only way out of the loop.
    """

    induction: Induction
    exit_when: str
    bound: Value
    exact: bool


def is_invariant(value: Value, loop: Loop) -> bool:
    """Whether the value is computed outside the loop."""
    return not isinstance(value, Instruction) or value.block not in loop.blocks


def carried_by(phi: Phi, loop: Loop) -> tuple[Value, Value] | None:
    """What a phi of the header begins with, and what follows it in the next iteration; None in a loop of another form."""
    if loop.preheader is None or len(loop.latches) != 1 or {*phi.incoming_blocks} != {loop.preheader, loop.latches[0]}:
        return None
    return phi.value_from(loop.preheader), phi.value_from(loop.latches[0])


def affine_phi(phi: Phi, loop: Loop) -> tuple[Value, Binary, int] | None:
    """(start, next, step) of an integer header phi that changes by a constant per iteration."""
    carried = carried_by(phi, loop) if isinstance(phi.type, IntType) else None
    if carried is None:
        return None
    start, following = carried
    if isinstance(following, Binary) and following.opcode in ("add", "sub"):  # LLVM writes constants on the right
        a, b = following.operands
        if a is phi and isinstance(b, ConstantInt) and b.value != 0:
            return start, following, b.value if following.opcode == "add" else -b.value
    return None


def find_trip_count(loop: Loop, dominators: Dominators) -> TripCount | None:
    """The best bound that some exit test of the loop gives, or None when it must be counted."""
    if loop.preheader is None or len(loop.latches) != 1:
        return None
    best: TripCount | None = None
    for inside, _ in loop.exits:
        # The test has to run in every iteration, or it bounds nothing.
        if not dominators.dominates(inside, loop.latches[0]):
            continue
        found = exit_test(inside, loop)
        if found is not None and (best is None or isinstance(found.bound, ConstantInt)):
            best = found
    return best


def exit_test(block: Block, loop: Loop) -> TripCount | None:
    """The bound that the test at the end of a block gives a loop, where it leaves that and runs in every iteration."""
    branch = block.terminator
    if not isinstance(branch, Branch) or branch.condition is None:
        return None
    leaves_when_true = branch.targets[0] not in loop.blocks
    if leaves_when_true == (branch.targets[1] not in loop.blocks):
        return None
    whole = len(loop.exits) == 1
    for condition, alone in _alternatives(branch.condition, leaves_when_true):
        if isinstance(condition, Compare) and condition.opcode == "icmp":
            found = _compare(condition, leaves_when_true, loop, whole and alone)
            if found is not None:
                return found
    return None


def _alternatives(condition: Value, leaves_when_true: bool) -> list[tuple[Value, bool]]:
    """Conditions each of which alone makes the loop end: the parts of an or (leaving on true) or of an and (on false)."""
    stack, found = [condition], []
    while stack:
        current = stack.pop()
        parts = parts_of(current, disjunction=leaves_when_true)
        stack.extend(parts)
        if not parts:
            found.append(current)
    return [(c, len(found) == 1) for c in found]


def parts_of(condition: Value, *, disjunction: bool) -> list[Value]:
    """The conditions whose disjunction (conjunction) a condition is, written as an operation on bits or as a select; or none."""
    if isinstance(condition, Binary) and condition.type == I1 and condition.opcode == ("or" if disjunction else "and"):
        return condition.operands
    if isinstance(condition, Select) and condition.type == I1:
        test, then, otherwise = condition.operands
        fixed, other = (then, otherwise) if disjunction else (otherwise, then)
        if isinstance(fixed, ConstantInt) and bool(fixed.value) is disjunction:
            return [test, other]
    return []


def _compare(compare: Compare, leaves_when_true: bool, loop: Loop, alone: bool) -> TripCount | None:
    predicate = compare.predicate if leaves_when_true else NEGATED[compare.predicate]
    left, right = compare.operands
    for value, bound, test in ((left, right, predicate), (right, left, SWAPPED[predicate])):
        if not is_invariant(bound, loop) or is_invariant(value, loop):
            continue
        induction = induction_of(value, loop)
        if induction is not None and _terminates(test, induction.step) and (abs(induction.step) == 1 or not induction.wraps):
            return TripCount(induction, test, bound, alone)
    return None


def induction_of(value: Value, loop: Loop) -> Induction | None:
    """The affine recurrence that a value of the loop follows, a counter or its increment; None if it is neither."""
    if isinstance(value, Cast) and value.opcode in ("trunc", "zext", "sext"):
        return None
    for phi in loop.header.phis():
        found = affine_phi(phi, loop)
        if found is None:
            continue
        start, following, step = found
        if value is phi:
            return Induction(start, step, following.flags, 0)
        if value is following:
            return Induction(start, step, following.flags, 1)
    return None


def _terminates(exit_when: str, step: int) -> bool:
    """Whether stepping that way makes the exit test true in the end."""
    if exit_when == "eq":
        return True
    if step > 0:
        return exit_when in ("sge", "uge", "sgt", "ugt")
    return exit_when in ("sle", "ule", "slt", "ult")


def constant_count(trip: TripCount) -> int | None:
    """The count when start and bound are constants."""
    start, bound, step = trip.induction.start, trip.bound, trip.induction.step
    if not isinstance(start, ConstantInt) or not isinstance(bound, ConstantInt):
        return None
    bits = start.type.bits
    first = start.value + trip.induction.lag * step
    distance = bound.value - first
    if trip.exit_when == "eq":
        if step in (1, -1):
            return (distance * step) % (1 << bits) + 1
        return distance // step + 1 if distance % step == 0 and distance // step >= 0 else None
    if trip.exit_when[0] == "u" and (start.value < 0 or bound.value < 0):
        return None
    if step < 0:
        distance, step = -distance, -step
    if trip.exit_when in ("sgt", "ugt", "slt", "ult"):
        distance += 1
    return max(0, -(-distance // step)) + 1


