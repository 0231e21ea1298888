;! f(dup d(1.1, 0.4, 2.2, 0.7); const 3) -> active
define double @f(ptr %x, i32 %n) {
  %s = insertelement <4 x i32> poison, i32 %n, i32 0
  %b = shufflevector <4 x i32> %s, <4 x i32> poison, <4 x i32> zeroinitializer
  %m = icmp slt <4 x i32> <i32 0, i32 1, i32 2, i32 3>, %b
  %v = call <4 x double> @llvm.masked.load.v4f64.p0(ptr %x, i32 8, <4 x i1> %m, <4 x double> <double 9.0, double 8.0, double 7.0, double 6.0>)
  %w = fmul <4 x double> %v, %v
  call void @llvm.masked.store.v4f64.p0(<4 x double> %w, ptr %x, i32 8, <4 x i1> %m)
  %r = call double @llvm.vector.reduce.fadd.v4f64(double 0.0, <4 x double> %w)
  ret double %r
}
declare <4 x double> @llvm.masked.load.v4f64.p0(ptr, i32, <4 x i1>, <4 x double>)
declare void @llvm.masked.store.v4f64.p0(<4 x double>, ptr, i32, <4 x i1>)
declare double @llvm.vector.reduce.fadd.v4f64(double, <4 x double>)
