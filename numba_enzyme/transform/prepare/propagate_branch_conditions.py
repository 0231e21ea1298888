"""What a branch tells of the values that it carries along: counters that stop themselves become counters.

    %more = icmp ne i64 %left, 0                         %next = add i64 %left, -1, where the loop goes on
    %step = sext i1 %more to i64                  ->
    %next = add i64 %left, %step                         (%next as it was, where it ends)
    br i1 %more, label %loop, label %done

Numba's iterator of a range counts down so; LLVM's passes leave it, and then nobody knows how often the loop runs.
"""

from __future__ import annotations

from ...ir.functions import Block, Module, Phi
from ...ir.instructions import Binary, Branch, Cast, Select
from ...ir.values import ConstantInt, Value


def propagate_branch_conditions(module: Module) -> bool:
    """Replace, in place; whether something was."""
    changed = False
    for function in module.functions.values():
        for block in function.blocks:
            branch = block.terminator
            if not isinstance(branch, Branch) or branch.condition is None or branch.targets[0] is branch.targets[1]:
                continue
            for target, holds in zip(branch.targets, (True, False), strict=True):
                for phi in target.phis():
                    changed |= _follow(phi, block, branch.condition, holds)
    return changed


def _follow(phi: Phi, block: Block, condition: Value, holds: bool) -> bool:
    """Replace what a phi gets from a block that ends with a branch whose condition holds on this way, or does not."""
    for position, (value, incoming) in enumerate(phi.incoming()):
        if incoming is not block:
            continue
        if isinstance(value, Select) and value.operands[0] is condition:
            phi.operands[position] = value.operands[1 if holds else 2]
            return True
        if not isinstance(value, Binary) or value.opcode not in ("add", "sub"):
            return False
        known = [_known(o, condition, holds) for o in value.operands]
        if known == [None, None]:
            return False
        operands = [o if k is None else k for o, k in zip(value.operands, known, strict=True)]
        new = Binary(value.opcode, value.type, operands, name="")
        new.block, new.metadata = block, dict(value.metadata)
        block.instructions.insert(len(block.instructions) - 1, new)
        phi.operands[position] = new
        return True
    return False


def _known(value: Value, condition: Value, holds: bool) -> ConstantInt | None:
    """The number that a widened condition is."""
    if not isinstance(value, Cast) or value.opcode not in ("zext", "sext") or value.operands[0] is not condition:
        return None
    return ConstantInt(value.type, (1 if value.opcode == "zext" else -1) if holds else 0)
