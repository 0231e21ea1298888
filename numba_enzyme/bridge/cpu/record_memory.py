"""What lies where in the memory of a record: for the compiler's words, and for copies that keep numbers whole.

    record(a: float64 at 0, n: int32 at 8, b: float64 at 16; 24 bytes)
    ->  "24: 0 double, 8 integer, 12 integer, 16 double"
    ->  a[i] = b[j]     copies  <{ double, i64, double }>  and not  [24 x i8],  which LLVM takes apart byte by byte
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic
from numba.np.numpy_support import as_dtype

from ..floats import is_floating, scalar_word

MOST_NUMBERS = 64
BYTES = {"double": 8, "float": 4, "half": 2}
_BYTE = ir.IntType(8)
_NUMBERS = {"double": ir.DoubleType(), "float": ir.FloatType(), "half": ir.HalfType()}


def record_word(record: types.Record) -> str:
    """The word of `GradientRequest.parameter_layouts` for memory that holds such records; empty where it can't be said."""
    numbers = _numbers(record)
    if numbers is None:
        return ""
    places = []
    for (byte, word), (following, _) in zip(numbers, [*numbers[1:], (record.size, "")], strict=True):
        places.append((byte, word))
        places += [(rest, "integer") for rest in range(byte + BYTES[word], following, 4)]
    places += [(rest, "integer") for rest in range(0, numbers[0][0], 4)]
    return f"{record.size}: " + ", ".join(f"{byte} {word}" for byte, word in sorted(places))


def copied_type(record: types.Record) -> ir.Type | None:
    """The packed structure of the record's numbers, and bytes for all else; None where it can't be said."""
    numbers = _numbers(record)
    if numbers is None:
        return None
    fields: list[ir.Type] = []
    end = 0
    for byte, word in numbers:
        fields += [*_integers(byte - end), _NUMBERS[word]]
        end = byte + BYTES[word]
    return ir.LiteralStructType([*fields, *_integers(record.size - end)], packed=True)


@intrinsic
def put_numbers(typingctx, target, given):
    """The floating numbers of one record, put into another one of the same type; all else there stays as it is."""
    def codegen(context, builder, signature, args):
        to, origin = (builder.bitcast(pointer, _BYTE.as_pointer()) for pointer in args)
        for byte, count, word in _runs(target, 0):
            with cgutils.for_range(builder, ir.IntType(64)(count)) as loop:
                place = builder.add(builder.mul(loop.index, loop.index.type(BYTES[word])), loop.index.type(byte))
                there, here = (builder.bitcast(builder.gep(pointer, [place]), _NUMBERS[word].as_pointer())
                               for pointer in (origin, to))
                builder.store(builder.load(there, align=1), here, align=1)
        return context.get_dummy_value()

    return (types.void(target, given), codegen) if target == given else None


def _integers(size: int) -> Iterator[ir.Type]:
    """Types of integers that take so many bytes together."""
    for width in (8, 4, 2, 1):
        while size >= width:
            yield ir.IntType(8 * width)
            size -= width


def _numbers(record: types.Record) -> list[tuple[int, str]] | None:
    """Bytes and words of the floating numbers, in order; None if there are none, or too many, or they overlap other fields."""
    found = sorted(_leaves(record, 0), key=lambda leaf: leaf[0])
    numbers = [(byte, word) for byte, size, word in found if word]
    apart = all(byte + size <= other for (byte, size, _), (other, _, _) in pairwise(found))
    return numbers if 0 < len(numbers) <= MOST_NUMBERS and apart else None


def _leaves(type_: types.Type, byte: int) -> Iterator[tuple[int, int, str]]:
    """(byte, size, word) of floating numbers, and of whatever else is there with an empty word."""
    for first, count, word in _runs(type_, byte, all_=True):
        if word in BYTES:
            for i in range(min(count, MOST_NUMBERS + 1)):
                yield first + i * BYTES[word], BYTES[word], word
        else:
            yield first, count, ""


def _runs(type_: types.Type, byte: int, *, all_: bool = False) -> Iterator[tuple[int, int, str]]:
    """(byte, count, word) of floating numbers in a row; with ``all_``, also (byte, size, "") of whatever else is there."""
    if isinstance(type_, types.Record):
        for field in type_.fields.values():
            yield from _runs(field.type, byte + field.offset, all_=all_)
    elif isinstance(type_, types.NestedArray) and isinstance(type_.dtype, types.Record):
        for i in range(type_.nitems):
            yield from _runs(type_.dtype, byte + i * type_.dtype.size, all_=all_)
    else:
        number = type_.dtype if isinstance(type_, types.NestedArray) else type_
        size = _size(type_)
        if is_floating(number):
            word = scalar_word(number)
            yield byte, size // BYTES[word], word
        elif all_:
            yield byte, size, ""


def _size(type_: types.Type) -> int:
    if isinstance(type_, types.NestedArray):
        return type_.nitems * _size(type_.dtype)
    return as_dtype(type_).itemsize
