; request: reverse f(dup) with threads
; refused: NE310 grid_sync
declare void @grid_sync(i64)
define void @f(ptr %x) {
  %v = load double, ptr %x
  call void @grid_sync(i64 1)
  %w = fmul double %v, %v
  store double %w, ptr %x
  ret void
}
