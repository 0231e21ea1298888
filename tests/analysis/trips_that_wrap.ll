; test: loops
; request: reverse f(dup, const, const, const) -> active
; run: f([1.001, 0.999, 1.002, 0.998], 200, 3, 5)
; run: f([1.001, 0.999, 1.002, 0.998], 3, 1, 0)
; run: f([1.001, 0.999, 1.002, 0.998], 9, 2, -3)
; Counters that wrap around, or start above the signed range: a count is exact, a bound, or not claimed.
define double @f(ptr %x, i8 %m, i64 %n, i64 %s) {
entry:
  %v0 = load double, ptr %x
  br label %outer
outer:                                                                 ; trips: exactly a number known in entry
  %k = phi i64 [ 0, %entry ], [ %k.next, %latch ]
  %acc = phi double [ %v0, %entry ], [ %last, %latch ]
  br label %narrow
narrow:                                                                ; trips: exactly a number known in outer
  %i = phi i8 [ 0, %outer ], [ %i.next, %narrow ]
  %a = phi double [ %acc, %outer ], [ %a.next, %narrow ]
  %i.wide = zext i8 %i to i64
  %i.masked = and i64 %i.wide, 3
  %p = getelementptr double, ptr %x, i64 %i.masked
  %v = load double, ptr %p
  %a.next = fmul double %a, %v
  %i.next = add i8 %i, 1
  %i.done = icmp eq i8 %i.next, %m
  br i1 %i.done, label %strided.preheader, label %narrow
strided.preheader:
  %a.out = phi double [ %a.next, %narrow ]
  br label %strided
strided:                                                               ; trips: counted
  %j = phi i8 [ 0, %strided.preheader ], [ %j.next, %strided ]
  %b = phi double [ %a.out, %strided.preheader ], [ %b.next, %strided ]
  %half = fmul double %b, 0.5
  %square = fmul double %half, %half
  %b.next = fadd double %square, 0.25
  %j.next = add i8 %j, 3
  %j.done = icmp eq i8 %j.next, %m
  br i1 %j.done, label %unsigned.preheader, label %strided
unsigned.preheader:
  %b.out = phi double [ %b.next, %strided ]
  br label %unsigned
unsigned:                                                              ; trips: exactly a number known in entry
  %u = phi i64 [ %s, %unsigned.preheader ], [ %u.next, %unsigned ]
  %c = phi double [ %b.out, %unsigned.preheader ], [ %c.next, %unsigned ]
  %c.next = fmul double %c, %c
  %u.next = add i64 %u, 1
  %u.more = icmp ult i64 %u.next, 7
  br i1 %u.more, label %unsigned, label %latch
latch:
  %last = phi double [ %c.next, %unsigned ]
  store double %last, ptr %x
  %k.next = add nuw nsw i64 %k, 1
  %k.done = icmp eq i64 %k.next, %n
  br i1 %k.done, label %exit, label %outer
exit:
  ret double %last
}
