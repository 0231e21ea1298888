"""Reads that are part of an atomic operation which numba-cuda-mlir makes of a loop, for launches that are watched for races.

    %old = load i64, ptr %p                                        ->   load atomic i64, ptr %p monotonic
    loop: %seen = phi i64 [ %old, %entry ], [ %found, %loop ]
          cmpxchg ptr %p, i64 %seen, i64 %new                           %found: what it returns

The exchange fails where another thread has written since. So the read races with nothing, and the program has no such read.
"""

from __future__ import annotations

from ...ir.functions import Function, Phi, users
from ...ir.instructions import CompareExchange, Load
from ...ir.types import IntType


def mark_first_reads(kernel: Function) -> None:
    """Make them atomic, in place."""
    used = users(kernel)
    for exchange in kernel.instructions():
        if isinstance(exchange, CompareExchange) and isinstance(seen := exchange.operands[1], Phi):
            for read in seen.operands:
                if isinstance(read, Load) and _is_plain(read, exchange) and used[read] == [seen]:
                    read.flags, read.suffix = (*read.flags, "atomic"), f" monotonic{read.suffix}"


def _is_plain(read: Load, exchange: CompareExchange) -> bool:
    return read.pointer is exchange.operands[0] and isinstance(read.type, IntType) and "atomic" not in read.flags
