; request: reverse f(dup) -> active
; refused: NE210 lshr i64
; Nothing but integers is loaded and stored; that the memory holds a float shows where the bits end.
define double @f(ptr %x) {
  %bits = load i64, ptr %x
  %half = lshr i64 %bits, 1
  %guess = sub i64 6910469410427058089, %half
  store i64 %guess, ptr %x
  %r = load double, ptr %x
  ret double %r
}
