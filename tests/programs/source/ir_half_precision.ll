;! f(active 1.25) -> active
;! tol: 1e-1
;! expect: any
define double @f(double %x) {
  %h = fptrunc double %x to half
  %m = fmul half %h, %h
  %d = fpext half %m to double
  ret double %d
}
