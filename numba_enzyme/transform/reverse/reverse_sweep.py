"""The reverse sweep: every block has its mirror, run from the return to the entry.

    body:  %y = fmul %x, %x; br %exit         body.rev:  %y.d = ...; %x.d += 2 x y.d; br %entry.rev
    loop:  counts up                          loop.rev:  counts down; leaves to the preheader's mirror at 0

A mirror goes on as the plan's ways say: to the only predecessor, by a branch condition that can be recomputed, by the number
of the way that was taken, or by the loop counter.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from ...analysis.control.loops import Loop
from ...analysis.planning.cache_plan import Strategy
from ...analysis.planning.recompute import Need, Recipe, RecipeKind, recurrence
from ...ir.builder import Builder, zero
from ...ir.clone import copy_instruction
from ...ir.functions import Block, DebugRecord, Function, Module, Phi
from ...ir.instructions import Branch, Freeze, Return, Store, Switch
from ...ir.metadata import lasting_metadata
from ...ir.types import I1, I64, IntType, PointerType, Type, integer_bits
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import postorder
from ..failures import Failures
from ..for_annotations import DerivativeFamily
from ..instructions import family_of
from ..planning.elided_forward_sweep import Guard
from ..planning.function_plan import FunctionPlan, left_loops
from .adjoints import Adjoints
from .block_sums import BlockSums
from .forward_sweep import ForwardSweep
from .late_frees import LateFrees
from .replayed import ReplayedIteration
from .restored_stores import undo_store
from .row_updates import RowUpdates
from .tape import Tape


class ReverseSweep:
    """Emits mirrors into ``target``. ``frame`` knows what arguments, entry allocas and constants have become.

    Many methods, because one object is handed to the instruction families, with all that they emit by.
    """

    checks_memory = False  # the tape is there

    def __init__(self, plan: FunctionPlan, target: Function, module: Module, frame: ForwardSweep,
                 family: DerivativeFamily) -> None:  # fmt: skip
        self.plan = plan
        self.context = plan.context
        self.shape = plan.context.shape
        self.target = target
        self.module = module
        self.frame = frame  # knows arguments, entry allocas and constants
        self.family = family
        self.b = Builder(module, Block("detached", target), contract=self.context.facts.request.contract)
        self.locations = frame.locations
        self.b.debug = self.locations.start
        self.tape: Tape = frame.tape
        self.adjoints = Adjoints(plan.context, self)
        self.mirrors: dict[Block, Block] = {}
        self.rests: dict[Block, Block] = {}
        self._memo: dict[Need, Value] = {}
        self._counters: dict[object, Value] = {}
        self.on_entry = lambda: None
        self.on_failed_guard = lambda b: None
        self._failed: Block | None = None
        self._collected: Value | None = None
        self.failures = Failures(frame) if family.may_fail else None
        self.block_sums = BlockSums(self)
        self.late_frees = LateFrees(self)
        self.rows = RowUpdates(self)

    # ---- services for the families

    def alloca(self, type_: Type, name: str) -> Value:
        return self.frame.alloca(type_, name)

    def zeroed_slot(self, type_: Type, name: str) -> Value:
        return self.frame.zeroed_slot(type_, name)

    @cached_property
    def met_spoiled(self) -> Value:
        """Where it is kept whether the thread has met a float whose bits came from integers: see `instructions.spoiled_words`."""
        return self.zeroed_slot(I1, "met.spoiled")

    def take(self, value: Value) -> Value | None:
        return self.adjoints.take(value)

    def taken_or_zero(self, value: Value) -> Value:
        found = self.adjoints.take(value)
        return zero(value.type) if found is None else found

    def add(self, value: Value, amount: Value) -> None:
        if not isinstance(value, Constant):
            self.adjoints.add(value, amount)

    def add_values(self, like: Value, a: Value, b: Value) -> Value:
        return self.b.binary("fadd", a, b) if not isinstance(a.type, IntType) else self.b.binary("or", a, b)

    def primal(self, value: Value) -> Value:
        return value if isinstance(value, Constant) else self._have(Need(value))

    def shadow(self, value: Value) -> Value:
        return self.frame.constant_shadow(value) if isinstance(value, Constant) else self._have(Need(value, True))

    def counter(self, loop: Loop) -> Value:
        return self.b.load(I64, self._counter_slot(loop), "i.r")

    # ---- having values again

    def _have(self, need: Need) -> Value:
        """A value in this mirror; what it is recomputed from is emitted first, operands before their users."""
        memo = self._memo
        for missing in postorder(need, memo, self._recomputed_from):
            memo[missing] = self._get(missing)
        return memo[need]

    def _recomputed_from(self, need: Need) -> list[Need]:
        """The needs that recomputing this one reads, in the order in which it does."""
        decision = self.plan.cache.decisions.get(need)
        if decision is None or decision.strategy is not Strategy.RECOMPUTE:
            return []
        inputs = decision.recipe.inputs or ()
        inputs = inputs[:1] if decision.recipe.how == RecipeKind.RECURRENCE else inputs
        return [i for i in inputs if not isinstance(i.value, Constant)]

    def _get(self, need: Need) -> Value:
        decision = self.plan.cache.decisions.get(need)
        assert decision is not None, f"%{need.value.name} ({type(need.value).__name__}) is read but not planned"
        if decision.strategy is Strategy.FREE:
            return self.frame.shadow(need.value) if need.shadow else self.frame.primal(need.value)
        if decision.strategy in (Strategy.KEEP, Strategy.STORE):
            return self.tape.read(need)
        return self._again(need, decision.recipe)

    def _again(self, need: Need, recipe: Recipe) -> Value:
        value, needs = need.instruction, tuple(recipe.inputs or ())
        if recipe.how == RecipeKind.PRIMAL:
            return self.primal(value)
        if recipe.how == RecipeKind.COUNTER:
            return self.counter(self.shape.loops.by_header[value.block])
        if recipe.how == RecipeKind.TRIPS:
            return self.b.binary("sub", self.primal(needs[0].value), self.b.i64(1))
        if recipe.how == RecipeKind.RECURRENCE:
            return self._recurrence(need)
        inputs = iter(needs)

        def operand(original: Value) -> Value:
            if isinstance(original, Function):
                return original
            i = next(inputs)
            return self.shadow(i.value) if i.shadow else self.primal(i.value)

        new = copy_instruction(value, operand)
        new.name = f"{value.name}{'.d' if need.shadow else ''}.r" if value.name else ""
        new.metadata = lasting_metadata(value)
        return self.b.append(new)

    def _recurrence(self, need: Need) -> Value:
        phi = need.value
        loop = self.shape.loops.by_header[need.instruction.block]
        found = recurrence(phi, loop, self.context.layout) if isinstance(phi, Phi) else None
        assert found is not None, need
        start, step = found
        begin = self.shadow(start) if need.shadow else self.primal(start)
        counter = self.counter(loop)
        b = self.b
        if isinstance(phi.type, PointerType):
            return b.byte_offset(begin, b.binary("mul", counter, self.primal(step)))
        bits = integer_bits(phi.type)
        if bits != 64:
            counter = b.cast("trunc" if bits < 64 else "zext", counter, phi.type)
        return b.binary("add", begin, b.binary("mul", counter, self.primal(step)), f"{phi.name}.r" if phi.name else "")

    # ---- mirrors

    def prepare(self) -> None:
        for block in self.plan.reverse_edges:
            self.mirrors[block] = self.b.new_block(f"{block.name}.rev" if block.name else "rev")
        for _, block in sorted(self.plan.passed, key=lambda way: self.shape.cfg.number[way[1]]):
            if block not in self.rests:
                self.rests[block] = self.b.new_block(f"{block.name}.rest" if block.name else "rest")

    def run(self, seed: Value | None) -> None:
        """Emit all mirrors; ``seed`` is the adjoint of the returned value."""
        self.tape.sweep = self
        replayed = {loop.latches[0]: replay for loop, replay in self.plan.replays.items()}
        for block, mirror in list(self.mirrors.items()):
            self.b.at(mirror)
            self._memo = {}
            self.adjoints.reordered = self.plan.reordered_loop(block)
            terminator = block.terminator
            self.b.debug = self.locations.at(terminator)
            if block in replayed:
                ReplayedIteration(replayed[block], self).emit()
            if block in self.plan.guards:
                self._test(block, self.plan.guards[block])
            if isinstance(terminator, Return) and seed is not None and terminator.operands:
                self.add(terminator.operands[0], seed)
            for instruction in reversed(block.instructions):
                if isinstance(instruction, (Phi, DebugRecord, Branch, Switch, Return)):
                    continue
                family = family_of(instruction, self.context)
                if family is not None:
                    self.b.debug = self.locations.at(instruction)
                    family.adjoint(instruction, self)
                if isinstance(instruction, Store) and instruction in self.plan.restoration.stores:
                    undo_store(self, instruction)
            if block in self.rests:
                self.b.br(self.rests[block])
                self.b.at(self.rests[block])
                self._memo = {}
            self._go_on(block)

    def _test(self, block: Block, guard: Guard) -> None:
        """What the forward sweep would have tested: go on only if it holds, or note that it does not until the loop has ended."""
        condition = self._decided(guard.condition)
        if self.shape.loops.innermost(block) not in self.plan.collected:
            self.leave_if(condition, guard.fails)
            return
        failed = condition if guard.fails else self.b.binary("xor", condition, ConstantInt(I1, 1))
        slot = self._failed_slot()
        self.b.store(self.b.binary("or", self.b.load(I1, slot), failed), slot)

    def _leave_if_failed(self) -> None:
        """Behind the mirror of a loop that has collected what its tests found."""
        slot = self._failed_slot()
        self.leave_if(self.b.load(I1, slot), True)
        self.b.store(ConstantInt(I1, 0), slot)

    def _failed_slot(self) -> Value:
        if self._collected is None:
            self._collected = self.zeroed_slot(I1, "failed")
        return self._collected

    def leave_if(self, condition: Value, fails: bool) -> None:
        """End as the primal fails if the condition is ``fails``; go on otherwise."""
        if self._failed is None:
            self._failed = self.b.new_block("again")
            at = self.b.block
            self.on_failed_guard(self.b.at(self._failed))
            self.b.at(at)
        passed = self.b.new_block("passed")
        ways = (self._failed, passed) if fails else (passed, self._failed)
        self.b.cond_br(condition, *ways)
        self.b.at(passed)

    def _decided(self, condition: Value) -> Value:
        """A condition; without a forward sweep it may come from what the function would not have computed any more."""
        value = self.primal(condition)
        doubtful = condition in self.plan.tests.doubtful
        return self.b.append(Freeze("freeze", value.type, [value])) if doubtful else value

    def _go_on(self, block: Block) -> None:
        way = self.plan.reverse_edges[block]
        seeds = [(phi, self.take(phi)) for phi in block.phis() if self.context.active(phi)]
        seeds = [(phi, seed) for phi, seed in seeds if seed is not None]
        if not way.targets:
            self.block_sums.tell()
            self.on_entry()
            return
        if block in self.shape.loops.by_header:
            self._go_round(block, seeds)
            return
        if len(way.targets) == 1:
            self._edge(block, way.targets[0], seeds)
            return
        if way.condition is not None:
            choice = self._decided(way.condition)
            edges = [self._edge_block(block, target) for target in way.targets]
            self.b.cond_br(choice, edges[0], edges[1])
        else:
            choice = self.primal(way.chooser)
            edges = [self._edge_block(block, target) for target in way.targets]
            if len(edges) == 2:
                self.b.cond_br(self.b.icmp("eq", choice, ConstantInt(choice.type, 0)), edges[0], edges[1])
            else:
                cases = [(ConstantInt(choice.type, i), edge) for i, edge in enumerate(edges)][1:]
                self.b.append(Switch(choice, edges[0], cases))
        memo = self._memo
        for edge, target in zip(edges, way.targets, strict=True):
            self._memo = dict(memo)
            self.b.at(edge)
            self._edge(block, target, seeds)

    def _edge_block(self, block: Block, target: Block) -> Block:
        return self.b.new_block(f"{block.name}.rev.{target.name}")

    def _go_round(self, header: Block, seeds: list[tuple[Phi, Value]]) -> None:
        """From the mirror of a loop header: out at the first iteration, else to the latch of the iteration before; in a loop that
        the forward sweep has left out, out at the last one, else to that of the iteration after."""
        loop = self.shape.loops.by_header[header]
        preheader, latch = self.plan.reverse_edges[header].targets
        slot = self._counter_slot(loop)
        count = self.b.load(I64, slot)
        forwards = loop in self.plan.deferred
        end = self.primal(self.shape.shapes[loop].trips[loop.exits[0][1]]) if forwards else self.b.i64(0)
        first = self.b.icmp("eq", count, end)
        if loop in self.plan.left_early:
            first = self.b.binary("or", first, self._are_zero(seed for _, seed in seeds))
        in_strips = loop in self.plan.late_additions
        out, again = self._edge_block(header, preheader), self._edge_block(header, latch)
        left = self.b.new_block("strip") if in_strips else out
        self.b.cond_br(self.rows.ends(loop, count) if in_strips else first, left, again)
        memo = self._memo

        def go_again(begin: Block) -> None:
            self.b.debug = self.locations.at(latch.terminator)
            self._pass_on(header, latch, seeds)
            self.b.store(self.b.binary("add" if forwards else "sub", count, self.b.i64(1)), slot)
            self.tape.previous_iteration(loop)
            self.b.br(begin)

        if in_strips:
            self._memo = dict(memo)
            self.b.at(left)
            go_again(self.rows.leave_strip(loop, first, out))
        self._memo = dict(memo)
        self.b.at(out)
        if loop in self.plan.collected:
            self._leave_if_failed()
        self._edge(header, preheader, seeds)
        self._memo = dict(memo)
        self.b.at(again)
        go_again(self.mirrors[latch])

    def _edge(self, block: Block, target: Block, seeds: list[tuple[Phi, Value]]) -> None:
        """Everything that happens between the mirror of ``block`` and that of ``target``."""
        self.b.debug = self.locations.at(target.terminator)
        entered = left_loops(self.shape, target, block)
        if len(entered) == 1 and entered[0] in self.plan.skipped:
            self._go_past(entered[0], target, seeds)
        trips = [self.primal(self.shape.shapes[loop].trips[block]) for loop in entered]
        begin = (self.rests if (block, target) in self.plan.passed else self.mirrors)[target]
        for loop, count in zip(entered, trips, strict=True):
            self.b.store(self.b.i64(0) if loop in self.plan.deferred else count, self._counter_slot(loop))
            begin = self.rows.enter(loop, count, begin)
        self._memo = {}
        for loop in entered:
            self.tape.enter_loop(loop)
        self._pass_on(block, target, seeds)
        self.b.br(begin)

    def _go_past(self, loop: Loop, latch: Block, seeds: list[tuple[Phi, Value]]) -> None:
        """Over the mirror of a loop where no adjoint comes into it; the builder goes on where one does."""
        nothing = self._are_zero(seed for phi, seed in seeds if latch in phi.incoming_blocks)
        past, into = self.b.new_block(f"{loop.header.name}.past"), self.b.new_block(f"{loop.header.name}.into")
        self.b.cond_br(nothing, past, into)
        self.b.at(past)
        self._edge(loop.header, self.plan.reverse_edges[loop.header].targets[0], [])
        self.b.at(into)
        self._memo = {}

    def _are_zero(self, seeds: Iterable[Value]) -> Value:
        nothing: Value = ConstantInt(I1, 1)
        for seed in seeds:
            nothing = self.b.binary("and", nothing, self.b.fcmp("oeq", seed, zero(seed.type)))
        return nothing

    def _pass_on(self, block: Block, target: Block, seeds: list[tuple[Phi, Value]]) -> None:
        for phi, seed in seeds:
            for value, incoming in phi.incoming():
                if incoming is target:
                    self.add(value, seed)
                    break

    def _counter_slot(self, loop: Loop) -> Value:
        found = self._counters.get(loop)
        if found is None:
            found = self._counters[loop] = self.zeroed_slot(I64, "i.rev")
        return found
