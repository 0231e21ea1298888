; request: reverse f(dup) -> active
; refused: NE001
define double @f(double %x) {
  ret double %x
}
