;! f(active 0.6; active 0.4) -> active
define double @f(double %x, double %y) {
  %a = call double @llvm.asin.f64(double %x)
  %b = call double @llvm.acos.f64(double %y)
  %c = call double @llvm.atan2.f64(double %x, double %y)
  %d = call double @llvm.sinh.f64(double %x)
  %e = call double @llvm.cosh.f64(double %y)
  %g = call double @llvm.tanh.f64(double %x)
  %h = fmul double %a, %b
  %i = fmul double %c, %d
  %j = fmul double %e, %g
  %k = fadd double %h, %i
  %l = fadd double %k, %j
  ret double %l
}
declare double @llvm.asin.f64(double)
declare double @llvm.acos.f64(double)
declare double @llvm.atan2.f64(double, double)
declare double @llvm.sinh.f64(double)
declare double @llvm.cosh.f64(double)
declare double @llvm.tanh.f64(double)
