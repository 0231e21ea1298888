"""Facts about NVVM's intrinsics: what tells threads apart, and where they wait for each other.

    llvm.nvvm.read.ptx.sreg.tid.x                inactive, the same at any time of a thread's life
    llvm.nvvm.barrier.cta.sync.aligned.all       kind "barrier": its mirror in the reverse sweep is a barrier too
    ne.shfl.sync.f64                             kind "shuffle": a derivative goes from lane to lane as well

Clocks are read once. Names that start with ``ne.`` stand for instructions that numba-cuda writes as text.
"""

from __future__ import annotations

from .effects import CallFacts, effect, pure, table

INDICES = " ".join(
    f"llvm.nvvm.read.ptx.sreg.{register}.{axis}" for register in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"
)

NVVM_FACTS = table(
    (INDICES, pure()),
    ("llvm.nvvm.read.ptx.sreg.laneid llvm.nvvm.read.ptx.sreg.warpsize ne.dynamic_shared_bytes ne.lanes.below", pure()),
    ("llvm.nvvm.read.ptx.sreg.*", effect()),
    ("llvm.nvvm.barrier0 llvm.nvvm.barrier0.* llvm.nvvm.barrier.cta.*", effect(kind="barrier")),
    ("ne.barrier.*", effect(kind="barrier")),
    ("ne.grid.sync", effect(kind="barrier")),
    ("llvm.nvvm.bar.warp.sync", effect(kind="barrier")),
    ("ne.vote.sync ne.active.mask llvm.nvvm.match.*", effect(kind="vote")),
    ("ne.sleep", effect()),
    ("ne.outside", effect(noreturn=True)),
    ("ne.shfl.sync.* ne.shfl.adjoint.*", CallFacts(inaccessible=True, kind="shuffle")),
    ("llvm.nvvm.membar.cta", effect(kind="fence")),
    ("ne.threads.in.turn", effect()),
    ("llvm.nvvm.membar.gl llvm.nvvm.membar.sys", effect(kind="fence")),
)
