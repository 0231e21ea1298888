"""Loops around one loop that adds up, and how far their addresses move.

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
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from .canonical_calls import FLOAT_SIZES
from .constant_arguments import is_same_constant
from .hoist_loops import is_outside

SIZES = {**FLOAT_SIZES, "i8": 1}


@dataclass(frozen=True)
class Nest:
    """An outer loop around an inner one. ``head``, ``tail``: what the outer loop does before and after it, but for the store;
    ``guard``: the branch that leads past the inner loop; ``sum``: its phi, ``closed``: what it is behind the inner loop;
    ``joins``: what is there where the ways past it meet."""

    outer: Loop
    inner: Loop
    head: list[Instruction]
    tail: list[Instruction]
    guard: Branch | None
    sum: Phi
    start: Value
    closed: Phi
    joins: tuple[Phi, ...]
    store: Store

    @property
    def direct(self) -> bool:
        """Whether the sum is what is stored, and nothing else is made of it."""
        if len(self.joins) != (self.guard is not None):
            return False
        result, *_ = *self.joins, self.closed
        if self.joins:
            given = [value for value, block in result.incoming() if block is self.outer.header]
            if result.value_from(self.inner.exits[0][1]) is not self.closed or not _is_same(given[0], self.start):
                return False
        made = any(operand in (result, self.closed) for i in self.tail for operand in i.operands)
        return self.store.value is result and not made

    @property
    def behind(self) -> list[Instruction]:
        """What the outer loop does after the inner one, in order."""
        blocks = dict.fromkeys([self.inner.exits[0][1], self.outer.latches[0]])
        return [i for block in blocks for i in block.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))]

    @property
    def loops(self) -> tuple[Loop, Loop]:
        return self.outer, self.inner

    @property
    def counters(self) -> list[Phi]:
        """What the inner loop carries besides its sum."""
        return [phi for phi in self.inner.header.phis() if phi is not self.sum]

    @property
    def terms(self) -> list[Instruction]:
        return [i for i in self.inner.header.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))]


def nest_of(outer: Loop, cfg: ControlFlow) -> Nest | None:
    """The nest, if the outer loop is nothing but its head, the inner loop, and its tail."""
    if len(outer.children) != 1 or outer.preheader is None or len(outer.latches) != 1 or len(outer.exits) != 1:
        return None
    (inner,), (latch,) = outer.children, outer.latches
    if len(inner.blocks) != 1 or inner.preheader is None or len(inner.exits) != 1 or outer.exits[0][0] is not latch:
        return None
    before, after = inner.preheader, inner.exits[0][1]
    straight = {outer.header, before, inner.header, after, latch}
    given = [value for phi in outer.exits[0][1].phis() for value in phi.operands]
    if straight != outer.blocks or len(outer.header.phis()) != 1 or not all(is_outside(value, outer) for value in given):
        return None
    guard = outer.header.terminator if before is not outer.header else None
    if guard is not None:
        if not isinstance(guard, Branch) or set(guard.targets) != {before, latch} or guard.condition is None:
            return None
        if len(before.instructions) != 1 or not is_outside(guard.condition, outer):
            return None
    if (cfg.successors[after] != [latch]) if after is not latch else guard is not None:
        return None
    return _with_sum(outer, inner, guard, after, latch)


def _with_sum(outer: Loop, inner: Loop, guard: Branch | None, after: Block, latch: Block) -> Nest | None:
    stores = [i for i in latch.instructions if isinstance(i, Store)]
    closed, joins = after.phis(), latch.phis() if after is not latch else []
    if len(stores) != 1 or len(closed) != 1 or (joins and guard is None):
        return None
    (store,) = stores
    sums = [p for p in inner.header.phis() if p.value_from(inner.header) is closed[0].operands[0]]
    if len(sums) != 1 or store.pointer in (*joins, *closed):
        return None
    start = sums[0].value_from(inner.before)
    tail = [i for i in (*(after.instructions[:-1] if after is not latch else ()), *latch.instructions[:-1])
            if not isinstance(i, (Phi, DebugRecord)) and i is not store]  # fmt: skip
    head = [i for i in outer.header.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))]
    return Nest(outer, inner, head, tail, guard, sums[0], start, closed[0], tuple(joins), store)


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
