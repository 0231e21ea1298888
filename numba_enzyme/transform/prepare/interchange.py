"""Sums that run down columns are exchanged with the loop that runs along them.

    for j: total = a[j]                              for j: out[j] = a[j]
        for k: total += u[k] * v[k, j]       ->      for k: for j: out[j] = out[j] + u[k] * v[k, j]
        out[j] = total

Each sum has its terms in the same order, so its bits are the same. The inner loop goes along rows now, and its iterations are
independent of each other: LLVM makes vectors of it, and of its adjoint. Interchange for memory order: McKinley, Carr, Tseng,
"Improving data locality with loop transformations", ACM TOPLAS 18 (1996), section 4; here with the scalar expanded into the
memory to which it goes.

The inner loop has one sum and writes nothing; all that the outer one writes is that sum, each time to a place of its own, which
nobody reads meanwhile. Expects simple loops in closed form (LCSSA).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.dominators import Dominators
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.control.trip_count import affine_phi, find_trip_count
from ...analysis.memory.effects import Effects, is_plain
from ...analysis.memory.objects import may_be_same
from ...analysis.memory.points_to import PointsTo
from ...analysis.planning.recompute import PURE
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder
from ...ir.clone import copy_instruction
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi
from ...ir.instructions import Binary, Branch, Call, Cast, Freeze, GetElementPtr, Load, Store
from ...ir.values import Constant, ConstantInt, Value
from ...rules import RuleBook
from .canonical_calls import FLOAT_SIZES
from .chunk_numbers import chunks_of
from .constant_arguments import is_same_constant
from .hoist_loops import is_outside, redirect, repeatable

SIZES = {**FLOAT_SIZES, "i8": 1}
QUOTIENTS = ("fdiv", "frem", "sdiv", "udiv", "srem", "urem")
Values = dict[Value, Value]


@dataclass(frozen=True)
class Nest:
    """An outer loop around an inner one. ``head``, ``tail``: what the outer loop does before and after it, but for the store;
    ``guard``: the branch that leads past the inner loop; ``sum``: its phi, ``result``: what it is afterwards."""

    outer: Loop
    inner: Loop
    head: list[Instruction]
    tail: list[Instruction]
    guard: Branch | None
    sum: Phi
    start: Value
    result: Value
    store: Store

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


def interchange_sums(module: Module, root: Function, book: RuleBook) -> list[SourceLocation]:
    """Interchange what runs along memory afterwards, in the root and in chunks of parallel loops, in place; the outer loops."""
    changed: list[SourceLocation] = []
    lines = SourceLines(module)
    for function in [root, *chunks_of(module)]:
        cfg = ControlFlow(function)
        dominators = Dominators(cfg)
        nests = list(filter(None, (_nest_of(loop, cfg) for loop in LoopForest(cfg, dominators).loops)))
        nests = [nest for nest in nests if _is_better(nest) and all(find_trip_count(x, dominators) for x in nest.loops)]
        if nests:
            effects = Effects(PointsTo(module, root, book))
            for nest in nests:
                if _is_legal(nest, effects):
                    changed.append(lines.loop_place(nest.outer))
                    _interchange(module, nest)
    return changed


# ---- form


def _nest_of(outer: Loop, cfg: ControlFlow) -> Nest | None:
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
    if len(stores) != 1 or len(closed) != 1 or len(joins) != (guard is not None):
        return None
    result = joins[0] if joins else closed[0]
    (store,) = stores
    sums = [p for p in inner.header.phis() if p.value_from(inner.header) is closed[0].operands[0]]
    if len(sums) != 1 or store.value is not result or store.pointer is result:
        return None
    start = sums[0].value_from(inner.before)
    if joins and not (_is_same(joins[0].value_from(outer.header), start) and joins[0].value_from(after) is closed[0]):
        return None
    tail = [i for i in (*(after.instructions[:-1] if after is not latch else ()), *latch.instructions[:-1])
            if not isinstance(i, (Phi, DebugRecord)) and i is not store]  # fmt: skip
    head = [i for i in outer.header.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))]
    if any(result in i.operands or closed[0] in i.operands for i in tail):
        return None
    return Nest(outer, inner, head, tail, guard, sums[0], start, result, store)


def _is_same(a: Value, b: Value) -> bool:
    return a is b or (isinstance(a, Constant) and isinstance(b, Constant) and is_same_constant(a, b))


# ---- whether it is worth while


def _is_better(nest: Nest) -> bool:
    """Whether some load leaves the line of memory in the inner loop, and none does, nor the store, in the outer one."""
    loads = [i for i in nest.terms if isinstance(i, Load)]
    size = FLOAT_SIZES.get(str(nest.store.value.type), 0)
    if not size:
        return False
    along, down = ([_stride(load.pointer, loop) for load in loads] for loop in nest.loops)
    if _stride(nest.store.pointer, nest.outer) not in (size, -size) or any(step is None or abs(step) > size for step in along):
        return False
    again = _made_of(nest.terms, {*nest.head})  # for each term, not once for the sum
    if any(isinstance(i, Call) or (isinstance(i, Binary) and i.opcode in QUOTIENTS) for i in again):
        return False
    return any(step is None or abs(step) > size for step in down)


def _stride(value: Value, loop: Loop) -> int | None:
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
        return _stride(value.operands[0], loop)
    if isinstance(value, Binary) and value.opcode in ("add", "sub", "mul", "shl"):
        return _stride_of_binary(value, loop)
    if not isinstance(value, Instruction) or isinstance(value, (Phi, Load)):
        return None
    return 0 if all(_stride(o, loop) == 0 for o in value.operands) else None


def _stride_of_address(address: GetElementPtr, loop: Loop) -> int | None:
    pointer, *indices = address.operands
    steps = [step for o in (pointer, *indices) if (step := _stride(o, loop)) is not None]
    if len(steps) <= len(indices):
        return None
    if len(indices) != 1:
        return 0 if not any(steps) else None
    size = SIZES.get(str(address.source_type))
    return steps[0] + steps[1] * size if size is not None else None


def _stride_of_binary(value: Binary, loop: Loop) -> int | None:
    b, (first, second) = value.operands[1], (_stride(o, loop) for o in value.operands)
    if first is None or second is None:
        return None
    if value.opcode in ("add", "sub"):
        return first + second if value.opcode == "add" else first - second
    if first == second == 0:
        return 0
    if not isinstance(b, ConstantInt) or second:
        return None
    return first * b.value if value.opcode == "mul" else first << b.value


# ---- whether it is the same


def _is_legal(nest: Nest, effects: Effects) -> bool:
    inner, outer = nest.inner, nest.outer
    work = [*nest.head, *nest.terms, *nest.tail]
    known = all(isinstance(i, (*PURE, Freeze, Load, Call)) and repeatable(i, effects) for i in work)
    if not known or any(effects.writes(i) for i in work) or not is_plain(nest.store):
        return False
    if any(isinstance(i, Load) for i in nest.tail) or not _counts_alone(nest):
        return False
    inside = [i for i in nest.terms if nest.sum in i.operands]
    adds_up = len(inside) == 1 and nest.sum.value_from(inner.header) is inside[0] and isinstance(inside[0], Binary)
    if not adds_up or inside[0].opcode not in ("fadd", "fsub") or inside[0].operands.count(nest.sum) != 1:
        return False
    if any(nest.sum in i.operands or inside[0] in i.operands for i in nest.tail):
        return False
    if not all(is_outside(phi.value_from(inner.before), outer) for phi in nest.counters):
        return False
    written = effects.writes(nest.store)
    read = [place for i in work if isinstance(i, Load) for place in effects.places(i.pointer, effects.layout.store_size(i.type))]
    return not any(may_be_same(target, other) for target, _, _ in written for other, _, _ in read)


def _counts_alone(nest: Nest) -> bool:
    """Whether how often the loops run depends on counters alone, and that of the inner one on its own."""
    own: set[Instruction] = {*nest.outer.header.phis(), *nest.head, *nest.tail}
    inner: set[Instruction] = {*nest.inner.header.phis(), *nest.terms, *own}
    following = [phi.value_from(nest.inner.header) for phi in nest.counters]
    counted = _made_of([nest.inner.header.terminator, *following], inner) | {*following}
    return not any(isinstance(i, Load) for i in _made_of([nest.outer.latches[0].terminator], own)) and not any(
        isinstance(i, Load) or i in own or i is nest.sum for i in counted
    )


def _made_of(users: Iterable[Value], among: set[Instruction]) -> set[Instruction]:
    """All of some values that go into others."""
    found: set[Instruction] = set()
    stack: list[Value] = [o for user in users if isinstance(user, Instruction) for o in user.operands if o in among]
    while stack:
        value = stack.pop()
        if isinstance(value, Instruction) and value not in found:
            found.add(value)
            stack.extend(o for o in value.operands if o in among)
    return found


# ---- the other way round


def _interchange(module: Module, nest: Nest) -> None:
    """In front: the loop that writes what the sums begin with. Then the inner loop, with one over all sums in it."""
    outer, inner, function = nest.outer, nest.inner, nest.outer.header.function
    (_, leave), name = outer.exits[0], outer.header.name
    parts = ("start", "test", "preheader", "down", "along", "next", "summed")
    first, test, into, head, along, latch, done = blocks = [Block(f"{name}.{part}", function) for part in parts]
    function.blocks += blocks
    entry = outer.before
    redirect(entry, outer.header, first)
    _along(module, nest, first, entry, test)
    if nest.guard is None or nest.guard.condition is None:
        Builder(module, test).br(into)
    else:
        targets = [into if target is inner.preheader else done for target in nest.guard.targets]
        Builder(module, test).cond_br(nest.guard.condition, *targets)
    Builder(module, into).br(head)
    begun = {phi: Phi(phi.type, [phi.value_from(inner.before)], [into]) for phi in nest.counters}
    known: Values = {phi: Builder(module, head).append(new, phi.name) for phi, new in begun.items()}
    Builder(module, head).br(along)
    _along(module, nest, along, head, latch, known)
    following = [phi.value_from(inner.header) for phi in nest.counters]
    control = _made_of([inner.header.terminator, *following], {*nest.terms}) | {*following}
    b, values = Builder(module, latch), dict(known)
    for instruction in nest.terms:
        if instruction in control:
            values[instruction] = b.append(copy_instruction(instruction, lambda v: values.get(v, v)), instruction.name)
    for phi, value in zip(nest.counters, following, strict=True):
        begun[phi].operands.append(values.get(value, value))
        begun[phi].incoming_blocks.append(latch)
    stays = {inner.header: head}
    b.append(copy_instruction(inner.header.terminator, lambda v: values.get(v, v), lambda block: stays.get(block, done)))
    Builder(module, done).br(leave)
    for phi in leave.phis():
        phi.incoming_blocks = [done if block is outer.latches[0] else block for block in phi.incoming_blocks]
    function.blocks = [block for block in function.blocks if block not in outer.blocks]


def _along(module: Module, nest: Nest, block: Block, entry: Block, leave: Block, known: Values | None = None) -> None:
    """The outer loop, of one block. It writes what the sums begin with; with inner counters ``known``, it adds a term."""
    outer = nest.outer
    (phi,), values, b = outer.header.phis(), dict(known or {}), Builder(module, block)
    counter = values[phi] = b.append(Phi(phi.type, [phi.value_from(outer.before)], [entry]), phi.name)

    def copied(instructions: list[Instruction]) -> None:
        for instruction in instructions:
            values[instruction] = b.append(copy_instruction(instruction, lambda v: values.get(v, v)), instruction.name)

    copied([*nest.head, *nest.tail])
    place = values.get(nest.store.pointer, nest.store.pointer)
    written = nest.start
    if known is not None:
        values[nest.sum] = b.append(Load(nest.sum.type, place, suffix=nest.store.suffix), nest.sum.name)
        copied(nest.terms)
        written = nest.sum.value_from(nest.inner.header)
    b.append(copy_instruction(nest.store, lambda v: place if v is nest.store.pointer else values.get(written, written)))
    following = phi.value_from(outer.latches[0])
    counter.operands.append(values.get(following, following))
    counter.incoming_blocks.append(block)
    stays = {outer.header: block}
    b.append(copy_instruction(outer.latches[0].terminator, lambda v: values.get(v, v), lambda target: stays.get(target, leave)))
