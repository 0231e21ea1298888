"""No mask names lanes that have left the kernel: they wait in the gradient, where the others do not meet them.

    syncthreads()                      syncthreads()
    if t >= 16: return                 there = ballot(all lanes, t < 16)
    syncwarp(all lanes)        ->      if t < 16:
                                           syncwarp(there)

Before the vote all lanes meet, so that those that go on come together with those that have left at the mirror of that.

Hardware does not wait for lanes that have left, whatever a mask says. A gradient's lanes stay for the reverse sweep: they wait at
the mirror of a barrier that they had come to, or until all of the block have come to the end (`padded_barriers`). The reverse
sweep meets with the narrowed masks. Kernels whose lanes meet no others before they leave, such as those that begin with
`if i >= n: return`, are left alone.
"""

from __future__ import annotations

from ...analysis.threads.barrier_divergence import is_out_of_step
from ...analysis.threads.leaving_lanes import leaving_lanes
from ...analysis.threads.phases import WARP_BARRIER
from ...ir.builder import Builder
from ...ir.functions import Block, Function, Module
from ...ir.instructions import Branch
from ...ir.types import I1, I32, VOID, StructType
from ...ir.values import ConstantInt, Value
from ...request import GradientRequest, Mode
from ...rules import RuleBook

ALL_LANES, BALLOT = ConstantInt(I32, -1), ConstantInt(I32, 3)
VOTE, ANSWER = "ne.vote.sync", StructType((I32, I1))


def narrow_masks(module: Module, root: Function, request: GradientRequest, book: RuleBook) -> bool:
    """Narrow, in place, the masks behind branches at which lanes leave; whether there were any.

    Before `pad_barriers`, which makes all lanes go on. Where a vote can't tell who is left, nothing is done.
    """
    if request.mode is not Mode.REVERSE or request.target.within_kernel:
        return False
    lanes = leaving_lanes(root, book)
    if not lanes.meetings or not lanes.known or not (lanes.waited or is_out_of_step(root, request, book)):
        return False
    there: Value = ALL_LANES
    votes: dict[Block, Value] = {}
    for fork, staying in lanes.forks.items():
        there = votes[fork] = _vote(module, fork, staying, there)
    for meeting, fork in lanes.meetings.items():
        b = Builder(module, Block("detached", root))
        mask = meeting.arguments[0]
        all_lanes = isinstance(mask, ConstantInt) and mask.value == ALL_LANES.value
        meeting.operands[0] = votes[fork] if all_lanes else b.binary("and", mask, votes[fork])
        _insert(b, meeting.block, meeting.block.instructions.index(meeting))
    return True


def _vote(module: Module, fork: Block, staying: Block, there: Value) -> Value:
    """At the end of a block: the lanes of ``there`` that go on to ``staying``."""
    branch = fork.terminator
    assert isinstance(branch, Branch)
    b = Builder(module, Block("detached", fork.function))
    stays = branch.operands[0]
    if fork.successors[0] is not staying:
        stays = b.binary("xor", stays, ConstantInt(I1, 1))
    b.call_named(WARP_BARRIER, VOID, [there]).called.suffix = "convergent nounwind"
    vote = b.call_named(VOTE, ANSWER, [there, BALLOT, stays])
    vote.called.suffix = "convergent nounwind"
    answer = b.extract_value(vote, (0,))
    _insert(b, fork, len(fork.instructions) - 1)
    return answer


def _insert(b: Builder, block: Block, at: int) -> None:
    line = {name: node for name, node in block.terminator.metadata.items() if name == "dbg"}
    for made in b.block.instructions:
        made.metadata = dict(line)
    block.insert(at, b.block.instructions)
