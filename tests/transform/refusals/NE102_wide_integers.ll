; request: reverse f(active,const) -> active
; refused: NE102
define double @f(double %x, i8388607 %n) {
  %m = mul i8388607 %n, %n
  %t = trunc i8388607 %m to i64
  %d = sitofp i64 %t to double
  %y = fmul double %x, %d
  ret double %y
}
