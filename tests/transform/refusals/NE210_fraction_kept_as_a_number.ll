; request: reverse f(active, const) -> active
; refused: NE210 and i64
; Through an array of integers and a call.
define internal double @number(i64 %fraction) noinline {
  %y = uitofp i64 %fraction to double
  ret double %y
}
define double @f(double %x, i64 %k) {
  %kept = alloca [4 x i64]
  %bits = bitcast double %x to i64
  %fraction = and i64 %bits, 4503599627370495
  %place = getelementptr [4 x i64], ptr %kept, i64 0, i64 %k
  store i64 %fraction, ptr %place
  %again = load i64, ptr %place
  %y = call double @number(i64 %again)
  ret double %y
}
