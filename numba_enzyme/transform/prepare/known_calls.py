"""What preparation asks about calls and tests of memory: the facts of a function that is declared only, and tests for null."""

from __future__ import annotations

from ...ir.builder import is_zero
from ...ir.functions import Function
from ...ir.instructions import Call, Compare
from ...rules import RuleBook
from ...rules.effects import CallFacts


def facts_of(call: Call, book: RuleBook) -> CallFacts | None:
    """What is known of a call; None where the callee has a body, or nobody knows it."""
    callee = call.callee
    return book.facts(callee.name) if isinstance(callee, Function) and callee.is_declaration else None


def tests_null(test: Compare) -> bool:
    """Whether a comparison asks if something is null, or zero."""
    return test.opcode == "icmp" and test.predicate in ("eq", "ne") and any(is_zero(o) for o in test.operands)
