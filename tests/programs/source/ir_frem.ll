;! f(active 7.3; active 2.1) -> active
;! gradient: [1, -3]
define double @f(double %x, double %y) {
  %r = frem double %x, %y
  ret double %r
}
