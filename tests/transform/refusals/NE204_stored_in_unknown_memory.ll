; request: reverse f(active, const) -> active
; refused: NE204 store double
@outside = external global ptr
define double @f(double %x, i64 %n) {
  %p = load ptr, ptr @outside
  %y = fmul double %x, %x
  store double %y, ptr %p
  %q = getelementptr double, ptr %p, i64 %n
  %z = load double, ptr %q
  ret double %z
}
