"""Who has won an atomic maximum or minimum in a block's memory is settled at the next barrier.

    old = max(s[k], v); s[k] = ...           if v > old: place, number = &s[k], v
    barrier                                  barrier
                                             if place and *place == number: *place = number       (changes nothing)
                                             barrier; place = null

The store of what lies there already is the winner's: it carries the derivative, and everything else follows from what stores
and barriers mean. A thread remembers one place per atomic operation, so between two barriers an operation may be repeated at
one place only. What does not fit stays as it is, and is refused later on.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from ...analysis.threads.phases import WARP_BARRIER, is_block_barrier
from ...ir.builder import Builder, zero
from ...ir.extrema import is_extremum, settle, wins
from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi, users
from ...ir.instructions import (
    Alloca,
    AtomicRMW,
    Binary,
    Call,
    Cast,
    Compare,
    CompareExchange,
    GetElementPtr,
    Load,
    Select,
    Store,
    Unary,
    Unreachable,
)
from ...ir.pointers import base_of
from ...ir.types import DOUBLE, PTR
from ...ir.values import Constant, Value
from ...ir.walks import reached
from ...request import GradientRequest, Mode
from ...rules import RuleBook

ATOMIC = ("atomic",)
Uses = Mapping[Value, list[Instruction]]
PURE = (GetElementPtr, Binary, Unary, Cast, Compare, Select)  # the same whenever their operands are


@dataclass(eq=False)
class Pending:
    """What a thread remembers of one operation, and the barriers after which it is settled."""

    update: AtomicRMW
    place: Value
    number: Value
    barriers: list[Call] = field(default_factory=list)


def resolve_atomic_extrema(module: Module, root: Function, request: GradientRequest, book: RuleBook) -> bool:
    """Settle all that fit, in place; whether any did."""
    shared = {root.arguments[i] for i in request.block_memory}
    found: list[Pending] = []
    for update in [i for i in root.instructions() if is_extremum(i) and memory_of(i.operands[0]) in shared]:
        uses = users(root)
        used = any(not isinstance(user, DebugRecord) for user in uses.get(update, ()))
        in_turn = used and request.mode is Mode.FORWARD  # the number of before has a tangent only where threads come in turn
        barriers = [] if in_turn else _barriers_after(update, book, uses)
        if barriers:
            found.append(_remember(module, root, update, barriers))
    for barrier in dict.fromkeys(b for pending in found for b in pending.barriers):
        _settle_after(module, barrier, [p for p in found if barrier in p.barriers])
    return bool(found)


def memory_of(pointer: Value) -> Argument | None:
    """The parameter behind which an address lies; None where that can't be seen."""
    pointer = base_of(pointer)
    return pointer if isinstance(pointer, Argument) else None


def _barriers_after(update: AtomicRMW, book: RuleBook, uses: Uses) -> list[Call]:
    """The first barriers after an operation; none where a thread could come past without, or remember two places."""
    barriers: list[Call] = []
    between: set[Instruction] = set()
    block = update.block
    stack = [(block, block.instructions.index(update) + 1)]
    seen: set[Block] = set()
    while stack:
        block, first = stack.pop()
        for instruction in block.instructions[first:]:
            if isinstance(instruction, Call) and not isinstance(instruction, DebugRecord):
                if instruction.callee_name in (None, WARP_BARRIER):
                    return []
                if is_block_barrier(instruction, book):
                    barriers.append(instruction)
                    break
            between.add(instruction)
        else:
            if not block.successors and not isinstance(block.terminator, Unreachable):  # there the launch ends with an error
                return []
            for successor in block.successors:
                if successor not in seen:
                    seen.add(successor)
                    stack.append((successor, 0))
    if update in between and any(i in between and not isinstance(i, PURE) for i in _made_of(update.operands[0])):
        return []
    memory = memory_of(update.operands[0])
    return [] if any(_meets_unsettled(i, memory, uses) for i in between) else list(dict.fromkeys(barriers))


