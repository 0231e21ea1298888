"""What is said where no derivative is known of a function, and the way out, by what the name tells.

    refusal("zeta")                        "no derivative is known of `zeta`", "write it with functions that are known, ..."
    refusal("NRT_MemInfo_new_varsize")     "a set holds numbers with a derivative", "use a list or an array instead of a set"
"""

from __future__ import annotations

RULE = "give it a rule (ne.rule, or ne.custom_vjp around it)"
GENERAL = f"write it with functions that are known, {RULE}, or mark its arguments const"
HALVES = "keep halves in arrays and compute with wider numbers: float32(x[i])"
ASSEMBLY = "write it with functions that are known, or mark its arguments const"
THROUGH_A_POINTER = f"call it by its name instead of through a pointer or a cfunc, {RULE}, or mark its arguments const"
SETS = "use a list or an array instead of a set"
OF_SETS = ("NRT_MemInfo_new_varsize", "NRT_MemInfo_varsize_alloc", "NRT_MemInfo_varsize_free")  # lists grow by another one


def refusal(callee: str) -> tuple[str, str]:
    """What is said of a function without a derivative, and what to do about it."""
    if callee.startswith(OF_SETS):
        return "a set holds numbers with a derivative", SETS
    return f"no derivative is known of `{callee}`", advice(callee)


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
