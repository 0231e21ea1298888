;! f(active vec(1.1, 0.4, 0.7, 2.2); active vec(0.3, 0.9, 1.5, 0.6)) -> active
define double @f(<4 x double> %a, <4 x double> %b) {
  %m = fmul <4 x double> %a, %b
  %d = fdiv <4 x double> %m, <double 2.0, double 3.0, double 4.0, double 5.0>
  %s = call <4 x double> @llvm.sin.v4f64(<4 x double> %d)
  %c = fcmp ogt <4 x double> %a, %b
  %t = select <4 x i1> %c, <4 x double> %s, <4 x double> %m
  %n = fneg <4 x double> %t
  %f = call <4 x double> @llvm.fma.v4f64(<4 x double> %n, <4 x double> %a, <4 x double> %t)
  %r = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %f)
  ret double %r
}
declare <4 x double> @llvm.sin.v4f64(<4 x double>)
declare <4 x double> @llvm.fma.v4f64(<4 x double>, <4 x double>, <4 x double>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
