"""What a choice takes when its condition fails, said without the values that the condition alone would have changed.

    %at = phi i64 [ 0, %entry ], [ %next, %loop ]
    %next = select i1 %wide, i64 %i, i64 %at           ->        %next = select i1 %wide, i64 %i, i64 0

Numba's loops over broadcast arrays carry their indices along so. As they stand, an address depends on all iterations before, and
the reverse sweep would have to keep it for each element. The condition is older than the phis: it is the same whenever
they are read.
"""

from __future__ import annotations

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.dominators import Dominators
from ...ir.functions import Argument, Function, Instruction, Module, Phi
from ...ir.instructions import Select
from ...ir.values import Constant, ConstantInt, Value


def simplify_selects(module: Module) -> bool:
    """Replace, in place; whether something was."""
    changed = False
    for function in module.functions.values():
        changed |= not function.is_declaration and _settle(function)
    return changed


def _settle(function: Function) -> bool:
    choices = [i for i in function.instructions() if isinstance(i, Select) and any(isinstance(o, Phi) for o in i.operands[1:])]
    if not choices:
        return False
    cfg = ControlFlow(function)
    changed = False
    for choice in choices:
        if choice.block not in cfg.number:
            continue
        for place in (1, 2):
            value = choice.operands[place]
            if isinstance(value, Phi):
                found = _settled(value, choice.operands[0], place, cfg.dominators)
                if found is not None:
                    choice.operands[place] = found
                    changed = True
    return changed


def _settled(value: Phi, condition: Value, place: int, dominators: Dominators) -> Value | None:
    """The one value that all phis and choices behind a phi come from, where choices of the condition take the given operand."""
    found: dict[object, Value] = {}
    seen: set[Value] = set()
    stack: list[Value] = [value]
    while stack:
        current = stack.pop()
        if current in seen:
            continue
        if isinstance(current, Phi) and _is_older(condition, current, dominators):
            seen.add(current)
            stack.extend(current.operands)
        elif isinstance(current, Select) and current.operands[0] is condition:
            seen.add(current)
            stack.append(current.operands[place])
        else:
            found[(current.type, current.value) if isinstance(current, ConstantInt) else current] = current
            if len(found) > 1:
                return None
    return next((end for end in found.values() if end is not value), None)


def _is_older(condition: Value, phi: Phi, dominators: Dominators) -> bool:
    """Whether the phi is only ever reached after the condition, and not again before it."""
    if isinstance(condition, (Argument, Constant)):
        return True
    if not isinstance(condition, Instruction) or condition.block is phi.block:
        return False
    return dominators.dominates(condition.block, phi.block)
