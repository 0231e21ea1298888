;! f(active 1.1; const 0) -> active
;! f(active 1.1; const 1) -> active
;! f(active 1.1; const 2) -> active
define double @f(double %x, i32 %k) {
entry:
  switch i32 %k, label %a [ i32 1, label %b
                            i32 2, label %c ]
a:
  ret double %x
b:
  %xx = fmul double %x, %x
  ret double %xx
c:
  %d = fdiv double 1.0, %x
  br label %b2
b2:
  %e = fmul double %d, %d
  ret double %e
}
