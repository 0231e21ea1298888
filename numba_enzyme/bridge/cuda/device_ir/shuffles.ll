; Adjoints of shuffles: every lane gets the sum of what those lanes bring that have read from it. Written for f64; f32 alike.
;
; Where all lanes are told the same (a constant, or one number for all of them, which is asked), a lane has been read by one lane
; at most, and one shuffle fetches what that one brings; or all lanes of a segment have read one lane, which gets their sum.

declare i1 @llvm.is.constant.i32(i32)
declare { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32, i32)
declare i32 @llvm.nvvm.match.any.sync.i32(i32, i32)
declare { i32, i1 } @ne.vote.sync(i32, i32, i1)
declare i32 @ne.shfl.sync.i32(i32, i32, i32, i32, i32)

define double @ne.shfl.adjoint.f64(i32 %mask, i32 %mode, double %v, i32 %operand, i32 %clamp) alwaysinline convergent {
entry:
  %lane = call i32 @llvm.nvvm.read.ptx.sreg.laneid()
  %ballot = call { i32, i1 } @ne.vote.sync(i32 %mask, i32 3, i1 true)
  %present = extractvalue { i32, i1 } %ballot, 0
  %by = and i32 %operand, 31
  %clamp.high = shl i32 %clamp, 5
  %told = or i32 %clamp.high, %by
  %known = call i1 @llvm.is.constant.i32(i32 %told)
  br i1 %known, label %one, label %ask
ask:
  %asked = call { i32, i1 } @llvm.nvvm.match.all.sync.i32p(i32 %mask, i32 %told)
  %alike = extractvalue { i32, i1 } %asked, 1
  br i1 %alike, label %one, label %each
one:
  %is.index = icmp eq i32 %mode, 0
  br i1 %is.index, label %index, label %move
index:
  %a = call double @ne.shfl.adjoint.index.f64(i32 %present, double %v, i32 %lane, i32 %by, i32 %clamp)
  ret double %a
move:
  %b = call double @ne.shfl.adjoint.move.f64(i32 %present, i32 %mode, double %v, i32 %lane, i32 %by, i32 %clamp)
  ret double %b
each:
  %c = call double @ne.shfl.adjoint.each.f64(i32 %present, i32 %mode, double %v, i32 %lane, i32 %by, i32 %clamp)
  ret double %c
}

; up, down, bfly by one number: the lane that has read from this one, if there is one; and this one, if it has read itself.
define double @ne.shfl.adjoint.move.f64(i32 %present, i32 %mode, double %v, i32 %lane, i32 %by, i32 %clamp) alwaysinline convergent {
entry:
  %above = add i32 %lane, %by
  %below = sub i32 %lane, %by
  %across = xor i32 %lane, %by
  %up = icmp eq i32 %mode, 1
  %down = icmp eq i32 %mode, 2
  %straight = select i1 %down, i32 %below, i32 %across
  %reader = select i1 %up, i32 %above, i32 %straight
  %reader.lane = and i32 %reader, 31
  %exists = icmp ult i32 %reader, 32
  %reads = call i1 @ne.shfl.inside(i32 %mode, i32 %reader.lane, i32 %lane, i32 %clamp)
  %reader.there = call i1 @ne.shfl.there(i32 %present, i32 %reader.lane)
  %could = and i1 %exists, %reads
  %does = and i1 %could, %reader.there
  %brought = call double @ne.shfl.sync.f64(i32 %present, i32 0, double %v, i32 %reader.lane, i32 31)
  %part = select i1 %does, double %brought, double 0.0
  %or.above = select i1 %down, i32 %above, i32 %across
  %source = select i1 %up, i32 %below, i32 %or.above
  %inside = call i1 @ne.shfl.inside(i32 %mode, i32 %lane, i32 %source, i32 %clamp)
  %there = call i1 @ne.shfl.there(i32 %present, i32 %source)
  %has.read = and i1 %inside, %there
  %own = select i1 %has.read, double 0.0, double %v
  %sum = fadd double %part, %own
  ret double %sum
}

