"""Rules that a module registers for Enzyme are not followed, and must not be passed over in silence.

    @__enzyme_register_gradient_f = global [3 x ptr] [ptr @f, ptr @f.augmented, ptr @f.gradient]     refused, where f is reached
"""

from __future__ import annotations

import re

from ...diagnostics import Problem
from ...errors import NotDifferentiable
from ...ir.model import ConstantAggregate, Function, Module
from ...ir.reachable_functions import reachable_functions

REGISTERED = re.compile(r"__enzyme_register_(?:gradient|derivative|splitderivative)")


def check_registered_rules(module: Module, root: Function) -> None:
    """Raise NotDifferentiable if the root reaches a function with a rule that is registered in the module."""
    ruled = {}
    for variable in module.globals.values():
        entries = variable.initializer
        if REGISTERED.search(variable.name) and isinstance(entries, ConstantAggregate) and entries.elements:
            ruled[entries.elements[0]] = variable.name
    if not ruled:
        return
    problems = [
        Problem("NE120", f"`{function.name}` has a rule of its own in `{ruled[function]}`, which is not followed",
                fix="take the registration out to have the function itself differentiated")
        for function in reachable_functions(root, declared=True) if function in ruled
    ]  # fmt: skip
    if problems:
        raise NotDifferentiable(root.name.strip('"'), problems)
