; request: reverse f(dup, dup) -> active
; refused: NE202 load double, ptr %s
define double @f(ptr %x, ptr %s) {
  %w = load double, ptr %s
  %b = getelementptr i8, ptr %s, i64 8
  store double %w, ptr %b
  %i = load double, ptr %x
  %j = fptosi double %i to i64
  %bp = getelementptr ptr, ptr %s, i64 %j
  %q = load ptr, ptr %bp
  store i64 0, ptr %b
  %v = load double, ptr %q
  %r = fmul double %i, %v
  ret double %r
}
