"""Iterations that the reverse sweep runs again, one after the other, instead of having kept what they computed.

    for j < n: { a[:] = f(j);  for i < m[j]: t += g(a, i) }      n * sum m values, or: those of one i, and the array a, at a time

    latch.rev:   run iteration j again, as far as its values are needed;  then its adjoints;  then iteration j - 1

Only how often the loops run decides then whether a tape has a size that only the run tells, so a GPU, where no thread can
allocate memory, asks for this. Elsewhere it is for loops that the forward sweep leaves to the reverse sweep as a whole; what they
keep may lie in arrays then, as long as one iteration needs.

An iteration can be run again if it needs nothing of the iterations before it but counters: what it reads has not been written
since, or lies in an array of its own that it has filled itself (:mod:`.certain_writes`, :mod:`.filled_arrays`); that it fills
again. Which of its instructions are run again is decided here, value by value; where that is not possible the value is kept by
the forward sweep, as anywhere else.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from math import prod

from ...ir.functions import Block, Instruction, Phi
from ...ir.instructions import Alloca, Branch, Call, Load, Store
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...rules.effects import CallKind
from ..control.control_dependence import ControlDependence
from ..control.loops import Loop
from ..control.shape import Shape
from ..memory.effects import is_plain
from ..memory.filled_arrays import WrittenBefore
from ..memory.objects import MemoryObject, ObjectKind
from .cache_plan import CachePlan
from .recompute import PURE, Need, Recipes, recurrence
from .tape_layout import STACK_BYTES, GroupKind, TapeLayout, is_count_known


@dataclass(eq=False)
class Replay:
    """What is run again of one iteration. ``forks``: blocks whose branches are; ``inputs``: what comes from around the loop.

    ``carried``: what goes round and is carried on from iteration to iteration, with what follows it. ``tests``: blocks that may
    go to where the function fails, each with the condition and whether it fails where that holds."""

    loop: Loop
    control: ControlDependence
    successors: dict[Block, list[Block]]
    instructions: dict[Instruction, None] = field(default_factory=dict)
    forks: dict[Block, None] = field(default_factory=dict)
    inputs: dict[Need, None] = field(default_factory=dict)
    carried: dict[Phi, Value] = field(default_factory=dict)
    tests: dict[Block, tuple[Value, bool]] = field(default_factory=dict)

    def following(self, block: Block) -> list[Block]:
        """Where a block leads when only what is needed is run."""
        onward = self.successors[block]
        return onward if block in self.forks or len(onward) < 2 else [self.control.meeting[block]]


class Replays:
    """The loops of one function whose iterations are run again; asked and grown while the plan is made."""

    def __init__(
        self, shape: Shape, recipes: Recipes, is_free: Callable[[Instruction], bool],
        given: Mapping[Loop, Iterable[Phi]] | None = None
    ) -> None:
        """``is_free``: whether a call gives memory back only after the reverse sweep. ``given``: these loops and no others, with
        memory from the heap, and with what they are to carry on; without them, all whose tape would have a size that only the run
        tells, on the stack alone."""
        self.shape = shape
        self.recipes = recipes
        self.overwrites = recipes.overwrites
        self.effects = recipes.overwrites.effects
        self.is_free = is_free
        self.written = WrittenBefore(shape, self.effects.points_to)
        self.given = given
        self.loops: dict[Loop, Replay] = {}
        self._unfit: set[Value] = set()
        self._impossible: set[Loop] = set()
        for loop in given or ():
            self._begin(loop)

    # ---- asked by the planner

    def home(self, need: Need, varying: Collection[Loop]) -> Loop | None:
        """The loop in each of whose iterations the value is computed anew; None if the forward sweep keeps it.

        ``varying``: the loops in which it changes."""
        value = need.value
        if need.shadow or value in self._unfit or not isinstance(value, Instruction) or not self._is_repeatable(value):
            return None
        inner, loop = [], self.shape.loop_of(value.block)
        while loop is not None and loop not in self.loops:
            if loop in varying:
                inner.append(self.shape.shapes.get(loop))
            loop = loop.parent
        if loop is None or None in inner or (isinstance(value, Phi) and value.block is loop.header):
            return None
        if self.given is not None:
            return loop if all(is_count_known(shape, loop) for shape in inner) else None
        size = self.recipes.layout.store_size(value.type)
        constant = all(shape.constant is not None for shape in inner)
        return loop if constant and size * prod(shape.constant for shape in inner) <= STACK_BYTES else None

    def grow(self, plan: CachePlan, tape: TapeLayout) -> bool:
        """Run more loops again where a tape would have a size that is not known, or fewer values; whether the plan changes."""
        loops, homes = len(self.loops), [(d.need.value, d.home) for d in plan.cached if d.home is not None]
        roots = [(value, home) for value, home in homes if isinstance(value, Instruction)]
        unfit = [root for root, loop in roots if not self._add(root, loop)]
        self._unfit.update(unfit)
        for replay in self.loops.values():  # who asked for what can't be had finds that it is not there
            carried = {phi: v for phi, v in replay.carried.items() if not isinstance(v, Instruction) or self._add(v, replay.loop)}
            tests = {block: test for block, test in replay.tests.items() if self._add_test(block, test[0], replay.loop)}
            replay.carried, replay.tests = carried, tests
        kept = [group for group in tape.groups.values() if group.kind != GroupKind.CONSTANT and self.given is None]
        wanted = {loop for group in kept for loop in self._uncounted(group.loop)} - self._impossible - self.loops.keys()
        for loop in wanted:
            self._begin(loop)
        return bool(unfit) or len(self.loops) > loops

    def restart(self) -> None:
        """The plan is made anew: nothing is needed yet."""
        for loop in self.loops:
            self._begin(loop)

    def inputs(self) -> Iterator[Need]:
        for replay in self.loops.values():
            yield from replay.inputs

    # ---- loops

    def _uncounted(self, loop: Loop) -> list[Loop]:
        """The loops of a nest that make its tape as large as it is."""
        shapes = [self.shape.shapes.get(one) for one in loop.nest]
        found = [one for one, shape in zip(loop.nest, shapes, strict=True) if shape is None or shape.constant is None]
        return found or loop.nest[:1]

    def _begin(self, loop: Loop) -> bool:
        """Begin with nothing of a loop; False if its iterations cannot be run again."""
        latch = loop.latches[0]
        whole = len(loop.latches) == 1 and loop.preheader is not None and loop in self.shape.shapes
        if not whole or [block for block, _ in loop.exits] != [latch] or self.shape.loop_of(latch) is not loop:
            self._impossible.add(loop)
            return False
        blocks = [block for block in self.shape.cfg.order if block in loop.blocks]
        onward = {b: [s for s in self.shape.cfg.successors[b] if s in loop.blocks and s is not loop.header] for b in blocks}
        onward[latch] = []
        phis = self.given.get(loop, ()) if self.given is not None else ()
        carried = {phi: value for phi in phis for value, block in phi.incoming() if block is latch}
        tests = self._tests(blocks) if self.given is not None else {}
        self.loops[loop] = Replay(loop, ControlDependence(onward, latch), onward, carried=carried, tests=tests)
        return True

    def _tests(self, blocks: list[Block]) -> dict[Block, tuple[Value, bool]]:
        """The branches of some blocks to where the function fails."""
        found = {}
        for block in blocks:
            branch = block.terminator
            if isinstance(branch, Branch) and branch.condition is not None:
                fails = [target not in self.shape.live for target in branch.targets]
                if any(fails):
                    found[block] = branch.condition, fails[0]
        return found

    # ---- what is run again

    def _add(self, root: Instruction, loop: Loop) -> bool:
        """Run a value of the loop again, and all that it is made of; False if that is not possible."""
        found = {}
        return self._reach([root], loop, found) and self._note(found)

    def _add_test(self, block: Block, condition: Value, loop: Loop) -> bool:
        """Come to the end of a block again and have its condition; False if that is not possible."""
        found = {loop: ({}, {}, {})}
        roots: list[Instruction] = []
        decided = self._decide([block], loop, roots, found) and self._take(condition, loop, roots, found[loop][2])
        return decided and self._reach(roots, loop, found) and self._note(found)

    def _note(self, found: dict) -> bool:
        for inside, (instructions, forks, inputs) in found.items():
            replay = self.loops[inside]
            replay.instructions.update(instructions)
            replay.forks.update(forks)
            replay.inputs.update(inputs)
        return True

    def _reach(self, roots: Iterable[Instruction], loop: Loop, found: dict) -> bool:
        replay = self.loops[loop]
        instructions, _, inputs = found.setdefault(loop, ({}, {}, {}))
        stack: list[Instruction] = list(roots)
        while stack:
            instruction = stack.pop()
            if instruction in instructions or instruction in replay.instructions:
                continue
            if not self._is_repeatable(instruction) and not self._fills(instruction):
                return False
            instructions[instruction] = None
            stack.extend(self._counters(instruction.block, loop))
            blocks = [instruction.block]
            if isinstance(instruction, Phi):
                blocks += instruction.incoming_blocks
            if not self._decide(blocks, loop, stack, found):
                return False
            if not all(self._take(o, loop, stack, inputs) for o in instruction.operands):
                return False
            if isinstance(instruction, Load) and not self._reach_writes(instruction, loop, found):
                return False
        return True

    def _decide(self, blocks: Iterable[Block], loop: Loop, stack: list[Instruction], found: dict) -> bool:
        """Take the branches again that decide whether some blocks run; False if that is not possible."""
        replay, (_, forks, inputs) = self.loops[loop], found[loop]
        for block in self._deciders(blocks, replay):
            if block not in forks and block not in replay.forks:
                if not isinstance(block.terminator, Branch) or (condition := block.terminator.condition) is None:
                    return False
                forks[block] = None
                if not self._take(condition, loop, stack, inputs):
                    return False
        return True

    def _counters(self, block: Block, loop: Loop) -> list[Instruction]:
        """The counters of the loops around a block within the loop: they tell where the values of an iteration lie."""
        innermost = self.shape.loop_of(block) or loop
        around = innermost.nest[innermost.nest.index(loop) + 1 :]
        return [self.shape.shapes[inner].counter for inner in around if inner in self.shape.shapes]

    def _deciders(self, blocks: Iterable[Block], replay: Replay) -> Iterator[Block]:
        for block in reached(blocks, replay.control.deciders):
            yield from replay.control.deciders(block)

    def _take(self, value: Value, loop: Loop, stack: list[Instruction], inputs: dict[Need, None]) -> bool:
        """Have an operand: run it again if it is made in the iteration."""
        if isinstance(value, (Constant, Block)):
            return True
        if not isinstance(value, Instruction) or value.block not in loop.blocks:
            inputs[Need(value)] = None
        elif value in self.loops[loop].carried:
            pass
        elif value.block is loop.header and isinstance(value, Phi):
            if value is not self.shape.shapes[loop].counter and recurrence(value, loop, self.recipes.layout) is None:
                return False  # it comes from the iteration before
            inputs[Need(value)] = None
        else:
            stack.append(value)
        return True

    def _is_repeatable(self, instruction: Instruction) -> bool:
        """Whether an instruction does nothing but make a value of its operands, or of memory."""
        if isinstance(instruction, (*PURE, Phi)):
            return True
        if isinstance(instruction, Load):
            return is_plain(instruction)
        return self.recipes.book.repeats(instruction)

    # ---- memory of the iteration

    def _fills(self, instruction: Instruction) -> bool:
        """Whether an instruction only writes, to memory of the function's own, what can be written again."""
        if isinstance(instruction, Store):
            return is_plain(instruction) and self._array(instruction.pointer) is not None
        if not isinstance(instruction, Call):
            return False
        facts = self.recipes.book.facts_of(instruction)
        if facts is None or facts.kind != CallKind.MEMSET or self._array(instruction.arguments[0]) is None:
            return False
        return self.given is not None or isinstance(instruction.arguments[2], ConstantInt)

    def _array(self, pointer: Value) -> MemoryObject | None:
        """The one variable, or array that the function has allocated, that a pointer leads to."""
        targets = list(self.effects.points_to.of(pointer))
        if len(targets) != 1 or targets[0].escapes:
            return None
        if targets[0].kind == ObjectKind.ALLOCA:
            site = targets[0].site
            return targets[0] if isinstance(site, Alloca) and site.block is self.shape.function.entry else None
        return targets[0] if self.given is not None and targets[0].kind == ObjectKind.HEAP else None

    def _reach_writes(self, load: Load, loop: Loop, found: dict) -> bool:
        """What the load finds is there still, or is written again in the same iteration of this loop or of one around it."""
        if self.recipes.recipe(Need(load)).inputs is not None:
            return True
        array = self._array(load.pointer)
        if array is None:
            return False
        size = self.recipes.layout.store_size(load.type)
        writers = self.overwrites.written_by(load.pointer, size, self.is_free)
        places = list(self.effects.points_to.of(load.pointer).values())
        if writers is None or len(places) != 1:
            return False
        writers = list(writers)
        for around in reversed(loop.nest):
            inside = [w for w in writers if w.block in around.blocks]
            if not self.written.holds(load, inside, array, places[0], around):
                continue
            if not all(map(self._fills, inside)) or (around is not loop and self._changes(inside, load, around)):
                return False
            if around not in self.loops and (around in self._impossible or not self._begin(around)):
                return False
            return self._reach(inside, around, found)
        return False

    def _changes(self, writers: list[Instruction], load: Load, loop: Loop) -> bool:
        """Whether one of the writers may run after the load in the same iteration."""
        onward = self.shape.cfg.successors
        seen = set(reached(onward[load.block], onward.__getitem__, among=lambda b: b in loop.blocks and b is not loop.header))
        order = load.block.instructions
        return any(w.block in seen or (w.block is load.block and order.index(w) > order.index(load)) for w in writers)
