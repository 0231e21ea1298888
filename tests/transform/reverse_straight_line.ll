; test: reverse
; request: reverse f(active, active) -> active with primal
; run: f(0.5, 1.25)
; run: f(-2.0, 3.0)
define double @f(double %x, double %y) {
  %p = fmul double %x, %y
  %q = fdiv double %p, %y
  %r = fadd double %p, %q
  ret double %r
}
; expect: clean
; define { double, double, double } @diffe_f(double %x, double %y, double %seed) {
; b0:
;   %p = fmul double %x, %y
;   %q = fdiv double %p, %y
;   %r = fadd double %p, %q
;   %.1 = fdiv double 1.000000e+00, %y
;   %.2 = fmul double %.1, %seed
;   %.3 = fneg double %.1
;   %.4 = fmul double %q, %.3
;   %.5 = fmul double %seed, %.4
;   %.6 = fadd nsz double %seed, %.2
;   %.7 = fmul double %y, %.6
;   %.8 = fmul double %x, %.6
;   %.9 = fadd nsz double %.5, %.8
;   %.10 = insertvalue { double, double, double } poison, double %r, 0
;   %.11 = insertvalue { double, double, double } %.10, double %.7, 1
;   %.12 = insertvalue { double, double, double } %.11, double %.9, 2
;   ret { double, double, double } %.12
; }
