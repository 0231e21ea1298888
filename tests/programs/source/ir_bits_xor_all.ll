;! f(active 1.1; active 0.4) -> active
;! expect: refused
define double @f(double %x, double %y) {
  %a = bitcast double %x to i64
  %b = bitcast double %y to i64
  %c = xor i64 %a, %b
  %d = xor i64 %c, %b
  %e = mul i64 %d, 3
  %g = udiv i64 %e, 3
  %h = add i64 %g, 1
  %r = bitcast i64 %h to double
  ret double %r
}
