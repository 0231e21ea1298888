"""Atomic extrema: what numba-cuda's are, and LLVM's operations are not quite, stands in their scope.

    cuda.atomic.nanmax(m, 0, x)    atomicrmw fmax ptr %m, double %x monotonic
    cuda.atomic.max(m, 0, x)       atomicrmw fmax ptr %m, double %x syncscope("ne.nan.stays") monotonic

    numba_cuda_mlir's max              atomicrmw fmaximum ptr %m, double %x monotonic

A number that is no number is never put into memory; where one lies there, the first replaces it and the second lets it stay.
By the third it is put there, and stays.
``settled``: the winner stores its number once more after the next barrier, and that store carries the derivative.
"""

from __future__ import annotations

import re
from typing import TypeGuard

from .builder import Builder
from .instructions import AtomicRMW
from .values import Value

NAN_STAYS, SETTLED = "ne.nan.stays", "ne.settled"
TANGENT = "ne.tangent."
OPERATIONS = ("fmax", "fmin", "fmaximum", "fminimum")
PUTS_NAN = OPERATIONS[2:]
CALL = re.compile(
    r'call (?P<type>double|float) @"?___numba_atomic_(?:double|float)_(?P<nan>nan)?(?P<which>max|min)"?'
    r"\(ptr (?P<pointer>\S+), (?P=type) (?P<value>[^)]+)\)")  # fmt: skip
OPERATION = re.compile(
    r"atomicrmw f(?P<which>max|min)(?P<puts_nan>imum)? ptr (?P<pointer>[^,]+), (?P<type>double|float) (?P<value>\S+)"
    r'(?: syncscope\("(?P<scope>[^"]*)"\))? monotonic(?:, align \d+)?')  # fmt: skip


def is_extremum(instruction: Value) -> TypeGuard[AtomicRMW]:
    return isinstance(instruction, AtomicRMW) and instruction.operation in OPERATIONS


def is_settled(update: AtomicRMW) -> bool:
    return SETTLED in update.suffix


def settle(update: AtomicRMW) -> None:
    """From now on the derivative is another instruction's affair."""
    scope = f"{SETTLED}.{NAN_STAYS}" if NAN_STAYS in update.suffix else SETTLED
    update.suffix = f' syncscope("{scope}") monotonic'


def wins(b: Builder, update: AtomicRMW, value: Value, old: Value) -> Value:
    """Whether the value goes to memory where ``old`` lies."""
    better = "gt" if update.operation.startswith("fmax") else "lt"
    if update.operation in PUTS_NAN:
        return b.binary("and", b.fcmp(f"u{better}", value, old), b.fcmp("ord", old, old))
    if NAN_STAYS in update.suffix:
        return b.fcmp(f"o{better}", value, old)
    return b.binary("and", b.fcmp(f"u{better}", value, old), b.fcmp("ord", value, value))


def with_tangent(update: AtomicRMW) -> str:
    """The function that changes a number and its tangent in one step; whoever runs the threads defines it."""
    nan = "" if NAN_STAYS in update.suffix or update.operation in PUTS_NAN else "nan"
    return f"{TANGENT}{nan}{update.operation[1:]}.{update.type}"


def as_operations(text: str) -> str:
    """numba-cuda's calls as operations."""
    return CALL.sub(_operation, text)


def _operation(match: re.Match[str]) -> str:
    scope = "" if match["nan"] else f' syncscope("{NAN_STAYS}")'
    return f"atomicrmw f{match['which']} ptr {match['pointer']}, {match['type']} {match['value']}{scope} monotonic"


def as_calls(text: str) -> str:
    """Operations as the calls that they were, declared; those that LLVM knows, as LLVM knows them."""
    names: dict[str, str] = {}

    def call(match: re.Match[str]) -> str:
        if match["puts_nan"]:
            return f"atomicrmw f{match['which']}imum ptr {match['pointer']}, {match['type']} {match['value']} monotonic"
        nan = "" if NAN_STAYS in (match["scope"] or "") else "nan"
        name = f"___numba_atomic_{match['type']}_{nan}{match['which']}"
        names[name] = match["type"]
        return f"call {match['type']} @{name}(ptr {match['pointer']}, {match['type']} {match['value']})"

    text = OPERATION.sub(call, text)
    known = re.findall(r"^declare [^@]*@(\w+)\(", text, re.MULTILINE)
    declared = [f"declare {type_} @{name}(ptr, {type_})" for name, type_ in names.items() if name not in known]
    return "\n".join([text, *declared, ""]) if declared else text
