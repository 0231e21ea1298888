; request: reverse f(dup, dup, const) -> active
; refused: NE231 call void @llvm.memcpy
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define half @f(ptr %x, ptr %y, i64 %n) {
  %p = getelementptr half, ptr %x, i64 %n
  %v = load half, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 %n, i1 false)
  ret half %v
}
