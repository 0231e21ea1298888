; test: reverse
; request: reverse f(dup, dup) -> const with loose_types
; run: f([1.5, -2.5, 0.5], [0.0, 0.0, 0.0])
; Of three numbers that are copied one is known to be a float: the others count as floats, too.
define void @f(ptr noalias %x, ptr noalias %y) {
  %p = getelementptr i8, ptr %x, i64 8
  %b = load double, ptr %p
  %square = fmul double %b, %b
  store double %square, ptr %p
  call void @llvm.memcpy.p0.p0.i64(ptr %y, ptr %x, i64 24, i1 false)
  ret void
}
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
