"""The way out where no derivative is known of a function, by what its name tells."""

from __future__ import annotations

RULE = "give it a rule (ne.rule, or ne.custom_vjp around it)"
GENERAL = f"write it with functions that are known, {RULE}, or mark its arguments const"
HALVES = "keep halves in arrays and compute with wider numbers: float32(x[i])"
ASSEMBLY = "write it with functions that are known, or mark its arguments const"
THROUGH_A_POINTER = f"call it by its name instead of through a pointer or a cfunc, {RULE}, or mark its arguments const"


def advice(callee: str) -> str:
    """What to do about a call of this function; the empty name stands for a pointer."""
    if not callee:
        return THROUGH_A_POINTER
    if "__half" in callee:
        return HALVES
    return GENERAL


def advice_on_assembly(text: str) -> str:
    """What to do about inline assembly."""
    return HALVES if ".f16" in text else ASSEMBLY
