; The modulus of (x + ib)^(c + id): r^c, and where d is not 0 e^(c log r - a d), of the modulus r and the angle a of x + ib.

define linkonce_odr double @ne.complex_power_modulus.f64(double %x, double %b, double %c, double %d) noinline nounwind willreturn memory(none) {
  %r = call double @llvm.hypot.f64(double %x, double %b)
  %r.finite = fcmp olt double %r, 0x7FF0000000000000
  %d.zero = fcmp oeq double %d, 0.0
  %direct = and i1 %r.finite, %d.zero
  br i1 %direct, label %power, label %exponential

power:
  %power.result = call double @llvm.pow.f64(double %r, double %c)
  ret double %power.result

exponential:
  %log = call double @ne.log_modulus.f64(double %x, double %b)
  %angle = call double @llvm.atan2.f64(double %b, double %x)
  %grows = fmul double %log, %c
  %turns = fmul double %angle, %d
  %exponent = fsub double %grows, %turns
  %result = call double @llvm.exp.f64(double %exponent)
  ret double %result
}

declare double @llvm.hypot.f64(double, double)
declare double @llvm.pow.f64(double, double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.exp.f64(double)
