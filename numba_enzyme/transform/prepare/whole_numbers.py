"""Whole numbers that stay floating: `math.floor` of Numba goes through an integer.

    %w = call double @llvm.floor.f64(double %x)
    %i = fptosi double %w to i64
    %f = sitofp i64 %i to double                 ->        %f = fadd double %w, 0.0

The same bits: a whole number that fits 64 bits comes back as it was, and -0 as the +0 of an integer. For one that does not fit
LLVM's conversion has no value. Conversions take longer than the arithmetic around them (three of them for each pair of particles
in a periodic box), and before AVX-512 there are none for vectors.
"""

from __future__ import annotations

from ...ir.builder import Builder, zero
from ...ir.model import Call, Cast, Function, Instruction, Module, Value
from ...ir.types import DOUBLE, FLOAT, I64
from ...rules import RuleBook
from .canonical_calls import replace_values

ROUNDINGS = frozenset(["floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"])
EXACT = ((DOUBLE, DOUBLE), (FLOAT, FLOAT), (FLOAT, DOUBLE))


def keep_floating(module: Module, book: RuleBook) -> bool:
    """Replace the way through an integer, in place; whether there was any."""
    changed = False
    for function in module.functions.values():
        if any(_rounded(i, book) for i in function.instructions()):
            _keep(module, function, book)
            changed = True
    return changed


def _keep(module: Module, function: Function, book: RuleBook) -> None:
    replaced: dict[Value, Value] = {}
    for block in function.blocks:
        old, block.instructions = block.instructions, []
        b = Builder(module, block)
        for instruction in old:
            whole = _rounded(instruction, book)
            if whole is None:
                b.append(instruction)
            else:
                b.debug = instruction.metadata.get("dbg")
                wide = whole if whole.type == instruction.type else b.cast("fpext", whole, instruction.type)
                replaced[instruction] = b.binary("fadd", wide, zero(wide.type), name=instruction.name)
                b.debug = None
    replace_values(function, replaced)


def _rounded(instruction: Instruction, book: RuleBook) -> Value | None:
    """The rounded number that comes back from an integer here."""
    if not (isinstance(instruction, Cast) and instruction.opcode == "sitofp"):
        return None
    integer = instruction.operands[0]
    if not (isinstance(integer, Cast) and integer.opcode == "fptosi" and integer.type == I64):
        return None
    whole = integer.operands[0]
    if (whole.type, instruction.type) not in EXACT or not isinstance(whole, Call) or not isinstance(whole.callee, Function):
        return None
    rule = book.scalar_rule(whole.callee.name, whole.type) if whole.callee.is_declaration else None
    return whole if rule is not None and rule.name in ROUNDINGS else None
