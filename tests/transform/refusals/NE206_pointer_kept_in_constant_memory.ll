; request: reverse f(dup, const, const) -> active
; refused: NE206 load ptr, ptr %q
; The caller says that %s carries no derivative, but the function keeps the address of active memory in it.
define double @f(ptr %x, ptr %s, i64 %k) {
  store ptr %x, ptr %s
  %q = getelementptr ptr, ptr %s, i64 %k
  %p = load ptr, ptr %q
  %v = load double, ptr %p
  %w = load double, ptr %x
  %r = fmul double %v, %w
  ret double %r
}
