;! f(active 1.1) -> active
define double @f(double %x) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i1, %latch ]
  %a = phi double [ %x, %entry ], [ %c, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j1, %inner ]
  %b = phi double [ %a, %outer ], [ %b1, %inner ]
  %m = fmul double %b, %x
  %b1 = fadd double %m, %a
  %j1 = add i64 %j, 1
  %ic = icmp ule i64 %j1, %i
  br i1 %ic, label %inner, label %latch
latch:
  %c = fmul double %b1, 0.5
  %i1 = add i64 %i, 1
  %oc = icmp ult i64 %i1, 4
  br i1 %oc, label %outer, label %out
out:
  %r = fmul double %b, %c
  ret double %r
}
