"""All threads of a block pass equally many barriers: those that leave early wait until the last one has left.

    s[t] = x[t]                        s[t] = x[t]
    if t >= 2: return                  if t < 2:
    syncthreads()              ->          any(n += 1, true)                 a barrier that tells that somebody still runs
    y[t] = s[t] + s[t + 2]                 y[t] = s[t] + s[t + 2]
                                       while padding(n += 1, false): pass    until none does

Hardware counts threads that have left as having arrived. A gradient's threads do not leave, they begin the reverse sweep, so they
have to arrive: every thread passes the same number of barriers, and so does its reverse sweep, which begins with the mirrors of
the padding. The k-th barrier from the end is then the mirror of the k-th one for every thread of the block. A barrier that also
counts a predicate becomes two, one for each answer, and so do all others of that kernel.

``n`` counts the barriers that a thread has come to, in the forward sweep (0 in the mirrors). A device needs it: the answer comes
through shared memory (see bridge/cuda/device_ir/runtime.ll).
"""

from __future__ import annotations

from ...analysis.threads.barrier_divergence import is_out_of_step
from ...analysis.threads.phases import GRID_SYNC, is_block_barrier
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module, replace_uses
from ...ir.instructions import Call, Return
from ...ir.types import I1, I32, IntType, VoidType
from ...ir.values import ConstantInt, Value
from ...request import GradientRequest, Mode
from ...rules import RuleBook

ANY, COUNT, PADDING, PADDING_COUNT = "ne.barrier.any", "ne.barrier.count", "ne.barrier.padding", "ne.barrier.padding.count"
TRUE, FALSE = ConstantInt(I1, 1), ConstantInt(I1, 0)


def pad_barriers(module: Module, root: Function, request: GradientRequest, book: RuleBook) -> bool:
    """Pad, in place, where the reverse sweeps of a kernel's threads could run out of step; whether that was so.

    Behind `resolve_atomic_extrema`, which adds barriers: here each barrier is one of as many for every thread.
    Kernels with barriers of the whole grid, and functions within a kernel, whose threads go on to other things, are left alone.
    """
    if request.mode is not Mode.REVERSE or request.target.within_kernel:
        return False
    barriers = [i for i in root.instructions() if isinstance(i, Call) and is_block_barrier(i, book)]
    if any(b.callee_name == GRID_SYNC for b in barriers) or not is_out_of_step(root, request, book):
        return False
    counts = any(not isinstance(b.type, VoidType) for b in barriers)
    passed = _Passed(module, root)
    for barrier in barriers:
        _replace(module, passed, barrier, counts=counts)
    _wait_at_the_end(module, root, passed, counts=counts)
    return True


class _Passed:
    """The barriers that a thread has come to, counted in a variable of its own."""

    def __init__(self, module: Module, root: Function) -> None:
        b = Builder(module, Block("detached", root))
        self.number = b.alloca(I32, "passed")
        b.store(ConstantInt(I32, 0), self.number)
        root.entry.insert(0, b.block.instructions)

    def barrier(self, b: Builder, name: str, predicate: Value) -> Call:
        number = b.binary("add", b.load(I32, self.number), ConstantInt(I32, 1))
        b.store(number, self.number)
        call = b.call_named(name, I32 if name.endswith("count") else I1, [number, predicate])
        call.called.suffix = "convergent nounwind"
        return call


def _replace(module: Module, passed: _Passed, barrier: Call, *, counts: bool) -> None:
    """One barrier of the kernel, and what it returns."""
    b = Builder(module, Block("detached", barrier.block.function))
    passed.barrier(b, ANY, TRUE)
    answer: Value | None = None
    if counts:
        answer = _counted(b, passed, barrier)
    block = barrier.block
    for made in b.block.instructions:
        made.metadata = barrier.metadata
    block.insert(block.instructions.index(barrier), b.block.instructions)
    block.instructions.remove(barrier)
    if answer is not None:
        replace_uses(block.function, {barrier: answer})


def _counted(b: Builder, passed: _Passed, barrier: Call) -> Value | None:
    """The number of threads with a predicate, or whether it is all or any of them."""
    name = barrier.callee_name or ""
    if isinstance(barrier.type, VoidType):
        passed.barrier(b, COUNT, FALSE)
        return None
    predicate = barrier.arguments[-1]
    if isinstance(predicate.type, IntType) and predicate.type != I1:
        predicate = b.icmp("ne", predicate, ConstantInt(predicate.type, 0))
    everybody = ".and" in name
    if everybody:
        predicate = b.binary("xor", predicate, TRUE)
    answer: Value = passed.barrier(b, COUNT, predicate)
    if ".popc" not in name:
        answer = b.icmp("eq" if everybody else "ne", answer, ConstantInt(I32, 0))
    return answer if answer.type == barrier.type else b.cast("zext" if answer.type == I1 else "trunc", answer, barrier.type)


def _wait_at_the_end(module: Module, root: Function, passed: _Passed, *, counts: bool) -> None:
    """Every return becomes a jump to the loop that passes barriers until all threads of the block have come to it."""
    padding, end = Block("padding", root), Block("left", root)
    for block in root.blocks:
        if isinstance(block.terminator, Return):
            metadata = block.terminator.metadata
            block.instructions.pop()
            Builder(module, block).br(padding)
            block.terminator.metadata = metadata
    root.blocks += [padding, end]
    b = Builder(module, padding)
    running = passed.barrier(b, PADDING, FALSE)
    if counts:
        passed.barrier(b, PADDING_COUNT, FALSE)
    b.cond_br(running, padding, end)
    Builder(module, end).ret()
