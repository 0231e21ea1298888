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
from numba.core.datamodel import DataModelManager, models
from numba.extending import intrinsic
from numba.np.numpy_support import as_dtype

from ..floats import is_floating, scalar_word

MOST_NUMBERS = 1024  # of which places are told one by one
LARGEST_TAKEN_APART = 1024  # bytes: LLVM copies larger values as memory, whatever their type
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
    numbers = _numbers(record) if record.size <= LARGEST_TAKEN_APART else None
    if numbers is None:
        return None
    fields: list[ir.Type] = []
    end = 0
    for byte, word in numbers:
        fields += [*_integers(byte - end), _NUMBERS[word]]
        end = byte + BYTES[word]
    return ir.LiteralStructType([*fields, *_integers(record.size - end)], packed=True)


class WholeRecordModel(models.RecordModel):
    """Numba's model of records, which are loaded and stored whole as the numbers and the bytes that they hold."""

    def __init__(self, manager: DataModelManager, record: types.Record) -> None:
        super().__init__(manager, record)
        self._copied = copied_type(record) or self._be_type

    def get_data_type(self) -> ir.Type:
        return self._copied

    def as_data(self, builder: ir.IRBuilder, value: ir.Value) -> ir.Value:
        return builder.load(builder.bitcast(value, self._copied.as_pointer()), align=1)


def models_of_whole_records(ordinary: DataModelManager) -> DataModelManager:
    """The data models of Numba, but for records."""
    manager = DataModelManager().chain(ordinary)
    manager.register(types.Record, WholeRecordModel)
    return manager


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


@intrinsic
def conjugate_numbers(typingctx, record):
    """The complex numbers of a record are replaced by their conjugates."""
    def codegen(context, builder, signature, args):
        pointer = builder.bitcast(args[0], _BYTE.as_pointer())
        for byte, size, number in _fields(record, 0):
            if isinstance(number, types.Complex):
                word = scalar_word(number)
                with cgutils.for_range(builder, ir.IntType(64)(size // BYTES[word] // 2)) as loop:
                    index = loop.index
                    place = builder.add(builder.mul(index, index.type(2 * BYTES[word])), index.type(byte + BYTES[word]))
                    imaginary = builder.bitcast(builder.gep(pointer, [place]), _NUMBERS[word].as_pointer())
                    builder.store(builder.fneg(builder.load(imaginary, align=1)), imaginary, align=1)
        return context.get_dummy_value()

    return types.void(record), codegen


def holds_complex_numbers(record: types.Record) -> bool:
    """Whether some number in a record is complex."""
    return any(isinstance(number, types.Complex) for _, _, number in _fields(record, 0))


def _integers(size: int) -> Iterator[ir.Type]:
    """Types of integers that take so many bytes together."""
    for width in (8, 4, 2, 1):
        while size >= width:
            yield ir.IntType(8 * width)
            size -= width


def has_shadow(record: types.Record) -> bool:
    """Whether a record of the same type can hold derivatives: there are floating numbers, and no field overlaps another."""
    found = sorted(_fields(record, 0), key=lambda field: field[0])
    apart = all(byte + size <= other for (byte, size, _), (other, _, _) in pairwise(found))
    return apart and any(number for _, _, number in found)


def _numbers(record: types.Record) -> list[tuple[int, str]] | None:
    """Bytes and words of the floating numbers, in order; None if they have no derivatives, or if there are too many."""
    runs = list(_runs(record, 0))
    if not has_shadow(record) or sum(count for _, count, _ in runs) > MOST_NUMBERS:
        return None
    return sorted((byte + i * BYTES[word], word) for byte, count, word in runs for i in range(count))


def _runs(record: types.Record, byte: int) -> Iterator[tuple[int, int, str]]:
    """(byte, count, word) of floating numbers in a row."""
    for first, size, number in _fields(record, byte):
        if number:
            yield first, size // BYTES[scalar_word(number)], scalar_word(number)


def _fields(type_: types.Type, byte: int) -> Iterator[tuple[int, int, types.Type | None]]:
    """(byte, size, type of the numbers) of fields that are floating numbers or arrays of them; of others, with None."""
    if isinstance(type_, types.Record):
        for field in type_.fields.values():
            yield from _fields(field.type, byte + field.offset)
    elif isinstance(type_, types.NestedArray) and isinstance(type_.dtype, types.Record):
        for i in range(type_.nitems):
            yield from _fields(type_.dtype, byte + i * type_.dtype.size)
    else:
        number = type_.dtype if isinstance(type_, types.NestedArray) else type_
        yield byte, _size(type_), number if is_floating(number) else None


def _size(type_: types.Type) -> int:
    if isinstance(type_, types.NestedArray):
        return type_.nitems * _size(type_.dtype)
    return as_dtype(type_).itemsize
