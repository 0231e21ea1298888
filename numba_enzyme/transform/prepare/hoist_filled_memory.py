"""Memory that a loop fills with the same in every iteration of the loop around it is filled once, in front of that loop.

    for step:                                          t = malloc(8 * n)
        t = malloc(8 * n)                              for i: t[i] = sin(u[i])
        for i: t[i] = sin(u[i])               ->       for step:
        for i: v[i] += t[i] - v[i]                         for i: v[i] += t[i] - v[i]
        free(t)                                        free(t)

So it stands where a derivative with a tape of its own is taken in a loop. The loop that fills is not run again in reverse
either: what the iterations add to the adjoint of ``t`` goes back through it at once.

The memory is of one allocation in the outer loop, nobody else learns its address, and the loop that fills it alone writes it.
The tests on the way to that loop are made in front, too; they must not change, but for those whether an allocation has
succeeded, which protect no memory that the loop reads. Expects simple loops in closed form (LCSSA).
"""

from __future__ import annotations

from dataclasses import dataclass, field

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.memory.effects import Effects, is_plain
from ...analysis.memory.points_to import PointsTo
from ...analysis.source.source_lines import SourceLines
from ...diagnostics import SourceLocation
from ...ir.builder import Builder, is_zero, tests_null
from ...ir.clone import copy_instruction
from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction, Module, Phi, describes, users
from ...ir.instructions import Binary, Branch, Call, Cast, Compare, Freeze, GetElementPtr, Load, Select, Store, Verbatim
from ...ir.types import I1
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...rules import RuleBook
from ...rules.effects import Allocator
from .hoist_loops import does_the_same, ends_within, is_outside, redirect, rename_incoming

KINDS = (Allocator.TAPE, Allocator.MALLOC)  # one call allocates, one gives back
HARMLESS = ("add", "sub", "mul", "and", "or", "xor", "shl")


@dataclass(eq=False)
class Memory:
    """What is done with the memory of one allocation."""

    allocation: Call
    loads: list[Load] = field(default_factory=list)
    stores: list[Store] = field(default_factory=list)
    releases: list[Call] = field(default_factory=list)


@dataclass(frozen=True)
class Move:
    """The allocation, the loop that fills its memory, the loop around it, and the tests (with their outcomes) in front."""

    memory: Memory
    filling: Loop
    parent: Loop
    tests: tuple[tuple[Value, bool], ...]


def hoist_filled_memory(module: Module, root: Function, book: RuleBook) -> list[SourceLocation]:
    """Move what can be moved in the root, in place; where the memory is allocated."""
    changed: list[SourceLocation] = []
    while (moved := _hoist_one(module, root, book)) is not None:
        changed.append(moved)
    return changed


def _hoist_one(module: Module, function: Function, book: RuleBook) -> SourceLocation | None:
    calls = [i for i in function.instructions() if isinstance(i, Call) and _allocates(i, book)]
    if not calls:
        return None
    cfg = ControlFlow(function)
    forest = LoopForest(cfg)
    table = users(function)
    found = [_Search(call, cfg, forest, table, book) for call in calls if call.block in cfg.number]
    moves = [move for move in (search.move() for search in found) if move is not None]
    if not moves:
        return None
    effects = Effects(PointsTo(module, function, book))
    for move in moves:
        if _is_same(move, effects):
            place = SourceLines(module).place(move.memory.allocation)
            _apply(module, move)
            return place
    return None


def _allocates(call: Call, book: RuleBook) -> bool:
    facts = book.facts_of(call) if call.opcode == "call" else None
    return facts is not None and facts.allocates in KINDS and facts.destructor is None and bool(facts.size_arguments)


