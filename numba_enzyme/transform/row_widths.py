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
from ..analysis.control.loops import Loop
from ..ir.builder import Builder
from ..ir.clone import copy_instruction
from ..ir.data_layout import DataLayout
from ..ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, describes, users
from ..ir.instructions import Binary, Branch, Call, GetElementPtr, Load, Select, Store
from ..ir.types import I64, FloatType
from ..ir.values import Constant, ConstantInt, Value
from .context import Context
from .planning.reordered_sums import innermost_loops, is_carried
from .prepare.hoist_loops import redirect, rename_incoming
from .vector_functions import ATTRIBUTE

MOST_COLUMNS = 16
MOST_INSTRUCTIONS = 400  # of a loop: it is there twice afterwards
FREE = frozenset({"fast", "reassoc"})
Uses = dict[Value, list[Instruction]]


def has_rows(contexts: Iterable[Context]) -> bool:
    """Whether a function has an innermost loop that could get such a version, if it were a vector."""
    return any(_row_widths(loop, c.users, c.layout) for c in contexts for loop in innermost_loops(c))


def version_rows(module: Module, functions: Iterable[Function]) -> bool:
    """Make the versions, in place; whether there are any."""
    changed, layout = False, DataLayout.of(module)
    for function in functions:
        loops = [Loop(block, {block}, [block]) for block in function.blocks if block in block.successors]
        used = users(function) if loops else {}
        before = ControlFlow(function).predecessors if loops else {}
        for loop in loops:
            entries = [block for block in before.get(loop.header, ()) if block is not loop.header]
            widths = _row_widths(loop, used, layout) if len(entries) == 1 and _may_be_vector(loop, entries[0]) else {}
            if widths:
                behind, after = _version(module, loop.header, entries[0], widths)
                before[behind] = [after if block is loop.header else block for block in before[behind]]
                changed = True
    return changed


# ---- which


def _may_be_vector(loop: Loop, before: Block) -> bool:
    block = loop.header
    if not isinstance(before.terminator, Branch) or not isinstance(block.terminator, Branch) or len(set(block.successors)) != 2:
        return False
    calls = (i for i in block.instructions if isinstance(i, Call))
    if len(block.instructions) > MOST_INSTRUCTIONS or not all(_has_vectors(call) for call in calls):
        return False
    return all(_is_free_sum(phi.value_from(block), phi) for phi in block.phis() if isinstance(phi.type, FloatType))


def _has_vectors(call: Call) -> bool:
    """Whether a call may stand in a vector loop."""
    intrinsic = isinstance(call.type, FloatType) and (call.callee_name or "").startswith("llvm.")
    return intrinsic or ATTRIBUTE in call.suffix


def _is_free_sum(value: Value, start: Phi) -> bool:
    """Whether a value is the sum so far and what has been added to it in any order."""
    if value is start:
        return True
    if isinstance(value, Select):
        return all(_is_free_sum(part, start) for part in value.operands[1:])
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
                if not isinstance(factor, Constant) and is_carried(factor, loop):
                    products.setdefault(factor, []).append(instruction)
    for factor, multiples in products.items():
        widths = {_columns(gep, used, layout) for product in multiples for gep in used.get(product, ())}
        others = [u for u in used.get(factor, ()) if u.block in loop.blocks and u not in multiples]
        width = max((w for w in widths if w is not None), default=0)
        if not others and None not in widths and 1 < width <= MOST_COLUMNS:
            found[factor] = width
    return found


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


def _version(module: Module, block: Block, before: Block, widths: dict[Value, int]) -> tuple[Block, Block]:
    """Make one of a loop that is a block, ``before`` leads to it; what is behind the loop, and the block that leads there now."""
    function = block.function
    (behind,) = (target for target in block.successors if target is not block)
    copied, values = _copy(block, widths)
    choice, after = Block("rows", function), Block("rows.end", function)
    function.blocks += [choice, copied, after]
    redirect(before, block, choice)
    b = Builder(module, choice)
    known = [b.icmp("eq", factor, b.i64(width)) for factor, width in widths.items()]
    condition = known[0]
    for other in known[1:]:
        condition = b.binary("and", condition, other)
    b.cond_br(condition, copied, block)
    for version in (block, copied):
        rename_incoming(version.phis(), before, choice)
        redirect(version, behind, after)
    rename_incoming(behind.phis(), block, after)
    _merge_results(Builder(module, after), block, copied, values)
    Builder(module, after).br(behind)
    return behind, after


def _copy(block: Block, widths: dict[Value, int]) -> tuple[Block, dict[Value, Value]]:
    """The block once more, with constants for the widths; and what its values are there."""
    copied = Block(f"{block.name}.rows" if block.name else "rows", block.function)
    values: dict[Value, Value] = {}
    for instruction in block.instructions:
        if not isinstance(instruction, DebugRecord):
            made = copy_instruction(instruction, lambda v: v, lambda target: copied if target is block else target)
            made.metadata.pop("llvm.loop", None)
            made.block = copied
            copied.instructions.append(made)
            values[instruction] = made
    there = values | {factor: ConstantInt(I64, width) for factor, width in widths.items()}
    for made in copied.instructions:
        made.operands = [there.get(operand, operand) for operand in made.operands]
    return copied, values


def _merge_results(b: Builder, block: Block, copied: Block, values: dict[Value, Value]) -> None:
    """What the loop has computed comes from it or from its version."""
    merged: dict[Value, Value] = {}

    def result(value: Value) -> Value:
        if value not in values:
            return value
        if value not in merged:
            merged[value] = b.append(Phi(value.type, [value, values[value]], [block, copied], name=value.name))
        return merged[value]

    for other in [other for other in block.function.blocks if other not in (block, copied, b.block)]:
        other.instructions = [i for i in other.instructions if not (isinstance(i, DebugRecord) and describes(i, values))]
        for instruction in other.instructions:
            instruction.operands = [result(operand) for operand in instruction.operands]
