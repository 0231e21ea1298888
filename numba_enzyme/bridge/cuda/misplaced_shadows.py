"""Shadows in a call of a derivative within a kernel that share memory in another way than what they are shadows of.

    autodiff(f, Duplicated(x, d), Duplicated(y, d))      refused as it is compiled where x and y are apart and f writes to one
    the same where x may be y                            call void @ne.compare.shadows.0(ptr %x, i64 ..., ptr %d, ...) before it,
                                                         in kernels whose launches on the host look for mistakes
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from llvmlite import ir
from numba.core import cgutils

from ...errors import ActivityError
from ...ir.data_layout import DataLayout
from ...ir.functions import Function, Module
from ...ir.instructions import Call, GetElementPtr
from ...ir.types import VOID, FunctionType
from ...ir.values import ConstantExpression, ConstantWord, Value
from ..extents import Extent, misplaced, overlap
from .names import MISPLACED

_NUMBERS = itertools.count()
_WORD = ir.IntType(64)
IN_THEIR_OWN_WAY = ("two arguments or shadows overlap in memory that is written, and not both in the same way: their derivatives "
                    "can't be told apart, pass copies")  # fmt: skip
OF_A_PRIMAL = "a shadow overlaps its primal: it must have memory of its own"


@dataclass(frozen=True)
class ArrayOperand:
    """An array as a call is given it. ``words``: bytes of an element, number of elements, extents and strides."""

    primal: Value
    shadow: Value | None
    is_written: bool
    words: tuple[Value, ...]


def refuse_misplaced(name: str, arrays: Sequence[ArrayOperand], are_apart: Callable[[Value, Value], bool], layout: DataLayout, *,
                     alone: bool) -> None:  # fmt: skip
    """Raise ActivityError where it is certain whatever the launch is given.

    ``are_apart``: whether two pointers certainly lead into different arrays; ``alone``: whether shadows are written in any case.
    """
    def distance(first: Value | None, second: Value | None) -> int | None:
        if first is None or second is None:
            return None
        (base, here), (other, there) = (_steps(pointer, layout) for pointer in (first, second))
        return there - here if base is other and not isinstance(base, ConstantWord) else None

    def part(first: Value, second: Value) -> bool:
        return distance(first, second) not in (None, 0) or are_apart(first, second)

    if any(distance(array.primal, array.shadow) == 0 for array in arrays):
        raise ActivityError(f"autodiff of {name}: {OF_A_PRIMAL}")
    for a, b in itertools.combinations(arrays, 2):
        changed = a.is_written or b.is_written
        wrong = (changed or alone) and 0 in (distance(a.primal, b.shadow), distance(b.primal, a.shadow))
        if changed and a.shadow is not None and b.shadow is not None:
            wrong |= distance(a.primal, b.primal) == 0 and part(a.shadow, b.shadow)
            wrong |= distance(a.shadow, b.shadow) == 0 and part(a.primal, b.primal)
        elif changed and (a.shadow is not None or b.shadow is not None):
            wrong |= distance(a.primal, b.primal) == 0
        if wrong:
            raise ActivityError(f"autodiff of {name}: {IN_THEIR_OWN_WAY}")


def _steps(pointer: Value, layout: DataLayout) -> tuple[Value, int]:
    """The address that steps of known length lead to a pointer from, and how far."""
    offset = 0
    while isinstance(pointer, (GetElementPtr, ConstantExpression)) and pointer.opcode == "getelementptr":
        step = layout.constant_offset(pointer.source_type, pointer.operands[1:]) if pointer.source_type is not None else None
        if step is None:
            break
        pointer, offset = pointer.operands[0], offset + step
    return pointer, offset


def compare_at_run_time(module: Module, site: Call, arrays: Sequence[ArrayOperand], *, alone: bool) -> str:
    """Put the comparison before a call, in place; the module in which it is defined."""
    operands: list[Value] = []
    for array in arrays:
        operands += [array.primal, *([array.shadow] if array.shadow is not None else []), *array.words]
    callee = Function(f"ne.compare.shadows.{next(_NUMBERS)}", FunctionType(VOID, tuple(o.type for o in operands)))
    module.functions[callee.name] = callee
    comparison = Call(callee.function_type, callee, operands,
                      metadata={key: text for key, text in site.metadata.items() if key == "dbg"})  # fmt: skip
    comparison.block = site.block
    site.block.instructions.insert(site.block.instructions.index(site), comparison)
    return _comparison(callee.name, arrays, alone=alone)


def _comparison(name: str, arrays: Sequence[ArrayOperand], *, alone: bool) -> str:
    """void name(for each array: its address, that of its shadow if it has one, its words), which calls MISPLACED."""
    module = ir.Module()
    types = []
    for array in arrays:
        types += [ir.PointerType()] * (1 + (array.shadow is not None)) + [_WORD] * len(array.words)
    function = ir.Function(module, ir.FunctionType(ir.VoidType(), types), name)
    function.linkage = "linkonce_odr"
    for attribute in ("alwaysinline", "nounwind"):
        function.attributes.add(attribute)
    builder = ir.IRBuilder(function.append_basic_block())
    given = iter(function.args)
    primals, shadows = [], []
    for array in arrays:
        addresses = [builder.ptrtoint(next(given), _WORD) for _ in range(1 + (array.shadow is not None))]
        words = [next(given) for _ in array.words]
        primals.append(Extent(builder, cgutils.pack_array(builder, [addresses[0], *words])))
        words = [*addresses[1:], *words] if array.shadow is not None else [_WORD(0)] * 3
        shadows.append(Extent(builder, cgutils.pack_array(builder, words)))
    written = [ir.Constant(cgutils.bool_t, array.is_written) for array in arrays]
    wrong = misplaced(builder, [*primals, *shadows], written, ir.Constant(cgutils.bool_t, alone))
    for pair in zip(primals, shadows, strict=True):
        wrong = builder.or_(wrong, overlap(builder, *pair))
    with cgutils.if_unlikely(builder, wrong):
        mistake = ir.Function(module, ir.FunctionType(ir.VoidType(), []), MISPLACED)
        for attribute in ("noreturn", "nounwind"):
            mistake.attributes.add(attribute)
        builder.call(mistake, [])
        builder.unreachable()
    builder.ret_void()
    return str(module)
