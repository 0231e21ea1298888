; The real part of (x + ib)^(c + id): of the power 1 it is x itself.

define linkonce_odr double @ne.complex_power_real.f64(double %x, double %b, double %c, double %d) noinline nounwind willreturn memory(none) {
  %modulus = call double @ne.complex_power_modulus.f64(double %x, double %b, double %c, double %d)
  %angle = call double @ne.complex_power_angle.f64(double %x, double %b, double %c, double %d)
  %cosine = call double @llvm.cos.f64(double %angle)
  %product = fmul double %modulus, %cosine
  %c.one = fcmp oeq double %c, 1.0
  %d.zero = fcmp oeq double %d, 0.0
  %itself = and i1 %c.one, %d.zero
  %result = select i1 %itself, double %x, double %product
  ret double %result
}

declare double @llvm.cos.f64(double)
