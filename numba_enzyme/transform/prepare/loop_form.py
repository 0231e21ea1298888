"""Give every loop a counter, every exit the counter's last value, every merge the number of the way it was entered.

    header: %i = phi ...                      header: %loop.i = phi i64 [ 0, %preheader ], [ %loop.i.next, %latch ]
    exit:                                     exit:   %loop.trips = phi i64 [ %loop.i, %header ]
    merge: (from %a or %b)                    merge:  %merge.from = phi i8 [ 0, %a ], [ 1, %b ]

These are ordinary values: the cache plan decides about them as about any other, and what nobody needs, LLVM removes.
Expects LLVM's loop-simplify and LCSSA forms. Stands after LLVM's own preparation and before all analyses.
"""

from __future__ import annotations

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.dominators import Dominators
from ...analysis.control.evaluated_count import evaluated_count
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.control.shape import LoopShape, Shape
from ...analysis.control.trip_count import TripCount, carried_by, constant_count, find_trip_count, is_invariant
from ...analysis.memory.snapshots import is_failure
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module, Phi, replace_uses
from ...ir.instructions import Binary, Compare, Return, Select
from ...ir.types import I1, I8, I16, I64, IntType, PointerType, integer_bits
from ...ir.values import ConstantInt, ConstantWord, Value


def shape_function(module: Module, function: Function, *, status: bool = False) -> Shape:
    """Bring ``function`` into reversible form, in place. ``status``: returning anything but 0 is an error."""
    cfg = ControlFlow(function)
    function.blocks = [b for b in function.blocks if b in cfg.number]
    _drop_dead_incoming(function, cfg)
    loops = LoopForest(cfg)
    returns = [b for b in cfg.order if isinstance(b.terminator, Return) and not (status and is_failure(b.terminator))]
    live = cfg.reaching(returns)
    for loop in loops.loops:  # ways out that end in an error are no part of what is reversed
        loop.exits = [(inside, outside) for inside, outside in loop.exits if outside in live]
    shapes: dict[Loop, LoopShape] = {}
    for loop in loops.loops:
        if loop.preheader is None or len(loop.latches) != 1:
            continue  # legality reports it
        shape = LoopShape(loop, _counter(loop))
        _add_count(module, shape, cfg.dominators)
        _add_trips(shape, cfg, live)
        _select_by_counter(function, shape)
        shapes[loop] = shape
    selectors = {}
    for block in cfg.order:
        if block in live and len(cfg.predecessors[block]) > 1 and block not in loops.by_header:
            selectors[block] = _selector(block, cfg)
    return Shape(function, cfg, cfg.dominators, loops, live, returns, shapes, selectors)


def _drop_dead_incoming(function: Function, cfg: ControlFlow) -> None:
    for block in function.blocks:
        for phi in block.phis():
            phi.keep_incoming(cfg.number.__contains__)


def _insert_phi(block: Block, phi: Phi) -> Phi:
    block.insert(0, [phi])
    return phi


def _counter(loop: Loop) -> Phi:
    latch = loop.latches[0]
    for phi in loop.header.phis():
        if phi.type != I64 or len(phi.operands) != 2:
            continue
        values = {block: value for value, block in phi.incoming()}
        start, following = values[loop.before], values[latch]
        if not isinstance(start, ConstantInt) or start.value != 0:
            continue
        if isinstance(following, Binary) and following.opcode == "add" and following.operands[0] is phi:
            step = following.operands[1]
            if isinstance(step, ConstantInt) and step.value == 1:
                return phi
    name = loop.header.name or "loop"
    counter = _insert_phi(loop.header, Phi(I64, [ConstantInt(I64, 0)], [loop.before], name=f"{name}.i"))
    following = Binary("add", I64, [counter, ConstantInt(I64, 1)], name=f"{name}.i.next", flags=("nuw", "nsw"))
    latch.insert(len(latch.instructions) - 1, [following])
    counter.add_incoming(following, latch)
    return counter


def _add_trips(shape: LoopShape, cfg: ControlFlow, live: set[Block]) -> None:
    for outside in dict.fromkeys(outside for _, outside in shape.loop.exits):
        if outside not in live:
            continue
        predecessors = cfg.predecessors[outside]
        values: list[Value] = [
            shape.counter if p in shape.loop.blocks else ConstantWord(I64, "poison") for p in predecessors
        ]
        phi = Phi(I64, values, list(predecessors), name=f"{shape.loop.header.name or 'loop'}.trips")
        shape.trips[outside] = _insert_phi(outside, phi)


