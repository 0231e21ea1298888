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
;   %.8 = fadd double %seed, %.4
;   %.9 = fadd double %.7, 0.000000e+00
;   %.10 = select i1 %.3, double 0.000000e+00, double %.9
;   %.11 = fmul double %y, %.8
;   %.12 = fmul double %x, %.8
;   %.13 = fadd double %.11, 0.000000e+00
;   %.14 = fadd double %.12, %.10
;   %.15 = insertvalue { double, double, double } poison, double %r, 0
;   %.16 = insertvalue { double, double, double } %.15, double %.13, 1
;   %.17 = insertvalue { double, double, double } %.16, double %.14, 2
;   ret { double, double, double } %.17
; }
