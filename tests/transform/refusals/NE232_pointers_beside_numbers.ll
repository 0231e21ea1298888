; request: reverse f(const, dup, const) -> active
; refused: NE232 call void @llvm.memcpy
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define double @f(ptr %from, ptr %to, i64 %n) {
  call void @llvm.memcpy.p0.p0.i64(ptr %to, ptr %from, i64 %n, i1 false)
  %number = getelementptr { ptr, double }, ptr %to, i64 %n, i32 1
  %v = load double, ptr %number
  %link = getelementptr { ptr, double }, ptr %to, i64 %n, i32 0
  %p = load ptr, ptr %link
  %u = load double, ptr %p
  %r = fmul double %u, %v
  ret double %r
}
