"""Innermost loops that test whether an iteration is one of the last become two: one that need not ask, and the rest.

    for i in range(1, n):                             for i in range(1, n - 1):
        r = x[i + 1] if i < n - 1 else 0.0     ->         r = x[i + 1]
        y[i] = r - x[i]                                   y[i] = r - x[i]
                                                      for the i that are left: as it was, or no loop where it is one

Stencils ask in every iteration whether they are at the border. LLVM peels first iterations, not last ones, so a test remains that
keeps the loop and its adjoint from being vectors; without it they are straight lines, and adjoints of neighbours can be added row
by row. The iterations are the same, in the same order. Index set splitting: M. Griebl, P. Feautrier, C. Lengauer, "Index set
splitting", Int. J. Parallel Programming 28 (2000).
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.control.trip_count import (
    SWAPPED,
    Induction,
    TripCount,
    exit_test,
    induction_of,
    is_invariant,
    parts_of,
)
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder
from ...ir.clone import copy_instruction
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, replace_uses
from ...ir.instructions import Binary, Branch, Call, Compare, Freeze, Select, Verbatim
from ...ir.types import I1, I64
from ...ir.values import ConstantInt, Value
from .hoist_loops import redirect, rename_incoming
from .loop_form import count_expression

MOST_INSTRUCTIONS = 150  # of a loop: it is there twice afterwards
MOST_IN_ALL = 1000  # of all loops of a module: they took twice the time to compile where there were twenty small ones
MOST_LAST = 4  # iterations
ASKS = {"slt": True, "ult": True, "sle": True, "ule": True, "ne": True, "eq": False, "sgt": False, "ugt": False, "sge": False,
        "uge": False}  # fmt: skip
"""Whether a comparison of a rising counter with a border holds before the border."""
LESSER = {"llvm.smin.i64": "sle", "llvm.smax.i64": "sge"}
"""The comparison by which the result is its left operand."""
BEFORE_ONLY = frozenset({"slt", "ult", "eq", "ne", "sge", "uge"})
"""Comparisons that change at the border itself, not behind it."""


def split_last_iterations(module: Module) -> list[SourceLocation]:
    """Split such loops, in place; where they stand."""
    lines = SourceLines(module)
    places: list[SourceLocation] = []
    room = MOST_IN_ALL
    for function in module.functions.values():
        if function.is_declaration:
            continue
        cfg = ControlFlow(function)
        for loop in LoopForest(cfg).loops:
            split = _Split.of(loop, cfg) if not loop.children else None
            if split is not None and (size := sum(len(block.instructions) for block in split.order)) <= room:
                room -= size
                places.append(lines.loop_place(loop))
                split.emit(module, function)
    return places


@dataclass(eq=False)
class _Border:
    """Of a loop: what is known in all iterations but the last ``last``."""

    loop: Loop
    trip: TripCount
    known: dict[Value, Value] = field(default_factory=dict)
    at_last: dict[Value, Value] = field(default_factory=dict)
    """What is known in the last iteration, of what is known before."""
    last: int = 0
    expected: dict[Value, bool] = field(default_factory=dict)
    """Conditions that hold in all of the loop's iterations or in none, and what they have to be."""

    def learn(self, instruction: Instruction) -> None:
        """Take note of a comparison with the border, or of the lesser of counter and border (the greater, where it falls)."""
        if isinstance(instruction, Compare) and instruction.opcode == "icmp":
            operands, tests = instruction.operands, (instruction.predicate, SWAPPED[instruction.predicate])
        elif isinstance(instruction, Call) and instruction.callee_name in LESSER:
            operands, tests = instruction.arguments, (LESSER[instruction.callee_name],) * 2
        else:
            return
        for (value, bound), test in zip((operands, operands[::-1]), tests, strict=True):
            distance = self._distance(value, bound, test)
            if distance is None:
                continue
            rising = SWAPPED[test] if self.trip.induction.step < 0 else test
            last = 1 - distance if rising in BEFORE_ONLY else -distance
            if isinstance(instruction, Call) and not ASKS[rising]:
                continue  # the border is the lesser one in all iterations but the last
            if last <= MOST_LAST:
                before, behind = (value, bound) if isinstance(instruction, Call) else _truths(ASKS[rising])
                self.known[instruction], self.at_last[instruction] = before, behind if last == 1 else before
                self.last = max(self.last, last)
            return

    def _distance(self, value: Value, bound: Value, test: str) -> int | None:
        """How far before the border the counter is in the last iteration; None if it is no counter, or no border of the loop."""
        induction, end = induction_of(value, self.loop), self.trip
        if induction is None or value.type != I64 or not is_invariant(bound, self.loop) or not _in_order(induction, test):
            return None
        if induction.start is not end.induction.start or induction.step != end.induction.step:
            return None
        (base, shift), (limit, behind) = _with_offset(bound), _with_offset(end.bound)
        if base is not limit:
            return None
        return end.induction.lag - induction.lag + induction.step * (shift - behind)

    def decide(self, condition: Instruction) -> None:
        """What a disjunction or conjunction is before the last iterations; of what does not change in the loop one value is
        expected. Its parts have been decided before."""
        disjunction = bool(parts_of(condition, disjunction=True))
        parts = parts_of(condition, disjunction=disjunction)
        found = [self.known.get(part) for part in parts]
        values = [bool(part.value) if isinstance(part, ConstantInt) else None for part in found]
        unknown = [part for part, value in zip(parts, values, strict=True) if value is None]
        if disjunction in values:
            self.known[condition] = ConstantInt(I1, int(disjunction))
        elif len(unknown) < len(parts) and all(self._may_expect(part, not disjunction) for part in unknown):
            self.expected.update(dict.fromkeys(unknown, not disjunction))
            self.known[condition] = ConstantInt(I1, int(not disjunction))

    def _may_expect(self, part: Value, wanted: bool) -> bool:
        return is_invariant(part, self.loop) and self.expected.get(part, wanted) is wanted


