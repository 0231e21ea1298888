"""Two branches of which the second only computes its condition become one.

    a:  br %c, b, end                             a:  %d = icmp slt i64 %j, %m
    b:  %d = icmp slt i64 %j, %m         ->           %both = select i1 %c, i1 %d, i1 false
        br %d, body, end                              br %both, body, end

For kernels, whose guards are written like that: `if y < n and x + k < m`. A reverse sweep that comes to ``end`` then asks for one
condition, which can be computed again, where three ways would be told apart by a number that is kept for each iteration and is on
its way from memory before anything else is done. LLVM joins conditions as well, but not behind more than one instruction.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module
from ...ir.instructions import Binary, Branch, Cast, Compare, Select
from ...ir.types import I1, IntType, scalar_type
from ...ir.values import Constant, ConstantInt, Value
from .constant_arguments import is_same_constant

MOST = 8  # instructions, which are then executed in any case
TRAPPING = frozenset(["sdiv", "udiv", "srem", "urem"])


def join_conditions(module: Module) -> bool:
    """Join them, in place; whether there were any."""
    changed = False
    for function in module.functions.values():
        changed |= not function.is_declaration and _in_function(module, function)
    return changed


def _in_function(module: Module, function: Function) -> bool:
    changed, left = False, list(function.blocks)
    while left:
        block = left.pop()
        if block in function.blocks and _joined(module, block):
            changed = True
            left.append(block)  # there may be a third one
    return changed


def _joined(module: Module, first: Block) -> bool:
    branch = first.terminator
    if not isinstance(branch, Branch) or branch.condition is None:
        return False
    for second, end in (branch.targets, branch.targets[::-1]):
        if second is not end and (body := _behind(first, second, end)) is not None:
            _join(module, first, second, end, body)
            return True
    return False


def _behind(first: Block, second: Block, end: Block) -> Block | None:
    """Where ``second`` leads to otherwise, if it can be joined."""
    branch, code = second.terminator, [i for i in second.instructions[:-1] if not isinstance(i, DebugRecord)]
    if not isinstance(branch, Branch) or branch.condition is None or end not in branch.targets or second is first:
        return None
    body = branch.targets[branch.targets[0] is end]
    if body in (end, second) or len(code) > MOST or not all(map(_is_free, code)):
        return None
    if sum(block.successors.count(second) for block in first.function.blocks) != 1:
        return None
    return body if all(_is_same(phi.value_from(first), phi.value_from(second)) for phi in end.phis()) else None


def _is_same(a: Value, b: Value) -> bool:
    return a is b or (isinstance(a, Constant) and isinstance(b, Constant) and is_same_constant(a, b))


def _is_free(instruction: Instruction) -> bool:
    """Whether it may be executed where it was not, and its adjoint, which is zero then: of a quotient by zero 0 / 0."""
    return isinstance(instruction, (Binary, Compare, Cast, Select)) and isinstance(scalar_type(instruction.type), IntType) and (
        instruction.opcode not in TRAPPING)


def _join(module: Module, first: Block, second: Block, end: Block, body: Block) -> None:
    branch, other = first.instructions.pop(), second.instructions.pop()
    assert isinstance(branch, Branch) and isinstance(other, Branch)
    first.insert(len(first.instructions), second.instructions)
    b = Builder(module, first)
    b.debug = branch.metadata.get("dbg")
    b.cond_br(b.select(_leads_to(b, branch, second), _leads_to(b, other, body), ConstantInt(I1, 0)), body, end)
    for phi in body.phis():
        phi.rename_incoming(second, first)
    for phi in end.phis():
        phi.keep_incoming(lambda block: block is not second)
    first.function.blocks.remove(second)


def _leads_to(b: Builder, branch: Branch, block: Block) -> Value:
    assert branch.condition is not None
    return branch.condition if branch.targets[0] is block else b.binary("xor", branch.condition, ConstantInt(I1, 1))
