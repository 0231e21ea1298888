"""Sums of lanes at several places, together: each lane ends with the sums of some of the places, where each took part in all.

    call void @ne.lanes.add.f64(ptr %p, double %a, ...)           call void @ne.lanes.add.f64.2(ptr %p, i64 0, i64 8,
    call void @ne.lanes.add.f64(ptr %q, double %b, ...)      ->                                 double %a, double %b, ...)

A loop over the elements of a tile, as in a product of matrices, sums one number over the lanes of a warp in each iteration of its
mirror. Eight sums over eight lanes are 8 x 3 exchanges one by one, and 4 + 2 + 1 where lanes hand each other half of what they
hold in each round: a reduce-scatter by recursive halving (Thakur, Rabenseifner and Gropp, "Optimization of Collective
Communication Operations in MPICH", 2005, section 4.3). Then every lane adds a sum of its own to memory, where one added all.

First loops of one block with such sums are unrolled by LLVM. A sum waits for the later ones of its block where nothing between
them may touch its place and no thread tells another anything; places of one call are a constant number of bytes apart, so that no
two lanes of it add to one place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby

from ..analysis.control.cfg import ControlFlow
from ..analysis.control.loops import Loop, LoopForest
from ..analysis.control.trip_count import constant_count, find_trip_count
from ..analysis.memory.copied_pointers import TooManyPointers
from ..analysis.memory.effects import Effects
from ..analysis.memory.points_to import PointsTo
from ..analysis.values.value_polynomial import Polynomial
from ..ir.builder import Builder
from ..ir.data_layout import DataLayout
from ..ir.functions import Block, DebugRecord, Function, Instruction, Module
from ..ir.instructions import Binary, Call, GetElementPtr
from ..ir.metadata import append_node, describe_loop
from ..ir.types import I64, VOID
from ..ir.values import ConstantInt, Value
from ..rules import RuleBook
from .alias_scopes import MOST_INSTRUCTIONS, MOST_POINTEES
from .instructions.shared_updates import LANES_ADD
from .register_sums import is_apart, objects_touched

MOST_TOGETHER = 16  # sums of one call: each number is in a register, or in two
MOST_IN_LOOP = 32  # sums of an unrolled iteration
MOST_UNROLLED = 512  # instructions
ITERATIONS = 8
CONVERGENT, FREE = "convergent nomerge nounwind", "nounwind"


def _is_sum(instruction: Instruction) -> bool:
    return isinstance(instruction, Call) and (instruction.callee_name or "").startswith(LANES_ADD)


def mark_loops_of_sums(module: Module, root: Function) -> bool:
    """Mark the loops whose sums can be made several at a time, for LLVM to unroll; whether there are any."""
    if not any(map(_is_sum, root.instructions())):
        return False
    cfg = ControlFlow(root)
    marked = [(loop, count) for loop in LoopForest(cfg).loops if (count := _iterations(loop, cfg))]
    for loop, count in marked:
        how = append_node(module, f'!{{!"llvm.loop.unroll.count", i32 {count}}}')
        describe_loop(module, loop.header.terminator, how)
    if marked:
        _state(module, FREE)  # LLVM makes no rest of a loop with convergent calls; sums of lanes are right wherever they stand
    return bool(marked)


def _iterations(loop: Loop, cfg: ControlFlow) -> int:
    """How many iterations of a loop become one; 0: it stays as it is."""
    code = [i for i in loop.header.instructions if not isinstance(i, DebugRecord)]
    sums = sum(map(_is_sum, code))
    if len(loop.blocks) != 1 or not sums:
        return 0
    trip = find_trip_count(loop, cfg.dominators)
    known = constant_count(trip) if trip is not None else None
    count = known if known is not None and known <= 2 * ITERATIONS else ITERATIONS
    while count > 1 and (count * sums > MOST_IN_LOOP or count * len(code) > MOST_UNROLLED):
        count //= 2
    return count if count > 1 else 0


def _state(module: Module, attributes: str) -> None:
    """What is said of sums of lanes, at their declarations and calls."""
    for name, function in module.functions.items():
        if name.startswith(LANES_ADD):
            function.suffix = attributes
    for function in module.functions.values():
        for instruction in function.instructions():
            if _is_sum(instruction):
                assert isinstance(instruction, Call)
                instruction.suffix = ""


def combine_sums(module: Module, root: Function, book: RuleBook) -> bool:
    """Make one call of those of a block that can be one, in place; whether there are sums: they are convergent again."""
    if not any(map(_is_sum, root.instructions())):
        return False
    blocks = [block for block in root.blocks if sum(map(_is_sum, block.instructions)) > 1]
    if blocks and sum(1 for _ in root.instructions()) <= MOST_INSTRUCTIONS:
        _combine_in(module, root, blocks, book)
    _state(module, CONVERGENT)
    return True


def _combine_in(module: Module, root: Function, blocks: list[Block], book: RuleBook) -> None:
    try:
        effects = Effects(PointsTo(module, root, book, most=MOST_POINTEES))
    except TooManyPointers:
        return
    layout = effects.points_to.layout
    for block in blocks:
        for sums in _waiting(block, effects):
            for _, alike in groupby(sorted(sums, key=_told), key=_told):
                for batch in _batches(alike, layout):
                    _combine(module, block, batch, layout)


def _told(call: Call) -> tuple:
    return (call.callee_name, *(a.value for a in call.arguments[2:] if isinstance(a, ConstantInt)))


def _waiting(block: Block, effects: Effects) -> Iterator[list[Call]]:
    """The sums of a block that may be made where the last of them is, in their order."""
    waiting: list[Call] = []
    for instruction in block.instructions:
        if isinstance(instruction, Call) and _is_sum(instruction):
            waiting.append(instruction)
            continue
        objects = objects_touched(instruction, effects, is_sum=False) if not instruction.is_terminator else None
        if objects is None or not all(is_apart(sum_.arguments[0], objects, effects.points_to) for sum_ in waiting):
            yield waiting
            waiting = []
    yield waiting


def _batches(sums: Iterable[Call], layout: DataLayout) -> Iterator[list[Call]]:
    """Those that are a constant number of bytes apart, no two at one place."""
    groups: list[list[tuple[Call, Polynomial]]] = []
    for call in sums:
        place = _place(call.arguments[0], layout)
        group = next((g for g in groups if _distance(place, g[0][1]) is not None), None)
        if group is None:
            groups.append([(call, place)])
        elif not any(_distance(place, other) == 0 for _, other in group):
            group.append((call, place))
    for group in groups:
        for at in range(0, len(group) - 1, MOST_TOGETHER):
            yield [call for call, _ in group[at : at + MOST_TOGETHER]]


def _distance(place: Polynomial, other: Polynomial) -> int | None:
    return place.plus(other, -1).value


def _place(pointer: Value, layout: DataLayout) -> Polynomial:
    """An address as a sum."""
    total = Polynomial()
    while isinstance(pointer, GetElementPtr):
        for times, size in layout.steps(pointer.source_type, pointer.operands[1:]):
            total = total.plus(_number(times), size)
        pointer = pointer.operands[0]
    return total.plus(Polynomial.atom(pointer))


def _number(value: Value) -> Polynomial:
    if isinstance(value, ConstantInt):
        return Polynomial.constant(value.value)
    if isinstance(value, Binary) and value.type == I64:
        left, right = value.operands
        if value.opcode in ("add", "sub"):
            return _number(left).plus(_number(right), 1 if value.opcode == "add" else -1)
        if value.opcode == "mul" and isinstance(right, ConstantInt):
            return _number(left).times(_number(right))
        if value.opcode == "shl" and isinstance(right, ConstantInt):
            return _number(left).times(Polynomial.constant(1 << right.value))
    return Polynomial.atom(value)


def _combine(module: Module, block: Block, batch: list[Call], layout: DataLayout) -> None:
    """One call in place of the last of them."""
    last = batch[-1]
    first = _place(batch[0].arguments[0], layout)
    offsets = [_distance(_place(call.arguments[0], layout), first) or 0 for call in batch]
    numbers = [call.arguments[1] for call in batch]
    arguments = [batch[0].arguments[0], *(ConstantInt(I64, o) for o in offsets), *numbers, *last.arguments[2:]]
    b = Builder(module, Block("", block.function))
    made = b.call_named(f"{last.callee_name}.{len(batch)}", VOID, arguments)
    made.metadata = dict(last.metadata)
    block.insert(block.instructions.index(last), [made])
    for call in batch:
        block.instructions.remove(call)
