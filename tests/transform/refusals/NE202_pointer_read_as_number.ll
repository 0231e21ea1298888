; request: reverse f(dup, dup) -> active
; refused: NE202 load double, ptr %s
define double @f(ptr %x, ptr %s) {
  %w = load double, ptr %s
  %u = load double, ptr %x
  %m = fmul double %w, %u
  store double %m, ptr %x
  %q = load ptr, ptr %s
  %v = load double, ptr %q
  %r = fmul double %m, %v
  ret double %r
}
