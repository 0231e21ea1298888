; What the compiler core names and PTX spells otherwise: shuffles of whole numbers, votes, atomic extrema.

declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.shfl.sync.idx.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.up.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.down.i32(i32, i32, i32, i32)
declare i32 @llvm.nvvm.shfl.sync.bfly.i32(i32, i32, i32, i32)
declare i1 @llvm.nvvm.vote.all.sync(i32, i1)
declare i1 @llvm.nvvm.vote.any.sync(i32, i1)
declare i1 @llvm.nvvm.vote.uni.sync(i32, i1)
declare i32 @llvm.nvvm.vote.ballot.sync(i32, i1)

define i32 @ne.dynamic_shared_bytes() alwaysinline {
  %r = call i32 asm sideeffect "mov.u32 $0, %dynamic_smem_size;", "=r"()
  ret i32 %r
}

; Barriers at which threads of a warp may arrive apart from each other, %n of them each (transform/prepare/padded_barriers.py; the
; mirrors of the reverse sweep have %n = 0 and ask nothing). What they tell goes through shared memory: ptxas lets lanes of one warp
; that wait at different barrier.red arrive by the code of one of them, and does not hand the others a result which that one has
; no use for. Barriers without a result are arrived at in any way.
@ne_running = internal addrspace(3) global i32 undef, align 4        ; the last barrier that a thread came to which had not left
@ne_counts = internal addrspace(3) global [3 x i32] undef, align 4   ; predicates of the counting barrier before, of this, of the next

define void @ne.barrier.begin() alwaysinline {
  store volatile i32 0, ptr addrspace(3) @ne_running
  store volatile i32 0, ptr addrspace(3) @ne_counts
  store volatile i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @ne_counts, i32 4)
  store volatile i32 0, ptr addrspace(3) getelementptr (i8, ptr addrspace(3) @ne_counts, i32 8)
  ret void
}

; Numbers only grow: who has passed the barrier %n finds at least %n if somebody was there who had not left, whatever comes later.
define i1 @ne.barrier.any(i32 %n, i1 %p) alwaysinline convergent {
  %asks = icmp ne i32 %n, 0
  %tells = and i1 %asks, %p
  br i1 %tells, label %tell, label %wait
tell:
  store volatile i32 %n, ptr addrspace(3) @ne_running
  br label %wait
wait:
  call void asm sideeffect "barrier.sync 0;", "~{memory}"() convergent
  br i1 %asks, label %ask, label %end
ask:
  br i1 %p, label %end, label %look
look:
  %last = load volatile i32, ptr addrspace(3) @ne_running
  %running = icmp uge i32 %last, %n
  br label %end
end:
  %any = phi i1 [ true, %ask ], [ %running, %look ], [ %p, %wait ]
  ret i1 %any
}

; Every second barrier counts. Three numbers by turns: the next one is zeroed while no thread reads it or adds to it.
define i32 @ne.barrier.count(i32 %n, i1 %p) alwaysinline convergent {
  %asks = icmp ne i32 %n, 0
  br i1 %asks, label %tell, label %wait
tell:
  %turn = lshr i32 %n, 1
  %later = add i32 %turn, 1
  %here = urem i32 %turn, 3
  %next = urem i32 %later, 3
  %count = getelementptr i32, ptr addrspace(3) @ne_counts, i32 %here
  %zeroed = getelementptr i32, ptr addrspace(3) @ne_counts, i32 %next
  store volatile i32 0, ptr addrspace(3) %zeroed
  br i1 %p, label %add, label %wait
add:
  %before = atomicrmw volatile add ptr addrspace(3) %count, i32 1 monotonic
  br label %wait
wait:
  %place = phi ptr addrspace(3) [ @ne_counts, %0 ], [ %count, %tell ], [ %count, %add ]
  call void asm sideeffect "barrier.sync 0;", "~{memory}"() convergent
  br i1 %asks, label %look, label %end
look:
  %found = load volatile i32, ptr addrspace(3) %place
  br label %end
end:
  %r = phi i32 [ %found, %look ], [ 0, %wait ]
  ret i32 %r
}

