"""Emits parallel loops: what every chunk needs goes into a closure, what it does into a function.

    call i32 @ne.parallel_for(ptr @made, ptr %closure, i64 %start, i64 %stop, i64 %chunks)
    define internal i32 @made(ptr %closure, i64 %number, i64 %low, i64 %high)       loads the values, runs ``body``
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NamedTuple

from ..ir.builder import Builder
from ..ir.data_layout import DataLayout
from ..ir.functions import Block, Function
from ..ir.parallel import CHUNK_TYPE, PARALLEL_FOR, PARALLEL_FOR_TYPE, ParallelFor
from ..ir.types import I1, I32, I64, PTR, StructType
from ..ir.values import ConstantInt, Value
from .for_annotations import AnySweep, DerivativeFamily


def quoted(name: str) -> str:
    """A name as LLVM writes it."""
    return name if re.fullmatch(r"[-a-zA-Z$._][-\w$.]*", name, re.ASCII) else f'"{name}"'


class Chunk(NamedTuple):
    """One chunk while its function is emitted: what was captured, its number and its part of the range."""

    captured: list[Value]
    number: Value
    low: Value
    high: Value


class Range(NamedTuple):
    """A parallel loop's range, the number of chunks, and whether they run one after the other (from the last to the first)."""

    start: Value
    stop: Value
    chunks: Value
    serial: bool = False
    backwards: bool = False


def run_chunks(sweep: AnySweep, name: str, like: Function, captured: list[Value], range_: Range, body: Callable) -> Value:
    """Emit a parallel loop at the place of ``sweep.b``; ``body(builder, chunk) -> status`` emits what one chunk does."""
    b = sweep.b
    layout = sweep.context.layout
    structure = StructType(tuple(value.type for value in captured))
    closure = sweep.alloca(structure, "closure")
    for i, value in enumerate(captured):
        b.store(value, b.byte_offset(closure, layout.field_offset(structure, i)))
    function = chunk_function(sweep.family, name, like, structure, layout, body)
    arguments = [function, closure, range_.start, range_.stop, range_.chunks]
    if range_.serial:
        return b.call(sweep.family.helper("ne.serial_for"), [*arguments, ConstantInt(I1, int(range_.backwards))])
    return b.append(ParallelFor(PARALLEL_FOR_TYPE, declare(b), arguments))


def declare(b: Builder) -> Function:
    return b.declare(PARALLEL_FOR, PARALLEL_FOR_TYPE.result, PARALLEL_FOR_TYPE.parameters)


def chunk_function(family: DerivativeFamily, name: str, like: Function, structure: StructType, layout: DataLayout,
                   body: Callable[[Builder, Chunk], Value]) -> Function:  # fmt: skip
    """A chunk that takes its values out of the closure, and does ``body``."""
    names = ("closure", "number", "low", "high")
    parameters = [(type_, n, "") for type_, n in zip(CHUNK_TYPE.parameters, names, strict=True)]
    function = family.new_function(name, CHUNK_TYPE.result, parameters, like)
    b = builder_at_entry(family, function)
    closure, number, low, high = function.arguments
    places = (b.byte_offset(closure, layout.field_offset(structure, i)) for i in range(len(structure.fields)))
    captured: list[Value] = [b.load(type_, place) for type_, place in zip(structure.fields, places, strict=True)]
    b.ret(body(b, Chunk(captured, number, low, high)))
    return function


def builder_at_entry(family: DerivativeFamily, function: Function) -> Builder:
    entry = Block("entry", function)
    function.blocks.append(entry)
    b = Builder(family.module, entry)
    b.debug = family.locations.of(function).start
    return b


def counted_loop(b: Builder, count: Value, body: Callable[[Value], None]) -> None:
    """``for i in range(count): body(i)``; the builder goes on behind it."""
    before = b.block
    head, inside, after = b.new_block("head"), b.new_block("body"), b.new_block("after")
    b.br(head)
    b.at(head)
    i = b.phi(I64, [(b.i64(0), before)], "i")
    b.cond_br(b.icmp("slt", i, count), inside, after)
    b.at(inside)
    body(i)
    i.add_incoming(b.binary("add", i, b.i64(1)), b.block)
    b.br(head)
    b.at(after)


SUCCESS = ConstantInt(I32, 0)
POINTER_BYTES = 8


class ChunkTapes:
    """The tapes of all chunks of one call, in one buffer: { number of chunks, a pointer per chunk }."""

    def __init__(self, b: Builder, memory: Value) -> None:
        self.b = b
        self.memory = memory

    @staticmethod
    def bytes(b: Builder, chunks: Value) -> Value:
        return b.binary("add", b.binary("mul", chunks, b.i64(POINTER_BYTES)), b.i64(POINTER_BYTES))

    def clear(self, chunks: Value) -> None:
        """No chunk has a tape yet."""
        b = self.b
        b.store(chunks, self.memory)
        b.memset_zero(self.first(), b.binary("mul", chunks, b.i64(POINTER_BYTES)))

    def chunks(self) -> Value:
        return self.b.load(I64, self.memory, "chunks")

    def first(self) -> Value:
        return self.b.byte_offset(self.memory, POINTER_BYTES)

    def place(self, number: Value) -> Value:
        return self.b.gep(PTR, self.first(), [number], "place")
