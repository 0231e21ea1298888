"""Memory of the caller's that would need a shadow and can have none: derivatives that go in there must not come out.

    store double %y, ptr %field      %y varies, %field leads into a sealed argument
    %z = load double, ptr %field     useful: the derivative of %z with respect to %y would be lost
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.functions import Instruction
from .objects import MemoryObject, ObjectKind, may_be_same


class Sealed:
    """What activity analysis notices of memory without a shadow. ``wanted``: whose contents the outputs depend on."""

    def __init__(self, parameters: frozenset[int]) -> None:
        self._parameters = parameters
        self._stored: dict[MemoryObject, Instruction] = {}
        self.wanted: set[MemoryObject] = set()

    def note_stored(self, target: MemoryObject, instruction: Instruction | None) -> None:
        """An instruction has moved a number with a derivative into memory without a shadow."""
        if instruction is not None and self._holds(target):
            self._stored.setdefault(target, instruction)

    def lost(self) -> Iterator[tuple[Instruction, MemoryObject]]:
        """Where a derivative goes into sealed memory that is read back, and which memory that is."""
        for target, instruction in self._stored.items():
            if any(self._holds(other) and may_be_same(target, other) for other in self.wanted):
                yield instruction, target

    def _holds(self, target: MemoryObject) -> bool:
        return target.kind == ObjectKind.ARGUMENT and target.parameter in self._parameters
