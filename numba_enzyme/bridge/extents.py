"""Code that compares where arrays lie, for any target: it takes their extents as values of LLVM.

    Extent(builder, words)                              an array of its address, item size, number of items, shape and strides
    overlap(builder, first, second)                     whether some byte belongs to both
    some_pair_overlaps(builder, extents, count)         whether that is so of one of the first *count* and one that follows it
    misplaced(builder, extents, written, alone)         whether arrays share memory in another way than their shadows do
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import reduce

from llvmlite import ir
from numba.core import cgutils

_WORD = ir.IntType(64)
_DIVISOR = "numba_enzyme.common_divisor"


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


def overlap(builder: ir.IRBuilder, first: Extent, second: Extent):
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


def misplaced(builder: ir.IRBuilder, extents: list[Extent], written: Sequence[ir.Value], alone: ir.Value):
    """Whether arrays and their shadows share memory, but not in the same way, where it is written.

    ``extents``: of the arrays, then of their shadows, with nothing in them where there is none; ``written``: per array whether
    something writes to it; ``alone``: whether shadows are written in any case, as in reverse mode, so that none may be part of
    another array.
    """
    count = len(written)
    table = _Table(builder, extents)
    table.write_steps()
    writes = cgutils.alloca_once(builder, cgutils.bool_t, size=count)
    for place, flag in enumerate(written):
        builder.store(flag, builder.gep(writes, [_WORD(place)]))

    def differ(first: ir.Value, second: ir.Value):
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
                           builder.and_(crossed, builder.or_(changed, alone)))

    return _some_pair(builder, count, count, differ)


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


def some_pair_overlaps(builder: ir.IRBuilder, extents: list[Extent], count: int):
    """Whether one of the first *count* arrays overlaps one that follows it; in loops, for many pairs."""
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
