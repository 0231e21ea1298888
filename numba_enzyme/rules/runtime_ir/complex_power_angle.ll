; The angle of (x + ib)^(c + id): a c + d log r, of the modulus r and the angle a of x + ib; 0 at 0, where d is 0.

define linkonce_odr double @ne.complex_power_angle.f64(double %x, double %b, double %c, double %d) noinline nounwind willreturn memory(none) {
  %angle = call double @llvm.atan2.f64(double %b, double %x)
  %turned = fmul double %angle, %c
  %d.zero = fcmp oeq double %d, 0.0
  br i1 %d.zero, label %real, label %general

real:
  %x.zero = fcmp oeq double %x, 0.0
  %b.zero = fcmp oeq double %b, 0.0
  %at.zero = and i1 %x.zero, %b.zero
  %real.result = select i1 %at.zero, double 0.0, double %turned
  ret double %real.result

general:
  %log = call double @ne.log_modulus.f64(double %x, double %b)
  %more = fmul double %log, %d
  %result = fadd double %turned, %more
  ret double %result
}

declare double @llvm.atan2.f64(double, double)
