"""Memory of the caller's that has no shadow: derivatives that go in there do not come out.

    store double %y, ptr %field      %y varies, %field leads into a constant argument
    %z = load double, ptr %field     useful: the derivative of %z with respect to %y is lost

Of a sealed argument, which would need a shadow and can have none, that is refused; of others it is the caller's word, and told.
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
        if instruction is not None and target.kind == ObjectKind.ARGUMENT:
            self._stored.setdefault(target, instruction)

    def lost(self, *, sealed: bool) -> Iterator[tuple[Instruction, MemoryObject]]:
        """Where a derivative goes into memory that is read back, and which memory that is: of sealed arguments, or of others."""
        wanted = [other for other in self.wanted if other.kind == ObjectKind.ARGUMENT]
        for target, instruction in self._stored.items():
            if (target.parameter in self._parameters) == sealed and any(may_be_same(target, other) for other in wanted):
                yield instruction, target
