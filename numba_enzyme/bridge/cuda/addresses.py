"""Addresses that numba-cuda computes as integers become steps from a pointer, so that everybody sees which array they lie in.

    %i = ptrtoint ptr %data to i64; %s = add i64 %i, %offset; %p = inttoptr i64 %s to ptr
    ->  %p = getelementptr i8, ptr %data, i64 %offset

Arrays of any strides are indexed that way. Done before anything is optimised, while the three stand side by side.
"""

from __future__ import annotations

from ...ir.functions import Module, replace_uses
from ...ir.instructions import Binary, Cast, GetElementPtr
from ...ir.types import I8, I64
from ...ir.values import Value


def step_from_pointers(module: Module) -> None:
    """Rewrite all such addresses, in place."""
    for function in module.functions.values():
        found: dict[Value, Value] = {}
        for block in function.blocks:
            for at, instruction in enumerate(block.instructions):
                step = _step(instruction)
                if step is None:
                    continue
                new = GetElementPtr(instruction.type, I8, list(step), name=instruction.name)
                new.metadata, new.block = instruction.metadata, block
                block.instructions[at] = found[instruction] = new
        replace_uses(function, found)


def _step(instruction: Value) -> tuple[Value, Value] | None:
    """(pointer, bytes) of an address that is the sum of the two."""
    if not isinstance(instruction, Cast) or instruction.opcode != "inttoptr":
        return None
    total = instruction.operands[0]
    if not isinstance(total, Binary) or total.opcode != "add" or total.type != I64:
        return None
    for pointer, offset in (total.operands, reversed(total.operands)):
        if isinstance(pointer, Cast) and pointer.opcode == "ptrtoint":
            return pointer.operands[0], offset
    return None
