; request: reverse f(dup, dup) with threads
; refused: NE221 atomicrmw
define void @f(ptr %x, ptr %y) {
  %v = load double, ptr %x
  %old = atomicrmw fadd ptr %y, double %v monotonic
  store double %old, ptr %x
  ret void
}
