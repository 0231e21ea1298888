"""Facts about LLVM's intrinsics that are not rows of the table of scalar functions.

    llvm.memcpy.p0.p0.i64      kind "memcpy"            llvm.umax.i32      inactive, kind "integer"
    llvm.lifetime.start.p0     kind "lifetime"          llvm.trap          does not return

Matched by the beginning of the name, the longest one counts. What does not stand here (constrained floating point, garbage
collection, coroutines, matrices) is refused.
"""

from __future__ import annotations

from .effects import ANY, CallFacts, CallKind, effect, pure, table

# These move bits about. Bits of a float pass through unharmed, so ``kind`` says that the operands must be looked at.
INTEGER = """
llvm.abs.* llvm.smax.* llvm.smin.* llvm.umax.* llvm.umin.* llvm.scmp.* llvm.ucmp.* llvm.ctpop.* llvm.ctlz.* llvm.cttz.*
llvm.bswap.* llvm.bitreverse.* llvm.fshl.* llvm.fshr.* llvm.sadd.* llvm.uadd.* llvm.ssub.* llvm.usub.* llvm.smul.* llvm.umul.*
llvm.sshl.* llvm.ushl.* llvm.sdiv.* llvm.udiv.* llvm.vector.reduce.add.* llvm.vector.reduce.mul.* llvm.vector.reduce.and.*
llvm.vector.reduce.or.* llvm.vector.reduce.xor.* llvm.vector.reduce.smax.* llvm.vector.reduce.smin.*
llvm.vector.reduce.umax.* llvm.vector.reduce.umin.* llvm.expect.* llvm.get.active.lane.mask.* llvm.stepvector.*
llvm.vscale.* llvm.experimental.cttz.elts.* llvm.clmul.*"""

FROM_FLOAT = """llvm.lrint.* llvm.llrint.* llvm.lround.* llvm.llround.* llvm.fptosi.sat.* llvm.fptoui.sat.* llvm.is.fpclass.*"""

HINTS = """llvm.donothing llvm.sideeffect llvm.pseudoprobe llvm.experimental.noalias.scope.decl llvm.prefetch.*
llvm.invariant.* llvm.experimental.widenable.condition llvm.allow.runtime.check llvm.allow.ubsan.check llvm.type.test
llvm.public.type.test llvm.var.annotation.* llvm.codeview.annotation llvm.fake.use llvm.reloc.none"""

ENVIRONMENT = """llvm.is.constant.* llvm.objectsize.* llvm.frameaddress.* llvm.returnaddress llvm.addressofreturnaddress.*
llvm.sponentry.* llvm.get.rounding llvm.eh.typeid.for.* llvm.thread.pointer.*"""

INTRINSIC_FACTS = table(
    ("llvm.memcpy.* llvm.memcpy.inline.*", CallFacts(reads=(1,), writes=(0,), kind=CallKind.MEMCPY)),
    ("llvm.memmove.*", CallFacts(reads=(1,), writes=(0,), kind=CallKind.MEMMOVE)),
    ("llvm.memset.* llvm.memset.inline.*", CallFacts(writes=(0,), kind=CallKind.MEMSET)),
    ("llvm.lifetime.start.* llvm.lifetime.end.*", CallFacts(inactive=True, writes=(0,), kind=CallKind.LIFETIME)),
    ("llvm.assume", effect(kind=CallKind.ASSUME)),
    ("llvm.dbg.*", effect(kind=CallKind.DEBUG)),
    (HINTS, effect(kind=CallKind.HINT)),
    ("llvm.stacksave.* llvm.stackrestore.*", effect(kind=CallKind.STACK)),
    (INTEGER, pure(kind=CallKind.INTEGER)),
    (FROM_FLOAT, pure()),
    (ENVIRONMENT, pure()),
    ("llvm.readcyclecounter llvm.readsteadycounter llvm.debugtrap", effect()),
    ("llvm.trap llvm.ubsantrap", effect(noreturn=True)),
    # Pointers that come through, possibly with another provenance or mask: what is active behind them stays active.
    ("llvm.launder.invariant.group.* llvm.strip.invariant.group.* llvm.ptrmask.* llvm.threadlocal.address.* "
     "llvm.ptr.annotation.*",
     CallFacts(recomputable=True, kind=CallKind.POINTER_IDENTITY)),
    ("llvm.vector.reduce.fadd.* llvm.vector.reduce.fmul.* llvm.vector.reduce.fmax.* llvm.vector.reduce.fmin.* "
     "llvm.vector.reduce.fmaximum.* llvm.vector.reduce.fminimum.*", CallFacts(recomputable=True, kind=CallKind.VECTOR_REDUCE)),
    ("llvm.vector.insert.* llvm.vector.extract.* llvm.vector.reverse.* llvm.vector.splice.* llvm.vector.interleave* "
     "llvm.vector.deinterleave*", CallFacts(recomputable=True, kind=CallKind.VECTOR_SHUFFLE)),
    ("llvm.masked.load.* llvm.masked.expandload.*", CallFacts(reads=(0,), kind=CallKind.MASKED)),
    ("llvm.masked.gather.*", CallFacts(reads=ANY, kind=CallKind.MASKED)),
    ("llvm.masked.store.* llvm.masked.compressstore.*", CallFacts(writes=(1,), kind=CallKind.MASKED)),
    ("llvm.masked.scatter.*", CallFacts(writes=ANY, kind=CallKind.MASKED)),
)  # fmt: skip
