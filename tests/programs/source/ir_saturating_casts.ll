;! f(active 3.7) -> active
;! gradient: [3 + 3]
define double @f(double %x) {
  %a = call i32 @llvm.fptosi.sat.i32.f64(double %x)
  %b = fptoui double %x to i8
  %c = sitofp i32 %a to double
  %d = uitofp i8 %b to double
  %e = fadd double %c, %d
  %r = fmul double %x, %e
  ret double %r
}
declare i32 @llvm.fptosi.sat.i32.f64(double)
