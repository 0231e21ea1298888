"""Operations on the sign bits of floating-point numbers, as negations and selects of the numbers. Bits stay what they are.

    %x.i = bitcast double %x to i64           %c = icmp slt i64 %y.i, 0
    %s = and i64 %y.i, 0x8000000000000000     %n = fneg double %x
    %z = xor i64 %x.i, %s                     %z = bitcast (select %c, %n, %x) to i64

    xor, <0, 0x8000000000000000>    lanes negated           and, <-1, 0>      lanes cleared
    or, 0x8000000000000000          -|x|                    llvm.smax(%x.i, 0), llvm.smin(%x.i, 0)    x or 0, by its sign
    and %x.i, (sext i1 %c)          x or 0                  and %x.i, (ashr %y.i, 63)                 the same, by the sign of y

Only where the result is read as a float, or is made from one; of integers nothing is said.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.builder import Builder, zero
from ...ir.functions import Function, Instruction, Module
from ...ir.instructions import Binary, Call, Cast
from ...ir.types import I1, FloatType, IntType, Type, VectorType, integer_bits, scalar_type, vector_of
from ...ir.values import Constant, ConstantAggregate, ConstantInt, ConstantSplat, ConstantWord, Value
from ...rules.symbols import type_suffix
from .canonical_calls import Rewrite, rewrite_instructions

FLOATS = {64: FloatType("double"), 32: FloatType("float")}
BITWISE = ("and", "or", "xor")
BITWISE_DEPTH = 4
KEPT, CLEARED, ABSOLUTE, NEGATED, NEGATIVE = "kept", "cleared", "absolute", "negated", "negative"


def read_sign_bits(module: Module) -> bool:
    """Rewrite all functions in place; whether anything changed."""
    functions = [f for f in module.functions.values() if not f.is_declaration]
    changed = [rewrite_instructions(module, f, SignBits(f).rewrite_of) for f in functions]
    return any(changed)


class SignBits:
    """What is read as a float in one function."""

    def __init__(self, function: Function) -> None:
        self.users: dict[Value, list[Instruction]] = {}
        for instruction in function.instructions():
            for operand in instruction.operands:
                self.users.setdefault(operand, []).append(instruction)

    def rewrite_of(self, instruction: Instruction) -> Rewrite | None:
        width = getattr(scalar_type(instruction.type), "bits", 0) if _is_integral(instruction.type) else 0
        if width not in FLOATS:
            return None
        if instruction.opcode in BITWISE:
            return self._of_bitwise(instruction, width)
        if isinstance(instruction, Call) and isinstance(instruction.callee, Function):
            name = instruction.callee.name
            if name.startswith(("llvm.smax.", "llvm.smin.")) and _lanes(instruction.arguments[1]) == {0}:
                return self._clearing(instruction, "sgt" if ".smax." in name else "slt")
        return None

    def _clearing(self, call: Call, predicate: str) -> Rewrite | None:
        number = call.arguments[0]
        if not self._is_float(number, call):
            return None

        def emit(b: Builder, _: Instruction) -> Value:
            x = _as_float(b, number)
            condition = b.icmp(predicate, number, zero(number.type))
            return b.bitcast(b.select(condition, x, zero(x.type)), number.type, call.name)

        return emit

    def _of_bitwise(self, instruction: Instruction, width: int) -> Rewrite | None:
        for number, other in (instruction.operands, instruction.operands[::-1]):
            if isinstance(number, Constant) or not self._is_float(number, instruction):
                continue
            if isinstance(other, Constant):
                way = _by_constant(instruction, number, other, width)
            else:
                way = _by_sign(instruction, number, other, width) or _by_mask(instruction, number, other)
            if way is not None:
                return way
        return None

    def _is_float(self, value: Value, instruction: Instruction) -> bool:
        """Whether the operand is the bits of a float, or the result is nothing else."""
        return _from_float(value) or self._is_read_as_float(instruction, BITWISE_DEPTH)

    def _is_read_as_float(self, instruction: Instruction, depth: int) -> bool:
        """Whether all that is done with the bits is to read them as a float, after more such operations perhaps."""
        users = self.users.get(instruction, [])
        further = [u for u in users if not (u.opcode == "bitcast" and _holds_words_of(u.type, instruction.type))]
        return bool(users) and depth > 0 and all(u.opcode in BITWISE and self._is_read_as_float(u, depth - 1) for u in further)


def _by_constant(instruction: Instruction, number: Value, constant: Constant, width: int) -> Rewrite | None:
    """Lane by lane something is done to the number; what LLVM's families know as it is stays."""
    lanes = _lane_values(constant)
    if lanes is None:
        return None
    sign = 1 << width - 1
    known = {
        "and": {0: CLEARED, (1 << width) - 1: KEPT, sign - 1: ABSOLUTE},
        "xor": {0: KEPT, sign: NEGATED},
        "or": {0: KEPT, sign: NEGATIVE},
    }[instruction.opcode]
    words = [word for lane in lanes if (word := known.get(lane % (1 << width))) is not None]
    if len(words) < len(lanes) or (len(set(words)) == 1 and words[0] not in (NEGATIVE, NEGATED, ABSOLUTE)):
        return None

    def emit(b: Builder, _: Instruction) -> Value:
        x = _as_float(b, number)
        result = x
        for word in dict.fromkeys(words):
            if word != KEPT:
                chosen: list[Constant] = [ConstantInt(I1, int(w == word)) for w in words]
                changed = _changed(b, x, word)
                everywhere = len(set(words)) == 1
                mask = ConstantAggregate(VectorType(len(chosen), I1), chosen) if isinstance(x.type, VectorType) else chosen[0]
                result = changed if everywhere else b.select(mask, changed, result)
        return b.bitcast(result, number.type, instruction.name)

    return emit


