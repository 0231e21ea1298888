"""Atomic operations that are written as loops: of user code, and `atomic.inc` of numba-cuda-mlir.

    %old = load i32, ptr %p
    loop: %seen = phi i32 [ %old, %entry ], [ %found, %loop ]       a guess
          %both = cmpxchg ptr %p, i32 %seen, i32 %new               %found: what it returns
          br (it has been exchanged), %done, %loop                  done: %seen is what had been there, %found as well
"""

from __future__ import annotations

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Branch, Compare, CompareExchange, ExtractValue
from ...ir.values import Value
from .divergence import Ways


def exchanged_at(exchange: CompareExchange, ways: Ways) -> Block | None:
    """The block to which threads come by this exchange alone, each once it has succeeded; None if there is none."""
    branch = exchange.block.terminator
    if not isinstance(branch, Branch) or branch.condition is None or exchange.block not in ways.reached:
        return None
    equal = _says_whether_exchanged(branch.condition, exchange)
    if equal is None:
        return None
    done = branch.targets[not equal]
    return done if ways.before[done] == [exchange.block] and ways.meeting[exchange.block] is done else None


def _says_whether_exchanged(condition: Value, exchange: CompareExchange) -> bool | None:
    """True or false: what the condition is where the exchange has succeeded; None: it says something else."""
    if isinstance(condition, ExtractValue) and condition.operands[0] is exchange:
        return True if condition.indices == (1,) else None
    expected = exchange.operands[1]
    if not isinstance(condition, Compare) or condition.predicate not in ("eq", "ne") or expected not in condition.operands:
        return None
    found = next((o for o in condition.operands if o is not expected), None)
    is_found = isinstance(found, ExtractValue) and found.operands[0] is exchange and found.indices == (0,)
    return condition.predicate == "eq" if is_found else None


def is_only_guessed(read: Instruction, exchange: CompareExchange, users: list[Instruction]) -> bool:
    """Whether a load is nothing but the first guess of an exchange."""
    expected = exchange.operands[1]
    return read is expected or (isinstance(expected, Phi) and users == [expected])
