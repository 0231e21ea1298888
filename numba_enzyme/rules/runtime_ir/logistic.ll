; 1/(1 + exp(-x)) by e = exp(-|x|), so that small results keep their digits: e/(1 + e) for negative numbers.

define linkonce_odr double @ne.logistic.f64(double %x) noinline nounwind willreturn memory(none) {
  %size = call double @llvm.fabs.f64(double %x)
  %below = fneg double %size
  %e = call double @llvm.exp.f64(double %below)
  %sum = fadd double %e, 1.0
  %is.negative = fcmp olt double %x, 0.0
  %above = select i1 %is.negative, double %e, double 1.0
  %result = fdiv double %above, %sum
  ret double %result
}

declare double @llvm.fabs.f64(double)
declare double @llvm.exp.f64(double)
