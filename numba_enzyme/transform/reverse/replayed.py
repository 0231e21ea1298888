"""Iterations run again in the reverse sweep, at the beginning of the mirror of a loop's latch.

    latch.rev:                         latch.rev:  br %header.again
      %y.d = ... of %y, kept             header.again:  %y = fmul double %x, %x;  br %latch.again
                                         latch.again:   %y.d = ... of %y

What is run again is the plan's decision (:mod:`...analysis.replays`); this file copies it without the branches that decide about
nothing of it, and fills the slots from which the adjoints of the iteration read.
"""

from __future__ import annotations

from ...analysis.control.loops import Loop
from ...analysis.planning.iteration_recompute import Replay
from ...analysis.planning.recompute import Need
from ...ir.clone import copy_instruction
from ...ir.functions import Block, DebugRecord, Instruction, Phi
from ...ir.instructions import Branch
from ...ir.metadata import lasting_metadata
from ...ir.values import Constant, Value
from ...ir.walks import reached
from ..for_annotations import ReverseSweep


class ReplayedIteration:
    """Emits one iteration into the mirror where ``sweep`` stands; it stands behind it afterwards."""

    checks_memory = False  # the slots are there

    def __init__(self, replay: Replay, sweep: ReverseSweep) -> None:
        self.replay = replay
        self.sweep = sweep
        self.context = sweep.context
        self.b = sweep.b
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}
        self.ends: dict[Block, Block] = {}  # where a copy that a test has split ends

    def counter(self, loop: Loop) -> Value:
        return self.values[self.sweep.shape.shapes[loop].counter]

    def primal(self, value: Value) -> Value:
        return value if isinstance(value, (Constant, Block)) else self.values[value]

    def emit(self) -> None:
        replay, b, tape = self.replay, self.b, self.sweep.tape
        if not replay.instructions and not replay.tests:
            return
        for need in replay.inputs:
            self.values[need.value] = self.sweep.primal(need.value)
        for group in (g for g in tape.layout.groups.values() if g.home is replay.loop):
            self.values |= {count: self.sweep.primal(count) for count in group.counts[1:]}
        slots = {phi: self.sweep.frame.carried[phi] for phi in replay.carried}
        self.values |= {phi: b.load(phi.type, slot, phi.name) for phi, slot in slots.items()}
        reached = self._reached()
        for block in reached:
            self.blocks[block] = b.new_block(f"{block.name}.again" if block.name else "again")
        end = b.new_block("adjoints")
        b.br(self.blocks[replay.loop.header])
        tape.sweep = self
        phis: list[tuple[Phi, Phi]] = []
        for block in reached:
            phis += self._copy_block(block, end)
        for phi, new in phis:
            for value, incoming in phi.incoming():
                if incoming in self.blocks:
                    new.add_incoming(self.primal(value), self.ends[incoming])
        tape.sweep = self.sweep
        b.at(end)
        for phi, following in replay.carried.items():
            b.store(self.primal(following), slots[phi])

    def _copy_block(self, block: Block, end: Block) -> list[tuple[Phi, Phi]]:
        """Copy the block's part of the replay; its phis and their copies, still without operands."""
        b = self.b.at(self.blocks[block])
        own = [i for i in block.instructions if i in self.replay.instructions and not isinstance(i, DebugRecord)]
        phis = []
        for phi in (i for i in own if isinstance(i, Phi)):
            self.values[phi] = b.append(Phi(phi.type, [], [], name=f"{phi.name}.again" if phi.name else "", flags=phi.flags))
            phis.append((phi, self.values[phi]))
        for instruction in own:
            b.debug = self.sweep.locations.at(instruction)
            if not isinstance(instruction, Phi):
                self._copy(instruction)
            self._keep(instruction)
        b.debug = self.sweep.locations.at(block.terminator)
        self._go_on(block, end)
        return phis

    def _reached(self) -> list[Block]:
        found = set(reached([self.replay.loop.header], self.replay.following))
        return [block for block in self.sweep.shape.cfg.order if block in found]

    def _copy(self, instruction: Instruction) -> None:
        new = copy_instruction(instruction, self.primal)
        new.name = f"{instruction.name}.again" if instruction.name else ""
        new.metadata = lasting_metadata(instruction)
        self.values[instruction] = self.b.append(new)

    def _keep(self, instruction: Instruction) -> None:
        tape, need = self.sweep.tape, Need(instruction)
        slot = tape.layout.slot_of.get(need)
        if slot is not None and slot.decision.home is self.replay.loop:
            tape.write(need, self.values[instruction])

    def _go_on(self, block: Block, end: Block) -> None:
        if block in self.replay.tests:
            condition, fails = self.replay.tests[block]
            self.sweep.leave_if(self.primal(condition), fails)
        self.ends[block] = self.b.block
        following = self.replay.following(block)
        if len(following) < 2:
            self.b.br(self.blocks[following[0]] if following else end)
            return
        branch = block.terminator
        assert isinstance(branch, Branch) and branch.condition is not None
        then, otherwise = (self.blocks[target] for target in branch.targets)
        self.b.cond_br(self.primal(branch.condition), then, otherwise)
