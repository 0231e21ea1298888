; cospi(x) = cos(pi x) = sin(pi (1/2 - |r|)) with r = x - 2 rint(x/2) in [-1, 1], exact.

define linkonce_odr double @ne.cospi.f64(double %x) noinline nounwind willreturn memory(none) {
  %half = fmul double %x, 0.5
  %turns = call double @llvm.rint.f64(double %half)
  %even = fmul double %turns, 2.0
  %r = fsub double %x, %even
  %r.abs = call double @llvm.fabs.f64(double %r)
  %near = fsub double 0.5, %r.abs
  %angle = fmul double %near, 0x400921FB54442D18
  %result = call double @llvm.sin.f64(double %angle)
  ret double %result
}

declare double @llvm.rint.f64(double)
declare double @llvm.fabs.f64(double)
declare double @llvm.sin.f64(double)
