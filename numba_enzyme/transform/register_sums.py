"""Atomic additions to one place in a loop become a sum of the thread's own, which is added once, behind the loop.

    loop: atomicrmw fadd ptr %p, double %v        ->     loop: %sum += %v
                                                          exit: if %sum != 0: atomicrmw fadd ptr %p, double %sum

Every iteration of a thread's loop that reads one element adds to the shadow of that element; the additions come in any order, so
their sum may come instead. The kernel's own atomic additions stay: they leave what they leave in the primal. Memory that anything
else in the loop may read or write is left alone, and so are loops in which threads tell each other something: by barriers,
fences, shuffles, or other atomic operations, which may be locks or flags. Where the loop adds nothing the place may lie outside
all arrays: the sum is zero then.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from ..analysis.control.cfg import ControlFlow
from ..analysis.control.loops import Loop, LoopForest
from ..analysis.memory.copied_pointers import TooManyPointers
from ..analysis.memory.effects import MEETINGS, Effects, is_plain
from ..analysis.memory.objects import MemoryObject, may_be_same
from ..analysis.memory.points_to import PointsTo
from ..ir.builder import Builder, zero
from ..ir.functions import Block, Function, Instruction, Module, users
from ..ir.instructions import Alloca, AtomicRMW, Binary, Branch, Call, CompareExchange, Load, Store, Verbatim
from ..ir.types import DOUBLE, FLOAT, I32, PTR
from ..ir.values import ConstantInt, Value
from ..rules import RuleBook
from .alias_scopes import MOST_INSTRUCTIONS, MOST_POINTEES
from .instructions.shared_updates import LANES_ADD, ORDER, WARP_ADD
from .prepare.hoist_loops import redirect, rename_incoming

MOST_SUMS = 8  # of a loop: each of them takes a register, or two
MOST_EXITS = 3  # of a loop: the sums are added behind each of them

Objects = Collection[MemoryObject]


def sums_in_registers(module: Module, root: Function, book: RuleBook, shadows: Collection[int] | None) -> bool:
    """Do so in ``root``, in place; whether there was anything to do. ``shadows``: parameters that lead to what may be summed, as
    the function's own additions keep their order; None: all."""
    if not any(_is_sum(i) for i in root.instructions()) or sum(1 for _ in root.instructions()) > MOST_INSTRUCTIONS:
        return False
    try:
        effects = Effects(PointsTo(module, root, book, most=MOST_POINTEES))
    except TooManyPointers:
        return False
    return _in_function(module, root, effects, shadows)


def _in_function(module: Module, function: Function, effects: Effects, shadows: Collection[int] | None) -> bool:
    """Inner loops first: what they add behind them is in the loop around them."""
    seen: set[Block] = set()  # headers of loops
    changed, loops = False, _loops(function)
    while left := [loop for loop in loops if loop.header not in seen]:
        loop = left[-1]
        seen.add(loop.header)
        found = _sums(loop, function, effects)
        if found := {place: sums for place, sums in found.items() if _is_shadow(place, effects.points_to, shadows)}:
            _replace(module, function, loop, found)
            changed, loops = True, _loops(function)
    return changed


def _loops(function: Function) -> list[Loop]:
    return LoopForest(ControlFlow(function)).loops


def _is_sum(instruction: Instruction) -> bool:
    """Whether it is an addition that orders nothing else."""
    if not isinstance(instruction, AtomicRMW) or instruction.type not in (DOUBLE, FLOAT):
        return False
    return instruction.operation == "fadd" and instruction.suffix.startswith(ORDER)


