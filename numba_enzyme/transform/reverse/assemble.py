"""Puts the halves together: the combined gradient of the root, and the two functions of a split pair.

    { double } @diffe_f(ptr %x, ptr %x.d, double %seed):  forward sweep; at its return -> reverse sweep; { gradients }
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.builder import Builder, zero
from ...ir.clone import copy_instruction
from ...ir.functions import Block, Function, Instruction
from ...ir.instructions import Alloca, Freeze, Return
from ...ir.types import I1, VOID, StructType, Type, struct_of
from ...ir.values import ConstantInt, ConstantWord, Value
from ...request import OUT_OF_MEMORY, Activity, Returns
from ..chunk_calls import quoted
from ..derivative import DerivativeFamily, SplitPair, returns_shadow
from ..instructions.barriers import turn
from ..instructions.defined_calls import no_memory
from ..planning.elided_forward_sweep import Guard, failure_status
from ..planning.function_plan import FunctionPlan
from ..sweep import bind_arguments
from .buffered_tape import CountingTape
from .failing_exit import FailingExit
from .forward_sweep import ForwardSweep
from .reverse_sweep import ReverseSweep

QUOTE = '"'


def build_combined(family: DerivativeFamily, name: str) -> Function:
    """The gradient of the root, primal and adjoint in one function; the parameters and results of the LLVM IR entry."""
    return _Combined(family, name).build()


class _Combined:
    """A combined gradient: how it returns, how it fails, and where one half passes on to the other."""

    def __init__(self, family: DerivativeFamily, name: str) -> None:
        request, root = family.facts.request, family.facts.root
        self.root, self.plan, self.on_target = root, family.plan(root), request.target
        activities = request.activities
        parameters, primal_at, shadow_at = family.parameters_with_shadows(root, lambda a: activities[a.index].has_shadow)
        self.returned = root.function_type.result
        self.seeded = request.returns is Returns.ACTIVE and self.returned != VOID
        if self.seeded:
            parameters.append((self.returned, "seed", ""))
        self.active = [a for a in root.arguments if activities[a.index] is Activity.ACTIVE]
        self.primal_results: list[Type] = [self.returned] if request.primal and self.returned != VOID else []
        results = self.primal_results + [a.type for a in self.active]
        self.function = family.root_function(name, StructType(tuple(results)) if results else VOID, parameters)
        self.forward = ForwardSweep(self.plan, self.function, family.module, family.globals, family)
        bind_arguments(self.forward, primal_at, shadow_at)
        self.reverse = ReverseSweep(self.plan, self.function, family.module, self.forward, family)
        self.kept = self.forward.zeroed_slot(self.returned, "returned") if self.primal_results else None
        self.failing = FailingExit(self.forward.tape, self.primal_results, self._give_up)

    def build(self) -> Function:
        forward, reverse = self.forward, self.reverse
        if self.on_target.status_return and self.primal_results:
            forward.on_no_memory = lambda: self._fail(forward.b, ConstantInt(self.returned, OUT_OF_MEMORY))
        forward.on_return = self._on_return
        reverse.on_entry = self._on_entry
        reverse.on_failed_guard = lambda b: self._fail(b, _failing_again(forward, b))
        reverse.prepare()
        entry = self._emit_forward()
        reverse.run(self.function.arguments[-1] if self.seeded else None)
        forward.finish(entry)
        return self.function

    def _leave(self, b: Builder, value: Value | None, gradients: list[Value]) -> None:
        values = ([value] if self.primal_results and value is not None else []) + gradients
        b.ret(b.struct(values) if values else None)

    def _give_up(self, b: Builder, values: list[Value]) -> None:
        self._leave(b, values[0] if values else None, [zero(a.type) for a in self.active])

    def _fail(self, b: Builder, value: Value | None) -> None:
        self.failing.take(b, [value] if self.primal_results and value is not None else [])

    def _on_return(self, block: Block, terminator: Return) -> None:
        """The forward sweep has come to a return of the primal: on into the reverse sweep, unless the primal has failed."""
        b = self.forward.b
        value = self.forward.primal(terminator.operands[0]) if terminator.operands else None
        if block not in self.plan.reverse_edges:
            self._fail(b, _failing_again(self.forward, b) if self.plan.fails_later else value)
            return
        if self.kept is not None and value is not None:
            b.store(value, self.kept)
        turn(b, self.forward.context)
        if self.on_target.status_return and value is not None and not isinstance(value, ConstantInt):
            failed = b.new_block("failed")
            b.cond_br(b.icmp("eq", value, ConstantInt(value.type, 0)), self.reverse.mirrors[block], failed)
            self._fail(b.at(failed), value)
        else:
            b.br(self.reverse.mirrors[block])

    def _on_entry(self) -> None:
        """The reverse sweep is back at the primal's entry."""
        b, failures = self.reverse.b, self.reverse.failures
        gradients = [self.reverse.taken_or_zero(a) for a in self.active]
        self.forward.tape.release(b)
        self.reverse.late_frees.release(b)
        self.forward.compute_late(b, self.kept)
        if failures is not None and self.on_target.status_return:  # the primal has not failed
            if self.on_target.failure_parameter >= 0:
                failures.tell(b, self.forward.primal(self.root.arguments[self.on_target.failure_parameter]))
            self._leave(b, failures.status(b), gradients)
            return
        self._leave(b, b.load(self.returned, self.kept) if self.kept is not None else None, gradients)

    def _emit_forward(self) -> Block:
        """The forward sweep, or, where the reverse sweep makes its tests, a way to that; the block that it begins with."""
        forward, source = self.forward, self.forward.context.function
        if not self.plan.tests.elides:
            forward.run(forward.plan.deferred)
            return forward.blocks[source.entry]
        entry, on = forward.b.new_block("entry"), self.reverse.mirrors[forward.context.shape.returns[0]]
        b = forward.b.at(entry)
        guards = self.plan.tests.of_arguments()
        if guards:
            first, failed = b.new_block("first"), b.new_block("failed")
            b.cond_br(_any_fails(guards, b, forward), first, on)
            status = b.at(first).call(source, [forward.primal(a) for a in source.arguments], "status")
            b.cond_br(b.icmp("eq", status, ConstantInt(status.type, 0)), on, failed)
            self._fail(b.at(failed), failure_status(forward.context))
        else:
            b.br(on)
        return entry


