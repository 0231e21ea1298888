"""Facts about NVVM's intrinsics: what tells threads apart, and where they wait for each other.

    llvm.nvvm.read.ptx.sreg.tid.x                inactive, the same at any time of a thread's life
    llvm.nvvm.barrier.cta.sync.aligned.all       kind "barrier": its mirror in the reverse sweep is a barrier too
    ne.shfl.sync.f64                             kind "shuffle": a derivative goes from lane to lane as well

Clocks are read once. Names that start with ``ne.`` stand for instructions that numba-cuda writes as text.
"""

from __future__ import annotations

from .effects import ANY, CallFacts, CallKind, effect, pure, table

INDICES = " ".join(
    f"llvm.nvvm.read.ptx.sreg.{register}.{axis}" for register in ("tid", "ntid", "ctaid", "nctaid") for axis in "xyz"
)

NVVM_FACTS = table(
    (INDICES, pure()),
    ("llvm.nvvm.read.ptx.sreg.laneid llvm.nvvm.read.ptx.sreg.warpsize ne.dynamic_shared_bytes ne.lanes.below", pure()),
    ("llvm.nvvm.read.ptx.sreg.*", effect()),
    ("llvm.nvvm.barrier0 llvm.nvvm.barrier0.* llvm.nvvm.barrier.cta.*", effect(kind=CallKind.BARRIER)),
    ("ne.barrier.*", effect(kind=CallKind.BARRIER)),
    ("ne.grid.sync", effect(kind=CallKind.BARRIER)),
    ("llvm.nvvm.bar.warp.sync", effect(kind=CallKind.BARRIER)),
    ("ne.vote.sync ne.active.mask llvm.nvvm.match.*", effect(kind=CallKind.VOTE)),
    ("ne.sleep", effect()),
    ("ne.ruled.*", CallFacts(reads=ANY, kind=CallKind.RULED)),
    ("ne.constant.*", pure(reads=ANY)),
    ("ne.outside", effect(noreturn=True)),
    ("ne.shfl.sync.* ne.shfl.adjoint.*", CallFacts(inaccessible=True, kind=CallKind.SHUFFLE)),
    ("llvm.nvvm.membar.cta", effect(kind=CallKind.FENCE)),
    ("ne.threads.in.turn", effect()),
    ("llvm.nvvm.membar.gl llvm.nvvm.membar.sys", effect(kind=CallKind.FENCE)),
)