def _select_by_counter(function: Function, shape: LoopShape) -> None:
    """Numbers and addresses that are one thing in the first iteration and another in all others are told by the counter, as the
    index of a loop that runs twice: a phi would be kept for each iteration."""
    found: dict[Value, Value] = {}
    header = shape.loop.header
    for phi in header.phis():
        carried = carried_by(phi, shape.loop)
        wanted = isinstance(phi.type, PointerType) or (isinstance(phi.type, IntType) and phi.type.bits > 1)
        if carried is not None and wanted and phi is not shape.counter and is_invariant(carried[1], shape.loop):
            first = Compare("icmp", I1, "eq", [shape.counter, ConstantInt(I64, 0)], name=f"{phi.name}.first" if phi.name else "")
            choice = Select("select", phi.type, [first, *carried], name=f"{phi.name}.settled" if phi.name else "")
            header.insert(len(list(header.phis())), [first, choice])
            found[phi] = choice
    replace_uses(function, found)
    header.instructions = [i for i in header.instructions if i not in found]


def _selector(block: Block, cfg: ControlFlow) -> Phi:
    predecessors = cfg.predecessors[block]
    type_: IntType = I8 if len(predecessors) <= 256 else I16
    values: list[Value] = [ConstantInt(type_, i) for i in range(len(predecessors))]
    return _insert_phi(block, Phi(type_, values, list(predecessors), name=f"{block.name or 'merge'}.from"))


# ---------------------------------------------------------------------------------------------------------- trip counts


def _add_count(module: Module, shape: LoopShape, dominators: Dominators) -> None:
    trip = find_trip_count(shape.loop, dominators)
    constant = constant_count(trip) if trip is not None else None
    if trip is not None:
        shape.exact = trip.exact
    elif (found := evaluated_count(shape.loop, dominators)) is not None:
        constant, shape.exact = found
    if constant is not None and constant < 1 << 48:
        shape.constant = constant
        shape.count = ConstantInt(I64, constant)
    if constant is not None or trip is None:
        return
    place = shape.loop
    # A distance of narrow integers has no sign: above the loop's own guard it can't be told from one that wrapped around.
    hoistable = trip.exit_when != "eq" or trip.bound.type == I64
    while hoistable and place.parent is not None and place.parent.preheader is not None and _known_before(trip, place.parent):
        place = place.parent
    shape.count = _emit_count(module, trip, place.before, hoisted=place is not shape.loop)
    shape.count.name = f"{shape.loop.header.name or 'loop'}.count"


def _known_before(trip: TripCount, loop: Loop) -> bool:
    return is_invariant(trip.bound, loop) and is_invariant(trip.induction.start, loop)


def _emit_count(module: Module, trip: TripCount, block: Block, *, hoisted: bool) -> Value:
    terminator = block.instructions.pop()
    builder = Builder(module, block)
    count = count_expression(builder, trip, hoisted)
    block.instructions.append(terminator)
    return count


def count_expression(b: Builder, trip: TripCount, hoisted: bool) -> Value:
    step = trip.induction.step
    type_ = trip.bound.type
    lag = trip.induction.lag * step
    first = trip.induction.start
    if lag:
        first = b.binary("add", first, ConstantInt(type_, lag))
    if trip.exit_when == "eq":
        distance = b.binary("sub", trip.bound, first) if step > 0 else b.binary("sub", first, trip.bound)
        wide = _widen(b, distance, signed=hoisted)
        if abs(step) != 1:
            wide = b.binary("udiv" if not hoisted else "sdiv", wide, b.i64(abs(step)))
        count = b.binary("add", wide, b.i64(1))
        # Above its own guard a loop that will not run may seem to run a negative number of times.
        return _at_least_zero(b, count) if hoisted else count
    signed = trip.exit_when[0] == "s"
    low, high = (first, trip.bound) if step > 0 else (trip.bound, first)
    low, high = _widen(b, low, signed=signed), _widen(b, high, signed=signed)
    distance = b.select(b.icmp("sgt" if signed else "ugt", high, low), b.binary("sub", high, low), b.i64(0))
    if trip.exit_when in ("sgt", "ugt", "slt", "ult"):
        at_least = b.icmp("sge" if signed else "uge", high, low)
        distance = b.select(at_least, b.binary("add", distance, b.i64(1)), distance)
    if abs(step) != 1:
        distance = b.binary("udiv", b.binary("add", distance, b.i64(abs(step) - 1)), b.i64(abs(step)))
    return b.binary("add", distance, b.i64(1))


def _widen(b: Builder, value: Value, *, signed: bool) -> Value:
    bits = integer_bits(value.type)
    if bits < 64:
        return b.cast("sext" if signed else "zext", value, I64)
    return value if bits == 64 else b.cast("trunc", value, I64)


def _at_least_zero(b: Builder, value: Value) -> Value:
    return b.select(b.icmp("sgt", value, b.i64(0)), value, b.i64(0))
