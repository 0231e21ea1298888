; Sums of what threads that come together add to one place, so that one of them does it for all. Written for f64; f32 alike.

declare i32 @ne.active.mask()
declare i32 @ne.lanes.below()
declare { i32, i1 } @ne.vote.sync(i32, i32, i1)
declare double @ne.shfl.sync.f64(i32, i32, double, i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i64(i32, i64)
declare i32 @llvm.nvvm.read.ptx.sreg.laneid()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.tid.z()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
declare i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
declare i32 @llvm.cttz.i32(i32, i1)
declare i32 @llvm.ctlz.i32(i32, i1)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.umin.i32(i32, i32)
declare void @llvm.nvvm.bar.warp.sync(i32)

; The sum over this lane's peers, as the lowest of them gets it: what the others get means nothing. All lanes of the mask come
; here together; those of one address are peers. Where all of them are and stand side by side, each in turn takes the sum of ever
; more of those above it. Elsewhere, in each round every second peer hands its sum down to the one below it.
define double @ne.warp.total.f64(i32 %mask, i32 %peers, double %v) alwaysinline convergent {
entry:
  %whole = icmp eq i32 %peers, -1
  br i1 %whole, label %all, label %some
all:
  %a = call double @ne.shfl.sync.f64(i32 -1, i32 3, double %v, i32 16, i32 31)
  %a.sum = fadd double %v, %a
  %b = call double @ne.shfl.sync.f64(i32 -1, i32 3, double %a.sum, i32 8, i32 31)
  %b.sum = fadd double %a.sum, %b
  %c = call double @ne.shfl.sync.f64(i32 -1, i32 3, double %b.sum, i32 4, i32 31)
  %c.sum = fadd double %b.sum, %c
  %d = call double @ne.shfl.sync.f64(i32 -1, i32 3, double %c.sum, i32 2, i32 31)
  %d.sum = fadd double %c.sum, %d
  %e = call double @ne.shfl.sync.f64(i32 -1, i32 3, double %d.sum, i32 1, i32 31)
  %e.sum = fadd double %d.sum, %e
  ret double %e.sum
some:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %one.place = icmp eq i32 %peers, %mask
  %lowest = call i32 @llvm.cttz.i32(i32 %mask, i1 true)
  %from.lowest = lshr i32 %mask, %lowest
  %carried = add i32 %from.lowest, 1
  %gaps = and i32 %from.lowest, %carried
  %no.gaps = icmp eq i32 %gaps, 0
  %a.row = and i1 %one.place, %no.gaps
  br i1 %a.row, label %row, label %scattered
row:
  %unused = call i32 @llvm.ctlz.i32(i32 %mask, i1 true)
  %end = sub i32 32, %unused
  %count = sub i32 %end, %lowest
  br label %row.test
row.test:
  %step = phi i32 [ 1, %row ], [ %step.next, %row.round ]
  %row.sum = phi double [ %v, %row ], [ %row.sum.next, %row.round ]
  %more.above = icmp ult i32 %step, %count
  br i1 %more.above, label %row.round, label %row.done
row.round:
  %handed = call double @ne.shfl.sync.f64(i32 %mask, i32 2, double %row.sum, i32 %step, i32 31)
  %giver = add i32 %lane, %step
  %is.there = icmp ult i32 %giver, %end
  %with.it = fadd double %row.sum, %handed
  %row.sum.next = select i1 %is.there, double %with.it, double %row.sum
  %step.next = shl i32 %step, 1
  br label %row.test
row.done:
  ret double %row.sum
scattered:
  %below = call i32 @ne.lanes.below()
  %twice = shl i32 %below, 1
  %up.to.me = or i32 %twice, 1
  %not.above = xor i32 %up.to.me, -1
  %first.above = and i32 %peers, %not.above
  %peers.below = and i32 %peers, %below
  %first.rank = call i32 @llvm.ctpop.i32(i32 %peers.below)
  br label %round
round:
  %sum = phi double [ %v, %scattered ], [ %sum.next, %hand ]
  %above = phi i32 [ %first.above, %scattered ], [ %above.next, %hand ]
  %rank = phi i32 [ %first.rank, %scattered ], [ %rank.next, %hand ]
  %left = icmp ne i32 %above, 0
  %vote = call { i32, i1 } @ne.vote.sync(i32 %mask, i32 1, i1 %left)
  %go.on = extractvalue { i32, i1 } %vote, 1
  br i1 %go.on, label %hand, label %done
hand:
  %next = call i32 @llvm.cttz.i32(i32 %above, i1 false)
  %source = select i1 %left, i32 %next, i32 %lane
  %got = call double @ne.shfl.sync.f64(i32 %mask, i32 0, double %sum, i32 %source, i32 31)
  %more = fadd double %sum, %got
  %sum.next = select i1 %left, double %more, double %sum
  %odd = trunc i32 %rank to i1
  %ballot = call { i32, i1 } @ne.vote.sync(i32 %mask, i32 3, i1 %odd)
  %gone = extractvalue { i32, i1 } %ballot, 0
  %stay = xor i32 %gone, -1
  %above.next = and i32 %above, %stay
  %rank.next = lshr i32 %rank, 1
  br label %round
done:
  ret double %sum
}

; *p += v by all lanes that have come here: one atomic operation for each place.
define void @ne.warp.add.f64(ptr %p, double %v) alwaysinline convergent {
entry:
  %mask = call i32 @ne.active.mask()
  %address = ptrtoint ptr %p to i64
  %peers = call i32 @llvm.nvvm.match.any.sync.i64(i32 %mask, i64 %address)
  %sum = call double @ne.warp.total.f64(i32 %mask, i32 %peers, double %v)
  %below = call i32 @ne.lanes.below()
  %peers.below = and i32 %peers, %below
  %lowest = icmp eq i32 %peers.below, 0
  br i1 %lowest, label %add, label %done
add:
  %old = atomicrmw fadd ptr %p, double %sum monotonic
  br label %done
done:
  ret void
}

; Which lanes of this warp add to one place, if threads that differ only along the axes from first to after (x: 0, y: 1, z: 2) do: lanes
; at equal distances. The lane; its place in the group that they make; their distance; how far the group reaches within the warp;
; where it ends there; the lanes that the warp has, as a mask; whether there are several; whether the group's width is a power of
; two; and whether only lanes of this group in this warp access the place before the next barrier. Owner says who may:
; anybody (0), the block (1), or only those threads (2): two groups of one warp may add to one place at the same moment, s[x + y].
define { i32, i32, i32, i32, i32, i32, i1, i1, i1 } @ne.lanes.group(i32 %first, i32 %after, i32 %owner) alwaysinline {
entry:
  %tx = call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %ty = call i32 @llvm.nvvm.read.ptx.sreg.tid.y()
  %tz = call i32 @llvm.nvvm.read.ptx.sreg.tid.z()
  %nx = call i32 @llvm.nvvm.read.ptx.sreg.ntid.x()
  %ny = call i32 @llvm.nvvm.read.ptx.sreg.ntid.y()
  %nz = call i32 @llvm.nvvm.read.ptx.sreg.ntid.z()
  %nxy = mul i32 %nx, %ny
  %threads = mul i32 %nxy, %nz
  %yrow = mul i32 %ty, %nx
  %in.plane = add i32 %yrow, %tx
  %zrow = mul i32 %tz, %nxy
  %thread = add i32 %zrow, %in.plane
  %lane = and i32 %thread, 31
  %begin = sub i32 %thread, %lane
  %behind = sub i32 %threads, %begin
  %left = call i32 @llvm.umin.i32(i32 %behind, i32 32)
  %odd.threads = and i32 %threads, 31
  %whole.warps = icmp eq i32 %odd.threads, 0
  %lanes = select i1 %whole.warps, i32 32, i32 %left
  %absent = sub i32 32, %lanes
  %expected = lshr i32 -1, %absent
  %by.y = icmp eq i32 %first, 1
  %by.x.or.y = select i1 %by.y, i32 %nx, i32 1
  %by.z = icmp eq i32 %first, 2
  %distance = select i1 %by.z, i32 %nxy, i32 %by.x.or.y
  %to.y = icmp eq i32 %after, 2
  %width.y.z = select i1 %to.y, i32 %nxy, i32 %threads
  %at.y.z = select i1 %to.y, i32 %in.plane, i32 %thread
  %to.x = icmp eq i32 %after, 1
  %width = select i1 %to.x, i32 %nx, i32 %width.y.z
  %at = select i1 %to.x, i32 %tx, i32 %at.y.z
  %rest = sub i32 %width, %at
  %group.end = add i32 %lane, %rest
  %end = call i32 @llvm.umin.i32(i32 %group.end, i32 %lanes)
  %reach = call i32 @llvm.umin.i32(i32 %width, i32 %lanes)
  %several = icmp ult i32 %distance, %reach
  %power = call i32 @llvm.ctpop.i32(i32 %width)
  %even = icmp eq i32 %power, 1
  %one.warp = icmp ule i32 %threads, 32
  %short = icmp ule i32 %width, 32
  %fits = and i1 %short, %even
  %theirs = icmp eq i32 %owner, 2
  %all.here = or i1 %one.warp, %fits
  %alone.of.many = and i1 %all.here, %theirs
  %of.block = icmp ne i32 %owner, 0
  %side.by.side = icmp eq i32 %distance, 1
  %all.wide = icmp eq i32 %width, %threads
  %only.group = and i1 %side.by.side, %all.wide
  %here.or.nowhere = and i1 %one.warp, %only.group
  %alone.of.one = and i1 %here.or.nowhere, %of.block
  %alone = or i1 %alone.of.many, %alone.of.one
  %0 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } undef, i32 %lane, 0
  %1 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %0, i32 %at, 1
  %2 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %1, i32 %distance, 2
  %3 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %2, i32 %reach, 3
  %4 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %3, i32 %end, 4
  %5 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %4, i32 %expected, 5
  %6 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %5, i1 %several, 6
  %7 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %6, i1 %even, 7
  %8 = insertvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %7, i1 %alone, 8
  ret { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %8
}

; *p += v by all lanes that have come here, those of a group to one place. Where all lanes of the warp are here, each in turn takes
; the sum of ever more of those above it, of others as well where the lowest has none of theirs, and the lowest adds; it does so
; plainly if no others access it. Where some are missing: searched, or each alone.
define void @ne.lanes.add.f64(ptr %p, double %v, i32 %first, i32 %after, i32 %owner, i1 %searched) alwaysinline convergent {
entry:
  %group = call { i32, i32, i32, i32, i32, i32, i1, i1, i1 } @ne.lanes.group(i32 %first, i32 %after, i32 %owner)
  %lane = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 0
  %at = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 1
  %distance = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 2
  %reach = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 3
  %end = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 4
  %expected = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 5
  %several = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 6
  %even = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 7
  %plain = extractvalue { i32, i32, i32, i32, i32, i32, i1, i1, i1 } %group, 8
  %mask = call i32 @ne.active.mask()
  %complete = icmp eq i32 %mask, %expected
  %together = and i1 %several, %complete
  br i1 %together, label %round, label %some
round:
  %step = phi i32 [ %distance, %entry ], [ %step.next, %round ]
  %sum = phi double [ %v, %entry ], [ %sum.next, %round ]
  %got = call double @ne.shfl.sync.f64(i32 -1, i32 2, double %sum, i32 %step, i32 31)
  %source = add i32 %lane, %step
  %before.end = icmp ult i32 %source, %end
  %there = or i1 %even, %before.end
  %more = fadd double %sum, %got
  %sum.next = select i1 %there, double %more, double %sum
  %step.next = shl i32 %step, 1
  %again = icmp ult i32 %step.next, %reach
  br i1 %again, label %round, label %summed
summed:
  %none.below.in.group = icmp ult i32 %at, %distance
  %none.below.in.warp = icmp ult i32 %lane, %distance
  %lowest = or i1 %none.below.in.group, %none.below.in.warp
  br i1 %plain, label %alone, label %contended
alone:
  br i1 %lowest, label %add, label %added
add:
  %before = load double, ptr %p
  %now = fadd double %before, %sum.next
  store double %now, ptr %p
  br label %added
added:
  call void @llvm.nvvm.bar.warp.sync(i32 -1)
  br label %done
contended:
  br i1 %lowest, label %add.atomically, label %done
add.atomically:
  %old = atomicrmw fadd ptr %p, double %sum.next monotonic
  br label %done
some:
  br i1 %searched, label %search, label %each
search:
  call void @ne.warp.add.f64(ptr %p, double %v)
  br label %done
each:
  %old.of.each = atomicrmw fadd ptr %p, double %v monotonic
  br label %done
done:
  ret void
}

; *p += v by all threads of the block, which all come here: one atomic operation, and none for zero. A number of
; shared memory is needed for each warp.
define void @ne.block.add.f64.by(ptr %sums, ptr %p, double %v) convergent {
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
  %thread = add i32 %row, %tx
  %nxy = mul i32 %nx, %ny
  %threads = mul i32 %nxy, %nz
  %warp = lshr i32 %thread, 5
  %lane = and i32 %thread, 31
  %begin = shl i32 %warp, 5
  %left = sub i32 %threads, %begin
  %lanes = call i32 @llvm.umin.i32(i32 %left, i32 32)
  %absent = sub i32 32, %lanes
  %mask = lshr i32 -1, %absent
  %of.warp = call double @ne.warp.total.f64(i32 %mask, i32 %mask, double %v)
  %lowest = icmp eq i32 %lane, 0
  br i1 %lowest, label %tell, label %told
tell:
  %mine = getelementptr double, ptr %sums, i32 %warp
  store double %of.warp, ptr %mine
  br label %told
told:
  call void @ne.barrier()
  %first = icmp eq i32 %warp, 0
  br i1 %first, label %gather, label %done
gather:
  %up = add i32 %threads, 31
  %warps = lshr i32 %up, 5
  %theirs = getelementptr double, ptr %sums, i32 %lane
  %number = load double, ptr %theirs
  %there = icmp ult i32 %lane, %warps
  %part = select i1 %there, double %number, double 0.0
  %of.block = call double @ne.warp.total.f64(i32 %mask, i32 %mask, double %part)
  %any = fcmp une double %of.block, 0.0
  %adds = and i1 %lowest, %any
  br i1 %adds, label %add, label %done
add:
  %old = atomicrmw fadd ptr %p, double %of.block monotonic
  br label %done
done:
  call void @ne.barrier()
  ret void
}
