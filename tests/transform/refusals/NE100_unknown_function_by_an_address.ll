; request: reverse f(active, const) -> active
; refused: NE100 call double %g(
declare ptr @malloc(i64)
define double @f(double %x, ptr %g) {
  %p = call ptr @malloc(i64 16)
  %y = fmul double %x, %x
  store double %y, ptr %p
  %a = ptrtoint ptr %p to i64
  %z = call double %g(i64 %a)
  ret double %z
}