class _Search:
    """Whether one allocation has the shape; what the loop computes is not looked at yet."""

    def __init__(self, call: Call, cfg: ControlFlow, forest: LoopForest,
                 table: dict[Value, list[Instruction]], book: RuleBook) -> None:  # fmt: skip
        self.cfg, self.dominators, self.forest = cfg, cfg.dominators, forest
        self.users = table
        self.book = book
        self.memory = Memory(call)

    def move(self) -> Move | None:
        call = self.memory.allocation
        parent = self.forest.innermost(call.block)
        if parent is None or parent.preheader is None or not isinstance(parent.preheader.terminator, Branch):
            return None
        if not all(is_outside(a, parent) for a in call.arguments) or not self._follow(call):
            return None
        loops = {self.forest.innermost(store.block) for store in self.memory.stores}
        filling = loops.pop() if len(loops) == 1 else None
        if filling is None or filling.parent is not parent or not self._has_shape(filling, parent):
            return None
        tests = self._tests(filling, parent)
        return None if tests is None else Move(self.memory, filling, parent, tests)

    def _follow(self, pointer: Value) -> bool:
        """Whether all that is done with a pointer is to read, to write, to test and to give back its memory."""
        for user in self.users.get(pointer, ()):
            if isinstance(user, DebugRecord) or (isinstance(user, Compare) and tests_null(user)):
                continue
            if isinstance(user, Load) and is_plain(user):
                self.memory.loads.append(user)
            elif isinstance(user, Store) and user.value is not pointer and is_plain(user):
                self.memory.stores.append(user)
            elif isinstance(user, GetElementPtr) and user.operands[0] is pointer:
                if not self._follow(user):
                    return False
            elif not self._gives_back(user, pointer):
                return False
        return True

    def _gives_back(self, user: Instruction, pointer: Value) -> bool:
        if isinstance(user, Phi) and pointer is self.memory.allocation:
            known = all(o is pointer or is_zero(o) for o in user.operands)
            return known and all(isinstance(u, DebugRecord) or self._releases(u) for u in self.users.get(user, ()))
        return pointer is self.memory.allocation and self._releases(user)

    def _releases(self, user: Instruction) -> bool:
        if not isinstance(user, Call) or user.opcode != "call":
            return False
        facts = self.book.facts_of(user)
        if facts is None or facts.frees is None or len(user.arguments) != 1:
            return False
        if user not in self.memory.releases:
            self.memory.releases.append(user)
        return True

    def _has_shape(self, filling: Loop, parent: Loop) -> bool:
        """The loop ends, in one place, and gives nothing but what it stores; all that is read is read after it."""
        if filling.children or not ends_within(filling, parent, self.cfg):
            return False
        _, outside = filling.exits[0]
        if any(set(self.cfg.predecessors[outer]) - parent.blocks for _, outer in parent.exits):
            return False  # no place of its own to give the memory back
        if outside.phis():
            return False
        if not all(load.block in parent.blocks and self.dominators.dominates(outside, load.block) for load in self.memory.loads):
            return False
        return all(self._returns(i) for block in parent.blocks for i in block.instructions)

    def _returns(self, instruction: Instruction) -> bool:
        """Whether control comes to what stands behind an instruction."""
        if isinstance(instruction, Verbatim) or (isinstance(instruction, Call) and instruction.opcode != "call"):
            return False
        facts = self.book.facts_of(instruction)
        return not isinstance(instruction, Call) or (facts is not None and not facts.noreturn)

    def _tests(self, filling: Loop, parent: Loop) -> tuple[tuple[Value, bool], ...] | None:
        """The conditions under which an iteration of the parent comes to the loop, outermost first; None if they change."""
        found: list[tuple[Value, bool]] = []
        ways: dict[Block, Block] = {}
        block = filling.before
        while block is not parent.header:
            block = self.dominators.immediate[block]
            branch = block.terminator
            if not isinstance(branch, Branch):
                return None
            way = self._way(branch, filling.before)
            if way is not None and branch.condition is not None:
                ways[block] = way
                if not self._asks_for_memory(branch.condition):
                    found.append((branch.condition, way is branch.targets[0]))
        if not self._always_comes(filling.before, parent, ways):
            return None
        return tuple(reversed(found)) if all(self._is_same(c, parent) for c, _ in found) else None

    def _way(self, branch: Branch, goal: Block) -> Block | None:
        """The target of a branch that must be taken to come to a block."""
        if branch.condition is None or branch.targets[0] is branch.targets[1]:
            return None
        alone = [t for t in branch.targets if self.cfg.predecessors[t] == [branch.block]]
        return next((t for t in alone if self.dominators.dominates(t, goal)), None)

    def _always_comes(self, goal: Block, parent: Loop, ways: dict[Block, Block]) -> bool:
        """Whether every iteration comes to a block, or goes round and round in front of it, if the tests go well."""
        def onward(block: Block) -> list[Block]:
            return [ways[block]] if block in ways else self.cfg.successors[block]

        passed = reached([parent.header], onward, among=lambda block: block is not goal)
        return all(target in parent.blocks and target is not parent.header for block in passed for target in onward(block))

    def _asks_for_memory(self, condition: Value) -> bool:
        """Whether another allocation has succeeded."""
        if not isinstance(condition, Compare) or not tests_null(condition):
            return False
        tested = [o for o in condition.operands if isinstance(o, Call)]
        facts = self.book.facts_of(tested[0]) if len(tested) == 1 else None
        return facts is not None and facts.allocates is not None and tested[0] is not self.memory.allocation

    def _is_same(self, value: Value, parent: Loop) -> bool:
        """Whether a value can be computed in front of the parent."""
        if is_outside(value, parent) or value is self.memory.allocation:
            return True
        if not isinstance(value, (Compare, Select, Cast)) and not (isinstance(value, Binary) and value.opcode in HARMLESS):
            return False
        return all(self._is_same(o, parent) for o in value.operands)


