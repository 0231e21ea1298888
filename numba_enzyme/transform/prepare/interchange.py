"""Sums that run down columns are exchanged with the loop that runs along them.

    for j: total = a[j]                              for j: out[j] = a[j]
        for k: total += u[k] * v[k, j]       ->      for k: for j: out[j] = out[j] + u[k] * v[k, j]
        out[j] = total

Each sum has its terms in the same order, so its bits are the same. The inner loop goes along rows now, and its iterations are
independent of each other: LLVM makes vectors of it, and of its adjoint. Interchange for memory order: McKinley, Carr, Tseng,
"Improving data locality with loop transformations", ACM TOPLAS 18 (1996), section 4; here with the scalar expanded into the
memory to which it goes.

The inner loop has one sum and writes nothing; all that the outer one writes is that sum, each time to a place of its own, which
nothing reads meanwhile. Where something else is made of the sum (``v[j] -= rate * total``), the loops stay as they are, and four
iterations run side by side (:mod:`.side_by_side`), as they do around recurrences. Expects simple loops in closed form (LCSSA).
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.dominators import Dominators
from ...analysis.control.loops import LoopForest
from ...analysis.control.trip_count import find_trip_count
from ...analysis.memory.effects import Effects, is_plain
from ...analysis.memory.objects import may_be_same
from ...analysis.memory.points_to import PointsTo
from ...analysis.planning.recompute import PURE
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder
from ...ir.clone import append_copies, copy_instruction
from ...ir.functions import Block, Function, Instruction, Module, Phi
from ...ir.instructions import Binary, Call, Freeze, Load
from ...ir.values import Value
from ...rules import RuleBook
from .canonical_calls import FLOAT_SIZES
from .chunk_numbers import chunks_of
from .column_nests import Nest, made_of, nest_of, stride
from .hoist_loops import is_outside, redirect, repeatable
from .side_by_side import can_be_side_by_side, is_recurrence, put_side_by_side

QUOTIENTS = ("fdiv", "frem", "sdiv", "udiv", "srem", "urem")
Values = dict[Value, Value]


def interchange_sums(module: Module, root: Function, book: RuleBook) -> list[SourceLocation]:
    """Interchange what runs along memory afterwards, in the root and in chunks of parallel loops, in place; the outer loops."""
    changed: list[SourceLocation] = []
    lines = SourceLines(module)
    for function in [root, *chunks_of(module)]:
        cfg = ControlFlow(function)
        nests = list(filter(None, (nest_of(loop, cfg) for loop in LoopForest(cfg).loops)))
        better = [(nest, form) for nest in nests if (form := _better_form(nest, cfg.dominators)) is not None]
        if not better:
            continue
        effects = Effects(PointsTo(module, root, book))
        for nest, form in better:
            if _is_legal(nest, effects):
                changed.append(lines.loop_place(nest.outer))
                form(module, nest)
    return changed


# ---- whether it is worth while


def _better_form(nest: Nest, dominators: Dominators) -> Callable[[Module, Nest], None] | None:
    """What makes the faster loops of a nest, if it is known how often they run: exchanging them, or fours of the outer one."""
    outer, inner = (find_trip_count(loop, dominators) for loop in nest.loops)
    if outer is None or inner is None:
        return None
    down = _runs_down(nest)
    if down and _is_plain_sum(nest):
        return _interchange
    if can_be_side_by_side(nest, outer) and (down or is_recurrence(nest, inner)):
        return partial(put_side_by_side, trip=outer)
    return None


def _runs_down(nest: Nest) -> bool:
    """Whether some load leaves the line of memory in the inner loop, and none does, nor the store, in the outer one."""
    size = FLOAT_SIZES.get(str(nest.store.value.type), 0) if nest.adds_up else 0
    if not size or stride(nest.store.pointer, nest.outer) not in (size, -size):
        return False
    loads = [i for i in nest.terms if isinstance(i, Load)]
    along, down = ([stride(load.pointer, loop) for load in loads] for loop in nest.loops)
    return all(_stays_in_line(step, size) for step in along) and not all(_stays_in_line(step, size) for step in down)


def _stays_in_line(step: int | None, size: int) -> bool:
    return step is not None and abs(step) <= size


def _is_plain_sum(nest: Nest) -> bool:
    """Whether the store writes the sum itself, and its terms are cheap: they are made for each of them, not once for the sum."""
    if not nest.direct or any(isinstance(i, Load) for i in nest.tail):
        return False
    again = made_of(nest.terms, {*nest.head})
    if any(isinstance(i, Call) or (isinstance(i, Binary) and i.opcode in QUOTIENTS) for i in again):
        return False
    inside = [i for i in nest.terms if nest.sum in i.operands]
    adds_up = len(inside) == 1 and nest.sum.value_from(nest.inner.header) is inside[0] and isinstance(inside[0], Binary)
    if not adds_up or inside[0].opcode not in ("fadd", "fsub") or inside[0].operands.count(nest.sum) != 1:
        return False
    return not any(nest.sum in i.operands or inside[0] in i.operands for i in nest.tail)


# ---- whether it is the same


def _is_legal(nest: Nest, effects: Effects) -> bool:
    inner, outer = nest.inner, nest.outer
    work = [*nest.head, *nest.within, *nest.terms, *nest.tail]
    known = all(isinstance(i, (*PURE, Freeze, Load, Call)) and repeatable(i, effects) for i in work)
    if not known or any(effects.writes(i) for i in work) or not all(map(is_plain, nest.stores)):
        return False
    if not _counts_alone(nest) or not all(is_outside(phi.value_from(inner.before), outer) for phi in nest.counters):
        return False
    written = [place for store in nest.stores for place in effects.writes(store)]
    behind = [i for i in nest.tail if i.block is not outer.latches[0]]  # of all four, before what any of them writes
    first = [*nest.head, *nest.within, *nest.terms, *behind]  # what lies beside the store stays there
    read = [place for i in first if isinstance(i, Load) for place in effects.places(i.pointer, effects.layout.store_size(i.type))]
    return not any(may_be_same(target, other) for target, _, _ in written for other, _, _ in read)


def _counts_alone(nest: Nest) -> bool:
    """Whether how often the loops run depends on counters alone, and that of the inner one on its own."""
    own: set[Instruction] = {*nest.outer.header.phis(), *nest.head, *nest.within, *nest.tail}
    inner: set[Instruction] = {*nest.inner.header.phis(), *nest.terms, *own}
    following = [phi.value_from(nest.inner.header) for phi in nest.counters]
    counted = made_of([nest.inner.header.terminator, *following], inner) | {*following}
    return not any(isinstance(i, Load) for i in made_of([nest.outer.latches[0].terminator], own)) and not any(
        isinstance(i, Load) or i in own or i in nest.carried for i in counted
    )


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
    control = made_of([inner.header.terminator, *following], {*nest.terms}) | {*following}
    b, values = Builder(module, latch), dict(known)
    append_copies(b, [i for i in nest.terms if i in control], values)
    for phi, value in zip(nest.counters, following, strict=True):
        begun[phi].add_incoming(values.get(value, value), latch)
    stays = {inner.header: head}
    b.append(copy_instruction(inner.header.terminator, lambda v: values.get(v, v), lambda block: stays.get(block, done)))
    Builder(module, done).br(leave)
    for phi in leave.phis():
        phi.rename_incoming(outer.latches[0], done)
    function.blocks = [block for block in function.blocks if block not in outer.blocks]


def _along(module: Module, nest: Nest, block: Block, entry: Block, leave: Block, known: Values | None = None) -> None:
    """The outer loop, of one block. It writes what the sums begin with; with inner counters ``known``, it adds a term."""
    outer = nest.outer
    (phi,), values, b = outer.header.phis(), dict(known or {}), Builder(module, block)
    counter = values[phi] = b.append(Phi(phi.type, [phi.value_from(outer.before)], [entry]), phi.name)
    append_copies(b, [*nest.head, *nest.tail], values)
    place = values.get(nest.store.pointer, nest.store.pointer)
    written = nest.start
    if known is not None:
        values[nest.sum] = b.append(Load(nest.sum.type, place, suffix=nest.store.suffix), nest.sum.name)
        append_copies(b, nest.terms, values)
        written = nest.sum.value_from(nest.inner.header)
    b.append(copy_instruction(nest.store, lambda v: place if v is nest.store.pointer else values.get(written, written)))
    following = phi.value_from(outer.latches[0])
    counter.add_incoming(values.get(following, following), block)
    stays = {outer.header: block}
    b.append(copy_instruction(outer.latches[0].terminator, lambda v: values.get(v, v), lambda target: stays.get(target, leave)))
