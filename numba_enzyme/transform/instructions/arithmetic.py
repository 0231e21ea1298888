"""Floating-point and integer arithmetic, comparisons and casts.

    %y = fmul double %a, %b           tangent  y.d = a*b.d + b*a.d        adjoint  a.d += b*y.d;  b.d += a*y.d
    %w = fpext float %x to double     tangent  w.d = fpext x.d            adjoint  x.d += fptrunc w.d

Integers carry a derivative only where they carry a float's bits; moving such bits about is exact, arithmetic on them refused,
but for the ways in which optimisers write fabs, negation and copysign.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...diagnostics import Problem
from ...ir.builder import Builder
from ...ir.functions import Instruction
from ...ir.types import IntType, scalar_type
from ...ir.values import ConstantAggregate, ConstantInt, ConstantSplat, Value
from ..context import Context
from ..for_annotations import ForwardSweep, ReverseSweep, TangentSweep
from ..sweep import Sweep
from .aligned_addresses import moves_in_shadow
from .family import LocalFamily, StructuralFamily
from .places import problem
from .scalar_rules import rule_adjoint, rule_needs, rule_tangent


class FloatArithmetic(LocalFamily):
    """fneg fadd fsub fmul fdiv frem, by their rows."""

    def tangent(self, instruction: Instruction, s: TangentSweep) -> None:
        s.copy(instruction)
        if s.context.active(instruction):
            rule = s.context.book.instruction_rule(instruction.opcode)
            tangent = rule_tangent(rule, instruction, instruction.operands, s)
            if tangent is not None:
                s.set_shadow(instruction, tangent)

    def needs(self, instruction: Instruction, c: Context) -> Iterable[Need]:
        return rule_needs(c.book.instruction_rule(instruction.opcode), instruction, instruction.operands, c)

    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        rule_adjoint(r.context.book.instruction_rule(instruction.opcode), instruction, instruction.operands, r)


class IntegerArithmetic(StructuralFamily):
    """add sub mul shl lshr or xor and ...: pointers in integers keep their shadow, bits of floats are moved or refused."""

    def structural(self, instruction: Instruction):
        return [i for i, operand in enumerate(instruction.operands) if self._moves(instruction, i, operand)]

    @staticmethod
    def _moves(instruction: Instruction, position: int, operand: Value) -> bool:
        if isinstance(operand, ConstantInt):
            return False
        return instruction.opcode not in ("shl", "lshr") or position == 0

    def tangent(self, instruction: Instruction, s: TangentSweep) -> None:
        s.copy(instruction)
        c = s.context
        if c.active(instruction) and not c.has_shadow(instruction):
            s.set_shadow(instruction, self._bits_tangent(instruction, s))
        elif c.has_shadow(instruction):
            s.set_shadow(instruction, self._pointer_shadow(instruction, s))

    def shadow(self, instruction: Instruction, s: ForwardSweep) -> None:
        s.copy(instruction)
        if s.context.has_shadow(instruction):
            s.set_shadow(instruction, self._pointer_shadow(instruction, s))

    def _pointer_shadow(self, instruction: Instruction, s: Sweep) -> Value:
        operands = iter([s.shadow(o) if s.context.has_shadow(o) else s.primal(o) for o in instruction.operands])
        return s.copy_with(instruction, lambda _: next(operands))

    def _bits_tangent(self, instruction: Instruction, s: Sweep) -> Value:
        kind = bit_operation(instruction, s.context)
        if kind == "move":
            return self.mirrored(instruction, s)
        operand = instruction.operands[0]
        return _signed(s.b, s.context, instruction, kind, s.shadow(operand), s.primal(operand))

    def needs(self, instruction: Instruction, c: Context) -> Iterable[Need]:
        if c.active(instruction) and bit_operation(instruction, c) == "abs":
            yield Need(instruction.operands[0])

    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        seed = r.take(instruction)
        if seed is None:
            return
        a, b = instruction.operands
        kind = bit_operation(instruction, r.context)
        if kind != "move":
            primal = r.primal(a) if kind == "abs" else None
            r.add(a, _signed(r.b, r.context, instruction, kind, seed, primal))
        elif instruction.opcode == "or":
            r.add(a, seed)
            r.add(b, seed)
        else:
            back = "lshr" if instruction.opcode == "shl" else "shl"
            r.add(a, r.b.binary(back, seed, b))

    def problems(self, instruction: Instruction, c: Context) -> Iterator[Problem]:
        if c.active(instruction) and not c.has_shadow(instruction) and bit_operation(instruction, c) is None:
            yield problem("NE210", "arithmetic on the bits of a floating-point number", instruction, c,
                          fix="write it with floating-point operations (abs, copysign, frexp, ldexp)")  # fmt: skip


def bit_operation(instruction: Instruction, c: Context) -> str | None:
    """What an integer instruction does to a float's bits: "move", "abs", "negate", or None for anything else."""
    b = instruction.operands[1]
    carried = c.carried_float(instruction)
    element = scalar_type(instruction.type)
    if carried is None or not isinstance(element, IntType):
        return None
    lane = c.layout.bits_of(carried)
    if instruction.opcode == "or":
        return "move" if not isinstance(b, ConstantInt) or b.value == 0 else None
    if instruction.opcode in ("shl", "lshr"):
        return "move" if isinstance(b, ConstantInt) and b.value % lane == 0 else None
    constant = _splat(b)
    if constant is None or element.bits != lane:
        return None
    mask = constant % (1 << lane)
    if instruction.opcode == "and" and mask == (1 << (lane - 1)) - 1:
        return "abs"
    if instruction.opcode == "xor" and mask == 1 << (lane - 1):
        return "negate"
    return None


