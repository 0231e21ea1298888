"""The plan of a whole derivative: made before a line is emitted, not changed afterwards, and printable.

    facts, contexts -> who shares memory -> the plan of the root and of every function that it calls
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from ...analysis.threads.thread_sharing import ThreadSharing
from ...ir.functions import Function
from ...request import Mode
from ..context import Context
from .function_plan import FunctionPlan, plan_function
from .parallel_plan import decide_sharing
from .plan_report import plan_text, report_plans
from .tape_stacks import put_on_stacks


@dataclass(frozen=True)
class DerivativePlan:
    """``sharing``: how threads update shadow memory. ``functions``: of reverse mode, the root's plan first; in forward mode there
    is nothing to keep, and tangents are computed where primals are."""

    sharing: ThreadSharing
    functions: Mapping[Function, FunctionPlan] = field(default_factory=lambda: MappingProxyType({}))

    def __str__(self) -> str:
        return plan_text(report_plans(self.functions), self.functions)


def plan_derivative(contexts: Mapping[Function, Context], root: Function, mode: Mode) -> DerivativePlan:
    """Plans of the root and, in reverse mode, of everything that it calls."""
    facts = contexts[root].facts
    facts.sharing = decide_sharing(contexts, root)
    plans: dict[Function, FunctionPlan] = {}
    stack = [root] if mode is Mode.REVERSE else []
    while stack:
        function = stack.pop()
        if function not in plans:
            plans[function] = plan_function(contexts[function])
            stack.extend(call.called for call in plans[function].called)
    put_on_stacks(plans, facts.request)
    return DerivativePlan(facts.sharing, MappingProxyType(plans))
