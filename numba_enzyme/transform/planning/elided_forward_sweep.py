"""A forward sweep whose only effect is that it may raise is left out; its tests are made in the reverse sweep.

    forward:  %zero = fcmp oeq double %d, 0.0; br %zero, %raise, %on          (left out)
    reverse:                                                 %zero = fcmp oeq double %d, 0.0; br %zero, %again, ...
                                                             again: call i32 @f(...), which raises the same; ret
    inner loops:                                             %failed |= %zero, and behind the loop: br %failed, %again, ...

Numba tests every divisor. Where nothing is kept for the reverse sweep and the result is not asked for, those tests are all that
the forward sweep is for. In the reverse sweep they come in another order, after work that would not have been done: nothing may
depend on them but floating-point numbers, and nobody may see what was added to shadows by then, or it is added to copies first
(:mod:`.reverse.copied_shadows`). Addresses and counts are made of
arguments and counters, and no way that a quotient decides on leads to a load. (Where a test of arguments alone would fail, the
function is run first: an argument that is zero may be the one that an address is made of.) Decided here, before the needs are
known; :mod:`.function_plan` asks whether anything has to be kept. So much may an innermost loop put off its tests until it has
ended: a loop that is left in the middle is no vector.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from dataclasses import dataclass, field, replace

from ...analysis.memory.effects import is_plain
from ...analysis.memory.objects import ObjectKind
from ...analysis.planning.recompute import PURE
from ...ir.functions import Argument, Block, DebugRecord, Instruction, Phi
from ...ir.instructions import Binary, Branch, Call, Cast, Compare, Freeze, GetElementPtr, Load, Return, Select, Store
from ...ir.types import is_floating
from ...ir.values import ConstantFloat, ConstantInt, Value
from ...ir.walks import reached
from ...request import Mode
from ...rules.effects import CallKind
from ..context import Context
from ..used_rules import used_rules
from .skipped_loops import SILENT

INTEGER_DIVISION = ("sdiv", "udiv", "srem", "urem")
QUOTIENT = ("fdiv", "frem")
ZEROS = ("0.000000e+00", "-0.000000e+00")
COUNTED = (CallKind.NRT_INCREF, CallKind.NRT_DECREF)  # what the arguments are made of: as often up as down


@dataclass(frozen=True, slots=True)
class Guard:
    """A branch to where the function raises; ``fails``: on which value of the condition."""

    condition: Value
    fails: bool


@dataclass(frozen=True, slots=True)
class ReverseTests:
    """The tests by block, and the values that may be poison where a test fails: made with a quotient. ``complete``: they are all
    that the forward sweep is for if the result is not asked for. ``elides``: there is no forward sweep."""

    guards: Mapping[Block, Guard] = field(default_factory=dict)
    doubtful: Collection[Value] = ()
    complete: bool = False
    elides: bool = False

    def of_arguments(self) -> list[Guard]:
        """Those that are known when the function is called, of integers: addresses and counts may depend on the same."""
        return [guard for guard in self.guards.values() if is_of_arguments(guard.condition) and _reads_integer(guard.condition)]

    def beside_forward_sweep(self, blocks: Collection[Block]) -> ReverseTests:
        """Those of some blocks, which the forward sweep has made, too."""
        return replace(self, guards={b: guard for b, guard in self.guards.items() if b in blocks}, elides=False)


def is_of_arguments(value: Value) -> bool:
    """Whether a value is made of arguments and constants, and nothing else."""
    if isinstance(value, Instruction):
        return isinstance(value, (Binary, Cast, Compare, Select, Freeze)) and all(map(is_of_arguments, value.operands))
    return True


def _reads_integer(value: Value) -> bool:
    if isinstance(value, Instruction):
        return any(map(_reads_integer, value.operands))
    return isinstance(value, Argument) and not is_floating(value.type)


def tests_in_reverse_sweep(c: Context) -> ReverseTests:
    """The tests that the reverse sweep could make in place of the forward sweep, if the result were not asked for and the caller
    did not see what has been added to shadows by then; none where the forward sweep does more, or nothing."""
    request = c.facts.request
    eligible = (
        c.function is c.facts.root and request.mode is Mode.REVERSE and request.target.status_return and request.primal
        and not (request.split or request.target.threads or request.runtime_activity)
        and not c.facts.checkpointed and not used_rules(c)
    )  # fmt: skip
    if not eligible or len(c.shape.returns) != 1 or failure_status(c) is None:
        return ReverseTests()
    if not isinstance(c.shape.returns[0].terminator.operands[0], ConstantInt):
        return ReverseTests()
    guards: dict[Block, Guard] = {}
    for block in c.shape.cfg.order:
        if block not in c.shape.live:
            continue
        if not all(_is_silent(i, c) for i in block.instructions[:-1]):
            return ReverseTests()
        ways = [target in c.shape.live for target in c.shape.cfg.successors[block]]
        if all(ways):
            continue
        terminator = block.terminator
        if not isinstance(terminator, Branch) or terminator.condition is None:
            return ReverseTests()
        guard = Guard(terminator.condition, terminator.targets[0] not in c.shape.live)
        if not _tests_divisors(guard.condition, guard.fails):
            return ReverseTests()
        guards[block] = guard
    found = _Independence(c)
    return ReverseTests(guards, found.quotients, True, True) if guards and found.holds() else ReverseTests()


def may_be_left_out(c: Context) -> bool:
    """Whether the result is not asked for, and a failing call may have changed shadows: they are hidden, or copied first."""
    request = c.facts.request
    unseen = request.hidden_shadows or (request.copied_shadows and _reads_what_is_copied(c))
    if not unseen or "forward-sweep" in request.switches:
        return False
    stores = (i for block in c.shape.live for i in block.instructions if isinstance(i, Store))
    return all(c.is_unneeded(store) for store in stores)


def _reads_what_is_copied(c: Context) -> bool:
    """Whether all numbers with a derivative are read from the arrays whose shadows may be copied."""
    copied = {array.place for array in c.facts.request.copied_shadows}
    return all(
        target.kind == ObjectKind.ARGUMENT and target.depth == 0 and target.parameter in copied
        for block in c.shape.live for load in block.instructions if isinstance(load, Load) and c.active(load)
        for target in c.facts.points_to.of(load.pointer)
    )  # fmt: skip


def failure_status(c: Context) -> ConstantInt | None:
    """The status that the function returns wherever it fails, if that is one."""
    ends = [b.terminator for b in c.shape.cfg.order if isinstance(b.terminator, Return) and b not in c.shape.live]
    found = [end.operands[0] for end in ends if end.operands]
    known = [value for value in found if isinstance(value, ConstantInt)]
    return known[0] if len(known) == len(found) and len({value.value for value in known}) == 1 else None


def _is_silent(instruction: Instruction, c: Context) -> bool:
    """Whether nobody notices that an instruction is not executed, but for the value that it has."""
    if isinstance(instruction, Binary) and instruction.opcode in INTEGER_DIVISION:
        divisor = instruction.operands[1]
        return isinstance(divisor, ConstantInt) and divisor.value not in (0, -1)
    if isinstance(instruction, Load):
        return is_plain(instruction)
    if isinstance(instruction, Store):
        return c.is_unneeded(instruction, without_result=True)
    if isinstance(instruction, Call):
        return _is_silent_call(instruction, c)
    return isinstance(instruction, (*PURE, Phi, Freeze, DebugRecord))


def _is_silent_call(call: Call, c: Context) -> bool:
    facts = c.book.facts_of(call)
    if facts is None or facts.noreturn:
        return False
    if facts.kind in COUNTED:
        return isinstance(call.arguments[0], Argument)
    return facts.kind in SILENT or c.book.repeats(call)


def _tests_divisors(condition: Value, fails: bool) -> bool:
    """Whether a condition is ``fails`` only where a number that is divided by, or one of several, is zero."""
    if isinstance(condition, Compare):
        zero = condition.operands[1]
        if isinstance(zero, ConstantFloat):
            return zero.text in ZEROS and condition.predicate == ("oeq" if fails else "une")
        return isinstance(zero, ConstantInt) and zero.value == 0 and condition.predicate == ("eq" if fails else "ne")
    if isinstance(condition, Binary) and condition.opcode == ("or" if fails else "and"):
        return all(_tests_divisors(o, fails) for o in condition.operands)
    if isinstance(condition, Select):
        first, then, otherwise = condition.operands
        short, rest = (then, otherwise) if fails else (otherwise, then)
        settled = isinstance(short, ConstantInt) and bool(short.value) == fails
        return settled and _tests_divisors(first, fails) and _tests_divisors(rest, fails)
    return False


class _Independence:
    """Whether what the reverse sweep reads, and how often, is the same whether or not a divisor is zero."""

    def __init__(self, c: Context) -> None:
        self.c = c
        self.live = [b for b in c.shape.cfg.order if b in c.shape.live]
        instructions = [i for b in self.live for i in b.instructions]
        self.loads = [i for i in instructions if isinstance(i, Load)]
        self.unsettled = self._made_with(i for i in instructions if not self._keeps_settled(i))
        self.quotients = self._made_with(i for i in instructions if i.opcode in QUOTIENT)

    def holds(self) -> bool:
        shapes = [self.c.shape.shapes.get(loop) for loop in self.c.shape.loops.loops if loop.header in self.c.shape.live]
        if not all(shape is not None and shape.exact and shape.count not in self.unsettled for shape in shapes):
            return False
        if any(load.pointer in self.unsettled for load in self.loads):
            return False
        return not {load.block for load in self.loads} & self._decided_by_quotients()

    # ---- values

    def _keeps_settled(self, instruction: Instruction) -> bool:
        """Whether the value is made of arguments and counters if its operands are: integers and addresses, not what is loaded."""
        merges = isinstance(instruction, Phi) and len(instruction.operands) > 1
        if merges and instruction.block not in self.c.shape.loops.by_header:
            return False  # it tells which way was taken
        known = (Binary, GetElementPtr, Cast, Select, Compare, Phi, Call, DebugRecord, Branch, Return)
        return isinstance(instruction, known) and not any(is_floating(v.type) for v in (instruction, *instruction.operands))

    def _made_with(self, start: Iterable[Instruction]) -> set[Value]:
        """The instructions given, and all that depend on them."""
        return set(reached(start, lambda value: self.c.users.get(value, ())))

    # ---- ways

    def _decided_by_quotients(self) -> set[Block]:
        """The blocks that run, or do not, because of a number that depends on a division."""
        onward, certain = self._onward(), {}
        for block in reversed(self.live):  # those through which every way leads on, within the present iterations
            following = [certain[s] | {s} for s in onward[block]]
            certain[block] = set.intersection(*following) if following else set()
        forks = {b for b in self.live if len(onward[b]) > 1}
        stack = [b for b in forks if b.terminator.operands[0] in self.quotients]
        found: set[Block] = set()
        while stack:
            block = stack.pop()
            decided = set().union(*(certain[s] | {s} for s in onward[block])) - certain[block] - found
            found |= decided
            stack.extend(decided & forks)
        return found

    def _onward(self) -> dict[Block, list[Block]]:
        """Successors that are live, without the ways back to the header of a loop."""
        headers = self.c.shape.loops.by_header
        return {
            b: [s for s in self.c.shape.cfg.successors[b]
                if s in self.c.shape.live and not (s in headers and b in headers[s].blocks)]
            for b in self.live
        }  # fmt: skip
