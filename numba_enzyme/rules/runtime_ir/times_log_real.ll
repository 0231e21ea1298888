; The real part of z log z, z = x + ib; 0 at 0.

define linkonce_odr double @ne.times_log_real.f64(double %x, double %b) noinline nounwind willreturn memory(none) {
  %log = call double @ne.log_modulus.f64(double %x, double %b)
  %angle = call double @llvm.atan2.f64(double %b, double %x)
  %of.log = fmul double %x, %log
  %of.angle = fmul double %b, %angle
  %sum = fsub double %of.log, %of.angle
  %infinite = fcmp oeq double %log, 0xFFF0000000000000
  %result = select i1 %infinite, double 0.0, double %sum
  ret double %result
}

declare double @llvm.atan2.f64(double, double)
