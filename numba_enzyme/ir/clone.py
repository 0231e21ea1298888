"""Copies of instructions with their operands replaced.

    copy_instruction(%y = fmul double %x, %x, value={x: x2}.get, ...)        %y = fmul double %x2, %x2
"""

from __future__ import annotations

import copy
import re
from collections.abc import Callable, Iterable

from .builder import Builder
from .functions import NOWHERE, Argument, Block, DebugRecord, Function, Instruction, Module, Phi
from .instructions import Branch, Call, Switch, Verbatim
from .values import Constant, MetadataOperand, Value


def copy_instruction(
    instruction: Instruction, value: Callable[[Value], Value], block: Callable[[Block], Block] = lambda b: b
) -> Instruction:
    """A copy that stands in no block. ``value`` maps operands, ``block`` successor and incoming blocks."""
    new: Instruction = copy.copy(instruction)
    new.block = NOWHERE
    new.operands = [_operand(o, value) for o in instruction.operands]
    new.metadata = dict(instruction.metadata)
    if isinstance(new, Phi):
        new.incoming_blocks = [block(b) for b in new.incoming_blocks]
    elif isinstance(new, Branch):
        new.targets = [block(b) for b in new.targets]
    elif isinstance(new, Switch):
        new.default = block(new.default)
        new.cases = [(constant, block(b)) for constant, b in new.cases]
    elif isinstance(new, Call):
        new.normal = block(new.normal) if new.normal is not None else None
        new.unwind = block(new.unwind) if new.unwind is not None else None
        new.bundles = [(tag, [value(o) for o in operands]) for tag, operands in new.bundles]
    elif isinstance(new, Verbatim):
        new.pieces = [_piece(p, value, block) for p in new.pieces]
        new.targets = [block(b) for b in new.targets]
        new.operands = [p for p in new.pieces if isinstance(p, Value) and not isinstance(p, Block)]
    return new


def append_copies(b: Builder, instructions: Iterable[Instruction], values: dict[Value, Value]) -> None:
    """Append copies, one after the other. ``values``: what operands are known by, and what each copy is known by afterwards."""
    for instruction in instructions:
        values[instruction] = b.append(copy_instruction(instruction, lambda v: values.get(v, v)))


def copy_beside(module: Module, function: Function, ending: str) -> Function:
    """A copy in the module, with another ending to its name. A subprogram describes one function, so it has none."""
    name = function.name.strip('"') + ending
    copied = copy_function(function, f'"{name}"' if function.name.startswith('"') else name)
    copied.suffix = re.sub(r"!dbg !\d+", "", copied.suffix)
    module.functions[copied.name] = copied
    return copied


def _operand(operand: Value, value: Callable[[Value], Value]) -> Value:
    if isinstance(operand, MetadataOperand):
        return MetadataOperand(operand.text, value(operand.value)) if operand.value is not None else operand
    return value(operand)


def _piece(piece: str | Value, value: Callable[[Value], Value], block: Callable[[Block], Block]) -> str | Value:
    if isinstance(piece, Block):
        return block(piece)
    return value(piece) if isinstance(piece, Value) else piece


def copy_function(function: Function, name: str) -> Function:
    """A copy of a definition under another name (in no module yet)."""
    arguments = [Argument(a.type, a.name, a.index, a.attributes) for a in function.arguments]
    new = Function(name, function.function_type, arguments, prefix=function.prefix, suffix=function.suffix)
    values: dict[Value, Value] = dict(zip(function.arguments, arguments, strict=True))
    blocks = {block: Block(block.name, new) for block in function.blocks}
    for block, copied in blocks.items():
        made = [copy_instruction(instruction, lambda o: o, blocks.__getitem__) for instruction in block.instructions]
        values.update(zip(block.instructions, made, strict=True))
        copied.insert(0, made)

    def final(value: Value) -> Value:
        return value if isinstance(value, Constant) else values[value]

    for copied in blocks.values():
        for one in copied.instructions:
            one.operands = [_operand(o, final) for o in one.operands]
            if isinstance(one, Call):
                one.bundles = [(tag, [final(o) for o in operands]) for tag, operands in one.bundles]
            elif isinstance(one, (Verbatim, DebugRecord)):
                one.pieces = [_piece(p, final, lambda b: b) for p in one.pieces]
    new.blocks = list(blocks.values())
    return new
