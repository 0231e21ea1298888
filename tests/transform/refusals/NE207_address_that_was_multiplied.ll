; request: reverse f(dup, const)
; refused: NE207 inttoptr
define void @f(ptr %x, i64 %k) {
  %i = ptrtoint ptr %x to i64
  %s = mul i64 %i, 3
  %u = add i64 %s, %k
  %d = sdiv i64 %u, 3
  %t = mul i64 %d, 1
  %p = inttoptr i64 %d to ptr
  %v = load double, ptr %p
  %y = fmul double %v, %v
  store double %y, ptr %x
  ret void
}
