"""Accesses of fewer bytes of a block's memory than the floats have that lie there as well.

    numbers, marks = cuda.shared.array(0, float64), cuda.shared.array(0, int32)      both begin at the same place

No float is moved through them: what is stored in such bytes leaves no float behind (see `instructions.spoiled_words`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from ...ir.functions import Instruction
from ...ir.instructions import AtomicRMW, Call, Compare, CompareExchange, Load, Return, Store
from ...ir.types import FloatType, IntType, scalar_type
from ...ir.values import Value
from ...ir.walks import reached
from .kinds import INTEGER, Lanes, kind_bytes
from .points_to import PointsTo

ATOMIC = (AtomicRMW, CompareExchange)
Uses = Mapping[Value, Sequence[Instruction]]


class NarrowAccesses:
    """Asked of the memory behind the parameters ``block``. ``floats_at``, ``carried``: see `ScalarLayout`."""

    def __init__(self, points_to: PointsTo, block: tuple[int, ...], floats_at: Callable[[Value, int], set[FloatType]],
                 carried: Callable[[Value], Lanes]) -> None:  # fmt: skip
        self.points_to, self.block = points_to, block
        self.floats_at, self.carried = floats_at, carried

    def move_no_float(self, access: Instruction) -> bool:
        if not isinstance(access, (Load, Store, AtomicRMW, CompareExchange)):
            return False
        pointer, value = (access.operands[::-1] if isinstance(access, Store) else (*access.operands, access))[:2]
        return bool(self.wider_floats(pointer, value))

    def keep_to_themselves(self, access: Instruction, uses: Uses) -> bool:
        """Whether it is such an access, and what it gives is stored, if at all, by such accesses alone."""
        return self.move_no_float(access) and all(map(self.move_no_float, stored_by(access, uses)))

    def wider_floats(self, pointer: Value, value: Value) -> set[FloatType] | None:
        """The floats that lie where an integer does, if it is too small for all of them and nothing says that it is part of one.
        Else None."""
        if not self.is_of_block(pointer) or any(kind != INTEGER for kind in self.carried(value).values()):
            return None
        size = self.points_to.layout.store_size(value.type)
        floats = self.floats_at(pointer, size)
        return floats if all(size < kind_bytes(kind) for kind in floats) else None

    def is_of_block(self, pointer: Value) -> bool:
        return bool(self.block) and all(target.is_behind(self.block) for target in self.points_to.of(pointer))


def stored_by(value: Value, uses: Uses) -> Iterator[Instruction]:
    """What stores an integer or what is computed of it, or takes it somewhere else."""
    computed = reached([value], lambda v: (u for u in uses.get(v, ()) if _is_computation(u)))
    for value in computed:
        for use in uses.get(value, ()):
            given = use.operands[1:] if isinstance(use, ATOMIC) else use.operands[: 1 if isinstance(use, Store) else None]
            if isinstance(use, (Call, Return, Store, *ATOMIC)) and value in given:
                yield use


def _is_computation(use: Instruction) -> bool:
    return isinstance(scalar_type(use.type), IntType) and not isinstance(use, (Compare, Load, Call, *ATOMIC))
