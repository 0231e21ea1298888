; request: reverse f(active) -> active
; refused: NE100 call double @zeta(double %x)
declare double @zeta(double)
define double @f(double %x) {
  %y = call double @zeta(double %x)
  ret double %y
}
