;! f(dup struct(d(1.1), i64(0), d(0.5), i64(0)); const 3) -> active
; A counter beside each number: the integers carry nothing, whatever lies around them.
define double @f(ptr %x, i64 %n) {
  %p = getelementptr { double, i64 }, ptr %x, <2 x i64> <i64 0, i64 1>, i32 1
  %s = insertelement <2 x i64> poison, i64 %n, i32 0
  %k = insertelement <2 x i64> %s, i64 2, i32 1
  call void @llvm.masked.scatter.v2i64.v2p0(<2 x i64> %k, <2 x ptr> %p, i32 8, <2 x i1> splat (i1 true))
  %w = call <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr> %p, i32 8, <2 x i1> splat (i1 true), <2 x i64> poison)
  %u = sitofp <2 x i64> %w to <2 x double>
  %c = getelementptr { double, i64 }, ptr %x, i64 1
  %a = load double, ptr %x
  %b = load double, ptr %c
  %l = extractelement <2 x double> %u, i32 0
  %h = extractelement <2 x double> %u, i32 1
  %al = fmul double %a, %l
  %bh = fmul double %b, %h
  %r = fmul double %al, %bh
  ret double %r
}
declare <2 x i64> @llvm.masked.gather.v2i64.v2p0(<2 x ptr>, i32, <2 x i1>, <2 x i64>)
declare void @llvm.masked.scatter.v2i64.v2p0(<2 x i64>, <2 x ptr>, i32, <2 x i1>)
