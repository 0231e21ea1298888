"""Short loops over a thread's own small arrays become straight lines, so that LLVM makes values of the arrays, and so do those
that write to other memory in each iteration.

    own = cuda.local.array(4, float64)
    for k in range(4):                                own.0, own.1, own.2, own.3 = x, x ** 2, x ** 3, x ** 4
        own[k] = x ** (k + 1)                   ->

An array that is indexed by a counter lies in memory, and so do its shadow and what is kept of it. Unrolled are the loops whose
counters are all that its indices are computed from: one index that is known to nobody before the run, `own[i % 4]`, keeps
the array where it is. Where the number of the iteration tells what is written, `if direction == 0: s[t] = ...`, each iteration
would keep what any of them overwrites. Here loops are marked; LLVM unrolls those of which it finds the number of iterations, too.
"""

from __future__ import annotations

from ...analysis.control.cfg import ControlFlow
from ...analysis.control.dominators import Dominators
from ...analysis.control.loops import Loop, LoopForest
from ...analysis.control.trip_count import constant_count, find_trip_count
from ...analysis.threads.phases import is_block_barrier
from ...ir.functions import Block, DebugRecord, Function, Instruction, Module, Phi, users
from ...ir.instructions import Alloca, Binary, Branch, Call, Cast, Compare, GetElementPtr, Load, Select, Store, Switch
from ...ir.metadata import append_node, describe_loop
from ...ir.pointers import base_of
from ...ir.values import Constant, ConstantInt, Value
from ...ir.walks import reached
from ...rules import RuleBook

MOST_ITERATIONS = 16
MOST_INSTRUCTIONS = 512  # of all iterations: what LLVM folds of them is not known beforehand
PURE = (Binary, Cast, Compare, Select)
MARKERS = ("llvm.lifetime.", "llvm.memset.", "llvm.dbg.")


def unroll_over_arrays(module: Module, root: Function, book: RuleBook) -> bool:
    """Mark such loops of the root for LLVM; whether there are any."""
    cfg = ControlFlow(root)
    forest = LoopForest(cfg)
    short = {loop.header: loop for loop in forest.loops if _is_short(loop, cfg.dominators, book)}
    uses = users(root)
    found = {loop for loop in short.values() if _is_parted(loop, cfg.dominators)}
    for alloca in [i for i in root.instructions() if isinstance(i, Alloca)]:
        indices = _indices_into(alloca, uses)
        found |= _counted_by(indices, short) or set() if indices else set()
    marked = [loop for loop in forest.loops if any(outer.contains(loop) for outer in found)]
    if not marked:
        return False
    how = append_node(module, '!{!"llvm.loop.unroll.full"}')
    for latch in dict.fromkeys(latch for loop in marked for latch in loop.latches):
        describe_loop(module, latch.terminator, how)
    return True


def _is_parted(loop: Loop, dominators: Dominators) -> bool:
    """Whether what the loop counts tells, by a branch that does not leave it, what is written."""
    counters = set(loop.header.phis())
    for block in loop.blocks - {loop.latches[0]}:
        last = block.terminator
        if not isinstance(last, (Branch, Switch)) or not set(block.successors) <= loop.blocks or len(set(block.successors)) < 2:
            continue
        tested = last.operands[0]
        if isinstance(tested, Compare) and isinstance(tested.operands[1], ConstantInt):
            tested = tested.operands[0]
        if tested in counters and any(_writes(way, loop, dominators) for way in block.successors):
            return True
    return False


def _writes(way: Block, loop: Loop, dominators: Dominators) -> bool:
    """Memory of others: a thread's own arrays are values where that is worth it."""
    written = [i.pointer for b in loop.blocks if dominators.dominates(way, b) for i in b.instructions if isinstance(i, Store)]
    return any(not isinstance(base_of(pointer), Alloca) for pointer in written)


def _indices_into(alloca: Alloca, uses: dict[Value, list[Instruction]]) -> list[Value] | None:
    """What tells the places of an array that are touched; None if others may learn its address."""
    found: list[Value] = []
    stack: list[Value] = [alloca]
    while stack:
        pointer = stack.pop()
        for user in uses.get(pointer, ()):
            if isinstance(user, GetElementPtr) and user.operands[0] is pointer:
                found += user.operands[1:]
                stack.append(user)
            elif isinstance(user, Call) and not isinstance(user, DebugRecord):
                if not (user.callee_name or "").startswith(MARKERS):
                    return None
            elif not isinstance(user, (Load, DebugRecord)) and not (isinstance(user, Store) and user.value is not pointer):
                return None
    return found


def _counted_by(values: list[Value], short: dict[Block, Loop]) -> set[Loop] | None:
    """The short loops from whose counters values are computed; None if anything else plays a part."""
    found: set[Loop] = set()
    for value in reached(values, lambda value: value.operands, among=lambda value: not isinstance(value, Constant)):
        if isinstance(value, Phi) and value.block in short:
            found.add(short[value.block])
        elif not isinstance(value, PURE):
            return None
    return found


def _is_short(loop: Loop, dominators: Dominators, book: RuleBook) -> bool:
    counts = [_count(inner, dominators) for inner in (loop, *loop.children)]
    if counts[0] is None or counts[0] > MOST_ITERATIONS:
        return False
    code = [i for block in loop.blocks for i in block.instructions if not isinstance(i, DebugRecord)]
    size = len(code) * counts[0] * max((c for c in counts[1:] if c is not None), default=1)
    return size <= MOST_INSTRUCTIONS and not any(isinstance(i, Call) and is_block_barrier(i, book) for i in code)


def _count(loop: Loop, dominators: Dominators) -> int | None:
    trip = find_trip_count(loop, dominators)
    return constant_count(trip) if trip is not None else None
