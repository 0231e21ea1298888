;! f(active 1.1; active 0.4; const 2) -> active
;! f(active 1.1; active 0.4; const 5) -> active
;! f(active 1.1; active 0.4; const 9) -> active
define double @f(double %x, double %y, i32 %k) {
entry:
  switch i32 %k, label %other [ i32 1, label %same
                                i32 2, label %same
                                i32 3, label %same
                                i32 5, label %join
                                i32 6, label %join ]
same:
  %a = phi double [ %x, %entry ], [ %x, %entry ], [ %x, %entry ]
  %aa = fmul double %a, %a
  br label %join
other:
  %b = fmul double %x, %y
  br label %join
join:
  %r = phi double [ %aa, %same ], [ %b, %other ], [ %y, %entry ], [ %y, %entry ]
  %rr = fmul double %r, %x
  ret double %rr
}
