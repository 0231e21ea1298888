"""What types can't tell of arrays is checked at each call, in a few instructions that need no compilation of their own.

    shadow_misfit(extent(x), extent(dx))           SHAPES, STRIDES and OVERLAP, added up: what keeps dx from being the shadow of x
    extent(x)                                      the numbers that say where an array lies; no reference is counted for them
    some_overlap((extent(x), extent(y)), ())       whether some byte belongs to two of the arrays, or to one and one of the others
    some_folded((extent(x),))                      whether some byte may belong to two elements of one of the arrays
    shadows_misplaced(...)                         whether arrays share memory in another way than their shadows do
"""

from __future__ import annotations

from collections.abc import Callable
from functools import reduce

from llvmlite import ir
from numba.core import cgutils, types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature
from numba.extending import intrinsic

SHAPES, STRIDES, OVERLAP = 1, 2, 4

_WORD = ir.IntType(64)
WRITTEN_OUT = 3  # pairs that are compared without a loop
_DIVISOR = "numba_enzyme.common_divisor"


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
            return reduce(builder.or_, [_overlap(builder, *pair) for pair in pairs], cgutils.false_bit)
        return _overlap_in_a_table(builder, extents, len(arrays.types))

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
        found = [(SHAPES, shapes), (STRIDES, strides), (OVERLAP, _overlap(builder, first, second))]
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
        count = len(primals.types)
        extents = [Extent(builder, builder.extract_value(value, place)) for value in args[:2] for place in range(count)]
        table = _Table(builder, extents)
        table.write_steps()
        writes = cgutils.alloca_once(builder, cgutils.bool_t, size=count)
        for place in range(count):
            builder.store(builder.extract_value(args[2], place), builder.gep(writes, [_WORD(place)]))

        def misplaced(first: ir.Value, second: ir.Value):
            twin, other = (builder.add(place, _WORD(count)) for place in (first, second))
            changed = builder.or_(table.read(writes, first), table.read(writes, second))
            far, twins_far = (builder.sub(table.read(table.lows, b), table.read(table.lows, a))
                              for a, b in ((first, second), (twin, other)))
            constant = [builder.icmp_unsigned("==", table.read(table.highs, place), _WORD(0)) for place in (twin, other)]
            alike = builder.or_(builder.and_(*constant), builder.and_(builder.icmp_signed("==", far, twins_far), builder.not_(
                builder.or_(*constant))))
            shared = builder.or_(table.touch(first, second), table.touch(twin, other))
            crossed = builder.or_(table.touch(first, other), table.touch(twin, second))
            return builder.or_(reduce(builder.and_, [shared, changed, builder.not_(alike)]),
                               builder.and_(crossed, builder.or_(changed, args[3])))

        return _some_pair(builder, count, count, misplaced)

    return types.boolean(primals, shadows, written, alone), codegen


def _differences(builder: ir.IRBuilder, first: Extent, second: Extent):
    """Whether the shapes of two arrays differ, and whether strides do that lead from one element to another."""
    shapes = strides = cgutils.false_bit
    for count, other, stride, other_stride in zip(first.shape, second.shape, first.strides, second.strides, strict=True):
        shapes = builder.or_(shapes, builder.icmp_signed("!=", count, other))
        differ = builder.and_(builder.icmp_signed(">", count, _WORD(1)), builder.icmp_signed("!=", stride, other_stride))
        strides = builder.or_(strides, differ)
    return shapes, builder.and_(strides, first.holds_something)


