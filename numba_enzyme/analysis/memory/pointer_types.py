"""Which types of values can carry a pointer: pointers, wide integers, narrow integers side by side, and what holds those.

    ptr, i64, <4 x i32>, { double, ptr }        yes
    double, i32, <2 x float>                    no
"""

from __future__ import annotations

from ...ir.functions import Module
from ...ir.types import ArrayType, IntType, NamedStruct, PointerType, StructType, Type, VectorType


def holds_pointers(type_: Type, module: Module) -> bool:
    """Whether values of the type can carry a pointer (integers as wide as pointers included)."""
    if isinstance(type_, PointerType):
        return True
    if isinstance(type_, IntType):
        return type_.bits >= 64
    if isinstance(type_, (VectorType, ArrayType)):
        if isinstance(type_.element, IntType):  # several narrow integers can move a pointer together
            return type_.element.bits * type_.count >= 64
        return holds_pointers(type_.element, module)
    if isinstance(type_, NamedStruct):
        return holds_pointers(module.structs[type_.name], module)
    if isinstance(type_, StructType):
        return any(holds_pointers(f, module) for f in type_.fields)
    return False
