;! f(active vec(1.1, 0.4, 0.7, 2.2)) -> active
define double @f(<4 x double> %a) {
  %p = call double @llvm.vector.reduce.fmul.v4f64(double 1.5, <4 x double> %a)
  %s = call double @llvm.vector.reduce.fadd.v4f64(double %p, <4 x double> %a)
  %h = call double @llvm.vector.reduce.fmax.v4f64(<4 x double> %a)
  %l = call double @llvm.vector.reduce.fmin.v4f64(<4 x double> %a)
  %hl = fmul double %h, %l
  %r = fmul double %s, %hl
  ret double %r
}
declare double @llvm.vector.reduce.fmul.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
declare double @llvm.vector.reduce.fmax.v4f64(<4 x double>)
declare double @llvm.vector.reduce.fmin.v4f64(<4 x double>)