def _changed(b: Builder, x: Value, word: str) -> Value:
    if word == CLEARED:
        return zero(x.type)
    if word == NEGATED:
        return b.fneg(x)
    absolute = b.call_named(f"llvm.fabs.{type_suffix(x.type)}", x.type, [x])
    return b.fneg(absolute) if word == NEGATIVE else absolute


def _by_sign(instruction: Instruction, number: Value, other: Value, width: int) -> Rewrite | None:
    """``other`` is nothing but the sign of something."""
    if instruction.opcode not in ("xor", "or") or not isinstance(other, Binary) or other.opcode != "and":
        return None
    signed = next((a for a, m in (other.operands, other.operands[::-1]) if _is_splat(m, 1 << width - 1, width)), None)
    if signed is None:
        return None
    word = NEGATED if instruction.opcode == "xor" else NEGATIVE
    return _selecting(instruction, number, _is_negative(signed), lambda b, x: (_changed(b, x, word), x))


def _by_mask(instruction: Instruction, number: Value, other: Value) -> Rewrite | None:
    """``other`` is all ones or all zeros, by a truth value or by the sign of something."""
    if instruction.opcode != "and":
        return None
    if isinstance(other, Cast) and other.opcode == "sext" and scalar_type(other.operands[0].type) == I1:
        return _selecting(instruction, number, lambda b: other.operands[0], lambda b, x: (x, zero(x.type)))
    width = integer_bits(scalar_type(number.type))
    if isinstance(other, Binary) and other.opcode == "ashr" and _is_splat(other.operands[1], width - 1, width):
        return _selecting(instruction, number, _is_negative(other.operands[0]), lambda b, x: (x, zero(x.type)))
    return None


def _is_negative(bits: Value) -> Callable[[Builder], Value]:
    return lambda b: b.icmp("slt", bits, zero(bits.type))


def _selecting(
    instruction: Instruction,
    number: Value,
    condition: Callable[[Builder], Value],
    sides: Callable[[Builder, Value], tuple[Value, Value]],
) -> Rewrite:
    def emit(b: Builder, _: Instruction) -> Value:
        then, otherwise = sides(b, _as_float(b, number))
        return b.bitcast(b.select(condition(b), then, otherwise), number.type, instruction.name)

    return emit


def _as_float(b: Builder, bits: Value) -> Value:
    element = FLOATS[integer_bits(scalar_type(bits.type))]
    return b.bitcast(bits, VectorType(bits.type.count, element) if isinstance(bits.type, VectorType) else element)


def _from_float(value: Value) -> bool:
    if not isinstance(value, Cast) or value.opcode != "bitcast":
        return False
    return isinstance(scalar_type(value.operands[0].type), FloatType) and _count(value.type) == _count(value.operands[0].type)


def _holds_words_of(floats: Type, bits: Type) -> bool:
    """Whether each lane of the bits is a float or a part of one: two floats in one word are no double."""
    return isinstance(scalar_type(floats), FloatType) and _count(floats) <= _count(bits)


def _count(type_: Type) -> int:
    return type_.count if isinstance(type_, VectorType) else 0


def _is_integral(type_: Type) -> bool:
    return isinstance(scalar_type(type_), IntType) and not getattr(type_, "scalable", False)


def _lane_values(constant: Constant) -> list[int] | None:
    if isinstance(constant, ConstantInt):
        return [constant.value]
    if isinstance(constant, ConstantSplat) and isinstance(constant.element, ConstantInt):
        return [constant.element.value] * vector_of(constant.type).count
    if not isinstance(constant, ConstantAggregate):
        return None
    values = [e.value for e in constant.elements if isinstance(e, ConstantInt)]
    return values if len(values) == len(constant.elements) else None


def _lanes(value: Value) -> set[int]:
    if isinstance(value, ConstantWord) and value.word == "zeroinitializer":
        return {0}
    return set(_lane_values(value) or ()) if isinstance(value, Constant) else set()


def _is_splat(value: Value, bits: int, width: int) -> bool:
    lanes = _lanes(value)
    return len(lanes) == 1 and lanes.pop() % (1 << width) == bits
