; What digamma(x) is below log(x) - 1/(2x), for large x: the sum of B(2k)/(2k x^2k).

define linkonce_odr double @ne.digamma_tail.f64(double %x) noinline nounwind willreturn memory(none) {
  %inverse = fdiv double 1.0, %x
  %square = fmul double %inverse, %inverse
  %tail9 = call double @llvm.fmuladd.f64(double 0xC03A74CA514CA515, double %square, double 0x40086E7F9B9FE6E8)
  %tail8 = call double @llvm.fmuladd.f64(double %tail9, double %square, double 0xBFDC5E5E5E5E5E5E)
  %tail7 = call double @llvm.fmuladd.f64(double %tail8, double %square, double 0x3FB5555555555555)
  %tail6 = call double @llvm.fmuladd.f64(double %tail7, double %square, double 0xBF95995995995996)
  %tail5 = call double @llvm.fmuladd.f64(double %tail6, double %square, double 0x3F7F07C1F07C1F08)
  %tail4 = call double @llvm.fmuladd.f64(double %tail5, double %square, double 0xBF71111111111111)
  %tail3 = call double @llvm.fmuladd.f64(double %tail4, double %square, double 0x3F70410410410410)
  %tail2 = call double @llvm.fmuladd.f64(double %tail3, double %square, double 0xBF81111111111111)
  %tail1 = call double @llvm.fmuladd.f64(double %tail2, double %square, double 0x3FB5555555555555)
  %result = fmul double %tail1, %square
  ret double %result
}

declare double @llvm.fmuladd.f64(double, double, double)
