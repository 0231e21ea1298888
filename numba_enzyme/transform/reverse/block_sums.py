"""What all threads of a kernel add to one place of shadow memory: summed per thread, then added once per block.

    load of c[0]       reverse:  sum += v.d                                      (a register)
    end of the sweep             call void @ne.block.add.f64(ptr %c.d, sum)      all threads of the block come here

The plan says for which loads (:mod:`..instructions.accesses`); their addresses can be computed at the end, whether
or not the load was reached.
"""

from __future__ import annotations

from ...ir.clone import copy_instruction
from ...ir.functions import Argument, Instruction
from ...ir.instructions import Load
from ...ir.types import Type
from ...ir.values import Value
from ..for_annotations import ReverseSweep
from ..instructions.accesses import UpdateKind
from ..instructions.shared_updates import BLOCK_ADD, add_together


class BlockSums:
    """The sums of one function's reverse sweep ``r``; loads of one address share one."""

    def __init__(self, r: ReverseSweep) -> None:
        self.r = r
        self._slots: dict[tuple[Value, Type], Value] = {}
        self._of: dict[Instruction, Value] = {}
        self._steps: dict[Value, tuple[Instruction, ...]] = {}
        for load, planned in r.plan.accesses.items():
            if planned.kind is UpdateKind.BLOCK and isinstance(load, Load) and planned.view is not None:
                key = load.pointer, planned.view
                if key not in self._slots:
                    self._slots[key] = r.zeroed_slot(planned.view, "of.block")
                    self._steps[load.pointer] = planned.steps
                self._of[load] = self._slots[key]

    def add(self, load: Instruction, amount: Value) -> None:
        """Add to a load's sum."""
        b, slot = self.r.b, self._of[load]
        b.store(b.binary("fadd", b.load(amount.type, slot), amount), slot)

    def tell(self) -> None:
        """Add the sums to memory, where every thread comes by."""
        for (pointer, type_), slot in self._slots.items():
            address = self._shadow(pointer)
            add_together(self.r.b, BLOCK_ADD, address, self.r.b.load(type_, slot))

    def _shadow(self, pointer: Value) -> Value:
        """The shadow's address, computed once more from what is known at the end."""
        frame, made = self.r.frame, {}

        def operand(value: Value) -> Value:
            if value in made:
                return made[value]
            if isinstance(value, Argument):
                return frame.shadow(value) if self.r.context.has_shadow(value) else frame.primal(value)
            return value

        for step in self._steps[pointer]:
            new = copy_instruction(step, operand)
            new.name, new.metadata = "", {}
            made[step] = self.r.b.append(new)
        return operand(pointer)
