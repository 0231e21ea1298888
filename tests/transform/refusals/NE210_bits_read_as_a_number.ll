; request: reverse f(active) -> active
; refused: NE210 sitofp
; The bits of a number, times 2^-52, are its logarithm but for the fraction's curve: programs that are in a hurry compute it so.
define double @f(double %x) {
  %bits = bitcast double %x to i64
  %number = sitofp i64 %bits to double
  %y = fmul double %number, 0x3CB0000000000000
  ret double %y
}
