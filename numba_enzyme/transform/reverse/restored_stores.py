"""Stores to memory that the reverse sweep restores: what they overwrite is kept, and put back at their mirrors.

    store double %v, ptr %p        forward   %before = load double, ptr %p; store it on the tape; store double %v, ptr %p
                                   back      the adjoint of the store; store double %before.c, ptr %p

Where other threads may store the same number there, one that finds it there already keeps a mark instead, and puts nothing back:
a quiet NaN that no operation makes. The plan says which stores these are (:mod:`..restoration`).
"""

from __future__ import annotations

from ...analysis.planning.recompute import Need
from ...ir.instructions import Store, alignment
from ...ir.types import I32, I64, IntType, Type
from ...ir.values import ConstantInt, Value
from ..for_annotations import ForwardSweep, ReverseSweep

MARKS: dict[str, tuple[IntType, int]] = {"double": (I64, 0x7FFC_6E6F_7468_696E), "float": (I32, 0x7FD2_4553)}


def keep_overwritten(s: ForwardSweep, store: Store) -> None:
    """In the forward sweep ``s``, before the store."""
    before = s.context.before(store)
    kept = s.b.load(before.type, s.primal(store.pointer), "before", alignment(store.suffix))
    if s.plan.restoration.stores[store]:
        bits, mark = _mark(before.type)
        same = s.b.icmp("eq", s.b.bitcast(kept, bits), s.b.bitcast(s.primal(store.value), bits))
        kept = s.b.select(same, s.b.bitcast(mark, before.type), kept)
    s.tape.write(Need(before), kept)


def undo_store(r: ReverseSweep, store: Store) -> None:
    """In the reverse sweep ``r``, after the adjoint of the store."""
    kept = r.primal(r.context.before(store))
    place = r.primal(store.pointer)
    if not r.plan.restoration.stores[store]:
        r.b.store(kept, place, alignment(store.suffix))
        return
    bits, mark = _mark(kept.type)
    undo, on = r.b.new_block("undo"), r.b.new_block("undone")
    r.b.cond_br(r.b.icmp("ne", r.b.bitcast(kept, bits), mark), undo, on)
    r.b.at(undo).store(kept, place, alignment(store.suffix))
    r.b.br(on)
    r.b.at(on)


def _mark(type_: Type) -> tuple[IntType, Value]:
    bits, pattern = MARKS[str(type_)]
    return bits, ConstantInt(bits, pattern)
