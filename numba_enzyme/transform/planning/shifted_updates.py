"""Inner loops in whose mirrors one iteration adds to what another one has added to: what they add is put in rows first.

    for j: y[j] = x[j - 1] + x[j + 1]        mirror: for j: x.d[j - 1] += y.d[j]; x.d[j + 1] += y.d[j]

Iterations that change one place one after the other are no vector. The additions of a group, whose addresses are a fixed number
of elements apart, are left to a loop of their own behind the mirror, over what the mirror has put in rows: this loop is a vector,
and so is the mirror without them. The loop is distributed, the amounts are expanded (Allen and Kennedy, "Optimizing Compilers for
Modern Architectures", loop distribution and scalar expansion). Behind it each place is changed once, by what all of the group
add to it, but for those at the borders, to which some of them do not come (Hueckelheim et al., "Automatic differentiation for
adjoint stencil loops", ICPP 2019).

The rows lie on the stack, where they stay in the nearest cache, so a loop is mirrored in strips as long as they are. Of a group
that spreads over more than half a strip few places are changed once: its additions do not wait.

The order of additions to one place changes, so the request must permit that (`reordered_sums`). Nothing else in the loop may see
the shadow memory that is added to late: a store reads its shadow, so it must go to other memory.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from ...analysis.control.loops import Loop
from ...analysis.memory.exchanged_pointers import lead_apart
from ...analysis.memory.filled_arrays import FilledArrays
from ...analysis.memory.objects import may_be_same
from ...analysis.values.value_polynomial import Polynomial
from ...ir.functions import Block, Instruction
from ...ir.instructions import AtomicRMW, Call, CompareExchange, Load, Store, Verbatim
from ...ir.types import FloatType, PointerType
from ...ir.values import Value
from ..context import Context
from ..instructions import access_plan
from ..instructions.accesses import UpdateKind

SWITCH = "shifted-updates"
FEW = 8  # iterations of a loop: rows would cost more than they save
FARTHEST = 64  # elements between two additions of a group: iterations farther apart are vectors as they are
ELEMENT = 8  # bytes of a row for each iteration, at most
ON_STACK = 4096  # bytes of all rows of a loop; functions that call themselves have as much in each frame


@dataclass(frozen=True, slots=True)
class ShiftedUpdate:
    """An addition that waits: to the shadow of what ``load`` reads, ``step`` bytes farther in each iteration.

    ``group``: one number for those that wait together; ``shift``: iterations by which it is ahead of the first of them.
    """

    load: Load
    step: int
    group: int
    shift: int


def strip_length(rows: int) -> int:
    """Iterations of a loop with so many rows."""
    return ON_STACK // (ELEMENT * rows)


def shifted_updates(loops: Iterable[Loop], c: Context) -> dict[Loop, tuple[ShiftedUpdate, ...]]:
    """The additions that wait until the mirror of their loop is left. ``loops``: those whose additions have no order."""
    if SWITCH in c.facts.request.switches:
        return {}
    found = _ShiftedUpdates(c)
    waiting = {loop: found.of(loop) for loop in loops}
    return {loop: updates for loop, updates in waiting.items() if updates}


class _ShiftedUpdates:
    def __init__(self, c: Context) -> None:
        self.c = c
        self.addresses = FilledArrays(c.shape, c.facts.points_to)

    def of(self, loop: Loop) -> tuple[ShiftedUpdate, ...]:
        shape = self.c.shape.shapes.get(loop)
        block = loop.header
        if shape is None or len(loop.blocks) != 1 or len(loop.exits) != 1 or (shape.constant or FEW) < FEW:
            return ()
        if any(self._sees_shadows(i) for i in block.instructions):
            return ()
        updates = self._conflicting(block, shape.counter)
        stores = [i for i in block.instructions if isinstance(i, Store) and access_plan(i, self.c) is not None]
        return updates if all(self._is_apart(store, update.load) for store in stores for update in updates) else ()

    def _sees_shadows(self, instruction: Instruction) -> bool:
        """Whether the mirror of something that is no load or store may touch shadow memory."""
        if isinstance(instruction, Call):
            return any(isinstance(a.type, PointerType) for a in instruction.arguments)
        return isinstance(instruction, (AtomicRMW, CompareExchange, Verbatim))

    def _conflicting(self, block: Block, counter: Value) -> tuple[ShiftedUpdate, ...]:
        """The additions that come to places of other iterations' additions."""
        groups: list[list[_Member]] = []
        for load in block.instructions:
            if not isinstance(load, Load) or not self._is_plain(load):
                continue
            distance, base = self.addresses.distance(load.pointer)
            parts = distance.split(counter)
            step = parts[0].value if parts is not None else None
            if parts is None or step is None or abs(step) != self.c.layout.store_size(load.type):
                continue
            if any(isinstance(part, Instruction) and part.block is block for part in (base, *parts[1].atoms)):
                continue
            member = _Member(load, base, distance, step)
            near = [group for group in groups if member.is_near(group[0])]
            if near:
                near[0].append(member)
            else:
                groups.append([member])
        shifted = _in_strips([group for group in groups if any(member.distance != group[0].distance for member in group)])
        return tuple(
            ShiftedUpdate(member.load, member.step, number, member.shift(group[0]))
            for number, group in enumerate(shifted) for member in group
        )  # fmt: skip

    def _is_plain(self, load: Load) -> bool:
        """Whether the mirror adds one number to one place."""
        planned = access_plan(load, self.c)
        plain = planned is not None and planned.kind is UpdateKind.PLAIN and planned.view == load.type
        return plain and isinstance(load.type, FloatType) and not self.c.guarded(load.pointer)

    def _is_apart(self, store: Store, load: Load) -> bool:
        """Whether the store goes to other memory than the load reads, as long as the loop runs."""
        points_to = self.c.facts.points_to
        if lead_apart(store.pointer, load.pointer, points_to):
            return True
        together = [(a, b) for a in points_to.of(store.pointer) for b in points_to.of(load.pointer) if may_be_same(a, b)]
        return all(a is b and self.c.overwrites.fresh.is_younger(store, a, load, load.pointer) for a, b in together)


@dataclass(frozen=True, slots=True)
class _Member:
    """A load whose address is ``distance`` bytes behind ``base``, and ``step`` bytes farther in each iteration."""

    load: Load
    base: Value
    distance: Polynomial
    step: int

    def is_near(self, other: _Member) -> bool:
        """Whether it is a fixed and small number of elements apart from another one."""
        if self.base is not other.base or self.step != other.step or self.load.type != other.load.type:
            return False
        apart = self.apart(other)
        return apart is not None and apart % self.step == 0 and abs(apart) <= FARTHEST * abs(self.step)

    def apart(self, other: _Member) -> int | None:
        """How many bytes it is behind another one in the same iteration."""
        return self.distance.plus(other.distance, -1).value

    def shift(self, other: _Member) -> int:
        """How many iterations it is ahead of one that is near."""
        return (self.apart(other) or 0) // self.step


def _in_strips(groups: list[list[_Member]]) -> list[list[_Member]]:
    """The groups that spread over half a strip at most: without the widest one, whose rows go, the strips are longer."""
    def spread(group: list[_Member]) -> int:
        shifts = [member.shift(group[0]) for member in group]
        return max(shifts) - min(shifts)

    found = list(groups)
    while found:
        widest = max(found, key=spread)
        if 2 * spread(widest) <= strip_length(sum(map(len, found))):
            break
        found.remove(widest)
    return found
