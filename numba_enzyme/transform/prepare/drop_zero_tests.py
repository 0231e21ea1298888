"""Tests of a derivative that is differentiated again, for products of zero and infinity that can't be.

    %none = fcmp oeq double %ct, 0.0                      %ct is 2 / n, or
    %odd = fcmp uno double %product, 0.0                  %product = fmul double %ct, %partial, where %partial is 1 / sqrt(s)
    %both = and i1 %none, %odd                   ->       false    and s was found not to be zero
    %v = select i1 %both, double 0.0, double %product     %product

A cotangent of zero stays zero whatever the partial is: the product is NaN if that is infinite. It is not where the partial is
bounded, and a partial that is NaN comes from what has made the cotangent NaN, too. What is left out here would be
differentiated, and keeps loops of both sweeps from being vectorised.
"""

from __future__ import annotations

import math
import re
import struct
from collections.abc import Iterator
from typing import TypeGuard

from ...analysis.control.cfg import ControlFlow
from ...ir.builder import is_zero
from ...ir.functions import Block, Function, Instruction, Module, replace_uses
from ...ir.instructions import Binary, Branch, Call, Cast, Compare, Select, Unary
from ...ir.types import I1, FloatType, IntType
from ...ir.values import Constant, ConstantFloat, ConstantInt, Value
from ...ir.walks import reached

DEEPEST = 12  # operations that are looked through
SLACK = 1e-6  # more than an operation rounds
NORMAL = {"double": (2.3e-308, 1.7e308), "float": (1.2e-38, 3.4e38)}
LEAST = {"double": 4.9e-324, "float": 1.4e-45}
NOT_ZERO = {"oeq": False, "ueq": False, "une": True, "one": True}  # the outcome that excludes zero
FROM_INTEGERS = ("uitofp", "sitofp")
ARITHMETIC = ("fadd", "fsub", "fmul", "fdiv")


def drop_zero_tests(module: Module) -> bool:
    """Replace what never holds, in place; whether something was."""
    changed = False
    for function in module.functions.values():
        changed |= not function.is_declaration and _settle(function)
    return changed


def _settle(function: Function) -> bool:
    asked = [(i, pair) for i in function.instructions() if (pair := _tested(i)) is not None]
    if not asked:
        return False
    bounds = Bounds(function)
    never = ConstantInt(I1, 0)
    for test, (cotangent, partial) in asked:
        if test.block in bounds.reached and bounds.product_is_a_number(cotangent, partial, test.block):
            bounds.never.add(test)
    replace_uses(function, dict.fromkeys(bounds.never, never))
    for block in {test.block for test in bounds.never}:
        block.instructions = [i for i in block.instructions if i not in bounds.never]
    return bool(bounds.never)


def _tested(test: Instruction) -> tuple[Value, Value] | None:
    """Cotangent and partial of a test whether the first is zero and their product no number."""
    both = isinstance(test, Binary) and test.opcode == "and"
    if not both and not (isinstance(test, Select) and isinstance(test.operands[2], ConstantInt) and is_zero(test.operands[2])):
        return None
    for first, second in (test.operands[:2], test.operands[1::-1]):
        if _compares(first, "oeq") and _compares(second, "uno") and isinstance(second.operands[0], Binary):
            product, cotangent = second.operands[0], first.operands[0]
            if product.opcode == "fmul" and any(o is cotangent for o in product.operands):
                return cotangent, product.operands[product.operands[0] is cotangent]
    return None


def _compares(value: Value, predicate: str) -> TypeGuard[Compare]:
    return (isinstance(value, Compare) and value.opcode == "fcmp" and value.predicate == predicate and is_zero(value.operands[1])
            and isinstance(value.type, IntType))  # fmt: skip


