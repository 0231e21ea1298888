"""What is computed of the results of loops that only the reverse sweep runs, when that is done.

    forward   total = 0.0;  (the loop);  value = total - log(n);  *result = value        neither the loop nor what follows of it
    reverse   slot = 0.0;  for i < n: { slot += f(i), adjoints of f(i) };  *result = slot - log(n)

What goes round in the loop lives in a slot: set where the forward sweep comes to the loop, carried on by the iterations that the
reverse sweep runs, in the same order as the primal. Where ways meet, the forward sweep knows which was taken, and the value of
those that did not come by the loop.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from ...analysis.control.loops import Loop
from ...analysis.memory.effects import is_plain
from ...analysis.memory.objects import Pointees
from ...analysis.planning.recompute import PURE
from ...ir.functions import Block, DebugRecord, Instruction, Phi
from ...ir.instructions import Binary, Call, Return, Select, Store
from ...ir.types import is_aggregate, is_pointer
from ...ir.values import Value
from ...ir.walks import reached
from ..context import Context
from .elided_forward_sweep import INTEGER_DIVISION
from .skipped_loops import adds_only


@dataclass(eq=False)
class DeferredReductions:
    """``carried``: what goes round in each loop and is wanted in the end. ``slots``: by phi of an exit, the phi of the header in
    whose slot its value is. ``passed``: what the forward sweep does not compute; ``order``: what of it, and of phis of which the
    forward sweep knows some ways only, comes late."""

    carried: dict[Loop, list[Phi]] = field(default_factory=dict)
    slots: dict[Phi, Phi] = field(default_factory=dict)
    passed: set[Instruction] = field(default_factory=set)
    order: list[Instruction] = field(default_factory=list)

    def settings(self, block: Block) -> Iterator[tuple[Value, Phi]]:
        """(value, phi of a header) for the slots that are set where a block ends."""
        for loop, phis in self.carried.items():
            if loop.preheader is block:
                yield from ((phi.value_from(block), phi) for phi in phis)

    def late_ways(self, phi: Phi, selector: Phi) -> list[tuple[Value, Value]]:
        """(number of the way, as ``selector`` has it, and value) of the ways by which a phi gets what comes late."""
        late = {*self.slots, *self.order}
        return [(selector.value_from(source), value) for value, source in phi.incoming() if value in late]


class Followers:
    """What depends on the results of one loop, and whether it can come late."""

    def __init__(self, c: Context, loop: Loop, acts: Callable[[Instruction], bool]) -> None:
        """``acts``: whether an instruction is executed for more than its value."""
        self.c = c
        self.loop = loop
        self.exit = loop.exits[0][1]
        self.found = self._closure(self.exit.phis(), lambda i: c.users.get(i, ()))
        wanted = self._closure((i for i in self.found if acts(i)), lambda i: (o for o in i.operands if o in self.found))
        results = [p for p in self.exit.phis() if p in wanted]
        self.slots: dict[Phi, Phi] = {p: carried for p in results if (carried := self._carried(p)) is not None}
        self.order = {i: self._place(i) for i in wanted if i not in results}
        self.possible = len(self.slots) == len(results) and all(map(self._can_be_late, self.order))

    def _place(self, instruction: Instruction) -> tuple[int, int]:
        return self.c.shape.cfg.number[instruction.block], instruction.block.instructions.index(instruction)

    def _closure(self, start: Iterable[Instruction], onward: Callable) -> set[Instruction]:
        return set(reached(start, onward, among=lambda instruction: not isinstance(instruction, DebugRecord)))

    def _carried(self, phi: Phi) -> Phi | None:
        """The phi of the loop's header that goes round with what a phi of the exit gets."""
        latch = self.loop.latches[0]
        return next((p for p in self.loop.header.phis() if p.value_from(latch) is phi.operands[0]), None)

    def _can_be_late(self, instruction: Instruction) -> bool:
        shape = self.c.shape
        if shape.loop_of(instruction.block) is not None:
            return False
        if isinstance(instruction, Phi):
            return self._is_certain(instruction) and instruction.block in shape.selectors
        if not all(o in self.found or self._is_certain(o) for o in instruction.operands if isinstance(o, Instruction)):
            return False
        if isinstance(instruction, Store):
            return self._is_certain(instruction) and self._is_unread(instruction)
        if instruction.opcode in INTEGER_DIVISION:
            return self._is_certain(instruction)
        if isinstance(instruction, Return):
            return not self.c.facts.request.target.status_return and len(shape.returns) == 1
        return isinstance(instruction, PURE) or (isinstance(instruction, Call) and adds_only(instruction, self.c))

    def _is_certain(self, instruction: Instruction) -> bool:
        """Whether every call of the function that returns comes by."""
        return all(self.c.shape.dominators.dominates(instruction.block, end) for end in self.c.shape.returns)

    def _is_unread(self, store: Store) -> bool:
        """Whether a store writes what nobody reads or writes but it."""
        c = self.c
        targets = c.facts.points_to.of(store.pointer)
        if not is_plain(store) or store.pointer in self.found or c.has_shadow(store.value) or is_pointer(store.value.type):
            return False
        if is_aggregate(store.value.type) or not all(t.is_argument and t.noalias for t in targets):
            return False
        others = (i for block in c.shape.cfg.order for i in block.instructions if not isinstance(i, DebugRecord))
        return not any(self._touches(i, targets) for i in others if i is not store)

    def _touches(self, instruction: Instruction, targets: Pointees) -> bool:
        if isinstance(instruction, (*PURE, Phi)):
            return False
        return any(targets.keys() & self.c.facts.points_to.of(o).keys() for o in instruction.operands if is_pointer(o.type))


def late_results(followers: Iterable[Followers]) -> DeferredReductions:
    """All that comes late of some loops."""
    result = DeferredReductions()
    order: dict[Instruction, tuple[int, int]] = {}
    for one in followers:
        result.passed |= {i for i in one.found if not isinstance(i, Phi)}
        result.slots |= one.slots
        result.carried[one.loop] = list(dict.fromkeys(one.slots.values()))
        order |= one.order
    result.order = sorted(order, key=order.__getitem__)
    return result


def adds_up(phi: Phi, loop: Loop, users: Mapping[Value, Iterable[Instruction]]) -> bool:
    """Whether all that is done in a loop with what goes round is to add to it: then each iteration has the same adjoint of it."""
    last = phi.value_from(loop.latches[0])
    chain: set[Instruction] = {phi}
    stack: list[Instruction] = [phi]
    while stack:
        value = stack.pop()
        for user in users.get(value, ()):
            if user is phi or isinstance(user, DebugRecord):
                continue
            if user.block not in loop.blocks:
                if value is not last:
                    return False
            elif not _passes_on(user, value):
                return False
            elif user not in chain:
                chain.add(user)
                stack.append(user)
    sums = [v for v in chain if isinstance(v, Binary)]
    once = all(sum(o in chain for o in v.operands) == 1 for v in sums)
    choices = [v.operands if isinstance(v, Phi) else v.operands[1:] for v in chain if v not in sums and v is not phi]
    return last in chain and once and all(o in chain for operands in choices for o in operands)


def _passes_on(user: Instruction, value: Value) -> bool:
    """Whether the adjoint of what is made of a value is, on each way, that of the value."""
    if isinstance(user, Binary):
        return user.opcode == "fadd" or (user.opcode == "fsub" and user.operands[0] is value)
    return isinstance(user, Phi) or (isinstance(user, Select) and user.operands[0] is not value)
