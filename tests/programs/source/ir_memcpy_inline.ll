;! f(dup d(1.1, 0.4); dup d(0, 0)) -> active
define double @f(ptr %x, ptr %y) {
  %a = load double, ptr %x
  %b = fmul double %a, %a
  store double %b, ptr %x
  call void @llvm.memcpy.inline.p0.p0.i64(ptr %y, ptr %x, i64 16, i1 false)
  %q = getelementptr double, ptr %y, i64 1
  %c = load double, ptr %y
  %d = load double, ptr %q
  %r = fmul double %c, %d
  ret double %r
}
declare void @llvm.memcpy.inline.p0.p0.i64(ptr, ptr, i64, i1)
