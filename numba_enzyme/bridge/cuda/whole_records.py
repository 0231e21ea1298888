"""Records that are copied or cleared whole are copied or cleared as memory.

    %r = load [16 x i8], ptr %a; store [16 x i8] %r, ptr %b      ->      memmove(%b, %a, 16)
    store [3 x [16 x i8]] zeroinitializer, ptr %s                ->      memset(%s, 0, 48)

LLVM takes arrays of bytes apart into single bytes, none of which is a number. Where the numbers lie in a copy is known from the
arrays that it comes from or goes to.
"""

from __future__ import annotations

from ...ir.builder import Builder
from ...ir.functions import Block, Instruction, Module
from ...ir.instructions import Load, Store
from ...ir.types import I1, I8, I64, VOID, ArrayType, PointerType, Type
from ...ir.values import ConstantInt, ConstantWord, Value


def copy_whole_records(module: Module) -> None:
    """Rewrite all such loads and stores, in place."""
    for function in list(module.functions.values()):
        users: dict[Value, list[Instruction]] = {}
        for instruction in function.instructions():
            for operand in instruction.operands:
                users.setdefault(operand, []).append(instruction)
        for block in function.blocks:
            for store in [i for i in block.instructions if isinstance(i, Store) and _bytes_of(i.value.type)]:
                _rewrite(module, block, store, users)


def _rewrite(module: Module, block: Block, store: Store, users: dict[Value, list[Instruction]]) -> None:
    b = Builder(module, Block("detached", block.function))
    size = ConstantInt(I64, _bytes_of(store.value.type))
    origin = store.value
    if isinstance(origin, ConstantWord) and origin.word == "zeroinitializer":
        b.memset_zero(store.pointer, size)
    elif isinstance(origin, Load) and users[origin] == [store] and _stands_right_before(origin, store):
        pointers = [store.pointer, origin.operands[0]]
        spaces = ".".join(f"p{p.type.address_space}" for p in pointers if isinstance(p.type, PointerType))
        b.call_named(f"llvm.memmove.{spaces}.i64", VOID, [*pointers, size, ConstantInt(I1, 0)])
        block.instructions.remove(origin)
    else:
        return
    at = block.instructions.index(store)
    for made in b.block.instructions:
        made.block, made.metadata = block, store.metadata
    block.instructions[at : at + 1] = b.block.instructions


def _bytes_of(type_: Type) -> int:
    """The size of an array of bytes, or of arrays of them; 0 for all else."""
    count = 1
    while isinstance(type_, ArrayType):
        count, type_ = count * type_.count, type_.element
        if type_ == I8:
            return count
    return 0


def _stands_right_before(load: Load, store: Store) -> bool:
    """Whether nothing between the two writes memory."""
    if load.block is not store.block:
        return False
    instructions = load.block.instructions
    between = instructions[instructions.index(load) + 1 : instructions.index(store)]
    return not any(i.opcode in ("store", "call", "atomicrmw", "cmpxchg", "fence") for i in between)