define i1 @ne.barrier.padding(i32 %n, i1 %p) alwaysinline convergent {
  %r = call i1 @ne.barrier.any(i32 %n, i1 %p) convergent
  ret i1 %r
}

define i32 @ne.barrier.padding.count(i32 %n, i1 %p) alwaysinline convergent {
  %r = call i32 @ne.barrier.count(i32 %n, i1 %p) convergent
  ret i32 %r
}

; Where the launch gives twice the dynamic memory, for the shadow as well: what the kernel has asked for.
define i32 @ne.primal_shared_bytes() alwaysinline {
  %all = call i32 @ne.dynamic_shared_bytes()
  %r = lshr i32 %all, 1
  ret i32 %r
}

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()

; All threads of the block zero so many words; nobody waits here.
define void @ne.zero_shared(ptr addrspace(3) %p, i32 %words) {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %zrow = mul i32 %tz, %ny
  %yrow = add i32 %zrow, %ty
  %row = mul i32 %yrow, %nx
  %first = add i32 %row, %tx
  %nxy = mul i32 %nx, %ny
  %step = mul i32 %nxy, %nz
  %any = icmp ult i32 %first, %words
  br i1 %any, label %loop, label %done
loop:
  %i = phi i32 [ %first, %entry ], [ %next, %loop ]
  %place = getelementptr i32, ptr addrspace(3) %p, i32 %i
  store i32 0, ptr addrspace(3) %place
  %next = add i32 %i, %step
  %more = icmp ult i32 %next, %words
  br i1 %more, label %loop, label %done
done:
  ret void
}

define i32 @ne.shfl.sync.i32(i32 %mask, i32 %mode, i32 %v, i32 %operand, i32 %clamp) alwaysinline convergent {
  switch i32 %mode, label %idx [ i32 1, label %up i32 2, label %down i32 3, label %bfly ]
idx:
  %a = call i32 @llvm.nvvm.shfl.sync.idx.i32(i32 %mask, i32 %v, i32 %operand, i32 %clamp)
  ret i32 %a
up:
  %b = call i32 @llvm.nvvm.shfl.sync.up.i32(i32 %mask, i32 %v, i32 %operand, i32 %clamp)
  ret i32 %b
down:
  %c = call i32 @llvm.nvvm.shfl.sync.down.i32(i32 %mask, i32 %v, i32 %operand, i32 %clamp)
  ret i32 %c
bfly:
  %d = call i32 @llvm.nvvm.shfl.sync.bfly.i32(i32 %mask, i32 %v, i32 %operand, i32 %clamp)
  ret i32 %d
}
define i64 @ne.shfl.sync.i64(i32 %mask, i32 %mode, i64 %v, i32 %operand, i32 %clamp) alwaysinline convergent {
  %low = trunc i64 %v to i32
  %shifted = lshr i64 %v, 32
  %high = trunc i64 %shifted to i32
  %l = call i32 @ne.shfl.sync.i32(i32 %mask, i32 %mode, i32 %low, i32 %operand, i32 %clamp)
  %h = call i32 @ne.shfl.sync.i32(i32 %mask, i32 %mode, i32 %high, i32 %operand, i32 %clamp)
  %lw = zext i32 %l to i64
  %hw = zext i32 %h to i64
  %hs = shl i64 %hw, 32
  %r = or i64 %hs, %lw
  ret i64 %r
}

define float @ne.shfl.sync.f32(i32 %mask, i32 %mode, float %v, i32 %operand, i32 %clamp) alwaysinline convergent {
  %bits = bitcast float %v to i32
  %moved = call i32 @ne.shfl.sync.i32(i32 %mask, i32 %mode, i32 %bits, i32 %operand, i32 %clamp)
  %r = bitcast i32 %moved to float
  ret float %r
}

define double @ne.shfl.sync.f64(i32 %mask, i32 %mode, double %v, i32 %operand, i32 %clamp) alwaysinline convergent {
  %bits = bitcast double %v to i64
  %moved = call i64 @ne.shfl.sync.i64(i32 %mask, i32 %mode, i64 %bits, i32 %operand, i32 %clamp)
  %r = bitcast i64 %moved to double
  ret double %r
}

