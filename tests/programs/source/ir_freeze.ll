;! f(active 1.1; active 0.4) -> active
define double @f(double %x, double %y) {
  %a = fmul double %x, %y
  %b = freeze double %a
  %c = fmul double %b, %x
  %d = freeze double %c
  ret double %d
}
