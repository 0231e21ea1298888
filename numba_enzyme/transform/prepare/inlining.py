"""Takes away what keeps LLVM from optimising and inlining; the root stays visible, arrays that were checked are `noalias`.

    define internal double @g(double %x) noinline optnone        define internal double @g(double %x)
    define internal double @f(ptr %x)                            define double @f(ptr noalias %x)
"""

from __future__ import annotations

import re

from ...analysis.memory.effects import MEETINGS
from ...analysis.memory.snapshots import marked, without_mark
from ...ir.attributes import GROUP, add_attribute
from ...ir.functions import Function, Module
from ...ir.metadata import APART
from ...request import GradientRequest, Mode
from ...rules import RuleBook
from ...rules.runtime import is_runtime_symbol

HINDRANCES = re.compile(r"\b(?:optnone|noinline|minsize|optsize)\b ?")
HINDRANCES_OF_COLD = re.compile(r"\b(?:optnone|noinline)\b ?")
COLD = re.compile(r"\bcold\b")


def free_for_inlining(module: Module, request: GradientRequest, book: RuleBook) -> bool:
    """Take away attributes that keep LLVM from optimising and inlining, in place; the root stays visible."""
    root = module.functions[request.function]
    keep_calls = "inlining" in request.switches
    for function in module.functions.values():
        if is_runtime_symbol(function.name):
            function.blocks = []  # ours from an earlier differentiation: known by its rule, made again at the end
            function.prefix = ""
    kept = request.mode is Mode.REVERSE
    checkpointed = {f for f in module.functions.values() if kept and marked(f, module) is not None}
    groups = {n for f in checkpointed for n in GROUP.findall(f.suffix)}
    for number, group in module.attribute_groups.items():
        if number not in groups:
            group = without_mark(_without_hindrances(group)).strip()
            module.attribute_groups[number] = group or '"ne"'  # an empty group is no group
    for function in module.functions.values():
        known = book.facts(function.name) is not None or book.scalar_rule(function.name) is not None
        if not known and function not in checkpointed:
            function.suffix = _without_hindrances(function.suffix)
        if keep_calls and not function.is_declaration and "alwaysinline" not in function.suffix:
            add_attribute(function, "noinline")
    word = APART if any(_meets(f, book) for f in module.functions.values()) else "noalias"
    for index in () if "noalias" in request.switches else request.noalias:
        argument = root.arguments[index]
        if word not in argument.attributes.split():
            argument.attributes = f"{word} {argument.attributes}".strip()
    root.prefix = re.sub(r"\b(?:internal|private|linkonce_odr|linkonce|available_externally)\b ?", "", root.prefix)
    return True


def _without_hindrances(attributes: str) -> str:
    """Small code is what a function should have that is hardly ever called; every other is to be fast."""
    return (HINDRANCES_OF_COLD if COLD.search(attributes) else HINDRANCES).sub("", attributes)


def _meets(function: Function, book: RuleBook) -> bool:
    """Whether threads that call the function may find there what others have written."""
    facts = book.facts(function.name) if function.is_declaration else None
    return facts is not None and facts.kind in MEETINGS
