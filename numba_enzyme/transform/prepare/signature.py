"""Does the request fit the function? Asked before anything is done.

    f(double %x) with ["dup"] in reverse mode      NE001 parameter 0 (double) is a number passed by value ...
"""

from __future__ import annotations

from dataclasses import replace

from ...diagnostics import Problem
from ...errors import NotDifferentiable
from ...ir.model import Function
from ...ir.types import VOID, ArrayType, FloatType, IntType, NamedStruct, StructType, Type, VectorType, scalar_type
from ...request import Activity, GradientRequest, Mode, Returns


def plainest_request(function: Function | None, request: GradientRequest) -> GradientRequest:
    """The request in its plainest words: what returns nothing is const, and forward mode's active result is its tangent."""
    if function is not None and function.function_type.result == VOID:
        return replace(request, returns=Returns.CONST, primal=False)
    if request.mode is Mode.FORWARD and request.returns is Returns.ACTIVE and function is not None:
        if not carries_floats(function.function_type.result):
            return request
        return replace(request, returns=Returns.DUP)
    return request


def check_request(function: Function | None, request: GradientRequest) -> None:
    """Raise NotDifferentiable if the request does not fit the function's signature."""
    problems: list[Problem] = []

    def refuse(text: str, fix: str = "") -> None:
        problems.append(Problem("NE001", text, fix=fix))

    if function is None or function.is_declaration:
        refuse(f"the module does not define `{request.function}`")
        raise NotDifferentiable(request.function, problems)
    if function.function_type.vararg:
        refuse("the function takes variable arguments")
    if len(request.activities) != len(function.arguments):
        refuse(f"{len(request.activities)} activities are given for {len(function.arguments)} parameters")
    for argument, activity in zip(function.arguments, request.activities, strict=False):
        name = f"parameter {argument.index} ({argument.type})"
        if activity is Activity.ACTIVE and request.mode is Mode.FORWARD:
            refuse(f"{name} is active, which is for reverse mode", "use dup: in forward mode a tangent follows the parameter")
        elif activity is Activity.ACTIVE and not carries_floats(argument.type):
            refuse(f"{name} is active but holds no floating-point numbers", "use const, or dup for pointers")
        elif activity.has_shadow and request.mode is Mode.REVERSE and isinstance(scalar_type(argument.type), FloatType):
            refuse(f"{name} is a number passed by value and has no shadow in reverse mode", "use active")
        elif activity.has_shadow and isinstance(scalar_type(argument.type), IntType):
            refuse(f"{name} is an integer and has no derivative", "use const")
    returned = function.function_type.result
    if request.returns is Returns.ACTIVE and not carries_floats(returned):
        refuse(f"the function returns {returned}, which is not active", 'use returns="const" or "dup"')
    elif request.returns is Returns.DUP and isinstance(scalar_type(returned), IntType):
        refuse(f"the function returns {returned}, which has no derivative", 'use returns="const"')
    if problems:
        raise NotDifferentiable(request.function, problems)


def carries_floats(type_: Type) -> bool:
    """Whether a value of the type can hold floating-point numbers (identified structures: taken to)."""
    if isinstance(type_, StructType):
        return any(carries_floats(f) for f in type_.fields)
    if isinstance(type_, (ArrayType, VectorType)):
        return carries_floats(type_.element)
    return isinstance(type_, (FloatType, NamedStruct))