def _truths(before: bool) -> tuple[Value, Value]:
    return ConstantInt(I1, int(before)), ConstantInt(I1, int(not before))


def _in_order(induction: Induction, test: str) -> bool:
    """Whether the counter passes the values that a comparison tells apart one after the other, and does not come back."""
    if test in ("eq", "ne"):
        return True
    if test.startswith("s"):
        return "nsw" in induction.flags
    start = induction.start
    return not induction.wraps and induction.step > 0 and isinstance(start, ConstantInt) and start.value >= 0


def _with_offset(value: Value) -> tuple[Value | None, int]:
    """A number as another one, or none, and a constant that is added without overflow."""
    if isinstance(value, ConstantInt):
        return None, value.value
    if isinstance(value, Binary) and value.opcode == "add" and "nsw" in value.flags:
        base, shift = value.operands
        if isinstance(shift, ConstantInt):
            return base, shift.value
    return value, 0


@dataclass(eq=False)
class _Split:
    """A loop, its border, and its blocks in the order in which they run."""

    border: _Border
    order: list[Block]

    @classmethod
    def of(cls, loop: Loop, cfg: ControlFlow) -> _Split | None:
        """How to split a loop; None if some choice would be left before the last iterations, or none is there."""
        trip = exit_test(loop.latches[0], loop) if _has_form(loop) else None
        if trip is None or trip.exit_when != "eq" or abs(trip.induction.step) != 1 or trip.bound.type != I64:
            return None
        order = [block for block in cfg.order if block in loop.blocks]
        border, inside = _Border(loop, trip), [i for block in order for i in block.instructions]
        for instruction in inside:
            border.learn(instruction)
            border.decide(instruction)
        leaving = {inside for inside, _ in loop.exits}  # by the border, or by what raises
        branches = [block.terminator for block in order if block not in leaving and block.terminator.operands]
        if any(branch.operands[0] not in border.known for branch in branches):
            return None
        selects = [i for i in inside if isinstance(i, Select) and i.operands[0] in border.known]
        return cls(border, order) if branches or selects or any(isinstance(i, Call) for i in border.known) else None

    def emit(self, module: Module, function: Function) -> None:
        loop, name = self.border.loop, self.border.loop.header.name or "loop"
        entry, (latch,) = loop.before, loop.latches
        copies = {block: Block(f"{block.name or name}.first", function) for block in self.order}
        begin, rest = Block(f"{name}.split", function), Block(f"{name}.last", function)
        function.blocks += [begin, *copies.values(), rest]
        redirect(entry, loop.header, begin)
        b = Builder(module, begin)
        trip, early = self.border.trip, len(loop.exits) > 1
        if early:  # the bound may never be looked at
            trip = replace(trip, bound=b.append(Freeze("freeze", I64, [trip.bound])))
        first = b.binary("sub", count_expression(b, trip, False), b.i64(self.border.last))
        runs = b.icmp("sgt", first, b.i64(0))
        if early:  # it need not wrap around, but the counter may begin behind the border
            in_order = b.icmp("sle" if trip.induction.step > 0 else "sge", trip.induction.start, trip.bound)
            runs = b.binary("and", runs, in_order)
        for condition, expected in self.border.expected.items():
            fixed = b.append(Freeze("freeze", I1, [condition]))
            runs = b.binary("and", runs, fixed if expected else b.binary("xor", fixed, ConstantInt(I1, 1)))
        b.cond_br(runs, copies[loop.header], rest)
        values = self._copy(copies)
        for inside, outside in loop.exits:
            for phi in outside.phis() if inside is not latch else ():
                value = phi.value_from(inside)
                phi.add_incoming(values.get(value, value), copies[inside])
        header, end = copies[loop.header], copies[latch]
        rename_incoming(header.phis(), entry, begin)
        number = Phi(I64, [b.i64(0)], [begin], name=f"{name}.number")
        header.insert(0, [number])
        end.instructions.pop()
        b = Builder(module, end)
        following = b.binary("add", number, b.i64(1), flags=("nuw", "nsw"))
        number.add_incoming(following, end)
        b.cond_br(b.icmp("eq", following, first), rest, header)
        b = Builder(module, rest)
        for phi in loop.header.phis():
            later = phi.value_from(latch)
            start = b.phi(phi.type, [(phi.value_from(entry), begin), (values.get(later, later), end)])
            phi.operands = [start if block is entry else value for value, block in phi.incoming()]
        b.br(loop.header)
        rename_incoming(loop.header.phis(), entry, rest)
        if self.border.last == 1 and not (early or self.border.expected or trip.induction.wraps):
            self._run_once()

    def _run_once(self) -> None:
        """The one iteration that is left is no loop, and all tests are known."""
        loop, (latch,) = self.border.loop, self.border.loop.latches
        ((_, leave),) = loop.exits
        latch.instructions[-1] = end = Branch([leave])
        end.block = latch
        for phi in loop.header.phis():
            phi.keep_incoming(lambda block: block is not latch)
        replace_uses(latch.function, self.border.at_last)

    def _copy(self, copies: dict[Block, Block]) -> dict[Value, Value]:
        """Fill the copies; what the values of the loop are there."""
        values: dict[Value, Value] = {}

        def there(value: Value) -> Value:
            known = self.border.known.get(value, value)
            return values.get(known, known)

        for block, copied in copies.items():
            for instruction in block.instructions:
                if not isinstance(instruction, DebugRecord):
                    made = copy_instruction(instruction, there, lambda target: copies.get(target, target))
                    made.metadata.pop("llvm.loop", None)
                    copied.insert(len(copied.instructions), [made])
                    values[instruction] = made
        for phi in copies[self.border.loop.header].phis():
            phi.operands = [there(value) for value in phi.operands]
        return {value: there(value) for value in values}


def _has_form(loop: Loop) -> bool:
    """Whether a loop is small, made of branches, and ends by one comparison in its only latch."""
    entry, latches = loop.preheader.terminator if loop.preheader is not None else None, loop.latches
    if len(latches) != 1 or not isinstance(entry, Branch) or entry.condition is not None:
        return False
    inside = [i for block in loop.blocks for i in block.instructions]
    if len(inside) > MOST_INSTRUCTIONS or any(isinstance(i, Verbatim) for i in inside):
        return False
    tested = [condition for condition in latches[0].terminator.operands if isinstance(condition, Compare)]
    return bool(tested) and all(isinstance(block.terminator, Branch) for block in loop.blocks)
