"""What a differentiation gives: the derivative's text, and on request how it was made.

    derivative.text     derivative.plan     derivative.remarks     derivative.stage("loop-form")
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property

from .diagnostics import Remark
from .ir.functions import Function
from .request import GradientRequest
from .transform.planning.function_plan import FunctionPlan
from .transform.planning.plan_entries import FunctionReport
from .transform.planning.plan_report import plan_remarks, plan_text, report_plans
from .transform.reverse.buffered_tape import TapeRegion


@dataclass(frozen=True)
class SplitNames:
    """The functions of a split derivative; ``active``: parameters whose gradients the reverse returns, in order."""

    augmented: str
    reverse: str
    abandon: str
    active: tuple[int, ...]


@dataclass(frozen=True)
class BufferLayout:
    """A tape in a buffer: its places, how many groups they belong to, and the function that counts for each group."""

    places: tuple[TapeRegion, ...]
    groups: int
    counting: str


@dataclass(eq=False)
class Trace:
    """How a derivative was made. ``plans``: decisions, on models of the functions; ``seconds``: time by the name of a pass."""

    plans: Mapping[Function, FunctionPlan] = field(default_factory=dict)
    choices: list[Remark] = field(default_factory=list)
    seconds: dict[str, float] = field(default_factory=dict)

    @cached_property
    def reports(self) -> dict[Function, FunctionReport]:
        """What the plans say of every function, the root first; made on request."""
        return report_plans(self.plans)

    @cached_property
    def plan(self) -> str:
        return plan_text(self.reports, self.plans) if self.plans else ""


def _made_once(until: str) -> Derivative:
    raise LookupError("the passes can't run again: the derivative has none of what they began with")


@dataclass(eq=False)
class Derivative:
    """The result. ``text``: the module with the new function ``name``. ``again``: runs the passes once more, up to a stage.
    ``order_matters``: whether it has sums that ``any_order`` in the request is about.

    How it was made takes many times the memory of what it is. Those who keep derivatives `forget` that; who asks for it later
    (`explain`, mostly) waits until it is made again.
    """

    request: GradientRequest
    name: str
    again: Callable[[str], Derivative] = _made_once
    text: str = ""
    split: SplitNames | None = None
    buffer: BufferLayout | None = None
    order_matters: bool = False

    def __post_init__(self) -> None:
        self._trace: Trace | None = Trace()

    def forget(self) -> Derivative:
        """Drop what led to the text, if it can be made again; returns this derivative."""
        if self.again is not _made_once:
            self._trace = None
        return self

    @property
    def trace(self) -> Trace:
        if self._trace is None:
            self._trace = self.again("").trace
        return self._trace

    def stage(self, name: str) -> str:
        """The text after a pass; the passes up to it run again."""
        return self.again(name).text

    @property
    def plans(self) -> Mapping[Function, FunctionPlan]:
        return self.trace.plans

    @property
    def reports(self) -> dict[Function, FunctionReport]:
        """What the plans say of every function, the root first."""
        return self.trace.reports

    @property
    def remarks(self) -> list[Remark]:
        """What was chosen, cached and kept, for the user."""
        return [*self.trace.choices, *(plan_remarks(self.reports) if self.plans else ())]

    @property
    def plan(self) -> str:
        """All decisions, as text."""
        return self.trace.plan
