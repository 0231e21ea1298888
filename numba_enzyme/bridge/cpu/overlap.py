"""What types can't tell of arrays is checked at each call, in a few instructions that need no compilation of their own.

    shadow_misfit(extent(x), extent(dx))           SHAPES, STRIDES and OVERLAP, added up: what keeps dx from being the shadow of x
    extent(x)                                      the numbers that say where an array lies; no reference is counted for them
    some_overlap((extent(x), extent(y)), ())       whether some byte belongs to two of the arrays, or to one and one of the others
    some_folded((extent(x),))                      whether some byte may belong to two elements of one of the arrays
    shadows_misplaced(...)                         whether arrays share memory in another way than their shadows do
"""

from __future__ import annotations

from functools import reduce

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

from ..extents import Extent, misplaced, overlap, some_pair_overlaps

SHAPES, STRIDES, OVERLAP = 1, 2, 4

_WORD = ir.IntType(64)
WRITTEN_OUT = 3  # pairs that are compared without a loop


@intrinsic
def extent(typingctx: Context, array: types.Type):
    """Address, item size, number of items, shape and strides of an array, as integers; a record is one item."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        if isinstance(array, types.Record):
            return cgutils.pack_array(builder, [builder.ptrtoint(args[0], _WORD), _WORD(array.size), _WORD(1)])
        given = context.make_array(array)(context, builder, args[0])
        itemsize = builder.sext(given.itemsize, _WORD) if given.itemsize.type.width < 64 else given.itemsize
        words = [builder.ptrtoint(given.data, _WORD), itemsize, given.nitems]
        words += [word for group in (given.shape, given.strides) for word in cgutils.unpack_tuple(builder, group, array.ndim)]
        return cgutils.pack_array(builder, words)

    dimensions = 0 if isinstance(array, types.Record) else array.ndim
    return types.UniTuple(types.int64, 3 + 2 * dimensions)(array), codegen


@intrinsic
def some_overlap(typingctx: Context, arrays: types.Type, others: types.Type):
    """Arrays, given by their extents, overlap where these do, unless their elements interleave without touching."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        extents = [Extent(builder, builder.extract_value(value, place))
                   for group, value in zip(signature.args, args, strict=True) for place in range(len(group.types))]
        pairs = [(first, second) for place, first in enumerate(extents[:len(arrays.types)]) for second in extents[place + 1:]]
        if len(pairs) <= WRITTEN_OUT:
            return reduce(builder.or_, [overlap(builder, *pair) for pair in pairs], cgutils.false_bit)
        return some_pair_overlaps(builder, extents, len(arrays.types))

    return types.boolean(arrays, others), codegen


@intrinsic
def some_folded(typingctx: Context, arrays: types.Type):
    """Whether elements of one array may share memory, by its strides, as those of a sliding window do; takes extents."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        extents = [Extent(builder, builder.extract_value(args[0], place)) for place in range(len(arrays.types))]
        return reduce(builder.or_, [extent.may_be_folded() for extent in extents], cgutils.false_bit)

    return types.boolean(arrays), codegen


@intrinsic
def shadow_misfit(typingctx: Context, primal: types.Type, shadow: types.Type):
    """Zero if shapes and strides of two arrays of one dimension agree, and no byte belongs to both; takes their extents."""
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        first, second = (Extent(builder, words) for words in args)
        shapes, strides = _differences(builder, first, second)
        found = [(SHAPES, shapes), (STRIDES, strides), (OVERLAP, overlap(builder, first, second))]
        flags = [builder.select(condition, _WORD(flag), _WORD(0)) for flag, condition in found]
        return reduce(builder.or_, flags)

    return types.int64(primal, shadow), codegen


@intrinsic
def shadows_misplaced(typingctx: Context, primals: types.Type, shadows: types.Type, written: types.Type, alone: types.Type):
    """Whether arrays and their shadows share memory, but not in the same way, where it is written.

    Takes extents, (0, 0, 0) of an array without shadow; ``written``: per array whether the function writes to it; ``alone``:
    whether shadows are written in any case, as in reverse mode, so that none may be part of another array.
    """
    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        places = range(len(primals.types))
        extents = [Extent(builder, builder.extract_value(value, place)) for value in args[:2] for place in places]
        return misplaced(builder, extents, [builder.extract_value(args[2], place) for place in places], args[3])

    return types.boolean(primals, shadows, written, alone), codegen


def _differences(builder: ir.IRBuilder, first: Extent, second: Extent):
    """Whether the shapes of two arrays differ, and whether strides do that lead from one element to another."""
    shapes = strides = cgutils.false_bit
    for count, other, stride, other_stride in zip(first.shape, second.shape, first.strides, second.strides, strict=True):
        shapes = builder.or_(shapes, builder.icmp_signed("!=", count, other))
        differ = builder.and_(builder.icmp_signed(">", count, _WORD(1)), builder.icmp_signed("!=", stride, other_stride))
        strides = builder.or_(strides, differ)
    return shapes, builder.and_(strides, first.holds_something)
