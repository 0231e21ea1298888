"""Accesses that are compared with the extent of their array as a whole, in kernels whose front end compares no index.

    store double %v, ptr %p      ->      call void @ne.compare(ptr %p, i64 8, ptr %first, ptr %behind, i64 8); the store

For launches on the host that look for mistakes. An index along one axis may leave it and still meet the array, which is not
found here; see :mod:`.checked_indices` for what compares each index. Where a pointer leads into one array or another, as after
`a, b = b, a` in a loop, phis and selects of the extents stand beside those of the pointers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...ir.builder import Builder
from ...ir.data_layout import DataLayout
from ...ir.functions import Block, Function, Module, Phi
from ...ir.instructions import Select
from ...ir.parser import parse_module
from ...ir.pointers import access_of, base_of, origins
from ...ir.types import I64, PTR, VOID
from ...ir.values import ConstantWord, Value
from ...transform.derivative import merge_functions
from .front_end import types
from .layout import places
from .names import NO_AXIS, OUTSIDE

COMPARE = "ne.compare"
TEXT = f"""
declare void @{OUTSIDE}(i64, i64, i32) noreturn nounwind
define linkonce_odr void @{COMPARE}(ptr %p, i64 %size, ptr %first, ptr %behind, i64 %item) alwaysinline nounwind {{
entry:
  %end = getelementptr i8, ptr %p, i64 %size
  %is.before = icmp ult ptr %p, %first
  %is.behind = icmp ugt ptr %end, %behind
  %is.outside = or i1 %is.before, %is.behind
  br i1 %is.outside, label %outside, label %done
outside:
  %at = ptrtoint ptr %p to i64
  %begin = ptrtoint ptr %first to i64
  %offset = sub i64 %at, %begin
  %index = sdiv i64 %offset, %item
  %stop = ptrtoint ptr %behind to i64
  %bytes = sub i64 %stop, %begin
  %extent = sdiv i64 %bytes, %item
  call void @{OUTSIDE}(i64 %index, i64 %extent, i32 {NO_AXIS})
  unreachable
done:
  ret void
}}
"""


@dataclass(frozen=True)
class _Extent:
    """Addresses: of the array's first byte, and of the one behind it. ``item``: bytes of an element."""

    first: Value
    behind: Value
    item: Value


class _Extents:
    """By the pointers that accesses step from: of arguments, and of what is chosen among them."""

    def __init__(self, b: Builder, kernel: Function, arguments: tuple[types.Type, ...]) -> None:
        self._found: dict[Value, _Extent] = dict(_of_arguments(b, kernel, arguments))
        self._arguments = frozenset(self._found)
        everything = b.cast("inttoptr", b.i64(-1), PTR)
        self._other = _Extent(ConstantWord(PTR, "null"), everything, b.i64(1))

    def of(self, pointer: Value) -> _Extent | None:
        """None where no argument may be meant."""
        base = base_of(pointer)
        found = self._found.get(base)
        if found is None and isinstance(base, (Phi, Select)) and not self._arguments.isdisjoint(origins(base)):
            found = self._chosen(base)
        return found

    def _chosen(self, base: Phi | Select) -> _Extent:
        """As ``base`` chooses among pointers."""
        kinds = PTR, PTR, I64
        if isinstance(base, Phi):
            chosen, made = base.operands, [Phi(kind, [], list(base.incoming_blocks)) for kind in kinds]
        else:
            chosen, made = base.operands[1:], [Select("select", kind, base.operands[:1]) for kind in kinds]
        instructions = base.block.instructions
        at = instructions.index(base)
        instructions[at:at] = made
        found = self._found[base] = _Extent(*made)
        extents = [self.of(pointer) or self._other for pointer in chosen]
        for instruction, parts in zip(made, zip(*((e.first, e.behind, e.item) for e in extents), strict=True), strict=True):
            instruction.block = base.block
            instruction.operands.extend(parts)
        return found


def compare_with_extents(module: Module, kernel: Function, arguments: tuple[types.Type, ...]) -> None:
    """Add the calls, in place, to accesses of arrays that are arguments."""
    layout, before = DataLayout(module.data_layout.strip('"'), module.structs), Block("detached", kernel)
    extents = _Extents(Builder(module, before), kernel, arguments)
    found = {i: (*access, extents.of(access[0])) for i in list(kernel.instructions()) if (access := access_of(i, layout))}
    for block in kernel.blocks:
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        for instruction in old:
            pointer, size, extent = found.get(instruction, (instruction, 0, None))
            if extent is not None:
                b.debug = instruction.metadata.get("dbg")
                b.call_named(COMPARE, VOID, [pointer, b.i64(size), extent.first, extent.behind, extent.item])
            block.instructions.append(instruction)
    for instruction in before.instructions:
        instruction.block = kernel.entry
    kernel.entry.instructions[0:0] = before.instructions
    if COMPARE in module.functions:
        merge_functions(module, parse_module(TEXT))


def _of_arguments(b: Builder, kernel: Function, arguments: tuple[types.Type, ...]) -> Iterator[tuple[Value, _Extent]]:
    arrays = iter(_arrays(arguments))
    for number, place in enumerate(places(arguments)):
        if place == "data":
            array = next(arrays)
            item, data, *own = kernel.arguments[number - 1 : number + 1 + 2 * array.ndim]
            yield data, _extent(b, item, data, own[: array.ndim], own[array.ndim :])


def _arrays(arguments: tuple[types.Type, ...]) -> Iterator[types.Array]:
    for type_ in arguments:
        if isinstance(type_, types.BaseTuple):
            yield from _arrays(tuple(type_.types))
        elif isinstance(type_, types.Array):
            yield type_


def _extent(b: Builder, item: Value, data: Value, shape: Sequence[Value], strides: Sequence[Value]) -> _Extent:
    low: Value = b.i64(0)
    high = item
    for n, stride in zip(shape, strides, strict=True):
        last = b.binary("mul", b.binary("sub", n, b.i64(1)), stride)
        falls = b.icmp("slt", last, b.i64(0))
        low = b.binary("add", low, b.select(falls, last, b.i64(0)))
        high = b.binary("add", high, b.select(falls, b.i64(0), last))
    for n in shape:  # no element, no byte
        high = b.select(b.icmp("eq", n, b.i64(0)), low, high)
    return _Extent(b.byte_offset(data, low), b.byte_offset(data, high), item)
