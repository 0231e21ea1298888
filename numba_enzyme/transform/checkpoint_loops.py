"""Puts loops under a schedule of checkpoints: chooses on a trial copy of the module, then outlines in the module itself.

    loop at line 12 of n iterations      @ne.steps(n, k, ...), which keeps at most k states of u (8 u.shape[0] bytes)

The choice is :mod:`..analysis.time_loops`', the form :mod:`.prepare.outline`'s; this file says where memory begins and ends.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from importlib.resources import files

from ..analysis.control.trip_count import constant_count
from ..analysis.memory.objects import MemoryObject, ObjectKind
from ..analysis.planning.tape_layout import TapeLayout
from ..analysis.planning.time_loops import TimeLoop, TimeLoops
from ..diagnostics import Remark, SourceLocation
from ..ir.builder import Builder
from ..ir.functions import Argument, Block, Function, Module
from ..ir.instructions import Call
from ..ir.parser import parse_module
from ..ir.types import I8, PTR
from ..ir.values import Constant, Value
from ..rules import MEMINFO_DATA_OFFSET
from .checkpoint_budget import Budget, wide
from .context import Context
from .derivative import merge_functions
from .prepare.loop_form import count_expression
from .prepare.outline import SPLIT, Before, LoopBody, Outline, outline_loop


@dataclass(frozen=True, eq=False)
class CheckpointedLoop:
    """What is known of a loop that runs under a schedule. ``states``: how many it keeps, in words."""

    place: SourceLocation
    states: str
    outline: Outline

    def extents_of(self, call: Call) -> list[tuple[Value, Value]]:
        """(address, bytes) of the memory that a state holds, as the call that stands for the loop is given them."""
        first = len(call.arguments) - self.outline.anchors - 2 * self.outline.extents
        return [(call.arguments[i], call.arguments[i + 1]) for i in range(first, first + 2 * self.outline.extents, 2)]


class Twins:
    """What the parts of one function are in another that was parsed from the same text."""

    def __init__(self, trial: Function, real: Function) -> None:
        self.real = real
        self.blocks: dict[Block, Block] = dict(zip(trial.blocks, real.blocks, strict=True))
        self._values: dict[Value, Value] = dict(zip(trial.arguments, real.arguments, strict=True))
        self._values |= zip(trial.instructions(), real.instructions(), strict=True)

    def value(self, value: Value) -> Value:
        return value if isinstance(value, Constant) else self._values[value]

    def knows(self, value: Value) -> bool:
        return isinstance(value, Constant) or value in self._values


class CheckpointLoops:
    """The loops of the root of one module. ``c``: the context of its trial copy; ``tape``: what that would keep."""

    def __init__(self, c: Context, tape: TapeLayout, module: Module, root: Function, twins: Twins) -> None:
        self.c = c
        self.module = module
        self.root = root
        self.twins = twins
        request = c.facts.request
        self.loops = TimeLoops(c, tape, request.checkpoints or 1)
        self.slots = request.checkpoints
        self.states = f"at most {self.slots} states"
        self.budget = Budget(c, tape, twins, self.loops.chosen)
        if not self.slots:
            self.states = f"as many states as fit into {self.budget.bytes} B"
        self.remarks: list[Remark] = []

    def run(self) -> dict[Function, CheckpointedLoop]:
        """Outline all chosen loops; the functions that they have become."""
        lines = self.c.facts.lines
        for loop, reason in self.loops.refused:
            self.remarks.append(Remark("NE805", f"the loop is not checkpointed: {reason}", lines.loop_place(loop)))
        found: dict[Function, CheckpointedLoop] = {}
        for chosen in self.loops.chosen:
            outline = self._outline(chosen)
            place = lines.loop_place(chosen.loop)
            found[outline.steps] = CheckpointedLoop(place, self.states, outline)
            self.remarks.append(Remark("NE804", f"the loop is checkpointed: {self.states} are kept", place))
        return found

    def _outline(self, chosen: TimeLoop) -> Outline:
        loop, blocks = chosen.loop, self.twins.blocks
        order = [b for b in self.c.shape.cfg.order if b in loop.blocks]
        body = LoopBody(
            blocks[loop.header], blocks[loop.latches[0]], blocks[loop.before], blocks[chosen.exit],
            [blocks[b] for b in order], [blocks[b] for b in chosen.failures], chosen.tested_first,
        )  # fmt: skip
        if SPLIT not in self.module.functions:
            text = files(__spec__.parent).joinpath("runtime_ir", f"{SPLIT}.ll").read_text(encoding="utf-8")
            merge_functions(self.module, parse_module(text))

        def settle(b: Builder) -> Before:
            extents = [self._extent(b, target) for target in chosen.saved]
            slots = b.i64(self.slots) if self.slots else self.budget.slots(b, chosen, extents)
            return Before(self._count(b, chosen), slots, extents, [self.twins.value(a) for a in chosen.anchors])

        return outline_loop(self.module, self.root, body, self.module.functions[SPLIT], settle)

    def _count(self, b: Builder, chosen: TimeLoop) -> Value:
        constant = constant_count(chosen.trip)
        tests = 1 if chosen.tested_first else 0  # the header runs once more than the body
        if constant is not None:
            return b.i64(constant - tests)
        induction = replace(chosen.trip.induction, start=self.twins.value(chosen.trip.induction.start))
        trip = replace(chosen.trip, induction=induction, bound=self.twins.value(chosen.trip.bound))
        count = count_expression(b, trip, False)
        return b.binary("sub", count, b.i64(1)) if tests else count

    def _extent(self, b: Builder, target: MemoryObject) -> tuple[Value, Value]:
        """Where the memory begins, and how many bytes it has."""
        if target.kind == ObjectKind.ARGUMENT:
            return self._array(b, target.parameter)
        owner = self.c.facts.points_to.owner_of(target)
        assert isinstance(owner.site, Call)
        site = self.twins.value(owner.site)
        assert isinstance(site, Call)
        size: Value = b.i64(1)
        facts = self.c.book.facts(site.called.name)
        for index in facts.size_arguments if facts is not None else ():
            size = b.binary("mul", size, wide(b, site.arguments[index]))
        if owner is not target:
            return b.load(PTR, b.gep(I8, site, [b.i64(MEMINFO_DATA_OFFSET)])), size
        return site, size

    def _array(self, b: Builder, place: int) -> tuple[Value, Value]:
        array = next(a for a in self.c.facts.request.arrays if a.place == place)
        parameters: list[Argument] = self.root.arguments
        shape = parameters[place + 1 : place + 1 + array.dimensions]
        strides = parameters[place + 1 + array.dimensions : place + 1 + 2 * array.dimensions]
        count: Value = b.i64(1)
        for length in shape:
            count = b.binary("mul", count, length)
        if array.contiguous:
            return parameters[place], b.binary("mul", count, b.i64(array.item))
        low, high = b.i64(0), b.i64(array.item)
        for length, stride in zip(shape, strides, strict=True):
            reach = b.binary("mul", b.binary("sub", length, b.i64(1)), stride)
            backwards = b.icmp("slt", reach, b.i64(0))
            low = b.binary("add", low, b.select(backwards, reach, b.i64(0)))
            high = b.binary("add", high, b.select(backwards, b.i64(0), reach))
        size = b.select(b.icmp("eq", count, b.i64(0)), b.i64(0), b.binary("sub", high, low))
        return b.byte_offset(parameters[place], low), size

