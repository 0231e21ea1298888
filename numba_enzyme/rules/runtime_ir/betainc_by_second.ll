; The partial of SciPy's betainc(p, q, t) by q over its partial by t, since it is 1 - betainc(q, p, 1-t).

define linkonce_odr double @scipy.special.betainc.quotient.second(double %p, double %q, double %t) noinline nounwind willreturn memory(none) {
  %rest = fsub double 1.0, %t
  %opposite = call double @ne.betainc_quotient.f64(double %q, double %p, double %rest, double %t)
  %result = fneg double %opposite
  ret double %result
}
