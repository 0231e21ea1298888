;! f(active 1.1; const 1; const 6) -> active
;! f(active 1.1; const 0; const 6) -> active
define double @f(double %x, i1 %k, i64 %n) {
entry:
  br i1 %k, label %left, label %right
left:
  %a = phi double [ %x, %entry ], [ %b1, %right ]
  %i = phi i64 [ 0, %entry ], [ %j1, %right ]
  %a1 = fmul double %a, %x
  %i1 = add i64 %i, 1
  %stop = icmp sge i64 %i1, %n
  br i1 %stop, label %out, label %right
right:
  %b = phi double [ %x, %entry ], [ %a1, %left ]
  %j = phi i64 [ 0, %entry ], [ %i1, %left ]
  %b1 = fadd double %b, %x
  %j1 = add i64 %j, 1
  %stop2 = icmp sge i64 %j1, %n
  br i1 %stop2, label %out, label %left
out:
  %r = phi double [ %a1, %left ], [ %b1, %right ]
  %rr = fmul double %r, %r
  ret double %rr
}
