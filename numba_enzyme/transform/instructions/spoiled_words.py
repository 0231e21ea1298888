"""Integers narrower than a word of a block's memory that holds floats in other places, or held them before.

    numbers, marks = cuda.shared.array(0, float64), cuda.shared.array(0, int32)      both begin at the same place
    marks[k] = 1         the word that this is part of holds no float any more

A read of that word as a float, before it is written as one again, has no derivative that is known. So it gets NaN:

    tangent     word.d = NaN
    adjoint     word.d = NaN unless it is zero, as it is where no such read comes after

Several such integers lie in one word, and each of them may be another thread's. All put the same there, so it does not matter who
comes first; that they meet is said by accesses that are atomic.
"""

from __future__ import annotations

from ...analysis.memory.kinds import kind_bytes
from ...ir.instructions import AtomicRMW, CompareExchange, Load, Store
from ...ir.types import I64, FloatType, IntType
from ...ir.values import Value
from ..context import Context
from ..for_annotations import AnySweep

MEETING = ("atomic",)


def spoiled_word(access: Store | AtomicRMW | CompareExchange, c: Context) -> FloatType | None:
    """The word of a block's memory of which an integer is written over a part, or that is changed as an integer; None if there is
    none, or it is not known."""
    pointer, value = access.operands[::-1] if isinstance(access, Store) else access.operands[:2]
    type_ = value.type
    block = c.facts.request.block_memory
    if not isinstance(type_, IntType) or not block or not c.has_shadow(pointer):
        return None
    if not all(target.is_behind(block) for target in c.facts.points_to.of(pointer)):
        return None
    size = c.layout.store_size(type_)
    kinds = c.facts.layout.floats_at(pointer, size)
    if len(kinds) != 1:
        return None
    word = kinds.pop()
    return word if size < kind_bytes(word) + isinstance(access, AtomicRMW) else None


def spoil(s: AnySweep, shadow: Value, word: FloatType, *, unless_zero: bool) -> None:
    """Put NaN in the word of the shadow in which an address lies."""
    b = s.b
    inside = b.binary("and", b.cast("ptrtoint", shadow, I64), b.i64(kind_bytes(word) - 1))
    place = b.byte_offset(shadow, b.binary("sub", b.i64(0), inside))
    order = f" unordered, align {kind_bytes(word)}"
    spoiled: Value = b.float_constant(word, float("nan"))
    if unless_zero:
        adjoint = b.append(Load(word, place, flags=MEETING, suffix=order))
        spoiled = b.select(b.fcmp("une", adjoint, b.float_constant(word, 0.0)), spoiled, adjoint)
    b.append(Store(spoiled, place, flags=MEETING, suffix=order))
