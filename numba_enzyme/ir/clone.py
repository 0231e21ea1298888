"""Copies of instructions with their operands replaced.

    copy_instruction(%y = fmul double %x, %x, value={x: x2}.get, ...)        %y = fmul double %x2, %x2
"""

from __future__ import annotations

import copy
from collections.abc import Callable

from .model import Block, Branch, Call, Instruction, MetadataOperand, Phi, Switch, Value, Verbatim


def copy_instruction(
    instruction: Instruction, value: Callable[[Value], Value], block: Callable[[Block], Block] = lambda b: b
) -> Instruction:
    """A copy that stands in no block. ``value`` maps operands, ``block`` successor and incoming blocks."""
    new = copy.copy(instruction)
    new.block = None
    new.operands = [_operand(o, value) for o in instruction.operands]
    new.metadata = dict(instruction.metadata)
    if isinstance(new, Phi):
        new.incoming_blocks = [block(b) for b in instruction.incoming_blocks]
    elif isinstance(new, Branch):
        new.targets = [block(b) for b in instruction.targets]
    elif isinstance(new, Switch):
        new.default = block(instruction.default)
        new.cases = [(constant, block(b)) for constant, b in instruction.cases]
    elif isinstance(new, Call):
        new.normal = block(instruction.normal) if instruction.normal is not None else None
        new.unwind = block(instruction.unwind) if instruction.unwind is not None else None
        new.bundles = [(tag, [value(o) for o in operands]) for tag, operands in instruction.bundles]
    elif isinstance(new, Verbatim):
        new.pieces = [_piece(p, value, block) for p in instruction.pieces]
        new.targets = [block(b) for b in instruction.targets]
        new.operands = [p for p in new.pieces if isinstance(p, Value) and not isinstance(p, Block)]
    return new


def _operand(operand: Value, value: Callable[[Value], Value]) -> Value:
    if isinstance(operand, MetadataOperand):
        return MetadataOperand(operand.text, value(operand.value)) if operand.value is not None else operand
    return value(operand)


def _piece(piece, value, block):
    if isinstance(piece, Block):
        return block(piece)
    return value(piece) if isinstance(piece, Value) else piece
