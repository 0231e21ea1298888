; test: loops
; request: reverse f(active, const, const) -> active
; Counts are computed as far out as their bound is known; a second condition makes them bounds.
define double @f(double %x, i64 %n, i32 %m) {
entry:
  br label %outer
outer:                                                                 ; trips: exactly a number known in entry
  %i = phi i64 [ 0, %entry ], [ %i.next, %outer.latch ]
  br label %inner
inner:                                                                 ; trips: exactly a number known in outer
  %j = phi i32 [ %m, %outer ], [ %j.next, %inner ]
  %j.next = add nsw i32 %j, -1
  %j.done = icmp eq i32 %j.next, 0
  br i1 %j.done, label %bounded.preheader, label %inner
bounded.preheader:
  %half = lshr i64 %i, 1
  br label %bounded
bounded:                                                               ; trips: at most a number known in bounded.preheader
  %k = phi i64 [ 0, %bounded.preheader ], [ %k.next, %bounded ]
  %k.next = add nuw nsw i64 %k, 1
  %k.small = icmp ult i64 %k.next, %half
  %y = uitofp i64 %k to double
  %below = fcmp olt double %y, %x
  %both = select i1 %k.small, i1 %below, i1 false
  br i1 %both, label %bounded, label %multiplied.preheader
multiplied.preheader:
  br label %multiplied
multiplied:                                                            ; trips: counted
  %q = phi i64 [ 1, %multiplied.preheader ], [ %q.next, %multiplied ]
  %q.next = mul i64 %q, 2
  %q.done = icmp sgt i64 %q.next, %n
  br i1 %q.done, label %outer.latch, label %multiplied
outer.latch:
  %i.next = add nuw nsw i64 %i, 1
  %i.done = icmp sge i64 %i.next, %n
  br i1 %i.done, label %exit, label %outer
exit:
  ret double %x
}
