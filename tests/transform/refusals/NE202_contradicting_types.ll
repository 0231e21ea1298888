; request: reverse f(dup, dup) -> active
; refused: NE202 load i64, ptr %x
define double @f(ptr %x, ptr %y) {
  %s = load float, ptr %x
  %bits = load i64, ptr %x
  store i64 %bits, ptr %y
  %d = load double, ptr %y
  %e = fpext float %s to double
  %r = fmul double %d, %e
  ret double %r
}
