;! f(dup d(1.1, 0.4, 2.2, 0.7); const i64(2, 0, 3, 0); const 3) -> active
; The lane that the mask leaves out has no address: its number is that of the last operand.
define double @f(ptr %x, ptr %index, i32 %n) {
  %s = insertelement <4 x i32> poison, i32 %n, i32 0
  %b = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> zeroinitializer
  %m = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %b
  %k = load <4 x i64>, ptr %index, align 8
  %far = select <4 x i1> %m, <4 x i64> %k, <4 x i64> splat (i64 1152921504606846976)
  %p = getelementptr double, ptr %x, <4 x i64> %far
  %q = getelementptr double, ptr %x, <4 x i64> %k
  %other = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %q, i32 8, <4 x i1> <i1 true, i1 true, i1 false, i1 true>, <4 x double> splat (double 3.0))
  %v = call <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr> %p, i32 8, <4 x i1> %m, <4 x double> %other)
  %w = fmul <4 x double> %v, %other
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %w, <4 x ptr> %p, i32 8, <4 x i1> %m)
  %next = load double, ptr %x
  %u = insertelement <4 x double> %v, double %next, i32 2
  call void @llvm.masked.scatter.v4f64.v4p0(<4 x double> %u, <4 x ptr> %q, i32 8, <4 x i1> splat (i1 true))
  %a = load <4 x double>, ptr %x, align 8
  %c = fmul <4 x double> %a, %a
  %r = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %c)
  ret double %r
}
declare <4 x double> @llvm.masked.gather.v4f64.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.scatter.v4f64.v4p0(<4 x double>, <4 x ptr>, i32, <4 x i1>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
