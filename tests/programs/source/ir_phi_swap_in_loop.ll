;! f(active 1.1; active 0.4; const 5) -> active
define double @f(double %x, double %y, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i1, %loop ]
  %a = phi double [ %x, %entry ], [ %b, %loop ]
  %b = phi double [ %y, %entry ], [ %a2, %loop ]
  %a1 = fmul double %a, 1.25
  %a2 = fadd double %a1, %b
  %i1 = add i64 %i, 1
  %go = icmp slt i64 %i1, %n
  br i1 %go, label %loop, label %out
out:
  %r = fmul double %a, %b
  ret double %r
}
