"""Constants that every call passes are known inside: checkpointed functions are visible to all the world, so LLVM can't tell.

    call i32 @step(ptr %u, i64 16) ... mul i64 %i, %stride        mul i64 %i, 16

Strides and sizes of elements, mostly: without them nobody can tell the elements of an array apart.
"""

from __future__ import annotations

from ...analysis.memory.snapshots import marked
from ...ir.functions import Function, Module, replace_uses
from ...ir.instructions import Call
from ...ir.values import ConstantFloat, ConstantInt, Value


def propagate_constant_arguments(module: Module) -> bool:
    """Put constants in the place of parameters of checkpointed functions; whether any was found."""
    functions = [f for f in module.functions.values() if not f.is_declaration and marked(f, module) is not None]
    changed = False
    for function in functions:
        calls = _calls(function, module)
        constants: dict[Value, Value] = {}
        for index, argument in enumerate(function.arguments):
            passed = [call.arguments[index] for call in calls or ()]
            if passed and all(isinstance(p, (ConstantInt, ConstantFloat)) and is_same_constant(p, passed[0]) for p in passed):
                constants[argument] = passed[0]
        used = {o for i in function.instructions() for o in i.operands}
        if constants.keys() & used:
            replace_uses(function, constants)
            changed = True
    return changed


def _calls(function: Function, module: Module) -> list[Call] | None:
    """All calls of the function; None if it is used in another way."""
    found: list[Call] = []
    for other in module.functions.values():
        for instruction in other.instructions():
            if function in instruction.operands:
                if not isinstance(instruction, Call) or function in instruction.arguments:
                    return None
                found.append(instruction)
    return found


def is_same_constant(a: Value, b: Value) -> bool:
    """Whether two constants, which may be objects of their own, are one."""
    return a.type == b.type and str(a) == str(b)
