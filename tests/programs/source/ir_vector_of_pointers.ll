;! f(dup d(1.1, 0.4, 2.2, 0.7)) -> active
define double @f(ptr %x) {
  %p = getelementptr double, ptr %x, <2 x i64> <i64 0, i64 2>
  %v = call <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr> %p, i32 8, <2 x i1> splat (i1 true), <2 x double> poison)
  %w = fmul <2 x double> %v, %v
  call void @llvm.masked.scatter.v2f64.v2p0(<2 x double> %w, <2 x ptr> %p, i32 8, <2 x i1> <i1 true, i1 false>)
  %q = extractelement <2 x ptr> %p, i32 1
  %l = load double, ptr %q
  %e = extractelement <2 x double> %w, i32 0
  %r = fmul double %l, %e
  ret double %r
}
declare <2 x double> @llvm.masked.gather.v2f64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x double>)
declare void @llvm.masked.scatter.v2f64.v2p0(<2 x double>, <2 x ptr>, i32, <2 x i1>)
