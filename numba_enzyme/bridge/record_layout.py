"""What lies where in the memory of a record, in the compiler's words.

    record(a: float64 at 0, n: int32 at 8, b: float64 at 16; 24 bytes)
    ->  "24: 0 double, 8 integer, 12 integer, 16 double"
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from numba.core import types
from numba.np.numpy_support import as_dtype

from .floats import is_floating, scalar_word

MOST_NUMBERS = 1024  # of which places are told one by one
BYTES = {"double": 8, "float": 4, "half": 2}


def memory_word(dtype: types.Type) -> str:
    """The word of `GradientRequest.parameter_layouts` for memory that holds elements of this type."""
    return record_word(dtype) if isinstance(dtype, types.Record) else scalar_word(dtype)


def record_word(record: types.Record) -> str:
    """The word of `GradientRequest.parameter_layouts` for memory that holds such records; empty where it can't be said."""
    numbers = numbers_of(record)
    if numbers is None:
        return ""
    places = []
    for (byte, word), (following, _) in zip(numbers, [*numbers[1:], (record.size, "")], strict=True):
        places.append((byte, word))
        places += [(rest, "integer") for rest in range(byte + BYTES[word], following, 4)]
    places += [(rest, "integer") for rest in range(0, numbers[0][0], 4)]
    return f"{record.size}: " + ", ".join(f"{byte} {word}" for byte, word in sorted(places))


def has_shadow(record: types.Record) -> bool:
    """Whether a record of the same type can hold derivatives: there are floating numbers, and no field overlaps another."""
    found = sorted(fields_of(record, 0), key=lambda field: field[0])
    apart = all(byte + size <= other for (byte, size, _), (other, _, _) in pairwise(found))
    return apart and any(number for _, _, number in found)


def numbers_of(record: types.Record) -> list[tuple[int, str]] | None:
    """Bytes and words of the floating numbers, in order; None if they have no derivatives, or if there are too many."""
    runs = list(runs_of(record, 0))
    if not has_shadow(record) or sum(count for _, count, _ in runs) > MOST_NUMBERS:
        return None
    return sorted((byte + i * BYTES[word], word) for byte, count, word in runs for i in range(count))


def runs_of(record: types.Record, byte: int) -> Iterator[tuple[int, int, str]]:
    """(byte, count, word) of floating numbers in a row."""
    for first, size, number in fields_of(record, byte):
        if number:
            yield first, size // BYTES[scalar_word(number)], scalar_word(number)


def fields_of(type_: types.Type, byte: int) -> Iterator[tuple[int, int, types.Type | None]]:
    """(byte, size, type of the numbers) of fields that are floating numbers or arrays of them; of others, with None."""
    if isinstance(type_, types.Record):
        for field in type_.fields.values():
            yield from fields_of(field.type, byte + field.offset)
    elif isinstance(type_, types.NestedArray) and isinstance(type_.dtype, types.Record):
        for i in range(type_.nitems):
            yield from fields_of(type_.dtype, byte + i * type_.dtype.size)
    else:
        number = type_.dtype if isinstance(type_, types.NestedArray) else type_
        yield byte, _size(type_), number if is_floating(number) else None


def _size(type_: types.Type) -> int:
    if isinstance(type_, types.NestedArray):
        return type_.nitems * _size(type_.dtype)
    return as_dtype(type_).itemsize
