"""Choices that always come out the same way, because an integer is never negative: Numba's test for indices from the end.

    %low = icmp slt i64 %i, 0                                 %i begins at zero and grows
    %from = select i1 %low, i64 %n, i64 0             ->
    %q = getelementptr double, ptr %p, i64 %from              %p

LLVM settles most of them itself, but not for counters that are doubled. What is chosen without need keeps loops of both sweeps
from being vectorised. Comparisons that a branch reads are left alone.
"""

from __future__ import annotations

from typing import TypeGuard

from ...analysis.values.integer_ranges import IntegerRanges
from ...ir.functions import Function, Module, replace_uses
from ...ir.instructions import Compare, GetElementPtr, Select
from ...ir.values import ConstantInt, Value


def fold_all_sign_tests(module: Module) -> bool:
    """In all functions, in place; whether something was replaced."""
    changed = [fold_sign_tests(f) for f in list(module.functions.values()) if not f.is_declaration]
    return any(changed)


def fold_sign_tests(function: Function) -> bool:
    """Replace what is chosen, in place; whether something was."""
    asked = [(i, test) for i in function.instructions() if isinstance(i, Select) and _tests_number(test := i.operands[0])]
    if not asked:
        return False
    ranges = IntegerRanges(o for _, test in asked for o in test.operands)
    found: dict[Value, Value] = {}
    for select, test in asked:
        holds = ranges.decided(test)
        if holds is not None:
            found[select] = select.operands[1 if holds else 2]
    if not found:
        return False
    for block in function.blocks:
        for instruction in block.instructions:
            if isinstance(instruction, GetElementPtr) and all(_is_zero(found.get(o, o)) for o in instruction.operands[1:]):
                found[instruction] = instruction.operands[0]
    final = {value: _last(value, found) for value in found}
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i not in found]
    replace_uses(function, final)
    return True


def _tests_number(condition: Value) -> TypeGuard[Compare]:
    return isinstance(condition, Compare) and condition.opcode == "icmp" and isinstance(condition.operands[1], ConstantInt)


def _is_zero(value: Value) -> bool:
    return isinstance(value, ConstantInt) and value.value == 0


def _last(value: Value, found: dict[Value, Value]) -> Value:
    """What stands for a value at the end of a chain of replacements."""
    while value in found:
        value = found[value]
    return value
