"""Ways that are bound to fail leave the others where that is decided, not where it is found out.

    a:    br %none, %join, %fill                          a:         br %none, %join.fails, %fill
    join: %p = phi [null, %a], [%new, %fill]        ->    join.fails: ...; br %fail
          ...; br %none, %fail, %go                       join:      ...; br %go              (%new stands where %p did)

An allocation of Numba's that fails comes together with one that does not, gives back what was taken, and parts from it again.
LLVM threads such jumps only where there is little in between. What is left are phis of an address and null, which hide from whom
an array comes, and merges whose way a reverse sweep would have to remember.
"""

from __future__ import annotations

from ...analysis.control.cfg import ControlFlow
from ...analysis.memory.snapshots import is_failure
from ...ir.builder import Builder
from ...ir.clone import append_copies
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, users
from ...ir.instructions import Alloca, Branch, Compare, Return, Verbatim
from ...ir.values import ConstantInt, ConstantWord, Value
from .hoist_loops import redirect
from .returns import split_status_returns

LARGEST = 64  # instructions that are copied for each way that fails


def part_failing_ways(module: Module, *, status: bool) -> bool:
    """Give each way that fails its own copy of a block in which it would part from others, in place; whether there was one.

    ``status``: whether returning anything but 0 is a failure; else that can't be told, and nothing is done.
    """
    changed = False
    for function in module.functions.values() if status else ():
        if not function.is_declaration:
            changed |= _part(module, function)
    return changed


def _part(module: Module, function: Function) -> bool:
    split_status_returns(function)  # to tell failures; LLVM's pipeline merges them again
    cfg = ControlFlow(function)
    succeeding = cfg.reaching([b for b in cfg.order if isinstance(b.terminator, Return) and not is_failure(b.terminator)])
    changed = False
    for join in cfg.order:
        fail = _failing_target(join, succeeding)
        if fail is None or len(cfg.predecessors[join]) < 2 or len(join.instructions) > LARGEST or not _can_be_copied(join):
            continue
        bound = [p for p in cfg.predecessors[join] if _is_bound_for(join, p, fail, cfg)]
        if not bound or len(bound) == len(cfg.predecessors[join]):
            continue
        if _open_to_others(join, fail, cfg, users(function)):
            for predecessor in bound:
                _part_way(module, join, fail, predecessor)
            changed = True
    return changed


def _failing_target(join: Block, succeeding: set[Block]) -> Block | None:
    branch = join.terminator
    if not isinstance(branch, Branch) or branch.condition is None or join not in succeeding:
        return None
    failing = [t for t in branch.targets if t not in succeeding]
    return failing[0] if len(failing) == 1 else None


def _can_be_copied(join: Block) -> bool:
    return not any(isinstance(i, (Alloca, Verbatim)) for i in join.instructions)


def _is_bound_for(join: Block, predecessor: Block, fail: Block, cfg: ControlFlow) -> bool:
    """Whether the way over a predecessor goes on to the target that fails, as far as branches and constants tell."""
    branch, fork = predecessor.terminator, join.terminator
    if not isinstance(branch, Branch) or branch.targets.count(join) != 1:
        return False
    if not isinstance(fork, Branch) or fork.condition is None:
        return False
    holds = _known(fork.condition, join, predecessor, cfg)
    return holds is not None and fork.targets[0 if holds else 1] is fail


def _known(condition: Value, join: Block, predecessor: Block, cfg: ControlFlow) -> bool | None:
    """Whether a condition holds at the end of a block, if one comes there from the predecessor."""
    if isinstance(condition, Compare) and condition.block is join and condition.predicate in ("eq", "ne"):
        left, right = (_on_way(o, join, predecessor) for o in condition.operands)
        same = _are_same(left, right)
        return None if same is None else same == (condition.predicate == "eq")
    condition = _on_way(condition, join, predecessor)
    if isinstance(condition, ConstantInt):
        return condition.value != 0
    if isinstance(condition, Instruction) and condition.block is join:
        return None
    target, block = join, predecessor
    for _ in range(LARGEST):
        branch = block.terminator
        if isinstance(branch, Branch) and branch.condition is condition and branch.targets[0] is not branch.targets[1]:
            return branch.targets[0] is target
        if len(cfg.predecessors[block]) != 1:
            return None
        target, block = block, cfg.predecessors[block][0]
    return None


def _on_way(value: Value, join: Block, predecessor: Block) -> Value:
    return value.value_from(predecessor) if isinstance(value, Phi) and value.block is join else value


def _are_same(left: Value, right: Value) -> bool | None:
    if isinstance(left, ConstantInt) and isinstance(right, ConstantInt):
        return left.value == right.value
    if isinstance(left, ConstantWord) and isinstance(right, ConstantWord) and left.word == right.word == "null":
        return True
    return None


def _open_to_others(join: Block, fail: Block, cfg: ControlFlow, uses: dict[Value, list[Instruction]]) -> bool:
    """Bring what a block makes and the failing ways after it use through phis of their first block, so that one may come there
    otherwise; False, and nothing is done, where it is used further on."""
    after = cfg.reachable_from(fail) | {fail}
    alone = cfg.predecessors[fail] == [join]
    made: dict[Value, list[Instruction]] = {}
    for value in join.instructions:
        for user in uses.get(value, ()):
            if isinstance(user, DebugRecord):
                continue
            if isinstance(user, Phi):
                places = [b for o, b in user.incoming() if o is value]
                if user.block is fail or not any(b in after for b in places):
                    continue
            elif user.block not in after:
                continue
            if not alone or user.block is not fail:
                return False
            made.setdefault(value, []).append(user)
    for value, its in made.items():
        phi = Phi(value.type, [value], [join], name=f"{value.name}.failed")
        fail.insert(0, [phi])
        for user in its:
            user.operands = [phi if o is value else o for o in user.operands]
    return True


def _part_way(module: Module, join: Block, fail: Block, predecessor: Block) -> None:
    """Have the way over a predecessor pass a copy of the block, which leads to the target that fails alone."""
    function = join.function
    copied = Block(f"{join.name}.fails", function)
    values: dict[Value, Value] = {phi: phi.value_from(predecessor) for phi in join.phis()}
    b = Builder(module, copied)
    append_copies(b, [i for i in join.instructions[:-1] if not isinstance(i, (Phi, DebugRecord))], values)
    b.br(fail)
    function.blocks.insert(function.blocks.index(join), copied)
    for phi in fail.phis():
        value = phi.value_from(join)
        phi.add_incoming(values.get(value, value), copied)
    for phi in join.phis():
        phi.keep_incoming(lambda block: block is not predecessor)
    redirect(predecessor, join, copied)