class Bounds:
    """Magnitudes of the numbers of one function: between which positive numbers a value lies if it is not NaN."""

    def __init__(self, function: Function) -> None:
        cfg = ControlFlow(function)
        self.reached = cfg.number
        self.never: set[Instruction] = set()  # tests that are known to fail
        self._dominators = cfg.dominators
        self._not_zero: dict[Value, list[Block]] = {}
        for block in cfg.order:
            branch = block.terminator
            if isinstance(branch, Branch) and branch.condition is not None and branch.targets[0] is not branch.targets[1]:
                test = branch.condition
                if isinstance(test, Compare) and test.predicate in NOT_ZERO and is_zero(test.operands[1]):
                    target = branch.targets[0 if NOT_ZERO[test.predicate] else 1]
                    if cfg.predecessors[target] == [block]:
                        self._not_zero.setdefault(test.operands[0], []).append(target)

    def product_is_a_number(self, cotangent: Value, partial: Value, block: Block) -> bool:
        """Whether the product of both is a number if the cotangent is zero."""
        if self.of(cotangent, block)[0] > 0.0:
            return True
        return self.of(partial, block)[1] < math.inf and self._sources(partial, block) <= set(self._carriers(cotangent))

    def of(self, value: Value, block: Block, depth: int = 0) -> tuple[float, float]:
        """The least and the largest magnitude that a value has in a block."""
        value = self._settled(value)
        if not isinstance(value.type, FloatType) or value.type.kind not in NORMAL or depth > DEEPEST:
            return 0.0, math.inf
        least, largest = self._computed(value, block, depth + 1)
        smallest_normal, largest_normal = NORMAL[value.type.kind]
        least = least * (1 - SLACK) if least * (1 - SLACK) >= smallest_normal else 0.0
        largest = largest * (1 + SLACK) if largest * (1 + SLACK) <= largest_normal else math.inf
        if least == 0.0 and any(self._dominators.dominates(b, block) for b in self._not_zero.get(value, ())):
            least = LEAST[value.type.kind]
        return least, largest

    def _computed(self, value: Value, block: Block, depth: int) -> tuple[float, float]:
        if isinstance(value, ConstantFloat):
            number = _number(value)
            return (0.0, math.inf) if math.isnan(number) else (abs(number), abs(number))
        if isinstance(value, Cast) and value.opcode in FROM_INTEGERS and isinstance(value.operands[0].type, IntType):
            return 0.0, math.ldexp(1.0, value.operands[0].type.bits)
        if isinstance(value, Unary) and value.opcode == "fneg":
            return self.of(value.operands[0], block, depth)
        if _is_root(value):
            least, largest = self.of(value.operands[0], block, depth)
            return math.sqrt(least), math.sqrt(largest)
        if isinstance(value, Binary) and value.opcode in ("fmul", "fdiv"):
            (a, b), (c, d) = (self.of(o, block, depth) for o in value.operands)
            if value.opcode == "fdiv":
                c, d = (0.0 if d == math.inf else 1.0 / d if d else math.inf), (1.0 / c if c > 1e-307 else math.inf)
            return (0.0 if 0.0 in (a, c) else a * c), (math.inf if math.inf in (b, d) else b * d)
        if isinstance(value, Binary) and value.opcode in ("fadd", "fsub"):
            return 0.0, sum(self.of(o, block, depth)[1] for o in value.operands)
        return 0.0, math.inf

    def _sources(self, value: Value, block: Block, depth: int = 0) -> set[Value]:
        """Values of which one is NaN if the given one is."""
        value = self._settled(value)
        if isinstance(value, Constant):
            return {value} if isinstance(value, ConstantFloat) and math.isnan(_number(value)) else set()
        if isinstance(value, Cast) and value.opcode in FROM_INTEGERS:
            return set()
        if depth > DEEPEST or not isinstance(value, (Binary, Unary)):
            return {value}
        if isinstance(value, Unary):
            return self._sources(value.operands[0], block, depth + 1)
        (a, b), (c, d) = (self.of(o, block) for o in value.operands)
        if value.opcode == "fdiv":
            known = (a > 0.0 or c > 0.0) and (b < math.inf or d < math.inf)  # neither 0 / 0 nor infinity by infinity
        else:
            known = value.opcode in ARITHMETIC and b < math.inf and d < math.inf
        if not known:
            return {value}
        return set().union(*(self._sources(o, block, depth + 1) for o in value.operands))

    def _carriers(self, value: Value) -> Iterator[Value]:
        """Values that make the given one NaN if they are."""
        def sources(current: Value) -> list[Value]:
            if isinstance(current, Unary) or _is_root(current) or (isinstance(current, Binary) and current.opcode in ARITHMETIC):
                return [self._settled(o) for o in current.operands if not isinstance(o, Constant)]
            return []

        return reached([self._settled(value)], sources)

    def _settled(self, value: Value) -> Value:
        """What a choice takes if its test is known to fail."""
        while isinstance(value, Select) and value.operands[0] in self.never:
            value = value.operands[2]
        return value


def _is_root(value: Value) -> TypeGuard[Call]:
    return isinstance(value, Call) and (value.callee_name or "").startswith("llvm.sqrt.f")


def _number(constant: ConstantFloat) -> float:
    """The number, NaN where it has a format of its own."""
    digits = constant.text.removeprefix("0x")
    if digits == constant.text:
        return float(constant.text)
    return struct.unpack(">d", bytes.fromhex(digits))[0] if re.fullmatch("[0-9A-F]{16}", digits) else math.nan
