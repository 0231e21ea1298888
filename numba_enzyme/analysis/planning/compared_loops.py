"""Loops whose results follow an input through comparisons only, as in bisection: no path of data carries its tangent.

    %low.next = select i1 (f(%middle) < %a), double %middle, double %low       %a varies; %middle comes of %low and %high

What goes round is made of itself and of constants, and what varies decides which; `low + (middle - low) * (f(middle) < a)` is a
choice, too. The derivative of such a program is zero, or that of the first bracket; that of the function which it computes is
another. A loop is told if the choice looks at what goes round (bisection, golden section, ternary search), or if nothing that
goes round gets a tangent in the loop (counted hits, a search by steps). Numbers that go round in memory are not followed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import TypeGuard

from ...ir.functions import Block, Function, Instruction, Phi
from ...ir.instructions import Branch, Call, Cast, Compare, Load, Select
from ...ir.types import is_floating
from ...ir.values import Value
from ..activity import ActivityMap
from ..control.loops import Loop
from ..control.shape import Shape

FROM_INTEGERS = ("uitofp", "sitofp")  # a comparison as a number, or a count


@dataclass
class _Origin:
    """What a value is made of within a loop: header phis, values that choose, and whether something that varies goes in."""

    carried: set[Phi] = field(default_factory=set)
    choices: set[Value] = field(default_factory=set)
    injected: bool = False


def compared_loops(shape: Shape, activity: ActivityMap) -> list[Loop]:
    """The loops of a function, whose ``shape`` has loops, dominators and control flow, for which that holds."""
    return [loop for loop in shape.loops.loops if _Compared(shape, activity, loop).holds()]


class _Compared:
    """One loop."""

    def __init__(self, shape: Shape, activity: ActivityMap, loop: Loop) -> None:
        self.shape, self.activity, self.loop = shape, activity, loop

    def holds(self) -> bool:
        if len(self.loop.latches) != 1:
            return False
        floats = [phi for phi in self.loop.header.instructions if isinstance(phi, Phi) and is_floating(phi.type)]
        origins = [self._origin([self._next(phi)]) for phi in floats if phi in self.activity.useful]
        plain = [origin for origin in origins if not origin.injected]
        if any(self._chosen(origin.choices, origin.carried) for origin in plain):
            return True
        if len(plain) < len(origins) or self._stores_what_varies():
            return False
        ends = set(self._ends())
        return any(self._chosen(origin.choices, None) or self._chosen(ends, origin.carried) for origin in plain)

    def _next(self, phi: Phi) -> Value:
        """What a header phi is in the next iteration."""
        return next(value for value, block in phi.incoming() if block is self.loop.latches[0])

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
            counts = counts or (isinstance(value, Compare) and value.opcode == "fcmp")
            stack.extend((operand, counts) for operand in self._made_of(value, found))
        return found

    def _made_of(self, value: Instruction, found: _Origin) -> Iterator[Value]:
        if isinstance(value, Phi):
            if value.block is self.loop.header:
                yield self._next(value)
                return
            found.choices.update(self._conditions(value.block))
        elif isinstance(value, Select):
            found.choices.add(value.operands[0])
            yield from value.operands[1:]
            return
        elif isinstance(value, Cast) and value.opcode in FROM_INTEGERS:
            found.choices.add(value.operands[0])
            return
        operands = value.arguments if isinstance(value, Call) else value.operands
        yield from (operand for operand in operands if not isinstance(operand, (Block, Function)))

    def _conditions(self, merge: Block) -> Iterator[Value]:
        """What decides on the way by which a merge is entered."""
        top = self.shape.dominators.immediate.get(merge)
        if merge in self.shape.loops.by_header or top not in self.loop.blocks:
            return
        seen, stack = set(), list(self.shape.cfg.predecessors[merge])
        while stack:
            block = stack.pop()
            if block in seen or block not in self.loop.blocks:
                continue
            seen.add(block)
            if (condition := self._decision(block)) is not None:
                yield condition
            if block is not top:
                stack.extend(self.shape.cfg.predecessors[block])

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

    def _chosen(self, choices: set[Value], carried: set[Phi] | None) -> bool:
        """Whether one of the choices compares with something that varies, and looks at one of ``carried`` if that is given."""
        for choice in choices:
            origin = self._origin([choice], compared=True)
            if origin.injected and (carried is None or carried & origin.carried):
                return True
        return False

    def _stores_what_varies(self) -> bool:
        return any(i in self.activity.varies for block in self.loop.blocks for i in block.instructions if i.opcode == "store")