def _is_same(move: Move, effects: Effects) -> bool:
    """Whether the loop stores the same wherever it runs."""
    filling, memory = move.filling, move.memory
    if any(load.block in filling.blocks for load in memory.loads):
        return False
    return does_the_same(filling, move.parent, effects, memory.stores, memory.allocation)


def _apply(module: Module, move: Move) -> None:
    parent, filling, memory = move.parent, move.filling, move.memory
    call, function, before = memory.allocation, parent.header.function, parent.before
    inside, outside = filling.exits[0]
    landing = Block(f"{filling.header.name}.filled", function)
    function.blocks.append(landing)
    released = set(memory.releases)
    for block in function.blocks:
        block.instructions = [i for i in block.instructions if i is not call and i not in released
                              and not (isinstance(i, DebugRecord) and describes(i, (call,)))]  # fmt: skip
    end = before.instructions.pop()
    b = Builder(module, before)
    b.debug = call.metadata.get("dbg")
    call.operands = [_settled(b, o) for o in call.arguments] + [call.callee]
    call.block = before
    before.instructions.append(call)
    copies: dict[Value, Value] = {}
    enters: Value = ConstantInt(I1, 1)
    for condition, holds in move.tests:
        value = _copied(b, condition, parent, copies, call)
        value = value if holds else b.binary("xor", value, ConstantInt(I1, 1))
        enters = value if isinstance(enters, ConstantInt) else b.select(enters, value, ConstantInt(I1, 0))
    b.debug = end.metadata.get("dbg")
    b.cond_br(enters, filling.header, landing)
    Builder(module, landing).br(parent.header)
    redirect(filling.before, filling.header, outside)
    redirect(inside, outside, landing)
    rename_incoming(parent.header.phis(), before, landing)
    rename_incoming(filling.header.phis(), filling.before, before)
    for target in dict.fromkeys(outer for _, outer in parent.exits):
        _release(target, call, memory.releases)


def _settled(b: Builder, value: Value) -> Value:
    """An argument that may have been meant for where the tests had gone well."""
    return value if isinstance(value, (Constant, Argument)) else b.append(Freeze("freeze", value.type, [value]))


def _copied(b: Builder, value: Value, parent: Loop, copies: dict[Value, Value], call: Call) -> Value:
    """The value, computed in front of the parent."""
    if not isinstance(value, Instruction) or value.block not in parent.blocks or value is call:
        return value
    if value not in copies:
        copies[value] = b.append(copy_instruction(value, lambda operand: _copied(b, operand, parent, copies, call)))
    return copies[value]


def _release(block: Block, call: Call, releases: list[Call]) -> None:
    """Give the memory back where the parent is left."""
    like = next(iter(releases), None)
    if like is None:
        return  # nobody did
    behind = max((at + 1 for at, i in enumerate(block.instructions) if isinstance(i, Phi)), default=0)
    metadata = {name: text for name, text in like.metadata.items() if name == "dbg"}
    release = Call(like.function_type, like.callee, [call], suffix=like.suffix, prefix=like.prefix, metadata=metadata)
    block.insert(behind, [release])