def _any_fails(guards: Sequence[Guard], b: Builder, forward: ForwardSweep) -> Value:
    """Whether a test of arguments would fail if it were made, which it may not be."""
    made: dict[Value, Value] = {}

    def value(of: Value) -> Value:
        if of not in made:
            made[of] = b.append(_copied(of, value)) if isinstance(of, Instruction) else forward.primal(of)
        return made[of]

    failing: Value = ConstantInt(I1, 0)
    for guard in guards:
        condition = b.append(Freeze("freeze", I1, [value(guard.condition)]))
        failing = b.binary("or", failing, condition if guard.fails else b.binary("xor", condition, ConstantInt(I1, 1)))
    return failing


def _copied(instruction: Instruction, value: Callable[[Value], Value]) -> Instruction:
    made = copy_instruction(instruction, value)
    made.metadata.pop("dbg", None)  # it names the function itself
    return made


def _failing_again(forward: ForwardSweep, b: Builder) -> Value | None:
    """The status of the primal, which is run to raise what it raises; known to those who differentiate this again."""
    c = forward.context
    b.call(c.function, [forward.primal(a) for a in c.function.arguments], "status")
    return failure_status(c)


def build_pair(family: DerivativeFamily, plan: FunctionPlan, pair: SplitPair) -> None:
    """Both functions of a split pair."""
    build_augmented(family, plan, pair)
    build_reverse(family, plan, pair)


