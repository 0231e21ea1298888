"""The address of an array's data stands in its MemInfo, and is the same as long as there is one.

    %m = call ptr @NRT_MemInfo_alloc_aligned(i64 %n, i32 32)
    %p = getelementptr i8, ptr %m, i64 24
    %x = load ptr, ptr %p                             ->         %x = load ptr, ptr %p, !invariant.load !7

Numba's runtime writes it before it returns and moves no array; buffers of lists, which grow, come from other functions. The way
back reads addresses again: LLVM, which can't see that a store of a number leaves them alone, would read them in every iteration
and keep the loop from being vectorised.
"""

from __future__ import annotations

from ...ir.functions import Instruction, Module
from ...ir.instructions import GetElementPtr, Load
from ...ir.metadata import INVARIANT, append_node
from ...ir.types import I8, PTR
from ...ir.values import ConstantInt
from ...rules import MEMINFO_DATA_OFFSET, RuleBook
from ...rules.effects import Allocator


def mark_fixed_addresses(module: Module, book: RuleBook) -> bool:
    """Say it of all loads of such addresses, in place; whether there are any."""
    found = [i for function in module.functions.values() for i in function.instructions() if _is_address(i, book)]
    if found:
        tag = append_node(module, "!{}")
        for load in found:
            load.metadata[INVARIANT] = tag
    return bool(found)


def _is_address(load: Instruction, book: RuleBook) -> bool:
    if not isinstance(load, Load) or load.type != PTR or not isinstance(load.pointer, GetElementPtr):
        return False
    place = load.pointer
    allocation, *offsets = place.operands
    if place.source_type != I8 or [o.value if isinstance(o, ConstantInt) else None for o in offsets] != [MEMINFO_DATA_OFFSET]:
        return False
    facts = book.facts_of(allocation)
    return facts is not None and facts.allocates is Allocator.NRT and facts.destructor is None