def _splat(value: Value) -> int | None:
    if isinstance(value, ConstantInt):
        return value.value
    if isinstance(value, ConstantSplat):
        return _splat(value.element)
    if isinstance(value, ConstantAggregate) and all(isinstance(e, ConstantInt) for e in value.elements):
        values = {e.value for e in value.elements if isinstance(e, ConstantInt)}
        return values.pop() if len(values) == 1 else None
    return None


def _signed(b: Builder, c: Context, instruction: Instruction, kind: str | None, seed: Value, primal: Value | None) -> Value:
    """The derivative bits of |x| or -x, from those of x and, for |x|, the sign of x."""
    view = c.float_view(instruction.type, c.carried_float(instruction))
    assert view is not None
    seed_float = b.bitcast(seed, view)
    flipped = b.fneg(seed_float)
    if kind == "negate" or primal is None:
        return b.bitcast(flipped, instruction.type)
    negative = b.icmp("slt", primal, b.integer(instruction.type, 0))
    return b.bitcast(b.select(negative, flipped, seed_float), instruction.type)


class Comparison(LocalFamily):
    """icmp and fcmp carry nothing."""


class Casts(StructuralFamily):
    """Conversions between floats; casts that keep the bits; pointers and integers."""

    def tangent(self, instruction: Instruction, s: TangentSweep) -> None:
        s.copy(instruction)
        c = s.context
        if c.has_shadow(instruction) or (c.active(instruction) and self._carries(instruction, c)):
            s.set_shadow(instruction, self.mirrored(instruction, s))

    @staticmethod
    def _carries(instruction: Instruction, c: Context) -> bool:
        if instruction.opcode == "sext":  # of the bits of a float: the copies of its sign are shifted out again
            return c.carried_float(instruction) is not None
        return instruction.opcode in ("fpext", "fptrunc", "bitcast", "trunc", "zext", "ptrtoint", "inttoptr", "addrspacecast")

    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        if not r.context.active(instruction) or not self._carries(instruction, r.context):
            return
        seed = r.take(instruction)
        if seed is None:
            return
        source = instruction.operands[0]
        back = {"fpext": "fptrunc", "fptrunc": "fpext", "trunc": "zext", "zext": "trunc", "sext": "trunc", "bitcast": "bitcast"}
        r.add(source, r.b.cast(back[instruction.opcode], seed, source.type))

    def problems(self, instruction: Instruction, c: Context) -> Iterator[Problem]:
        source = instruction.operands[0]
        if instruction.opcode == "inttoptr" and (c.loses_shadow(source) or moves_in_shadow(source, c)):
            yield problem("NE207", "an address is made from a number of which it is not known that it is one", instruction, c,
                          fix="compute addresses by getelementptr")  # fmt: skip
        integers = isinstance(scalar_type(source.type), IntType) and isinstance(scalar_type(instruction.type), IntType)
        if instruction.opcode == "trunc" and integers and c.active(instruction):
            carried = c.carried_float(instruction)
            if carried is not None and c.layout.bits_of(scalar_type(instruction.type)) % c.layout.bits_of(carried):
                yield problem("NE210", "part of the bits of a floating-point number", instruction, c)
        if not c.active(instruction):
            return
        if instruction.opcode == "sext" and not self._carries(instruction, c) and c.carried_float(source) is not None:
            yield problem("NE210", "arithmetic on the bits of a floating-point number", instruction, c)
        if instruction.opcode in ("sitofp", "uitofp"):
            yield problem("NE210", "the bits of a floating-point number are read as an integer", instruction, c,
                          fix="write it with floating-point operations (log2, frexp)")  # fmt: skip

