;! f(active 2.6) -> active
define double @f(double %x) {
  %sc = call { double, double } @llvm.sincos.f64(double %x)
  %s = extractvalue { double, double } %sc, 0
  %c = extractvalue { double, double } %sc, 1
  %fe = call { double, i32 } @llvm.frexp.f64.i32(double %x)
  %m = extractvalue { double, i32 } %fe, 0
  %e = extractvalue { double, i32 } %fe, 1
  %ed = sitofp i32 %e to double
  %t = fmul double %s, %c
  %u = fmul double %m, %ed
  %mo = call { double, double } @llvm.modf.f64(double %x)
  %w = extractvalue { double, double } %mo, 0
  %z = fmul double %w, %u
  %r = fadd double %t, %z
  ret double %r
}
declare { double, double } @llvm.sincos.f64(double)
declare { double, i32 } @llvm.frexp.f64.i32(double)
declare { double, double } @llvm.modf.f64(double)
