"""Gathers and scatters as accesses lane by lane, in their order: what is known of loads and stores holds.

    %v = call <2 x double> @llvm.masked.gather(<2 x ptr> %p, splat (i1 true), poison)
                                               %q = extractelement %p, 0;  %a = load double, ptr %q;  insertelement ...
    call @llvm.masked.scatter(%v, %p, %m)      lane by lane  call @llvm.masked.store(<1 x double> %a, ptr %q, <1 x i1> %c)

Where the run alone tells which lanes are there, only those of floats. Of lanes that lie in one place the last one stays, as LLVM
says of a scatter.
"""

from __future__ import annotations

import re

from ...ir.builder import Builder, zero
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Call
from ...ir.types import DOUBLE, FLOAT, VOID, Type, VectorType, vector_of
from ...ir.values import ConstantAggregate, ConstantInt, ConstantSplat, Value
from ...rules.symbols import type_suffix
from .canonical_calls import Rewrite, rewrite_all

GATHER, SCATTER = "llvm.masked.gather.", "llvm.masked.scatter."
ALIGNMENT = re.compile(r"\balign (\d+)")


def write_gathers(module: Module) -> bool:
    """Rewrite the calls of all functions in place; whether anything changed."""
    return rewrite_all(module, _rewrite_of)


def _rewrite_of(instruction: Instruction) -> Rewrite | None:
    if not isinstance(instruction, Call) or not isinstance(instruction.callee, Function):
        return None
    name = instruction.callee.name
    if not name.startswith((GATHER, SCATTER)):
        return None
    moved = instruction if name.startswith(GATHER) else instruction.arguments[0]
    if not isinstance(moved.type, VectorType) or moved.type.scalable:
        return None
    mask = instruction.arguments[-2 if moved is instruction else -1]
    known = all(_lane_of(mask, lane) is not None for lane in range(moved.type.count))
    if not known and moved.type.element not in (DOUBLE, FLOAT):
        return None
    return _gather if moved is instruction else _scatter


def _alignment(call: Call, pointers: int) -> int:
    """LLVM 22 writes it as an attribute, earlier ones as the operand behind the pointers."""
    operand = call.arguments[pointers + 1]
    if isinstance(operand, ConstantInt):
        return operand.value
    words = call.argument_attributes[pointers] if len(call.argument_attributes) > pointers else ""
    found = ALIGNMENT.search(str(words))
    return int(found[1]) if found else 1


def _lane_of(mask: Value, lane: int) -> bool | None:
    """Whether a lane is there, if the code says so."""
    if isinstance(mask, ConstantSplat):
        element = mask.element
    elif isinstance(mask, ConstantAggregate):
        element = mask.elements[lane]
    else:
        return None
    return bool(element.value) if isinstance(element, ConstantInt) else None


def _single(b: Builder, value: Value) -> Value:
    """A vector of one lane."""
    return b.insert_element(zero(VectorType(1, value.type)), value, b.i64(0))


def _name(what: str, element: Type) -> str:
    return f"llvm.masked.{what}.{type_suffix(VectorType(1, element))}.p0"


def _gather(b: Builder, call: Call) -> Value:
    pointers, (mask, result) = call.arguments[0], call.arguments[-2:]
    vector, align = vector_of(call.type), _alignment(call, 0)
    for lane in range(vector.count):
        pointer, there = b.extract_element(pointers, b.i64(lane)), _lane_of(mask, lane)
        if there is False:
            continue
        if there:
            element: Value = b.load(vector.element, pointer, align=align)
        else:
            other, one = (_single(b, b.extract_element(v, b.i64(lane))) for v in (result, mask))
            loaded = b.call_named(_name("load", vector.element), VectorType(1, vector.element), [pointer, one, other])
            loaded.argument_attributes = [f"align {align}", "", ""]
            element = b.extract_element(loaded, b.i64(0))
        result = b.insert_element(result, element, b.i64(lane))
    return result


def _scatter(b: Builder, call: Call) -> None:
    (stored, pointers), mask = call.arguments[:2], call.arguments[-1]
    align = _alignment(call, 1)
    for lane in range(vector_of(stored.type).count):
        there = _lane_of(mask, lane)
        if there is False:
            continue
        pointer, element = (b.extract_element(v, b.i64(lane)) for v in (pointers, stored))
        if there:
            b.store(element, pointer, align=align)
            continue
        one = _single(b, b.extract_element(mask, b.i64(lane)))
        made = b.call_named(_name("store", element.type), VOID, [_single(b, element), pointer, one])
        made.argument_attributes = ["", f"align {align}", ""]
