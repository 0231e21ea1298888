;! f(active 1.1) -> active
;! expect: invalid
define double @f(double %x) {
  %r = fmul double %x, %y
  ret double %r
}
