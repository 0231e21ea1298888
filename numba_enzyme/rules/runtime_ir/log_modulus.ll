; log |x + ib|, also where the modulus overflows: it is taken of z/16 there.

define linkonce_odr double @ne.log_modulus.f64(double %x, double %b) noinline nounwind willreturn memory(none) {
  %x.size = call double @llvm.fabs.f64(double %x)
  %b.size = call double @llvm.fabs.f64(double %b)
  %x.larger = fcmp ogt double %x.size, %b.size
  %larger = select i1 %x.larger, double %x.size, double %b.size
  %large = fcmp ogt double %larger, 0x7FC0000000000000
  %scale = select i1 %large, double 6.25e-02, double 1.0
  %more = select i1 %large, double 0x40062E42FEFA39EF, double 0.0
  %x.scaled = fmul double %x, %scale
  %b.scaled = fmul double %b, %scale
  %modulus = call double @llvm.hypot.f64(double %x.scaled, double %b.scaled)
  %log = call double @llvm.log.f64(double %modulus)
  %result = fadd double %log, %more
  ret double %result
}

declare double @llvm.fabs.f64(double)
declare double @llvm.hypot.f64(double, double)
declare double @llvm.log.f64(double)
