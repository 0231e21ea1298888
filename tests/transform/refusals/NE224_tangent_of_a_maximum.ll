; request: forward f(dup, dup) with ptx
; refused: NE224 atomicrmw fmax
define void @f(ptr %x, ptr %m) {
  %v = load double, ptr %x
  %old = atomicrmw fmax ptr %m, double %v monotonic
  %sum = atomicrmw fadd ptr %m, double %v monotonic
  ret void
}
