"""In which loops a value changes: it is cached once per iteration of those, however many others run around it.

    for t: for i: for j: c[i, j] += a[i] * b[j]       b[j] changes with j, and with t if b is written outside the loops i and j;
                                                       for all i it is the same, so the tape holds it for (t, j)

A load changes with its address and with every loop in which its memory may be written; a number that depends on the way taken,
with what decides on the way.
"""

from __future__ import annotations

from ...ir.functions import Function, Instruction, Phi
from ...ir.instructions import Branch, Call, Load
from ...ir.values import Value
from ...ir.walks import postorder, reached
from ..control.loops import Loop
from ..control.shape import Shape
from ..memory.effects import is_plain
from .recompute import Need, RecipeKind, Recipes

Loops = frozenset[Loop]
NOWHERE: Loops = frozenset()


class Variation:
    """Asked per value; ``everywhere``: take it that everything changes in every loop around it."""

    def __init__(self, shape: Shape, recipes: Recipes, *, everywhere: bool = False) -> None:
        self.shape = shape
        self.recipes = recipes
        self.everywhere = everywhere
        self._known: dict[Need, Loops] = {}

    def loops(self, need: Need) -> Loops:
        """The loops around the value in whose iterations it may differ."""
        known = self._known
        if need in known:
            return known[need]
        opened: dict[Need, tuple[Loops, Loops, tuple[Need, ...]]] = {}

        def sources(unknown: Need) -> tuple[Need, ...]:
            if unknown not in opened:
                around = self._around(unknown.value)
                own, made_of = self._changes(unknown, around) if around else (NOWHERE, ())
                opened[unknown] = (around, own, made_of)
            return opened[unknown][2]

        for found in postorder(need, known, sources):
            around, own, made_of = opened[found]
            known[found] = own.union(*(known[source] for source in made_of)) & around
        return known[need]

    def _around(self, value: Value) -> Loops:
        if not isinstance(value, Instruction):
            return NOWHERE
        innermost = self.shape.loop_of(value.block)
        return frozenset(innermost.nest) if innermost is not None else NOWHERE

    def _changes(self, need: Need, around: Loops) -> tuple[Loops, tuple[Need, ...]]:
        """Loops in which a value changes by itself, and the needs with which it changes."""
        value, recipe = need.value, self.recipes.recipe(need)
        if self.everywhere:
            return around, ()
        if isinstance(value, Phi):
            if recipe.how not in (RecipeKind.COUNTER, RecipeKind.RECURRENCE):
                return self._merged(value, need.shadow, around)
            return frozenset({self.shape.loops.by_header[value.block]}), recipe.inputs or ()
        if recipe.inputs is not None and recipe.how != RecipeKind.RESTORED:
            return NOWHERE, recipe.inputs
        if need.shadow:
            return around, ()
        if isinstance(value, Load) and is_plain(value):
            return self._written(value, around), (Need(value.pointer),)
        if isinstance(value, Call) and self._is_function_of_arguments(value):
            return NOWHERE, tuple(Need(a) for a in value.arguments)
        return around, ()

    def _merged(self, phi: Phi, shadow: bool, around: Loops) -> tuple[Loops, tuple[Need, ...]]:
        """Of a phi where branches join: its operands, and the conditions between it and its dominator."""
        loop = self.shape.loop_of(phi.block)
        if phi.block in self.shape.loops.by_header:
            return around, ()
        fork = self.shape.dominators.immediate[phi.block]
        before = self.shape.cfg.predecessors
        between = {fork, *reached(before[phi.block], before.__getitem__, among=lambda block: block is not fork)}
        ends = [block.terminator for block in between if self.shape.loop_of(block) is loop]
        branches = [end for end in ends if isinstance(end, Branch)]
        if len(branches) < len(between):
            return around, ()
        return NOWHERE, (
            *(Need(operand, shadow) for operand in phi.operands),
            *(Need(branch.condition) for branch in branches if branch.condition is not None),
        )

    def _written(self, load: Load, around: Loops) -> Loops:
        """Loops around a load in which its memory may be written."""
        size = self.recipes.layout.store_size(load.type)
        writers = self.recipes.overwrites.written_by(load.pointer, size, self.recipes.postponed)
        if writers is None:
            return around
        found, missing = NOWHERE, set(around)
        for writer in writers:
            found |= (reached := {loop for loop in missing if writer.block in loop.blocks})
            missing -= reached
            if not missing:
                break
        return found

    def _is_function_of_arguments(self, call: Call) -> bool:
        callee = call.callee
        if not isinstance(callee, Function) or not callee.is_declaration:
            return False
        rule = self.recipes.book.scalar_rule(callee.name, call.type)
        return rule is not None and rule.pure
