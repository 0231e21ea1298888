; test: loops
; request: reverse f(active) -> active
; Counts of constants: bottom tests and top tests, steps that do not divide, narrow counters that wrap, loops that never repeat.
define double @f(double %x) {
entry:
  br label %bottom
bottom:                                                                ; trips: exactly 4
  %a = phi i64 [ 0, %entry ], [ %a.next, %bottom ]
  %a.next = add nuw nsw i64 %a, 3
  %a.done = icmp sge i64 %a.next, 10
  br i1 %a.done, label %top.preheader, label %bottom
top.preheader:
  br label %top
top:                                                                   ; trips: exactly 4
  %b = phi i32 [ 10, %top.preheader ], [ %b.next, %top.body ]
  %b.more = icmp sgt i32 %b, 0
  br i1 %b.more, label %top.body, label %narrow.preheader
top.body:
  %b.next = add nsw i32 %b, -4
  br label %top
narrow.preheader:
  br label %narrow
narrow:                                                                ; trips: exactly 200
  %c = phi i8 [ 0, %narrow.preheader ], [ %c.next, %narrow ]
  %c.next = add i8 %c, 1
  %c.done = icmp eq i8 %c.next, -56
  br i1 %c.done, label %unsigned.preheader, label %narrow
unsigned.preheader:
  br label %unsigned
unsigned:                                                              ; trips: exactly a number known in unsigned.preheader
  %d = phi i8 [ 0, %unsigned.preheader ], [ %d.next, %unsigned ]
  %d.next = add nuw i8 %d, 1
  %d.done = icmp uge i8 %d.next, -56
  br i1 %d.done, label %once.preheader, label %unsigned
once.preheader:
  br label %once
once:                                                                  ; trips: exactly 1
  %e = phi i64 [ 7, %once.preheader ], [ %e.next, %once ]
  %e.next = add nuw nsw i64 %e, 1
  %e.done = icmp sgt i64 %e.next, 3
  br i1 %e.done, label %wrapped.preheader, label %once
wrapped.preheader:
  br label %wrapped
wrapped:                                                               ; trips: exactly 10
  %g = phi i8 [ -6, %wrapped.preheader ], [ %g.next, %wrapped ]
  %g.next = add i8 %g, 1
  %g.done = icmp eq i8 %g.next, 4
  br i1 %g.done, label %exit, label %wrapped
exit:
  ret double %x
}
