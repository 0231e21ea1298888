; request: reverse f(dup, dup) with threads
; refused: NE311 membar
declare void @llvm.nvvm.membar.gl()
define void @f(ptr %x, ptr %y) {
  %v = load double, ptr %x
  store double %v, ptr %y
  call void @llvm.nvvm.membar.gl()
  %p = getelementptr double, ptr %y, i64 1
  %w = load double, ptr %p
  store double %w, ptr %x
  ret void
}
