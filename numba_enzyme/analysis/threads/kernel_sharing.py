"""How a kernel's reverse sweep changes shadow memory that many threads reach: every access on its own, or atomically.

    y[i] of thread i           own       no other thread comes there: plain loads and stores
    w[k], shared by threads    atomic    one atomic operation for every number
    c[0], by all threads       block     a sum per thread; at the end a block adds them up, with one atomic operation
    tile[threadIdx.y, k]       lanes     those of a warp that come there add up first (:mod:`.lane_groups`)
    tile[k // 2] in a loop     warp      likewise, but which lanes these are is seen at run time (:mod:`.common_addresses`)

Two accesses get in each other's way where two threads may come to one place by them: in the memory of a block between two
barriers (:mod:`.phases`), in that of the grid in any block at any time. A wrong "own" would be a wrong gradient, so it has to be
shown: by the address (:mod:`.kernel_addresses`), or by the caller's word for a shadow.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...ir.functions import Block, DebugRecord, Function, Instruction
from ...ir.instructions import Load
from ...ir.types import FloatType, Type
from ...ir.values import Constant, Value
from ...request import GradientRequest
from ..control.shape import Shape
from ..memory.effects import Effects
from ..memory.objects import may_be_same
from .chunk_addresses import Unknown
from .common_addresses import comes_together, steps_to_fixed_place
from .kernel_addresses import KernelAddresses, ThreadAddress
from .kernel_coordinates import BLOCKS, THREADS
from .lane_groups import LaneGroup, Owner, lane_group
from .phases import Phases
from .thread_sharing import ATOMIC, BLOCK, LANES, OWN, WARP, ThreadSharing, Verdict

MOST_SUMS = 16  # per thread: they lie in registers


@dataclass(frozen=True)
class ShadowAccess:
    """A load or store whose adjoint changes shadow memory."""

    instruction: Instruction
    pointer: Value
    size: int
    block: Block
    number: Type | None = None  # what is added, if that is all that is done and threads can do it together


def share_in_kernel(function: Function, effects: Effects, shape: Shape, request: GradientRequest, accesses: list[ShadowAccess],
                    others: Iterable[Instruction]) -> ThreadSharing:  # fmt: skip
    """Decide for all accesses. ``others``: what else changes or reads shadow memory, in a way that is not told."""
    return _Judge(function, effects, shape, request, accesses, others).judge()


def share_within_kernel(function: Function, effects: Effects, shape: Shape, request: GradientRequest,
                        accesses: list[ShadowAccess]) -> dict[Instruction, Verdict]:  # fmt: skip
    """Lanes that add up, in the shared arrays of a function that a kernel calls with arguments that may differ."""
    made = {function.arguments[i] for i in request.scratch}
    written = [w for i in function.instructions() if not isinstance(i, DebugRecord) for w in effects.writes(i)]
    addresses = KernelAddresses(function, effects, shape, list(dict.fromkeys(written)), request.block_size,
                                differing=frozenset(function.arguments) - made)  # fmt: skip
    axes = {name for name in THREADS.values() if f"n{name}" not in request.single}
    phases = Phases(function, effects.book, addresses.changing_in)
    found = {}
    for access in accesses:
        lanes = lane_group(addresses, phases, access.instruction, access.pointer, axes) if access.number is not None else None
        if lanes is not None:
            lanes = lanes._replace(owner=Owner.BLOCK)
            found[access.instruction] = Verdict(LANES, str(lanes), lanes)
    return found


class _Judge:
    def __init__(self, function: Function, effects: Effects, shape: Shape, request: GradientRequest,
                 accesses: list[ShadowAccess], others: Iterable[Instruction]) -> None:  # fmt: skip
        self.effects, self.request, self.accesses = effects, request, accesses
        self.sums_left = MOST_SUMS
        self.of = effects.points_to.of
        written = [w for i in function.instructions() if not isinstance(i, DebugRecord) for w in effects.writes(i)]
        self.addresses = KernelAddresses(function, effects, shape, list(dict.fromkeys(written)), request.block_size,
                                         request.grid_size)  # fmt: skip
        self.axes, self.axes_in_block = (
            {name for names in among for name in names.values() if f"n{name}" not in request.single}
            for among in ((THREADS, BLOCKS), (THREADS,)))
        self.phases = Phases(function, effects.book, self.addresses.changing_in)
        self.disturbed = {t for i in others for o in i.operands if not isinstance(o, Constant) for t in self.of(o)}

    def judge(self) -> ThreadSharing:
        result = ThreadSharing()
        shared: dict[ShadowAccess, str] = {}
        places: dict[ShadowAccess, ThreadAddress] = {}
        for access in self.accesses:
            targets = self.of(access.pointer)
            if targets and all(t.is_behind(self.request.race_free) for t in targets):
                result.verdicts[access.instruction] = Verdict(OWN, "race_free: the caller's word")
                continue
            if any(may_be_same(t, o) for t in targets for o in self.disturbed):
                shared[access] = "an atomic operation or a copy reaches the same memory"
            elif self._in_block(access) is None:
                shared[access] = "memory of the grid or of a block"
            else:
                try:
                    places[access] = self.addresses.place(access.pointer, access.size, access.block)
                except Unknown as reason:
                    shared[access] = str(reason).replace("chunk", "thread")
        judged = [a for a in self.accesses if a.instruction not in result.verdicts]
        for at, access in enumerate(judged):
            for other in judged[at:]:
                if (access in shared and other in shared) or self._are_apart_in_time(access, other):
                    continue
                if self._same_memory(access, other):
                    why = self._why_shared(access, other, places)
                    if why:
                        shared.setdefault(access, why)
                        shared.setdefault(other, why)
        for access in judged:
            why = shared.get(access)
            told = "the address tells the thread" + ", between two barriers" * bool(self._in_block(access))
            result.verdicts[access.instruction] = self._together(access, why, places) if why else Verdict(OWN, told)
        return result

    def _together(self, access: ShadowAccess, why: str, places: dict[ShadowAccess, ThreadAddress]) -> Verdict:
        """How something is added where other threads may come."""
        if access.number is None:
            return Verdict(ATOMIC, why)
        neighbours = comes_together(self.addresses, access.pointer, access.block, self.axes_in_block)
        lanes = self._lanes(access, places)
        if not neighbours:
            return Verdict(LANES, str(lanes), lanes) if lanes is not None and self._in_block(access) else Verdict(ATOMIC, why)
        fixed = self._in_block(access) is False and isinstance(access.number, FloatType) and self._is_only_added_to(access)
        if fixed and steps_to_fixed_place(access.pointer) is not None and self.sums_left:
            self.sums_left -= 1
            return Verdict(BLOCK, "one place for all threads: each block adds the sum of its threads, when all are done")
        if lanes is not None:
            return Verdict(LANES, str(lanes), lanes._replace(searched=True))
        return Verdict(WARP, "neighbours come to one place: each warp adds the sum of its threads")

    def _lanes(self, access: ShadowAccess, places: dict[ShadowAccess, ThreadAddress]) -> LaneGroup | None:
        """The lanes of a warp that come to one place, if they are known."""
        found = lane_group(self.addresses, self.phases, access.instruction, access.pointer, self.axes_in_block)
        if found is None or not self._in_block(access):
            return found
        apart = self.axes_in_block - found.axes
        for other in self.accesses:
            if self._same_memory(access, other) and not self._are_apart_in_time(access, other) and (
                any(may_be_same(t, o) for t in self.of(access.pointer) for o in self.disturbed)
                or self._why_shared(access, other, places, apart)
            ):
                return found._replace(owner=Owner.BLOCK)
        return found._replace(owner=Owner.GROUP)

    def _is_only_added_to(self, access: ShadowAccess) -> bool:
        if any(may_be_same(t, o) for t in self.of(access.pointer) for o in self.disturbed):
            return False
        return all(isinstance(o.instruction, Load) for o in self.accesses if self._same_memory(access, o))

    def _in_block(self, access: ShadowAccess) -> bool | None:
        """Whether the memory is that of a block; None where that is not known."""
        found = {t.parameter in self.request.block_memory for t in self.of(access.pointer)} or {False}
        return found.pop() if len(found) == 1 else None

    def _are_apart_in_time(self, access: ShadowAccess, other: ShadowAccess) -> bool:
        """Whether a barrier lies between all that threads of one block do there; other blocks have other memory."""
        inside = self._in_block(access) and self._in_block(other)
        return bool(inside) and not self.phases.at_once(access.instruction, other.instruction)

    def _why_shared(self, access: ShadowAccess, other: ShadowAccess, places: dict[ShadowAccess, ThreadAddress],
                    axes: set[str] | None = None) -> str:  # fmt: skip
        """Why two threads may meet by two accesses; only those that differ along ``axes``, if these are given."""
        if access not in places or other not in places:
            return "another access of the same memory may come there"
        if not (self._in_block(access) and self._in_block(other)):
            return self.addresses.why_shared(places[access], places[other], self.axes)
        axes = self.axes_in_block if axes is None else axes
        return self.addresses.why_shared(places[access], places[other], axes, lambda phi: self.phases.same_round(
            phi.block, access.instruction, other.instruction))

    def _same_memory(self, a: ShadowAccess, b: ShadowAccess) -> bool:
        return any(may_be_same(s, t) for s in self.of(a.pointer) or [self.effects.points_to.unknown]
                   for t in self.of(b.pointer) or [self.effects.points_to.unknown])  # fmt: skip
