"""Arithmetic whose result a select may throw away: optimisers turn branches into selects and compute both sides.

    %p = fmul double %c, %x                    speculated: where %x is NaN, %p is not what is taken
    %r = select i1 %number, double %p, double %c
    %s = fadd double %c, %x                    not speculated

What is thrown away has adjoint zero, and zero times the NaN or the infinity that was the reason to throw it away is zero.
"""

from __future__ import annotations

from ..ir.model import Function, Instruction, Select, Value
from ..ir.types import FloatType, scalar_type

FORGIVING = frozenset(["nnan", "fast"])  # flags by which NaN is promised not to occur


def speculated(function: Function, uses: dict[Value, list[Instruction]]) -> set[Instruction]:
    """Floating instructions with a user in the same block that is a select, or speculated itself."""
    found: set[Instruction] = set()
    for block in function.blocks:
        for instruction in reversed(block.instructions):
            if not isinstance(scalar_type(instruction.type), FloatType) or FORGIVING & set(instruction.flags):
                continue
            for user in uses.get(instruction, ()):
                if user.block is block and (user in found or (isinstance(user, Select) and user.operands[0] is not instruction)):
                    found.add(instruction)
                    break
    return found
