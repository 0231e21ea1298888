; request: reverse f(const) -> active
; refused: NE003
target datalayout = "e-m:e-p:32:32-f64:32:64-n8:16:32-S128"
define double @f(double %x) {
  ret double %x
}
