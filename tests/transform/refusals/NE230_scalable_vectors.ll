; request: reverse f(dup) -> active
; refused: NE230 llvm.vector.reduce.fadd
declare double @llvm.vector.reduce.fadd.nxv2f64(double, <vscale x 2 x double>)
define double @f(ptr %x) {
  %v = load <vscale x 2 x double>, ptr %x
  %s = call double @llvm.vector.reduce.fadd.nxv2f64(double 0.0, <vscale x 2 x double> %v)
  ret double %s
}
