;! f(active 1.3; active 2.1) -> active
define double @f(double %x, double %y) {
  %a = fmul fast double %x, %y
  %b = fdiv nnan ninf arcp double %a, %x
  %c = fsub reassoc nsz double %b, %x
  %d = call fast double @llvm.sqrt.f64(double %a)
  %e = select nnan i1 true, double %c, double %d
  %r = fmul contract double %e, %d
  ret double %r
}
declare double @llvm.sqrt.f64(double)
