"""What types can't tell of arrays is checked at each call, in a few instructions that need no compilation of their own.

    overlaps(x, y)             whether some byte belongs to both arrays
    shadow_misfit(x, dx)       SHAPES, STRIDES and OVERLAP, added up: what keeps dx from being the shadow of x
"""

from __future__ import annotations

from functools import reduce

from llvmlite import ir
from numba.core import cgutils, types
from numba.extending import intrinsic

SHAPES, STRIDES, OVERLAP = 1, 2, 4

_WORD = ir.IntType(64)
_DIVISOR = "numba_enzyme.common_divisor"


@intrinsic
def overlaps(typingctx, first, second):
    """Arrays overlap where their extents do, unless their elements interleave without touching."""
    def codegen(context, builder, signature, args):
        return _overlap(builder, *(_Extent(context, builder, *pair) for pair in zip(signature.args, args, strict=True)))

    return types.boolean(first, second), codegen


@intrinsic
def shadow_misfit(typingctx, primal, shadow):
    """Zero if shapes and strides of two arrays of one dimension agree, and no byte belongs to both."""
    def codegen(context, builder, signature, args):
        first, second = (_Extent(context, builder, *pair) for pair in zip(signature.args, args, strict=True))
        shapes = strides = cgutils.false_bit
        for count, other, stride, other_stride in zip(first.shape, second.shape, first.strides, second.strides, strict=True):
            shapes = builder.or_(shapes, builder.icmp_signed("!=", count, other))
            differ = builder.and_(builder.icmp_signed(">", count, _WORD(1)), builder.icmp_signed("!=", stride, other_stride))
            strides = builder.or_(strides, differ)
        found = [(SHAPES, shapes), (STRIDES, builder.and_(strides, first.holds_something)),
                 (OVERLAP, _overlap(builder, first, second))]
        flags = [builder.select(condition, _WORD(flag), _WORD(0)) for flag, condition in found]
        return reduce(builder.or_, flags)

    return types.int64(primal, shadow), codegen


class _Extent:
    """First byte, one past the last byte, shape and strides of an array, as 64-bit integers."""

    def __init__(self, context, builder, type_, value):
        array = context.make_array(type_)(context, builder, value)
        self.builder = builder
        self.shape, self.strides = (cgutils.unpack_tuple(builder, words, type_.ndim) for words in (array.shape, array.strides))
        self.itemsize = builder.sext(array.itemsize, _WORD) if array.itemsize.type.width < 64 else array.itemsize
        self.holds_something = builder.icmp_signed(">", array.nitems, _WORD(0))
        self.low = builder.ptrtoint(array.data, _WORD)
        self.high = builder.add(self.low, self.itemsize)
        for count, stride in zip(self.shape, self.strides, strict=True):
            reach = builder.mul(builder.sub(count, _WORD(1)), stride)
            back = builder.icmp_signed("<", reach, _WORD(0))
            self.low = builder.add(self.low, builder.select(back, reach, _WORD(0)))
            self.high = builder.add(self.high, builder.select(back, _WORD(0), reach))

    def step(self):
        """The greatest common divisor of the strides; zero for a single element."""
        builder = self.builder
        step = _WORD(0)
        for count, stride in zip(self.shape, self.strides, strict=True):
            size = builder.select(builder.icmp_signed("<", stride, _WORD(0)), builder.neg(stride), stride)
            used = builder.select(builder.icmp_signed(">", count, _WORD(1)), size, _WORD(0))
            step = _common_divisor(builder, step, used)
        return step


def _overlap(builder, first: _Extent, second: _Extent):
    meet = reduce(builder.and_, [first.holds_something, second.holds_something,
                                 builder.icmp_unsigned("<", second.low, first.high),
                                 builder.icmp_unsigned("<", first.low, second.high)])
    result = cgutils.alloca_once_value(builder, cgutils.false_bit)
    with cgutils.if_unlikely(builder, meet):
        builder.store(_elements_touch(builder, first, second), result)
    return builder.load(result)


def _elements_touch(builder, first: _Extent, second: _Extent):
    """For arrays whose extents overlap: both lie on grids of one step; how far are the grids apart?"""
    step = _common_divisor(builder, first.step(), second.step())
    single = builder.icmp_signed("==", step, _WORD(0))
    divisor = builder.select(single, _WORD(1), step)
    remainder = builder.srem(builder.sub(second.low, first.low), divisor)
    negative = builder.icmp_signed("<", remainder, _WORD(0))
    offset = builder.select(negative, builder.add(remainder, divisor), remainder)
    behind = builder.icmp_signed("<", offset, first.itemsize)
    before = builder.icmp_signed(">", offset, builder.sub(step, second.itemsize))
    return reduce(builder.or_, [single, behind, before])


def _common_divisor(builder, first, second):
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
