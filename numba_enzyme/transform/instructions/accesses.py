"""What the reverse sweep does to shadow memory at each load and store: decided for all of them before anything is emitted.

    %v = load double, ptr %p       plain     *p.d += v.d
                                   atomic    the same where other threads may come
                                   lanes     lanes of a warp that come to one place add up first; warp: which is seen at run time
                                   block     a sum per thread, added up by the block at the end
    store double %v, ptr %p        plain     v.d += *p.d; *p.d = 0
                                   atomic    the same in one exchange
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from ...analysis.threads.common_addresses import steps_to_fixed_place
from ...analysis.threads.lane_groups import LaneGroup
from ...ir.functions import Instruction
from ...ir.instructions import Load, Store
from ...ir.types import Type
from ..context import Context


class UpdateKind(str, Enum):
    PLAIN = "plain"
    ATOMIC = "atomic"
    LANES = "lanes"
    WARP = "warp"
    BLOCK = "block"


@dataclass(frozen=True, slots=True)
class AccessPlan:
    """``view``: the floating type of the derivative (None: an aggregate, field by field). ``lanes``: of LANES. ``tested``: an
    addition of zero is left out, which is right where it is not differentiated itself. ``steps``: of BLOCK, how the address is
    computed again at the end."""

    kind: UpdateKind
    view: Type | None
    lanes: LaneGroup | None = None
    tested: bool = False
    steps: tuple[Instruction, ...] = ()


def plan_access(access: Load | Store, view: Type | None, c: Context) -> AccessPlan:
    """The plan of a load or store whose shadow the reverse sweep changes."""
    sharing, pointer = c.facts.sharing, access.pointer
    if isinstance(access, Store):
        return AccessPlan(UpdateKind.PLAIN if c.is_own(access, pointer) else UpdateKind.ATOMIC, view)
    if not sharing.is_atomic(access) and c.is_own(access, pointer):
        return AccessPlan(UpdateKind.PLAIN, view)
    if sharing.is_of_block(access):
        return AccessPlan(UpdateKind.BLOCK, view, steps=tuple(steps_to_fixed_place(pointer) or ()))
    lanes = sharing.lanes_of(access)
    kind = UpdateKind.LANES if lanes is not None else UpdateKind.WARP if sharing.is_of_warp(access) else UpdateKind.ATOMIC
    request = c.facts.request
    near = all(t.parameter in request.block_memory for t in c.facts.points_to.of(pointer))
    return AccessPlan(kind, view, lanes, request.target.within_kernel and request.final and not near)
