;! f(dup d(1.1, 0.4)) -> active
;! gradient: [0.4, 1.1]
define double @f(ptr %x) {
  %q = getelementptr double, ptr %x, i64 1
  %c = load double, ptr %x
  %d = load double, ptr %q
  %r = fmul double %c, %d
  call void @llvm.memset.inline.p0.i64(ptr %x, i8 0, i64 16, i1 false)
  ret double %r
}
declare void @llvm.memset.inline.p0.i64(ptr, i8, i64, i1)
