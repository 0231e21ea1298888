;! f(active 1.1; active 0.4) -> active
;! expect: refused
define double @f(double %x, double %y) strictfp {
  %a = call double @llvm.experimental.constrained.fmul.f64(double %x, double %y, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  %b = call double @llvm.experimental.constrained.fadd.f64(double %a, double %x, metadata !"round.dynamic", metadata !"fpexcept.strict") strictfp
  ret double %b
}
declare double @llvm.experimental.constrained.fmul.f64(double, double, metadata, metadata)
declare double @llvm.experimental.constrained.fadd.f64(double, double, metadata, metadata)
