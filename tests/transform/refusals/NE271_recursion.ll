; request: reverse f(dup, const) with ptx
; refused: NE271 call
define double @power(double %x, i64 %n) {
  %done = icmp sle i64 %n, 0
  br i1 %done, label %last, label %more
last:
  ret double %x
more:
  %half = fmul double %x, 0.5
  %less = sub i64 %n, 1
  %inner = call double @power(double %half, i64 %less)
  %y = fmul double %x, %inner
  ret double %y
}
define void @f(ptr %x, i64 %n) {
  %v = load double, ptr %x
  %y = call double @power(double %v, i64 %n)
  store double %y, ptr %x
  ret void
}
