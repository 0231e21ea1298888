; request: reverse f(active) -> active
; refused: NE101 fpext double %x to x86_fp80
define double @f(double %x) {
  %wide = fpext double %x to x86_fp80
  %square = fmul x86_fp80 %wide, %wide
  %y = fptrunc x86_fp80 %square to double
  ret double %y
}
