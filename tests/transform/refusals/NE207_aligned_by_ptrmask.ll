; request: reverse h(dup, active, active) -> active
; refused: NE207 llvm.ptrmask
declare ptr @llvm.ptrmask.p0.i64(ptr, i64)
define double @h(ptr %raw, double %x, double %y) {
  %m = getelementptr i8, ptr %raw, i64 255
  %p = call ptr @llvm.ptrmask.p0.i64(ptr %m, i64 -256)
  store double %x, ptr %p
  %q = getelementptr double, ptr %raw, i64 6
  %v = load double, ptr %q
  %r = fmul double %v, %y
  ret double %r
}
