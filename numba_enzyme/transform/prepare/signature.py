"""Does the request fit the function? Asked before anything is done.

    f(double %x) with ["dup"] in reverse mode      NE001 parameter 0 (double) is a number passed by value ...
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from ...analysis.memory.stated_types import parse_tree, texts_of
from ...diagnostics import Problem
from ...errors import NotDifferentiable
from ...ir.data_layout import DataLayout
from ...ir.functions import Function
from ...ir.reachable_functions import reachable_functions
from ...ir.types import VOID, ArrayType, FloatType, IntType, NamedStruct, StructType, Type, VectorType, scalar_type
from ...request import Activity, GradientRequest, Mode, Returns

POINTER_BITS = 64  # shadows and tapes hold addresses as i64
WIDEST = 4096  # bits of an integer


def plainest_request(function: Function | None, request: GradientRequest) -> GradientRequest:
    """The request in its plainest words: what returns nothing is const, and forward mode's active result is its tangent."""
    if function is not None and function.function_type.result == VOID:
        return replace(request, returns=Returns.CONST, primal=False)
    if request.mode is Mode.FORWARD and request.returns is Returns.ACTIVE and function is not None:
        if not carries_floats(function.function_type.result):
            return request
        return replace(request, returns=Returns.DUP)
    return request


def check_request(function: Function | None, request: GradientRequest) -> Function:
    """The function; raises NotDifferentiable if the request does not fit its signature."""
    if function is None or function.is_declaration:
        raise NotDifferentiable(request.function, [Problem("NE001", f"the module does not define `{request.function}`")])
    problems = [Problem("NE001", text, fix=fix) for text, fix in _misfits(function, request)]
    if problems:
        raise NotDifferentiable(request.function, problems)
    return function


def check_layout(function: str, layout: DataLayout) -> None:
    """Raise NotDifferentiable for targets other than those whose pointers have 64 bits, the lowest byte first."""
    bits, texts = layout.pointer_bits(), []
    if bits != POINTER_BITS:
        texts.append(f"the module is for a target whose pointers have {bits} bits, not {POINTER_BITS}")
    if layout.big_endian:
        texts.append("the module is for a target that stores numbers with the highest byte first")
    if texts:
        raise NotDifferentiable(function, [Problem("NE003", text, fix="compile it for a 64-bit target such as x86_64 or aarch64")
                                           for text in texts])  # fmt: skip


def check_widths(root: Function) -> None:
    """Raise NotDifferentiable for integers that LLVM can hold but not compute with in any time (it takes 2^23 bits)."""
    types = {i.type for f in reachable_functions(root) for i in f.instructions() if isinstance(i.type, IntType)}
    problems = [Problem("NE102", f"no derivative where there are integers of {t.bits} bits", fix=f"use {WIDEST} bits at most")
                for t in types if t.bits > WIDEST]  # fmt: skip
    if problems:
        raise NotDifferentiable(root.name.strip('"'), problems)


def check_stated_types(root: Function) -> None:
    """Raise NotDifferentiable for attributes ``"enzyme_type"`` that can't be read."""
    problems = []
    for function in reachable_functions(root, declared=True):
        for what, text in texts_of(function):
            try:
                parse_tree(text)
            except ValueError as error:
                problems.append(Problem("NE002", f'the type "{text}" of {what} can\'t be read: {error}',
                                        fix='write it like "{[-1]:Pointer, [-1,-1]:Float@double}", or leave it out'))  # fmt: skip
    if problems:
        raise NotDifferentiable(root.name.strip('"'), problems)


def _misfits(function: Function, request: GradientRequest) -> Iterator[tuple[str, str]]:
    """What does not fit, and what to write instead."""
    if function.function_type.vararg:
        yield "the function takes variable arguments", ""
    if len(request.activities) != len(function.arguments):
        yield f"{len(request.activities)} activities are given for {len(function.arguments)} parameters", ""
    for argument, activity in zip(function.arguments, request.activities, strict=False):
        misfit = _misfit(argument.type, activity, request.mode)
        if misfit is not None:
            yield f"parameter {argument.index} ({argument.type}) {misfit[0]}", misfit[1]
    returned = function.function_type.result
    if request.returns is Returns.ACTIVE and not carries_floats(returned):
        yield f"the function returns {returned}, which is not active", 'use returns="const" or "dup"'
    elif request.returns is Returns.DUP and isinstance(scalar_type(returned), IntType):
        yield f"the function returns {returned}, which has no derivative", 'use returns="const"'


def _misfit(type_: Type, activity: Activity, mode: Mode) -> tuple[str, str] | None:
    if activity is Activity.ACTIVE and mode is Mode.FORWARD:
        return "is active, which is for reverse mode", "use dup: in forward mode a tangent follows the parameter"
    if activity is Activity.ACTIVE and not carries_floats(type_):
        return "is active but holds no floating-point numbers", "use const, or dup for pointers"
    if activity.has_shadow and mode is Mode.REVERSE and isinstance(scalar_type(type_), FloatType):
        return "is a number passed by value and has no shadow in reverse mode", "use active"
    if activity.has_shadow and isinstance(scalar_type(type_), IntType):
        return "is an integer and has no derivative", "use const"
    return None


def carries_floats(type_: Type) -> bool:
    """Whether a value of the type can hold floating-point numbers (identified structures: taken to)."""
    if isinstance(type_, StructType):
        return any(carries_floats(f) for f in type_.fields)
    if isinstance(type_, (ArrayType, VectorType)):
        return carries_floats(type_.element)
    return isinstance(type_, (FloatType, NamedStruct))
