"""Updates of shadow memory that other threads may update at the same moment: every number by one atomic operation.

    *p.d += v.d                  atomicrmw fadd ptr %p.d, double %v.d monotonic
    t = *p.d; *p.d = 0           %t = atomicrmw xchg ptr %p.d, double 0.0 monotonic
    all lanes at one %p          call void @ne.warp.add.f64(ptr %p.d, double %v.d)
    lanes along x at one %p      call void @ne.lanes.add.f64(ptr %p.d, double %v.d, i32 0, i32 1, i32 2, i1 false)
    within a kernel              %some = fcmp une double %v.d, 0.0; br %some, %add, %added

The second for stores: where several threads store the same number in one place, one of them takes its adjoint. The third adds
the numbers of a warp before one lane adds their sum to memory; which lanes are there, and where each of them adds to, is seen at
run time, so it is right wherever it stands. The fourth is told which lanes add to one place, and sees at run time whether all of
the warp are there; its numbers are those of a ``LaneGroup``. The fifth because a kernel takes the derivative of one result of
several: for all that only the others depend on, the grid's memory is left in peace.
"""

from __future__ import annotations

from ...analysis.threads.lane_groups import LaneGroup
from ...ir.builder import Builder, zero
from ...ir.instructions import AtomicRMW
from ...ir.types import DOUBLE, FLOAT, I1, I32, VOID, Type, VectorType, is_aggregate, is_floating
from ...ir.values import ConstantInt, Value
from ..for_annotations import ReverseSweep

ORDER = " monotonic"
WARP_ADD, BLOCK_ADD, LANES_ADD = "ne.warp.add.", "ne.block.add.", "ne.lanes.add."
KINDS: dict[Type, str] = {FLOAT: "f32", DOUBLE: "f64"}


def add_together(b: Builder, how: str, address: Value, amount: Value) -> None:
    """``*address += amount`` by all lanes that are here (``WARP_ADD``) or by a whole block (``BLOCK_ADD``), one for all."""
    call = b.call_named(f"{how}{KINDS[amount.type]}", VOID, [address, amount])
    call.called.suffix = "convergent nounwind"


def add_of_lanes(b: Builder, address: Value, amount: Value, lanes: LaneGroup) -> None:
    """``*address += amount`` by all lanes that are here, those of a group together."""
    told = [ConstantInt(I32, number) for number in (lanes.first, lanes.after, int(lanes.owner))]
    call = b.call_named(f"{LANES_ADD}{KINDS[amount.type]}", VOID, [address, amount, *told, ConstantInt(I1, int(lanes.searched))])
    call.called.suffix = "convergent nomerge nounwind"


def add_for_all_threads(r: ReverseSweep, address: Value, amount: Value, *, lanes: LaneGroup | None = None, together: bool = False,
                        tested: bool = False) -> None:  # fmt: skip
    """``*address += amount``, whatever floats the amount consists of.

    ``lanes``: of a warp, those at one place add up first; ``together``: the same, but which they are is not known. ``tested``:
    nothing is done where the amount is zero.
    """
    b, layout = r.b, r.context.layout
    type_ = amount.type
    if isinstance(type_, VectorType):
        width = layout.size_of(type_.element)
        for i in range(type_.count):
            part = b.extract_element(amount, ConstantInt(I32, i))
            add_for_all_threads(r, b.byte_offset(address, i * width), part, lanes=lanes, together=together, tested=tested)
    elif is_aggregate(type_):
        for path, offset, leaf in r.context.layout.leaves(type_):
            if is_floating(leaf):
                part = b.extract_value(amount, path)
                place = b.byte_offset(address, offset)
                add_for_all_threads(r, place, part, lanes=lanes, together=together, tested=tested)
    elif lanes is not None and type_ in KINDS:
        add_of_lanes(b, address, amount, lanes)
    elif together and type_ in KINDS:
        add_together(b, WARP_ADD, address, amount)
    elif tested:
        _add_unless_zero(b, address, amount)
    else:
        b.append(AtomicRMW(type_, "fadd", address, amount, suffix=ORDER))


def _add_unless_zero(b: Builder, address: Value, amount: Value) -> None:
    some, added = b.new_block("some"), b.new_block("added")
    b.cond_br(b.fcmp("une", amount, zero(amount.type)), some, added)
    b.at(some).append(AtomicRMW(amount.type, "fadd", address, amount, suffix=ORDER))
    b.br(added)
    b.at(added)


def take_for_one_thread(r: ReverseSweep, address: Value, type_: Type) -> Value:
    """What was at ``address``, which is then zero: its floats, in a value of the type."""
    b, layout = r.b, r.context.layout
    if isinstance(type_, VectorType):
        taken: Value = zero(type_)
        width = layout.size_of(type_.element)
        for i in range(type_.count):
            part = take_for_one_thread(r, b.byte_offset(address, i * width), type_.element)
            taken = b.insert_element(taken, part, ConstantInt(I32, i))
        return taken
    if is_aggregate(type_):
        taken = zero(type_)
        for path, offset, leaf in r.context.layout.leaves(type_):
            if is_floating(leaf):
                taken = b.insert_value(taken, take_for_one_thread(r, b.byte_offset(address, offset), leaf), path)
        return taken
    return b.append(AtomicRMW(type_, "xchg", address, zero(type_), suffix=ORDER))