define { i32, i1 } @ne.vote.sync(i32 %mask, i32 %mode, i1 %p) alwaysinline convergent {
  switch i32 %mode, label %all [ i32 1, label %any i32 2, label %uni i32 3, label %ballot ]
all:
  %a = call i1 @llvm.nvvm.vote.all.sync(i32 %mask, i1 %p)
  %ar = insertvalue { i32, i1 } zeroinitializer, i1 %a, 1
  ret { i32, i1 } %ar
any:
  %b = call i1 @llvm.nvvm.vote.any.sync(i32 %mask, i1 %p)
  %br = insertvalue { i32, i1 } zeroinitializer, i1 %b, 1
  ret { i32, i1 } %br
uni:
  %c = call i1 @llvm.nvvm.vote.uni.sync(i32 %mask, i1 %p)
  %cr = insertvalue { i32, i1 } zeroinitializer, i1 %c, 1
  ret { i32, i1 } %cr
ballot:
  %d = call i32 @llvm.nvvm.vote.ballot.sync(i32 %mask, i1 %p)
  %dr = insertvalue { i32, i1 } zeroinitializer, i32 %d, 0
  ret { i32, i1 } %dr
}

define float @___numba_atomic_float_sub(ptr %p, float %v) alwaysinline {
  %n = fneg float %v
  %r = atomicrmw fadd ptr %p, float %n monotonic
  ret float %r
}

define float @___numba_atomic_float_max(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp olt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}

define float @___numba_atomic_float_min(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ogt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}

define float @___numba_atomic_float_nanmax(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ult float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}

define float @___numba_atomic_float_nanmin(ptr %p, float %v) {
entry:
  %first = load volatile float, ptr %p
  %number = fcmp ord float %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi float [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ugt float %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast float %old to i32
  %v.bits = bitcast float %v to i32
  %pair = cmpxchg ptr %p, i32 %old.bits, i32 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i32, i1 } %pair, 0
  %seen = bitcast i32 %seen.bits to float
  %won = extractvalue { i32, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi float [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret float %r
}

define double @___numba_atomic_double_sub(ptr %p, double %v) alwaysinline {
  %n = fneg double %v
  %r = atomicrmw fadd ptr %p, double %n monotonic
  ret double %r
}

define double @___numba_atomic_double_max(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp olt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}

define double @___numba_atomic_double_min(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ogt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}

define double @___numba_atomic_double_nanmax(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ult double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}

define double @___numba_atomic_double_nanmin(ptr %p, double %v) {
entry:
  %first = load volatile double, ptr %p
  %number = fcmp ord double %v, %v
  br i1 %number, label %look, label %done
look:
  %old = phi double [ %first, %entry ], [ %seen, %swap ]
  %wins = fcmp ugt double %old, %v
  br i1 %wins, label %swap, label %done
swap:
  %old.bits = bitcast double %old to i64
  %v.bits = bitcast double %v to i64
  %pair = cmpxchg ptr %p, i64 %old.bits, i64 %v.bits monotonic monotonic
  %seen.bits = extractvalue { i64, i1 } %pair, 0
  %seen = bitcast i64 %seen.bits to double
  %won = extractvalue { i64, i1 } %pair, 1
  br i1 %won, label %done, label %look
done:
  %r = phi double [ %first, %entry ], [ %old, %look ], [ %old, %swap ]
  ret double %r
}

define i32 @ne.active.mask() alwaysinline convergent {
  %r = call i32 asm sideeffect "activemask.b32 $0;", "=r"() convergent
  ret i32 %r
}

define i32 @ne.lanes.below() alwaysinline {
  %r = call i32 asm sideeffect "mov.u32 $0, %lanemask_lt;", "=r"()
  ret i32 %r
}

define void @ne.sleep(i32 %n) alwaysinline {
  call void asm sideeffect "nanosleep.u32 $0;", "r"(i32 %n)
  ret void
}