def _sums(loop: Loop, function: Function, effects: Effects) -> dict[Value, list[AtomicRMW]]:
    """By place, which is one for all iterations: the additions of the loop, if nothing else may touch it."""
    instructions = [i for block in loop.blocks for i in block.instructions]
    here = set(instructions)
    found: dict[Value, list[AtomicRMW]] = {}
    used = users(function)
    for i in instructions:
        if isinstance(i, AtomicRMW) and _is_sum(i) and not used.get(i) and i.operands[0] not in here:
            found.setdefault(i.operands[0], []).append(i)
    branches = all(isinstance(inside.terminator, Branch) for inside, _ in loop.exits)
    if not found or not branches or len(loop.exits) > MOST_EXITS or len(found) > MOST_SUMS:
        return {}
    touched: list[MemoryObject] = []
    for i in instructions:
        objects = objects_touched(i, effects, is_sum=_is_sum(i) and not used.get(i))
        if objects is None:
            return {}
        touched += objects
    return {place: sums for place, sums in found.items() if is_apart(place, touched, effects.points_to)}


def objects_touched(instruction: Instruction, effects: Effects, *, is_sum: bool) -> Objects | None:
    """The memory that an instruction may read or write other than by adding to it; None: any."""
    points_to = effects.points_to
    if is_sum:
        return ()
    if isinstance(instruction, (AtomicRMW, CompareExchange, Verbatim)):
        return None
    if isinstance(instruction, (Load, Store)):
        known = isinstance(instruction.pointer, Alloca) or points_to.of(instruction.pointer)
        return points_to.of(instruction.pointer) if known and is_plain(instruction) else None
    if not isinstance(instruction, Call) or (instruction.callee_name or "").startswith((LANES_ADD, WARP_ADD)):
        return ()
    facts = effects.book.facts_of(instruction)
    if facts is None or not facts.only_arguments or facts.kind in MEETINGS:
        return None
    written = [target for target, _, _ in effects.writes(instruction)]
    return [*written, *(target for argument in instruction.arguments for target in points_to.of(argument))]


def is_apart(place: Value, touched: Iterable[MemoryObject], points_to: PointsTo) -> bool:
    objects = points_to.of(place)
    return bool(objects) and not any(may_be_same(target, other) for other in touched for target in objects)


def _is_shadow(place: Value, points_to: PointsTo, shadows: Collection[int] | None) -> bool:
    return shadows is None or all(target.is_behind(shadows) for target in points_to.of(place))


def _replace(module: Module, function: Function, loop: Loop, found: dict[Value, list[AtomicRMW]]) -> None:
    entry = function.blocks[0]
    outside = [block for block in function.blocks if block not in loop.blocks and loop.header in block.successors]
    slots = {place: Alloca(PTR, sums[0].type, ConstantInt(I32, 1), name="sum") for place, sums in found.items()}
    entry.insert(0, slots.values())
    for block in outside:
        block.insert(len(block.instructions) - 1, [Store(zero(slot.allocated_type), slot) for slot in slots.values()])
    for place, sums in found.items():
        for addition in sums:
            _accumulate(addition, slots[place])
    for inside, target in loop.exits:
        block = Block("sums", function)
        function.blocks.append(block)
        redirect(inside, target, block)
        b = Builder(module, block)
        _add(b, [(slot, found[place][0]) for place, slot in slots.items()])
        b.br(target)
        rename_incoming(target.phis(), inside, b.block)


def _accumulate(addition: AtomicRMW, slot: Alloca) -> None:
    """Add to the slot instead."""
    block, debug = addition.block, {key: text for key, text in addition.metadata.items() if key == "dbg"}
    before = Load(addition.type, slot, metadata=debug)
    after = Binary("fadd", addition.type, [before, addition.operands[1]], metadata=debug)
    at = block.instructions.index(addition)
    del block.instructions[at]
    block.insert(at, [before, after, Store(after, slot, metadata=debug)])


def _add(b: Builder, sums: list[tuple[Alloca, AtomicRMW]]) -> None:
    """The sums to their places, as the loop has done it."""
    for slot, addition in sums:
        b.debug = addition.metadata.get("dbg")
        some, added = b.new_block("some"), b.new_block("added")
        total = b.load(slot.allocated_type, slot)
        b.cond_br(b.fcmp("une", total, zero(total.type)), some, added)
        b.at(some).append(AtomicRMW(total.type, "fadd", addition.operands[0], total, suffix=addition.suffix,
                                    metadata=dict(addition.metadata)))  # fmt: skip
        b.br(added)
        b.at(added)
