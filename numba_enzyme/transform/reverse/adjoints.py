"""Adjoints of values: plain SSA values while they live in one block, stack slots where they cross blocks.

    add(x, a); add(x, b); take(x)      %x.d = fadd double %a, %b

LLVM turns the slots into registers and phis again; a slot is zero whenever its value's definition was mirrored.
"""

from __future__ import annotations

from ...analysis.control.loops import Loop
from ...ir.builder import ANY_ORDER, SIGN_OF_ZERO, is_zero, zero
from ...ir.functions import Argument, Instruction, Phi
from ...ir.types import FloatType, IntType, Type, is_floating, scalar_type
from ...ir.values import Value
from ..context import Context
from ..for_annotations import ReverseSweep
from ..planning.reordered_sums import is_carried


class Adjoints:
    """The adjoints of one reverse sweep; ``sweep`` gives the builder and makes stack slots."""

    def __init__(self, context: Context, sweep: ReverseSweep) -> None:
        self.context = context
        self.sweep = sweep
        self.reordered: Loop | None = None  # the loop whose mirror is emitted, if its sums have no order
        self._slots: dict[Value, Value] = {}
        self._local: dict[Value, Value] = {}
        self._locality: dict[Value, bool] = {}

    def add(self, value: Value, amount: Value) -> None:
        """``adjoint(value) += amount``; nothing for values without one."""
        if not self.context.active(value) or is_zero(amount):
            return
        if self._is_local(value):
            before = self._local.get(value)
            self._local[value] = amount if before is None else self.sum(value, before, amount)
            return
        slot, b = self._slot(value), self.sweep.b
        before = b.load(value.type, slot)
        b.store(self._sum(value.type, self.context.carried_float(value), before, amount, self.permissions(value)), slot)

    def permissions(self, target: Value) -> tuple[str, ...]:
        """The flags of a sum that is kept in the slot of a value, or behind a pointer, both of the primal."""
        return ANY_ORDER if self.reordered is not None and is_carried(target, self.reordered) else SIGN_OF_ZERO

    def take(self, value: Value) -> Value | None:
        """The adjoint of a value, which is then zero; None if it is zero for certain, as that of an inactive one."""
        if self._is_local(value):
            return self._local.pop(value, None)
        if not self.context.active(value):
            return None
        slot = self._slot(value)
        b = self.sweep.b
        found = b.load(value.type, slot, f"{value.name}.d" if value.name else "")
        b.store(zero(value.type), slot)
        return found

    def sum(self, value: Value, a: Value, b: Value) -> Value:
        """The sum of two adjoints of a value: of its floats, whatever its type."""
        return self._sum(value.type, self.context.carried_float(value), a, b)

    def _sum(self, type_: Type, carried: FloatType | None, a: Value, b: Value, flags: tuple[str, ...] = SIGN_OF_ZERO) -> Value:
        builder = self.sweep.b
        if is_zero(a):
            return b
        if is_zero(b):
            return a
        if is_floating(type_):
            return builder.binary("fadd", a, b, flags=flags)
        if isinstance(scalar_type(type_), IntType):
            view = self.context.float_view(type_, carried)
            assert view is not None
            total = builder.binary("fadd", builder.bitcast(a, view), builder.bitcast(b, view))
            return builder.bitcast(total, type_)
        total = a
        for path, _, leaf in self.context.layout.leaves(type_):
            if is_floating(leaf):
                part = builder.binary("fadd", builder.extract_value(a, path), builder.extract_value(b, path))
                total = builder.insert_value(total, part, path)
        return total

    def _slot(self, value: Value) -> Value:
        found = self._slots.get(value)
        if found is None:
            found = self._slots[value] = self.sweep.zeroed_slot(value.type, f"{value.name}.d" if value.name else "d")
        return found

    def _is_local(self, value: Value) -> bool:
        """Whether all adjoint contributions come up in the mirror of the value's own block, and it is taken there.

        Of a block that may be passed, phis are taken in what is not passed of its mirror.
        """
        if isinstance(value, Argument) or not isinstance(value, Instruction):
            return False
        known = self._locality.get(value)
        if known is None:  # asked once for every user
            users = self.context.users.get(value, ())
            there = not isinstance(value, Phi) or value.block not in self.sweep.rests
            known = self._locality[value] = there and all(u.block is value.block and not isinstance(u, Phi) for u in users)
        return known
