; request: reverse f(dup) -> active
; refused: NE240 call void @free(ptr %x)
declare void @free(ptr)
define double @f(ptr %x) {
  %v = load double, ptr %x
  %w = fmul double %v, %v
  call void @free(ptr %x)
  ret double %w
}
