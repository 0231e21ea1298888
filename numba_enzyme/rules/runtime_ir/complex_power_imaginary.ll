; The imaginary part of (x + ib)^(c + id): of the power 1 it is b itself, and 0 on the positive real axis also where the power overflows.

define linkonce_odr double @ne.complex_power_imaginary.f64(double %x, double %b, double %c, double %d) noinline nounwind willreturn memory(none) {
  %modulus = call double @ne.complex_power_modulus.f64(double %x, double %b, double %c, double %d)
  %angle = call double @ne.complex_power_angle.f64(double %x, double %b, double %c, double %d)
  %sine = call double @llvm.sin.f64(double %angle)
  %turned = fmul double %modulus, %sine
  %straight = fcmp oeq double %angle, 0.0
  %product = select i1 %straight, double %angle, double %turned
  %c.one = fcmp oeq double %c, 1.0
  %d.zero = fcmp oeq double %d, 0.0
  %itself = and i1 %c.one, %d.zero
  %result = select i1 %itself, double %b, double %product
  ret double %result
}

declare double @llvm.sin.f64(double)
