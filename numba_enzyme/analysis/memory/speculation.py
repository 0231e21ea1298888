"""Arithmetic whose result may be thrown away: by a select, by a branch that does not read it back, by a test for NaN.

    %p = fmul double %c, %x                    speculated: where %x is NaN, %p is not what is taken
    %r = select i1 %number, double %p, double %c
    %h = fmul double %a, %b                    speculated: LLVM has taken it out of the branch, or loop, that uses it
    br i1 %c, label %uses.h, label %end
    store double %q, ptr %t                    speculated with all that %q is made of, if %t is memory of the program's own
    %u = load double, ptr %t                   that is tested, selected, or read under a condition in a loop or through a
                                               pointer that may lead elsewhere (a mask, np.where), afterwards

What is thrown away has adjoint zero, and zero times the NaN or the infinity that was the reason to throw it away is zero.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Phi
from ...ir.instructions import Call, Compare, Load, Select, Store
from ...ir.parallel import ParallelFor
from ...ir.types import FloatType, IntType, StructType, scalar_type
from ...ir.values import Value
from ...rules import RuleBook
from ...rules.effects import MemoryAccess
from ..control.cfg import ControlFlow
from ..control.control_dependence import post_dominators
from ..control.loops import LoopForest
from .conditional_loads import ChosenReads
from .objects import MemoryObject
from .points_to import PointsTo

FORGIVING = frozenset(["nnan", "fast"])  # flags by which NaN is promised not to occur
NAN_TESTS = ("uno", "ord")


@dataclass(frozen=True)
class Part:
    """One function. ``uses``: who uses a value; ``returns``: the blocks that end the function without an error."""

    function: Function
    uses: dict[Value, list[Instruction]]
    cfg: ControlFlow
    loops: LoopForest
    returns: list[Block]


def speculated(parts: Sequence[Part], points_to: PointsTo) -> set[Instruction]:
    """Floating instructions of all functions whose results may be thrown away, on the way through memory of their own, through
    arguments and through results as well."""
    found: set[Instruction] = set()
    pending: list[Instruction] = []
    for part in parts:
        here = _selected(part.function, part.uses)
        if len(part.returns) == 1:
            here |= _ahead(part.uses, part.cfg, part.returns[0], here, points_to.book)
        found |= here
        pending += [i for i in here if isinstance(i, Load) or (isinstance(i, Call) and _has_body(i, points_to))]
        pending += _tested_or_chosen(part, points_to)
    return found | _made_of(pending, parts, points_to) if pending else found


def _tested_or_chosen(part: Part, points_to: PointsTo) -> Iterator[Instruction]:
    """What is read under a condition or through a pointer that may lead elsewhere, and what is tested for NaN."""
    reads = ChosenReads(points_to, part.cfg, part.loops)
    for block in part.function.blocks:
        conditional = reads.under_condition(block)
        for instruction in block.instructions:
            if isinstance(instruction, Load) and _is_float(instruction):
                if conditional or (len(points_to.of(instruction.pointer)) > 1 and reads.of_several(instruction)):
                    yield instruction
            elif isinstance(instruction, Compare) and instruction.opcode == "fcmp" and instruction.predicate in NAN_TESTS:
                yield from (o for o in instruction.operands if isinstance(o, Instruction))


def _selected(function: Function, uses: dict[Value, list[Instruction]]) -> set[Instruction]:
    """Those with a user in the same block that is a select, or speculated itself."""
    found: set[Instruction] = set()
    for block in function.blocks:
        for instruction in reversed(block.instructions):
            if not _is_float(instruction) or FORGIVING & set(instruction.flags):
                continue
            for user in uses.get(instruction, ()):
                if user.block is block and (user in found or (isinstance(user, Select) and user.operands[0] is not instruction)):
                    found.add(instruction)
                    break
    return found


def _ahead(
    uses: dict[Value, list[Instruction]], cfg: ControlFlow, end: Block, selected: set[Instruction], book: RuleBook
) -> set[Instruction]:
    """Those that are not used on some way to the end, though they are computed on it.

    A test is no use where a slope may be infinite: ``r = sqrt(s); if r > 0: x / r`` has no part in the derivative at ``s == 0``.
    """
    live = cfg.reaching([end])
    after = post_dominators({b: [s for s in cfg.successors[b] if s in live] for b in cfg.order if b in live}, end)
    found: set[Instruction] = set()
    for block in reversed(cfg.order):
        for instruction in reversed(block.instructions if block in live else []):
            users = uses.get(instruction, ())
            used = [u for u in users if not _is_test(u, book)] if may_be_steep(instruction) else users
            if not used or not _is_float(instruction) or FORGIVING & set(instruction.flags):
                continue
            sure = (u for u in used if u not in found and u not in selected)
            if not any(place in live and after.dominates(place, block) for u in sure for place in _places(u, instruction)):
                found.add(instruction)
    return found


def _is_test(user: Instruction, book: RuleBook) -> bool:
    """Comparisons, and functions that answer with an integer: ``__nv_isinfd``, ``llvm.is.fpclass``."""
    if not isinstance(user, Call):
        return isinstance(user, Compare)
    facts = book.facts(user.callee_name or "")
    return isinstance(scalar_type(user.type), IntType) and facts is not None and facts.memory is MemoryAccess.NONE


def _has_body(call: Call, points_to: PointsTo) -> bool:
    return any(callee.blocks for callee in points_to.callees(call) or ())


def may_be_steep(instruction: Instruction) -> bool:
    """Whether a slope may be infinite at finite operands."""
    return isinstance(instruction, Call) or instruction.opcode in ("fdiv", "frem")


def _places(user: Instruction, value: Value) -> list[Block]:
    """Where a use happens: for a phi, at the ends of the ways in."""
    if isinstance(user, DebugRecord):
        return []
    return [block for v, block in user.incoming() if v is value] if isinstance(user, Phi) else [user.block]


def _is_float(value: Value) -> bool:
    return isinstance(scalar_type(value.type), FloatType)


def _made_of(pending: list[Instruction], parts: Sequence[Part], points_to: PointsTo) -> set[Instruction]:
    """``pending`` and the floating instructions that go into them, through stores and copies into local memory, arguments and
    results too.

    A load reads what blocks have written from which its own can be reached, and what other functions have; what comes after it
    does not go into it.
    """
    memory = _LocalMemory(parts, points_to)
    between = _Calls(parts, points_to)
    seen: set[Instruction] = set()
    stack: list[Value] = list(pending)
    while stack:
        value = stack.pop()
        if isinstance(value, Argument):
            stack += between.given(value)
        if not isinstance(value, Instruction) or value in seen or not (_is_float(value) or isinstance(value.type, StructType)):
            continue
        seen.add(value)
        stack += value.operands
        if isinstance(value, Load):
            stack += memory.written_before(value)
        elif isinstance(value, Call):
            stack += between.returned(value)
    return {i for i in seen if _is_float(i) and not FORGIVING & set(i.flags)}


class _Calls:
    """What goes into functions with a body as arguments, and comes back."""

    def __init__(self, parts: Sequence[Part], points_to: PointsTo) -> None:
        self.points_to = points_to
        self._returns = {part.function: [v for b in part.returns for v in b.terminator.operands] for part in parts}
        self._given: dict[Argument, list[Value]] = {}
        for part in parts:
            for call in (i for i in part.function.instructions() if isinstance(i, Call)):
                for callee in self._callees(call):
                    for parameter, argument in zip(callee.arguments, call.arguments, strict=False):
                        self._given.setdefault(parameter, []).append(argument)

    def _callees(self, call: Call) -> list[Function]:
        callees = self.points_to.callees(call) or () if not isinstance(call, ParallelFor) else ()
        return [callee for callee in callees if callee in self._returns]

    def given(self, parameter: Argument) -> list[Value]:
        return self._given.pop(parameter, [])  # once is enough

    def returned(self, call: Call) -> list[Value]:
        return [value for callee in self._callees(call) for value in self._returns[callee]]


class _LocalMemory:
    """What stores and copies have put into local memory before a load of it; each location is told of once."""

    def __init__(self, parts: Sequence[Part], points_to: PointsTo) -> None:
        self.points_to = points_to
        self.cfgs = {part.function: part.cfg for part in parts}
        self.written = dict[MemoryObject, list[tuple[Block, Value]]]()
        self.copied = dict[MemoryObject, list[tuple[Block, MemoryObject]]]()
        for instruction in (i for part in parts for i in part.function.instructions()):
            if isinstance(instruction, Store):
                for target in _local(instruction.pointer, points_to):
                    self.written.setdefault(target, []).append((instruction.block, instruction.value))
            elif isinstance(instruction, Call):
                for target, source in _copies(instruction, points_to):
                    self.copied.setdefault(target, []).append((instruction.block, source))
        self._read: set[tuple[MemoryObject, Block]] = set()
        self._earlier: dict[Block, set[Block]] = {}

    def written_before(self, load: Load) -> list[Value]:
        found: list[Value] = []
        pending = [(target, load.block) for target in _local(load.pointer, self.points_to)]
        while pending:
            location = target, block = pending.pop()
            if location in self._read:
                continue
            self._read.add(location)
            found += (value for at, value in self.written.get(target, ()) if self._may_be_before(at, block))
            pending += ((source, at) for at, source in self.copied.get(target, ()) if self._may_be_before(at, block))
        return found

    def _may_be_before(self, at: Block, block: Block) -> bool:
        if at.function is not block.function:
            return True
        if block not in self._earlier:
            self._earlier[block] = self.cfgs[block.function].reaching([block])
        return at in self._earlier[block]


def _local(pointer: Value, points_to: PointsTo) -> list[MemoryObject]:
    return [target for target in points_to.of(pointer) if target.is_local]


def _copies(call: Call, points_to: PointsTo) -> Iterator[tuple[MemoryObject, MemoryObject]]:
    """The (destination, source) pairs of memcpy and memmove."""
    for callee in points_to.callees(call) or ():
        facts = points_to.book.facts(callee.name)
        if facts is not None and facts.copies:
            for target in _local(call.arguments[0], points_to):
                for source in _local(call.arguments[1], points_to):
                    yield target, source
