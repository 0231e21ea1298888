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
;   %.4 = fcmp uno double %.2, 0.000000e+00
;   %.5 = and i1 %.3, %.4
;   %.6 = select i1 %.5, double 0.000000e+00, double %.2
;   %.7 = fneg double %.1
;   %.8 = fmul double %q, %.7
;   %.9 = fmul double %seed, %.8
;   %.10 = fcmp uno double %.9, 0.000000e+00
;   %.11 = and i1 %.3, %.10
;   %.12 = select i1 %.11, double 0.000000e+00, double %.9
;   %.13 = fadd nsz double %seed, %.6
;   %.14 = fmul double %y, %.13
;   %.15 = fmul double %x, %.13
;   %.16 = fadd nsz double %.12, %.15
;   %.17 = insertvalue { double, double, double } poison, double %r, 0
;   %.18 = insertvalue { double, double, double } %.17, double %.14, 1
;   %.19 = insertvalue { double, double, double } %.18, double %.16, 2
;   ret { double, double, double } %.19
; }
