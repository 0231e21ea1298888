; request: reverse f(active) -> active
; refused: NE100 call void @mystery(ptr
declare void @mystery(ptr, ptr, i64)
declare ptr @malloc(i64)
define double @f(double %x) {
  %p = call ptr @malloc(i64 8)
  %q = call ptr @malloc(i64 8)
  %y = fmul double %x, %x
  store double %y, ptr %p
  store double 0.0, ptr %q
  call void @mystery(ptr %q, ptr %p, i64 8)
  %z = load double, ptr %q
  ret double %z
}
