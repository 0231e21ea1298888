; request: reverse f(dup, dup) with threads
; refused: NE223 atomicrmw fmax
define void @f(ptr %x, ptr %m) {
  %v = load double, ptr %x
  %old = atomicrmw fmax ptr %m, double %v monotonic
  ret void
}
