; 1/cosh(x) = 2 e / (1 + e^2) where e = exp(-|x|): no overflow, and no cancellation where tanh is nearly 1.

define linkonce_odr double @ne.sech.f64(double %x) noinline nounwind willreturn memory(none) {
  %size = call double @llvm.fabs.f64(double %x)
  %below = fneg double %size
  %e = call double @llvm.exp.f64(double %below)
  %twice = fmul double %e, 2.0
  %square = fmul double %e, %e
  %sum = fadd double %square, 1.0
  %result = fdiv double %twice, %sum
  ret double %result
}

declare double @llvm.fabs.f64(double)
declare double @llvm.exp.f64(double)
