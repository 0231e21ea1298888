;! f(active 1.3; active 0.4; const 3) -> active
define double @f(double %x, double %y, i32 %n) {
  %a = call double @llvm.fma.f64(double %x, double %y, double %x)
  %b = call double @llvm.fmuladd.f64(double %a, double %y, double 2.0)
  %c = call double @llvm.powi.f64.i32(double %b, i32 %n)
  %d = call double @llvm.pow.f64(double %c, double %y)
  %e = call double @llvm.maxnum.f64(double %d, double %x)
  %g = call double @llvm.minimum.f64(double %e, double 100.0)
  %h = call double @llvm.copysign.f64(double %g, double %y)
  %i = call double @llvm.fabs.f64(double %h)
  %j = call double @llvm.log.f64(double %i)
  %k = call double @llvm.exp10.f64(double %y)
  %l = call double @llvm.tan.f64(double %y)
  %m = call double @llvm.ldexp.f64.i32(double %l, i32 %n)
  %o = fadd double %j, %k
  %p = fmul double %o, %m
  %q = call double @llvm.canonicalize.f64(double %p)
  %r = call double @llvm.arithmetic.fence.f64(double %q)
  ret double %r
}
declare double @llvm.fma.f64(double, double, double)
declare double @llvm.fmuladd.f64(double, double, double)
declare double @llvm.powi.f64.i32(double, i32)
declare double @llvm.pow.f64(double, double)
declare double @llvm.maxnum.f64(double, double)
declare double @llvm.minimum.f64(double, double)
declare double @llvm.copysign.f64(double, double)
declare double @llvm.fabs.f64(double)
declare double @llvm.log.f64(double)
declare double @llvm.exp10.f64(double)
declare double @llvm.tan.f64(double)
declare double @llvm.ldexp.f64.i32(double, i32)
declare double @llvm.canonicalize.f64(double)
declare double @llvm.arithmetic.fence.f64(double)
