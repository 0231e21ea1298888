; sinpi(x) = sin(pi x): r = x - 2 rint(x/2) is exact and in [-1, 1], folded to [-1/2, 1/2] so that integers give 0.

define linkonce_odr double @ne.sinpi.f64(double %x) noinline nounwind willreturn memory(none) {
  %half = fmul double %x, 0.5
  %turns = call double @llvm.rint.f64(double %half)
  %even = fmul double %turns, 2.0
  %r = fsub double %x, %even
  %one = call double @llvm.copysign.f64(double 1.0, double %r)
  %folded = fsub double %one, %r
  %r.abs = call double @llvm.fabs.f64(double %r)
  %is.beyond = fcmp ogt double %r.abs, 0.5
  %near = select i1 %is.beyond, double %folded, double %r
  %angle = fmul double %near, 0x400921FB54442D18
  %result = call double @llvm.sin.f64(double %angle)
  ret double %result
}

declare double @llvm.rint.f64(double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.sin.f64(double)
