; test: loops
; request: reverse f(active, const) -> active
; Recurrences of constants that have no closed form are run; one that starts with an argument, or never ends, is counted.
define double @f(double %x, i32 %m) {
entry:
  br label %halved
halved:                                                                ; trips: exactly 6
  %k = phi i64 [ 32, %entry ], [ %k.next, %halved ]
  %k.next = sdiv i64 %k, 2
  %k.done = icmp sgt i64 %k, 1
  br i1 %k.done, label %halved, label %shifted.preheader
shifted.preheader:
  br label %shifted
shifted:                                                               ; trips: exactly 3
  %s = phi i32 [ -8, %shifted.preheader ], [ %s.next, %shifted ]
  %s.next = ashr i32 %s, 1
  %s.wide = sext i32 %s.next to i64
  %s.done = icmp eq i64 %s.wide, -1
  br i1 %s.done, label %both.preheader, label %shifted
both.preheader:
  br label %both
both:                                                                  ; trips: at most 5
  %a = phi i32 [ 1, %both.preheader ], [ %b, %both.latch ]
  %b = phi i32 [ 1, %both.preheader ], [ %sum, %both.latch ]
  %y = uitofp i32 %a to double
  %below = fcmp olt double %y, %x
  br i1 %below, label %both.latch, label %unknown.preheader
both.latch:
  %sum = add i32 %a, %b
  %large = icmp ugt i32 %sum, 10
  br i1 %large, label %unknown.preheader, label %both
unknown.preheader:
  br label %unknown
unknown:                                                               ; trips: counted
  %u = phi i32 [ %m, %unknown.preheader ], [ %u.next, %unknown ]
  %u.next = lshr i32 %u, 1
  %u.done = icmp eq i32 %u.next, 0
  br i1 %u.done, label %endless.preheader, label %unknown
endless.preheader:
  br label %endless
endless:                                                               ; trips: counted
  %e = phi i32 [ 1, %endless.preheader ], [ %e.next, %endless ]
  %e.next = mul i32 %e, 3
  %e.done = icmp eq i32 %e.next, 2
  br i1 %e.done, label %exit, label %endless
exit:
  ret double %x
}
