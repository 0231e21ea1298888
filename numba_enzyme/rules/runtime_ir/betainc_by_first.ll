; The partial of SciPy's betainc(p, q, t) by p over its partial by t.

define linkonce_odr double @scipy.special.betainc.quotient(double %p, double %q, double %t) noinline nounwind willreturn memory(none) {
  %rest = fsub double 1.0, %t
  %result = call double @ne.betainc_quotient.f64(double %p, double %q, double %t, double %rest)
  ret double %result
}
