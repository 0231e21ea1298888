; request: reverse f(dup) with threads
; refused: NE312 ne.shfl.sync.i32
declare i32 @ne.shfl.sync.i32(i32, i32, i32, i32, i32)
define void @f(ptr %x) {
  %v = load float, ptr %x
  %b = bitcast float %v to i32
  %s = call i32 @ne.shfl.sync.i32(i32 -1, i32 0, i32 %b, i32 0, i32 31)
  %w = bitcast i32 %s to float
  %y = fmul float %w, %w
  store float %y, ptr %x
  ret void
}
