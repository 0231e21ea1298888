"""How many states of a time loop fit into a budget of bytes: a number that each call computes before the loop.

    slots = (budget - one step - everything else) / state - SPARE        from 1 to 1000

A step keeps what the trial's tape keeps of an iteration, and the arrays that an iteration makes, with their shadows. Where that
depends on what happens inside the loop, half of the budget is left for it. Everything else is what the function keeps outside of
such loops, and the shadows of arrays that it makes there, as far as sizes are known before the loop. The caller's arrays and
their gradients do not count.
"""

from __future__ import annotations

from ..analysis.control.loops import Loop
from ..analysis.planning.tape_layout import Group, TapeLayout
from ..analysis.planning.time_loops import TimeLoop
from ..ir.builder import Builder
from ..ir.clone import copy_instruction
from ..ir.functions import Function, Instruction
from ..ir.instructions import Binary, Call, Cast, Compare, Select
from ..ir.types import I64, IntType
from ..ir.values import Constant, ConstantInt, Value
from .context import Context
from .for_annotations import Twins

MOST_STATES = 1000  # the schedule calls itself as deeply
SPARE = 3  # states: what memory held before the loop is run back, and what malloc can't use
PER_STATE = 128  # what malloc and the tape of a call take besides
DIVISIONS = ("udiv", "sdiv", "urem", "srem")


class Budget:
    """The bytes that each checkpointed loop may take. ``c``, ``tape``: of the trial; ``twins``: what it has in the module."""

    def __init__(self, c: Context, tape: TapeLayout, twins: Twins, chosen: list[TimeLoop]) -> None:
        self.c, self.tape, self.twins, self.chosen = c, tape, twins, chosen
        self.bytes = c.facts.request.memory // max(1, len(chosen))

    def slots(self, b: Builder, chosen: TimeLoop, extents: list[tuple[Value, Value]]) -> Value:
        """The number of states, computed before the loop."""
        numbers = sum(self.c.layout.size_of(phi.type) for phi in chosen.loop.header.phis())
        state: Value = b.i64(numbers + PER_STATE)
        for _, size in extents:
            state = b.binary("add", state, size)
        sizes = _Sizes(b, self, chosen)
        step = sizes.step()
        taken = b.binary("add", sizes.rest(), b.i64(self.bytes // 2) if step is None else step)
        whole = b.i64(self.bytes)
        left = b.select(b.icmp("ult", taken, whole), b.binary("sub", whole, taken), b.i64(0))
        fitting = b.binary("udiv", left, state)
        fitting = b.select(b.icmp("ugt", fitting, b.i64(SPARE)), b.binary("sub", fitting, b.i64(SPARE)), b.i64(1))
        return b.select(b.icmp("ult", fitting, b.i64(MOST_STATES)), fitting, b.i64(MOST_STATES))


class _Sizes:
    """Bytes that are known before a loop."""

    def __init__(self, b: Builder, budget: Budget, chosen: TimeLoop) -> None:
        self.b, self.c, self.twins, self.loop = b, budget.c, budget.twins, chosen.loop
        self.groups = list(budget.tape.groups.values())
        self.under_schedule = [other.loop for other in budget.chosen]
        self.copies: dict[Value, Value] = {}

    def step(self) -> Value | None:
        """What one iteration keeps; None if not all of it is known."""
        inside = [i for i in self._calls() if i.block in self.loop.blocks]
        parts = [self._of_group(group) for group in self.groups if self.loop.contains(group.loop)]
        parts += [self._of_call(call, 2, self.loop) for call in inside]
        return None if None in parts else self._sum(parts)

    def rest(self) -> Value:
        """What is kept outside of the loops under a schedule, as far as it is known."""
        outside = [i for i in self._calls() if self.c.shape.loop_of(i.block) is None]
        groups = [g for g in self.groups if not any(loop.contains(g.loop) for loop in self.under_schedule)]
        return self._sum([*map(self._of_group, groups), *(self._of_call(call, 1, None) for call in outside)])

    def _sum(self, parts: list[Value | None]) -> Value:
        total: Value = self.b.i64(PER_STATE)
        for part in parts:
            if part is not None:
                total = self.b.binary("add", total, part)
        return total

    def _of_group(self, group: Group) -> Value | None:
        size: Value = self.b.i64(sum(self.c.layout.size_of(slot.type) for slot in group.slots))
        for loop in group.indices:
            if loop is self.loop or loop.contains(self.loop):
                continue
            shape = self.c.shape.shapes.get(loop)
            count = self.value(shape.count) if shape is not None and shape.count is not None else None
            if shape is not None and shape.constant is not None:
                count = self.b.i64(shape.constant)
            if count is None:
                return None
            size = self.b.binary("mul", size, count)
        return size

    def _calls(self) -> list[Call]:
        live = (block for block in self.c.shape.cfg.order if block in self.c.shape.live)
        return [i for block in live for i in block.instructions if isinstance(i, Call)]

    def _of_call(self, call: Call, times: int, loop: Loop | None) -> Value | None:
        """Memory that a call in a loop makes is held until the reverse sweep; the length of a function's tape is unknown."""
        if isinstance(call.callee, Function) and not call.callee.is_declaration:
            return None
        facts = self.c.book.facts(call.callee_name or "")
        if facts is None or not facts.allocates:
            return self.b.i64(0)
        if not facts.size_arguments or self.c.shape.loop_of(call.block) is not loop:
            return None
        size: Value = self.b.i64(times)
        for place in facts.size_arguments:
            factor = self.value(call.arguments[place])
            if factor is None:
                return None
            size = self.b.binary("mul", size, wide(self.b, factor))
        return size

    def value(self, value: Value) -> Value | None:
        """An integer of the trial, computed before the loop; None if it depends on what happens in the loop."""
        if value not in self.copies:
            found = self._copied(value)
            if found is None:
                return None
            self.copies[value] = found
        return self.copies[value]

    def _copied(self, value: Value) -> Value | None:
        if isinstance(value, Constant):
            return value
        before = not isinstance(value, Instruction) or self.c.shape.dominators.dominates(value.block, self.loop.before)
        if self.twins.knows(value) and before:
            return self.twins.value(value)
        if not isinstance(value, (Binary, Cast, Compare, Select)):
            return None
        if value.opcode in DIVISIONS and not (isinstance(value.operands[1], ConstantInt) and value.operands[1].value > 0):
            return None
        operands = {operand: found for operand in value.operands if (found := self.value(operand)) is not None}
        if any(operand not in operands for operand in value.operands):
            return None
        return self.b.append(copy_instruction(value, operands.__getitem__))


def wide(b: Builder, value: Value) -> Value:
    """A size as 64 bits."""
    narrow = isinstance(value.type, IntType) and value.type.bits < 64
    return b.cast("zext", value, I64) if narrow and not isinstance(value, Constant) else value
