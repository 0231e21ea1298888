"""Whether threads of a block may pass a barrier by at which others wait: then nothing may be added that waits at the end.

    if threadIdx.x >= n: return;  syncthreads()          may be: who has left would come to a later barrier too early
    for stride in ...: syncthreads(); if threadIdx.x < stride: ...       not so: all come to the barrier as often
    syncthreads(); if threadIdx.x >= n: return; syncthreads()            and in reverse it would come to the first too early
"""

from __future__ import annotations

from collections.abc import Collection

from ...ir.functions import Argument, Block, DebugRecord, Function, Instruction
from ...ir.instructions import Alloca, AtomicRMW, Call, CompareExchange, Load, Store
from ...ir.pointers import base_of
from ...ir.values import Value
from ...request import Activity, GradientRequest
from ...rules import RuleBook
from .divergence import Differing, Ways, reachable
from .kernel_coordinates import register_of
from .leaving_lanes import leaving_lanes
from .phases import is_block_barrier, is_warp_barrier


def barrier_blocks(function: Function, book: RuleBook) -> set[Block]:
    """The blocks in which threads of a block wait for each other."""
    return {i.block for i in function.instructions() if is_block_barrier(i, book)}


def may_miss_barriers(function: Function, book: RuleBook) -> bool:
    """Of a kernel; True where it can't be said."""
    barriers = barrier_blocks(function, book)
    if not barriers:
        return False
    ways = Ways(function)
    return not ways.known or not barriers.isdisjoint(Differing(function, ways, book).blocks)


def may_diverge(function: Function, book: RuleBook, given: Collection[Value] = ()) -> bool:
    """Whether a thread may come to one barrier and pass others by, at which the rest of its block waits; True where it can't be
    said. In the reverse sweep it would be at the mirror of the first while the others are at that of a later one.

    ``given``: arguments that may differ between threads; those of a kernel do not.
    """
    barriers = barrier_blocks(function, book)
    if not barriers:
        return False
    ways = Ways(function)
    if not ways.known:
        return True
    later = {b for barrier in barriers for b in reachable([barrier], lambda b: ways.successors[b])}
    forks = Differing(function, ways, book, given, among=True).forks & later
    return any(not barriers.isdisjoint(ways.between(fork)[0]) for fork in forks)


def needs_padding(function: Function, book: RuleBook, given: Collection[Value] = (), unshared: Collection[int] = (),
                  apart: Collection[int] = ()) -> bool:  # fmt: skip
    """Whether a thread's reverse sweep could run out of step with those of its block; True where that is unknown.

        s[t] = x[t];  if t >= 2: return;  syncthreads();  y[t] = s[t] + s[t + 2]

    A thread that leaves here begins its reverse sweep at once: it takes the adjoint of ``s[t]`` before the others have added to
    it. That needs a memory access on a path without any barrier; a thread that only tests ``i >= n`` and leaves does no harm.

    ``unshared``: parameters whose memory no other thread sees, or that has no shadow. ``apart``: those whose memory no other
    parameter reaches.
    """
    paths = Ways(function)
    barriers = barrier_blocks(function, book)

    def ordered(waits: set[Block]) -> bool:
        accesses = [i for b in _barrier_free(function, waits, paths) for i in b.instructions if _touches_memory(i, book)]
        return any(_is_ordered(i, function, book, unshared, apart) for i in accesses)

    if barriers:
        if not paths.known or may_diverge(function, book, given):
            return True
        forks = Differing(function, paths, book, given, among=True).forks
        if any(not barriers.isdisjoint(paths.between(fork)[0]) for fork in forks) and ordered(barriers):
            return True
    within_warps = {call.block for call in leaving_lanes(function, book).meetings if is_warp_barrier(call)}
    return bool(within_warps) and ordered(barriers | within_warps)


def is_out_of_step(root: Function, request: GradientRequest, book: RuleBook) -> bool:
    """Whether threads may begin their reverse sweeps out of step."""
    constant = {i for i, a in enumerate(request.activities) if a is Activity.CONST and i not in request.block_memory}
    differing = [root.arguments[i] for i in request.differing]
    return needs_padding(root, book, differing, constant | set(request.own_memory), {*request.noalias, *request.block_memory})


def _barrier_free(function: Function, barriers: set[Block], paths: Ways) -> set[Block]:
    """The blocks of all paths through a function on which no barrier stands."""
    open_blocks = paths.reached - barriers
    after = reachable([function.entry], lambda b: [s for s in paths.successors[b] if s in open_blocks])
    before: dict[Block, list[Block]] = {b: [] for b in open_blocks}
    ends = [b for b in open_blocks if not b.successors]
    for block in open_blocks:
        for successor in paths.successors[block]:
            if successor in open_blocks:
                before[successor].append(block)
    return (after & open_blocks) & reachable(ends, lambda b: before[b])


def _touches_memory(instruction: Instruction, book: RuleBook) -> bool:
    if isinstance(instruction, Call) and not isinstance(instruction, DebugRecord):
        return not book.accesses_no_memory(instruction.callee_name or "") and register_of(instruction) is None
    return isinstance(instruction, (Load, Store, AtomicRMW, CompareExchange))


def _is_ordered(access: Instruction, function: Function, book: RuleBook, unshared: Collection[int],
                apart: Collection[int]) -> bool:  # fmt: skip
    """Whether the reverse of an access must keep its place among those of other threads: not where nothing writes the memory."""
    base = _base(access)
    if isinstance(base, Alloca) or (isinstance(base, Argument) and base.index in unshared):
        return False
    if not isinstance(access, Load):
        return True
    written = [_base(i) for i in function.instructions() if not isinstance(i, Load) and _touches_memory(i, book)
               and not is_block_barrier(i, book)]  # fmt: skip
    return not isinstance(base, Argument) or any(
        w is base or not (isinstance(w, (Argument, Alloca)) and (base.index in apart or getattr(w, "index", -1) in apart))
        for w in written if not isinstance(w, Alloca))


def _base(access: Instruction) -> Value | None:
    """What the address of an access is a step from; None where that can't be seen."""
    if isinstance(access, Call):
        return None
    return base_of(access.pointer if isinstance(access, Store) else access.operands[0])


