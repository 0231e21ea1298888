; x^0.5, which is not sqrt(x) at -infinity and -0.

define linkonce_odr double @ne.half_power.f64(double %x) noinline nounwind willreturn memory(none) {
  %result = call double @llvm.pow.f64(double %x, double 0.5)
  ret double %result
}

declare double @llvm.pow.f64(double, double)
