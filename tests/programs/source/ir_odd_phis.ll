;! f(active 1.1; active 0.4; const 1) -> active
;! f(active 1.1; active 0.4; const 0) -> active
define double @f(double %x, double %y, i1 %k) {
entry:
  %xx = fmul double %x, %x
  br i1 %k, label %join, label %other
other:
  %xy = fmul double %x, %y
  br label %join
join:
  %a = phi double [ %xx, %entry ], [ %xy, %other ]
  %b = phi double [ %y, %entry ], [ %x, %other ]
  %c = phi double [ 3.0, %entry ], [ %xy, %other ]
  %u = phi double [ %x, %entry ], [ %x, %other ]
  %ab = fmul double %a, %b
  %abc = fmul double %ab, %c
  %r = fadd double %abc, %u
  ret double %r
}
