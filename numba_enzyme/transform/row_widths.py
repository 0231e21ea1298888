"""Innermost loops over arrays with few columns get a version in which the length of a row is a constant.

    for j: x = p[j * w], y = p[j * w + 1], z = p[j * w + 2]    ->    if w == 3: for j: x = p[j * 3], ...    else: as it is

Positions and colours are rows of two or three numbers in an array whose shape is an argument. Where the code names the columns,
``p[j, 0]`` to ``p[j, 2]``, they are most likely all that there are; with a stride that LLVM knows, accesses of neighbouring
iterations are groups of vectors, and the loop can be one. LLVM itself tries the length one only. Versions are made of loops that
can be vectors otherwise: they are one block, call nothing, and carry no sum whose order matters. (Rows that only some iterations
write become vectors with masks, which took twice the time of the loop as it was.)
"""

from __future__ import annotations

from collections.abc import Iterable

from ..analysis.control.cfg import ControlFlow
from ..analysis.control.dominators import Dominators
from ..analysis.control.loops import Loop, LoopForest
from ..ir.builder import Builder
from ..ir.clone import copy_instruction
from ..ir.data_layout import DataLayout
from ..ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, users
from ..ir.instructions import Binary, Branch, Call, GetElementPtr, Load, Select, Store
from ..ir.types import I64, FloatType
from ..ir.values import Constant, ConstantInt, Value
from .prepare.canonical_calls import describes
from .prepare.hoist_loops import redirect, rename_incoming
from .vector_functions import ATTRIBUTE

MOST_COLUMNS = 16
MOST_INSTRUCTIONS = 400  # of a loop: it is there twice afterwards
FREE = frozenset({"fast", "reassoc"})
Uses = dict[Value, list[Instruction]]


def has_rows(functions: Iterable[Function]) -> bool:
    """Whether a function has an innermost loop that could get such a version, if it were a vector."""
    return any(_row_widths(loop, used, layout) for loop, used, layout in _innermost(functions))


def _innermost(functions: Iterable[Function]) -> Iterable[tuple[Loop, Uses, DataLayout]]:
    layout = DataLayout()
    for function in functions:
        if any(i.opcode == "mul" for i in function.instructions()):
            used = users(function)
            yield from ((loop, used, layout) for loop in _loops(function))


def _loops(function: Function) -> list[Loop]:
    cfg = ControlFlow(function)
    return [loop for loop in LoopForest(cfg, Dominators(cfg)).loops if not loop.children]


def version_rows(module: Module, functions: Iterable[Function]) -> bool:
    """Make the versions, in place; whether there are any."""
    changed = False
    for function in functions:
        if not any(i.opcode == "mul" for i in function.instructions()):
            continue
        used = users(function)
        for loop in _loops(function):
            widths = _row_widths(loop, used, DataLayout.of(module)) if _may_be_vector(loop) else {}
            if widths:
                _version(module, function, loop, widths)
                used = users(function)
                changed = True
    return changed


# ---- which


def _may_be_vector(loop: Loop) -> bool:
    outside = [p for p in _entries(loop) if p not in loop.blocks]
    if len(loop.blocks) != 1 or len(loop.exits) != 1 or len(outside) != 1:
        return False
    if not isinstance(outside[0].terminator, Branch) or not isinstance(loop.latches[0].terminator, Branch):
        return False
    instructions = [i for block in loop.blocks for i in block.instructions]
    if len(instructions) > MOST_INSTRUCTIONS or not all(_has_vectors(i) for i in instructions if isinstance(i, Call)):
        return False
    sums = (phi for phi in loop.header.phis() if isinstance(phi.type, FloatType))
    return all(_is_free_sum(phi.value_from(loop.latches[0]), phi) for phi in sums)


def _has_vectors(call: Call) -> bool:
    """Whether a call may stand in a vector loop."""
    intrinsic = isinstance(call.type, FloatType) and (call.callee_name or "").startswith("llvm.")
    return intrinsic or ATTRIBUTE in call.suffix


def _entries(loop: Loop) -> list[Block]:
    function = loop.header.function
    return [block for block in function.blocks if loop.header in block.successors]


def _is_free_sum(value: Value, start: Phi) -> bool:
    """Whether a value is the sum so far and what has been added to it in any order."""
    if value is start:
        return True
    if isinstance(value, (Phi, Select)):
        parts = value.operands if isinstance(value, Phi) else value.operands[1:]
        return value.block is not start.block and all(_is_free_sum(part, start) for part in parts)
    if not isinstance(value, Binary) or value.opcode not in ("fadd", "fsub") or FREE.isdisjoint(value.flags):
        return False
    before = value.operands if value.opcode == "fadd" else value.operands[:1]
    sums = (v for v in before if isinstance(v, Instruction) and (v is start or v.opcode in ("fadd", "fsub")))
    return any(_is_free_sum(v, start) for v in sums)


