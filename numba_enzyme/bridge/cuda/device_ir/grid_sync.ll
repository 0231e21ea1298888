; A meeting of all threads of a grid whose blocks are all on the device: a cooperative launch sees to that. One thread of each
; block goes to the workspace that the launch gives (zeroed; for itself alone) and waits there, the others wait for that thread.
;
;   i64 arrivals   how many blocks have come (low half), and the sum of the meetings to which they came (high half)
;   i32 released   its lowest bit turns when all have come; its sign is set when a thread has left for good
;
; Threads that have ended do not come: a barrier waits for the others only, and the first of these goes. Whoever meets elsewhere
; than the others is a mistake that nobody could see in the numbers: it ends the launch with an error.

@ne_grid_workspace = internal addrspace(3) global ptr undef, align 8
@ne_grid_meeting = internal addrspace(3) global i32 undef, align 8

declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()

; Every thread says where the workspace lies, so that each finds it without waiting.
define void @ne.grid.enter(ptr %workspace) alwaysinline {
  store volatile ptr %workspace, ptr addrspace(3) @ne_grid_workspace
  ret void
}

define void @ne.grid.leave() alwaysinline {
  %workspace = load volatile ptr, ptr addrspace(3) @ne_grid_workspace
  %released = getelementptr i8, ptr %workspace, i64 8
  %before = call i32 asm sideeffect "atom.or.b32 $0, [$1], 0x80000000;", "=r,l,~{memory}"(ptr %released)
  ret void
}

; Meetings are numbers that nobody has chosen, so that other ones do not have the same sum; never zero.
define void @ne.grid.meet(i32 %meeting) alwaysinline convergent {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %zrow = mul i32 %tz, %ny
  %yrow = add i32 %zrow, %ty
  %row = mul i32 %yrow, %nx
  %thread = add i32 %row, %tx
  br label %choose
choose:                                           ; is the thread with this number here?
  %number = phi i32 [ 0, %entry ], [ %next, %choose ]
  %chosen = icmp eq i32 %thread, %number
  %mine = zext i1 %chosen to i32
  %here = call i32 asm sideeffect "{ .reg .pred %p; setp.ne.u32 %p, $1, 0; barrier.red.or.pred %p, 0, %p; selp.u32 $0, 1, 0, %p; }", "=r,r,~{memory}"(i32 %mine) convergent
  %found = icmp ne i32 %here, 0
  %next = add i32 %number, 1
  br i1 %found, label %known, label %choose
known:
  br i1 %chosen, label %come, label %wait

come:
  %workspace = load volatile ptr, ptr addrspace(3) @ne_grid_workspace
  %released = getelementptr i8, ptr %workspace, i64 8
  %before = call i32 asm sideeffect "ld.relaxed.gpu.u32 $0, [$1];", "=r,l,~{memory}"(ptr %released)
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"()
  %gx = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %gy = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.y()
  %gz = call i32 @llvm.nvvm.read.ptx.sreg.nctaid.z()
  %gxy = mul i32 %gx, %gy
  %blocks = mul i32 %gxy, %gz
  %wide = zext i32 %meeting to i64
  %high = shl i64 %wide, 32
  %amount = or i64 %high, 1
  %old = call i64 asm sideeffect "atom.add.acq_rel.gpu.u64 $0, [$1], $2;", "=l,l,l,~{memory}"(ptr %workspace, i64 %amount)
  %arrivals = add i64 %old, %amount
  %come.already = trunc i64 %arrivals to i32
  %last = icmp eq i32 %come.already, %blocks
  br i1 %last, label %compare, label %stay
compare:
  %sum.high = lshr i64 %arrivals, 32
  %sum = trunc i64 %sum.high to i32
  %expected = mul i32 %meeting, %blocks
  %same = icmp eq i32 %sum, %expected
  br i1 %same, label %release, label %elsewhere
release:
  call void asm sideeffect "st.relaxed.gpu.u64 [$0], 0;", "l,~{memory}"(ptr %workspace)
  %was = call i32 asm sideeffect "atom.xor.acq_rel.gpu.b32 $0, [$1], 1;", "=r,l,~{memory}"(ptr %released)
  br label %gone
stay:
  %now = call i32 asm sideeffect "ld.acquire.gpu.u32 $0, [$1];", "=r,l,~{memory}"(ptr %released)
  %unchanged = icmp eq i32 %now, %before
  %nobody.left = icmp sge i32 %now, 0
  %on = and i1 %unchanged, %nobody.left
  br i1 %on, label %stay, label %gone
gone:
  %seen = phi i32 [ %was, %release ], [ %now, %stay ]
  call void asm sideeffect "fence.acq_rel.gpu;", "~{memory}"()
  %void = icmp slt i32 %seen, 0
  %told = select i1 %void, i32 0, i32 %meeting
  store volatile i32 %told, ptr addrspace(3) @ne_grid_meeting
  br label %wait

wait:
  call void asm sideeffect "barrier.sync 0;", "~{memory}"() convergent
  %theirs = load volatile i32, ptr addrspace(3) @ne_grid_meeting
  %all = icmp eq i32 %theirs, %meeting
  br i1 %all, label %done, label %else
else:
  %stopped = icmp eq i32 %theirs, 0
  br i1 %stopped, label %stop, label %elsewhere
stop:
  call void asm sideeffect "exit;", "~{memory}"()
  unreachable
elsewhere:
  call void asm sideeffect "trap;", "~{memory}"()
  unreachable
done:
  ret void
}
