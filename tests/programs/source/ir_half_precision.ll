;! f(active 1.25) -> active
;! step: 0.25
;! tol: 1e-2
define double @f(double %x) {
  %h = fptrunc double %x to half
  %m = fmul half %h, %h
  %d = fpext half %m to double
  ret double %d
}
