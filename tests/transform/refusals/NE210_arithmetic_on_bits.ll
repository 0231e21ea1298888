; request: reverse f(active) -> active
; refused: NE210 add i64
define double @f(double %x) {
  %bits = bitcast double %x to i64
  %next = add i64 %bits, 4503599627370496
  %y = bitcast i64 %next to double
  ret double %y
}
