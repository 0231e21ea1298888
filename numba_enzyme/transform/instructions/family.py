"""What an instruction family answers; one subclass per family, forward and reverse side by side.

    shadow    reverse mode, forward sweep: emit the copy, and the shadow of a pointer result
    tangent   forward mode: emit the copy and the tangent
    needs     which primals and shadows the adjoint reads (asked before anything is emitted)
    adjoint   reverse sweep: take the result's adjoint, add to those of the operands
    updates   what the adjoint adds to in shadow memory that others may add to as well; None: it does not say
    access    of a load or store: how the adjoint changes shadow memory
    problems  why an instruction of the family can't be differentiated (asked before anything is emitted)
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from ...analysis.planning.recompute import Need
from ...analysis.threads.thread_sharing import ShadowUpdate
from ...diagnostics import Problem
from ...ir.functions import Instruction
from ...ir.values import Value
from ..context import Context
from ..for_annotations import ReverseSweep
from ..sweep import Sweep
from .accesses import AccessPlan


class Family:
    """Defaults: an instruction that is copied and carries nothing."""

    def shadow(self, instruction: Instruction, s: Sweep) -> None:
        s.copy(instruction)

    def tangent(self, instruction: Instruction, s: Sweep) -> None:
        s.copy(instruction)

    def needs(self, instruction: Instruction, c: Context) -> Iterable[Need]:
        return ()

    def is_mirrored(self, instruction: Instruction, c: Context) -> bool:
        """Whether something has to happen in the reverse sweep even if no derivative passes through."""
        return False

    def adjoint(self, instruction: Instruction, r: ReverseSweep) -> None:
        return None

    def updates(self, instruction: Instruction, c: Context) -> Iterable[ShadowUpdate] | None:
        return None

    def access(self, instruction: Instruction, c: Context) -> AccessPlan | None:
        return None

    def problems(self, instruction: Instruction, c: Context) -> Iterator[Problem]:
        return iter(())


class LocalFamily(Family):
    """A family whose adjoints add to values, and in shadow memory only to what the instruction itself writes."""

    def updates(self, instruction: Instruction, c: Context) -> Iterable[ShadowUpdate]:
        return ()


class StructuralFamily(LocalFamily):
    """Instructions that only move values: the shadow is the same instruction on shadows.

    ``structural(i)``: operand positions that are replaced by shadows; the others stay primal.
    """

    def structural(self, instruction: Instruction) -> range | tuple[int, ...]:
        return range(len(instruction.operands))

    def mirrored(self, instruction: Instruction, s: Sweep) -> Instruction:
        positions = set(self.structural(instruction))
        operands = iter(enumerate(instruction.operands))

        def operand(value: Value) -> Value:
            position, original = next(operands)
            return s.shadow(original) if position in positions else s.primal(value)

        return s.copy_with(instruction, operand)

    def shadow(self, instruction: Instruction, s: Sweep) -> None:
        s.copy(instruction)
        if s.context.has_shadow(instruction):
            s.set_shadow(instruction, self.mirrored(instruction, s))

    def tangent(self, instruction: Instruction, s: Sweep) -> None:
        s.copy(instruction)
        if s.context.has_shadow(instruction) or s.context.active(instruction):
            s.set_shadow(instruction, self.mirrored(instruction, s))
