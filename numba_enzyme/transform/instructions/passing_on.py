"""Numbers that threads hand to each other within one launch, not at a barrier: their reverse would have to go the other way.

    store %y; membar.gl;   ...   load %y             by a fence: see `barriers.Fences`
    loop: atomicrmw add ptr %flag, i32 0; br         by a flag for which a thread waits
    loop: cmpxchg ptr %lock, i32 0, i32 1; br        by a lock
    atomicrmw add ptr %count, i32 1; br              by a counter: see `analysis.threads.handed_on`
"""

from __future__ import annotations

from collections.abc import Iterator

from ...analysis.memory.effects import is_plain
from ...analysis.memory.objects import MemoryObject, ObjectKind
from ...analysis.threads.handed_on import handed_on
from ...diagnostics import Problem
from ...ir.functions import Instruction, Phi
from ...ir.instructions import (
    AtomicRMW,
    Binary,
    Branch,
    Cast,
    Compare,
    CompareExchange,
    ExtractValue,
    Freeze,
    Load,
    Select,
    Store,
    Switch,
)
from ...ir.types import IntType
from ...ir.values import ConstantInt, Value
from ...ir.walks import reached
from ..context import Context
from .places import problem

IDEMPOTENT = frozenset(["xchg", "or", "and", "max", "min", "umax", "umin"])
NEUTRAL = {"add": 0, "sub": 0, "or": 0, "xor": 0, "umax": 0, "and": -1}
THOUGHTS = (Binary, Cast, Compare, ExtractValue, Freeze, Phi, Select)  # what a number goes through on its way to a branch


def is_passed_on(c: Context, *, in_block: bool = False) -> bool:
    """Whether memory of the grid that carries derivatives is both written and read; ``in_block``: or that of a block."""
    of = c.facts.points_to.of
    own = () if in_block else c.facts.request.block_memory

    def shared(pointer: Value) -> set[MemoryObject]:
        return {t for t in of(pointer) if c.is_shadowed(t) and t.kind != ObjectKind.ALLOCA and t.parameter not in own}

    written: set[MemoryObject] = set()
    read: set[MemoryObject] = set()
    for instruction in c.function.instructions():
        if isinstance(instruction, Store) and c.active(instruction.value):
            written |= shared(instruction.pointer)
        elif isinstance(instruction, AtomicRMW) and c.active(instruction.operands[1]):
            written |= shared(instruction.operands[0])
        elif isinstance(instruction, Load) and c.active(instruction):
            read |= shared(instruction.pointer)
    return bool(written & read)


def waiting_problems(read: Instruction, c: Context) -> Iterator[Problem]:
    """A thread that waits in a loop for a flag which another one sets, or for a lock, and what it may find there then."""
    if not c.threads or c.forward_mode:
        return
    waits = (_asks(read) and _decides_in_loop(read, c)) or (_repeats(read, c) and _decides_in_loop(read, c, leaving=True))
    if waits and is_passed_on(c, in_block=True):
        yield problem("NE311", "a thread waits here for what another one writes, and their reverse sweeps would have to run the "
                      "other way round", read, c, fix="hand numbers on at a barrier, or make it two kernels")  # fmt: skip


def handed_on_problems(c: Context) -> Iterator[Problem]:
    """Places to which a thread comes because an atomic operation has told it what other blocks have done, if others come there
    too and the order of blocks in the reverse sweep is not known. Asked with the decisions about shadow memory."""
    request, root = c.facts.request, c.facts.root
    if not c.threads or c.forward_mode or c.function is not root or request.target.within_kernel:
        return
    own = [root.arguments[i] for i in request.block_memory]
    integers = set(filter(c.facts.layout.narrow.move_no_float, root.instructions()))
    found = [handed_on(root, own, c.book, c.layout, in_block=in_block, integers=integers)
             for in_block in (True, *[False] * (not request.late_first))]
    for access in (access for each in found if each is not None for access in each.accesses):
        pointer = access.operands[isinstance(access, Store)]
        if isinstance(access, (Load, Store, AtomicRMW)) and any(map(c.is_shadowed, c.facts.points_to.of(pointer))) and (
            not c.is_own(access, pointer)
        ):
            yield problem("NE311", "whether a thread comes here follows from an atomic operation, by which threads may hand "
                          "numbers to each other, and it is not known whose reverse sweep has to be first", access, c,
                          fix="let one thread of each block count, and the last block do the rest, or make it two kernels; "
                          "in a block, hand numbers on at a barrier")  # fmt: skip


def _asks(read: Instruction) -> bool:
    """Whether an instruction reads an integer that others may be changing, and leaves it as it is."""
    if not isinstance(read.type, IntType) and not isinstance(read, CompareExchange):
        return False
    if isinstance(read, AtomicRMW):
        operand = read.operands[1]
        return isinstance(operand, ConstantInt) and NEUTRAL.get(read.operation) == operand.value
    if isinstance(read, CompareExchange):
        expected, new = read.operands[1:3]
        return isinstance(expected, ConstantInt) and isinstance(new, ConstantInt) and expected.value == new.value
    return isinstance(read, Load) and not is_plain(read)


def _repeats(read: Instruction, c: Context) -> bool:
    """Whether an atomic operation does the same in each iteration of a loop, and would find the same each time if no other thread
    came: `while cuda.atomic.cas(lock, 0, 0, 1) != 0`, or `while cuda.atomic.add(s, 0, 1) > 0: cuda.atomic.sub(s, 0, 1)`."""
    loop = c.shape.loops.innermost(read.block)
    if loop is None or not isinstance(read, CompareExchange | AtomicRMW):
        return False
    if any(isinstance(o, Instruction) and o.block in loop.blocks for o in read.operands):
        return False
    again = isinstance(read, CompareExchange) or read.operation in IDEMPOTENT
    others = (i for b in loop.blocks for i in b.instructions if isinstance(i, CompareExchange | AtomicRMW) and i is not read)
    return again or any(other.operands[0] is read.operands[0] for other in others)


def _decides_in_loop(read: Instruction, c: Context, *, leaving: bool = False) -> bool:
    """Whether a branch of the loop around a read depends on what it finds; ``leaving``: one that may leave the loop."""
    loop = c.shape.loops.innermost(read.block)
    if loop is None:
        return False

    def users(value: Value) -> list[Instruction]:
        return [user for user in c.users.get(value, ()) if user.block in loop.blocks]

    found = reached([read], lambda value: (user for user in users(value) if isinstance(user, THOUGHTS)))
    branches = [user for value in found for user in users(value) if isinstance(user, Branch | Switch)]
    return any(not leaving or not loop.blocks.issuperset(branch.block.successors) for branch in branches)
