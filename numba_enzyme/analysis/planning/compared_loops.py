"""Loops whose results follow an input through comparisons only, as in bisection: no path of data carries its tangent.

    %low.next = select i1 (f(%middle) < %a), double %middle, double %low       %a varies; %middle comes of %low and %high

What goes round is made of itself and of constants, and what varies decides which; `low + (middle - low) * (f(middle) < a)` is a
choice, too. The derivative of such a program is zero, or that of the first bracket; that of the function which it computes is
another. A loop is told if the choice looks at what goes round (bisection, golden section, ternary search), or if nothing that
goes round gets a tangent in the loop (counted hits, a search by steps). A count is an integer that becomes a floating number
behind the loop. Numbers that go round in memory are not followed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

from ...ir.functions import Block, Function, Instruction, Phi
from ...ir.instructions import Binary, Branch, Call, Cast, Compare, Load, Select
from ...ir.types import I1, IntType, is_floating
from ...ir.values import Value
from ...ir.walks import reached
from ..activity import ActivityMap
from ..control.loops import Loop
from ..control.shape import Shape

FROM_INTEGERS = ("uitofp", "sitofp")  # a comparison as a number, or a count


@dataclass
class _Origin:
    """What a value is made of within a loop: header phis, values that choose, and whether something that varies goes in.

    ``varies``: whether one of the phis varies, which may have come in before the loop.
    """

    carried: set[Phi] = field(default_factory=set)
    choices: set[Value] = field(default_factory=set)
    injected: bool = False
    varies: bool = False


def compared_loops(shape: Shape, activity: ActivityMap) -> list[Loop]:
    """The loops of a function, whose ``shape`` has loops, dominators and control flow, for which that holds."""
    counts = _becoming_floats(shape, activity)
    return [loop for loop in shape.loops.loops if _Compared(shape, activity, loop, counts).holds()]


def _becoming_floats(shape: Shape, activity: ActivityMap) -> set[Value]:
    """The integers of which floating numbers are made that are useful."""
    instructions = [i for block in shape.cfg.number for i in block.instructions]
    return set(reached(
        [i.operands[0] for i in instructions if i.opcode in FROM_INTEGERS and i in activity.useful],
        lambda value: value.operands[1:] if isinstance(value, Select) else value.operands,
        among=lambda value: isinstance(value, Phi | Binary | Cast | Select) and isinstance(value.type, IntType),
    ))


class _Compared:
    """One loop. ``counts``: the integers that become floating numbers."""

    def __init__(self, shape: Shape, activity: ActivityMap, loop: Loop, counts: set[Value]) -> None:
        self.shape, self.activity, self.loop, self.counts = shape, activity, loop, counts

    def holds(self) -> bool:
        if len(self.loop.latches) != 1:
            return False
        phis = [phi for phi in self.loop.header.instructions if isinstance(phi, Phi)]
        origins = [self._origin([self._next(phi)]) for phi in phis if is_floating(phi.type) and phi in self.activity.useful]
        counted = [self._origin([self._next(phi)]) for phi in phis if phi in self.counts]
        plain = [origin for origin in origins if not origin.injected]
        if any(self._chosen(origin.choices, origin.carried) for origin in plain):
            return True
        if len(plain) < len(origins) or self._stores_what_varies():
            return False
        ends = set(self._ends())
        if any(self._chosen(origin.choices, None) or self._chosen(ends, origin.carried) for origin in plain):
            return True
        return any(not origin.injected and self._chosen(origin.choices | ends, None, phis=True) for origin in counted)

    def _next(self, phi: Phi) -> Value:
        """What a header phi is in the next iteration."""
        return phi.value_from(self.loop.latches[0])

    def _inside(self, value: Value) -> TypeGuard[Instruction]:
        return isinstance(value, Instruction) and value.block in self.loop.blocks

    def _origin(self, values: Iterable[Value], *, compared: bool = False) -> _Origin:
        """``compared``: only what goes into comparisons of floats can be injected."""
        found, seen = _Origin(), set()
        stack = [(value, not compared) for value in values]
        while stack:
            value, counts = stack.pop()
            if (value, counts) in seen:
                continue
            seen.add((value, counts))
            if not self._inside(value) or isinstance(value, Load):
                found.injected |= counts and value in self.activity.varies
                continue
            if isinstance(value, Phi) and value.block is self.loop.header:
                found.carried.add(value)
                found.varies |= counts and value in self.activity.varies
            counts = counts or (isinstance(value, Compare) and value.opcode == "fcmp")
            stack.extend((operand, counts) for operand in self._made_of(value, found))
        return found

    def _made_of(self, value: Instruction, found: _Origin) -> Iterator[Value]:
        if isinstance(value, Phi):
            if value.block is self.loop.header:
                yield self._next(value)
                return
            found.choices.update(self._conditions(value.block))
        elif isinstance(value, Select) and value.type != I1:  # which is `and` or `or`
            found.choices.add(value.operands[0])
            yield from value.operands[1:]
            return
        elif isinstance(value, Cast) and (value.opcode in FROM_INTEGERS or value.operands[0].type == I1):
            found.choices.add(value.operands[0])
            return
        operands = value.arguments if isinstance(value, Call) else value.operands
        yield from (operand for operand in operands if not isinstance(operand, (Block, Function)))

    def _conditions(self, merge: Block) -> Iterator[Value]:
        """What decides on the way by which a merge is entered."""
        top = self.shape.dominators.immediate.get(merge)
        if merge in self.shape.loops.by_header or top not in self.loop.blocks:
            return
        before = self.shape.cfg.predecessors
        for block in reached(before[merge], lambda b: () if b is top else before[b], among=self.loop.blocks.__contains__):
            if (condition := self._decision(block)) is not None:
                yield condition

    def _decision(self, block: Block) -> Value | None:
        """The condition of a block's branch if more than one way leads to the end without an error."""
        branch = block.terminator
        if isinstance(branch, Branch) and sum(target in self.shape.live for target in branch.targets) > 1:
            return branch.condition
        return None

    def _ends(self) -> Iterator[Value]:
        """What decides whether the loop goes on."""
        for block, outside in self.loop.exits:
            condition = self._decision(block) if outside in self.shape.live else None
            if condition is not None:
                yield condition

    def _chosen(self, choices: set[Value], carried: set[Phi] | None, *, phis: bool = False) -> bool:
        """Whether one of the choices compares with something that varies, and looks at one of ``carried`` if that is given.

        ``phis``: what goes round counts, too, if it varies.
        """
        for choice in choices:
            origin = self._origin([choice], compared=True)
            if (origin.injected or (phis and origin.varies)) and (carried is None or carried & origin.carried):
                return True
        return False

    def _stores_what_varies(self) -> bool:
        return any(i in self.activity.varies for block in self.loop.blocks for i in block.instructions if i.opcode == "store")