; idx by one number: the lane of that number has been read by all lanes of its segment.
define double @ne.shfl.adjoint.index.f64(i32 %present, double %v, i32 %lane, i32 %by, i32 %clamp) alwaysinline convergent {
entry:
  %shifted = lshr i32 %clamp, 8
  %segment = and i32 %shifted, 31
  %free = xor i32 %segment, 31
  %most = and i32 %clamp, %free
  %offset = and i32 %by, %free
  %first = and i32 %lane, %segment
  %source = or i32 %first, %offset
  %inside = icmp ule i32 %offset, %most
  %there = call i1 @ne.shfl.there(i32 %present, i32 %source)
  %reads = and i1 %inside, %there
  %one.segment = icmp eq i32 %segment, 0
  br i1 %one.segment, label %whole, label %parts
parts:
  %same = call i32 @llvm.nvvm.match.any.sync.i32(i32 %present, i32 %first)
  br label %whole
whole:
  %peers = phi i32 [ %present, %entry ], [ %same, %parts ]
  %total = call double @ne.warp.total.f64(i32 %present, i32 %peers, double %v)
  %full = icmp eq i32 %peers, -1
  br i1 %full, label %done, label %send
send:
  %lowest = call i32 @llvm.cttz.i32(i32 %peers, i1 false)
  %sent = call double @ne.shfl.sync.f64(i32 %present, i32 0, double %total, i32 %lowest, i32 31)
  br label %done
done:
  %sum = phi double [ %total, %whole ], [ %sent, %send ]
  %is.source = icmp eq i32 %lane, %source
  %got = select i1 %is.source, double %sum, double 0.0
  %r = select i1 %reads, double %got, double %v
  ret double %r
}

; Each lane may be told something else: every lane tells its source, one after the other.
define double @ne.shfl.adjoint.each.f64(i32 %present, i32 %mode, double %v, i32 %lane, i32 %by, i32 %clamp) noinline convergent {
entry:
  %source = call i32 @ne.shfl.source(i32 %present, i32 %mode, i32 %lane, i32 %by, i32 %clamp)
  br label %loop
loop:
  %k = phi i32 [ 0, %entry ], [ %k.next, %next ]
  %sum = phi double [ 0.0, %entry ], [ %sum.next, %next ]
  %there = call i1 @ne.shfl.there(i32 %present, i32 %k)
  br i1 %there, label %take, label %next
take:
  %s = call i32 @ne.shfl.sync.i32(i32 %present, i32 0, i32 %source, i32 %k, i32 31)
  %x = call double @ne.shfl.sync.f64(i32 %present, i32 0, double %v, i32 %k, i32 31)
  %mine = icmp eq i32 %s, %lane
  %part = select i1 %mine, double %x, double 0.0
  %more = fadd double %sum, %part
  br label %next
next:
  %sum.next = phi double [ %sum, %loop ], [ %more, %take ]
  %k.next = add i32 %k, 1
  %again = icmp ult i32 %k.next, 32
  br i1 %again, label %loop, label %done
done:
  ret double %sum.next
}

; The lane from which one reads: itself, where there is none.
define i32 @ne.shfl.source(i32 %present, i32 %mode, i32 %lane, i32 %by, i32 %clamp) alwaysinline {
  %shifted = lshr i32 %clamp, 8
  %segment = and i32 %shifted, 31
  %free = xor i32 %segment, 31
  %first = and i32 %lane, %segment
  %offset = and i32 %by, %free
  %indexed = or i32 %first, %offset
  %below = sub i32 %lane, %by
  %above = add i32 %lane, %by
  %across = xor i32 %lane, %by
  %up = icmp eq i32 %mode, 1
  %down = icmp eq i32 %mode, 2
  %bfly = icmp eq i32 %mode, 3
  %or.across = select i1 %bfly, i32 %across, i32 %indexed
  %or.above = select i1 %down, i32 %above, i32 %or.across
  %wanted = select i1 %up, i32 %below, i32 %or.above
  %inside = call i1 @ne.shfl.inside(i32 %mode, i32 %lane, i32 %wanted, i32 %clamp)
  %there = call i1 @ne.shfl.there(i32 %present, i32 %wanted)
  %reads = and i1 %inside, %there
  %r = select i1 %reads, i32 %wanted, i32 %lane
  ret i32 %r
}

; Whether what a lane wants to read lies on the right side of the bound of its segment.
define i1 @ne.shfl.inside(i32 %mode, i32 %lane, i32 %wanted, i32 %clamp) alwaysinline {
  %shifted = lshr i32 %clamp, 8
  %segment = and i32 %shifted, 31
  %free = xor i32 %segment, 31
  %first = and i32 %lane, %segment
  %most = and i32 %clamp, %free
  %last = or i32 %first, %most
  %up = icmp eq i32 %mode, 1
  %not.before = icmp sge i32 %wanted, %last
  %not.behind = icmp sle i32 %wanted, %last
  %r = select i1 %up, i1 %not.before, i1 %not.behind
  ret i1 %r
}

define i1 @ne.shfl.there(i32 %present, i32 %lane) alwaysinline {
  %at = and i32 %lane, 31
  %shifted = lshr i32 %present, %at
  %r = trunc i32 %shifted to i1
  ret i1 %r
}
