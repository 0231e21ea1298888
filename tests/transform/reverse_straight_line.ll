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
;   %.3 = fcmp oeq double %seed, 0.000000e+00
;   %.4 = select i1 %.3, double 0.000000e+00, double %.2
;   %.5 = fneg double %q
;   %.6 = fdiv double %.5, %y
;   %.7 = fmul double %seed, %.6
;   %.8 = select i1 %.3, double 0.000000e+00, double %.7
;   %.9 = fadd nsz double %seed, %.4
;   %.10 = fmul double %y, %.9
;   %.11 = fmul double %x, %.9
;   %.12 = fadd nsz double %.8, %.11
;   %.13 = insertvalue { double, double, double } poison, double %r, 0
;   %.14 = insertvalue { double, double, double } %.13, double %.10, 1
;   %.15 = insertvalue { double, double, double } %.14, double %.12, 2
;   ret { double, double, double } %.15
; }