def _row_widths(loop: Loop, used: Uses, layout: DataLayout) -> dict[Value, int]:
    """By the number that counters are multiplied with: what it is if the columns that are read and written are all."""
    found: dict[Value, int] = {}
    products: dict[Value, list[Binary]] = {}
    for instruction in (i for block in loop.blocks for i in block.instructions):
        if isinstance(instruction, Binary) and instruction.opcode == "mul" and instruction.type == I64:
            for factor in instruction.operands:
                if not isinstance(factor, Constant) and not _is_inside(factor, loop):
                    products.setdefault(factor, []).append(instruction)
    for factor, multiples in products.items():
        widths = {_columns(gep, used, layout) for product in multiples for gep in used.get(product, ())}
        others = [u for u in used.get(factor, ()) if u.block in loop.blocks and u not in multiples]
        width = max((w for w in widths if w is not None), default=0)
        if not others and None not in widths and 1 < width <= MOST_COLUMNS:
            found[factor] = width
    return found


def _is_inside(value: Value, loop: Loop) -> bool:
    return isinstance(value, Instruction) and value.block in loop.blocks


def _columns(user: Instruction, used: Uses, layout: DataLayout) -> int | None:
    """How many units of an address are touched from it on, in places that are constant; None if that is not known."""
    if not isinstance(user, GetElementPtr) or len(user.operands) != 2:
        return None
    unit, end = layout.size_of(user.source_type), 0
    stack: list[tuple[Instruction, int]] = [(user, 0)]
    while stack:
        pointer, offset = stack.pop()
        for access in used.get(pointer, ()):
            if isinstance(access, GetElementPtr) and access.operands[0] is pointer:
                step = layout.constant_offset(access.source_type, access.operands[1:])
                if step is None or offset + step < 0:
                    return None
                stack.append((access, offset + step))
            elif isinstance(access, (Load, Store)) and access.pointer is pointer:
                type_ = access.type if isinstance(access, Load) else access.value.type
                end = max(end, offset + layout.store_size(type_))
            elif not isinstance(access, DebugRecord):
                return None
    return end // unit if end and end % unit == 0 else None


# ---- the version


def _version(module: Module, function: Function, loop: Loop, widths: dict[Value, int]) -> None:
    (before,) = (p for p in _entries(loop) if p not in loop.blocks)
    inside, behind = loop.exits[0]
    order = [block for block in function.blocks if block in loop.blocks]
    versioned, values = _copies(function, order, widths)
    choice, after = Block("rows", function), Block("rows.end", function)
    function.blocks += [choice, *versioned.values(), after]
    redirect(before, loop.header, choice)
    rename_incoming(loop.header.phis(), before, choice)
    rename_incoming(versioned[loop.header].phis(), before, choice)
    b = Builder(module, choice)
    known = [b.icmp("eq", factor, b.i64(width)) for factor, width in widths.items()]
    condition = known[0]
    for other in known[1:]:
        condition = b.binary("and", condition, other)
    b.cond_br(condition, versioned[loop.header], loop.header)
    redirect(inside, behind, after)
    redirect(versioned[inside], behind, after)
    rename_incoming(behind.phis(), inside, after)
    _merge_results(Builder(module, after), loop, versioned[inside], values)
    Builder(module, after).br(behind)


def _copies(function: Function, order: list[Block], widths: dict[Value, int]) -> tuple[dict[Block, Block], dict[Value, Value]]:
    """The blocks of a loop once more, with constants for the widths; and what its values are there."""
    blocks = {block: Block(f"{block.name}.rows" if block.name else "rows", function) for block in order}
    values: dict[Value, Value] = {factor: ConstantInt(I64, width) for factor, width in widths.items()}
    for block, copied in blocks.items():
        for instruction in block.instructions:
            if not isinstance(instruction, DebugRecord):
                made = copy_instruction(instruction, lambda v: v, lambda target: blocks.get(target, target))
                made.metadata.pop("llvm.loop", None)
                made.block = copied
                copied.instructions.append(made)
                values[instruction] = made
    for copied in blocks.values():
        for made in copied.instructions:
            made.operands = [values.get(operand, operand) for operand in made.operands]
    return blocks, values


def _merge_results(b: Builder, loop: Loop, copied: Block, values: dict[Value, Value]) -> None:
    """What the loop has computed comes from it or from its version."""
    inside = loop.exits[0][0]
    merged: dict[Value, Value] = {}

    def result(value: Value) -> Value:
        if not _is_inside(value, loop):
            return value
        if value not in merged:
            merged[value] = b.append(Phi(value.type, [value, values[value]], [inside, copied], name=value.name))
        return merged[value]

    versions = set(values.values())
    for block in [block for block in loop.header.function.blocks if block not in loop.blocks and block is not b.block]:
        block.instructions = [i for i in block.instructions if not (isinstance(i, DebugRecord) and describes(i, values))]
        for instruction in block.instructions:
            if instruction not in versions:
                instruction.operands = [result(operand) for operand in instruction.operands]
