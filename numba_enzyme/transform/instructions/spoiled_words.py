"""Integers narrower than a word of a block's memory that holds floats in other places, or held them before.

    numbers, marks = cuda.shared.array(0, float64), cuda.shared.array(0, int32)      both begin at the same place
    marks[k] = 1         the word that this is part of holds no float any more

A read of that word as a float, before it is written as one again, has no derivative that is known. So it gets NaN:

    tangent     word.d = NaN
    adjoint     word.d = NaN unless it is zero, as it is where no such read comes after

The integers that were stored there may have been loaded from a float, half by half. So a thread that has put NaN in an adjoint
puts NaN in that of each word from which it loaded an integer to be stored.

Several such integers lie in one word, and each of them may be another thread's. All put the same there, so it does not matter who
comes first; that they meet is said by accesses that are atomic.
"""

from __future__ import annotations

from ...analysis.memory.kinds import kind_bytes
from ...analysis.memory.narrow_accesses import stored_by
from ...ir.instructions import AtomicRMW, CompareExchange, Load, Store
from ...ir.types import I1, I64, FloatType, IntType, Type
from ...ir.values import Value
from ..context import Context
from ..for_annotations import AnySweep, ReverseSweep

MEETING = ("atomic",)


def spoiled_word(access: Store | AtomicRMW | CompareExchange, c: Context) -> FloatType | None:
    """The word of a block's memory of which an integer is written over a part, or that is changed as an integer; None if there is
    none, or it is not known."""
    pointer, value = access.operands[::-1] if isinstance(access, Store) else access.operands[:2]
    return _word(pointer, value.type, isinstance(access, AtomicRMW), c)


def word_read(load: Load, c: Context) -> FloatType | None:
    """The word of a block's memory of which a part is loaded as an integer that is stored again, or what is computed of it."""
    word = _word(load.pointer, load.type, False, c) if not c.active(load) else None
    return word if word is not None and any(stored_by(load, c.users)) else None


def _word(pointer: Value, type_: Type, whole: bool, c: Context) -> FloatType | None:
    if not isinstance(type_, IntType) or not c.has_shadow(pointer) or not c.facts.layout.narrow.is_of_block(pointer):
        return None
    size = c.layout.store_size(type_)
    kinds = c.facts.layout.floats_at(pointer, size)
    if len(kinds) != 1:
        return None
    word = kinds.pop()
    return word if size < kind_bytes(word) + whole else None


def spoil(s: AnySweep, shadow: Value, word: FloatType) -> None:
    """Put NaN in the word of the tangent in which an address lies."""
    s.b.append(Store(s.b.float_constant(word, float("nan")), _place(s, shadow, word), flags=MEETING, suffix=_order(word)))


def spoil_read(r: ReverseSweep, shadow: Value, word: FloatType, *, written: bool, loaded: bool) -> None:
    """Put NaN in the word of the adjoint in which an address lies: if something is there and it was ``written`` as an integer,
    and if it was ``loaded`` as one and NaN was put in what it may have been stored in."""
    b, place = r.b, _place(r, shadow, word)
    adjoint = b.append(Load(word, place, flags=MEETING, suffix=_order(word)))
    met: Value = b.load(I1, r.met_spoiled)
    if written:
        found = b.fcmp("une", adjoint, b.float_constant(word, 0.0))
        b.store(b.binary("or", met, found), r.met_spoiled)
        met = b.binary("or", met, found) if loaded else found
    spoiled = b.select(met, b.float_constant(word, float("nan")), adjoint)
    b.append(Store(spoiled, place, flags=MEETING, suffix=_order(word)))


def _place(s: AnySweep, shadow: Value, word: FloatType) -> Value:
    b = s.b
    inside = b.binary("and", b.cast("ptrtoint", shadow, I64), b.i64(kind_bytes(word) - 1))
    return b.byte_offset(shadow, b.binary("sub", b.i64(0), inside))


def _order(word: FloatType) -> str:
    return f" unordered, align {kind_bytes(word)}"
