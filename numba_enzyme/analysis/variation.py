"""In which loops a value changes: it is cached once per iteration of those, however many others run around it.

    for t: for i: for j: c[i, j] += a[i] * b[j]       b[j] changes with j, and with t if b is written outside the loops i and j;
                                                       for all i it is the same, so the tape holds it for (t, j)

A load changes with its address and with every loop in which its memory may be written.
"""

from __future__ import annotations

from ..ir.model import Argument, Call, Constant, Function, Load, Phi, Value
from .effects import is_plain
from .loops import Loop
from .recompute import Need, Recipes

Loops = frozenset[Loop]
NOWHERE: Loops = frozenset()


class Variation:
    """Asked per value; ``everywhere``: take it that everything changes in every loop around it."""

    def __init__(self, shape, recipes: Recipes, *, everywhere: bool = False) -> None:
        self.shape = shape
        self.recipes = recipes
        self.everywhere = everywhere
        self._known: dict[Need, Loops] = {}

    def loops(self, need: Need) -> Loops:
        """The loops around the value in whose iterations it may differ."""
        found = self._known.get(need)
        if found is None:
            around = self._around(need.value)
            found = self._known[need] = self._changing(need, around) & around if around else NOWHERE
        return found

    def _around(self, value: Value) -> Loops:
        if isinstance(value, (Constant, Argument)):
            return NOWHERE
        innermost = self.shape.loop_of(value.block)
        return frozenset(innermost.nest) if innermost is not None else NOWHERE

    def _changing(self, need: Need, around: Loops) -> Loops:
        value, recipe = need.value, self.recipes.recipe(need)
        if self.everywhere:
            return around
        if isinstance(value, Phi):
            if recipe.how not in ("counter", "recurrence"):
                return around
            return frozenset({self.shape.loop_of(value.block)}).union(*map(self.loops, recipe.inputs))
        if recipe.inputs is not None:
            return NOWHERE.union(*map(self.loops, recipe.inputs))
        if need.shadow:
            return around
        if isinstance(value, Load) and is_plain(value):
            return self.loops(Need(value.pointer)) | self._written(value, around)
        if isinstance(value, Call) and self._is_function_of_arguments(value):
            return NOWHERE.union(*(self.loops(Need(a)) for a in value.arguments))
        return around

    def _written(self, load: Load, around: Loops) -> Loops:
        """Loops around a load in which its memory may be written."""
        size = self.recipes.layout.store_size(load.type)
        writers = self.recipes.overwrites.written_by(load.pointer, size, self.recipes.postponed)
        if writers is None:
            return around
        return frozenset(loop for loop in around if any(writer.block in loop.blocks for writer in writers))

    def _is_function_of_arguments(self, call: Call) -> bool:
        callee = call.callee
        if not isinstance(callee, Function) or not callee.is_declaration:
            return False
        rule = self.recipes.book.scalar_rule(callee.name, call.type)
        return rule is not None and rule.pure
