"""Calls through pointers whose targets are all known become branches over direct calls, which LLVM can inline.

    %y = call double %p(double %x)        if %p == @a: call @a(%x)   else if %p == @b: call @b(%x)   else unreachable
    (points to @a or @b)

What is loaded from constants where no function stands is null, and never called (Rust: to drop what needs no dropping).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...analysis.memory.objects import ObjectKind
from ...analysis.memory.points_to import PointsTo
from ...ir.builder import Builder
from ...ir.functions import Argument, Block, Function, Module, Phi, replace_uses
from ...ir.instructions import Branch, Call, Compare, Load, Select
from ...ir.types import I1, VOID
from ...ir.values import Constant, ConstantInt, GlobalVariable, Value
from ...ir.walks import reached
from ...rules import RuleBook
from .inline_more import named_functions

MAX_TARGETS = 16


def resolve_indirect_calls(module: Module, root: Function, book: RuleBook, never_null: bool = False) -> bool:
    """Rewrite in place; whether anything changed. ``never_null``: where functions are kept, no null pointers are."""
    points_to = PointsTo(module, root, book)
    changed = False
    for function in points_to.functions:
        for block in list(function.blocks):
            for instruction in list(block.instructions):
                if isinstance(instruction, Call) and instruction.opcode == "call":
                    targets = _targets(instruction, points_to)
                    if targets or (instruction.type == VOID and _is_null_entry(instruction.callee, points_to)):
                        _branch(module, function, instruction, targets)
                        if never_null:
                            _pass_null_tests(module, function, instruction.callee)
                        changed = True
    return changed


def _targets(call: Call, points_to: PointsTo) -> list[Function]:
    if isinstance(call.callee, Constant):
        return []
    found = points_to.callees(call)
    if not found or len(found) > MAX_TARGETS:
        return []
    return [f for f in found if f.function_type == call.function_type]


def _pass_null_tests(module: Module, function: Function, pointer: Value) -> None:
    """Only functions were ever stored where a pointer was read that is called: no test of it for null holds.

    Numba asks Python for the address of what has none; in memory that a jitclass keeps LLVM does not see that it has one, nor
    in a variable that changes in a loop. There it may write null behind a test that says so.
    """
    same, nulls = {pointer}, set[Block]()
    pending = [pointer]
    while pending:
        value = pending.pop()
        if isinstance(value, (Phi, Select)):
            chosen = value.operands if isinstance(value, Phi) else value.operands[1:]
            nulls |= {block for o, block in value.incoming() if _is_null(o)} if isinstance(value, Phi) else set()
            new = [o for o in chosen if o not in same and not (isinstance(value, Phi) and _is_null(o))]
            same.update(new)
            pending += new
        elif not _is_a_function(module, value):
            return
    tests = [i for i in function.instructions() if isinstance(i, Compare) and i.predicate in ("eq", "ne")
             and i.operands[0] in same and _is_null(i.operands[1])]  # fmt: skip
    if tests and nulls.isdisjoint(_reached_without(function, tests)):
        replace_uses(function, {test: ConstantInt(I1, test.predicate == "ne") for test in tests})


def _is_a_function(module: Module, value: Value) -> bool:
    """Whether only functions come there, also through parameters, where null pointers are not kept in memory."""
    seen, pending = {value}, [value]
    while pending:
        value = pending.pop()
        if isinstance(value, (Phi, Select)):
            new: Iterable[Value] = value.operands if isinstance(value, Phi) else value.operands[1:]
        elif isinstance(value, Argument):
            new = _passed(module, value)
            if not new:
                return False
        elif isinstance(value, (Load, Function)):
            continue
        else:
            return False
        pending += [o for o in new if o not in seen]
        seen.update(new)
    return True


def _passed(module: Module, argument: Argument) -> list[Value]:
    """What all calls pass for a parameter of an internal function; empty where they are not all known."""
    owner = next(f for f in module.functions.values() if argument in f.arguments)
    if "internal" not in owner.prefix.split():
        return []
    passed: list[Value] = []
    for instruction in (i for f in module.functions.values() for i in f.instructions() if owner in i.operands):
        if not isinstance(instruction, Call) or instruction.callee is not owner or owner in instruction.arguments:
            return []
        passed.append(instruction.arguments[argument.index])
    kept = (v for v in module.globals.values() if isinstance(v, GlobalVariable) and v.initializer is not None)
    return [] if any(owner in named_functions(v.initializer) for v in kept) else passed


def _is_null(value: Value) -> bool:
    return str(value) == "null"


def _reached_without(function: Function, tests: list[Compare]) -> set[Block]:
    """The blocks that are reached if no pointer is null that ``tests`` compare with null."""
    def onward(block: Block) -> Sequence[Block]:
        end = block.terminator
        if isinstance(end, Branch) and isinstance(end.condition, Compare) and end.condition in tests:
            return [end.successors[end.condition.predicate == "eq"]]
        return block.successors

    return set(reached([function.entry], onward))


def _is_null_entry(callee: Value, points_to: PointsTo) -> bool:
    """Whether a callee is loaded from constants that hold no address there."""
    tables = points_to.of(callee.pointer) if isinstance(callee, Load) else {}
    null = (t.kind == ObjectKind.CONSTANT and not points_to.loaded(t, offset, 8) for t, offset in tables.items())
    return bool(tables) and all(null)


def _branch(module: Module, function: Function, call: Call, targets: list[Function]) -> None:
    block = call.block
    after = block.split(block.instructions.index(call) + 1, f"{block.name}.after")
    block.instructions.pop()
    results: list[tuple[Value, Block]] = []
    b = Builder(module, block)
    for target in targets:
        hit, miss = Block(f"{target.name}.hit", function), Block(f"{target.name}.miss", function)
        b.cond_br(b.icmp("eq", call.callee, target), hit, miss)
        b.at(hit)
        new = Call(call.function_type, target, call.arguments, argument_attributes=list(call.argument_attributes))
        new.metadata = dict(call.metadata)
        results.append((b.append(new), hit))
        b.br(after)
        b.at(miss)
        function.blocks.extend((hit, miss))
    b.unreachable()
    function.blocks.append(after)
    if call.type != VOID:
        phi = Phi(call.type, [v for v, _ in results], [p for _, p in results], name=call.name)
        after.insert(0, [phi])
        replace_uses(function, {call: phi})
