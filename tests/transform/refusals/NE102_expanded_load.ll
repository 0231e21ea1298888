; request: reverse f(dup, const) -> active
; refused: NE102 llvm.masked.expandload
declare <2 x double> @llvm.masked.expandload.v2f64(ptr, <2 x i1>, <2 x double>)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
define double @f(ptr %x, <2 x i1> %m) {
  %v = call <2 x double> @llvm.masked.expandload.v2f64(ptr %x, <2 x i1> %m, <2 x double> zeroinitializer)
  %s = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %v)
  ret double %s
}
