"""Everything known of one function, computed once and handed down.

    facts = Facts(function, shape, ...)
    facts.shape.loops     facts.recipes(split=False).recipe(Need(value))
"""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property

from ..ir.functions import Function, Instruction, Module
from ..request import GradientRequest, Mode
from ..rules import RuleBook
from .activity import ActivityMap
from .memory.destructors import Destructors
from .memory.effects import Effects
from .memory.integer_sources import learn_integers
from .memory.moved_floats import MovedFloats
from .memory.points_to import PointsTo
from .memory.scalar_layout import ScalarLayout
from .memory.snapshots import Snapshots
from .memory.speculation import Part, speculated
from .source.source_lines import SourceLines
from .threads.thread_sharing import ThreadSharing


@dataclass(eq=False)
class ModuleFacts:
    """Analyses of all functions that the root reaches."""

    module: Module
    root: Function
    request: GradientRequest
    book: RuleBook
    points_to: PointsTo
    layout: ScalarLayout
    moved: MovedFloats
    activity: ActivityMap
    effects: Effects
    destructors: Destructors
    lines: SourceLines
    snapshots: Snapshots
    checkpointed: dict = field(default_factory=dict)  # the functions that loops have become -> what is known of the loops
    sharing: ThreadSharing = field(default_factory=ThreadSharing)
    parts: list[Part] = field(default_factory=list)  # every function, when all are known

    @cached_property
    def speculated(self) -> set[Instruction]:
        """Whose results may be thrown away, in all functions."""
        return speculated(self.parts, self.points_to)

    @property
    def width(self) -> int:
        """How many shadows a value has: one, or in forward mode one per tangent."""
        return self.request.width if self.request.mode is Mode.FORWARD else 1


def analyze_module(module: Module, root: Function, request: GradientRequest, book: RuleBook) -> ModuleFacts:
    """Points-to, scalar layout, activity and effects for ``root`` and its callees."""
    points_to = PointsTo(module, root, book, request.parameter_multiples)
    with_shadow = tuple(place for place in request.block_memory if request.activities[place].has_shadow)
    layout = ScalarLayout(module, points_to, request.parameter_layouts, loose=request.loose_types,
                          typed_variables=request.target.typed_variables, block_memory=with_shadow)  # fmt: skip
    effects = Effects(points_to)
    learn_integers(layout, effects)
    moved = MovedFloats(points_to, layout)
    activity = ActivityMap(points_to, layout, request, moved)
    snapshots = Snapshots(effects, status=request.target.status_return)
    destructors = Destructors(points_to)
    return ModuleFacts(
        module, root, request, book, points_to, layout, moved, activity, effects, destructors, SourceLines(module), snapshots
    )
