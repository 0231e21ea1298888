; request: reverse f(dup) -> active
; refused: NE203 store i32 7
define double @f(ptr %x) {
  %v = load double, ptr %x
  store i32 7, ptr %x
  %w = load double, ptr %x
  %r = fmul double %v, %w
  ret double %r
}