class Extent:
    """First byte, one past the last byte, shape and strides of an array, of what `extent` says of it."""

    def __init__(self, builder: ir.IRBuilder, packed: ir.Value):
        self.builder = builder
        self.low, self.itemsize, items, *rest = cgutils.unpack_tuple(builder, packed)
        self.shape, self.strides = rest[: len(rest) // 2], rest[len(rest) // 2 :]
        self.holds_something = builder.icmp_signed(">", items, _WORD(0))
        self.high = builder.add(self.low, self.itemsize)
        for count, stride in zip(self.shape, self.strides, strict=True):
            reach = builder.mul(builder.sub(count, _WORD(1)), stride)
            back = builder.icmp_signed("<", reach, _WORD(0))
            self.low = builder.add(self.low, builder.select(back, reach, _WORD(0)))
            self.high = builder.add(self.high, builder.select(back, _WORD(0), reach))

    def step(self):
        """The greatest common divisor of the strides; zero for a single element."""
        step = _WORD(0)
        for count, size in zip(self.shape, self._stride_sizes(), strict=True):
            used = self.builder.select(self.builder.icmp_signed(">", count, _WORD(1)), size, _WORD(0))
            step = _common_divisor(self.builder, step, used)
        return step

    def may_be_folded(self):
        """Whether some stride is shorter than all that the dimensions with shorter ones span, so that elements may meet."""
        builder, found, sizes = self.builder, cgutils.false_bit, self._stride_sizes()
        for place, (count, size) in enumerate(zip(self.shape, sizes, strict=True)):
            span = self.itemsize
            for other, (others_count, others_size) in enumerate(zip(self.shape, sizes, strict=True)):
                inner = builder.icmp_signed("<" if other >= place else "<=", others_size, size)
                reach = builder.mul(builder.sub(others_count, _WORD(1)), others_size)
                span = builder.add(span, builder.select(inner, reach, _WORD(0))) if other != place else span
            short = builder.and_(builder.icmp_signed(">", count, _WORD(1)), builder.icmp_signed("<", size, span))
            found = builder.or_(found, short)
        return builder.and_(found, self.holds_something)

    def _stride_sizes(self) -> list[ir.Value]:
        builder = self.builder
        return [builder.select(builder.icmp_signed("<", s, _WORD(0)), builder.neg(s), s) for s in self.strides]


def _overlap(builder: ir.IRBuilder, first: Extent, second: Extent):
    meet = reduce(builder.and_, [first.holds_something, second.holds_something,
                                 builder.icmp_unsigned("<", second.low, first.high),
                                 builder.icmp_unsigned("<", first.low, second.high)])
    result = cgutils.alloca_once_value(builder, cgutils.false_bit)
    with cgutils.if_unlikely(builder, meet):
        numbers = [(extent.low, extent.itemsize, extent.step()) for extent in (first, second)]
        builder.store(elements_touch(builder, *numbers), result)
    return builder.load(result)


def elements_touch(builder: ir.IRBuilder, first: tuple, second: tuple):
    """For arrays whose extents overlap: both lie on grids of one step; how far are the grids apart?

    ``first``, ``second``: the first byte of each, the size of its elements and its own step.
    """
    (low, size, own_step), (other_low, other_size, other_step) = first, second
    step = _common_divisor(builder, own_step, other_step)
    single = builder.icmp_signed("==", step, _WORD(0))
    divisor = builder.select(single, _WORD(1), step)
    remainder = builder.srem(builder.sub(other_low, low), divisor)
    negative = builder.icmp_signed("<", remainder, _WORD(0))
    offset = builder.select(negative, builder.add(remainder, divisor), remainder)
    behind = builder.icmp_signed("<", offset, size)
    before = builder.icmp_signed(">", offset, builder.sub(step, other_size))
    return reduce(builder.or_, [single, behind, before])


class _Table:
    """Extents in memory, compared with one another in loops."""

    def __init__(self, builder: ir.IRBuilder, extents: list[Extent]):
        self.builder, self.extents = builder, extents
        self.lows, self.highs, self.sizes, self.steps = (cgutils.alloca_once(builder, _WORD, size=len(extents)) for _ in range(4))
        nothing = _WORD(-1), _WORD(0)  # an extent that meets none
        for place, extent in enumerate(extents):
            for table, value, none in zip((self.lows, self.highs), (extent.low, extent.high), nothing, strict=True):
                self._write(table, place, builder.select(extent.holds_something, value, none))

    def write_steps(self) -> None:
        for place, extent in enumerate(self.extents):
            self._write(self.sizes, place, extent.itemsize)
            self._write(self.steps, place, extent.step())

    def meet(self, first: ir.Value, second: ir.Value):
        below, above = ((self.read(self.lows, one), self.read(self.highs, other))
                        for one, other in ((second, first), (first, second)))
        return self.builder.and_(*(self.builder.icmp_unsigned("<", *pair) for pair in (below, above)))

    def touch(self, first: ir.Value, second: ir.Value):
        numbers = [tuple(self.read(table, place) for table in (self.lows, self.sizes, self.steps)) for place in (first, second)]
        return self.builder.and_(self.meet(first, second), elements_touch(self.builder, *numbers))

    def read(self, table: ir.Value, place: ir.Value):
        return self.builder.load(self.builder.gep(table, [place]))

    def _write(self, table: ir.Value, place: int, value: ir.Value) -> None:
        self.builder.store(value, self.builder.gep(table, [_WORD(place)]))


def _some_pair(builder: ir.IRBuilder, count: int, among: int, condition: Callable):
    """Whether a condition holds for one of the first *count* places and one that follows it *among* all."""
    found = cgutils.alloca_once_value(builder, cgutils.false_bit)
    with cgutils.for_range(builder, _WORD(count)) as outer:
        following = builder.add(outer.index, _WORD(1))
        with cgutils.for_range(builder, _WORD(among), start=following) as inner:
            builder.store(builder.or_(builder.load(found), condition(outer.index, inner.index)), found)
    return builder.load(found)


def _overlap_in_a_table(builder: ir.IRBuilder, extents: list[Extent], count: int):
    """The same for many pairs, in loops: each of the first *count* arrays with all that follow it."""
    table = _Table(builder, extents)
    result = cgutils.alloca_once_value(builder, cgutils.false_bit)
    with cgutils.if_unlikely(builder, _some_pair(builder, count, len(extents), table.meet)):
        table.write_steps()
        builder.store(_some_pair(builder, count, len(extents), table.touch), result)
    return builder.load(result)


def _common_divisor(builder: ir.IRBuilder, first: ir.Value, second: ir.Value):
    """Euclid's algorithm, as one small function per module."""
    function = cgutils.get_or_insert_function(builder.module, ir.FunctionType(_WORD, [_WORD, _WORD]), _DIVISOR)
    if function.is_declaration:
        _define_divisor(function)
    return builder.call(function, [first, second])


def _define_divisor(function: ir.Function) -> None:
    function.linkage = "linkonce_odr"
    function.attributes.add("noinline")
    function.attributes.add("nounwind")
    entry, head, body, done = (function.append_basic_block(name) for name in ("entry", "head", "body", "done"))
    ir.IRBuilder(entry).branch(head)
    builder = ir.IRBuilder(head)
    a, b = builder.phi(_WORD), builder.phi(_WORD)
    builder.cbranch(builder.icmp_signed("==", b, _WORD(0)), done, body)
    builder = ir.IRBuilder(body)
    remainder = builder.srem(a, b)
    builder.branch(head)
    for phi, first, later in zip((a, b), function.args, (b, remainder), strict=True):
        phi.add_incoming(first, entry)
        phi.add_incoming(later, body)
    ir.IRBuilder(done).ret(a)
