; request: reverse f(active, const, const) -> active with sealed
; refused: NE208 store double %y, ptr %s
; The caller's memory has no shadow, but what the function keeps there is read back.
define double @f(double %x, ptr %s, i64 %k) {
  %y = fmul double %x, %x
  store double %y, ptr %s
  %q = getelementptr double, ptr %s, i64 %k
  %z = load double, ptr %q
  %r = fmul double %z, %x
  ret double %r
}
