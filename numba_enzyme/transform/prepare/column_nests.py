"""Loops around one loop that adds up or carries a recurrence, and how far their addresses move.

    for j: total = a[j]; for k: total += u[k] * v[k, j]; out[j] = f(total)
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.loops import Loop
from ...analysis.control.trip_count import affine_phi
from ...ir.functions import Block, DebugRecord, Instruction, Phi
from ...ir.instructions import Binary, Branch, Cast, GetElementPtr, Load, Store
from ...ir.types import I64
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from .canonical_calls import FLOAT_SIZES
from .constant_arguments import is_same_constant
from .hoist_loops import is_outside

SIZES = {**FLOAT_SIZES, "i8": 1}


@dataclass(frozen=True)
class Nest:
    """An outer loop around an inner one.

    ``indices``: what the outer loop counts by a constant; ``totals``: what else it carries; ``head``: what it does before the
    inner loop; ``guard``: the branch that leads past that; ``closed``: what the inner loop leaves; ``joins``: what is there where
    the ways past it meet.
    """

    outer: Loop
    inner: Loop
    indices: tuple[Phi, ...]
    totals: tuple[Phi, ...]
    head: list[Instruction]
    guard: Branch | None
    closed: tuple[Phi, ...]
    joins: tuple[Phi, ...]
    stores: tuple[Store, ...]

    @property
    def adds_up(self) -> bool:
        """Whether the inner loop carries one number, and that is all that becomes known outside: by one store."""
        if len(self.stores) != 1 or len(self.closed) != 1 or len(self.indices) != 1 or self.totals:
            return False
        if self.joins and self.guard is None:
            return False
        given = [value for phi in self.outer.exits[0][1].phis() for value in phi.operands]
        alone = len(self.carried) == 1 and self.carried[0].value_from(self.inner.header) is self.closed[0].operands[0]
        return alone and self.store.pointer not in (*self.joins, *self.closed) and all(is_outside(v, self.outer) for v in given)

    @property
    def store(self) -> Store:
        return self.stores[0]

    @property
    def sum(self) -> Phi:
        return self.carried[0]

    @property
    def start(self) -> Value:
        return self.sum.value_from(self.inner.before)

    @property
    def direct(self) -> bool:
        """Whether the sum is what is stored, and nothing else is made of it."""
        if not self.adds_up or self.within or len(self.joins) != (self.guard is not None):
            return False
        result, *_ = *self.joins, *self.closed
        if self.joins:
            given = [value for value, block in result.incoming() if block is self.outer.header]
            if result.value_from(self.inner.exits[0][1]) is not self.closed[0] or not _is_same(given[0], self.start):
                return False
        made = any(operand in (result, *self.closed) for i in self.tail for operand in i.operands)
        return self.store.value is result and not made

    @property
    def within(self) -> list[Instruction]:
        """What is done before the inner loop only where there is one."""
        return _work(self.inner.before) if self.guard is not None else []

    @property
    def behind(self) -> list[Instruction]:
        """What the outer loop does after the inner one, in order."""
        blocks = dict.fromkeys([self.inner.exits[0][1], self.outer.latches[0]])
        return [i for block in blocks for i in _work(block)]

    @property
    def tail(self) -> list[Instruction]:
        """The same without the stores."""
        return [i for i in self.behind if i not in self.stores]

    @property
    def loops(self) -> tuple[Loop, Loop]:
        return self.outer, self.inner

    @property
    def carried(self) -> list[Phi]:
        """The numbers that the inner loop carries from one iteration to the next."""
        return [phi for phi in self.inner.header.phis() if str(phi.type) in FLOAT_SIZES]

    @property
    def counters(self) -> list[Phi]:
        """What else the inner loop carries."""
        return [phi for phi in self.inner.header.phis() if str(phi.type) not in FLOAT_SIZES]

    @property
    def terms(self) -> list[Instruction]:
        return _work(self.inner.header)


def _work(block: Block) -> list[Instruction]:
    return [i for i in block.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))]


def nest_of(outer: Loop, cfg: ControlFlow) -> Nest | None:
    """The nest, if the outer loop is nothing but its head, the inner loop, and its tail."""
    if len(outer.children) != 1 or outer.preheader is None or len(outer.latches) != 1 or len(outer.exits) != 1:
        return None
    (inner,), (latch,) = outer.children, outer.latches
    if len(inner.blocks) != 1 or inner.preheader is None or len(inner.exits) != 1 or outer.exits[0][0] is not latch:
        return None
    before, after = inner.preheader, inner.exits[0][1]
    straight = {outer.header, before, inner.header, after, latch}
    indices = tuple(phi for phi in outer.header.phis() if phi.type == I64 and affine_phi(phi, outer) is not None)
    if straight != outer.blocks or not indices:
        return None
    guard = outer.header.terminator if before is not outer.header else None
    if guard is not None:
        if not isinstance(guard, Branch) or set(guard.targets) != {before, latch} or guard.condition is None:
            return None
        if not is_outside(guard.condition, outer) or before.phis():
            return None
    if (cfg.successors[after] != [latch]) if after is not latch else guard is not None:
        return None
    joins = latch.phis() if after is not latch else []
    totals = tuple(phi for phi in outer.header.phis() if phi not in indices)
    stores = tuple(i for i in latch.instructions if isinstance(i, Store))
    return Nest(outer, inner, indices, totals, _work(outer.header), guard, tuple(after.phis()), tuple(joins), stores)


def _is_same(a: Value, b: Value) -> bool:
    return a is b or (isinstance(a, Constant) and isinstance(b, Constant) and is_same_constant(a, b))


# ---- addresses


def stride(value: Value, loop: Loop) -> int | None:
    """By how many bytes, or ones, a value moves with each iteration of a loop; None if that is no constant."""
    if is_outside(value, loop):
        return 0
    if isinstance(value, Phi) and any(value.block is inner.header for inner in loop.children):
        return 0  # with the inner counters as they are
    if isinstance(value, Phi) and value.block is loop.header:
        counted = affine_phi(value, loop)
        return counted[2] if counted is not None else None
    if isinstance(value, GetElementPtr):
        return _stride_of_address(value, loop)
    if isinstance(value, Cast) and value.opcode in ("sext", "zext"):
        return stride(value.operands[0], loop)
    if isinstance(value, Binary) and value.opcode in ("add", "sub", "mul", "shl"):
        return _stride_of_binary(value, loop)
    if not isinstance(value, Instruction) or isinstance(value, (Phi, Load)):
        return None
    return 0 if all(stride(o, loop) == 0 for o in value.operands) else None


def _stride_of_address(address: GetElementPtr, loop: Loop) -> int | None:
    pointer, *indices = address.operands
    steps = [step for o in (pointer, *indices) if (step := stride(o, loop)) is not None]
    if len(steps) <= len(indices):
        return None
    if len(indices) != 1:
        return 0 if not any(steps) else None
    size = SIZES.get(str(address.source_type))
    return steps[0] + steps[1] * size if size is not None else None


def _stride_of_binary(value: Binary, loop: Loop) -> int | None:
    b, (first, second) = value.operands[1], (stride(o, loop) for o in value.operands)
    if first is None or second is None:
        return None
    if value.opcode in ("add", "sub"):
        return first + second if value.opcode == "add" else first - second
    if first == second == 0:
        return 0
    if not isinstance(b, ConstantInt) or second:
        return None
    return first * b.value if value.opcode == "mul" else first << b.value


def made_of(users: Iterable[Value], among: set[Instruction]) -> set[Instruction]:
    """All of some values that go into others."""
    roots = [o for user in users if isinstance(user, Instruction) for o in user.operands]
    return set(reached(roots, lambda value: value.operands, among=among.__contains__))