def build_augmented(family: DerivativeFamily, plan: FunctionPlan, pair: SplitPair) -> None:
    """The forward sweep as a function: returns the tape, the primal's result, and the shadow of a returned pointer."""
    c = plan.context
    source, target = c.function, pair.augmented
    _, primal_at, shadow_at = family.parameters_with_shadows(source, family.shadowed)
    forward = ForwardSweep(plan, target, family.module, family.globals, family)
    bind_arguments(forward, primal_at, shadow_at)
    if pair.on_stack:
        forward.tape.lie_on(target.arguments[-1])
    with_shadow = returns_shadow(c)

    tape_type, *others = fields = struct_of(target.function_type.result).fields

    def give_up(b: Builder, values: list[Value]) -> None:
        b.ret(b.struct(values))

    failing = FailingExit(forward.tape, fields, give_up)

    def on_return(block: Block, terminator: Return) -> None:
        b = forward.b
        values: list[Value] = []
        if terminator.operands:
            values.append(forward.primal(terminator.operands[0]))
            if with_shadow:
                values.append(forward.shadow(terminator.operands[0]))
        if block in plan.reverse_edges:
            b.ret(b.struct([forward.tape.pack(), *values]))
        else:
            failing.take(b, [ConstantWord(tape_type, "null"), *values])

    def on_no_memory() -> None:
        b = forward.b
        failing.take(b, [no_memory(b), *map(zero, others)])

    if family.facts.request.target.status_return:
        forward.on_no_memory = on_no_memory
    forward.on_return = on_return
    forward.run()
    forward.finish(forward.blocks[source.entry])


def build_counting(family: DerivativeFamily, plan: FunctionPlan) -> tuple[Function, CountingTape]:
    """The forward sweep of the root as a function that keeps nothing and counts what it would have kept."""
    source = plan.context.function
    activities = family.facts.request.activities
    parameters, primal_at, shadow_at = family.parameters_with_shadows(source, lambda a: activities[a.index].has_shadow)
    target = family.new_function(quoted(f"ne.counting.{source.name.strip(QUOTE)}"), VOID, parameters, source, prefix="")
    forward = ForwardSweep(plan, target, family.module, family.globals, family, CountingTape)
    bind_arguments(forward, primal_at, shadow_at)

    tape = forward.tape
    assert isinstance(tape, CountingTape)

    def on_return(block: Block, terminator: Return) -> None:
        tape.tell()
        forward.b.ret()

    forward.on_return = on_return
    forward.run()
    forward.finish(forward.blocks[source.entry])
    return target, tape


def build_abandon(family: DerivativeFamily, plan: FunctionPlan, target: Function) -> None:
    """Frees a tape that no reverse sweep will consume, because the caller failed."""
    frame = ForwardSweep(plan, target, family.module, family.globals, family)
    frame.b.at(frame.b.new_block("entry"))
    frame.tape.unpack(target.arguments[0])
    frame.tape.abandon(frame.b)
    frame.b.ret()
    frame.finish()


def build_reverse(family: DerivativeFamily, plan: FunctionPlan, pair: SplitPair) -> None:
    """The reverse sweep as a function: consumes the tape, returns the gradients of active parameters."""
    c = plan.context
    source, target = c.function, pair.reverse
    _, primal_at, shadow_at = family.parameters_with_shadows(source, family.shadowed)
    frame = ForwardSweep(plan, target, family.module, family.globals, family)
    bind_arguments(frame, primal_at, shadow_at)
    reverse = ReverseSweep(plan, target, family.module, frame, family)
    active = [a for a in source.arguments if c.active(a)]
    rest = list(target.arguments)
    stack = rest.pop() if pair.on_stack else None
    if family.frees_late:
        reverse.late_frees.given = rest.pop()
    tape = rest.pop()
    seed = rest[-1] if pair.has_seed else None

    def on_entry() -> None:
        b = reverse.b
        gradients = [reverse.taken_or_zero(a) for a in active]
        frame.tape.release(b)
        if reverse.failures is not None:
            gradients += reverse.failures.results(b)
        b.ret(b.struct(gradients) if gradients else None)

    reverse.on_entry = on_entry
    entry = frame.b.new_block("entry")
    frame.b.at(entry)
    for alloca in source.entry.instructions:
        if isinstance(alloca, Alloca) and c.has_shadow(alloca) and c.is_made_anew(alloca):
            frame.set_shadow(alloca, frame.shadow_memory(alloca))
    reverse.prepare()
    live = [b for b in c.shape.returns if b in plan.reverse_edges]
    frame.tape.unpack(tape, stack)
    if live:
        turn(frame.b, c)
        frame.b.br(reverse.mirrors[live[0]])
        reverse.run(seed)
    else:
        frame.b.unreachable()
    frame.finish()
