; request: reverse f(dup, const) -> active
; refused: NE102 llvm.masked.gather
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)
declare double @llvm.vector.reduce.fadd.v2f64(double, <2 x double>)
define double @f(ptr %x, <2 x i64> %i) {
  %p = getelementptr double, ptr %x, <2 x i64> %i
  %v = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> %p, i32 8, <2 x i1> <i1 true, i1 true>, <2 x double> poison)
  %s = call double @llvm.vector.reduce.fadd.v2f64(double 0.0, <2 x double> %v)
  ret double %s
}