def _meets_unsettled(instruction: Instruction, memory: Argument | None, uses: Uses) -> bool:
    """Whether a thread may use or change, before the barrier, a number that is settled behind it.

    Other extrema and tests of the number (`if x > m[0]: atomic.max(m, 0, x)`) do no harm.
    """
    if isinstance(instruction, DebugRecord) or is_extremum(instruction):
        return False
    if isinstance(instruction, Load) and _is_only_tested(instruction, uses):
        return False
    if not isinstance(instruction, (Load, Store, AtomicRMW, CompareExchange, Call)):
        return False
    touched = [instruction.pointer] if isinstance(instruction, Store) else instruction.operands
    return any(_may_lie_in(o, memory) for o in touched if o.type == PTR)


def _is_only_tested(load: Load, uses: Uses) -> bool:
    """Whether a number, or what is computed from it, is compared with others, and nothing else."""
    carries = (Phi, *PURE)
    found = reached([load], lambda v: (u for u in uses.get(v, ()) if isinstance(u, carries) and not isinstance(u, Compare)))
    return all(isinstance(user, (Compare, DebugRecord, *carries)) for value in found for user in uses.get(value, ()))


def _may_lie_in(pointer: Value, memory: Argument | None) -> bool:
    """Whether an address may be one of these; arrays of the caller and of the block, and stack memory, lie apart."""
    pointer = base_of(pointer)
    return pointer is memory or not isinstance(pointer, (Argument, Alloca, Constant))


def _made_of(pointer: Value) -> set[Value]:
    """The instructions that an address is computed by, as far as it is one for certain."""
    return set(reached([pointer], lambda value: value.operands, among=lambda value: isinstance(value, Instruction)))


def _remember(module: Module, root: Function, update: AtomicRMW, barriers: list[Call]) -> Pending:
    first = Block("detached", root)
    b = Builder(module, first)
    pending = Pending(update, b.alloca(PTR, "winner.place"), b.alloca(update.type, "winner.number"), barriers)
    b.store(zero(PTR), pending.place)
    b.store(zero(update.type), pending.number)
    root.entry.insert(0, first.instructions)
    after = Block("detached", root)
    b = Builder(module, after)
    pointer, value = update.operands
    won = wins(b, update, value, update)
    b.store(b.select(won, pointer, b.load(PTR, pending.place)), pending.place)
    b.store(b.select(won, value, b.load(update.type, pending.number)), pending.number)
    update.block.insert(update.block.instructions.index(update) + 1, after.instructions)
    settle(update)
    return pending


def _relaxed(number: Value) -> str:
    return f" monotonic, align {8 if number.type == DOUBLE else 4}"


def _settle_after(module: Module, barrier: Call, pending: list[Pending]) -> None:
    block, function = barrier.block, barrier.block.function
    rest = block.split(block.instructions.index(barrier) + 1, f"{block.name}.settled")
    blocks: list[Block] = []
    current = block
    for one in pending:
        look, winner, following = (Block(name, function) for name in ("settle.look", "settle.winner", "settle.next"))
        b = Builder(module, current)
        place = b.load(PTR, one.place)
        b.cond_br(b.icmp("ne", place, zero(PTR)), look, following)
        b = Builder(module, look)
        number = b.load(one.update.type, one.number)
        lies = b.append(Load(number.type, place, suffix=_relaxed(number), flags=ATOMIC))
        b.cond_br(b.fcmp("oeq", lies, number), winner, following)
        b = Builder(module, winner)
        b.append(Store(number, place, suffix=_relaxed(number), flags=ATOMIC))  # others look at the same moment
        b.br(following)
        blocks += [look, winner, following]
        current = following
    b = Builder(module, current)
    b.call(barrier.callee, list(barrier.arguments))
    for one in pending:
        b.store(zero(PTR), one.place)
        b.store(zero(one.update.type), one.number)
    b.br(rest)
    position = function.blocks.index(block) + 1
    function.blocks[position:position] = [*blocks, rest]
