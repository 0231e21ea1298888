; request: reverse f(active, const) -> active
; refused: NE100 call double %g(double %x)
define double @f(double %x, ptr %g) {
  %y = call double %g(double %x)
  ret double %y
}
