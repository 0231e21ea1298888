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
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Call, Cast
from ...ir.types import DOUBLE, FLOAT, I64
from ...ir.values import Value
from ...rules import RuleBook
from .canonical_calls import rewrite_instructions

ROUNDINGS = frozenset(["floor", "ceil", "trunc", "rint", "nearbyint", "round", "roundeven"])
EXACT = ((DOUBLE, DOUBLE), (FLOAT, FLOAT), (FLOAT, DOUBLE))


def keep_rounding_in_float(module: Module, book: RuleBook) -> bool:
    """Replace the way through an integer, in place; whether there was any."""
    rewritten = [
        rewrite_instructions(module, function, lambda i: _stay_floating if _comes_back(i, book) else None)
        for function in module.functions.values()
    ]
    return any(rewritten)


def _stay_floating(b: Builder, conversion: Instruction) -> Value:
    integer = conversion.operands[0]
    assert isinstance(integer, Instruction)
    whole = integer.operands[0]
    b.debug = conversion.metadata.get("dbg")
    wide = whole if whole.type == conversion.type else b.cast("fpext", whole, conversion.type)
    made = b.binary("fadd", wide, zero(wide.type), name=conversion.name)
    b.debug = None
    return made


def _comes_back(instruction: Instruction, book: RuleBook) -> bool:
    """Whether a rounded number comes back from an integer here."""
    if not (isinstance(instruction, Cast) and instruction.opcode == "sitofp"):
        return False
    integer = instruction.operands[0]
    if not (isinstance(integer, Cast) and integer.opcode == "fptosi" and integer.type == I64):
        return False
    whole = integer.operands[0]
    if (whole.type, instruction.type) not in EXACT or not isinstance(whole, Call) or not isinstance(whole.callee, Function):
        return False
    rule = book.scalar_rule(whole.callee.name, whole.type) if whole.callee.is_declaration else None
    return rule is not None and rule.name in ROUNDINGS
