"""The derivative of a derivative, judged like any program: ``diffe_f`` is the primal, finite differences of it are the witness.

    f(dup d(1, 2); active 3) -> active
    diffe_f(dup d(1, 2); dup d(0.3, -0.7); active 3; active 1) -> active        its result is the gradient of the active ones
"""

from __future__ import annotations

import random
from dataclasses import replace

from .memory import Made, Numbers, Pointer, Record, Same, Vector
from .specification import Argument, Case

FLOATS = ("f64", "f32")


class NotSimple(Exception):
    """Shadows of memory that the program makes by itself, or that aliases, are not built here."""


def noise(node: object, draw: random.Random) -> object:
    """The same shape of memory with random floats: a shadow as the first derivative finds it."""
    if isinstance(node, Numbers):
        values = [draw.uniform(0.5, 1.5) if node.kind in FLOATS else value for value in node.values]
        return Numbers(node.kind, tuple(values))
    if isinstance(node, Record):
        return Record(tuple(noise(part, draw) for part in node.fields))
    if isinstance(node, Pointer):
        return Pointer(noise(node.target, draw))
    if node is None:
        return None
    raise NotSimple


def second_order_case(case: Case, returned: int) -> Case | None:
    """The request for the derivative of the reverse derivative; ``returned``: how many scalars the primal returns."""
    if case.expect != "ok" or case.returns == "dup" or "returned" in case.options:
        return None
    draw = random.Random(case.name)
    arguments: list[Argument] = []
    for argument in case.arguments:
        if isinstance(argument.value, (Made, Same)):
            return None
        activity = "dup" if argument.activity == "dupnoneed" else argument.activity
        arguments.append(replace(argument, activity=activity))
        if argument.has_shadow:
            try:
                arguments.append(Argument("dup", noise(argument.value, draw)))
            except NotSimple:
                return None
    if case.returns == "active":
        seed = tuple(draw.uniform(0.5, 1.5) for _ in range(returned))
        arguments.append(Argument("active", seed[0] if returned == 1 else Vector(seed)))
    returns = "active" if any(argument.activity == "active" for argument in case.arguments) else "const"
    options = {key: value for key, value in case.options.items() if key in ("tol", "reset")}
    return Case(f"{case.name}'", f"diffe_{case.function}", arguments, returns, options)
