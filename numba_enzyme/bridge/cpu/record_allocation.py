"""New arrays of records: the allocation says what lies where; accesses alone do not tell fields from elements of arrays in them.

    np.zeros(3, record)     ->     call ptr @NRT_MemInfo_alloc_aligned(i64 %bytes, i32 32) "ne-records"="24: 0 integer, ..."
"""

from __future__ import annotations

from typing import TypeGuard

from llvmlite import ir
from numba.core import types
from numba.core.base import BaseContext
from numba.core.typing import Context, Signature, signature
from numba.extending import intrinsic

from ...analysis.memory.told_records import ATTRIBUTE
from ..record_layout import record_word


def describes(element: types.Type | None) -> TypeGuard[types.Record]:
    return isinstance(element, types.Record) and bool(record_word(element))


def allocate_records(record: object, size: int, align: int) -> object:
    return _allocate(record, size, align)


def of_records(record: types.Record, sig: Signature) -> Signature:
    """The signature of `allocate_records` in the place of Numba's own trampoline."""
    return signature(sig.return_type, types.TypeRef(record), *sig.args[1:])


@intrinsic
def _allocate(typingctx: Context, record: types.TypeRef, size: types.Type, align: types.Type):
    word = record_word(record.instance_type)

    def codegen(context: BaseContext, builder: ir.IRBuilder, signature: Signature, args: list[ir.Value]):
        memory = context.nrt.meminfo_alloc_aligned(builder, *args[1:])
        set.add(memory.attributes, f'"{ATTRIBUTE}"="{word}"')  # its own method knows the attributes of LLVM only
        return memory

    return types.MemInfoPointer(types.voidptr)(record, size, align), codegen
