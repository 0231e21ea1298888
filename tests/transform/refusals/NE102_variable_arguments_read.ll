; request: reverse f(dup) -> active
; refused: NE102 va_arg
define double @f(ptr %list) {
  %v = va_arg ptr %list, double
  %w = fmul double %v, %v
  ret double %w
}
