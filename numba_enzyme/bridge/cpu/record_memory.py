"""Copies of records that keep numbers whole.

    record(a: float64 at 0, n: int32 at 8, b: float64 at 16; 24 bytes)
    ->  a[i] = b[j]     copies  <{ double, i64, double }>  and not  [24 x i8],  which LLVM takes apart byte by byte

Where no field of a local record is ever read as an integer, only the name of the type of the access (TBAA) tells that it is one.
"""

from __future__ import annotations

from collections.abc import Iterator

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.datamodel import DataModelManager, models
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ..floats import scalar_word
from ..record_layout import BYTES, fields_of, numbers_of, runs_of

LARGEST_TAKEN_APART = 1024  # bytes: LLVM copies larger values as memory, whatever their type
_BYTE = ir.IntType(8)
_NUMBERS = {"double": ir.DoubleType(), "float": ir.FloatType(), "half": ir.HalfType()}


def copied_type(record: types.Record) -> ir.Type | None:
    """The packed structure of the record's numbers, and bytes for all else; None where it can't be said."""
    numbers = numbers_of(record) if record.size <= LARGEST_TAKEN_APART else None
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
        pointer = builder.bitcast(value, self._copied.as_pointer())
        if not isinstance(self._copied, ir.LiteralStructType):
            return builder.load(pointer, align=1)
        whole = ir.Constant(self._copied, ir.Undefined)
        for index, type_ in enumerate(self._copied.elements):
            part = builder.load(cgutils.gep_inbounds(builder, pointer, 0, index), align=1)
            if isinstance(type_, ir.IntType):
                part.set_metadata("tbaa", _named_integer(builder.module))
            whole = builder.insert_value(whole, part, index)
        return whole


def models_of_whole_records(ordinary: DataModelManager) -> DataModelManager:
    """The data models of Numba, but for records."""
    manager = DataModelManager().chain(ordinary)
    manager.register(types.Record, WholeRecordModel)
    return manager


@intrinsic
def put_numbers(typingctx: Context, target: types.Record, given: types.Record):
    """The floating numbers of one record, put into another one of the same type; all else there stays as it is."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        to, origin = (builder.bitcast(pointer, _BYTE.as_pointer()) for pointer in args)
        for byte, count, word in runs_of(target, 0):
            with cgutils.for_range(builder, ir.IntType(64)(count)) as loop:
                place = builder.add(builder.mul(loop.index, loop.index.type(BYTES[word])), loop.index.type(byte))
                there, here = (builder.bitcast(builder.gep(pointer, [place]), _NUMBERS[word].as_pointer())
                               for pointer in (origin, to))
                builder.store(builder.load(there, align=1), here, align=1)
        return context.get_dummy_value()

    return (types.void(target, given), codegen) if target == given else None


def count_numbers(record: types.Record) -> int:
    """How many floating numbers there are in a record."""
    return sum(count for _, count, _ in runs_of(record, 0))


@intrinsic
def put_number(typingctx: Context, record: types.Record, number: types.Integer, value: types.Float):
    """A value put into the record as the floating number that has this place among them."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        pointer, place = builder.bitcast(args[0], _BYTE.as_pointer()), context.cast(builder, args[1], number, types.int64)
        first = 0
        for byte, count, word in runs_of(record, 0):
            inside = builder.sub(place, place.type(first))
            with builder.if_then(builder.icmp_unsigned("<", inside, inside.type(count))):
                offset = builder.add(builder.mul(inside, inside.type(BYTES[word])), inside.type(byte))
                target = builder.bitcast(builder.gep(pointer, [offset]), _NUMBERS[word].as_pointer())
                kind = types.float32 if word == "float" else types.float64
                builder.store(context.cast(builder, args[2], value, kind), target, align=1)
            first += count
        return context.get_dummy_value()

    return types.void(record, number, value), codegen


@intrinsic
def conjugate_numbers(typingctx: Context, record: types.Type):
    """The complex numbers of a record are replaced by their conjugates."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        pointer = builder.bitcast(args[0], _BYTE.as_pointer())
        for byte, size, number in fields_of(record, 0):
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
    return any(isinstance(number, types.Complex) for _, _, number in fields_of(record, 0))


def _named_integer(module: ir.Module) -> ir.MDValue:
    """The tag of an access to an integer, as C compilers write it."""
    root = module.add_metadata(["numbers of records"])
    name = module.add_metadata(["long", root, ir.IntType(64)(0)])
    return module.add_metadata([name, name, ir.IntType(64)(0)])


def _integers(size: int) -> Iterator[ir.Type]:
    """Types of integers that take so many bytes together."""
    for width in (8, 4, 2, 1):
        while size >= width:
            yield ir.IntType(8 * width)
            size -= width
