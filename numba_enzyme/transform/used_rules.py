"""Which calls of functions whose rule is given by functions (see rules.function_rules) carry a derivative."""

from __future__ import annotations

from ..ir.instructions import Call
from .context import Context


def uses_rule(call: Call, c: Context) -> bool:
    """Whether a call of a rule's `link` carries a derivative: something that it writes has a shadow."""
    rule = c.book.function_rule(call.callee.name)
    return any(c.has_shadow(call.arguments[place]) for place in rule.places("write"))


def starts_rule(call: Call, c: Context) -> bool:
    """Whether the handle that a rule's `start` returns comes to a `link` that carries a derivative."""
    handle = c.object_of(call)
    return any(handle in c.facts.points_to.of(link.arguments[0]) for link in used_rules(c))


def used_rules(c: Context) -> list[Call]:
    """All calls of a rule's `link`, in any function, that carry a derivative."""
    return [call for call in c.facts.effects.rule_links if uses_rule(call, c)]
