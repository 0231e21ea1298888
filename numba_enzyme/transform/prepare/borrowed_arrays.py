"""References to arrays that a function is given: its caller holds one while it runs, so those that it takes and gives back go.

    call void @NRT_incref(ptr %x)            on every way as often up as down, first up: nothing
    call void @NRT_decref(ptr %x)

Numba counts the arrays that are handed to functions which it inlines, and leaves what does not lie in one block or on two ways
that meet. Each is an atomic operation, and a derivative has it for the shadow as well.
"""

from __future__ import annotations

from itertools import accumulate

from ...analysis.control.cfg import ControlFlow
from ...analysis.memory.snapshots import is_failure
from ...ir.builder import is_zero
from ...ir.functions import Argument, Block, Function, Instruction, Module, Phi
from ...ir.instructions import Branch, Call, Compare, Return, Select, Switch
from ...ir.values import Value
from ...rules import RuleBook
from .returns import split_status_returns

NOT_ZERO = ("ne", "sgt", "slt", "ugt")
STEPS = {"nrt_incref": 1, "nrt_decref": -1}


def drop_borrowed_references(module: Module, book: RuleBook, *, status: bool) -> bool:
    """Take out calls that count arguments of the function that they stand in, in place; whether there were any.

    ``status``: whether returning anything but 0 is an error.
    """
    changed = False
    for function in module.functions.values():
        counts: dict[Argument, dict[Instruction, int]] = {}
        chosen: list[Value] = []
        for instruction in function.instructions():
            step = _step(instruction, book)
            counted = instruction.arguments[0] if step and isinstance(instruction, Call) else None
            if isinstance(counted, Argument):
                counts.setdefault(counted, {})[instruction] = step
            elif isinstance(counted, Phi | Select):
                chosen.append(counted)
        for value in _among(chosen):
            if isinstance(value, Argument):
                counts.pop(value, None)
        if not counts:
            continue
        if status:
            split_status_returns(function)
        gone = {i for steps in counts.values() if _is_borrowed(function, steps, status=status) for i in steps}
        for block in function.blocks if gone else ():
            block.instructions = [i for i in block.instructions if i not in gone]
        changed |= bool(gone)
    return changed


def _step(instruction: Instruction, book: RuleBook) -> int:
    facts = book.facts_of(instruction)
    return STEPS.get(facts.kind, 0) if facts is not None else 0


def _among(chosen: list[Value]) -> set[Value]:
    """What these values may be, through phis and selects: where ways meet that count different arrays, LLVM leaves one call."""
    found, pending = set(chosen), list(chosen)
    while pending:
        value = pending.pop()
        new = [o for o in value.operands if o not in found] if isinstance(value, Phi | Select) else []
        found.update(new)
        pending += new
    return found


def _is_borrowed(function: Function, steps: dict[Instruction, int], *, status: bool) -> bool:
    """Whether nobody is given or loses a reference: the count is never less than on entry, and there again at each return.

    Where a function fails Numba gives back nothing that it has taken, so there it may be more.
    """
    cfg = ControlFlow(function)
    returns = [b for b in cfg.order if isinstance(b.terminator, Return) and not (status and _fails(b, cfg))]
    live = set(cfg.reaching(returns))
    least = {function.blocks[0]: 0}
    stack = [function.blocks[0]]
    while stack:
        block = stack.pop()
        *before, count = accumulate((steps.get(i, 0) for i in block.instructions), initial=least[block])
        if min(before) < 0 or (count and block in returns):
            return False
        for target in cfg.successors[block]:
            known = least.get(target)
            if known is not None and known != count and target in live:
                return False
            if known is None or count < known:
                least[target] = count
                stack.append(target)
    return True


def _fails(block: Block, cfg: ControlFlow) -> bool:
    """Whether the block returns an error: a constant, or the status of a call that was found not to be 0 on the way to it."""
    if is_failure(block.terminator):
        return True
    way, status = block, block.terminator.operands
    while len(cfg.predecessors[way]) == 1:
        (origin,) = cfg.predecessors[way]
        if _is_not_zero(status, origin.terminator, way):
            return True
        way = origin
    return False


def _is_not_zero(status: list[Value], terminator: Instruction, way: Block) -> bool:
    if isinstance(terminator, Switch):
        zeros = [target for constant, target in terminator.cases if is_zero(constant)]
        return terminator.operands == status and bool(zeros) and way not in zeros
    if not isinstance(terminator, Branch) or not isinstance(test := terminator.condition, Compare):
        return False
    if test.opcode != "icmp" or test.operands[:1] != status or not is_zero(test.operands[1]):
        return False
    then, otherwise = terminator.targets
    return then is not otherwise and (way is then if test.predicate in NOT_ZERO else test.predicate == "eq" and way is otherwise)
